import brain from 'icon:brain';
import hearts from 'icon:hearts';
import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { SurvivorView } from '../../view.ts';
import styles from './Track.module.css';

/** ETS-RESOLVE-15 */
const fullResolve = 10;

interface TracksProps {
  readonly survivor: SurvivorView;
  readonly say: Formatter;
}

/** Health and Resolve, with the hidden cards at their numbers. */
export const Tracks = memo(function Tracks({
  survivor: { health, fullHealth, resolve, resolveCards },
  say,
}: TracksProps) {
  const hidden = resolveCards.filter(({ shown }) => !shown).map(({ number }) => number);
  const turned = resolveCards.filter(({ shown }) => shown).map(({ number }) => number);
  const numbers = hidden.toSorted((a, b) => a - b).join(', ');
  const params = { value: resolve, most: fullResolve, numbers };
  return (
    <div className={styles['tracks']}>
      <div className={styles['track']} data-kind="health">
        <Icon of={hearts} />
        <Segments
          label={say({
            key: 'face.track',
            params: { name: say({ key: 'face.health' }), value: health, most: fullHealth },
          })}
          value={health}
          most={fullHealth}
        />
        <b>{health}</b>
      </div>
      <div className={styles['track']} data-kind="resolve">
        <Icon of={brain} />
        <Segments
          label={
            numbers === ''
              ? say({
                  key: 'face.track',
                  params: { name: say({ key: 'face.resolve' }), value: resolve, most: fullResolve },
                })
              : say({ key: 'face.track.cards', params })
          }
          value={resolve}
          most={fullResolve}
          hidden={hidden}
          turned={turned}
        />
        <b>{resolve}</b>
      </div>
    </div>
  );
});

interface SegmentsProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Where cards wait, and where they have been turned. */
  readonly hidden?: readonly number[];
  readonly turned?: readonly number[];
}

function Segments({ label, value, most, hidden = [], turned = [] }: SegmentsProps) {
  return (
    <span className={styles['segments']} role="img" aria-label={label}>
      {Array.from({ length: most }, (_, at) => {
        const number = at + 1;
        const mark = hidden.includes(number) ? 'hidden' : turned.includes(number) ? 'turned' : undefined;
        const isDouble = hidden.filter(each => each === number).length > 1;
        return (
          <i key={number} data-on={at < value || undefined} data-mark={mark} data-double={isDouble || undefined} />
        );
      })}
    </span>
  );
}
