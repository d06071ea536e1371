import { type Answer, type Match, type Odds, type SeatId, TableError, type UndoPoint } from '@starboard/kernel';
import { newSeed } from '../keys.ts';
import { Refusal } from '../refusal.ts';
import type { Player } from '../store/index.ts';
import { CutOff } from '../thinking/index.ts';
import { easySeats, requireSeats, seatsOf, withoutUndo } from './gathering.ts';
import type { Room } from './room.ts';

export interface Given {
  readonly decision: number;
  readonly answer: Answer;
  readonly seat?: SeatId | undefined;
}

export interface UndoState {
  readonly done: boolean;
  readonly at: number;
  readonly waitingFor: readonly SeatId[];
}

/** Other servers may be quicker time and again, but not for ever. */
const mostTries = 10;

/** Takes an answer: it is stored when this is done. */
export function answer(room: Room, player: Player, given: Given): Promise<number> {
  return room.inTurn(async match => {
    // Another server has asked it, or given them a seat, and the news of it is still to come.
    const isNews = given.decision > match.entries || seatsOf(room.gathering, player.id).length === 0;
    if (isNews) match = await room.catchUp(match);
    for (let tries = 0; tries < mostTries; tries++) {
      const own = requireSeats(room.gathering, player.id);
      room.requireRunning(match);
      room.requireSpace(match);
      const seat = seatToAnswer(match, own, given);
      const current = match;
      room.watching(match, () => current.answer(seat, given.answer, given.decision));
      if (await room.commit(match, 'person')) {
        room.house.metrics.answers.inc({ by: 'person' });
        return match.entries;
      }
      // Another server was first. If the question still waits (several were asked), the answer still counts.
      match = await room.again();
    }
    throw new Refusal('store-failed', 'Others were quicker too often. Try again.');
  });
}

/** The one of a person's seats that is asked; a seat that is named must be one of them. */
function seatToAnswer(match: Match, own: readonly SeatId[], { seat }: Given): SeatId {
  if (seat !== undefined) {
    if (!own.includes(seat)) throw new Refusal('not-yours', `"${seat}" is not your seat.`);
    return seat;
  }
  const asked = own.filter(each => match.askOf(each) !== undefined);
  if (asked.length > 1 && match.decision?.mode !== 'any') {
    throw new Refusal('several-seats', 'Several of your seats are asked: say for which one you answer.', {
      seats: asked,
    });
  }
  return asked[0] ?? own[0]!;
}

export interface ShownUndoPoint
  extends Pick<UndoPoint, 'keep' | 'seat' | 'free'>,
    Partial<Pick<UndoPoint, 'decision' | 'answer'>> {}

/** The steps back one may ask for. What others have answered may be a secret, so it is not told. */
export function undoPoints(room: Room, player: Player): Promise<ShownUndoPoint[]> {
  return room.upToDate(match => {
    const own = requireSeats(room.gathering, player.id);
    return match.undoPoints([...own, ...easySeats(room.gathering)]).map(({ keep, seat, free, decision, answer }) => ({
      keep,
      seat,
      free,
      ...(own.includes(seat) && { decision, answer }),
    }));
  });
}

/** Takes answers back, if that is up to this person; otherwise the others are asked. */
export function undo(room: Room, player: Player, keep: number): Promise<UndoState> {
  return room.upToDate(match => {
    const own = requireSeats(room.gathering, player.id);
    return takeBack(room, match, keep, own);
  });
}

/** Agrees to what somebody wants to take back, or does not. */
export function replyToUndo(room: Room, player: Player, agree: boolean): Promise<UndoState> {
  return room.upToDate(async match => {
    const own = requireSeats(room.gathering, player.id);
    const wish = room.gathering.undo;
    if (wish === undefined || wish.entries !== match.entries) {
      throw new Refusal('no-undo-wish', 'Nobody wants to take anything back now.');
    }
    if (agree) return takeBack(room, match, wish.keep, [...wish.agreed, ...own]);
    await room.change(match, withoutUndo);
    return { done: false, at: match.entries, waitingFor: [] };
  });
}

async function takeBack(room: Room, match: Match, keep: number, agreed: readonly SeatId[]): Promise<UndoState> {
  room.requireRunning(match);
  room.requireSpace(match);
  const willing = [...agreed, ...easySeats(room.gathering)];
  const by = match.seats.map(({ id }) => id).filter(seat => willing.includes(seat));
  try {
    match.undo(keep, by);
  } catch (thrown) {
    if (!(thrown instanceof TableError) || thrown.code !== 'undo-needs-agreement') throw thrown;
    const { entries } = match;
    await room.change(match, gathering => ({ ...gathering, undo: { keep, entries, agreed: by } }));
    const waitingFor = match.seats.map(({ id }) => id).filter(seat => !by.includes(seat));
    return { done: false, at: entries, waitingFor };
  }
  if (await room.commit(match, 'person')) return { done: true, at: match.entries, waitingFor: [] };
  throw new TableError('stale-decision', 'The match has gone on meanwhile.');
}

const samples = 200;

/** What an answer would lead to, as far as this person can know. */
export async function oddsOf(
  room: Room,
  player: Player,
  given: Given,
  address: string,
): Promise<{ samples: number; odds: Odds }> {
  const prepare = () => room.upToDate(match => trialOf(room, match, player, given));
  await prepare(); // What is wrong with it is said at once.
  const payer = { match: room.id, player: player.id, address };
  const odds = await room.house.thinker.odds({ by: 'person', payer, prepare }).catch(cutOffOdds);
  return { samples, odds: odds! };
}

/** The match may go on meanwhile: what is thought about is how it stands when there is time for it. */
function trialOf(room: Room, match: Match, player: Player, given: Given) {
  room.requireRunning(match);
  const seat = seatToAnswer(match, requireSeats(room.gathering, player.id), given);
  const { answer } = given;
  match.check(seat, answer, given.decision);
  const about = { game: match.game.id, standpoint: match.standpoint(), seat, seed: newSeed() };
  return { kind: 'odds', ...about, answer, samples } as const;
}

function cutOffOdds(thrown: unknown): never {
  if (!(thrown instanceof CutOff)) throw thrown;
  throw new Refusal('thought-cut-off', 'It took too long to work this out.');
}
