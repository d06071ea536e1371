import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';

interface TokenProps extends PieceProps {
  readonly icon: IconDrawing;
  /** How many rounds it stays, and the like. */
  readonly left?: number;
}

/** A thing of the players' own that stands on the board: a square. */
export const Token = memo(function Token({ icon, left, ...place }: TokenProps) {
  return (
    <Piece {...place} className={styles['token']}>
      <rect x={-17} y={-17} width={34} height={34} rx={6} />
      <Emblem of={icon} size={25} />
      {left !== undefined && (
        <g transform="translate(15 15)">
          <circle r={8} />
          <text y={4}>{left}</text>
        </g>
      )}
    </Piece>
  );
});
