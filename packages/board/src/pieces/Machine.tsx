import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';

interface MachineProps extends PieceProps {
  readonly icon: IconDrawing;
  /** Somebody sits in it: then it is a frame around them. */
  readonly isManned: boolean;
  readonly isPowered: boolean;
}

const frame = 'M-20-11l9-9H11l9 9V11l-9 9H-11l-9-9Z';

/** A machine that somebody can sit in: hollow without power, with a bolt while it has some. */
export const Machine = memo(function Machine({ icon, isManned, isPowered, ...place }: MachineProps) {
  return (
    <Piece {...place} className={`${styles['machine']} ${isPowered ? styles['powered'] : ''}`}>
      <path className={styles['arms']} d="M-20-5h-5v13l4 4M20-5h5v13l-4 4" />
      <path className={styles['frame']} d={frame} />
      {!isManned && <Emblem of={icon} size={29} />}
      {isPowered && (
        <g transform="translate(17 17)">
          <circle className={styles['spark']} r={7.5} />
          <path className={styles['bolt']} d="M1.4-5-3.4 1H-.4L-1.6 5 3.4-1.4H.4Z" />
        </g>
      )}
    </Piece>
  );
});
