import { squaredDistance } from '@starboard/space';
import { distance } from '../field/field.ts';
import { greaseRadius } from '../field/grounds.ts';
import { pointAt } from '../field/measure.ts';
import type { Effect } from '../hooks.ts';
import type { TimeOfDay, Weather } from '../types.ts';

function worse(name: string, how: 'shooting' | 'melee'): Effect {
  return { hit: strike => (strike.how === how ? { name, value: -1 } : undefined) };
}

/** GSQ-TIME-02..06. How far one sees at night is asked where sight is. */
export const times: { readonly [T in TimeOfDay]: Effect } = {
  dusk: {},
  night: worse('night', 'shooting'),
  dawn: worse('dawn', 'shooting'),
  day: {},
};

/** GSQ-WEATHER-02..06. That movement is halved is asked where allowances are. */
export const weathers: { readonly [W in Weather]: Effect } = {
  worsening: {},
  bad: worse('badWeather', 'melee'),
  improving: worse('improvingWeather', 'melee'),
  good: {},
};

/** GSQ-TIME-02, 03, 05, 06: by the die at set-up. */
export const timeByDie: readonly TimeOfDay[] = ['dusk', 'night', 'dawn', 'day', 'day', 'day'];

/** GSQ-WEATHER-02, 03, 05, 06: by the die at set-up. */
export const weatherByDie: readonly Weather[] = ['worsening', 'bad', 'improving', 'good', 'good', 'good'];

/** GSQ-TIME-02, 03, 05, 06: what it is when the next wave starts. */
export const timeAfter: { readonly [T in TimeOfDay]: TimeOfDay } = {
  dusk: 'night',
  night: 'dawn',
  dawn: 'day',
  day: 'day',
};

/** GSQ-WEATHER-02, 03, 05, 06: what it is when the next wave starts. */
export const weatherAfter: { readonly [W in Weather]: Weather } = {
  worsening: 'bad',
  bad: 'improving',
  improving: 'good',
  good: 'good',
};

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
