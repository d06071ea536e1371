import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { type Badges, PieceBadges } from './badges.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { polygon } from './polygon.ts';
import { useBlows } from './use-blows.ts';

interface HexProps extends PieceProps, Badges {
  readonly icon: IconDrawing;
  /** How much it has suffered: when it grows, the piece flashes. */
  readonly hurt?: number;
  readonly isStunned?: boolean;
}

const outer = polygon(6, 21.5);

/** A known enemy. Hurt ones are cracked, stunned ones hollow. */
export const Hex = memo(function Hex({ icon, hurt = 0, isStunned = false, count, intent, ...place }: HexProps) {
  const blows = useBlows(-hurt) + (place.isLeaving ? 1 : 0);
  return (
    <Piece {...place} className={isStunned ? styles['stunned'] : styles['enemy']}>
      <path className={styles['hex']} d={outer} />
      <g className={styles['emblem']}>
        <Emblem of={icon} size={27} />
      </g>
      {hurt > 0 && <path className={styles['crack']} d="M-19 6l9-3 4 6 9-5 5 6 10-4" />}
      {isStunned && <path className={styles['stars']} d="M-12-24a12 4 0 1 1 24 0a12 4 0 1 1-24 0" />}
      {blows > 0 && <path key={blows} className={styles['blow']} d={outer} />}
      <PieceBadges size={place.size} count={count} intent={intent} />
    </Piece>
  );
});
