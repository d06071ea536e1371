import { useId } from 'react';
import type { Cover } from '../shelf.ts';
import styles from './cover.module.css';

/** The picture of a game, 320 wide and 180 high; a night sky until it has come in. */
export function CoverFrame({ scene: Scene }: { readonly scene?: Cover['Scene'] | undefined }) {
  const id = useId();
  return (
    <svg className={styles['cover']} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {Scene && <Scene id={id} />}
    </svg>
  );
}
