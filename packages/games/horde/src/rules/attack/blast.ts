import { gapBetween, isWithin, modelsOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Fighter, State } from '../../types.ts';
import { friendsOf } from '../table.ts';
import { isModelWithin } from './near.ts';

/** GSQ-SPECIAL-03, in inches. */
const spread = 3;

/** So many hits on somebody. */
interface Share {
  readonly target: Fighter;
  readonly hits: number;
}

/** GSQ-SPECIAL-03: hits of a Blast(X) weapon as they fall on the target and on those beside it, the nearest first. */
export function blastHits(state: State, target: Fighter, hits: number, blast: number): readonly Share[] {
  const struck = [target, ...beside(state, target)];
  const all = hits * Math.min(blast, modelsStruck(state, target, struck));
  return shared(struck, all);
}

/** GSQ-SPECIAL-03: how many hits one becomes. */
export function blastFactor(state: State, target: Fighter, blast: number): number {
  return Math.min(blast, modelsStruck(state, target, [target, ...beside(state, target)]));
}

function beside(state: State, target: Fighter): Fighter[] {
  const near = friendsOf(state, target).filter(each => isWithin(state, each, target, spread));
  const gaps = new Map(near.map(each => [each, gapBetween(state, each, target)]));
  return near.sort((a, b) => gaps.get(a)! - gaps.get(b)!);
}

function modelsStruck(state: State, target: Fighter, struck: readonly Fighter[]): number {
  const reach = distance(state, spread);
  return struck.reduce((sum, each) => {
    if (each === target) return sum + modelsOf(each).length;
    return sum + modelsOf(each).filter(model => isModelWithin(state, each, model, target, reach)).length;
  }, 0);
}

/** As evenly as possible; what is over goes to the first. */
function shared(struck: readonly Fighter[], hits: number): Share[] {
  const each = Math.floor(hits / struck.length);
  const over = hits % struck.length;
  return struck.map((target, i) => ({ target, hits: each + (i < over ? 1 : 0) })).filter(share => share.hits > 0);
}
