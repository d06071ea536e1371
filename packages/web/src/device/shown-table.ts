import type { Match, SeatId } from '@starboard/kernel';
import type { TableView } from '@starboard/room';
import type { Holder } from './device.ts';
import type { StoredMatch } from './store.ts';

/** A match but for its play, in the same form as a server tells it. */
export function shownTable({ id, head, seed, created, seats, ended, next }: StoredMatch, match: Match): TableView {
  const { game, version, setup, commitment } = head;
  return {
    id,
    game,
    version,
    setup,
    commitment,
    created,
    seats: match.seats.map(seat => ({ ...seat, ...shownHolder(seats, seat.id) })),
    host: true,
    watchable: false,
    ...(ended && { ended }),
    ...((ended ?? match.outcome) && { seed }),
    ...(next !== undefined && { next }),
  };
}

function shownHolder(
  seats: StoredMatch['seats'],
  seat: SeatId,
): Pick<TableView['seats'][number], 'held' | 'name' | 'yours'> {
  const holder: Holder = seats[seat] ?? { person: '' };
  return 'bot' in holder
    ? { held: 'bot', name: holder.bot, yours: false }
    : { held: 'person', name: holder.person, yours: true };
}
