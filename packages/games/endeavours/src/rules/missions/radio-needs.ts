import { bordersBetween } from '../../map/index.ts';
import type { NodeId, State } from '../../types.ts';
import { joins } from './kinds/sky.ts';
import { needOfCard, openQuests } from './quest.ts';

/** A mission in play that a transmission could serve: a base mission, or OM9. */
export interface RadioNeed {
  /** Of the mission: its card. */
  readonly key: string;
  readonly interference: number;
  /** Whether contacts at these two places would do, in either direction (END-TRANSMIT-11). */
  accepts(a: NodeId, b: NodeId): boolean;
}

export function radioNeeds(state: State): readonly RadioNeed[] {
  return openQuests(state).flatMap(({ card }): RadioNeed[] => {
    const need = needOfCard(card);
    if (need.kind === 'radio') {
      const { between, interference } = need;
      return [{ key: card, interference, accepts: (a, b) => joins(state, between, a, b) }];
    }
    if (need.kind !== 'message') return [];
    const { borders, interference } = need;
    return [{ key: card, interference, accepts: (a, b) => bordersBetween(a, b) >= borders }];
  });
}
