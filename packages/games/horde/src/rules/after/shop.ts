import type { Flow, SeatId } from '@starboard/kernel';
import type { Blocked, Described, Hero, Horde, State } from '../../types.ts';
import { placeTokens } from '../setup/tokens.ts';
import { nameOf, refOf, say, seatsOfHeroes, thingNamed } from '../table.ts';
import {
  addWare,
  allWares,
  hasRoomFor,
  priceOf,
  removeWare,
  sellingPrice,
  type Ware,
  wareKey,
  waresOf,
  whyNotBuy,
} from './wares.ts';

/** What a seat may do with one of its heroes in the shop. */
type Deal =
  | { readonly key: string; readonly verb: 'buy' | 'sell' | 'give'; readonly hero: Hero; readonly ware: Ware }
  | { readonly key: string; readonly verb: 'pay'; readonly hero: Hero }
  | { readonly key: string; readonly verb: 'done' };

/** GSQ-FLOW-08, steps 6 to 8: shop and transfers, new search tokens, the next wave. One deal is one step. */
export function* shop(t: Horde): Flow {
  const { state } = t;
  const seat = seatsOfHeroes(state).find(each => !state.doneShopping.includes(each));
  if (seat === undefined) {
    nextWave(t);
    return;
  }
  const deal = yield* t.choose(seat, 'shop', dealsOf(state, seat), {
    params: { credits: heroesOf(state, seat).reduce((sum, { credits }) => sum + credits, 0) },
    describe: deal => describeDeal(state, deal),
    blocked: () => barredDeals(state, seat),
  });
  yield* strike(t, seat, deal);
}

/** GSQ-HID-06 */
function heroesOf({ heroes }: State, seat: SeatId): Hero[] {
  return heroes.filter(hero => hero.seat === seat);
}

/** GSQ-SHOP-01, 02, 06: for all of the seat's heroes, also the unconscious. */
function dealsOf(state: State, seat: SeatId): Deal[] {
  const deals: Deal[] = [];
  for (const hero of heroesOf(state, seat)) {
    for (const ware of allWares()) {
      if (whyNotBuy(hero, ware) === undefined) deals.push({ key: `buy:${hero.no}:${ware}`, verb: 'buy', hero, ware });
    }
    for (const ware of waresOf(hero)) {
      deals.push({ key: `sell:${hero.no}:${ware}`, verb: 'sell', hero, ware });
      if (receivers(state, hero, ware).length > 0) {
        deals.push({ key: `give:${hero.no}:${ware}`, verb: 'give', hero, ware });
      }
    }
    if (hero.credits > 0) deals.push({ key: `pay:${hero.no}`, verb: 'pay', hero });
  }
  deals.push({ key: 'done', verb: 'done' });
  return deals;
}

function receivers({ heroes }: State, giver: Hero, ware: Ware): Hero[] {
  return heroes.filter(hero => hero !== giver && hasRoomFor(hero, ware));
}

function describeDeal(state: State, deal: Deal): Described {
  if (deal.verb === 'done') return {};
  const { verb, hero } = deal;
  const who = nameOf(hero);
  const refs = [refOf(hero)];
  if (verb === 'pay') return { label: { key: 'shop.pay', params: { who, credits: hero.credits } }, refs, group: verb };
  const params = { who, ware: thingNamed(state, wareKey(deal.ware)) };
  if (verb === 'give') return { label: { key: 'shop.give', params }, refs, group: verb };
  const price = verb === 'sell' ? sellingPrice(deal.ware) : priceOf(deal.ware);
  return { label: { key: `shop.${verb}`, params: { ...params, price } }, refs, group: verb };
}

function barredDeals(state: State, seat: SeatId): Blocked[] {
  return heroesOf(state, seat).flatMap(hero =>
    allWares().flatMap(ware => {
      const whyNot = whyNotBuy(hero, ware);
      if (whyNot === undefined) return [];
      const key = `buy:${hero.no}:${ware}`;
      return [{ key, ...describeDeal(state, { key, verb: 'buy', hero, ware }), ...whyNot }];
    }),
  );
}

