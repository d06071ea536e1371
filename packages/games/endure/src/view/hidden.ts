import type { Viewer } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { missionOf, type Playing } from '../rules/mission.ts';
import type { ResolveCardId, Token } from '../types.ts';

/** What peeps out from under the dashboard; nothing, if the card is none of the deck. */
export function numberOn(card: ResolveCardId): number {
  return catalogue.resolveCards[card]?.number ?? 0;
}

export function isKnown({ knownTo }: Token, viewer: Viewer): boolean {
  return knownTo.some(id => id === viewer);
}

/** Whether an objective gives cards of this pool at random: then nobody knows which comes. */
export function isFaceDown(playing: Playing, pool: string): boolean {
  return missionOf(playing).objectives.some(
    ({ deed }) => 'take' in deed && deed.from === pool && deed.take === 'random',
  );
}
