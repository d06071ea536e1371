import type { Flow, SeatId, Showing } from '@starboard/kernel';
import type { Renegades, TextKey } from '../../types.ts';

/** A square that somebody picks; where there is but one it is that, and nobody is asked. */
export function* pickSquare(
  t: Renegades,
  seat: SeatId,
  name: TextKey,
  space: string,
  squares: readonly number[],
  showing: Showing<never, TextKey> = {},
): Flow<number> {
  return squares.length === 1 ? squares[0]! : yield* t.pickPlace(seat, name, space, runsOf(squares), showing);
}

/** More than there are poses. */
const isPlace = new Uint8Array(16_384);

/** Places as a question wants them: runs `[first, count, …]` in rising order. */
export function runsOf(places: readonly number[]): number[] {
  let first = isPlace.length;
  let last = -1;
  for (const place of places) {
    isPlace[place] = 1;
    if (place < first) first = place;
    if (place > last) last = place;
  }
  const runs: number[] = [];
  let next = -1;
  for (let place = first; place <= last; place++) {
    if (isPlace[place] === 0) continue;
    isPlace[place] = 0;
    if (place === next) runs[runs.length - 1]!++;
    else runs.push(place, 1);
    next = place + 1;
  }
  return runs;
}
