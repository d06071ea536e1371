import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { type Badges, PieceBadges } from './badges.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';

interface DiamondProps extends PieceProps, Badges {
  readonly icon: IconDrawing;
  readonly isStunned?: boolean;
}

/** Something unknown: dashed. */
export const Diamond = memo(function Diamond({ icon, isStunned = false, count, intent, ...place }: DiamondProps) {
  return (
    <Piece {...place} className={isStunned ? styles['down'] : undefined}>
      <rect className={styles['diamond']} x={-15.5} y={-15.5} width={31} height={31} rx={5} transform="rotate(45)" />
      <g className={styles['unknown']}>
        <Emblem of={icon} size={22} />
      </g>
      {isStunned && <path className={styles['stars']} d="M-10-22a10 3.4 0 1 1 20 0a10 3.4 0 1 1-20 0" />}
      <PieceBadges size={place.size} count={count} intent={intent} />
    </Piece>
  );
});
