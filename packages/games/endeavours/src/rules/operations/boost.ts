import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { type BoostPlace, effects } from '../../hooks.ts';
import type { CardId, Described, Endeavours, NodeId, Stack, State } from '../../types.ts';
import { homeBernal, homeNode, labs } from '../bernals.ts';
import { equipmentOf, isBernal, isEquipment, isPatent, nameOfCard, newCard, newEquipment } from '../cards.ts';
import { pay } from '../money.ts';
import { addStack, leo, stackHere, whileReweighing } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** One card of the Hand at one place, with its price. */
interface Launch {
  readonly card: CardId;
  readonly node: NodeId;
  readonly price: number;
}

/** END-BOOST-01..05, END-EQUIP-04..06, 08: any number of Hand cards, each paid for by itself; with water besides (END-RULE-29). */
export const boost: Operation = {
  name: 'boost',
  isPossible: state =>
    canBoostWater(state) || launchesOf(state).some(({ price }) => price - discountOf(state) <= state.bank),
  whyNot: state => ({
    reason: { key: state.hand.length === 0 ? 'bar.nothingToBoost' : 'bar.tooDear' },
    rule: 'END-BOOST-01',
  }),
  *perform(t) {
    const launched = yield* boostAll(t);
    yield* effects.react(t, 'boosted', { paid: launched });
  },
};

function canBoostWater({ options, bank }: State): boolean {
  return options.boostWater && bank >= 1;
}

/** 43, OO5: what all of an operation costs less. */
function discountOf(state: State): number {
  return 100 - effects.change(state, 'boostTotal', 100, {});
}

/** Asks for one thing after the other; the discount comes off the whole. Tells what was paid. */
function* boostAll(t: Endeavours): Flow<number> {
  const { state } = t;
  const discount = discountOf(state);
  let price = 0;
  let paid = 0;
  for (let first = true; ; first = false) {
    const within = ({ price: more }: { readonly price: number }) =>
      Math.max(0, price + more - discount) - paid <= state.bank;
    const launches = launchesOf(state)
      .filter(within)
      .map(launch => ({ launch, price: launch.price, key: `${launch.card}@${launch.node}`, ...describe(launch) }));
    const water = state.options.boostWater && within({ price: 1 }) ? [{ key: 'water', price: 1, launch: null }] : [];
    const stop = first ? [] : [{ key: 'done', price: 0, launch: null }];
    const options = [...launches, ...water, ...stop];
    if (options.length === 0 || (!first && options.length === 1)) return paid;
    const chosen = yield* t.choose(player, 'boost.what', options);
    if (chosen.key === 'done') return paid;
    price += chosen.price;
    const due = Math.max(0, price - discount) - paid;
    pay(t, due);
    paid += due;
    if (chosen.launch !== null) launchCard(t, chosen.launch);
    else {
      leo(state).cargo.water++; // END-BOOST-03
      say(t, 'END-BOOST-03', 'boost.water', {});
    }
  }
}

function describe({ card, node, price }: Launch): Described {
  return {
    label: { key: 'boost.to', params: { card: nameOfCard(card), node: nameOfNode(node), price } },
    refs: [`node:${node}`],
  };
}

/** Everything of the Hand with every place it may go to. */
function launchesOf(state: State): Launch[] {
  const more = effects.tell(state, 'boostPlaces', {});
  return [...new Set(state.hand)].flatMap(card => launchesOfCard(state, card, more));
}

/** What it costs to boost these cards to a node in one operation; undefined if one of them cannot be boosted there. */
export function boostFare(state: State, cards: readonly CardId[], node: NodeId): number | undefined {
  const launches = launchesOf(state);
  let price = 0;
  for (const card of cards) {
    const launch = launches.find(each => each.card === card && each.node === node);
    if (launch === undefined) return undefined;
    price += launch.price;
  }
  return Math.max(0, price - discountOf(state));
}

function launchesOfCard(state: State, card: CardId, more: readonly BoostPlace[]): Launch[] {
  const mass = boostMassOf(state, card);
  if (mass === undefined) return [];
  const at = (node: NodeId, price: number): Launch => ({ card, node, price: priced(state, card, mass, price) });
  const launches = usualPlaces(state, card, mass).map(([node, price]) => at(node, price));
  for (const { node, takes, price } of more) if (takes(card)) launches.push(at(node, price(mass)));
  launches.sort((one, other) => one.price - other.price); // of two prices at one place the lower
  return launches.filter(({ node }, index) => launches.findIndex(each => each.node === node) === index);
}

function priced(state: State, card: CardId, mass: number, price: number): number {
  return Math.max(0, effects.change(state, 'boostPrice', price, { card, mass }));
}

/** END-BOOST-04, 05: white sides of patents, equipment but that marked ANY, Bernals for 10 (END-BERNAL-07); nothing else. */
function boostMassOf(state: State, card: CardId): number | undefined {
  if (isBernal(card)) return 10;
  if (isPatent(card)) return catalogue.patents[card].white?.mass;
  if (!isEquipment(card) || equipmentOf(card).enters === 'ANY') return undefined;
  return effects.change(state, 'cardMass', equipmentOf(card).front.mass, { card });
}

type Fare = readonly [NodeId, number];

function usualPlaces(state: State, card: CardId, mass: number): Fare[] {
  const atLeo: Fare = ['LEO', mass];
  const home = homeNode(state);
  const atHome = (price: number): Fare[] => (home === undefined ? [] : [[home, price]]);
  if (isBernal(card)) return [atLeo, ...atHome(mass)];
  if (!isEquipment(card)) return [atLeo, ...atHome(effects.change(state, 'homePrice', mass * 2, { card, mass }))]; // END-BOOST-02
  switch (equipmentOf(card).enters) {
    case 'LEO':
      return [atLeo]; // END-EQUIP-05
    case 'HOME':
      return atHome(mass);
    default:
      return labs(state).map(node => [node, mass]); // END-EQUIP-06
  }
}

/** END-PATENT-02: white side up. */
function launchCard(t: Endeavours, { card, node }: Launch): void {
  const { state } = t;
  state.hand.splice(state.hand.indexOf(card), 1);
  const stack = stackFor(state, node);
  const added = isEquipment(card) ? newEquipment(state, card) : newCard(state, card, 'white');
  whileReweighing(state, stack, () => stack.cards.push(added));
  if (isBernal(card)) state.bernals.push({ card, anchored: false, home: false });
  say(t, 'END-BOOST-01', 'boost.done', { card: nameOfCard(added), node: nameOfNode(node) });
}

/** The Home Bernal's own Stack (END-BERNAL-07), or whichever is there, in LEO that of LEO; END-CORE-23 looks after an outpost too many. */
function stackFor(state: State, node: NodeId): Stack {
  const home = homeBernal(state);
  const own = state.stacks.find(stack => stack.node === node && stack.cards.some(({ card }) => card === home?.card));
  return own ?? stackHere(state, node) ?? addStack(state, 'outpost', node);
}
