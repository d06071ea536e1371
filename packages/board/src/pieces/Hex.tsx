import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { polygon } from './polygon.ts';

interface HexProps extends PieceProps {
  readonly icon: IconDrawing;
  readonly isHurt?: boolean;
  readonly isStunned?: boolean;
}

const outer = polygon(6, 21.5);

/** A known enemy. Hurt ones are cracked, stunned ones hollow. */
export function Hex({ icon, isHurt = false, isStunned = false, ...place }: HexProps) {
  return (
    <Piece {...place} className={isStunned ? styles['stunned'] : styles['enemy']}>
      <path className={styles['hex']} d={outer} />
      <g className={styles['emblem']}>
        <Emblem of={icon} size={27} />
      </g>
      {isHurt && <path className={styles['crack']} d="M-19 6l9-3 4 6 9-5 5 6 10-4" />}
      {isStunned && <path className={styles['stars']} d="M-12-24a12 4 0 1 1 24 0a12 4 0 1 1-24 0" />}
    </Piece>
  );
}
