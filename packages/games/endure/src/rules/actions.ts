import type { Blocked, Described, Flow } from '@starboard/kernel';
import { abilitySets } from '../content/abilities/index.ts';
import { items } from '../content/items/index.ts';
import { bend, told } from '../effects.ts';
import type { Action, ActionGroup, Bar, Card, Endure, ItemId, State, Survivor, ZoneId } from '../types.ts';
import { abilityBar, useAbility } from './abilities.ts';
import { rewardsFor } from './accomplishments.ts';
import { attackAction } from './attack.ts';
import { exitsFrom } from './doors.ts';
import { interact, objectivesFor } from './interact.ts';
import { cardKey, dropCard, itemText, rearrange, rearrangements } from './inventory.ts';
import { zoneName, zoneText } from './map.ts';
import { leaveBar, leaveMap, move, zonesToEnter } from './movement.ts';
import { loudest, makeNoise } from './noise.ts';
import { search, searchBar } from './search.ts';
import { nameOf } from './table.ts';
import { partners, trade, tradeBar } from './trade.ts';
import { useBar, useItem } from './use.ts';
import { weaponBar, weaponsOf, zonesToAttack } from './weapons.ts';

/** More Move actions than any turn has. */
const anyNumber = 99;

/** ETS-SURV-01..07, ETS-ODD-33: everything that a survivor may do now, and nothing that could have no effect. */
export function actionsOf(state: State, by: Survivor): Action[] {
  const left = by.turn.actions;
  return [
    ...(left >= 1
      ? [
          ...moves(state, by),
          ...attacks(state, by),
          ...searches(state, by),
          ...objectivesFor(state, by).map(interaction),
          ...abilities(state, by),
          ...trades(state, by),
          ...noises(state, by),
          ...reorganising(by),
        ]
      : []),
    ...uses(state, by),
    ...rewardsFor(state, by),
    ...told(state, 'offers', { by }).filter(action => action.cost <= left),
    ...discards(state, by),
  ];
}

function moves(state: State, by: Survivor): Action[] {
  if (moveBar(state, by) !== undefined) return [];
  const zones = zonesToEnter(state, by).map(zone => ({
    key: `move:${zoneName(state, zone)}`,
    group: 'move' as const,
    cost: 1,
    describe: () => toZone(state, zone, 'act.move'),
    do: (t: Endure) => move(t, by, zone),
  }));
  const exits = exitsFrom(state, by.zone).map(exit => ({
    key: `leave:${exit}`,
    group: 'move' as const,
    cost: 1,
    describe: () => ({ label: { key: 'act.leave' }, refs: [`door:${exit}` as const] }),
    do: (t: Endure) => leaveMap(t, by, exit),
  }));
  return [...zones, ...exits];
}

function moveBar(state: State, by: Survivor): Bar | undefined {
  if (by.turn.moves >= bend(state, 'moveActions', anyNumber, { by })) {
    return { reason: { key: 'bar.moveActions' }, rule: 'ETS-VAR-01' };
  }
  return leaveBar(state, by);
}

function attacks(state: State, by: Survivor): Action[] {
  if (state.figures.length === 0) return [];
  return weaponsOf(by).flatMap(wielded =>
    weaponBar(by, wielded) === undefined
      ? zonesToAttack(state, by, wielded.arms).map(zone => ({
          key: `attack:${wielded.key}@${zoneName(state, zone)}`,
          group: 'attack' as const,
          cost: 1,
          describe: () => ({
            label: {
              key: wielded.cards.length > 1 ? 'act.attack.pair' : 'act.attack',
              params: { item: itemText(wielded.cards[0]!.item), zone: zoneText(state, zone) },
            },
            refs: [`zone:${zoneName(state, zone)}` as const, `card:${wielded.key}` as const],
          }),
          do: (t: Endure) => attackAction(t, by, wielded, zone),
        }))
      : [],
  );
}

function searches(state: State, by: Survivor): Action[] {
  if (searchBar(state, by) !== undefined) return [];
  return [simple('search', 'search', t => search(t, by))];
}

function interaction(objective: { readonly id: number; readonly colour: string }): Action {
  return {
    key: `interact:${objective.id}`,
    group: 'interact',
    cost: 1,
    describe: () => ({
      label: { key: 'act.interact', params: { colour: objective.colour } },
      refs: [`objective:${objective.id}`],
    }),
    *do(t, by) {
      by.turn.actions -= 1;
      yield* interact(t, by, objective.id);
    },
  };
}

function abilities(state: State, by: Survivor): Action[] {
  const set = abilitySets[by.id];
  return (['active', 'crisis'] as const).flatMap(kind =>
    abilityBar(state, by, kind) === undefined
      ? [
          {
            key: kind,
            group: 'ability' as const,
            cost: 1,
            describe: () => ({
              label: { key: 'act.ability', params: { kind, ability: { key: `ability.${set[kind].name}` } } },
            }),
            do: (t: Endure) => useAbility(t, by, kind),
          },
        ]
      : [],
  );
}

