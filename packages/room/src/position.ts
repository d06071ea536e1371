import {
  type LogEntry,
  type Match,
  type Outcome,
  type Plain,
  type SeatId,
  type ShownDecision,
  showDecision,
  type Viewer,
} from '@starboard/kernel';
import type { Seating } from './record.ts';
import { everybody, seatsOf } from './seating.ts';

/** Through whose eyes a match is seen: those of some seats of one person, or of none. */
export type Eyes = readonly SeatId[];

/** How a match stands for one pair of eyes. */
export interface Position {
  readonly seat: Viewer;
  readonly view: Plain;
  readonly decision?: ShownDecision;
  readonly outcome?: Outcome;
}

/** Of several seats of one person the one that is asked is seen through, or else the first. */
function seenThrough(match: Match, eyes: Eyes): Viewer {
  return eyes.find(seat => match.askOf(seat) !== undefined) ?? eyes[0] ?? 'spectator';
}

/** What a game shows shares nothing with its state, so it stays as it is when play goes on. */
export function positionFor(
  match: Match,
  eyes: Eyes,
  ended: Outcome | undefined,
  viewFor = (viewer: Viewer) => match.view(viewer) as Plain,
): Position {
  const seat = seenThrough(match, eyes);
  const outcome = match.outcome ?? ended;
  const decision = outcome === undefined ? showDecision(match, seat) : undefined;
  return { seat, view: viewFor(seat), ...(decision && { decision }), ...(outcome && { outcome }) };
}

/**
 * Through whose eyes people look who share one screen: those of whoever is asked, and nobody's while none is, so that nobody
 * sees another's hand. One person alone sees everything all the time, and so do all once it is over.
 */
export function sharedEyes(match: Match, seating: Seating): Eyes {
  const seats = seatsOf(seating, everybody);
  const holderOf = (seat: SeatId) => seating.seats[seat]!.player;
  const isAlone = seats.every(seat => holderOf(seat) === holderOf(seats[0]!));
  if (isAlone || (match.outcome ?? seating.ended) !== undefined) return seats;
  const asked = seats.find(seat => match.askOf(seat) !== undefined);
  return asked === undefined ? [] : seats.filter(seat => holderOf(seat) === holderOf(asked));
}

export function mayRead(entry: LogEntry, eyes: Eyes): boolean {
  return entry.to === undefined || entry.to.some(seat => eyes.includes(seat));
}

export function logFor(match: Match, eyes: Eyes, from = 0): LogEntry[] {
  const log = from === 0 ? match.log : match.log.slice(from);
  return log.filter(entry => mayRead(entry, eyes));
}
