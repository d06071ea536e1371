import { type ReactNode, useRef } from 'react';
import { Icon, type IconDrawing } from '../icon.tsx';
import type { Point } from '../shapes/geometry.ts';
import styles from './pieces.module.css';
import { placedAt, useTravel } from './use-travel.ts';

/** Every shape is drawn with this radius and then scaled. */
const drawnRadius = 20;

/** What all pieces are given. */
export interface PieceProps {
  readonly x: number;
  readonly y: number;
  /** Its radius. */
  readonly size: number;
  /** What it passes on its way here from where it was, if it does not go straight. */
  readonly via?: readonly Point[] | undefined;
  /** Without one it is hidden from screen readers. */
  readonly name?: string | undefined;
  /** It has gone, and fades. */
  readonly isLeaving?: boolean | undefined;
}

interface Body extends PieceProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A piece at its place: it travels when that changes, appears, and fades. */
export function Piece({ x, y, size, via, name, isLeaving = false, className, children }: Body) {
  const body = useRef<SVGGElement>(null);
  const scale = size / drawnRadius;
  useTravel(body, { x, y, scale }, via);
  const isFar = via !== undefined && via.length > 1;
  return (
    <g
      ref={body}
      className={isFar ? `${styles['piece']} ${styles['far']}` : styles['piece']}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{ transform: placedAt({ x, y }, scale) }}
    >
      <g className={`${styles[isLeaving ? 'leaving' : 'present']} ${className ?? ''}`}>{children}</g>
    </g>
  );
}

/** An icon in the middle of a piece. */
export function Emblem({ of: drawing, size }: { readonly of: IconDrawing; readonly size: number }) {
  return <Icon of={drawing} x={-size / 2} y={-size / 2} width={size} height={size} />;
}
