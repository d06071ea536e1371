import { type Flow, nothing } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type {
  AbilityId,
  Action,
  ActionGroup,
  Card,
  Described,
  DoorId,
  Endure,
  State,
  Survivor,
  TextKey,
  WhyNot,
  ZoneId,
} from '../../types.ts';
import { attackAction } from '../combat/attack.ts';
import { doorName, exitsFrom } from '../map/doors.ts';
import { zoneName, zoneText } from '../map/map.ts';
import { loudest, makeNoise, noiseIn } from '../map/noise.ts';
import { hasAnyTargets } from '../map/objects.ts';
import { groundOf } from '../mission.ts';
import { nameOf, say } from '../table.ts';
import { abilityOf, useAbility, whyNotUseAbility } from './abilities.ts';
import { rewardsFor } from './accomplishments.ts';
import { interact, interactText, type Offered, objectivesFor } from './interact.ts';
import { canRearrange, cardKey, cardRef, dropCard, isSecondOfPair, itemText, rearrange } from './inventory.ts';
import { isStranded } from './loader.ts';
import { leaveMap, move, openZones, whyNotLeave } from './movement.ts';
import { loaderActions } from './piloting.ts';
import { search, whyNotSearch } from './search.ts';
import { partners, trade } from './trade.ts';
import { useItem, whyNotUse } from './use.ts';
import { readyWeapons, type Wielded, zonesToAttack } from './weapons.ts';

/** More Move actions than any turn has. */
const anyNumber = 99;

/** A kind of action: how one of them is shown, and what it does with what it is aimed at. */
interface Verb<T> {
  readonly group: ActionGroup;
  describe(state: State, target: T): Described;
  do(t: Endure, by: Survivor, target: T): Flow;
}

/** One action as it is offered: a verb and what it is aimed at. There are many at every question, so they are kept light. */
class Deed<T> implements Action {
  readonly key: string;
  readonly cost: number;
  readonly verb: Verb<T>;
  readonly target: T;

  constructor(key: string, cost: number, verb: Verb<T>, target: T) {
    this.key = key;
    this.cost = cost;
    this.verb = verb;
    this.target = target;
  }

  get group(): ActionGroup {
    return this.verb.group;
  }

  describe(state: State): Described {
    return this.verb.describe(state, this.target);
  }

  do(t: Endure, by: Survivor): Flow {
    return this.verb.do(t, by, this.target);
  }
}

/** ETS-SURV-01..07, ETS-ODD-33: everything that a survivor may do now, and nothing that could have no effect. */
export function actionsOf(state: State, by: Survivor): Action[] {
  const offered: Action[] = [];
  const actions = isStranded(state, by) ? 0 : by.turn.actions; // ETS-LOADER-17
  if (actions >= 1) {
    addMoves(offered, state, by);
    addAttacks(offered, state, by);
    if (whyNotSearch(state, by) === undefined) offered.push(new Deed('search', 1, searching, by.zone));
    for (const each of objectivesFor(state, by)) {
      offered.push(new Deed(`interact:${each.objective.id}`, each.cost, interacting, each));
    }
    addAbility(offered, state, by, 'active');
    addAbility(offered, state, by, 'crisis');
    for (const each of partners(state, by)) offered.push(new Deed(`trade:${each.id}`, 1, trading, each));
    addNoises(offered, state, by);
    if (canRearrange(by)) offered.push(new Deed('reorganise', 1, reorganising, undefined));
  }
  for (const each of loaderActions(state, by)) offered.push(each);
  addUses(offered, state, by);
  for (const each of rewardsFor(state, by)) offered.push(each);
  for (const each of effects.tell(state, 'offers', { by })) if (each.cost <= actions) offered.push(each);
  addDiscards(offered, state, by);
  return offered;
}

function addMoves(offered: Action[], state: State, by: Survivor): void {
  if (whyNotMove(state, by) !== undefined) return;
  const { moveKeys } = groundOf(state);
  for (const zone of openZones(state, by)) offered.push(new Deed(moveKeys[zone]!, 1, moving, zone));
  for (const exit of exitsFrom(state, by.zone)) {
    if (effects.tell(state, 'whyNotExit', { by, exit }).length > 0) continue;
    offered.push(new Deed(`leave:${doorName(state, exit)}`, 1, leaving, exit));
  }
}

const moving: Verb<ZoneId> = {
  group: 'move',
  describe: (state, zone) => ({
    label: { key: 'act.move', params: { zone: zoneText(state, zone) } },
    refs: [`zone:${zoneName(state, zone)}`],
  }),
  do: move,
};

const leaving: Verb<DoorId> = {
  group: 'move',
  describe: (state, exit) => ({ label: { key: 'act.leave' }, refs: [`door:${doorName(state, exit)}`] }),
  do: leaveMap,
};

/** Why a survivor cannot take a Move action at all. */
export function whyNotMove(state: State, by: Survivor): WhyNot | undefined {
  if (by.turn.moves >= effects.change(state, 'moveActions', anyNumber, { by })) {
    return { reason: { key: 'bar.moveActions' }, rule: 'ETS-VAR-01' };
  }
  return whyNotLeave(state, by);
}

