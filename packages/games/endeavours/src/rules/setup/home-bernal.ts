import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { BernalId, Endeavours } from '../../types.ts';
import { nameOfCard, newCard } from '../cards.ts';
import { exomigrate } from '../people/colonists.ts';
import { addStack } from '../stacks.ts';
import { nameOfNode, say } from '../table.ts';

/** END-START-05..08: a random Bernal, anchored in its home orbit without supports, and its first colonists. */
export function* placeHomeBernal(t: Endeavours): Flow {
  const { state } = t;
  t.reveal();
  const card = state.patents.bernal.pop() as BernalId;
  const node = catalogue.bernals[card].orbit;
  state.bernals.push({ card, anchored: true, home: true });
  addStack(state, 'bernal', node).cards.push(newCard(state, card, 'white'));
  say(t, 'END-START-05', 'setup.home', { bernal: nameOfCard(card), node: nameOfNode(node) });
  if (catalogue.bernals[card].roomier) {
    state.colonistBonus++;
    yield* exomigrate(t);
  }
  yield* exomigrate(t);
  state.stage = 'startingFactory';
}
