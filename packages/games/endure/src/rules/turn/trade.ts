import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endure, Objective, State, Survivor, WhyNot, Words } from '../../types.ts';
import { hasEnemies } from '../map/map.ts';
import { objectiveText, roomFor } from '../objectives.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { gain } from './gain.ts';
import { cardKey, itemText, rearrange, takeAway } from './inventory.ts';
import { isPilot, whyNotAsPilot } from './loader.ts';

interface Ware {
  readonly key: string;
  readonly card?: Card;
  readonly objective?: Objective;
  readonly from: Survivor;
}

/** ETS-TRADE-02, 05 */
export function whyNotTrade(state: State, by: Survivor): WhyNot | undefined {
  if (hasEnemies(state, by.zone)) return { reason: { key: 'bar.enemiesHere' }, rule: 'ETS-TRADE-05' };
  if (isAlone(state, by)) return { reason: { key: 'bar.nobodyHere' }, rule: 'ETS-TRADE-02' };
  return whyNotAsPilot(state, by, 'ETS-LOADER-10') ?? effects.tell(state, 'whyNotTrade', { by })[0];
}

function isAlone({ survivors }: State, by: Survivor): boolean {
  for (const each of survivors) if (each !== by && isAlive(each) && each.zone === by.zone) return false;
  return true;
}

/** Those in the zone with whom something could change hands. */
export function partners(state: State, by: Survivor): Survivor[] {
  const found: Survivor[] = [];
  if (whyNotTrade(state, by) !== undefined) return found;
  for (const each of state.survivors) {
    if (each !== by && isAlive(each) && each.zone === by.zone && hasDealings(state, by, each)) found.push(each);
  }
  return found;
}

/** ETS-LOADER-10: whoever may not trade is no partner either. */
function hasDealings(state: State, by: Survivor, partner: Survivor): boolean {
  if (isPilot(state, partner) || effects.tell(state, 'whyNotTrade', { by: partner }).length > 0) return false;
  return hasToGive(state, by, partner) || (mayAct(partner) && hasToGive(state, partner, by));
}

function hasToGive(state: State, from: Survivor, to: Survivor): boolean {
  if (from.cards.length > 0 && effects.tell(state, 'whyNotGive', { by: from }).length === 0) return true;
  return burdens(state, from, to).length > 0;
}

/** ETS-TRADE-03, ETS-CG-0505, 0904: what is carried for the mission, as far as the other can carry it. */
function burdens(state: State, from: Survivor, to: Survivor): Objective[] {
  return state.objectives.filter(({ carrier, id }) => carrier === from.id && roomFor(state, to, id) > 0);
}

/** ETS-TRADE-03: what either may give. */
function wares(state: State, by: Survivor, partner: Survivor): Ware[] {
  const given = offered(state, by, partner, 'give');
  return mayAct(partner) ? [...given, ...offered(state, partner, by, 'take')] : given;
}

/** ETS-TRADE-07: whoever is stunned only receives. */
function mayAct({ stun }: Survivor): boolean {
  return stun === 'no';
}

function offered(state: State, from: Survivor, to: Survivor, verb: string): Ware[] {
  const cards = effects.tell(state, 'whyNotGive', { by: from }).length > 0 ? [] : from.cards;
  return [
    ...cards.map((card, at) => ({ key: `${verb}:${cardKey(card)}:${at}`, card, from })),
    ...burdens(state, from, to).map((objective, at, all) => ({
      key: `${verb}:objective:${objective.id}${copyMark(all, at)}`,
      objective,
      from,
    })),
  ];
}

/** ETS-CO-1405: several of one pattern are told apart by their number. */
function copyMark(all: readonly Objective[], at: number): string {
  const before = all.slice(0, at).filter(({ id }) => id === all[at]!.id).length;
  return before === 0 ? '' : `:${before + 1}`;
}

/** ETS-TRADE-01, 03, 04, 06: any number of things, both ways; both may put theirs in order. */
export function* trade(t: Endure, by: Survivor, partner: Survivor): Flow {
  by.turn.actions -= 1;
  const options = wares(t.state, by, partner);
  const chosen = yield* t.pickSome(by.seat, 'trade', options, {
    min: 1,
    max: options.length,
    params: { partner: nameOf(partner) },
    describe(ware) {
      const key = ware.from === by ? 'trade.give' : 'trade.take';
      return { label: { key, params: { item: wareText(t.state, ware) } }, group: ware.from.id };
    },
  });
  const receiver = ({ from }: Ware) => (from === by ? partner : by);
  const traded = chosen.filter(ware => maybeHandOver(t.state, ware, receiver(ware)));
  say(t, 'ETS-TRADE-01', 'traded', { who: nameOf(by), partner: nameOf(partner), count: traded.length });
  for (const ware of traded) if (ware.card) yield* gain(t, receiver(ware), ware.card, mayAct(receiver(ware)));
  yield* rearrange(t, by);
  if (mayAct(partner)) yield* rearrange(t, partner);
  yield* effects.react(t, 'traded', { by, partner });
  yield* effects.react(t, 'traded', { by: partner, partner: by });
}

function wareText(state: State, { card, objective }: Ware): Words {
  return card ? itemText(card.item) : objectiveText(state, objective!.id);
}

/** ETS-TRADE-06: more objectives than the other can carry stay where they are; cards find their place one after the other. */
function maybeHandOver(state: State, { card, objective, from }: Ware, to: Survivor): boolean {
  if (objective && roomFor(state, to, objective.id) === 0) return false;
  if (objective) objective.carrier = to.id;
  if (card) takeAway(from, card);
  return true;
}
