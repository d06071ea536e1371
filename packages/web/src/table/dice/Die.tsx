import styles from './DiceTray.module.css';

type Verdict = 'hit' | 'miss' | undefined;

/** Where the pips of each face are, in a square of 3 × 3. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** A die, as it fell. Faces beyond six are written. */
export function Die({
  face,
  verdict,
  title,
}: {
  readonly face: number;
  readonly verdict: Verdict;
  readonly title: string;
}) {
  const dots = pips[face];
  return (
    <svg
      className={`${styles['die']} ${verdict === 'miss' ? styles['missed'] : ''}`}
      viewBox="0 0 44 44"
      role="img"
      aria-label={title}
    >
      <rect x="1" y="1" width="42" height="42" rx="9" />
      {dots?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={11 + x * 11} cy={11 + y * 11} r="4" />
      ))}
      {dots === undefined && (
        <text x="22" y="29" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
