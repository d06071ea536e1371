import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';

interface DiamondProps extends PieceProps {
  readonly icon: IconDrawing;
}

/** Something unknown: dashed. */
export function Diamond({ icon, ...place }: DiamondProps) {
  return (
    <Piece {...place}>
      <rect className={styles['diamond']} x={-15.5} y={-15.5} width={31} height={31} rx={5} transform="rotate(45)" />
      <g className={styles['unknown']}>
        <Emblem of={icon} size={22} />
      </g>
    </Piece>
  );
}
