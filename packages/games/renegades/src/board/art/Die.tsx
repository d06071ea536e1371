import styles from './Die.module.css';

interface DieProps {
  /** From 1 to 6. */
  readonly value: number;
  /** RDA-ATTACK-05, 08: attackers roll red dice, defenders black ones. */
  readonly side: 'red' | 'black';
  /** It was taken away, or is held in hand. */
  readonly state?: 'lost' | 'held' | undefined;
  /** Its name for those who do not see it; without one it is hidden from them. */
  readonly title?: string;
}

const pips: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die as it lies. Red ones are full, black ones have a rim: they differ without their hues. */
export function Die({ value, side, state, title }: DieProps) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg className={`${styles['die']} ${styles[side]}`} data-state={state} viewBox="-24 -24 48 48" {...naming}>
      <rect className={styles['body']} x={-21} y={-21} width={42} height={42} rx={9} />
      <path className={styles['gleam']} d="M-19 -12A7 7 0 0 1 -12 -19H12A7 7 0 0 1 19 -12C10 -15 -10 -15 -19 -12Z" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles['pip']} cx={x * 11} cy={y * 11} r={4.2} />
      ))}
    </svg>
  );
}
