import { discard } from '@starboard/kernel';
import { bankNode } from '../../rules/bernals.ts';
import { nameOfCard } from '../../rules/cards.ts';
import { drawObservations, resolveObservation } from '../../rules/decks/observation.ts';
import { drawDiscoveries } from '../../rules/discoveries.ts';
import { earn } from '../../rules/money.ts';
import { player } from '../../rules/table.ts';
import type { Development, ObservationsOf, Observing, Spectral, State } from '../../types.ts';
import { nth } from '../copies.ts';
import { always, chooseStack, granting, presentCraft } from '../developments.ts';

/** B17 */
export const developments: ObservationsOf<'OV', Development> = {
  /** Science Grant */
  OV1: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: always,
      *play(t, copy) {
        earn(t, copy + 3, 'END-OBSCARD-11');
      },
    },
  },
  /** Follow-Up Campaign */
  OV2: {
    kind: 'development',
    copies: 3,
    played: granting(copy => ({ operations: ['observe'], dice: copy - 1 })),
  },
  /** Archive Data */
  OV3: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: ({ observation: { draw, discard: pile } }) => draw.length + pile.length > 0,
      *play(t, copy) {
        const drawn = drawObservations(t, copy === 1 ? 2 : 3);
        for (let left = copy === 3 ? 2 : 1; left > 0 && drawn.length > 0; left--) {
          const options = drawn.map(card => ({ key: card, card, label: nameOfCard(card) }));
          const { card } = yield* t.choose(player, 'archive.which', options, { takeOnly: true });
          drawn.splice(drawn.indexOf(card), 1);
          yield* resolveObservation(t, card, atHome(t.state));
        }
        for (const card of drawn) discard(t.state.observation, card);
      },
    },
  },
  /** Collaboration */
  OV4: {
    kind: 'development',
    copies: 3,
    countsAs: copy => nth<readonly Spectral[]>(copy, ['C', 'S'], ['M', 'V'], ['D', 'H']),
  },
  /** Clock Synchronisation */
  OV5: { kind: 'development', copies: 3, quietens: copy => copy },
  /** Trajectory Bulletin */
  OV6: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: state => presentCraft(state).length > 0,
      *play(t, copy) {
        const stack = yield* chooseStack(t, 'bulletin.stack', presentCraft(t.state));
        stack.boons.push({ burns: copy });
      },
    },
  },
  /** Press Cover: the next purchase buys six, or costs nothing; the third is one now. */
  OV7: {
    kind: 'development',
    copies: 3,
    played: {
      isPossible: always,
      *play({ state }, copy) {
        if (copy === 3) state.rights.granted.push({ operations: ['purchase'] });
        else state.promises.push(copy === 1 ? 'purchase.six' : 'purchase.free');
      },
    },
  },
  /** Night Sky Survey */
  OV8: {
    kind: 'development',
    copies: 3,
    played: { isPossible: always, play: (t, copy) => drawDiscoveries(t, copy) },
  },
};

/** What an effect observes with when nobody does: nothing that could break. */
function atHome(state: State): Observing {
  return { node: bankNode(state), telescope: null };
}
