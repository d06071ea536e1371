import type { Flow } from '@starboard/kernel';
import type { Endeavours } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { say } from '../table.ts';
import { isIsolated, mayBecomeLonely } from './people.ts';

/** END-GAMEPLAY-15, END-LONELY-03, 13: whoever is isolated at this moment; nothing reaches who is in transit (END-WORM-09). */
export function* loneliness(t: Endeavours): Flow {
  const { state } = t;
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    for (const card of stack.cards) {
      if (card.lonely || !isIsolated(state, stack, card) || !mayBecomeLonely(state, stack, card)) continue;
      card.lonely = true;
      say(t, 'END-GAMEPLAY-15', 'lonely.became', { card: nameOfCard(card) });
    }
  }
}
