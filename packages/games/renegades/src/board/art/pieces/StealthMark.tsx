import styles from './Faces.module.css';

/** RDA-STEALTH-03: a mask at the shoulder of whoever hides, in the space of a piece. */
export function StealthMark() {
  return (
    <g className={styles['stealth']} transform="translate(-14 -14)">
      <circle r={8.5} />
      <path d="M-6 -3C-3 -4.5 -1 -3.5 0 -3C1 -3.5 3 -4.5 6 -3C6.5 1 4.5 4 2.5 4C1 4 0.5 2.5 0 1.5C-0.5 2.5 -1 4 -2.5 4C-4.5 4 -6.5 1 -6 -3ZM-4.5 -1L-1.5 0L-4 1ZM4.5 -1L1.5 0L4 1Z" />
    </g>
  );
}
