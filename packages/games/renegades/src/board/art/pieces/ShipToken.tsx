import { Piece, type PieceProps, SeatRing } from '@starboard/board';
import { type GridDirection, gridDirections } from '@starboard/space';
import { memo } from 'react';
import type { FighterRace, ShipId } from '../../../types.ts';
import { fighterHulls, type Hull, hulls } from './hulls.ts';
import { hexagon, type Sided, tintOf } from './side.ts';
import styles from './Vessels.module.css';

interface ShipTokenProps extends PieceProps, Sided {
  readonly ship: ShipId;
  readonly facing: GridDirection;
  /** Its turn it is. */
  readonly isActive?: boolean;
  /** RDA-SHIP-10: its shields are gone, the hull side is up. */
  readonly isBare?: boolean;
}

/** One of the four ships, turned the way it faces; the notch on its base points ahead. */
export const ShipToken = memo(function ShipToken(props: ShipTokenProps) {
  const { ship, facing, ring, isFoe = false, isActive = false, isBare = false, ...place } = props;
  return (
    <Piece {...place}>
      <g className={styles['vessel']} style={{ color: tintOf({ ring, isFoe }) }}>
        {isActive && <circle className={styles['turn']} r={25} />}
        {isFoe ? <path className={styles['base']} d={hexagon} /> : <circle className={styles['base']} r={20} />}
        {isFoe ? <path className={styles['frame']} d={hexagon} /> : <SeatRing ring={ring ?? 1} radius={20} />}
        <g transform={turnedTo(facing)}>
          <path className={styles['ahead']} d="M-4 -21L0 -27L4 -21Z" />
          <Vessel of={hulls[ship]} />
        </g>
        {isBare && <path className={styles['crack']} d="M-16 6l7-3 3 5 7-4 4 5 11-4" />}
      </g>
    </Piece>
  );
});

/** Hulls are drawn as they face north. */
export function turnedTo(facing: GridDirection): string {
  return `rotate(${gridDirections.indexOf(facing) * 45})`;
}

interface FighterTokenProps extends PieceProps {
  readonly race: FighterRace;
  readonly damage?: number;
}

/** A fighter of the program's. */
export const FighterToken = memo(function FighterToken({ race, damage = 0, ...place }: FighterTokenProps) {
  return (
    <Piece {...place}>
      <path className={styles['enemyBase']} d={hexagon} />
      <g className={styles['fighter']}>
        <Vessel of={fighterHulls[race]} />
      </g>
      {damage > 0 && <path className={styles['crack']} d="M-17 6l8-3 4 5 7-4 5 5 9-4" />}
    </Piece>
  );
});

function Vessel({ of: { hull, lit, line, engines } }: { readonly of: Hull }) {
  return (
    <>
      <path className={styles['hull']} d={hull} />
      <path className={styles['lit']} d={lit} />
      <path className={styles['line']} d={line} />
      <path className={styles['engines']} d={engines} />
    </>
  );
}
