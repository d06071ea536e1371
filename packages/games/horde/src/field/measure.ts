import {
  inches,
  type LatticeIndex,
  type LatticePoint,
  latticePoint,
  type QuarterInches,
  type RoundBase,
  squaredBetween,
} from '@starboard/space';
import { archetypeOf, profileOf } from '../catalogue.ts';
import type { BaseSize, Fighter, Model, Profile, State } from '../types.ts';
import { distance, sideOf } from './scale.ts';

type Radii = { readonly [B in BaseSize]: QuarterInches };

/** GSQ-GEO-02, in quarter inches on the large table. */
const radii: Radii = { S: 2, M: 3, L: 4, H: 6 };

/**
 * GSQ-TABLE-11: half of that, or a little less. Between units half of M and S would have to be 1.125" apart, a hair more than
 * the 1.118" that the grid has, and so 1.41" like half of L: waves would not find room within 3" of their corners (GSQ-WAVE-04).
 */
const smallRadii: Radii = { S: 1, M: 1, L: 1.4, H: 3 };

/** GSQ-GEO-02, in inches. */
const heights: { readonly [B in BaseSize]: number } = { S: 1.5, M: 2, L: 3, H: 4 };

export function printed(fighter: Fighter): Profile {
  return fighter.kind === 'hero' ? archetypeOf(fighter) : profileOf(fighter);
}

/** By archetype and by unit: it is asked for more often than anything else. */
const knownRadii = { large: new Map<string, QuarterInches>(), small: new Map<string, QuarterInches>() };

/** GSQ-GEO-02, GSQ-TABLE-11 */
export function radiusOf({ small }: Pick<State, 'small'>, fighter: Fighter): QuarterInches {
  const known = small ? knownRadii.small : knownRadii.large;
  const name = fighter.kind === 'hero' ? fighter.archetype : fighter.unit;
  let radius = known.get(name);
  if (radius === undefined) {
    radius = (small ? smallRadii : radii)[printed(fighter).base];
    known.set(name, radius);
  }
  return radius;
}

/** GSQ-TABLE-12: halved on the small table. */
export function heightOf(state: State, fighter: Fighter): QuarterInches {
  return distance(state, heights[printed(fighter).base]);
}

/** The models of a fighter that stand; an unconscious hero is still listed (see `isConscious`). */
export function modelsOf(fighter: Fighter): readonly Model[] {
  return fighter.kind === 'hero' ? [fighter] : fighter.models;
}

export function columnsOf({ small }: Pick<State, 'small'>): number {
  return sideOf(small) / 2 + 1;
}

/** The place of a lattice point, in quarter inches. */
export function pointAt(state: Pick<State, 'small'>, at: LatticeIndex): LatticePoint {
  return latticePoint({ columns: columnsOf(state), rows: columnsOf(state) }, at);
}

/** A lattice point by its coordinates in inches. */
export function indexAt(state: Pick<State, 'small'>, x: number, y: number): LatticeIndex {
  return (inches(y) / 2) * columnsOf(state) + inches(x) / 2;
}

export function bodyOf(state: State, fighter: Fighter, model: Model): RoundBase {
  const { x, y } = pointAt(state, model.at);
  return { x, y, radius: radiusOf(state, fighter) };
}

/** The squared distance between the models of two fighters that are nearest to each other, centre to centre. */
function leastSquared(state: Pick<State, 'small'>, a: Fighter, b: Fighter): number {
  const columns = columnsOf(state);
  const others = modelsOf(b);
  let least = Infinity;
  for (const { at } of modelsOf(a)) {
    for (const other of others) least = Math.min(least, squaredBetween(columns, at, other.at));
  }
  return least;
}

/** The squared distance between a point and the nearest model of a fighter, to its centre. */
function leastSquaredTo(state: Pick<State, 'small'>, fighter: Fighter, at: LatticeIndex): number {
  const columns = columnsOf(state);
  if (fighter.kind === 'hero') return squaredBetween(columns, fighter.at, at);
  let least = Infinity;
  for (const model of fighter.models) least = Math.min(least, squaredBetween(columns, model.at, at));
  return least;
}

/** GSQ-GEO-04: the smallest gap between the models of two fighters, in quarter inches. */
export function gapBetween(state: State, a: Fighter, b: Fighter): QuarterInches {
  return Math.sqrt(leastSquared(state, a, b)) - radiusOf(state, a) - radiusOf(state, b);
}

/** GSQ-GEO-05, 06: whether two fighters are within a printed distance of each other. */
export function isWithin(state: State, a: Fighter, b: Fighter, printedInches: number): boolean {
  const reach = distance(state, printedInches) + radiusOf(state, a) + radiusOf(state, b);
  return leastSquared(state, a, b) <= reach * reach;
}

/** GSQ-GEO-03, GSQ-TABLE-10: the gap between a fighter and a point, such as a marker. */
export function gapToPoint(state: State, fighter: Fighter, at: LatticeIndex): QuarterInches {
  return Math.sqrt(leastSquaredTo(state, fighter, at)) - radiusOf(state, fighter);
}

/** GSQ-GEO-05: whether a fighter is within a printed distance of a point. */
export function isNear(state: State, fighter: Fighter, at: LatticeIndex, printedInches: number): boolean {
  const reach = distance(state, printedInches) + radiusOf(state, fighter);
  return leastSquaredTo(state, fighter, at) <= reach * reach;
}
