import { memo } from 'react';
import type { Ring } from '../face.ts';
import type { IconDrawing } from '../icon.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { SeatRing } from './SeatRing.tsx';
import { useBlows } from './use-blows.ts';

interface DiscProps extends PieceProps {
  readonly icon: IconDrawing;
  readonly ring: Ring;
  /** Its turn it is. */
  readonly isActive?: boolean;
  /** It lies stunned or cannot act. */
  readonly isDown?: boolean;
  /** When it falls, the piece flashes. */
  readonly health?: number;
}

/** A hero or survivor. */
export const Disc = memo(function Disc({
  icon,
  ring,
  isActive = false,
  isDown = false,
  health = 0,
  ...place
}: DiscProps) {
  const blows = useBlows(health);
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
      {blows > 0 && <circle key={blows} className={styles['blow']} r={22} />}
    </Piece>
  );
});
