import type { Flow } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { type Board, berthsOn, boardOf, dist } from '../../field/board.ts';
import { stridesOf } from '../../field/steps.ts';
import { effects } from '../../hooks.ts';
import type { Figure, Npc, Renegades, State } from '../../types.ts';
import { hasLineFrom, inMeleeFrom } from '../squares/sight.ts';
import { occupied, squaresOnFoot } from '../squares/walking.ts';
import { speedOf } from '../stats.ts';
import { nameOf, say } from '../table.ts';
import { rangeOf } from './range.ts';
import { type Errand, endAlong, safeWalk, wayTo } from './ways.ts';

/** RDA-NPC-25, RDA-RANGED-02: whether it could attack somebody from a square. */
export function canStrikeFrom(
  state: State,
  npc: Npc,
  from: number,
  target: Figure,
  range = rangeOf(state, npc),
): boolean {
  if (npc.aboard !== 0 || target.aboard !== 0) return npc.aboard === target.aboard;
  const board = boardOf(state, target);
  const apart = dist(board, from, target.cell);
  if (apart > Math.max(2, range)) return false;
  if (inMeleeFrom(state, npc, from, target)) return true;
  return range > 1 && apart <= range && hasLineFrom(state, npc, from, target, doorsFor(board, npc, target));
}

/** Those of some whom it could attack from where it stands. */
export function inStrikingRange<F extends Figure>(state: State, npc: Npc, figures: readonly F[]): F[] {
  const range = rangeOf(state, npc);
  return figures.filter(figure => canStrikeFrom(state, npc, npc.cell, figure, range));
}

/** RDA-CREATURE-03, RDA-RUL-20: doorways that a Giant shoots through, at somebody under a low ceiling. */
function doorsFor(board: Board, npc: Npc, target: Figure): readonly number[] | undefined {
  if (!isGiant(npc) || !isUnderLowCeiling(board, target)) return undefined;
  return board.rooms[target.cell]!.flatMap(room => board.roomCells[room]!.filter(cell => board.doorway[cell] === 1));
}

export function isGiant({ npc }: Npc): boolean {
  return npcCardOf(npc).keywords.includes('giant');
}

/** RDA-CREATURE-02: in rooms with a low ceiling only. */
export function isUnderLowCeiling({ rooms, low }: Board, { cell }: Figure): boolean {
  const here = rooms[cell]!;
  return here.length > 0 && here.every(room => low[room]);
}

/** RDA-NPC-20: attackable after at most one Move. */
export function isInReach(state: State, npc: Npc, target: Figure, ends: readonly number[]): boolean {
  const range = rangeOf(state, npc);
  return ends.some(cell => canStrikeFrom(state, npc, cell, target, range));
}

const nowhere: Errand = { goals: [] };

/** Squares where one Move of it may end, its own first, cheapest first. */
export function endsOf(state: State, npc: Npc): number[] {
  const board = boardOf(state, npc);
  const taken = occupied(state, board, npc);
  const cells = squaresOnFoot(state, board, safeWalk(state, board, npc, nowhere), npc.cell, speedOf(state, npc));
  return cells.filter(cell => !taken.includes(cell));
}

/** RDA-NPC-10, 11, 19: one Move along the cheapest way; it ends on the last free square that it can pay for. */
export function* walkTowards(t: Renegades, npc: Npc, errand: Errand, speed = speedOf(t.state, npc)): Flow {
  const walk = safeWalk(t.state, boardOf(t.state, npc), npc, errand);
  const way = wayTo(t.state, npc, errand, walk);
  const end = way[endAlong(t.state, npc, way, errand, speed, walk)]!;
  if (end === npc.cell) return;
  npc.cell = end;
  say(t, 'RDA-NPC-11', 'npc.moves', { npc: nameOf(npc) });
  yield* effects.react(t, 'npcMoved', { by: npc });
}

/** RDA-NPC-11: free squares next to somebody from which it can be struck in melee. */
export function squaresBeside(state: State, by: Figure, target: Figure): number[] {
  const board = boardOf(state, target);
  const taken = [...occupied(state, board, by), ...berthsOn(state, board)];
  const cells: number[] = [];
  for (const stride of stridesOf(board)) {
    const cell = target.cell + stride;
    if (!board.rooms[cell]?.length || taken.includes(cell)) continue;
    if (inMeleeFrom(state, by, cell, target)) cells.push(cell);
  }
  return cells;
}