function addAttacks(offered: Action[], state: State, by: Survivor): void {
  if (!hasAnyTargets(state)) return;
  for (const wielded of readyWeapons(state, by)) {
    for (const zone of zonesToAttack(state, by, wielded.arms)) {
      offered.push(new Deed(`attack:${wielded.key}@${zoneName(state, zone)}`, 1, attacking, { wielded, zone }));
    }
  }
}

const attacking: Verb<{ readonly wielded: Wielded; readonly zone: ZoneId }> = {
  group: 'attack',
  describe: (state, { wielded, zone }) => ({
    label: {
      key: wielded.cards.length > 1 ? 'act.attack.pair' : 'act.attack',
      params: { item: { key: `item.${wielded.arms.name}` }, zone: zoneText(state, zone) },
    },
    refs: [`zone:${zoneName(state, zone)}`, `card:${wielded.key}`],
  }),
  do: (t, by, { wielded, zone }) => attackAction(t, by, wielded, zone),
};

const searching: Verb<ZoneId> = {
  group: 'search',
  describe: (state, zone) => ({ label: { key: 'act.search' }, refs: [`zone:${zoneName(state, zone)}`] }),
  do: search,
};

const interacting: Verb<Offered> = {
  group: 'interact',
  describe: (state, offered) => ({
    label: interactText(state, offered),
    refs: [`objective:${offered.objective.id}`],
  }),
  *do(t, by, offered) {
    by.turn.actions -= offered.cost;
    yield* interact(t, by, offered);
  },
};

type AbilityKind = 'active' | 'crisis';

function addAbility(offered: Action[], state: State, by: Survivor, kind: AbilityKind): void {
  if (whyNotUseAbility(state, by, kind) !== undefined) return;
  offered.push(new Deed(kind, 1, usingAbility, { kind, name: abilityOf(by, kind).name }));
}

const usingAbility: Verb<{ readonly kind: AbilityKind; readonly name: AbilityId }> = {
  group: 'ability',
  describe: (_, { kind, name }) => ({
    label: { key: 'act.ability', params: { kind, ability: { key: `ability.${name}` } } },
  }),
  do: (t, by, { kind }) => useAbility(t, by, kind),
};

const trading: Verb<Survivor> = {
  group: 'trade',
  describe: (_, partner) => ({
    label: { key: 'act.trade', params: { partner: nameOf(partner) } },
    refs: [`survivor:${partner.id}`],
  }),
  do: trade,
};

/** ETS-SURV-07, 08: k actions at once for a noise of level k. */
function addNoises(offered: Action[], state: State, by: Survivor): void {
  const most = Math.min(by.turn.actions, loudest);
  const there = noiseIn(state, by.zone);
  for (let level = 1; level <= most; level++) {
    offered.push(new Deed(`noise:${level}`, level, makingNoise, { level, there }));
  }
}

/** ETS-ODD-33, ETS-NOISE-02: nothing is heard of it where one as loud lies already. */
const makingNoise: Verb<{ readonly level: number; readonly there: number }> = {
  group: 'noise',
  describe: (_, { level, there }) => ({
    label:
      level > there ? { key: 'act.noise', params: { level } } : { key: 'act.noise.drowned', params: { level, there } },
  }),
  do(t, by, { level, there }) {
    by.turn.actions -= level;
    if (level > there) makeNoise(t, by.zone, level, by);
    else say(t, 'ETS-NOISE-02', 'noise.drowned', { who: nameOf(by), level, there });
    return nothing;
  },
};

const reorganising: Verb<undefined> = {
  group: 'inventory',
  describe: () => ({ label: { key: 'act.reorganise' } }),
  *do(t, by) {
    by.turn.actions -= 1;
    yield* rearrange(t, by);
  },
};

/** Cards that are alike are offered once. */
function addUses(offered: Action[], state: State, by: Survivor): void {
  const { cards } = by;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at]!;
    const item = catalogue.items[card.item];
    if (item.kind !== 'gear' || isRepeated(cards, at) || whyNotUse(state, by, card.item) !== undefined) continue;
    offered.push(new Deed(`use:${cardKey(card)}`, item.cost, using, card));
  }
}

function isRepeated(cards: readonly Card[], at: number): boolean {
  for (let before = 0; before < at; before++) {
    if (cards[before]!.item === cards[at]!.item && cards[before]!.spent === cards[at]!.spent) return true;
  }
  return false;
}

const using: Verb<Card> = {
  group: 'item',
  describe: (_, card) => ofCard(card, 'act.use'),
  *do(t, by, card) {
    yield* useItem(t, by, card);
  },
};

/** ETS-INV-09: at any time, for free. */
function addDiscards(offered: Action[], state: State, by: Survivor): void {
  const { cards } = by;
  if (cards.length === 0 || effects.tell(state, 'whyNotGive', { by }).length > 0) return;
  for (let at = 0; at < cards.length; at++) {
    if (!isSecondOfPair(cards, at)) offered.push(new Deed(`discard:${cardKey(cards[at]!)}`, 0, discarding, cards[at]!));
  }
}

const discarding: Verb<Card> = {
  group: 'inventory',
  describe: (_, card) => ofCard(card, 'act.discard'),
  do(t, by, card) {
    dropCard(t, by, card);
    return nothing;
  },
};

function ofCard(card: Card, key: TextKey): Described {
  return { label: { key, params: { item: itemText(card.item) } }, refs: [cardRef(card)] };
}