/** Cards that are alike and lie alike are offered once. */
function uses(state: State, by: Survivor): Action[] {
  const usable = by.cards.filter(
    (card, at) => items[card.item].kind === 'gear' && by.cards.findIndex(each => alike(each, card)) === at,
  );
  return usable
    .filter(card => useBar(state, by, card.item) === undefined)
    .map(card => ({
      key: `use:${cardKey(card)}`,
      group: 'item',
      cost: costOf(card.item),
      describe: () => ofItem(card, 'act.use'),
      do: (t: Endure) => useItem(t, by, card),
    }));
}

function alike(a: Card, b: Card): boolean {
  return a.item === b.item && a.spent === b.spent;
}

function costOf(item: ItemId): number {
  const entry = items[item];
  return entry.kind === 'gear' ? entry.cost : 1;
}

function trades(state: State, by: Survivor): Action[] {
  return partners(state, by).map(partner => ({
    key: `trade:${partner.id}`,
    group: 'trade',
    cost: 1,
    describe: () => ({
      label: { key: 'act.trade', params: { partner: nameOf(partner) } },
      refs: [`survivor:${partner.id}`],
    }),
    do: (t: Endure) => trade(t, by, partner),
  }));
}

/** ETS-SURV-07, 08: k actions at once for a noise of level k; one that lies there already drowns the quieter. */
function noises(state: State, by: Survivor): Action[] {
  const there = state.noises.find(noise => noise.zone === by.zone)?.level ?? 0;
  const most = Math.min(by.turn.actions, loudest);
  const levels = Array.from({ length: Math.max(0, most - there) }, (_, at) => there + 1 + at);
  return levels.map(level => ({
    key: `noise:${level}`,
    group: 'noise',
    cost: level,
    describe: () => ({ label: { key: 'act.noise', params: { level } } }),
    *do(t: Endure) {
      by.turn.actions -= level;
      makeNoise(t, by.zone, level, by);
    },
  }));
}

function reorganising(by: Survivor): Action[] {
  if (rearrangements(by).length === 0) return [];
  return [
    simple('inventory', 'reorganise', function* (t) {
      by.turn.actions -= 1;
      yield* rearrange(t, by);
    }),
  ];
}

/** ETS-INV-09: at any time, for free. */
function discards(state: State, by: Survivor): Action[] {
  if (by.cards.length === 0 || told(state, 'giveBar', { by }).length > 0) return [];
  return by.cards
    .filter((card, at) => by.cards.findIndex(each => cardKey(each) === cardKey(card)) === at)
    .map(card => ({
      key: `discard:${cardKey(card)}`,
      group: 'inventory',
      cost: 0,
      describe: () => ofItem(card, 'act.discard'),
      *do(t: Endure) {
        dropCard(t, by, card);
      },
    }));
}

function simple(group: ActionGroup, key: string, act: (t: Endure) => Flow): Action {
  return { key, group, cost: 1, describe: () => ({ label: { key: `act.${key}` } }), do: act };
}

function toZone(state: State, zone: ZoneId, key: string): Described {
  return { label: { key, params: { zone: zoneText(state, zone) } }, refs: [`zone:${zoneName(state, zone)}`] };
}

function ofItem(card: Card, key: string): Described {
  return { label: { key, params: { item: itemText(card.item) } }, refs: [`card:${cardKey(card)}`] };
}

/** What cannot be done now, and why: shown greyed, with its rule. */
export function barredActions(state: State, by: Survivor): Blocked[] {
  const left = by.turn.actions;
  const noAction: Bar | undefined = left < 1 ? { reason: { key: 'bar.noAction' }, rule: 'ETS-SURV-01' } : undefined;
  const blocked: Blocked[] = [];
  const note = (key: string, group: ActionGroup, label: Blocked['label'], bar: Bar | undefined) => {
    const why = noAction ?? bar;
    if (why !== undefined && label !== undefined) blocked.push({ key, group, label, ...why });
  };
  note('move', 'move', { key: 'act.moveAnywhere' }, moveBar(state, by));
  note('search', 'search', { key: 'act.search' }, searchBar(state, by));
  note('trade', 'trade', { key: 'act.tradeAnyone' }, tradeBar(state, by));
  for (const kind of ['active', 'crisis'] as const) {
    const ability = { key: `ability.${abilitySets[by.id][kind].name}` };
    note(kind, 'ability', { key: 'act.ability', params: { kind, ability } }, abilityBar(state, by, kind));
  }
  for (const wielded of weaponsOf(by)) {
    const label = { key: 'act.attackAny', params: { item: itemText(wielded.cards[0]!.item) } };
    const bar = weaponBar(by, wielded) ?? noTarget(state, by, wielded);
    if (wielded.cards.length === 1) note(`attack:${wielded.key}`, 'attack', label, bar);
  }
  for (const card of by.cards.filter(each => items[each.item].kind === 'gear')) {
    note(
      `use:${cardKey(card)}`,
      'item',
      { key: 'act.use', params: { item: itemText(card.item) } },
      useBar(state, by, card.item),
    );
  }
  return blocked;
}

function noTarget(
  state: State,
  by: Survivor,
  { arms }: { readonly arms: Parameters<typeof zonesToAttack>[2] },
): Bar | undefined {
  if (zonesToAttack(state, by, arms).length > 0) return undefined;
  return { reason: { key: 'bar.noTarget' }, rule: 'ETS-COMBAT-11' };
}
