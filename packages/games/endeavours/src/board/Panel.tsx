import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** What stands at the end of the title: a count, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Something that lies before the Player, with a title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