function* strike(t: Horde, seat: SeatId, deal: Deal): Flow {
  switch (deal.verb) {
    case 'buy':
      yield* buy(t, deal.hero, deal.ware);
      break;
    case 'sell':
      sell(t, deal.hero, deal.ware);
      break;
    case 'give':
      yield* give(t, deal.hero, deal.ware);
      break;
    case 'pay':
      yield* pay(t, deal.hero);
      break;
    default:
      t.state.doneShopping = [...t.state.doneShopping, seat];
  }
}

/** GSQ-SHOP-04, 07 */
function* buy(t: Horde, hero: Hero, ware: Ware): Flow {
  const price = priceOf(ware);
  hero.credits -= price;
  say(t, 'GSQ-SHOP-04', 'shop.bought', { who: nameOf(hero), ware: { key: wareKey(ware) }, price });
  yield* addWare(t, hero, ware);
}

/** GSQ-SHOP-05 */
function sell(t: Horde, hero: Hero, ware: Ware): void {
  const price = sellingPrice(ware);
  removeWare(t, hero, ware);
  hero.credits += price;
  say(t, 'GSQ-SHOP-05', 'shop.sold', { who: nameOf(hero), ware: { key: wareKey(ware) }, price });
}

/** GSQ-SHOP-02, 06: at any distance. */
function* give(t: Horde, giver: Hero, ware: Ware): Flow {
  const options = receivers(t.state, giver, ware).map(hero => ({ key: refOf(hero), hero, refs: [refOf(hero)] }));
  const { hero } = yield* t.choose(giver.seat, 'receiver', options, {
    params: { who: nameOf(giver), ware: { key: wareKey(ware) } },
    about: [refOf(giver)],
    describe: option => ({ label: nameOf(option.hero) }),
    takeOnly: true,
  });
  removeWare(t, giver, ware);
  say(t, 'GSQ-SHOP-02', 'shop.gave', { who: nameOf(giver), to: nameOf(hero), ware: { key: wareKey(ware) } });
  yield* addWare(t, hero, ware);
  reopenFor(t, hero);
}

/** GSQ-SHOP-02, 07: how the hero's money is spread over the party; what it does not give it keeps. */
function* pay(t: Horde, giver: Hero): Flow {
  const { heroes } = t.state;
  const options = heroes.map(hero => ({ key: refOf(hero), refs: [refOf(hero)] }));
  const amounts = yield* t.distribute(giver.seat, 'pay', options, {
    amount: giver.credits,
    params: { who: nameOf(giver), credits: giver.credits },
    about: [refOf(giver)],
    describe: ({ key }) => ({ label: nameOf(heroes.find(hero => refOf(hero) === key)!) }),
  });
  heroes.forEach((hero, at) => {
    const credits = amounts[at]!;
    if (hero === giver || credits === 0) return;
    giver.credits -= credits;
    hero.credits += credits;
    say(t, 'GSQ-SHOP-02', 'shop.paid', { who: nameOf(giver), to: nameOf(hero), credits });
    reopenFor(t, hero);
  });
}

/** GSQ-DEC-07: whoever is given something after confirming may trade again. */
function reopenFor({ state }: Horde, { seat }: Hero): void {
  state.doneShopping = state.doneShopping.filter(each => each !== seat);
}

/** GSQ-FLOW-02, 04, 08, GSQ-SEARCH-04, 05, GSQ-ALERT-04: new tokens if none is left, then the next wave. */
function nextWave(t: Horde): void {
  const { state } = t;
  if (state.tokens.length === 0) placeTokens(t, state);
  state.doneShopping = [];
  state.alertness = 0;
  state.wave++;
  state.stage = 'waveBegins';
}
