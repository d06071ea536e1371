import type { Flow } from '@starboard/kernel';
import { isAsterisk } from '../rules/cards.ts';
import { cardOption } from '../rules/options.ts';
import { player } from '../rules/table.ts';
import type { Endeavours } from '../types.ts';

/**
 * Mental Toughness names somebody the moment it works (END-DISC-08): when it is paid for, or when its last spot is filled. Nothing is done to who is in
 * transit (END-WORM-09): with nobody else it waits.
 */
export function* nameTheTough(t: Endeavours): Flow {
  const { state } = t;
  if (state.tough !== null) return;
  const people = state.stacks.flatMap(({ node, cards }) =>
    node === null ? [] : cards.filter(({ card }) => isAsterisk(card)),
  );
  if (people.length === 0) return;
  const options = people.map(cardOption);
  const { card } = yield* t.choose(player, 'tough.who', options, { takeOnly: true });
  state.tough = card.no;
  card.lonely = false;
}
