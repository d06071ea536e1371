import type { SeatFace } from '@starboard/board';
import { useFading } from '@starboard/board';
import { memo, useMemo } from 'react';
import type { Board } from '../../field/board.ts';
import type { View } from '../../view.ts';
import styles from './Marks.module.css';
import { groundPieces, orbitPieces, thingPieces } from './piece-list.tsx';

interface PiecesProps {
  readonly view: View;
  readonly board: Board;
  readonly seats: readonly SeatFace[];
}

/** Everything on a board that may move or go. The list of places speaks of it, so it says nothing itself. */
export const Pieces = memo(function Pieces({ view, board, seats }: PiecesProps) {
  const pieces = useMemo(
    () => [
      ...thingPieces(view, board),
      ...(board.name === 'orbit' ? orbitPieces(view, board, seats) : groundPieces(view, board, seats)),
    ],
    [view, board, seats],
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className={styles['still']} aria-hidden="true">
      {useFading(pieces)}
    </g>
  );
});
