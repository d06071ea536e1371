import { isResigned, type Outcome, type SeatId } from '@starboard/kernel';
import type { People } from './source.ts';

/** How a match that is watched again ended. */
export function resultOf(outcome: Outcome | undefined): 'won' | 'lost' | 'resigned' | 'unfinished' {
  if (outcome === undefined) return 'unfinished';
  if (isResigned(outcome)) return 'resigned';
  return outcome.winners.length === 0 ? 'lost' : 'won';
}

/** Who won: people by their names, each once; seats of bots, and of people nobody knows, by whom they played. */
export function winnersOf(
  outcome: Outcome | undefined,
  people: People,
  playedBy: (seat: SeatId) => string,
): readonly string[] {
  const nameOf = (seat: SeatId) => {
    const { held, name } = people[seat] ?? {};
    return held === 'person' && name ? name : playedBy(seat);
  };
  return [...new Set(outcome?.winners.map(nameOf))];
}
