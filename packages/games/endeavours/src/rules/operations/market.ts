import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { siteAt } from '../../map/index.ts';
import type { Card, CardId, Spectral, State } from '../../types.ts';
import { isBernal, isColonist, isEquipment, isPatent, nameOfCard } from '../cards.ts';
import { discardFromHand } from '../losing.ts';
import { earn } from '../money.ts';
import { knownSites } from '../sites.ts';
import { leo, refOfCard } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** END-MARKET-03 */
export const income: Operation = {
  name: 'income',
  isPossible: () => true,
  whyNot: () => ({ reason: { key: 'bar.operationUsed' }, rule: 'END-CORE-16' }),
  *perform(t) {
    earn(t, effects.change(t.state, 'income', 1, {}), 'END-MARKET-03');
  },
};

/** END-MARKET-01, 02, 04 */
export const freeMarket: Operation = {
  name: 'freeMarket',
  isPossible: state => state.hand.some(isSold) || leo(state).cards.some(isSoldInLeo),
  whyNot: () => ({ reason: { key: 'bar.nothingToSell' }, rule: 'END-MARKET-01' }),
  *perform(t) {
    const { state } = t;
    const fromHand = [...new Set(state.hand.filter(isSold))].map(card => ({
      key: card,
      label: nameOfCard(card),
      *sell() {
        discardFromHand(t, card);
        say(t, 'END-MARKET-01', 'market.sold', { card: nameOfCard(card) });
        earn(t, 3, 'END-MARKET-01');
      },
    }));
    const fromLeo = leo(state)
      .cards.filter(isSoldInLeo)
      .map(card => ({
        key: `card:${card.no}`,
        label: nameOfCard(card),
        refs: [refOfCard(card)],
        *sell() {
          const price = salePriceOf(state, card);
          leo(state).cards.splice(leo(state).cards.indexOf(card), 1);
          state.hand.push(card.card);
          say(t, 'END-MARKET-02', 'market.sold', { card: nameOfCard(card) });
          earn(t, price, 'END-MARKET-02');
        },
      }));
    const { sell } = yield* t.choose(player, 'market.card', [...fromHand, ...fromLeo], { takeOnly: true });
    yield* sell();
  },
};

/** END-MARKET-04: patents and Robots of the Hand; never equipment nor what was found. */
function isSold(card: CardId): boolean {
  return isPatent(card) || isBernal(card) || isColonist(card);
}

/** END-MARKET-02 */
function isSoldInLeo({ card, side }: Card): boolean {
  return side === 'black' && !isEquipment(card) && typeOf(card) !== undefined;
}

/** The spectral type of a card’s black side. */
export function typeOf(card: CardId): Spectral | undefined {
  if (isPatent(card)) return catalogue.patents[card].type;
  return isColonist(card) ? catalogue.colonists[card].type : undefined;
}

const prices = [10, 8, 5, 4] as const;

/** END-FACTORY-05 */
export function marketPrice(state: State, type: Spectral): number {
  const factories = knownSites(state).filter(({ factory, id }) => factory && siteAt(id).type === type).length;
  return prices[Math.min(factories, 3)]!;
}

function salePriceOf(state: State, card: Card): number {
  return effects.change(state, 'salePrice', marketPrice(state, typeOf(card.card)!), { card });
}
