import { memo } from 'react';
import { Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';

interface NoiseMarkProps extends PieceProps {
  readonly level: number;
  /** It does not end: a second ring stays around it. */
  readonly isLasting?: boolean;
}

/** A noise and how loud it is. A new one, or a louder one, sends out one ring. */
export const NoiseMark = memo(function NoiseMark({ level, isLasting = false, ...place }: NoiseMarkProps) {
  return (
    <Piece {...place} className={styles['noise']}>
      {!place.isLeaving && <circle key={level} className={styles['ripple']} r={12} />}
      <circle className={styles['source']} r={12} />
      <path d="M-15.5-7a17 17 0 0 0 0 14M15.5-7a17 17 0 0 1 0 14M-20-9.5a22 22 0 0 0 0 19M20-9.5a22 22 0 0 1 0 19" />
      {isLasting && <circle className={styles['lasting']} r={15.5} />}
      <text y={5}>{level}</text>
    </Piece>
  );
});
