import { baseGap, type LatticeIndex } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { bodyOf, gapToPoint, modelsOf } from '../field/measure.ts';
import { distance } from '../field/scale.ts';
import { hasClearRay, hasClearRayTo } from '../field/sight.ts';
import type { Fighter, Hero, Model, State } from '../types.ts';
import { isHero } from './table.ts';

/** GSQ-LOS-03, 09, GSQ-TIME-04, 07, GSQ-SKILL-19 */
export function seesModel(state: State, viewer: Fighter, from: Model, target: Fighter, to: Model): boolean {
  if (viewer === target) return true;
  const limit = Math.min(sightIn(state), isHero(viewer) ? Infinity : seenWithin(target));
  if (limit < Infinity) {
    const gap = baseGap(bodyOf(state, viewer, from), bodyOf(state, target, to));
    if (gap > distance(state, limit)) return false;
  }
  return hasClearRay(state, viewer, from, target, to);
}

/** GSQ-LOS-03: any model sees any. */
export function sees(state: State, viewer: Fighter, target: Fighter): boolean {
  return modelsOf(viewer).some(from => modelsOf(target).some(to => seesModel(state, viewer, from, target, to)));
}

/** GSQ-ITEM-03, GSQ-TIME-07: whether a hero sees a point of the ground. */
export function seesPoint(state: State, hero: Hero, at: LatticeIndex): boolean {
  const limit = sightIn(state);
  if (limit < Infinity && gapToPoint(state, hero, at) > distance(state, limit)) return false;
  return hasClearRayTo(state, hero, hero, at);
}

/** GSQ-TIME-04, in inches: how far anybody sees. */
function sightIn({ time }: State): number {
  return time === null ? Infinity : (catalogue.times[time].sight ?? Infinity);
}

/** GSQ-SKILL-19, in inches: how near enemies must be to see a fighter. */
export function seenWithin(fighter: Fighter): number {
  let limit = Infinity;
  if (isHero(fighter)) {
    for (const { what } of fighter.lasting) limit = Math.min(limit, catalogue.lasting[what]?.seenWithin ?? Infinity);
  }
  return limit;
}
