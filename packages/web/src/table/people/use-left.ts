import type { SeatFace } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A seat that another person had, and a bot has now. */
export interface Left {
  readonly seat: SeatId;
  readonly name: string;
}

/** Which of the others have given up or handed their seats to a bot while one looked on, until somebody sits there again. */
export function useLeft(seats: readonly SeatFace[]) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const before = useRef(seats);
  useEffect(() => {
    const had = before.current;
    before.current = seats;
    setLeft(known => leftAfter(known, had, seats));
  }, [seats]);
  return { left, dismiss: useCallback(() => setLeft([]), []) };
}

export function leftAfter(
  known: readonly Left[],
  before: readonly SeatFace[],
  now: readonly SeatFace[],
): readonly Left[] {
  const bots = new Set(now.filter(({ held }) => held === 'bot').map(({ id }) => id));
  const kept = known.filter(({ seat }) => bots.has(seat));
  const gone = before.filter(({ id, held, isYours }) => held === 'person' && !isYours && bots.has(id));
  if (gone.length === 0 && kept.length === known.length) return known;
  return [...kept, ...gone.map(({ id, name }) => ({ seat: id, name }))];
}
