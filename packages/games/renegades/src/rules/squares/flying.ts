import { type GridReach, gridDirections } from '@starboard/space';
import { type Board, dangerAt, orbitOf, tokensOn } from '../../field/board.ts';
import { isClear } from '../../field/lines.ts';
import { type Poses, reachPoses } from '../../field/poses.ts';
import { cheapestWay, cheapestWays, type Ground, nearestSquares, type Way } from '../../field/ways.ts';
import type { Fighter, Ship, State } from '../../types.ts';
import { areFriends } from '../table.ts';

/** How a ship moves now (RDA-MOVE-01..08). */
export interface Flight {
  readonly points: number;
  /** Pivots that cost nothing, from the first. */
  readonly freePivots: number;
}

/**
 * RDA-MOVE-01..05, 08: the poses a ship can reach; others' ships bar the way, friendly ones its end only (RDA-SHIP-18):
 * they are not among them, nor are squares that would damage it.
 */
export function shipReach(state: State, ship: Ship, { points, freePivots }: Flight): Poses {
  const board = orbitOf(state);
  const enter = enterCosts(state, board);
  noEnd.length = 0;
  for (const other of state.ships) {
    if (other === ship || other.where !== 'orbit') continue;
    if (areFriends(state, ship, other)) noEnd.push(other.cell);
    else enter[other.cell] = tooDear;
  }
  for (const { cell } of state.fighters) enter[cell] = tooDear;
  const start = ship.cell * 8 + gridDirections.indexOf(ship.facing);
  return reachPoses(board, { enter, start, points, freePivots, noEnd });
}

/** More than any Move has. */
const tooDear = 255;
const noEnd: number[] = [];
const enterNow = new Uint8Array(1024);

/** RDA-MOVE-01, 04, RDA-SALVAGE-07, RDA-TILE-08: what entering each square costs, ships aside; good until it is asked again. */
function enterCosts(state: State, board: Board): Uint8Array {
  enterNow.set(printedCosts(board));
  for (const { cell } of tokensOn(state, board)) enterNow[cell] = 2;
  for (const cell of damagingSquares(state, board)) enterNow[cell] = tooDear;
  return enterNow;
}

const printed = new WeakMap<Board, Uint8Array>();

function printedCosts(board: Board): Uint8Array {
  let costs = printed.get(board);
  if (costs === undefined) {
    costs = board.green.map((green, cell) => (green === 1 || board.dangers.get(cell) === 'horizon' ? 2 : 1));
    printed.set(board, costs);
  }
  return costs;
}

const heavySpace = new WeakMap<Board, Uint8Array>();

/** Those that cost two points. */
function heavySquares(board: Board): Uint8Array {
  let marks = heavySpace.get(board);
  if (marks === undefined) {
    marks = printedCosts(board).map(cost => cost - 1);
    heavySpace.set(board, marks);
  }
  return marks;
}

/** What a ship or fighter pays for entering a square (RDA-MOVE-01, 04, RDA-TILE-08). */
export function enterCost(state: State, board: Board, cell: number): number {
  for (const token of tokensOn(state, board)) if (token.cell === cell) return 2;
  return printedCosts(board)[cell]!;
}

/** RDA-DOCK-02: how far a ship in orbit is from the Mission Planet's nearest square. */
export function distanceToMissionPlanet(state: State, cell: number): number {
  return distancesToMissionPlanet(orbitOf(state))[cell]!;
}

/** All squares so near to it. */
export function nearMissionPlanet(state: State, most: number): number[] {
  const distances = distancesToMissionPlanet(orbitOf(state));
  const cells: number[] = [];
  for (let cell = 0; cell < distances.length; cell++) if (distances[cell]! <= most) cells.push(cell);
  return cells;
}

const missionDistances = new WeakMap<Board, Uint8Array>();

/** Of every square, once for each board. */
function distancesToMissionPlanet(board: Board): Uint8Array {
  let distances = missionDistances.get(board);
  if (distances === undefined) {
    distances = distancesTo(board, board.planets.mission!);
    missionDistances.set(board, distances);
  }
  return distances;
}

/** By king's moves from each square to the nearest of some: outwards from them, ring by ring. */
function distancesTo({ grid: { width, height } }: Board, squares: readonly number[]): Uint8Array {
  const distances = new Uint8Array(width * height).fill(255);
  for (const square of squares) distances[square] = 0;
  const cells = [...squares];
  for (const cell of cells) {
    const row = (cell / width) | 0;
    const col = cell % width;
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      for (let c = Math.max(0, col - 1); c <= Math.min(width - 1, col + 1); c++) {
        if (distances[r * width + c] !== 255) continue;
        distances[r * width + c] = distances[cell]! + 1;
        cells.push(r * width + c);
      }
    }
  }
  return distances;
}

/** RDA-ABIL-05: whether nothing blocks the segment between two squares of the orbit board. */
export function orbitLine(state: State, from: number, to: number): boolean {
  return isClear(orbitOf(state), from, to);
}

/** RDA-TILE-08..10: squares that hurt a ship: horizon, core, mines that have not gone off. */
export function damagingSquares(state: State, board: Board): number[] {
  const squares: number[] = [];
  for (const cell of board.dangers.keys()) if (dangerAt(state, board, cell) !== undefined) squares.push(cell);
  return squares;
}

/** RDA-FIGHTER-05, 09, RDA-SOLO-09: the cheapest way of a fighter to one of the goals: any way round, past its own kind, not through damaging squares. It may not end where another fighter is. */
export function fighterWay(state: State, fighter: Fighter, goals: readonly number[]): Way | undefined {
  const board = orbitOf(state);
  const barred = damagingSquares(state, board);
  for (const { where, cell } of state.ships) if (where === 'orbit') barred.push(cell);
  return cheapestWay(board, orbitGround(state, board), fighter.cell, goals, barred);
}

/** Every square of the orbit board by what a fighter would pay to get there, ships and dangers aside. */
export function orbitDistances(state: State, board: Board, from: number): GridReach {
  return cheapestWays(board, orbitGround(state, board), from, Infinity, []);
}

/** The nearest of those squares that are wanted, by the same measure. */
export function nearestInOrbit(
  state: State,
  from: number,
  count: number,
  isWanted: (cell: number) => boolean,
): readonly number[] {
  const board = orbitOf(state);
  return nearestSquares(board, orbitGround(state, board), from, count, isWanted);
}

const heavy = new Uint8Array(1024);

function orbitGround(state: State, board: Board): Ground {
  heavy.set(heavySquares(board));
  for (const { cell } of tokensOn(state, board)) heavy[cell] = 1;
  return { steps: board.grid.steps, heavy, onEntering: true };
}
