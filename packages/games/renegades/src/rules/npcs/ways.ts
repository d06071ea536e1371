import type { GridReach } from '@starboard/space';
import { type Board, boardOf } from '../../field/board.ts';
import { directionTo } from '../../field/steps.ts';
import { occupied, reachOnFoot, stepCost, type Walk } from '../../field/walking.ts';
import type { Figure, State } from '../../types.ts';
import { isBurning } from '../surface/danger.ts';
import { walkOf } from '../walk.ts';

/** A square that somebody whom the program moves wants to get to. */
export interface Errand {
  /** The squares that will do; the cheapest is taken. */
  readonly goals: readonly number[];
  /** Whether it stops on a square on the way, because it can attack from there. */
  readonly stops?: (cell: number) => boolean;
  /** Squares that it keeps off besides all others. */
  readonly shuns?: readonly number[];
}

/** RDA-NPC-19: past friends, never through fire, and not over the square of a docked ship unless it wants to get there. */
export function safeWalk(state: State, board: Board, figure: Figure, { goals, shuns = [] }: Errand): Walk {
  const walk = walkOf(state, board, figure);
  const barred = [...walk.barred, ...shuns];
  if (board.name === 'surface')
    for (const cell of board.dangers.keys()) if (isBurning(state, board, cell)) barred.push(cell);
  for (const cell of berths(state, board)) if (!goals.includes(cell)) barred.push(cell);
  return { ...walk, barred };
}

/** Squares on which ships lie. */
function berths({ ships }: State, { name }: Board): number[] {
  const where = name === 'home' ? 'landed' : 'docked';
  return ships.flatMap(ship => (ship.where === where ? [ship.cell] : []));
}

/** RDA-NPC-10, 19: the cheapest way to one of the goals, from the first square; if figures bar every way, the one that heeds no figures. */
export function wayTo(state: State, figure: Figure, errand: Errand): readonly number[] {
  const board = boardOf(state, figure);
  const walk = safeWalk(state, board, figure, errand);
  return cheapestOf(state, board, figure, walk, errand.goals) ?? wayPastFigures(state, board, figure, walk, errand);
}

/** The same where there is a way that no figure bars. */
export function openWay(state: State, figure: Figure, errand: Errand): readonly number[] | undefined {
  const board = boardOf(state, figure);
  return cheapestOf(state, board, figure, safeWalk(state, board, figure, errand), errand.goals);
}

function wayPastFigures(state: State, board: Board, figure: Figure, walk: Walk, { goals }: Errand): readonly number[] {
  const others = new Set(occupied(state, board, figure));
  const barred = walk.barred.filter(cell => !others.has(cell));
  return cheapestOf(state, board, figure, { ...walk, barred }, goals) ?? [figure.cell];
}

function cheapestOf(
  state: State,
  board: Board,
  { cell: from }: Figure,
  walk: Walk,
  goals: readonly number[],
): readonly number[] | undefined {
  if (goals.length === 0) return undefined;
  // Most goals are near: the whole board is looked at only if none is.
  const near = cheapestWay(board, reachOnFoot(state, board, walk, from, nearby), goals);
  return near ?? cheapestWay(board, reachOnFoot(state, board, walk, from, Number.POSITIVE_INFINITY), goals);
}

/** Points that reach most goals. */
export const nearby = 12;

/** RDA-NPC-10: the cheapest of all ways to these squares. */
export function cheapestWay(
  board: Board,
  { costs, previous }: Pick<GridReach, 'costs' | 'previous'>,
  goals: readonly number[],
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) {
    const cost = costs[goal] ?? -1;
    if (cost < 0 || cost > least) continue;
    const way = traced(previous, goal);
    if (best === undefined || cost < least || isBetter(board, way, best)) best = way;
    least = cost;
  }
  return best;
}

function traced(previous: Int32Array, goal: number): number[] {
  const way: number[] = [];
  for (let cell = goal; cell >= 0; cell = previous[cell]!) way.push(cell);
  return way.reverse();
}

/** RDA-NPC-10: of two that cost the same: fewer squares, then the first differing step in compass order. */
function isBetter(board: Board, way: readonly number[], other: readonly number[]): boolean {
  if (way.length !== other.length) return way.length < other.length;
  const parting = way.findIndex((cell, at) => cell !== other[at]);
  if (parting < 1) return false;
  const from = way[parting - 1]!;
  return directionTo(board, from, way[parting]!) < directionTo(board, from, other[parting]!);
}

/** RDA-NPC-11, 19: how far along a way so many points carry somebody: to the last free square before whatever bars it. */
export function endAlong(state: State, figure: Figure, way: readonly number[], errand: Errand, points: number): number {
  const board = boardOf(state, figure);
  const walk = safeWalk(state, board, figure, errand);
  const taken = new Set(occupied(state, board, figure));
  let end = 0;
  let left = points;
  if (errand.stops?.(way[0]!)) return 0;
  for (let at = 1; at < way.length; at++) {
    left -= stepCost(state, board, walk, way[at - 1]!, way[at]!);
    if (left < 0) return end;
    if (taken.has(way[at]!)) continue;
    end = at;
    if (errand.stops?.(way[at]!)) return end;
  }
  return end;
}
