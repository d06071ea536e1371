import type { ReactNode } from 'react';
import styles from './SignList.module.css';

interface SignListProps {
  /** What the list is. */
  readonly label: string;
  readonly signs: readonly { readonly name: string; readonly sign: ReactNode; readonly meaning: string }[];
}

/** Signs and what they mean, on one line as far as there is room. */
export function SignList({ label, signs }: SignListProps) {
  return (
    <ul className={styles['signs']} aria-label={label}>
      {signs.map(({ name, sign, meaning }) => (
        <li key={name}>
          {sign}
          {meaning}
        </li>
      ))}
    </ul>
  );
}

/** A small drawing of 16 by 14. */
export function SmallSign({ children }: { readonly children: ReactNode }) {
  return (
    <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden>
      {children}
    </svg>
  );
}
