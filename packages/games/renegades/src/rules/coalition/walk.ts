import type { Flow } from '@starboard/kernel';
import { type Board, boardOf } from '../../field/board.ts';
import { stepCost } from '../../field/walking.ts';
import type { Crew, Figure, Renegades, State } from '../../types.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { type Errand, endAlong, openWay, safeWalk, wayTo } from '../npcs/ways.ts';
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
  stealthBar,
  stealthTest,
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
  const points = speedOf(state, crew);
  const path = pathFor(state, crew, way);
  if (crew.held || endAlong(state, crew, path, way, points) === 0) return false;
  const wasHidden = crew.stealth;
  yield* keepStealth(t, crew, way.secretly === true);
  if (!(yield* eludeAll(t, crew, engaging(state, crew)))) return false;
  const sneaks = way.secretly === true && !wasHidden && stealthBar(state, crew) === undefined;
  const left = { left: points, sneaks };
  yield* stroll(t, crew, way, left, crew.stealth === wasHidden ? path : pathFor(state, crew, way));
  moved(t, crew);
  return true;
}

/** RDA-SOLO-36: in stealth over squares that keep it, if there is such a way. */
function pathFor(state: State, crew: Crew, way: Way): readonly number[] {
  if (!crew.stealth) return wayTo(state, crew, way);
  const board = boardOf(state, crew);
  const shuns = [...(way.shuns ?? [])];
  for (let cell = 0; cell < board.rooms.length; cell++) {
    if (board.rooms[cell]!.length > 0 && cell !== crew.cell && !isCover(state, board, cell)) shuns.push(cell);
  }
  return openWay(state, crew, { ...way, shuns }) ?? wayTo(state, crew, way);
}

/** Square by square, until its points are spent or it is there. */
function* stroll(t: Renegades, crew: Crew, way: Way, left: Stroll, path: readonly number[]): Flow {
  const board = boardOf(t.state, crew);
  const walk = safeWalk(t.state, board, crew, way);
  const last = endAlong(t.state, crew, path, way, left.left, walk);
  for (let at = 1; at <= last; at++) {
    const next = path[at]!;
    if (left.sneaks && isWatched(t.state, board, crew, next)) {
      left.sneaks = false;
      if (yield* stealthTest(t, crew)) {
        hide(t, crew);
        const unseen = pathFor(t.state, crew, way);
        if (endAlong(t.state, crew, unseen, way, left.left) > 0) return yield* stroll(t, crew, way, left, unseen);
      }
    }
    left.left -= stepCost(t.state, board, walk, crew.cell, next);
    step(t, crew, board, next);
  }
  if (way.boards !== undefined && crew.cell === way.boards.cell) yield* comeAboard(t, crew);
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
function moved(t: Renegades, crew: Crew): void {
  t.state.party!.moves++;
  if (!crew.usedTurn.includes('moved')) crew.usedTurn.push('moved');
  end(crew, 'move', 'nextMove');
  if (crew.aboard === 0) say(t, 'RDA-SOLO-35', 'coalition.moves', { crew: nameOf(crew) });
  if (crew.on === 'home') checkEnd(t);
}
