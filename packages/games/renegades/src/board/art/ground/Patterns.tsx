import { lump, strewn } from '../path.ts';
import { square } from '../square.ts';
import styles from './Ground.module.css';

/** What ground, decks and water are made of, so that their kinds are told apart without their hues. */
export function Patterns({ id }: { readonly id: string }) {
  const tiled = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <radialGradient id={`${id}soft`}>
        <stop className={styles['driftMiddle']} offset="0" />
        <stop className={styles['driftRim']} offset="1" />
      </radialGradient>
      <pattern id={`${id}grain`} width={280} height={280} {...tiled}>
        <path className={styles['grain']} d={grain} />
      </pattern>
      <pattern id={`${id}paving`} width={square} height={square} {...tiled}>
        <path className={styles['paving-joints']} d="M0 20h40M20 0v20M0 40h40M40 20v20M0 20v20" />
      </pattern>
      <pattern id={`${id}deck`} width={square * 2} height={square * 2} {...tiled}>
        <path className={styles['plates']} d="M3 3h34v34h-34zM43 43h34v34h-34z" />
        <path className={styles['joints']} d="M3 3h34v34h-34zM43 3h34v34h-34zM3 43h34v34h-34zM43 43h34v34h-34z" />
      </pattern>
      <pattern id={`${id}beams`} width={square} height={square} {...tiled}>
        <path className={styles['beams']} d="M0 10h40M0 30h40" />
      </pattern>
      <pattern id={`${id}waves`} width={40} height={20} {...tiled}>
        <path className={styles['waves']} d="M2 7q5-5 10 0t10 0M24 16q4-4 8 0t8 0" />
      </pattern>
      <pattern id={`${id}rough`} width={8} height={8} {...tiled} patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0v8" />
      </pattern>
      <pattern id={`${id}solid`} width={8} height={8} {...tiled} patternTransform="rotate(-45)">
        <path className={styles['solid']} d="M0 0v8" />
      </pattern>
      <pattern id={`${id}strata`} width={40} height={10} {...tiled}>
        <path className={styles['strata']} d="M0 5h26M32 5h4" />
      </pattern>
      <pattern id={`${id}danger`} width={10} height={10} {...tiled}>
        <path className={styles['crosses']} d="M2.5 2.5l4 4m0-4-4 4" />
      </pattern>
    </>
  );
}

/** Small stones. None crosses the rim of its pattern, where it would be cut. */
const grain = strewStones(280);

function strewStones(side: number): string {
  const next = strewn(11);
  const at = () => 4 + next() * (side - 8);
  return Array.from({ length: 46 }, () => lump({ x: at(), y: at() }, 0.8 + next() * 1.8, 5, next)).join('');
}
