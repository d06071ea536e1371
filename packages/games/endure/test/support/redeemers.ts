import { scene } from '@starboard/endure/testing';
import type { SurvivorId } from '../../src/types.ts';

const crew: readonly SurvivorId[] = ['marine-a', 'captain-a', 'medic-a', 'scout-a', 'engineer-a', 'psychic-a'];

/** What the tokens of a mission show for so many survivors. */
export function facesIn(mission: string, survivors: number): string[] {
  const { state } = scene({ mission, survivors: crew.slice(0, survivors) });
  return state.tokens.map(({ face }) => face).sort();
}
