import { type LatticeIndex, latticeTolerance, type QuarterInches, squaredBetween } from '@starboard/space';
import { profileOf } from '../../catalogue.ts';
import { columnsOf, gapBetween, isWithin } from '../../field/measure.ts';
import type { Fighter, Hero, Marker, Model, State, Unit } from '../../types.ts';
import { March } from '../move/unit.ts';
import { canShoot } from '../shooting.ts';
import { consciousHeroes } from '../table.ts';
import type { FiringPlace } from './firing.ts';
import { goalOf, isAtMarker, placeOfMarker } from './goal.ts';

/** What a unit knows when it decides; whatever costs something is looked up once, and only if it is asked for. */
export class Mind {
  readonly state: State;
  readonly unit: Unit;
  /** GSQ-AI-03 */
  readonly goal: Marker;
  readonly goalAt: LatticeIndex;
  readonly heroes: readonly Hero[];
  /** GSQ-AI-14: kept by `firingPlace`, once it was looked for. */
  firing: { readonly place: FiringPlace | undefined } | undefined;
  #shoots: boolean | undefined;
  #march: { readonly to: LatticeIndex; readonly march: March } | undefined;

  constructor(state: State, unit: Unit) {
    this.state = state;
    this.unit = unit;
    this.goal = goalOf(state, unit);
    this.goalAt = placeOfMarker(state, this.goal.no);
    this.heroes = consciousHeroes(state);
  }

  /** GSQ-AI-04 */
  get isHolding(): boolean {
    return isAtMarker(this.state, this.unit, this.goal.no);
  }

  /** GSQ-AI-07: whether a hero is shootable from where the unit stands. */
  get shootsFromHere(): boolean {
    this.#shoots ??= canShoot(this.state, this.unit);
    return this.#shoots;
  }

  /** The unit on its way to a place, mostly to the same as before. */
  towards(to: LatticeIndex): March {
    if (this.#march?.to !== to) this.#march = { to, march: new March(this.state, this.unit, to) };
    return this.#march.march;
  }

  isWithin(fighter: Fighter, printedInches: number): boolean {
    return isWithin(this.state, this.unit, fighter, printedInches);
  }

  gapTo(fighter: Fighter): QuarterInches {
    return gapBetween(this.state, this.unit, fighter);
  }
}

/** GSQ-GEO-16: below 0 if the first is less, 0 if they are equal as far as the rules care. */
export function compareMeasures(a: QuarterInches, b: QuarterInches): number {
  return Math.abs(a - b) < latticeTolerance ? 0 : a - b;
}

/** The least by an order that leaves no ties; undefined of none. */
export function leastOf<T>(list: readonly T[], compare: (a: T, b: T) => number): T | undefined {
  let least: T | undefined;
  for (const each of list) {
    if (least === undefined || compare(each, least) < 0) least = each;
  }
  return least;
}

/** GSQ-GEO-17: among heroes the nearest, then the lower number. */
export function nearestHero(mind: Mind, heroes: readonly Hero[]): Hero | undefined {
  return leastOf(heroes, (a, b) => compareMeasures(mind.gapTo(a), mind.gapTo(b)) || a.no - b.no);
}

/** GSQ-GEO-17: among units the nearest, then the one that costs more, then the one deployed earlier. */
export function nearestUnit(mind: Mind, units: readonly Unit[]): Unit | undefined {
  return leastOf(
    units,
    (a, b) => compareMeasures(mind.gapTo(a), mind.gapTo(b)) || profileOf(b).cost - profileOf(a).cost || a.no - b.no,
  );
}

/** The model of a unit that is nearest to another unit; of several the lower number. */
export function nearestModel(state: State, of: Unit, to: Unit): Model {
  let nearest = of.models[0]!;
  let least = Infinity;
  for (const model of of.models) {
    for (const { at } of to.models) {
      const squared = squaredBetween(columnsOf(state), model.at, at);
      if (squared >= least) continue;
      least = squared;
      nearest = model;
    }
  }
  return nearest;
}
