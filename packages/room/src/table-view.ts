import type { Headline, Match, Outcome, Plain, SeatId } from '@starboard/kernel';
import type { Hash, MatchRecord, Message, PlayerId, Seating, Time } from './record.ts';
import { isHeldBy, isHost, mayTakeBack, type Somebody } from './seating.ts';

interface SeatView {
  readonly id: SeatId;
  readonly side?: string;
  readonly held: 'person' | 'bot' | 'nobody';
  readonly name?: string;
  readonly yours: boolean;
  readonly away?: boolean;
  readonly lent?: true;
}

/** What an invitation leads to, for whoever has its key: enough to know whether to come, and nothing of the play. */
export interface InvitationView {
  readonly id: string;
  readonly game: string;
  readonly setup: Plain;
  readonly headline?: Headline;
  readonly host: string;
  readonly seats: readonly Omit<SeatView, 'lent'>[];
  readonly offered: readonly SeatId[];
  readonly kind: 'seat' | 'table';
  readonly watchable: boolean;
}

/** A match but for its play, as one person may see it. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Plain;
  readonly commitment: string;
  readonly created: Time;
  readonly seats: readonly SeatView[];
  readonly host: boolean;
  readonly watchable: boolean;
  readonly undo?: { readonly keep: number; readonly agreed: readonly SeatId[]; readonly waitingFor: readonly SeatId[] };
  readonly stuck?: true;
  readonly full?: true;
  readonly ended?: Outcome;
  readonly seed?: string;
  readonly next?: string;
}

/** What somebody is called, and when they were last heard of. */
export interface Face {
  readonly name: string;
  readonly seen: Time;
}

export type Faces = ReadonlyMap<PlayerId, Face>;

export function tableView(
  { id, head, seed, created }: MatchRecord,
  seating: Seating,
  match: Match,
  you: Somebody,
  faces: Faces,
  awaySince: Time,
  mostEntries: number,
): TableView {
  const { stuck, ended, next, watchable } = seating;
  const undo = undoView(seating, match);
  return {
    id,
    game: head.game,
    version: head.version,
    setup: head.setup,
    commitment: head.commitment,
    created,
    seats: match.seats.map(seat => ({ ...seat, ...holderView(seating, seat.id, you, faces, awaySince) })),
    host: isHost(seating, you),
    watchable,
    ...(undo && { undo }),
    ...(stuck && { stuck }),
    ...(match.entries >= mostEntries && { full: true as const }),
    ...(ended && { ended }),
    ...((ended ?? match.outcome) && { seed }),
    ...(next !== undefined && { next }),
  };
}

function holderView(
  { seats }: Seating,
  seat: SeatId,
  you: Somebody,
  faces: Faces,
  awaySince: Time,
): Omit<SeatView, 'id' | 'side'> {
  const holder = seats[seat] ?? {};
  const { player, bot } = holder;
  const isAway = (each: PlayerId) => (faces.get(each)?.seen ?? 0) < awaySince;
  const lent = mayTakeBack(holder, you, isAway) && ({ lent: true } as const);
  if (bot !== undefined) return { held: 'bot', name: bot, yours: false, ...lent };
  if (player === undefined) return { held: 'nobody', yours: false, ...lent };
  const name = faces.get(player)?.name ?? '';
  if (isHeldBy(holder, you)) return { held: 'person', name, yours: true };
  return { held: 'person', name, yours: false, away: isAway(player), ...lent };
}

/** The names of those who sit there are for the guest alone who holds the key; so is the host's. */
export function invitationView(
  table: TableView,
  { host, invite }: Seating,
  match: Match,
  offered: readonly SeatId[],
  key: Hash,
  faces: Faces,
): InvitationView {
  const { id, game, setup, seats, watchable } = table;
  const { headline } = match;
  return {
    id,
    game,
    setup,
    ...(headline && { headline }),
    host: faces.get(host)?.name ?? '',
    seats: seats.map(({ lent: _, ...seat }) => seat),
    offered,
    kind: invite === key ? 'table' : 'seat',
    watchable,
  };
}

/** A wish that play has overtaken is none any more. */
function undoView({ undo, seats }: Seating, { entries }: Match): TableView['undo'] {
  if (undo === undefined || undo.entries !== entries) return undefined;
  const { keep, agreed } = undo;
  return { keep, agreed, waitingFor: Object.keys(seats).filter(seat => !agreed.includes(seat)) };
}

export interface MessageView {
  readonly number: number;
  readonly name: string;
  readonly yours: boolean;
  readonly text: string;
  readonly at: Time;
}

/** Who somebody is here, besides the name, is nobody else's affair. */
export function messageView({ number, player, name, text, at }: Message, you: Somebody): MessageView {
  return { number, name, yours: player === you, text, at };
}
