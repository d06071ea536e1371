import { type Deck, reshuffle, type SeatId } from '@starboard/kernel';
import { cardOf } from '../../catalogue.ts';
import type { Blocked, CardId, Renegades, Ship, State } from '../../types.ts';
import { newCard } from '../gear/cards.ts';
import { nameOf, say } from '../table.ts';
import { cardName, listed } from './names.ts';
import type { Deal } from './shore-leave.ts';

/** RDA-BUY-01 */
const waresShown = 4;

/** RDA-BUY-01, 03: four cards are turned up. */
export function turnUpGear(t: Renegades, seat: SeatId): void {
  const { gear, shore } = t.state;
  turnUp(t, gear, shore!.wares, waresShown);
  say(t, 'RDA-BUY-01', 'shore.wares', { seat, cards: listed(shore!.wares.map(cardName)) });
}

/** RDA-BUY-03: an empty deck is made anew from what nobody wanted. */
export function turnUp<C extends string>(t: Renegades, deck: Deck<C>, shown: C[], count: number): void {
  t.reveal();
  for (let nth = 0; nth < count; nth++) {
    if (deck.draw.length === 0) reshuffle(t, deck);
    const card = deck.draw.pop();
    if (card !== undefined) shown.push(card);
  }
}

/** RDA-BUY-02 */
export function discardGear({ state: { gear, shore } }: Renegades): void {
  gear.discard.push(...shore!.wares.splice(0));
}

export function shipsOf({ ships }: State, seat: SeatId): Ship[] {
  return ships.filter(ship => ship.seat === seat);
}

/** RDA-BUY-01, 09: any or all of what is turned up, as far as the digits go. */
export function gearDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return affordable(state, seat).flatMap(card => shipsOf(state, seat).map(ship => gearDeal(seat, ship, card)));
}

function affordable(state: State, seat: SeatId): CardId[] {
  return [...new Set(state.shore!.wares)].filter(card => cardOf(card).cost <= (state.purses[seat] ?? 0));
}

export function barredWares(state: State, seat: SeatId): Blocked[] {
  const open = affordable(state, seat);
  const dear = [...new Set(state.shore!.wares)].filter(card => !open.includes(card));
  return dear.map(card => ({
    key: `buy:${card}`,
    group: 'buy',
    label: { key: 'deal.ware', params: { card: cardName(card), digits: cardOf(card).cost } },
    reason: { key: 'shore.tooDear' },
    rule: 'RDA-BUY-09',
  }));
}

function gearDeal(seat: SeatId, ship: Ship, card: CardId): Deal {
  const { cost } = cardOf(card);
  return {
    key: `buy:${card}:${ship.no}`,
    group: 'buy',
    label: { key: 'deal.buy', params: { card: cardName(card), digits: cost, ship: nameOf(ship) } },
    refs: [`ware:${card}`],
    *take(t) {
      const { wares } = t.state.shore!;
      wares.splice(wares.indexOf(card), 1);
      t.state.purses[seat]! -= cost;
      ship.armory.push(newCard(t.state, card));
      say(t, 'RDA-BUY-01', 'shore.bought', { seat, card: cardName(card), digits: cost });
    },
  };
}
