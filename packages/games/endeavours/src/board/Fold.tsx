import { type ReactNode, useId, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** Before the title: how it stands. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** At the end of the line; what is there can be touched by itself. */
  readonly aside?: ReactNode;
  readonly look?: string | undefined;
  /** It stands open, because something is to be chosen inside. */
  readonly isHeldOpen?: boolean;
  readonly children: ReactNode;
}

/** Lines that open, under a title. */
export function Folds({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['group']}>
      <h3>{title}</h3>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}

/** A line of a list that opens to tell more. */
export function Fold({ mark, title, aside, look, isHeldOpen = false, children }: FoldProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isHeldOpen;
  return (
    <li className={styles['fold']} data-look={look} data-open={isOpen || undefined}>
      <div className={styles['line']}>
        <button
          type="button"
          className={styles['title']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
        >
          {mark}
          <span>{title}</span>
        </button>
        {aside}
      </div>
      <div id={id} className={styles['inside']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}

/** The last line inside: a few small facts. */
export function FoldFacts({ children }: { readonly children: ReactNode }) {
  return <p className={styles['facts']}>{children}</p>;
}
