import { type Board, berthsOn, boardOf } from '../../field/board.ts';
import { squaresAround, stridesOf } from '../../field/steps.ts';
import { costTo, type Reach } from '../../field/ways.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, Ship, State } from '../../types.ts';
import { isBurning, isLeap } from '../squares/danger.ts';
import { inMeleeFrom, isStanding } from '../squares/sight.ts';
import { nearOnFoot, stepCost, type Walk } from '../squares/walking.ts';
import { flies, speedOf } from '../stats.ts';
import { areFriends, areOpponents, shipNo } from '../table.ts';
import { engaging, isDrone } from './elude.ts';
import { entersRoom, isCover } from './stealth.ts';

/** A Move while it is made. */
export interface Stroll {
  /** Points left. */
  left: number;
  /** RDA-ELUDE-09: those who are eluded for the whole of it. */
  readonly eluded: Figure[];
  /** RDA-STEALTH-16: the Stealth test is still to be made, right before the step into another room. */
  sneaks: boolean;
}

/** What a walker can do from where it stands. */
export interface Ground {
  readonly board: Board;
  /** How it makes single steps. */
  readonly walk: Walk;
  readonly reach: Reach;
  /** Squares that can be picked, the own one included. */
  readonly places: readonly number[];
  /** RDA-ACTION-01, RDA-DOCK-06: ships it may enter, and the square from which it does. */
  readonly gangways: readonly Gangway[];
  /** Those who bar their squares and have not been eluded. */
  readonly opponents: readonly Figure[];
  /** RDA-MOVE-13: squares on which somebody stands. */
  readonly taken: readonly number[];
}

interface Gangway {
  readonly ship: Ship;
  readonly from: number;
  readonly cost: number;
}

interface Obstacles {
  /** May not be entered by a way that is free of tests and danger. */
  readonly barred: number[];
  /** RDA-MOVE-13: may be passed, but no move ends there. */
  readonly taken: number[];
  readonly opponents: Figure[];
}

/** Everything within reach of somebody in the middle of a Move: by ways without tests or danger, and single steps that have them. */
export function lookAround(state: State, crew: Crew, stroll: Stroll, hidden = crew.stealth): Ground {
  const board = boardOf(state, crew);
  const flight = flies(state, crew);
  const { barred, taken, opponents } = obstacles(state, board, crew, stroll, flight, hidden);
  const sure = [...barred, ...risky(state, board, crew, stroll, opponents, flight, hidden)];
  const reach = nearOnFoot(state, board, { flies: flight, barred: sure }, crew.cell, stroll.left);
  const places = reach.cells.filter(cell => !taken.includes(cell)); // RDA-MOVE-13: nor may it stop with somebody it passes
  const single: Walk = { flies: flight, barred };
  for (const stride of stridesOf(board)) {
    const cell = crew.cell + stride;
    if (costTo(reach, cell) >= 0 || costOf(state, board, crew, single, cell) > stroll.left) continue;
    if (opponents.some(each => each.cell === cell)) {
      if (hasSquareBeyond(state, board, crew, stroll, single, cell)) places.push(cell);
    } else if (!taken.includes(cell)) places.push(cell);
  }
  for (const cell of entriesOverOthers(state, board, crew, stroll, taken))
    if (!places.includes(cell)) places.push(cell);
  const gangways = gangwaysOf(state, board, crew, stroll, reach, flight);
  for (const { ship } of gangways) places.push(ship.cell);
  return { board, walk: single, reach, places, gangways, opponents, taken };
}

/** RDA-MOVE-09: whether a Move leads to any other square, if its tests come off; one that cannot is not made. */
export function canLeaveSquare(state: State, crew: Crew, sneaks = false): boolean {
  const left = speedOf(state, crew);
  const stroll = (hidden: boolean): Stroll => {
    return { left, eluded: [...engaging(state, crew, hidden)], sneaks: sneaks && !crew.stealth };
  };
  return (
    leadsAway(state, crew, stroll(false), false) ||
    (sneaks && crew.stealth && leadsAway(state, crew, stroll(true), true))
  );
}

/** RDA-DEPLOY-07: the same for somebody aboard, from the square of the ship. */
export function canLeaveShip(state: State, crew: Crew): boolean {
  const { cell, where } = shipNo(state, crew.aboard);
  const outside: Crew = { ...crew, aboard: 0, cell, on: where === 'landed' ? 'home' : 'surface' };
  return leadsAway(state, outside, { left: speedOf(state, crew), eluded: [], sneaks: false }, crew.stealth);
}

function leadsAway(state: State, crew: Crew, stroll: Stroll, hidden: boolean): boolean {
  if (stroll.left === 0) return false;
  if (hasFreeStep(state, crew, stroll, hidden)) return true;
  return lookAround(state, crew, stroll, hidden).places.some(cell => cell !== crew.cell);
}

/** Nearly everybody has one, and it is found sooner than all the rest. */
function hasFreeStep(state: State, crew: Crew, stroll: Stroll, hidden: boolean): boolean {
  const board = boardOf(state, crew);
  const flight = flies(state, crew);
  const { barred, taken } = obstacles(state, board, crew, stroll, flight, hidden);
  for (const stride of stridesOf(board)) {
    const cell = crew.cell + stride;
    if (!taken.includes(cell) && costOf(state, board, crew, { flies: flight, barred }, cell) <= stroll.left)
      return true;
  }
  return false;
}

