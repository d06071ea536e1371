import { Emblem, type IconDrawing, Piece, type PieceProps, type Ring, SeatRing, useBlows } from '@starboard/board';
import { memo } from 'react';
import styles from './Figures.module.css';
import type { Badge } from './signs.ts';

interface HeroFigureProps extends PieceProps {
  readonly icon: IconDrawing;
  readonly ring: Ring;
  /** Wounds that it can still take. */
  readonly left: number;
  readonly isHurt: boolean;
  readonly isActive: boolean;
  readonly isDown: boolean;
  readonly hasActed: boolean;
  readonly badges: readonly Badge[];
}

/** A hero: a disc with the ring of its seat. Whoever is unconscious lies. */
export const HeroFigure = memo(function HeroFigure(props: HeroFigureProps) {
  const { icon, ring, left, isHurt, isActive, isDown, hasActed, badges, ...place } = props;
  const blows = useBlows(left);
  const colour = { color: `var(--seat-${ring})` };
  if (isDown) {
    return (
      <Piece {...place} className={styles['fallen']}>
        <g style={colour}>
          <ellipse className={styles['body']} rx={23} ry={13} />
          <ellipse className={styles['lying']} rx={23} ry={13} />
          <g transform="rotate(90) scale(.8)">
            <Emblem of={icon} size={25} />
          </g>
          <path className={styles['cross']} d="M15-19l8 8m0-8-8 8" />
        </g>
      </Piece>
    );
  }
  return (
    <Piece {...place}>
      {isActive && (
        <>
          <circle className={styles['halo']} r={31} />
          <circle className={styles['turn']} r={26} />
        </>
      )}
      <circle className={styles['foot']} cx={2} cy={3.5} r={21} />
      <g style={colour} className={hasActed && !isActive ? styles['acted'] : undefined}>
        <circle className={styles['body']} r={20.5} />
        <SeatRing ring={ring} radius={20} />
        <Emblem of={icon} size={25} />
      </g>
      {blows > 0 && <circle key={blows} className={styles['blow']} r={22} />}
      <Left of={left} size={place.size} isHurt={isHurt} look="heart" />
      <Badges of={badges} size={place.size} />
    </Piece>
  );
});

const hexagon = 'M0-21.5 18.6-10.7V10.7L0 21.5-18.6 10.7V-10.7Z';

interface FoeFigureProps extends PieceProps {
  readonly icon: IconDrawing;
  /** Wounds that it can still take, if it is more than one. */
  readonly left: number;
  readonly tough: number;
  readonly isShaken: boolean;
  readonly hasActed: boolean;
  readonly isBoss: boolean;
  readonly badges: readonly Badge[];
}

/** One model of an enemy unit: a hexagon, hollow if it is Shaken, dim if it has acted. */
export const FoeFigure = memo(function FoeFigure(props: FoeFigureProps) {
  const { icon, left, tough, isShaken, hasActed, isBoss, badges, ...place } = props;
  const blows = useBlows(left) + (place.isLeaving ? 1 : 0);
  const look = [isShaken ? styles['shakenFoe'] : styles['foe'], hasActed ? styles['acted'] : ''].join(' ');
  return (
    <Piece {...place}>
      <path className={styles['foot']} d={hexagon} transform="translate(2 3.5)" />
      <g className={look}>
        {isBoss && <path className={styles['crest']} d={hexagon} transform="scale(1.18)" />}
        <path className={styles['hex']} d={hexagon} />
        <Emblem of={icon} size={26} />
      </g>
      {blows > 0 && <path key={blows} className={styles['blow']} d={hexagon} />}
      {tough > 1 && <Left of={left} size={place.size} isHurt={left < tough} look="shell" />}
      <Badges of={badges} size={place.size} />
    </Piece>
  );
});

/** Badges are as large on all figures, however large those are. */
function evenly(size: number): number {
  return Math.min(1, 19 / size);
}

interface LeftProps {
  readonly of: number;
  readonly size: number;
  readonly isHurt: boolean;
  readonly look: 'heart' | 'shell';
}

/** How many wounds somebody can still take. */
function Left({ of, size, isHurt, look }: LeftProps) {
  return (
    <g transform={`translate(0 20) scale(${evenly(size)})`}>
      <g className={`${styles['left']} ${styles[look]} ${isHurt ? styles['hurt'] : ''}`}>
        <rect x={-9.5} y={-7} width={19} height={14} rx={7} />
        <text y={4.4}>{of}</text>
      </g>
    </g>
  );
}

/** From the right shoulder on around. */
function Badges({ of, size }: { readonly of: readonly Badge[]; readonly size: number }) {
  return of.map(({ what, icon }, at) => {
    const angle = -0.75 + at * 0.72;
    return (
      <g key={what} transform={`translate(${Math.cos(angle) * 24} ${Math.sin(angle) * 24}) scale(${evenly(size)})`}>
        <g className={`${styles['badge']} ${styles[what] ?? ''}`}>
          <circle r={8.5} />
          <Emblem of={icon} size={13} />
        </g>
      </g>
    );
  });
}
