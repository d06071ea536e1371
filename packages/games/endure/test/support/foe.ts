import type { Scene } from '@starboard/endure/testing';
import type { BossCardId, BossType } from '../../src/types.ts';
import { crewIn } from './crew.ts';

type Cast = Parameters<typeof crewIn>[1];

/** Captain and Medic are shut away in the Crew Quarters, the Marine stands here, and a boss is about to draw these cards. */
export function facing(
  marine: string,
  boss: BossType,
  at: string,
  cards: readonly BossCardId[],
  cast: Cast = {},
): Scene {
  return crewIn('CREW.C', cast).survivor('marine-a', { at: marine }).boss(boss, at, { cards });
}
