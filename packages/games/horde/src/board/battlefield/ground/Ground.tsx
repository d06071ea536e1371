import { memo, useId } from 'react';
import styles from '../Battlefield.module.css';
import { inch } from '../drawing.ts';

/** The lines of the rule stand so far apart, in inches. */
const division = 6;

/** The table itself: its ground, a dot for each inch, and a rule along its edges. */
export const Ground = memo(function Ground({ side }: { readonly side: number }) {
  const id = useId();
  const length = side * inch;
  const numbers = Array.from({ length: side / division - 1 }, (_, at) => (at + 1) * division);
  return (
    <g className={styles['still']}>
      <radialGradient id={`${id}light`}>
        <stop className={styles['middle']} offset="0" />
        <stop className={styles['rim']} offset="1" />
      </radialGradient>
      <pattern id={`${id}dots`} width={inch} height={inch} patternUnits="userSpaceOnUse">
        <circle className={styles['dot']} cx={0} cy={0} r={1} />
        <circle className={styles['dot']} cx={inch} cy={0} r={1} />
        <circle className={styles['dot']} cx={0} cy={inch} r={1} />
        <circle className={styles['dot']} cx={inch} cy={inch} r={1} />
      </pattern>
      <rect className={styles['table']} width={length} height={length} rx={6} fill={`url(#${id}light)`} />
      <rect width={length} height={length} fill={`url(#${id}dots)`} />
      <path
        className={styles['grid']}
        d={numbers.map(at => `M${at * inch} 0V${length}M0 ${at * inch}H${length}`).join('')}
      />
      <rect className={styles['edge']} width={length} height={length} rx={6} />
      {numbers.map(at => (
        <g key={at} className={styles['rule']}>
          <text x={at * inch} y={-8}>{`${at}″`}</text>
          <text x={at * inch} y={length + 17}>{`${at}″`}</text>
          <text x={-13} y={at * inch + 4}>{`${at}″`}</text>
          <text x={length + 13} y={at * inch + 4}>{`${at}″`}</text>
        </g>
      ))}
    </g>
  );
});
