import { discard } from '@starboard/kernel';
import { developments } from '../../content/abilities/developments.ts';
import { copyOf, titleOf } from '../../content/copies.ts';
import type { CardId, ExplorationId, ObservationId, State } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-EXPCARD-05, END-OBSCARD-11: a development of the Hand is Discarded for its effect. */
export const develop: FreeAction = {
  name: 'develop',
  isPossible: state => playableOf(state).length > 0,
  bar: () => null,
  *perform(t) {
    const { state } = t;
    const options = playableOf(state).map(card => ({ key: card, card, label: nameOfCard(card) }));
    const { card } = yield* t.choose(player, 'develop.card', options, { takeOnly: true });
    state.hand.splice(state.hand.indexOf(card), 1);
    say(t, 'END-EXPCARD-05', 'develop.played', { card: nameOfCard(card) });
    yield* developments[titleOf(card)]!.play(t, copyOf(card));
    if (card.startsWith('X')) discard(state.exploration, card as ExplorationId);
    else discard(state.observation, card as ObservationId);
  },
};

function playableOf(state: State): (ExplorationId | ObservationId)[] {
  return state.hand.filter((card): card is ExplorationId | ObservationId => isPlayable(state, card));
}

function isPlayable(state: State, card: CardId): boolean {
  const development = developments[titleOf(card)];
  return development?.isPossible(state, copyOf(card as ExplorationId)) === true;
}
