import type { Flow } from '@starboard/kernel';
import { bernals } from '../../content/bernals.ts';
import type { BernalId, Endeavours, NodeId } from '../../types.ts';
import { nameOfCard, newCard } from '../cards.ts';
import { exomigrate } from '../colonists.ts';
import { addStack } from '../stacks.ts';
import { nameOfNode, say } from '../table.ts';

/** END-START-07: their own abilities mean nothing alone. */
const roomier: readonly BernalId[] = ['B01', 'B02'];

/** END-START-05..08: a random Bernal, anchored in its home orbit without supports, and its first colonists. */
export function* placeHomeBernal(t: Endeavours): Flow {
  const { state } = t;
  t.reveal();
  const card = state.patents.bernal.pop() as BernalId;
  const node = bernals[card].orbit as NodeId;
  state.bernals.push({ card, anchored: true, home: true });
  addStack(state, 'bernal', node).cards.push(newCard(state, card, 'white'));
  say(t, 'END-START-05', 'setup.home', { bernal: nameOfCard(card), node: nameOfNode(node) });
  if (roomier.includes(card)) {
    state.colonistBonus++;
    yield* exomigrate(t);
  }
  yield* exomigrate(t);
  state.stage = 'startingFactory';
}
