import { memo } from 'react';
import type { IconDrawing } from '../icon.tsx';
import { Pips } from './badges.tsx';
import { Emblem, Piece, type PieceProps } from './Piece.tsx';
import styles from './pieces.module.css';
import { polygon } from './polygon.ts';

/** Objectives by colour: each has its sign, so that none needs to be told by its hue. */
export type Objective = 'green' | 'red' | 'blue';

const signs: { readonly [O in Objective]: string } = {
  green: 'M0-10 10 8H-10Z',
  red: 'M-8-8H8V8H-8Z',
  blue: 'M0-9.5A9.5 9.5 0 1 1-.1-9.5Z',
};

interface PlateProps extends PieceProps {
  readonly kind: Objective;
  /** It has been reached or used: a tick, and quiet. */
  readonly isDone?: boolean;
  /** What it is; without one it is told by its colour's sign alone. */
  readonly icon?: IconDrawing | undefined;
  /** Of one that can be destroyed. */
  readonly health?: { readonly most: number; readonly left: number } | undefined;
}

/** A mission objective. */
export const Plate = memo(function Plate({ kind, isDone = false, icon, health, ...place }: PlateProps) {
  return (
    <Piece {...place} className={isDone ? styles['done'] : undefined}>
      <g style={{ color: `var(--obj-${kind})` }}>
        <path className={styles['plate']} d="M-17-10l7-7H10l7 7V10l-7 7H-10l-7-7Z" />
        {icon === undefined ? (
          <path fill="currentColor" d={signs[kind]} />
        ) : (
          <>
            <Emblem of={icon} size={24} />
            <g transform="translate(14 14)">
              <circle className={styles['corner']} r={7} />
              <path fill="currentColor" d={signs[kind]} transform="scale(0.42)" />
            </g>
          </>
        )}
        {health && !isDone && <Pips y={-17} {...health} />}
        {isDone && <path className={icon ? styles['bigTick'] : styles['tick']} d="m-7 0 5 5 9-10" />}
      </g>
    </Piece>
  );
});

const pentagon = polygon(5, 21);

/** An objective with a number. */
export function Pentagon({ number, ...place }: PieceProps & { readonly number: number | string }) {
  return (
    <Piece {...place}>
      <path className={styles['pentagon']} d={pentagon} />
      <text className={styles['number']} y={7}>
        {number}
      </text>
    </Piece>
  );
}
