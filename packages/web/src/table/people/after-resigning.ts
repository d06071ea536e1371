import type { TableView } from '@starboard/room';

type Seats = TableView['seats'];

/** The other people at the table, each once. */
export function othersOf(seats: Seats): readonly string[] {
  return [...new Set(seats.filter(({ held, yours }) => held === 'person' && !yours).map(({ name = '' }) => name))];
}

/**
 * What comes of it if one gives up all one's seats: a side without people has lost, and then the match is over; otherwise
 * bots take over.
 */
export function afterResigning(seats: Seats): 'goesOn' | 'othersWin' | 'lost' {
  const sides = new Set(seats.filter(({ yours }) => yours).map(({ side }) => side));
  const isHeld = (side: string | undefined) =>
    seats.some(seat => seat.side === side && seat.held === 'person' && !seat.yours);
  if ([...sides].every(isHeld)) return 'goesOn';
  return seats.some(({ side }) => !sides.has(side)) ? 'othersWin' : 'lost';
}
