import { type Answer, type Match, type Odds, type SeatId, TableError, type UndoPoint } from '@starboard/kernel';
import type { Visitor } from './listener.ts';
import { usualBot } from './offered.ts';
import { RoomRefusal } from './refusal.ts';
import type { Room } from './room.ts';
import { easySeats, requireSeats, resign, type Somebody, seatsOf, withoutUndo } from './seating.ts';
import { CutOff } from './thinker.ts';
import type { Trial } from './thought.ts';

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

/** Others may be quicker time and again, but not for ever. */
const mostTries = 10;

/** Takes an answer: it is stored when this is done. */
export function answer(room: Room, who: Somebody, given: Given): Promise<number> {
  return room.inTurn(async match => {
    // Somebody else has asked it, or given them a seat, and the news of it is still to come.
    const isNews = given.decision > match.entries || seatsOf(room.seating, who).length === 0;
    if (isNews) match = await room.catchUp(match);
    for (let tries = 0; tries < mostTries; tries++) {
      const own = requireSeats(room.seating, who);
      room.requireRunning(match);
      room.requireSpace(match);
      const seat = seatToAnswer(match, own, given);
      const current = match;
      room.watching(match, () => current.answer(seat, given.answer, given.decision));
      if (await room.commit(match, 'person')) {
        room.around.notes.answered('person');
        return match.entries;
      }
      // Somebody else was first. If the question still waits (several were asked), the answer still counts.
      match = await room.again();
    }
    throw new RoomRefusal('store-failed', 'Others were quicker too often. Try again.');
  });
}

/** The one of a person's seats that is asked; a seat that is named must be one of them. */
function seatToAnswer(match: Match, own: readonly SeatId[], { seat }: Given): SeatId {
  if (seat !== undefined) {
    if (!own.includes(seat)) throw new RoomRefusal('not-yours', `"${seat}" is not your seat.`);
    return seat;
  }
  const asked = own.filter(each => match.askOf(each) !== undefined);
  if (asked.length > 1 && match.decision?.mode !== 'any') {
    throw new RoomRefusal('several-seats', 'Several of your seats are asked: say for which one you answer.', {
      seats: asked,
    });
  }
  return asked[0] ?? own[0]!;
}

export interface ShownUndoPoint
  extends Pick<UndoPoint, 'keep' | 'seat' | 'free'>,
    Partial<Pick<UndoPoint, 'decision' | 'answer'>> {}

const mostUndoPoints = 50;
/** Between two answers of a person there may be many of bots. */
const mostLookedBack = 500;

/**
 * The steps back one may ask for, but for those to what a bot was asked: it would only answer again. What others have answered
 * may be a secret, so it is not told.
 */
export function undoPoints(room: Room, who: Somebody): Promise<readonly ShownUndoPoint[]> {
  return room.upToDate(match => {
    const own = requireSeats(room.seating, who);
    if (match.outcome ?? room.ended) return [];
    const points = match.undoPoints([...own, ...easySeats(room.seating)], mostLookedBack);
    const ofPeople = points.filter(({ seat }) => room.seating.seats[seat]?.bot === undefined);
    return ofPeople.slice(0, mostUndoPoints).map(({ keep, seat, free, decision, answer }) => ({
      keep,
      seat,
      free,
      ...(own.includes(seat) && { decision, answer }),
    }));
  });
}

/** Takes answers back, if that is up to this person; otherwise the others are asked. */
export function undo(room: Room, who: Somebody, keep: number): Promise<UndoState> {
  return room.upToDate(match => {
    const own = requireSeats(room.seating, who);
    return takeBack(room, match, keep, own);
  });
}

/** Agrees to what somebody wants to take back, or does not. */
export function replyToUndo(room: Room, who: Somebody, agree: boolean): Promise<UndoState> {
  return room.upToDate(async match => {
    const own = requireSeats(room.seating, who);
    const wish = room.seating.undo;
    if (wish === undefined || wish.entries !== match.entries) {
      throw new RoomRefusal('no-undo-wish', 'Nobody wants to take anything back now.');
    }
    if (agree) return takeBack(room, match, wish.keep, [...wish.agreed, ...own]);
    await room.change(match, withoutUndo);
    return { done: false, at: match.entries, waitingFor: [] };
  });
}

async function takeBack(room: Room, match: Match, keep: number, agreed: readonly SeatId[]): Promise<UndoState> {
  room.requireRunning(match);
  room.requireSpace(match);
  const willing = [...agreed, ...easySeats(room.seating)];
  const by = match.seats.map(({ id }) => id).filter(seat => willing.includes(seat));
  try {
    match.undo(keep, by);
  } catch (thrown) {
    if (!(thrown instanceof TableError) || thrown.code !== 'undo-needs-agreement') throw thrown;
    const { entries } = match;
    await room.change(match, seating => ({ ...seating, undo: { keep, entries, agreed: by } }));
    const waitingFor = match.seats.map(({ id }) => id).filter(seat => !by.includes(seat));
    return { done: false, at: entries, waitingFor };
  }
  if (await room.commit(match, 'person')) return { done: true, at: match.entries, waitingFor: [] };
  await room.again();
  throw new TableError('stale-decision', 'The match has gone on meanwhile.');
}

/** Gives seats up, all of theirs unless some are named. */
export function resignSeats(room: Room, who: Somebody, seats?: readonly SeatId[]): Promise<void> {
  return room.upToDate(match =>
    room.reseat(match, seating => {
      const given = seats ?? requireSeats(seating, who);
      return resign(seating, given, who, match.seats, usualBot(room.offered).name);
    }),
  );
}

const samples = 200;

/** What an answer would lead to, as far as this person can know. */
export async function oddsOf(
  room: Room,
  visitor: Visitor,
  given: Given,
): Promise<{ readonly samples: number; readonly odds: Odds }> {
  const prepare = () => room.upToDate(match => trialOf(room, match, visitor.player, given));
  const { seat } = await prepare(); // What is wrong with it is said at once.
  const payer = { match: room.id, ...visitor };
  const isWanted = () => room.isAsked(seat, given.decision);
  const odds = await room.around.thinker.odds({ by: 'person', payer, prepare, isWanted }).catch(cutOffOdds);
  return { samples, odds: odds! };
}

/** The match may go on meanwhile: what is thought about is how it stands when there is time for it. */
function trialOf(room: Room, match: Match, who: Somebody, given: Given): Trial {
  room.requireRunning(match);
  const seat = seatToAnswer(match, requireSeats(room.seating, who), given);
  const { answer } = given;
  match.check(seat, answer, given.decision);
  const about = { game: match.game.id, standpoint: match.standpoint(), seat, seed: room.around.newSeed() };
  return { kind: 'odds', ...about, answer, samples };
}

function cutOffOdds(thrown: unknown): never {
  if (!(thrown instanceof CutOff)) throw thrown;
  throw new RoomRefusal('thought-cut-off', 'It took too long to work this out.');
}
