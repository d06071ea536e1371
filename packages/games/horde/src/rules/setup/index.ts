import type { Setup } from '../../setup.ts';
import type { Opening, State } from '../../types.ts';
import { generateTerrain } from './generator.ts';
import { newState } from './state.ts';
import { placeTokens } from './tokens.ts';

/** GSQ-PREP-08, GSQ-DEC-01: the table, its terrain, markers and search tokens; heroes are still to be placed. */
export function prepare(setup: Setup, t: Opening): State {
  const terrain = setup.terrain?.join(', ') ?? generateTerrain(t, setup.table === 'small');
  const state = newState(setup, terrain);
  state.alertLevel = picked(setup.alertness);
  state.time = picked(setup.timeOfDay);
  state.weather = picked(setup.weather);
  placeTokens(t, state);
  return state;
}

/** GSQ-RUL-38: what was picked; what is rolled for is known later. */
function picked<T extends string>(choice: T | 'off' | 'roll'): T | null {
  return choice === 'off' || choice === 'roll' ? null : choice;
}
