import { squaredDistance } from '@starboard/space';
import { greaseRadius } from '../field/grounds.ts';
import { pointAt } from '../field/measure.ts';
import { distance } from '../field/scale.ts';
import type { Effect } from '../hooks.ts';

/** GSQ-ITEM-15: whoever stands in grease strikes badly. */
export const greasy: Effect = {
  hit({ how, model }, _, state) {
    if (how !== 'melee') return undefined;
    const place = pointAt(state, model.at);
    const squared = distance(state, greaseRadius) ** 2;
    const isIn = state.grease.some(({ at }) => squaredDistance(place, pointAt(state, at)) < squared);
    return isIn ? { name: 'grease', value: -1 } : undefined;
  },
};
