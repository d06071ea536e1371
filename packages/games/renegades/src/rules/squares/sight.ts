import { type Board, boardOf, dist, tokensOn } from '../../field/board.ts';
import { cellsBetween, isClear, isGreenBetween, isOnLine, isOpen } from '../../field/lines.ts';
import { isStep } from '../../field/steps.ts';
import type { Figure, State } from '../../types.ts';
import { flies } from '../stats.ts';
import { areFriends, isConscious } from '../table.ts';

/** RDA-RANGED-08..14: why a line does not serve, or that it does. */
export interface Line {
  readonly clear: boolean;
  /** The squares it crosses, the first left out, the last included. */
  readonly cells: readonly number[];
}

/** RDA-RANGED-09..11, 13, 14: the line between two squares, by walls, doorways and levels alone. `through`: doorways that do not stop it (RDA-CREATURE-03, UT13). */
export function lineBetween(board: Board, from: number, to: number, through?: readonly number[]): Line {
  return { clear: isLineClear(board, from, to, through), cells: cellsBetween(board, from, to) };
}

/** The same without the squares, which is cheaper. */
export function isLineClear(board: Board, from: number, to: number, through?: readonly number[]): boolean {
  if (isClear(board, from, to)) return true;
  if (through === undefined || through.length === 0) return false;
  const { stopsSight, stopsSteps } = board.grid;
  const stops = stopsSight.slice();
  for (const cell of through) if (board.doorway[cell] === 1) stops[cell] = stopsSteps[cell]!;
  return isOpen(board, from, to, stops);
}

/** RDA-RANGED-12, RDA-NPC-16: whether a figure has a clear line to another, those in between included. */
export function hasLine(state: State, by: Figure, target: Figure, through?: readonly number[]): boolean {
  if (!isOnSameBoard(by, target)) return by.aboard !== 0 && by.aboard === target.aboard;
  return hasLineFrom(state, by, by.cell, target, through);
}

/** The same from where it is not yet (RDA-NPC-11). */
export function hasLineFrom(
  state: State,
  by: Figure,
  from: number,
  target: Figure,
  through?: readonly number[],
): boolean {
  const board = boardOf(state, target);
  if (!isLineClear(board, from, target.cell, through)) return false;
  return state.variants.figuresNeverBlock || !isSomebodyBetween(state, board, by, from, target);
}

function isOnSameBoard(a: Figure, b: Figure): boolean {
  return a.aboard === 0 && b.aboard === 0 && a.on === b.on;
}

/** RDA-RANGED-12: others than friends block, unless they are in stealth. KO tokens are no figures. */
function isSomebodyBetween(state: State, board: Board, by: Figure, from: number, target: Figure): boolean {
  for (const crew of state.crew) {
    if (crew.aboard !== 0 || crew.stealth || !isBetween(board, from, target, crew) || crew === by) continue;
    if (isStanding(state, crew) && !areFriends(state, by, crew)) return true;
  }
  for (const npc of state.npcs) {
    if (npc.aboard !== 0 || !isBetween(board, from, target, npc) || npc === by) continue;
    if (!areFriends(state, by, npc)) return true;
  }
  return false;
}

function isBetween(board: Board, from: number, target: Figure, { cell, on }: Figure): boolean {
  return on === target.on && cell !== target.cell && isOnLine(board, from, target.cell, cell);
}

/** Whether a figure is more than a KO token. */
export function isStanding(state: State, figure: Figure): boolean {
  return figure.kind === 'npc' || isConscious(state, figure);
}

/** RDA-RANGED-06: whether that line crosses obstructed terrain. */
export function isLineObstructed(state: State, by: Figure, target: Figure): boolean {
  if (!isOnSameBoard(by, target)) return false;
  const board = boardOf(state, target);
  if (board.green[target.cell] === 1 || isGreenBetween(board, by.cell, target.cell)) return true;
  for (const { cell } of tokensOn(state, board)) if (isOnLine(board, by.cell, target.cell, cell)) return true;
  return false;
}

/** RDA-MELEE-01, 04, 06, RDA-ELUDE-13: whether a figure on one square can strike one on the other: next to it, or across an empty doorway, and no wall or level between. */
export function inMelee(state: State, by: Figure, target: Figure): boolean {
  if (!isOnSameBoard(by, target)) return by.aboard !== 0 && by.aboard === target.aboard;
  return inMeleeFrom(state, by, by.cell, target);
}

/** The same from where it is not yet (RDA-NPC-11). */
export function inMeleeFrom(state: State, by: Figure, from: number, target: Figure): boolean {
  const board = boardOf(state, target);
  const apart = dist(board, from, target.cell);
  if (apart > 2) return false;
  if (apart === 2) return isAcrossDoorway(state, board, from, target);
  if (apart === 0 || isStep(board, from, target.cell, false)) return true;
  return isStep(board, from, target.cell, true) && flies(state, by);
}

/** RDA-MELEE-04: the doorway lies exactly between the two, open and empty. */
function isAcrossDoorway(state: State, board: Board, from: number, target: Figure): boolean {
  const sum = from + target.cell;
  const middle = sum >> 1;
  if (sum % 2 !== 0 || board.doorway[middle] === 0) return false;
  if (dist(board, from, middle) !== 1 || dist(board, middle, target.cell) !== 1) return false;
  if (!isStep(board, from, middle, false) || !isStep(board, middle, target.cell, false)) return false;
  return !isSomebodyAt(state, target.on, middle);
}

/** RDA-MOVE-13: whether a figure stands on a square, KO tokens left out. */
export function isSomebodyAt(state: State, on: Figure['on'], cell: number): boolean {
  const isThere = (figure: Figure) =>
    figure.cell === cell && figure.aboard === 0 && figure.on === on && isStanding(state, figure);
  return state.crew.some(isThere) || state.npcs.some(isThere);
}

/** RDA-INTERACT-02: on it or next to it, with no wall or level edge between. A doorway that is shut is reached from either side. */
export function inReach(board: Board, from: number, cell: number): boolean {
  if (from === cell) return true;
  if (dist(board, from, cell) !== 1) return false;
  if (isStep(board, from, cell, false)) return true;
  return board.doorway[cell] === 1 && isBesideShutDoor(board, from, cell);
}

function isBesideShutDoor({ grid: { stopsSteps, width } }: Board, from: number, door: number): boolean {
  if (stopsSteps[door] === 0) return false;
  const right = (door % width) - (from % width);
  const down = door - from - right;
  return down === 0 || right === 0 || stopsSteps[from + right] === 0 || stopsSteps[from + down] === 0;
}

/** RDA-SCAN-02, 03: same tile and in sight, doorways stopping it. */
export function canScan(state: State, by: Figure, target: Figure): boolean {
  if (!isOnSameBoard(by, target)) return by.aboard !== 0 && by.aboard === target.aboard;
  const board = boardOf(state, by);
  return board.areaAt[by.cell] === board.areaAt[target.cell] && isClear(board, by.cell, target.cell);
}
