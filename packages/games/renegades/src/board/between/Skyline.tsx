import styles from './Skyline.module.css';

/** Where stars are, and how bright. */
const stars = [
  [40, 15, 1],
  [96, 37, 0.6],
  [150, 11, 0.8],
  [214, 29, 1.2],
  [288, 9, 0.6],
  [352, 35, 0.8],
  [420, 17, 1],
  [486, 6, 0.7],
  [548, 31, 1.1],
  [610, 13, 0.6],
  [676, 39, 0.8],
  [742, 10, 1],
  [780, 28, 0.7],
] as const;

/** The arms of the dock, from left to right. */
const arms = [90, 230, 370, 510, 650, 790];

/** The world that everybody has come back to: its limb in the light, the dock above it with its lamps. */
export function Skyline() {
  return (
    <svg className={styles['skyline']} viewBox="0 0 800 240" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {stars.map(([x, y, r]) => (
        <circle key={x} className={styles['star']} cx={x} cy={y} r={r} />
      ))}
      <circle className={styles['air']} cx={400} cy={1014} r={990} />
      <circle className={styles['world']} cx={400} cy={1014} r={976} />
      <path className={styles['girder']} d="M0 50H800M0 60H800" />
      <path
        className={styles['truss']}
        d={Array.from({ length: 40 }, (_, i) => `M${i * 20} 60l10-10 10 10`).join('')}
      />
      {arms.map(x => (
        <g key={x}>
          <path className={styles['girder']} d={`M${x} 50V28M${x - 16} 28h32`} />
          <circle className={styles['lamp']} cx={x - 16} cy={25} r={2} />
          <circle className={styles['lamp']} cx={x + 16} cy={25} r={2} />
        </g>
      ))}
    </svg>
  );
}
