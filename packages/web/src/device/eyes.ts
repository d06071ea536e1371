import {
  type LogEntry,
  type Match,
  type Outcome,
  type Plain,
  type SeatId,
  showDecision,
  type Viewer,
} from '@starboard/kernel';
import type { Position } from '@starboard/room';
import type { Holder } from './device.ts';
import type { StoredMatch } from './store.ts';

type Holders = { readonly [seat: SeatId]: Holder };

/** Through whose eyes the screen looks now. */
export interface Look {
  readonly seat: Viewer;
  /** All seats of the person who looks: nothing is kept from one hand that the other knows. */
  readonly eyes: readonly SeatId[];
}

/**
 * Who looks at the screen. A person alone at it looks all the time; of several, the one who is asked, and nobody while
 * none is. When the match is over, everything may be seen.
 */
export function lookAt(match: Match, { seats: holders, ended }: StoredMatch, before?: Viewer): Look {
  const seats = peopleSeats(match, holders);
  const asked = seats.find(seat => match.askOf(seat) !== undefined);
  const names = new Set(seats.map(seat => nameOf(holders[seat])));
  const isShared = names.size > 1 && (match.outcome ?? ended) === undefined;
  const eyes = isShared ? seatsOfOne(seats, holders, asked) : seats;
  const seat = asked ?? eyes.find(each => each === before) ?? eyes[0] ?? 'spectator';
  return { seat, eyes };
}

export function peopleSeats(match: Match, holders: Holders): readonly SeatId[] {
  return match.seats.map(({ id }) => id).filter(id => nameOf(holders[id]) !== undefined);
}

function seatsOfOne(seats: readonly SeatId[], holders: Holders, asked: SeatId | undefined): readonly SeatId[] {
  return asked === undefined ? [] : seats.filter(seat => nameOf(holders[seat]) === nameOf(holders[asked]));
}

function nameOf(holder: Holder | undefined): string | undefined {
  return holder !== undefined && 'person' in holder ? holder.person : undefined;
}

export function positionFor(match: Match, seat: Viewer, ended: Outcome | undefined): Position {
  const outcome = match.outcome ?? ended;
  const decision = outcome === undefined ? showDecision(match, seat) : undefined;
  return {
    seat,
    view: match.view(seat) as Plain,
    ...(decision && { decision }),
    ...(outcome && { outcome }),
  };
}

/** What these eyes may read of the log, from line `from` on. */
export function logFor(match: Match, eyes: readonly SeatId[], from = 0): readonly LogEntry[] {
  const log = from === 0 ? match.log : match.log.slice(from);
  return log.filter(({ to }) => to === undefined || to.some(seat => eyes.includes(seat)));
}
