import type { Point } from '@starboard/board';
import styles from './Lines.module.css';

interface TagProps {
  readonly at: Point;
  readonly look: 'length' | 'clear' | 'cover' | 'blocked' | 'range';
  /** By how many pixels it stands aside of its place, whatever the distance. */
  readonly aside?: Point;
  readonly children: string;
}

/** About how wide a letter is. */
const letter = 7.1;

/** A few words on the table that can be read at any distance. */
export function Tag({ at, look, aside = { x: 0, y: 0 }, children }: TagProps) {
  const width = children.length * letter + 14;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={`${styles['tag']} ${styles[`${look}Tag`] ?? ''}`}>
        <g transform={`translate(${aside.x} ${aside.y})`}>
          <rect x={-width / 2} y={-11} width={width} height={22} rx={6} />
          <text y={4.5}>{children}</text>
        </g>
      </g>
    </g>
  );
}
