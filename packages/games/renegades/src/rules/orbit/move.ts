import type { Flow } from '@starboard/kernel';
import { type GridDirection, gridBeside, gridDirections } from '@starboard/space';
import { type Board, dangerAt, orbitOf } from '../../field/board.ts';
import { type Arrival, arrivalAt, eachPose, type Poses } from '../../field/poses.ts';
import { effects } from '../../hooks.ts';
import type { Renegades, Ship, State } from '../../types.ts';
import { hazard } from '../combat/attack.ts';
import { harm } from '../harm.ts';
import { checkEnd } from '../mission/end.ts';
import { freeOrbitSquares, randomTile } from '../random-location.ts';
import { enterCost, shipReach } from '../squares/flying.ts';
import { runsOf } from '../squares/pick.ts';
import { nameOf, occupantOf, refOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';

/** What is left of a Move. */
interface Leg {
  points: number;
  /** Points for flying straight on only, as long as there was no pivot (K4). */
  straight: number;
  freePivots: number;
  pivoted: boolean;
}

/** A pose as a number: cell × 8 + facing, clockwise from north. */
export function poseNumber(cell: number, facing: GridDirection): number {
  return cell * 8 + gridDirections.indexOf(facing);
}

/** With every facing on each of some squares. */
export function posesOn(cells: readonly number[]): number[] {
  const poses: number[] = [];
  for (const cell of cells) for (let ahead = 0; ahead < 8; ahead++) poses.push(cell * 8 + ahead);
  return poses;
}

export function readPose(pose: number): { readonly cell: number; readonly facing: GridDirection } {
  return { cell: pose >> 3, facing: gridDirections[pose & 7]! };
}

/** RDA-MOVE-01..08: one Move with so many points, from pose to pose until the owner stops. False if the turn ended with it (RDA-TILE-09). */
export function* moveShip(
  t: Renegades,
  ship: Ship,
  points: number,
  straight = straightBonus(t.state, ship),
): Flow<boolean> {
  const { state } = t;
  const leg: Leg = {
    points,
    straight,
    freePivots: freePivotsOf(state, ship),
    pivoted: false,
  };
  while (leg.points > 0 || leg.straight > 0 || leg.freePivots > 0) {
    const open = openPoses(state, ship, leg);
    if (open.places.length === 2 && open.places[1] === 1) break;
    const chosen = yield* t.pickPlace(ship.seat!, 'fly', 'poses', open.places, {
      params: { ship: nameOf(ship), points: leg.points },
      about: [refOf(ship)],
    });
    if (chosen === poseNumber(ship.cell, ship.facing)) break;
    if (!(yield* flyTo(t, ship, chosen, open.to(chosen), leg))) return false;
  }
  say(t, 'RDA-MOVE-01', 'ship.moved', { ship: nameOf(ship) });
  checkEnd(t);
  return true;
}

export function freePivotsOf(state: State, ship: Ship): number {
  return Math.max(0, ...effects.tell(state, 'freePivots', { by: ship }));
}

export function straightBonus(state: State, ship: Ship): number {
  return effects.tell(state, 'straightBonus', { by: ship }).reduce((sum, each) => sum + each, 0);
}

/** Poses that can be reached, as runs, and what the way to each of them costs. */
interface Open {
  readonly places: readonly number[];
  to(pose: number): Arrival;
}

/** Every pose that can be reached, the present one (to stop) included; damaging squares as the next square only. */
function openPoses(state: State, ship: Ship, leg: Leg): Open {
  const flight = { points: leg.points, freePivots: leg.freePivots };
  const near = shipReach(state, ship, flight);
  const farther = leg.straight > 0 && !leg.pivoted ? straightOn(state, ship, leg) : undefined;
  const danger = dangerAhead(state, ship, leg);
  const to = (pose: number): Arrival => {
    if (pose === danger?.pose) return { cost: danger.cost, pivots: 0 };
    return arrivalAt(near, pose) ?? arrivalAt(farther!, pose)!;
  };
  if (farther === undefined && danger === undefined) return { places: near.runs, to };
  const poses: number[] = [];
  eachPose(near, pose => poses.push(pose));
  if (farther !== undefined) eachPose(farther, (pose, _, pivots) => pivots === 0 && poses.push(pose));
  if (danger !== undefined) poses.push(danger.pose);
  return { places: runsOf(poses), to };
}

/** K4 */
function straightOn(state: State, ship: Ship, { points, straight }: Leg): Poses {
  return shipReach(state, ship, { points: points + straight, freePivots: 0 });
}

/** RDA-TILE-08..10: the next square ahead, if it hurts. */
function dangerAhead(state: State, ship: Ship, leg: Leg): { readonly pose: number; readonly cost: number } | undefined {
  const board = orbitOf(state);
  const ahead = gridBeside(board.grid, ship.cell, ship.facing);
  if (ahead === undefined || dangerAt(state, board, ahead) === undefined || isTaken(state, ahead)) return undefined;
  const cost = enterCost(state, board, ahead);
  const points = leg.points + (leg.pivoted ? 0 : leg.straight);
  return cost <= points ? { pose: poseNumber(ahead, ship.facing), cost } : undefined;
}

function isTaken({ ships, fighters }: State, cell: number): boolean {
  return ships.some(ship => ship.where === 'orbit' && ship.cell === cell) || fighters.some(each => each.cell === cell);
}

function* flyTo(t: Renegades, ship: Ship, pose: number, { cost, pivots }: Arrival, leg: Leg): Flow<boolean> {
  const { cell, facing } = readPose(pose);
  const paid = Math.min(cost, leg.points);
  leg.straight -= cost - paid;
  leg.points -= paid;
  leg.freePivots = cost > paid ? 0 : Math.max(0, leg.freePivots - pivots); // K4: who used the bonus pivots no more
  if (pivots > 0) leg.pivoted = true;
  if (leg.pivoted) leg.straight = 0;
  Object.assign(ship, { cell, facing });
  return yield* enterSquare(t, ship);
}

/** RDA-TILE-09, 10: what a square does to a ship that enters it; false if its turn ends. */
export function* enterSquare(t: Renegades, ship: Ship): Flow<boolean> {
  const { state } = t;
  const board = orbitOf(state);
  const symbol = board.symbols[ship.cell];
  if (symbol === 'X') {
    yield* fallIntoCore(t, ship);
    return false;
  }
  if (symbol === 'x' && !state.spentMines.includes(ship.cell)) {
    state.spentMines.push(ship.cell);
    yield* hazard(t, ship, 2, 'mine');
  }
  return true;
}

/** RDA-TILE-09 */
function* fallIntoCore(t: Renegades, ship: Ship): Flow {
  const tile = randomTile(t, 'orbit');
  ship.cell = freeOrbitSquares(t.state, tile, 1, ship)[0] ?? tile.spawn;
  say(t, 'RDA-TILE-09', 'ship.fell', { ship: nameOf(ship), tile: { key: `tile.${tile.tile}` } });
  yield* harm(t, ship, 3, null);
}

/** RDA-TILE-08: at the end of its turn on the horizon. */
export function* horizon(t: Renegades, ship: Ship): Flow {
  const board = orbitOf(t.state);
  if (ship.where !== 'orbit' || board.symbols[ship.cell] !== 'h') return;
  const by = occupantOf(t.state, ship, 'navigation');
  const test = by && ({ by, skill: 'piloting', target: 5, purpose: 'horizon', station: 'navigation' } as const);
  if (test && (yield* takeTest(t, test))) return;
  const towards = towardsCore(t.state, board, ship);
  say(t, 'RDA-TILE-08', 'ship.pulled', { ship: nameOf(ship) });
  yield* harm(t, ship, 1, null);
  if (towards === undefined) return;
  ship.cell = towards;
  if (board.symbols[towards] === 'X') yield* fallIntoCore(t, ship);
}

/** The neighbouring square that is nearest to a core square; ties in compass order. */
function towardsCore(state: State, board: Board, ship: Ship): number | undefined {
  const cores = [...board.symbols].flatMap((symbol, cell) => (symbol === 'X' ? [cell] : []));
  const { width } = board.grid;
  const gap = (a: number, b: number) => {
    const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
    const cols = Math.abs((a % width) - (b % width));
    return Math.max(rows, cols) * 100 + rows + cols;
  };
  const nearness = (cell: number) => Math.min(...cores.map(core => gap(cell, core)));
  const open = gridDirections.flatMap(direction => gridBeside(board.grid, ship.cell, direction) ?? []);
  const nearest = open.reduce((best, cell) => (nearness(cell) < nearness(best) ? cell : best), open[0]!);
  return isTaken(state, nearest) ? undefined : nearest;
}
