import { memo, type ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon.tsx';
import styles from './Track.module.css';

/** What waits at a step of a track. */
export interface Notch {
  readonly isTurned?: boolean;
  /** Two of them. */
  readonly isDouble?: boolean;
}

interface TrackProps {
  readonly icon: IconDrawing;
  readonly tone: 'health' | 'friend' | 'warn';
  /** What is heard of it: its name, how much there is, and of how much. */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** By the number of their step. */
  readonly notches?: ReadonlyMap<number, Notch>;
  /** What it can hold stands beside what it holds. */
  readonly isShare?: boolean;
}

/** How much is left of what can be used up, step by step. */
export const Track = memo(function Track({ icon, tone, label, value, most, notches, isShare }: TrackProps) {
  const steps = Array.from({ length: most }, (_, at) => at + 1);
  return (
    <div className={styles['track']} data-tone={tone}>
      <Icon of={icon} />
      <span className={styles['steps']} role="img" aria-label={label} data-many={most > 14 || undefined}>
        {steps.map(step => {
          const notch = notches?.get(step);
          return (
            <i
              key={step}
              data-on={step <= value || undefined}
              data-mark={notch && (notch.isTurned ? 'turned' : 'waiting')}
              data-double={notch?.isDouble || undefined}
            />
          );
        })}
      </span>
      <b aria-hidden data-share={isShare}>
        {isShare ? `${value}/${most}` : value}
      </b>
    </div>
  );
});

/** The tracks of one member, one below the other. */
export function Tracks({ children }: { readonly children: ReactNode }) {
  return <div className={styles['tracks']}>{children}</div>;
}
