import type { Icon, Progress, SpotColour } from '../../types.ts';
import { needOfCard, type QuestId } from './quest.ts';

/** Nothing done yet: empty spots as the card prints them. */
export function noProgress(card: QuestId): Progress {
  const need: { readonly kind: string; readonly spots?: readonly (SpotColour | Icon)[] } = needOfCard(card);
  return {
    places: [],
    cards: [],
    delivered: [],
    produced: 0,
    count: 0,
    beads: need.kind === 'research' ? need.spots!.map(() => null) : [],
    filled: need.kind === 'observation' ? need.spots!.map(() => false) : [],
    tokens: [],
  };
}
