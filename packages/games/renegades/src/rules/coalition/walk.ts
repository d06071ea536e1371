import type { Flow } from '@starboard/kernel';
import { type Board, boardOf } from '../../field/board.ts';
import type { Crew, Figure, Renegades, State } from '../../types.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { type Errand, endAlong, openWay, safeWalk, wayTo } from '../npcs/ways.ts';
import { occupied, stepCost } from '../squares/walking.ts';
import { comeAboard } from '../stations.ts';
import { speedOf } from '../stats.ts';
import { eludeAll, engaging } from '../surface/elude.ts';
import { moveTo } from '../surface/move.ts';
import {
  alarm,
  endStealth,
  entersRoom,
  hide,
  isCover,
  keepStealth,
  stealthTest,
  whyNotHide,
} from '../surface/stealth.ts';
import { areOpponents, figuresOutside, nameOf, say } from '../table.ts';

/** Where somebody goes, and how. */
interface Way extends Errand {
  /** RDA-SOLO-16: it is after a parameter, and does not want to be seen. */
  readonly secretly?: boolean;
}

/** A Move while it is made. */
interface Stroll {
  left: number;
  /** RDA-STEALTH-16: the Stealth test is still to be made. */
  sneaks: boolean;
}

/** RDA-SOLO-35, 36: one Move of a member; false if it was none: there is nowhere to go, or an elude test failed. */
export function* walkTo(t: Renegades, crew: Crew, way: Way): Flow<boolean> {
  const { state } = t;
  const { cell, stealth: wasHidden } = crew;
  const left = { left: speedOf(state, crew), sneaks: maySneak(state, crew, way) };
  const path = pathFor(state, crew, way);
  if (crew.held || (endOf(state, crew, way, path, left) === 0 && !slipsPast(state, crew, way, left))) return false;
  yield* keepStealth(t, crew, way.secretly === true);
  if (!(yield* eludeAll(t, crew, engaging(state, crew)))) return false;
  yield* stroll(t, crew, way, left, crew.stealth === wasHidden ? path : pathFor(state, crew, way));
  moved(t, crew, cell);
  return true;
}

function maySneak(state: State, crew: Crew, { secretly }: Way): boolean {
  return secretly === true && !crew.stealth && whyNotHide(state, crew) === undefined;
}

/** RDA-SOLO-36: in stealth over squares that keep it, if there is such a way. */
function pathFor(state: State, crew: Crew, way: Way): readonly number[] {
  if (!crew.stealth) return wayTo(state, crew, way);
  const board = boardOf(state, crew);
  const shuns = [...(way.shuns ?? [])];
  for (let cell = 0; cell < board.rooms.length; cell++) {
    if (board.rooms[cell]!.length > 0 && cell !== crew.cell && !isCover(state, board, cell)) shuns.push(cell);
  }
  return openWay(state, crew, { ...way, shuns }) ?? wayTo(state, crew, heedful(state, crew, way));
}

/** RDA-STEALTH-03, 06: whoever is hidden passes others, but nobody who stands out of cover. */
function heedful(state: State, crew: Crew, way: Way): Way {
  if (!crew.stealth) return way;
  const board = boardOf(state, crew);
  const exposed = occupied(state, board, crew).filter(cell => !isCover(state, board, cell));
  return { ...way, shuns: [...(way.shuns ?? []), ...exposed] };
}

function endOf(state: State, crew: Crew, way: Way, path: readonly number[], { left }: Stroll): number {
  return endAlong(state, crew, path, heedful(state, crew, way), left);
}

/** RDA-STEALTH-01, 06, 16: whether somebody who can go no further openly would get into another room unseen, over the squares of others. */
function slipsPast(state: State, crew: Crew, way: Way, left: Stroll): boolean {
  if (!left.sneaks) return false;
  const unseen: Crew = { ...crew, stealth: true };
  const path = pathFor(state, unseen, way);
  return endOf(state, unseen, way, path, left) > 0 && isWatched(state, boardOf(state, crew), crew, path[1]!);
}

/** Square by square, until its points are spent or it is there. */
function* stroll(t: Renegades, crew: Crew, way: Way, left: Stroll, path: readonly number[]): Flow {
  const board = boardOf(t.state, crew);
  const walk = safeWalk(t.state, board, crew, heedful(t.state, crew, way));
  const last = endOf(t.state, crew, way, path, left);
  for (let at = 1; at <= last; at++) {
    const next = path[at]!;
    if (left.sneaks && isWatched(t.state, board, crew, next) && (yield* goesUnseen(t, crew, way, left))) return;
    left.left -= stepCost(t.state, board, walk, crew.cell, next);
    const wasHidden = crew.stealth;
    step(t, crew, board, next);
    if (wasHidden && !crew.stealth) return yield* stroll(t, crew, way, left, pathFor(t.state, crew, way));
  }
  if (slipsPast(t.state, crew, way, left) && (yield* goesUnseen(t, crew, way, left))) return;
  if (way.boards !== undefined && crew.cell === way.boards.cell) yield* comeAboard(t, crew);
}

/** RDA-SOLO-16, 36: the Stealth test of this Move; whoever passes it goes on hidden, if there is such a way. */
function* goesUnseen(t: Renegades, crew: Crew, way: Way, left: Stroll): Flow<boolean> {
  left.sneaks = false;
  if (!(yield* stealthTest(t, crew))) return false;
  hide(t, crew);
  const path = pathFor(t.state, crew, way);
  if (endOf(t.state, crew, way, path, left) === 0) return false;
  yield* stroll(t, crew, way, left, path);
  return true;
}

/** RDA-SOLO-16, RDA-STEALTH-15: a step into another room in which there are NPCs or opponents. */
function isWatched(state: State, board: Board, crew: Crew, to: number): boolean {
  if (!entersRoom(board, crew.cell, to)) return false;
  const known = board.rooms[crew.cell]!;
  const rooms = board.rooms[to]!.filter(room => !known.includes(room));
  const watches = (other: Figure) =>
    other.on === crew.on &&
    areOpponents(state, crew, other) &&
    board.rooms[other.cell]!.some(room => rooms.includes(room));
  return figuresOutside(state).some(watches);
}

/** RDA-STEALTH-03, RDA-VILLAIN-20: whoever leaves cover is seen, and so is whoever enters a room openly. */
function step(t: Renegades, crew: Crew, board: Board, cell: number): void {
  const from = crew.cell;
  moveTo(t, crew, cell);
  if (crew.stealth && !isCover(t.state, board, cell)) {
    endStealth(t, crew, 'RDA-STEALTH-03');
    alarm(t, crew);
  } else if (!crew.stealth && entersRoom(board, from, cell)) alarm(t, crew);
}

/** What ends with a Move; RDA-TIER-06: on a home board the mission may. */
function moved(t: Renegades, crew: Crew, from: number): void {
  t.state.party!.moves++;
  if (!crew.usedTurn.includes('moved')) crew.usedTurn.push('moved');
  end(crew, 'move', 'nextMove');
  if (crew.aboard === 0 && crew.cell !== from) say(t, 'RDA-SOLO-35', 'coalition.moves', { crew: nameOf(crew) });
  if (crew.on === 'home') checkEnd(t);
}
