import { basesWithin, type QuarterInches } from '@starboard/space';
import { bodyOf, modelsOf } from '../../field/measure.ts';
import type { Fighter, Model, State } from '../../types.ts';

/** GSQ-SHOOT-02, GSQ-SPECIAL-23, 29: whether the nearest model of a target is within a distance of one model. */
export function isModelWithin(state: State, by: Fighter, model: Model, target: Fighter, reach: QuarterInches): boolean {
  const body = bodyOf(state, by, model);
  return modelsOf(target).some(each => basesWithin(body, bodyOf(state, target, each), reach));
}
