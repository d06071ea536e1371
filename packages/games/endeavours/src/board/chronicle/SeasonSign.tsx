import type { Season } from '../../types.ts';
import styles from './SeasonSign.module.css';

/** How active the Sun is: the bars of a season, so that it is told without its colour. */
export const heights: { readonly [season in Season]: number } = { blue: 1, yellow: 2, red: 3 };

/** The season as one, two or three bars. */
export function SeasonSign({ season, title }: { readonly season: Season; readonly title: string }) {
  return (
    <svg className={styles['sign']} data-season={season} viewBox="0 0 12 12" role="img" aria-label={title}>
      <title>{title}</title>
      {[1, 2, 3].map(bar => (
        <rect
          key={bar}
          x={(bar - 1) * 4 + 0.5}
          y={12 - bar * 4}
          width="3"
          height={bar * 4}
          data-on={bar <= heights[season] || undefined}
        />
      ))}
    </svg>
  );
}
