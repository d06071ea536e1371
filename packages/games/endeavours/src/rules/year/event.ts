import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, Stack, State, SunspotEvent } from '../../types.ts';
import { isBernal, isColonist, isCrew, isEquipment, isHuman, nameOfCard } from '../cards.ts';
import { decommission, discardFromHand } from '../losing.ts';
import { placeWormhole } from '../map-hazards.ts';
import { massOf } from '../mass.ts';
import { cardOption, stackThereOption } from '../options.ts';
import { loneliness } from '../people/loneliness.ts';
import { hasWorker } from '../people/people.ts';
import { seasonIn } from '../season.ts';
import { cardsAt, leo } from '../stacks.ts';
import { player, say } from '../table.ts';
import { solarFlare } from './flare.ts';

const events: { readonly [event in SunspotEvent]: (t: Endeavours) => Flow } = {
  inspiration,
  glitch,
  padExplosion,
  loneliness,
  budgetCuts,
  solarFlare,
  wormhole: t => placeWormhole(t),
};

/** END-SUNSPOT-02, 04, END-EVENT-12: the event of an even year, then the next year begins. */
export function* sunspotEvent(t: Endeavours): Flow {
  const { state } = t;
  if (state.year % 2 === 0) yield* rollEvent(t);
  state.year++;
  state.stage = 'profit';
}

function* rollEvent(t: Endeavours): Flow {
  const { state } = t;
  const [die] = t.roll(1) as [number];
  const event = eventOf(state, die);
  const note = state.log.at(-1);
  if (note !== undefined) state.log[state.log.length - 1] = { ...note, event };
  say(t, 'END-SUNSPOT-02', 'event.rolled', { die, event: { key: `event.${event}` } });
  yield* events[event](t);
  if (event === 'padExplosion') yield* loneliness(t); // END-GAMEPLAY-12
}

/** END-GAMEPLAY-10..14, END-RULE-01: by the season of the slot that is entered. */
function eventOf({ year, options }: State, die: number): SunspotEvent {
  const season = seasonIn(year + 1);
  if (die <= 2) return 'inspiration';
  if (die === 3) return 'glitch';
  if (die === 4) return 'padExplosion';
  if (die === 6 && (!options.wormholeBlueOnly || season === 'blue')) return 'wormhole';
  if (season === 'blue') return 'loneliness';
  return season === 'yellow' ? 'budgetCuts' : 'solarFlare';
}

/** END-EVENT-01: the top card of every patent deck and of the queue goes to the bottom. */
function* inspiration({ state }: Endeavours): Flow {
  for (const deck of [...Object.values(state.patents), state.queue] as string[][]) {
    const top = deck.pop();
    if (top !== undefined) deck.unshift(top);
  }
}

/** END-EVENT-02: on the fullest Stack that has neither a Glitch nor a Human with it. */
function* glitch(t: Endeavours): Flow {
  const { state } = t;
  const exposed = state.stacks.filter(stack => isExposed(state, stack));
  const most = Math.max(0, ...exposed.map(({ cards }) => cards.length));
  const fullest = exposed.filter(({ cards }) => cards.length === most && most > 0);
  if (fullest.length === 0) return;
  const { stack } = yield* t.choose(player, 'glitch.stack', fullest.map(stackThereOption), { takeOnly: true });
  stack.glitch = true;
  say(t, 'END-EVENT-02', 'glitch.placed', { stack: { key: `stack.${stack.kind}` } });
}

function isExposed(state: State, stack: Stack): boolean {
  if (stack.glitch || stack.node === null || stack.kind === 'leo') return false;
  return !hasWorker(state, stack.node) && !cardsAt(state, stack.node).some(({ card }) => isHuman(card));
}

/** END-EVENT-05: the heaviest card in LEO, but for those it cannot see. */
function* padExplosion(t: Endeavours): Flow {
  const { state } = t;
  if (effects.tell(state, 'eventImmunity', { event: 'padExplosion' }).length > 0) return;
  const seen = leo(state).cards.filter(isSeenByDebris);
  const most = Math.max(...seen.map(card => massOf(state, card)));
  const heaviest = seen.filter(card => massOf(state, card) === most);
  if (heaviest.length === 0) return;
  const { card } = yield* t.choose(player, 'padExplosion.card', heaviest.map(cardOption), { takeOnly: true });
  yield* decommission(t, leo(state), card, 'padExplosion');
}

function isSeenByDebris({ card, side }: Card): boolean {
  return !isCrew(card) && !isColonist(card) && !isBernal(card) && !isEquipment(card) && side === 'white';
}

/** END-EVENT-06, END-EXPCARD-12, END-OBSCARD-16: a card of the Hand, but none of exploration or observation. */
function* budgetCuts(t: Endeavours): Flow {
  const { state } = t;
  if (effects.tell(state, 'eventImmunity', { event: 'budgetCuts' }).length > 0) return;
  const cards = [...new Set(state.hand)].filter(card => !/^[XO][A-Z]/.test(card));
  if (cards.length === 0) return;
  const options = cards.map(card => ({ key: card, card, label: nameOfCard(card) }));
  const { card } = yield* t.choose(player, 'budgetCuts.card', options, { takeOnly: true });
  discardFromHand(t, card);
  say(t, 'END-EVENT-06', 'budgetCuts.lost', { card: nameOfCard(card) });
}
