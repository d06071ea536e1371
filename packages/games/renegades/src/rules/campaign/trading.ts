import type { Flow, SeatId } from '@starboard/kernel';
import type { Card, Crew, Option, Renegades, Ship, State, Words } from '../../types.ts';
import { prisonersOf } from '../captives.ts';
import { removeCard } from '../gear/cards.ts';
import { playersOf } from '../mission/begins.ts';
import { freeCapacity } from '../ship.ts';
import { cardRef, nameOf, refOf, say } from '../table.ts';
import { shipsOf } from './buying.ts';
import { cardName, listed } from './names.ts';
import { ownedBy } from './selling.ts';
import type { Deal } from './shore-leave.ts';

/** What may change hands: a card, a prisoner, or digits. */
interface Good extends Option {
  readonly label: Words;
  give(t: Renegades, to: SeatId): void;
}

/** RDA-COMP-19: the smallest token. */
const coin = 25;
/** How many offers one player may make to another in one Shore Leave. */
const mostOffers = 3;

/** RDA-PRISONER-02, RDA-RUL-70, RDA-DEC-20: offers to other players, who take them or not. */
export function tradeDeals({ state }: Renegades, seat: SeatId): Deal[] {
  if (goodsOf(state, seat).length === 0) return [];
  const { usedMission } = shipsOf(state, seat)[0]!;
  const offersTo = (other: SeatId) => usedMission.filter(mark => mark === `offered:${other}`).length;
  return playersOf(state.ships)
    .filter(({ seat: other }) => other !== seat && offersTo(other) < mostOffers)
    .map(({ seat: other }) => ({
      key: `trade:${other}`,
      group: 'trade',
      label: { key: 'deal.trade', params: { seat: other } },
      take: t => trade(t, seat, other),
    }));
}

function* trade(t: Renegades, seat: SeatId, other: SeatId): Flow {
  shipsOf(t.state, seat)[0]!.usedMission.push(`offered:${other}`);
  const own = goodsOf(t.state, seat);
  const theirs = goodsOf(t.state, other);
  const about = { params: { seat: other } };
  const given = yield* t.pickSome(seat, 'tradeGive', own, { min: 1, max: own.length, ...about });
  const wanted =
    theirs.length === 0 ? [] : yield* t.pickSome(seat, 'tradeWant', theirs, { min: 0, max: theirs.length, ...about });
  const params = { seat, gives: namesOf(given), wants: namesOf(wanted) };
  if ((yield* t.choose(other, 'tradeOffer', ['decline', 'accept'], { params })) === 'decline') {
    say(t, 'RDA-DEC-20', 'shore.declined', { other, ...params });
    return;
  }
  for (const good of given) good.give(t, other);
  for (const good of wanted) good.give(t, seat);
  say(t, 'RDA-PRISONER-02', 'shore.traded', { other, ...params });
}

const namesOf = (goods: readonly Good[]) => listed(goods.map(({ label }) => label));

function goodsOf(state: State, seat: SeatId): Good[] {
  return [
    ...ownedBy(state, seat).map(({ owner, card }) => cardGood(card, () => removeCard(owner, card))),
    ...shipsOf(state, seat)
      .flatMap(ship => prisonersOf(state, ship))
      .map(prisonerGood),
    ...sums(state.purses[seat] ?? 0).map(digits => digitsGood(seat, digits)),
  ];
}

function cardGood(card: Card, remove: () => void): Good {
  return {
    key: cardRef(card),
    label: cardName(card.card),
    refs: [cardRef(card)],
    give(t, to) {
      remove();
      delete card.wielded;
      shipsOf(t.state, to)[0]!.armory.push(card);
    },
  };
}

function prisonerGood(crew: Crew): Good {
  return {
    key: refOf(crew),
    label: nameOf(crew),
    refs: [refOf(crew)],
    give: ({ state }, to) => handOver(state, crew, shipsOf(state, to)),
  };
}

/** Back among its own it is free, if there is room aboard (RDA-SHIP-08); to others it is a prisoner still. */
function handOver(state: State, crew: Crew, ships: readonly Ship[]): void {
  if (crew.faction !== ships[0]!.faction) {
    Object.assign(crew, { aboard: ships[0]!.no, post: 'brig' });
    return;
  }
  const home = ships.find(ship => freeCapacity(state, ship) > 0);
  if (home !== undefined) Object.assign(crew, { aboard: home.no, ship: home.no, post: 'quarters' });
}

/** Amounts that add up to any multiple of 25: 25, 50, 100 … */
function sums(purse: number): number[] {
  const found: number[] = [];
  let left = purse;
  for (let next = coin; next <= left; next *= 2) {
    found.push(next);
    left -= next;
  }
  return found;
}

function digitsGood(seat: SeatId, digits: number): Good {
  return {
    key: `digits:${digits}`,
    label: { key: 'deal.digits', params: { digits } },
    give({ state }, to) {
      state.purses[seat]! -= digits;
      state.purses[to] = (state.purses[to] ?? 0) + digits;
    },
  };
}
