import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon.tsx';
import styles from './pieces.module.css';

/** Every shape is drawn with this radius and then scaled. */
const drawnRadius = 20;

/** What all pieces are given. */
export interface PieceProps {
  readonly x: number;
  readonly y: number;
  /** Its radius. */
  readonly size: number;
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
export function Piece({ x, y, size, name, isLeaving = false, className, children }: Body) {
  return (
    <g
      className={styles['piece']}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size / drawnRadius})` }}
    >
      <g className={`${styles[isLeaving ? 'leaving' : 'present']} ${className ?? ''}`}>{children}</g>
    </g>
  );
}

/** An icon in the middle of a piece. */
export function Emblem({ of: drawing, size }: { readonly of: IconDrawing; readonly size: number }) {
  return <Icon of={drawing} x={-size / 2} y={-size / 2} width={size} height={size} />;
}
