import type { Formatter } from '@starboard/kernel/text';
import { nameOfSupport } from '../../show/figures.ts';
import type { Support } from '../../types.ts';
import styles from './SupportSign.module.css';

/** Steady and pulsed current, fission, fusion, antimatter: within 16 by 16. */
const signs: { readonly [support in Support]: string } = {
  E: 'M2 5H14M2 11H5M6.500 11H9.500M11 11H14',
  U: 'M1 11H4V5H8V11H12V5H15',
  X: 'M8 8L8 2A6 6 0 0 1 13.200 5ZM8 8L2.800 11A6 6 0 0 1 2.800 5ZM8 8L13.200 11A6 6 0 0 1 8 14Z',
  F: 'M5 8A3 3 0 1 0 11 8A3 3 0 1 0 5 8ZM1 8H4M12 8H15M8 1V4M8 12V15',
  A: 'M8 2L14 13H2ZM5 9.500H11',
};

/** The sign of a support, and its name. */
export function SupportSign({ support, say }: { readonly support: Support; readonly say: Formatter }) {
  return (
    <span className={styles['support']}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[support]} />
      </svg>
      {say(nameOfSupport(support))}
    </span>
  );
}
