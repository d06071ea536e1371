import type { Ring } from '../face.ts';
import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { SeatRing } from './SeatRing.tsx';

interface DiscProps extends PieceProps {
  readonly icon: IconDrawing;
  readonly ring: Ring;
  /** Its turn it is. */
  readonly isActive?: boolean;
  /** It lies stunned or cannot act. */
  readonly isDown?: boolean;
}

/** A hero or survivor. */
export function Disc({ icon, ring, isActive = false, isDown = false, ...place }: DiscProps) {
  return (
    <Piece {...place} className={isDown ? styles['down'] : undefined}>
      {isActive && (
        <>
          <circle className={styles['halo']} r={29} />
          <circle className={styles['turn']} r={25} />
        </>
      )}
      <g style={{ color: `var(--seat-${ring})` }}>
        <circle className={styles['body']} r={20} />
        <SeatRing ring={ring} radius={20} />
        <Emblem of={icon} size={25} />
      </g>
    </Piece>
  );
}
