import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { type Badges, PieceBadges } from './badges.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { polygon } from './polygon.ts';
import { useBlows } from './use-blows.ts';

interface GiantProps extends PieceProps, Pick<Badges, 'intent'> {
  readonly icon: IconDrawing;
  /** What it starts with, and what is left of it. */
  readonly health: number;
  readonly left: number;
  readonly isStunned?: boolean;
  /** It does nothing yet, and nobody can do anything to it. */
  readonly isAsleep?: boolean;
}

const body = polygon(6, 16.5);

/** An enemy that towers over the rest: in a ring that shows how much Health is left, with the number below. */
export const Giant = memo(function Giant(props: GiantProps) {
  const { icon, health, left, isStunned = false, isAsleep = false, intent, ...place } = props;
  const blows = useBlows(left) + (place.isLeaving ? 1 : 0);
  const look = isAsleep ? styles['asleep'] : isStunned ? styles['stunned'] : styles['enemy'];
  return (
    <Piece {...place} className={look}>
      <circle className={styles['socket']} r={20} />
      <circle
        className={styles['life']}
        r={20}
        pathLength={100}
        strokeDasharray={`${(100 * left) / Math.max(1, health)} 100`}
        transform="rotate(-90)"
      />
      <path className={styles['hex']} d={body} />
      <g className={styles['emblem']}>
        <Emblem of={icon} size={22} />
      </g>
      {isStunned && <path className={styles['stars']} d="M-10-20a10 3.4 0 1 1 20 0a10 3.4 0 1 1-20 0" />}
      {isAsleep && <path className={styles['doze']} d="M8-20h6l-6 6h6M16-27h5l-5 5h5" />}
      {blows > 0 && <path key={blows} className={styles['blow']} d={body} />}
      <g transform="translate(-4.5 -4) scale(0.62)">
        <PieceBadges size={place.size} intent={intent} />
      </g>
      {!isAsleep && (
        <g className={styles['count']} transform={`translate(0 19) scale(${Math.max(0.75, 13 / place.size)})`}>
          <rect x={-10} y={-7.5} width={20} height={15} rx={7.5} />
          <text y={4.5}>{left}</text>
        </g>
      )}
    </Piece>
  );
});
