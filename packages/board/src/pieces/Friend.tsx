import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { Pips } from './badges.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { useBlows } from './use-blows.ts';

interface FriendProps extends PieceProps {
  readonly icon: IconDrawing;
  readonly health: number;
  readonly left: number;
  /** It cannot act yet. */
  readonly isIdle?: boolean;
}

/** Somebody who goes with the survivors without a seat of its own: round as they are, with a collar instead of a ring. */
export const Friend = memo(function Friend({ icon, health, left, isIdle = false, ...place }: FriendProps) {
  const blows = useBlows(left);
  return (
    <Piece {...place} className={`${styles['friend']} ${isIdle ? styles['down'] : ''}`}>
      <circle className={styles['body']} r={18} />
      <path className={styles['collar']} d="M-14.7-10.4A18 18 0 1 0 14.7-10.4M-7-16.6A18 18 0 0 1 7-16.6" />
      <Emblem of={icon} size={24} />
      <Pips y={19} most={health} left={left} />
      {blows > 0 && <circle key={blows} className={styles['blow']} r={20} />}
    </Piece>
  );
});
