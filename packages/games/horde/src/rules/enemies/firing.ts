import { type LatticeIndex, type QuarterInches, squaredBetween } from '@starboard/space';
import { columnsOf, radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Hero, Model, State, Unit, Weapon } from '../../types.ts';
import { allowance } from '../allowance.ts';
import type { BestEnd } from '../move/best.ts';
import { canFire, rangedWeapons, rangeOf } from '../shooting.ts';
import { holdingRange } from './goal.ts';
import type { Mind } from './mind.ts';

/** A ranged weapon and how far it reaches now. */
interface Gun {
  readonly weapon: Weapon;
  readonly range: QuarterInches;
}

/** GSQ-SHOOT-08: those that can be fired at all. */
function gunsOf(state: State, unit: Unit): Gun[] {
  return rangedWeapons(unit)
    .map(weapon => ({ weapon, range: rangeOf(state, unit, weapon) }))
    .filter(({ range }) => range > 0);
}

export function isArmed(state: State, unit: Unit): boolean {
  return gunsOf(state, unit).length > 0;
}

/** GSQ-AI-07, 21: whether the leader alone could fire at a hero, were it there. */
export function isShootableFrom(
  state: State,
  unit: Unit,
  at: LatticeIndex,
  hero: Hero,
  guns: readonly Gun[] = gunsOf(state, unit),
): boolean {
  const { no, wounds } = unit.models[0]!;
  const leader: Model = { no, at, wounds };
  return guns.some(({ weapon, range }) => canFire(state, unit, leader, weapon, hero, range));
}

/** Where a unit goes to shoot. */
export interface FiringPlace {
  readonly leader: Model;
  readonly end: BestEnd;
}

/**
 * GSQ-AI-14: the end position of an Advance, the present one included, that allows the leader a shot and is nearest to the
 * Goal by walking distance.
 */
export function firingPlace(mind: Mind): FiringPlace | undefined {
  mind.firing ??= { place: findPlace(mind, () => true) };
  return mind.firing.place;
}

/** GSQ-AI-13: the same, but within 3" of the Goal. */
export function firingPlaceByGoal(mind: Mind): FiringPlace | undefined {
  return findPlace(mind, at => isByGoal(mind, at));
}

function findPlace(mind: Mind, isAllowed: (at: LatticeIndex) => boolean): FiringPlace | undefined {
  const { state, unit } = mind;
  const guns = gunsOf(state, unit);
  if (guns.length === 0) return undefined;
  const march = mind.towards(mind.goalAt);
  const { leader } = march;
  const limit = allowance(state, unit, 'advance');
  const heroes = mind.heroes.filter(hero => couldReach(state, unit, guns, leader, limit, hero));
  if (heroes.length === 0) return undefined;
  const isFit = remembering(at => isAllowed(at) && heroes.some(hero => isShootableFrom(state, unit, at, hero, guns)));
  // Mostly the best place of all will do, and then no other needs to be looked out from.
  const best = march.bestStep(limit);
  const end = isFit(best.at) ? best : march.bestStepWhere(limit, isFit);
  return end === undefined ? undefined : { leader, end };
}

/** Whether the hero could be in range from any place that the leader gets to: nobody goes further than straight. */
function couldReach(
  state: State,
  unit: Unit,
  guns: readonly Gun[],
  leader: Model,
  limit: QuarterInches,
  hero: Hero,
): boolean {
  const furthest = limit + radiusOf(state, unit) + radiusOf(state, hero);
  const squared = squaredBetween(columnsOf(state), leader.at, hero.at);
  return guns.some(({ range }) => squared <= (furthest + range) ** 2);
}

/** GSQ-AI-13: the leader would be within 3" of the Goal. */
function isByGoal({ state, unit, goalAt }: Mind, at: LatticeIndex): boolean {
  const reach = distance(state, holdingRange) + radiusOf(state, unit);
  return squaredBetween(columnsOf(state), at, goalAt) <= reach * reach;
}

/** Looking out from a place costs more than remembering what was seen. */
function remembering(test: (at: LatticeIndex) => boolean): (at: LatticeIndex) => boolean {
  const known = new Map<LatticeIndex, boolean>();
  return at => {
    let found = known.get(at);
    if (found === undefined) {
      found = test(at);
      known.set(at, found);
    }
    return found;
  };
}
