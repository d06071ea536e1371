import { type Board, berthsOn, boardOf } from '../../field/board.ts';
import type { Figure, Ship, State } from '../../types.ts';
import { isBurning } from '../squares/danger.ts';
import { walkOf } from '../squares/walk.ts';
import { occupied, stepCost, type Walk, wayOnFoot } from '../squares/walking.ts';

/** A square that somebody whom the program moves wants to get to. */
export interface Errand {
  /** The squares that will do; the cheapest is taken. */
  readonly goals: readonly number[];
  /** Whether it stops on a square on the way, because it can attack from there. */
  readonly stops?: (cell: number) => boolean;
  /** Squares that it keeps off besides all others. */
  readonly shuns?: readonly number[];
  /** RDA-BOARDING-01: the ship that it goes aboard, if any. */
  readonly boards?: Ship;
}

/** RDA-NPC-19: past friends, never through fire, and onto the square of a docked ship only to go aboard. */
export function safeWalk(state: State, board: Board, figure: Figure, { boards, shuns = [] }: Errand): Walk {
  const walk = walkOf(state, board, figure);
  const { barred } = walk;
  for (const cell of shuns) barred.push(cell);
  if (board.name === 'surface')
    for (const cell of board.dangers.keys()) if (isBurning(state, board, cell)) barred.push(cell);
  for (const cell of berthsOn(state, board)) if (cell !== boards?.cell) barred.push(cell);
  return walk;
}

/** RDA-NPC-10, 19: the cheapest way to one of the goals, from the first square; if figures bar every way, the one that heeds no figures. */
export function wayTo(
  state: State,
  figure: Figure,
  errand: Errand,
  walk = safeWalk(state, boardOf(state, figure), figure, errand),
): readonly number[] {
  const board = boardOf(state, figure);
  return (
    wayOnFoot(state, board, walk, figure.cell, errand.goals)?.cells ??
    wayPastFigures(state, board, figure, walk, errand)
  );
}

/** The same where there is a way that no figure bars. */
export function openWay(state: State, figure: Figure, errand: Errand): readonly number[] | undefined {
  const board = boardOf(state, figure);
  return wayOnFoot(state, board, safeWalk(state, board, figure, errand), figure.cell, errand.goals)?.cells;
}

function wayPastFigures(state: State, board: Board, figure: Figure, walk: Walk, { goals }: Errand): readonly number[] {
  const others = new Set(occupied(state, board, figure));
  const barred = walk.barred.filter(cell => !others.has(cell));
  return wayOnFoot(state, board, { ...walk, barred }, figure.cell, goals)?.cells ?? [figure.cell];
}

/** RDA-NPC-11, 19: how far along a way so many points carry somebody: to the last free square before whatever bars it. */
export function endAlong(
  state: State,
  figure: Figure,
  way: readonly number[],
  errand: Errand,
  points: number,
  walk = safeWalk(state, boardOf(state, figure), figure, errand),
): number {
  const board = boardOf(state, figure);
  const taken = occupied(state, board, figure);
  let end = 0;
  let left = points;
  if (errand.stops?.(way[0]!)) return 0;
  for (let at = 1; at < way.length; at++) {
    left -= stepCost(state, board, walk, way[at - 1]!, way[at]!);
    if (left < 0) return end;
    if (taken.includes(way[at]!)) continue;
    end = at;
    if (errand.stops?.(way[at]!)) return end;
  }
  return end;
}