/** RDA-STEALTH-01, 06, 16: squares of others over which a sneaker enters another room: the test is made right before that step, and in stealth it passes through them. */
function entriesOverOthers(state: State, board: Board, crew: Crew, stroll: Stroll, taken: readonly number[]): number[] {
  const isEntry = (cell: number) => taken.includes(cell) && entersRoom(board, crew.cell, cell);
  const entries = stroll.sneaks ? squaresAround(board, crew.cell, 1).filter(isEntry) : [];
  if (entries.length === 0) return entries;
  const unseen = { ...stroll, sneaks: false };
  const { reach } = lookAround(state, crew, unseen, true);
  return entries.filter(cell => {
    const cost = costTo(reach, cell);
    if (cost < 0) return false;
    const { reach: on } = lookAround(state, { ...crew, cell }, { ...unseen, left: stroll.left - cost }, true);
    return on.cells.some((end, at) => !taken.includes(end) && costTo(reach, end) === cost + on.costs[at]!);
  });
}

/** RDA-MOVE-10, 11, 13, 15, RDA-STEALTH-06, E16: whoever and whatever is in the way. */
function obstacles(
  state: State,
  board: Board,
  crew: Crew,
  { eluded }: Stroll,
  flight: boolean,
  hidden: boolean,
): Obstacles {
  const barred: number[] = [];
  const taken: number[] = [];
  const opponents: Figure[] = [];
  const heed = (other: Figure) => {
    if (other.aboard !== 0 || other.on !== crew.on || other === crew || !isStanding(state, other)) return;
    taken.push(other.cell);
    if (flight || hidden || areFriends(state, crew, other)) return;
    if (isDrone(other)) barred.push(other.cell);
    else if (!eluded.includes(other)) opponents.push(other);
  };
  for (const other of state.crew) heed(other);
  for (const other of state.npcs) heed(other);
  for (const cell of berthsOn(state, board)) if (cell !== crew.cell) barred.push(cell);
  if (!flight && board.name === 'surface' && effects.holds(state, 'flood', {})) {
    board.water.forEach((water, cell) => {
      if (water === 1) barred.push(cell);
    });
  }
  return { barred, taken, opponents };
}

/** Squares that need a test or hurt: opponents', fire, out of cover for somebody in stealth, another room for one who sneaks. */
function risky(
  state: State,
  board: Board,
  crew: Crew,
  { left, sneaks }: Stroll,
  opponents: readonly Figure[],
  flight: boolean,
  hidden: boolean,
): number[] {
  const cells = opponents.map(({ cell }) => cell);
  if (board.name === 'surface') {
    cells.push(...state.fires);
    for (const cell of board.dangers.keys()) cells.push(cell);
  }
  const guarded = state.variants.adjacentPassage && !flight ? opponents : [];
  if (!sneaks && !hidden && guarded.length === 0) return cells;
  for (const cell of squaresAround(board, crew.cell, left)) {
    const isRisky =
      (hidden && !isCover(state, board, cell)) ||
      (sneaks && entersRoom(board, crew.cell, cell)) ||
      guarded.some(other => engagesAt(state, board, other, crew, cell));
    if (isRisky && cell !== crew.cell) cells.push(cell);
  }
  return cells;
}

/** RDA-VAR-19: whether an opponent would engage somebody on a square. */
export function engagesAt(state: State, board: Board, other: Figure, crew: Crew, cell: number): boolean {
  if (other.stunned || (other.kind === 'crew' && other.stealth)) return false;
  const apart = Math.abs((other.cell % board.grid.width) - (cell % board.grid.width));
  if (apart > 1 || Math.abs(other.cell - cell) > board.grid.width + 1) return false;
  return inMeleeFrom(state, other, other.cell, { ...crew, cell });
}

/** RDA-TERRAIN-10: a leap costs 1 point. */
export function costOf(state: State, board: Board, crew: Crew, walk: Walk, cell: number): number {
  const cost = stepCost(state, board, walk, crew.cell, cell);
  return cost === Infinity && isLeap(board, crew.cell, cell) && !walk.barred.includes(cell) ? 1 : cost;
}

/** RDA-MOVE-11, 13: an opponent’s square is for passing through: the points must carry on to a free one. */
function hasSquareBeyond(
  state: State,
  board: Board,
  crew: Crew,
  { left }: Stroll,
  walk: Walk,
  through: number,
): boolean {
  const cost = stepCost(state, board, walk, crew.cell, through);
  for (const stride of stridesOf(board)) {
    const cell = through + stride;
    if (cell === crew.cell || isTaken(state, crew, cell) || isBurning(state, board, cell)) continue;
    if (cost + stepCost(state, board, walk, through, cell) <= left) return true;
  }
  return false;
}

function isTaken(state: State, crew: Crew, cell: number): boolean {
  const stands = (other: Figure) =>
    other.cell === cell && other.aboard === 0 && other.on === crew.on && other !== crew && isStanding(state, other);
  return state.crew.some(stands) || state.npcs.some(stands);
}

/** RDA-ACTION-01, RDA-BOARDING-01, 16: the own ship, and docked ships of opponents; never a teammate’s. */
function gangwaysOf(
  state: State,
  board: Board,
  crew: Crew,
  { left }: Stroll,
  reach: Reach,
  flight: boolean,
): Gangway[] {
  const gangways: Gangway[] = [];
  for (const ship of state.ships) {
    if (ship.where !== (board.name === 'home' ? 'landed' : 'docked') || ship.cell === crew.cell) continue;
    if (ship.no !== crew.ship && !areOpponents(state, crew, ship)) continue;
    let best: Gangway | undefined;
    for (const stride of stridesOf(board)) {
      const from = ship.cell + stride;
      const before = costTo(reach, from);
      if (before < 0) continue;
      const cost = before + stepCost(state, board, { flies: flight, barred: [] }, from, ship.cell);
      if (cost <= left && (best === undefined || cost < best.cost)) best = { ship, from, cost };
    }
    if (best !== undefined) gangways.push(best);
  }
  return gangways;
}
