import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Board } from '../../field/board.ts';
import { cellUnder } from './cell-under.ts';

/** A pointer that stays this long, in milliseconds, looks. */
const patience = 350;

/** The square on which the pointer rests, or that was touched. */
export function useRest(board: Board, root: RefObject<SVGGElement | null>) {
  const [cell, setCell] = useState<number>();
  const seen = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = (next: number | undefined, wait: number) => {
    if (seen.current === next) return;
    seen.current = next;
    clearTimeout(timer.current);
    setCell(undefined);
    if (next !== undefined) timer.current = setTimeout(() => setCell(next), wait);
  };
  const listeners = {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      look(event.buttons === 0 ? cellUnder(board, root.current, event) : undefined, patience);
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerType !== 'mouse') look(cellUnder(board, root.current, event), 0);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') look(undefined, 0);
    },
  };
  return { cell, listeners };
}
