import type { QuarterInches } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { distance } from '../field/scale.ts';
import { effects, type Move, sumOf } from '../hooks.ts';
import type { Fighter, State } from '../types.ts';

/** GSQ-MOVE-01, in printed inches. */
const bases: { readonly [M in Move]: number } = { advance: 6, rush: 12, charge: 12 };

/** GSQ-MOVE-02, GSQ-RUL-13: printed, with everything added, halved by bad weather, never below 0. Caps are for the ground. */
export function allowance(state: State, by: Fighter, move: Move): QuarterInches {
  const printed = bases[move] + sumOf(effects.tell(state, 'stride', { by, move }));
  return halvedByWeather(state, Math.max(0, distance(state, printed)));
}

/** GSQ-WEATHER-04, 07; GSQ-SKILL-06: also for moves that skills and feats grant. */
export function halvedByWeather({ weather }: State, length: QuarterInches): QuarterInches {
  return weather !== null && catalogue.weathers[weather].halvesMoves ? length / 2 : length;
}
