import { type GridDirection, type GridPose, gridDirections } from '@starboard/space';
import type { Planet } from '../../field/assembly.ts';
import { dist, orbitOf } from '../../field/board.ts';
import { distanceToMissionPlanet, fireLineFrom, shipReach } from '../../field/flying.ts';
import type { Renegades, Ship, State, Vessel } from '../../types.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { mayFire } from '../orbit/attack.ts';
import { freePivotsOf, poseNumber, straightBonus } from '../orbit/move.ts';
import { movementOf, shipRangeOf } from '../ship.ts';
import { half } from '../stats.ts';
import { nameOf, say } from '../table.ts';

/** What a ship flies for: to fire at something, or to be somewhere. */
export interface Aim {
  canAttack(cell: number, facing: GridDirection): boolean;
  distance(cell: number): number;
}

/** RDA-SOLO-30: a ship to attack, in orbit or (overstaying) in a dock. */
export function aimAt(state: State, ship: Ship, target: Vessel): Aim {
  const armed = mayFire(state, ship);
  const range = shipRangeOf(state, ship);
  if (target.kind === 'ship' && target.where !== 'orbit') {
    const distance = (cell: number) => distanceToMissionPlanet(state, cell);
    return { canAttack: cell => armed && distance(cell) <= half(range), distance };
  }
  const board = orbitOf(state);
  return {
    canAttack: (cell, facing) =>
      armed &&
      dist(board, cell, target.cell) <= range &&
      fireLineFrom(state, { cell, facing, range }, target) !== undefined,
    distance: cell => dist(board, cell, target.cell),
  };
}

/** A free square of a planet. */
export function aimForPlanet(state: State, ship: Ship, planet: Planet): Aim {
  const board = orbitOf(state);
  const taken = state.ships.flatMap(other => (other !== ship && other.where === 'orbit' ? [other.cell] : []));
  const squares = (board.planets[planet] ?? []).filter(
    cell => !taken.includes(cell) && !state.fighters.some(fighter => fighter.cell === cell),
  );
  return {
    canAttack: () => false,
    distance: cell => Math.min(...squares.map(square => dist(board, cell, square))),
  };
}

interface Reached extends GridPose {
  readonly cost: number;
}

/** RDA-SOLO-09: everything within one Move, not through squares that would damage the ship. */
function posesOf(state: State, ship: Ship, points: number): Reached[] {
  const reach = shipReach(state, ship, { points, freePivots: freePivotsOf(state, ship), avoidsDamage: true });
  const poses = reach.poses.map(pose => ({ ...pose, cost: reach.costs[poseNumber(pose.cell, pose.facing)]! }));
  const more = straightBonus(state, ship);
  if (more === 0) return poses;
  const farther = shipReach(state, ship, { points: points + more, freePivots: 0, avoidsDamage: true });
  for (const pose of farther.poses) {
    const no = poseNumber(pose.cell, pose.facing);
    if (reach.costs[no]! < 0 && farther.pivots[no] === 0) poses.push({ ...pose, cost: farther.costs[no]! });
  }
  return poses;
}

/** RDA-SOLO-30: where it can attack, then nearest to the target, then the fewest points, then N to NW. */
export function bestPose(poses: readonly Reached[], aim: Aim): Reached {
  let best: Reached | undefined;
  let canAttack = false;
  for (const pose of poses) {
    const isBetter = best === undefined || isNearer(pose, best, aim);
    if (canAttack && !isBetter) continue;
    const attacks = aim.canAttack(pose.cell, pose.facing);
    if (attacks === canAttack ? !isBetter : canAttack) continue;
    best = pose;
    canAttack = attacks;
  }
  return best!;
}

function isNearer(pose: Reached, other: Reached, aim: Aim): boolean {
  const order =
    aim.distance(pose.cell) - aim.distance(other.cell) ||
    pose.cost - other.cost ||
    gridDirections.indexOf(pose.facing) - gridDirections.indexOf(other.facing) ||
    pose.cell - other.cell;
  return order < 0;
}

function here({ cell, facing }: Ship): Reached {
  return { cell, facing, cost: 0 };
}

/** RDA-SOLO-33: whether one Move brings it where it can attack. */
export function canReachToAttack(state: State, ship: Ship, aim: Aim): boolean {
  return posesOf(state, ship, movementOf(state, ship)).some(({ cell, facing }) => aim.canAttack(cell, facing));
}

/** RDA-SOLO-06, 30: one Move; false if it is best where it is. */
export function flyFor(t: Renegades, ship: Ship, aim: Aim): boolean {
  const { state } = t;
  const points = movementOf(state, ship);
  const { cell, facing } = points > 0 ? bestPose([here(ship), ...posesOf(state, ship, points)], aim) : ship;
  end(ship, 'move');
  if (cell === ship.cell && facing === ship.facing) return false;
  Object.assign(ship, { cell, facing });
  say(t, 'RDA-SOLO-30', 'ship.moved', { ship: nameOf(ship) });
  checkEnd(t);
  return true;
}
