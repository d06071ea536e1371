import type { Headline, Outcome } from '@starboard/kernel';
import type { ListedMatch } from '@starboard/server/client';
import type { DeviceMatch } from '../device/device.ts';

/** A match in a list, wherever it is kept. */
export interface MatchEntry {
  readonly where: 'server' | 'device';
  readonly id: string;
  readonly game: string;
  /** What was set up, if the list tells it. */
  readonly setup?: unknown;
  readonly updated: number;
  /** The other people at the table. */
  readonly others: readonly string[];
  /** Whether bots sit there, too. */
  readonly hasBots: boolean;
  readonly standing: Standing;
  /** Who is to answer, where that is nobody here. */
  readonly waited: readonly Waited[];
  readonly outcome?: Outcome;
  /** What is played and how far it is, if the match tells it. */
  readonly headline?: Headline;
  /** Whether it is this person's to delete for everybody. */
  readonly isHost: boolean;
  /** It is not to stand among the others. */
  readonly isPutAway: boolean;
}

interface Waited {
  readonly held: 'person' | 'bot' | 'nobody';
  readonly name: string;
}

/** `ended` is over without anybody of ours having been in it, such as a replay that was brought. */
type Standing = 'yours' | 'waiting' | 'won' | 'lost' | 'ended';

export function isOver({ standing }: MatchEntry): boolean {
  return standing !== 'yours' && standing !== 'waiting';
}

export function tableOf({ where, id }: MatchEntry): string {
  return where === 'server' ? `/match/${id}` : `/device/${id}`;
}

export function replayOf({ where, id }: MatchEntry): string {
  return `/replay/${where === 'server' ? 'match' : 'device'}/${id}`;
}

export function entryOfServer(match: ListedMatch): MatchEntry {
  const { id, game, setup, updated, others, yours, yourTurn, seats, waitingFor, outcome, headline, host, putAway } =
    match;
  const standing = outcome ? resultFor(outcome, yours) : yourTurn ? 'yours' : 'waiting';
  const asked = seats.filter(seat => waitingFor.includes(seat.id) && !yours.includes(seat.id));
  return {
    where: 'server',
    id,
    game,
    setup,
    updated,
    others,
    hasBots: seats.some(({ held }) => held === 'bot'),
    standing,
    waited: asked.map(({ held, name = '' }) => ({ held, name })),
    ...(outcome && { outcome }),
    ...(headline && { headline }),
    isHost: host,
    isPutAway: putAway,
  };
}

export function entryOfDevice(match: DeviceMatch): MatchEntry {
  const { id, game, setup, updated, seats, waitingFor, outcome, headline } = match;
  const people = Object.keys(seats).flatMap(seat => ('person' in (seats[seat] ?? {}) ? [seat] : []));
  const isYours = waitingFor.some(seat => people.includes(seat));
  const standing = outcome ? resultFor(outcome, people) : isYours ? 'yours' : 'waiting';
  return {
    where: 'device',
    id,
    game,
    setup,
    updated,
    others: othersAround(seats),
    hasBots: Object.values(seats).some(holder => 'bot' in holder),
    standing,
    waited: isYours ? [] : waitingFor.map(() => ({ held: 'bot', name: '' })),
    ...(outcome && { outcome }),
    ...(headline && { headline }),
    isHost: true,
    isPutAway: false,
  };
}

/** Around one screen the first person is its owner. */
function othersAround(seats: DeviceMatch['seats']): readonly string[] {
  const names = Object.values(seats).flatMap(holder => ('person' in holder ? [holder.person] : []));
  return [...new Set(names)].slice(1);
}

function resultFor({ winners }: Outcome, seats: readonly string[]): Standing {
  if (seats.length === 0) return 'ended';
  return seats.some(seat => winners.includes(seat)) ? 'won' : 'lost';
}

/** Your turn first, then what others are at, then what is over; in each the last touched first. */
export function inOrder(entries: readonly MatchEntry[]): readonly MatchEntry[] {
  const rank = (entry: MatchEntry) => (isOver(entry) ? 2 : entry.standing === 'yours' ? 0 : 1);
  return [...entries].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export const filters = ['all', 'yours', 'running', 'over', 'away'] as const;
export type Filter = (typeof filters)[number];

export function filtered(entries: readonly MatchEntry[], filter: Filter): readonly MatchEntry[] {
  const listed = entries.filter(({ isPutAway }) => isPutAway === (filter === 'away'));
  if (filter === 'all' || filter === 'away') return listed;
  if (filter === 'yours') return listed.filter(({ standing }) => standing === 'yours');
  return listed.filter(entry => isOver(entry) === (filter === 'over'));
}
