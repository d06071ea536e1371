import type { Planet } from '../../field/assembly.ts';
import { dist, orbitOf } from '../../field/board.ts';
import { arrivalAt, eachPose } from '../../field/poses.ts';
import type { Renegades, Ship, State, Vessel } from '../../types.ts';
import { end } from '../lasting.ts';
import { checkEnd } from '../mission/end.ts';
import { mayFire } from '../orbit/attack.ts';
import { freePivotsOf, poseNumber, readPose, straightBonus } from '../orbit/move.ts';
import { movementOf, shipRangeOf } from '../ship.ts';
import { canFireFrom } from '../squares/fire.ts';
import { distanceToMissionPlanet, shipReach } from '../squares/flying.ts';
import { half } from '../stats.ts';
import { nameOf, say } from '../table.ts';

/** What a ship flies for: to fire at something, or to be somewhere. */
export interface Aim {
  /** From a square, with a facing by its place clockwise from north. */
  canAttack(cell: number, ahead: number): boolean;
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
    canAttack: (cell, ahead) =>
      armed && dist(board, cell, target.cell) <= range && canFireFrom(state, cell, ahead, range, target),
    distance: cell => dist(board, cell, target.cell),
  };
}

/** A free square of a planet. */
export function aimForPlanet(state: State, ship: Ship, planet: Planet): Aim {
  const board = orbitOf(state);
  const isTaken = (cell: number) =>
    state.ships.some(other => other !== ship && other.where === 'orbit' && other.cell === cell) ||
    state.fighters.some(fighter => fighter.cell === cell);
  const squares = (board.planets[planet] ?? []).filter(cell => !isTaken(cell));
  return {
    canAttack: () => false,
    distance: cell => squares.reduce((least, square) => Math.min(least, dist(board, cell, square)), Infinity),
  };
}

/** RDA-SOLO-30: of all poses it is offered one where it can attack, then nearest to the target, then the fewest points, then N to NW. */
export class BestPose {
  pose = -1;
  readonly #aim: Aim;
  #canAttack = false;
  #distance = Infinity;
  #cost = 0;

  constructor(aim: Aim) {
    this.#aim = aim;
  }

  offer(pose: number, cost: number): void {
    const distance = this.#aim.distance(pose >> 3);
    const isNearer = this.pose < 0 || this.#isNearer(pose, distance, cost);
    if (this.#canAttack && !isNearer) return;
    const canAttack = this.#aim.canAttack(pose >> 3, pose & 7);
    if (canAttack === this.#canAttack ? !isNearer : this.#canAttack) return;
    this.pose = pose;
    this.#canAttack = canAttack;
    this.#distance = distance;
    this.#cost = cost;
  }

  #isNearer(pose: number, distance: number, cost: number): boolean {
    if (distance !== this.#distance) return distance < this.#distance;
    if (cost !== this.#cost) return cost < this.#cost;
    const facing = (pose & 7) - (this.pose & 7);
    return facing !== 0 ? facing < 0 : pose < this.pose;
  }
}

/** RDA-SOLO-09: everything within one Move, not through squares that would damage the ship. */
function eachWithinMove(state: State, ship: Ship, points: number, visit: (pose: number, cost: number) => void): void {
  const reach = shipReach(state, ship, { points, freePivots: freePivotsOf(state, ship) });
  eachPose(reach, visit);
  const more = straightBonus(state, ship);
  if (more === 0) return;
  const farther = shipReach(state, ship, { points: points + more, freePivots: 0 });
  eachPose(farther, (pose, cost, pivots) => {
    if (pivots === 0 && arrivalAt(reach, pose) === undefined) visit(pose, cost);
  });
}

/** RDA-SOLO-33: whether one Move brings it where it can attack. */
export function canReachToAttack(state: State, ship: Ship, aim: Aim): boolean {
  let canAttack = false;
  eachWithinMove(state, ship, movementOf(state, ship), pose => {
    canAttack ||= aim.canAttack(pose >> 3, pose & 7);
  });
  return canAttack;
}

/** RDA-SOLO-06, 30: one Move; false if it is best where it is. */
export function flyFor(t: Renegades, ship: Ship, aim: Aim): boolean {
  const { state } = t;
  const points = movementOf(state, ship);
  const here = poseNumber(ship.cell, ship.facing);
  const best = new BestPose(aim);
  best.offer(here, 0);
  if (points > 0) eachWithinMove(state, ship, points, (pose, cost) => best.offer(pose, cost));
  end(ship, 'move');
  if (best.pose === here) return false;
  Object.assign(ship, readPose(best.pose));
  say(t, 'RDA-SOLO-30', 'ship.moved', { ship: nameOf(ship) });
  checkEnd(t);
  return true;
}
