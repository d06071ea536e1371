import type { Flow } from '@starboard/kernel';
import { type LatticeIndex, latticeTolerance, type QuarterInches, squaredBetween } from '@starboard/space';
import { fieldOf, inFlight } from '../../field/field.ts';
import { radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { flightTo, standingPlace, walksTo } from '../../field/walks.ts';
import type { Fighter, Horde, Model, State, Unit } from '../../types.ts';
import { special } from '../specials.ts';
import { type Aim, type BestEnd, bestEnd } from './best.ts';
import { crossDanger, mayMeetDanger } from './danger.ts';
import { crowFlies, goesStraight, type Mover, moverOf } from './mover.ts';
import { routesTo } from './routes.ts';

/** GSQ-GEO-11, 12, in inches. */
const linkGap = 1;
const widestGap = 6;

/** GSQ-AI-09: walking distance of a unit's base to a place, from any other; what is above `most` need not be exact. */
export function walkingDistance(state: State, unit: Unit, to: LatticeIndex): Aim['rank'] {
  return aimAt(state, unit, to).rank;
}

function aimAt(state: State, unit: Unit, to: LatticeIndex): Aim {
  const field = fieldOf(state);
  const radius = radiusOf(state, unit);
  if (special(unit, 'flying') > 0) {
    const map = inFlight(field, radius);
    const goal = standingPlace(map, to);
    return aimFor(goal, flightTo(map, goal));
  }
  const walks = walksTo(field, radius, to);
  return aimFor(walks.goal, (from, most) => walks.from(from, most));
}

/** Whatever is in reach will do, unless something says what is allowed. */
function aimFor(goal: LatticeIndex, rank: Aim['rank'], isAllowed?: Aim['isAllowed']): Aim {
  return { goal, rank, isAsCrowFlies: false, isAllowed, most: Number.POSITIVE_INFINITY };
}

/** A unit as it stands, on its way to a place. */
export class March {
  /** GSQ-MOVE-12: who goes first. */
  readonly leader: Model;
  readonly #mover: Mover;
  readonly #aim: Aim;

  constructor(state: State, unit: Unit, to: LatticeIndex) {
    this.#aim = aimAt(state, unit, to);
    this.leader = nearestOf(unit.models, this.#aim.rank);
    this.#mover = moverOf(state, unit, this.leader);
  }

  /** GSQ-AI-09: the end position of MoveToward; the leader's own place if none is better. */
  bestStep(limit: QuarterInches): BestEnd {
    return bestEnd(this.#mover, limit, this.#aim)!;
  }

  /** GSQ-AI-13, 14: the same among the places that are allowed; none if there is none in reach. */
  bestStepWhere(limit: QuarterInches, isAllowed: (at: LatticeIndex) => boolean): BestEnd | undefined {
    const { goal, rank } = this.#aim;
    return bestEnd(this.#mover, limit, aimFor(goal, rank, isAllowed));
  }
}

function nearestOf(models: readonly Model[], rank: Aim['rank']): Model {
  let nearest = models[0]!;
  let least = rank(nearest.at);
  for (const model of models) {
    const its = rank(model.at, least);
    if (its >= least - latticeTolerance) continue;
    nearest = model;
    least = its;
  }
  return nearest;
}

/** GSQ-MOVE-12, 13, GSQ-TERRAIN-02: the leader to a place, the others after it, within the limit; then dangerous ground. */
export function* moveUnit(t: Horde, unit: Unit, leader: Model, at: LatticeIndex, limit: QuarterInches): Flow {
  const { state } = t;
  const ways = [{ model: leader, way: wayOfLeader(moverOf(state, unit, leader), at, limit) }];
  leader.at = at;
  const moved = [leader];
  for (const model of followersOf(state, unit, leader)) {
    const mover = moverOf(state, unit, model);
    const { to, way } = follow(state, unit, mover, leader, moved, limit);
    ways.push({ model, way });
    model.at = to;
    moved.push(model);
  }
  yield* crossDanger(t, unit, ways);
}

/** Where no danger is, nobody asks which way it went. */
function wayOfLeader(mover: Mover, at: LatticeIndex, limit: QuarterInches): LatticeIndex[] {
  if (at === mover.start) return [at];
  if (!mayMeetDanger(mover, at, limit) || goesStraight(mover, at)) return [mover.start, at];
  return routesTo(mover, limit, at).wayTo(at);
}

/** GSQ-MOVE-12: by their distance to the leader's new place. */
function followersOf(state: State, unit: Unit, leader: Model): Model[] {
  const { columns } = fieldOf(state).table;
  const squared = ({ at }: Model) => squaredBetween(columns, at, leader.at);
  return unit.models.filter(model => model !== leader).sort((a, b) => squared(a) - squared(b) || a.no - b.no);
}

/** GSQ-MOVE-12, 13: in coherency and nearest to the leader, or else just nearest. */
function follow(
  state: State,
  unit: Unit,
  mover: Mover,
  leader: Model,
  moved: readonly Model[],
  limit: QuarterInches,
): { readonly to: LatticeIndex; readonly way: LatticeIndex[] } {
  const goal = leader.at;
  const nearest = (isAllowed: Aim['isAllowed'], most: QuarterInches): Aim => ({
    goal,
    rank: at => crowFlies(mover, at, goal),
    isAsCrowFlies: true,
    isAllowed,
    most,
  });
  const coherent = nearest(linkedTo(state, unit, moved), distance(state, widestGap) + 2 * radiusOf(state, unit));
  const { at, way } = bestEnd(mover, limit, coherent) ?? bestEnd(mover, limit, nearest(undefined, Infinity))!;
  return { to: at, way: mayMeetDanger(mover, at, limit) ? way() : [mover.start, at] };
}

/** GSQ-GEO-11, 12: tells whether a model at a place is in coherency with others of its unit. */
export function linkedTo(state: State, unit: Fighter, others: readonly Model[]): (at: LatticeIndex) => boolean {
  const { columns } = fieldOf(state).table;
  const touch = 2 * radiusOf(state, unit);
  const link = (distance(state, linkGap) + touch) ** 2;
  const widest = (distance(state, widestGap) + touch) ** 2;
  return at => {
    let isNear = false;
    for (const other of others) {
      const squared = squaredBetween(columns, at, other.at);
      if (squared > widest) return false;
      if (squared <= link) isNear = true;
    }
    return isNear;
  };
}
