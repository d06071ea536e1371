import type { SeatId } from '@starboard/kernel';
import { cardOf } from '../../catalogue.ts';
import type { Blocked, Card, Crew, Renegades, Ship, State } from '../../types.ts';
import { discardCard, energyLeft, isCharged, removeCard } from '../gear/cards.ts';
import { cardRef, say } from '../table.ts';
import { cardName } from './names.ts';
import type { Deal } from './shore-leave.ts';

/** RDA-BUY-08 */
const energyPrice = 25;

/** RDA-BUY-05..08: what a player may sell or recharge: cards in armories, on crew, and installed. */
export function sellDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return ownedBy(state, seat).flatMap(({ owner, card }) => [
    ...saleOf(state, seat, owner, card),
    ...rechargeOf(state, seat, card),
  ]);
}

/** Every card of a seat, with who or what has it. */
export function ownedBy(state: State, seat: SeatId): { readonly owner: Crew | Ship; readonly card: Card }[] {
  const ships = state.ships.filter(ship => ship.seat === seat);
  const crew = state.crew.filter(each => ships.some(ship => ship.no === each.ship && each.aboard === ship.no));
  return [
    ...ships.flatMap(owner => [...owner.armory, ...owner.components].map(card => ({ owner, card }))),
    ...crew.flatMap(owner => owner.cards.map(card => ({ owner, card }))),
  ];
}

/** RDA-SEARCH-16, RDA-BUY-05, 07: with energy left, or without a limit. */
function saleOf(state: State, seat: SeatId, owner: Crew | Ship, card: Card): Deal[] {
  const price = salePrice(cardOf(card.card).cost, state.variants.saleRoundsUp);
  if (!isCharged(card) || price === 0) return [];
  return [
    {
      key: `sell:${card.no}`,
      group: 'sell',
      label: { key: 'deal.sell', params: { card: cardName(card.card), digits: price } },
      refs: [cardRef(card)],
      *take(t) {
        removeCard(owner, card);
        discardCard(t.state, card); // RDA-BUY-09
        t.state.purses[seat] = (t.state.purses[seat] ?? 0) + price;
        say(t, 'RDA-BUY-05', 'shore.sold', { seat, card: cardName(card.card), digits: price });
      },
    },
  ];
}

/** RDA-BUY-06, RDA-RUL-24, RDA-VAR-16: half, to the nearest 25, exact middles up; or always up. */
export function salePrice(cost: number, up: boolean): number {
  const steps = cost / 2 / 25;
  return 25 * (up ? Math.ceil(steps) : Math.floor(steps + 0.5));
}

/** RDA-BUY-07, 08, RDA-COMP-17: an Energy token, up to what is printed, while there are any. */
function rechargeOf(state: State, seat: SeatId, card: Card): Deal[] {
  const { energy: most } = cardOf(card.card);
  if (most === undefined || (card.energy ?? 0) >= most || energyLeft(state) === 0) return [];
  if ((state.purses[seat] ?? 0) < energyPrice) return [];
  return [
    {
      key: `recharge:${card.no}`,
      group: 'recharge',
      label: { key: 'deal.recharge', params: { card: cardName(card.card), digits: energyPrice } },
      refs: [cardRef(card)],
      *take(t) {
        card.energy = (card.energy ?? 0) + 1;
        t.state.purses[seat]! -= energyPrice;
        say(t, 'RDA-BUY-08', 'shore.recharged', { seat, card: cardName(card.card) });
      },
    },
  ];
}

/** RDA-BUY-07: whatever has no energy left when its owner goes shopping is thrown away. */
export function discardDepleted(t: Renegades, seat: SeatId): void {
  for (const { owner, card } of ownedBy(t.state, seat)) {
    if (isCharged(card)) continue;
    removeCard(owner, card);
    discardCard(t.state, card);
    say(t, 'RDA-BUY-07', 'shore.discarded', { seat, card: cardName(card.card) });
  }
}

export function barredSales(state: State, seat: SeatId): Blocked[] {
  const depleted = ownedBy(state, seat).filter(({ card }) => !isCharged(card));
  return depleted.map(({ card }) => ({
    key: `sell:${card.no}`,
    group: 'sell',
    label: cardName(card.card),
    refs: [cardRef(card)],
    reason: { key: 'shore.depleted' },
    rule: 'RDA-BUY-07',
  }));
}
