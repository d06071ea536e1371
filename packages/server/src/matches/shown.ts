import type { Match, Outcome, Plain, SeatId } from '@starboard/kernel';
import type { Founding, Gathering, Message, Player, PlayerId, Time } from '../store/index.ts';
import { isHost } from './gathering.ts';

interface SeatView {
  readonly id: SeatId;
  readonly side?: string;
  readonly held: 'person' | 'bot' | 'nobody';
  readonly name?: string;
  readonly yours: boolean;
  readonly away?: boolean;
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
  readonly ended?: Outcome;
  readonly seed?: string;
  readonly next?: string;
}

export type Faces = ReadonlyMap<PlayerId, Player>;

export function tableView(
  { id, head, seed, created }: Founding,
  gathering: Gathering,
  match: Match,
  you: PlayerId | undefined,
  faces: Faces,
  awaySince: Time,
): TableView {
  const { ended, next, watchable } = gathering;
  const undo = undoView(gathering, match);
  return {
    id,
    game: head.game,
    version: head.version,
    setup: head.setup,
    commitment: head.commitment,
    created,
    seats: match.seats.map(seat => ({ ...seat, ...holderView(gathering, seat.id, you, faces, awaySince) })),
    host: isHost(gathering, you),
    watchable,
    ...(undo && { undo }),
    ...(ended && { ended }),
    ...((ended ?? match.outcome) && { seed }),
    ...(next !== undefined && { next }),
  };
}

function holderView(
  { seats }: Gathering,
  seat: SeatId,
  you: PlayerId | undefined,
  faces: Faces,
  awaySince: Time,
): Omit<SeatView, 'id' | 'side'> {
  const { player, bot } = seats[seat] ?? {};
  if (bot !== undefined) return { held: 'bot', name: bot, yours: false };
  if (player === undefined) return { held: 'nobody', yours: false };
  const face = faces.get(player);
  if (player === you) return { held: 'person', name: face?.name ?? '', yours: true };
  return { held: 'person', name: face?.name ?? '', yours: false, away: (face?.seen ?? 0) < awaySince };
}

/** A wish that play has overtaken is none any more. */
function undoView({ undo, seats }: Gathering, { entries }: Match): TableView['undo'] {
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
export function shownMessage({ number, player, name, text, at }: Message, you: PlayerId | undefined): MessageView {
  return { number, name, yours: player === you, text, at };
}
