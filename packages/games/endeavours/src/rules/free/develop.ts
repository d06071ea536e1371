import { discard } from '@starboard/kernel';
import { copyOf, developmentOf } from '../../rules/copies.ts';
import type { CardId, ExplorationId, FoundId, ObservationId, State } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-EXPCARD-05, END-OBSCARD-11: a development of the Hand is Discarded for its effect. */
export const develop: FreeAction = {
  name: 'develop',
  isPossible: state => playableOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = playableOf(state).map(card => ({ key: card, card, label: nameOfCard(card) }));
    const { card } = yield* t.choose(player, 'develop.card', options, { takeOnly: true });
    state.hand.splice(state.hand.indexOf(card), 1);
    say(t, 'END-EXPCARD-05', 'develop.played', { card: nameOfCard(card) });
    yield* developmentOf(card)!.played!.play(t, copyOf(card));
    if (card.startsWith('X')) discard(state.exploration, card as ExplorationId);
    else discard(state.observation, card as ObservationId);
  },
};

function playableOf(state: State): (ExplorationId | ObservationId)[] {
  return state.hand.filter((card): card is ExplorationId | ObservationId => isPlayable(state, card));
}

function isPlayable(state: State, card: CardId): boolean {
  return developmentOf(card)?.played?.isPossible(state, copyOf(card as FoundId)) === true;
}
