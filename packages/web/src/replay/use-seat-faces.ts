import type { Ring, SeatFace } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import { useMemo } from 'react';
import { useWord } from '../words/words.tsx';
import type { People } from './source.ts';

const rings: readonly Ring[] = [1, 2, 3, 4, 5, 6];

/** The seats as they were held. Who did is not always known, but somebody did. */
export function useSeatFaces(seats: readonly SeatId[], people: People): readonly SeatFace[] {
  const word = useWord();
  return useMemo(
    () =>
      seats.map((id, at) => ({
        id,
        ring: rings[at % rings.length] ?? 1,
        name: people[id]?.name || word('replay.somebody'),
        held: people[id]?.held ?? 'person',
        isYours: false,
      })),
    [seats, people, word],
  );
}
