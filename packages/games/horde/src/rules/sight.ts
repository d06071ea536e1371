import { baseGap, type LatticeIndex } from '@starboard/space';
import { distance } from '../field/field.ts';
import { bodyOf, gapToPoint, modelsOf } from '../field/measure.ts';
import { hasClearRay, hasClearRayTo } from '../field/sight.ts';
import type { Fighter, Hero, Model, State } from '../types.ts';
import { isHero } from './table.ts';

/** GSQ-TIME-04, in inches. */
const nightSight = 12;

/** GSQ-SKILL-19, in inches: how far a hero that has vanished is seen. */
const vanished = 6;

/** GSQ-LOS-03, 09, GSQ-TIME-04, 07, GSQ-SKILL-19 */
export function seesModel(state: State, viewer: Fighter, from: Model, target: Fighter, to: Model): boolean {
  if (viewer === target) return true;
  const isNight = state.time === 'night';
  const isHardToSee = !isHero(viewer) && hasVanished(target);
  if (isNight || isHardToSee) {
    const gap = baseGap(bodyOf(state, viewer, from), bodyOf(state, target, to));
    if (isNight && gap > distance(state, nightSight)) return false;
    if (isHardToSee && gap > distance(state, vanished)) return false;
  }
  return hasClearRay(state, viewer, from, target, to);
}

/** GSQ-LOS-03: any model sees any. */
export function sees(state: State, viewer: Fighter, target: Fighter): boolean {
  return modelsOf(viewer).some(from => modelsOf(target).some(to => seesModel(state, viewer, from, target, to)));
}

/** GSQ-ITEM-03, GSQ-TIME-07: whether a hero sees a point of the ground. */
export function seesPoint(state: State, hero: Hero, at: LatticeIndex): boolean {
  if (state.time === 'night' && gapToPoint(state, hero, at) > distance(state, nightSight)) return false;
  return hasClearRayTo(state, hero, hero, at);
}

export function hasVanished(fighter: Fighter): boolean {
  return isHero(fighter) && fighter.lasting.some(({ what }) => what === 'vanish');
}
