import type { Flow } from '@starboard/kernel';
import { react, told } from '../effects.ts';
import type { Bar, Card, Endure, Objective, State, Survivor } from '../types.ts';
import { cardKey, gain, itemText, rearrange, takeAway } from './inventory.ts';
import { hasEnemies } from './map.ts';
import { nameOf, say, survivorsIn } from './table.ts';

interface Ware {
  readonly key: string;
  readonly card?: Card;
  readonly objective?: Objective;
  readonly from: Survivor;
}

/** ETS-TRADE-02, 05 */
export function tradeBar(state: State, by: Survivor): Bar | undefined {
  if (hasEnemies(state, by.zone)) return { reason: { key: 'bar.enemiesHere' }, rule: 'ETS-TRADE-05' };
  if (survivorsIn(state, by.zone).length < 2) return { reason: { key: 'bar.nobodyHere' }, rule: 'ETS-TRADE-02' };
  return told(state, 'tradeBar', { by })[0];
}

/** Those in the zone with whom something could change hands. */
export function partners(state: State, by: Survivor): Survivor[] {
  if (tradeBar(state, by) !== undefined) return [];
  const others = survivorsIn(state, by.zone).filter(each => each !== by);
  return hasToGive(state, by) ? others : others.filter(each => mayAct(each) && hasToGive(state, each));
}

function hasToGive(state: State, from: Survivor): boolean {
  if (from.cards.length > 0 && told(state, 'giveBar', { by: from }).length === 0) return true;
  return state.objectives.some(({ carrier }) => carrier === from.id);
}

/** ETS-TRADE-03: what either may give. */
function wares(state: State, by: Survivor, partner: Survivor): Ware[] {
  return [...offered(state, by, 'give'), ...(mayAct(partner) ? offered(state, partner, 'take') : [])];
}

/** ETS-TRADE-07: whoever is stunned only receives. */
function mayAct({ stun }: Survivor): boolean {
  return stun === 'no';
}

function offered(state: State, from: Survivor, verb: string): Ware[] {
  const cards = told(state, 'giveBar', { by: from }).length > 0 ? [] : from.cards;
  return [
    ...cards.map((card, at) => ({ key: `${verb}:${cardKey(card)}:${at}`, card, from })),
    ...state.objectives
      .filter(objective => objective.carrier === from.id)
      .map(objective => ({ key: `${verb}:objective:${objective.id}`, objective, from })),
  ];
}

/** ETS-TRADE-01, 03, 04, 06: any number of cards, both ways; both may put their things in order. */
export function* trade(t: Endure, by: Survivor, partner: Survivor): Flow {
  by.turn.actions -= 1;
  const options = wares(t.state, by, partner);
  const chosen = yield* t.pickSome(by.seat, 'trade', options, {
    min: 1,
    max: options.length,
    params: { partner: nameOf(partner) },
    describe: ({ card, from }) => ({
      label: {
        key: from === by ? 'trade.give' : 'trade.take',
        params: { item: card ? itemText(card.item) : { key: 'objective' } },
      },
      group: from.id,
    }),
  });
  for (const { card, from } of chosen) if (card) takeAway(from, card);
  say(t, 'ETS-TRADE-01', 'traded', { who: nameOf(by), partner: nameOf(partner), count: chosen.length });
  for (const ware of chosen) yield* handOver(t, ware, ware.from === by ? partner : by);
  yield* rearrange(t, by);
  if (mayAct(partner)) yield* rearrange(t, partner);
  yield* react(t, 'traded', { by, partner });
  yield* react(t, 'traded', { by: partner, partner: by });
}

function* handOver(t: Endure, { card, objective }: Ware, to: Survivor): Flow {
  if (objective) objective.carrier = to.id;
  if (card) yield* gain(t, to, card, mayAct(to));
}
