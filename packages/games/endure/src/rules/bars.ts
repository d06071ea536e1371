import type { Blocked, Text } from '@starboard/kernel';
import { abilitySets } from '../content/abilities/index.ts';
import { items } from '../content/items/index.ts';
import type { ActionGroup, Bar, DoorId, State, Survivor, ZoneId } from '../types.ts';
import { abilityBar } from './abilities.ts';
import { moveBar } from './actions.ts';
import { doorName, doorsBeside, isOpen } from './doors.ts';
import { cardKey, itemText } from './inventory.ts';
import { neighbours, zoneName, zoneText } from './map.ts';
import { groundOf } from './mission.ts';
import { enterBar } from './movement.ts';
import { searchBar } from './search.ts';
import { tradeBar } from './trade.ts';
import { useBar } from './use.ts';
import { type Wielded, weaponBar, weaponsOf, zonesToAttack } from './weapons.ts';

interface Barred {
  readonly key: string;
  readonly group: ActionGroup;
  readonly label: Text;
  readonly bar: Bar | undefined;
}

/** What cannot be done now, and why: shown greyed, with its rule. */
export function barredActions(state: State, by: Survivor): Blocked[] {
  const noAction: Bar | undefined =
    by.turn.actions < 1 ? { reason: { key: 'bar.noAction' }, rule: 'ETS-SURV-01' } : undefined;
  const ways = noAction === undefined && moveBar(state, by) === undefined ? barredWays(state, by) : [];
  const verbs = [
    { key: 'move', group: 'move', label: { key: 'act.moveAnywhere' }, bar: moveBar(state, by) },
    { key: 'search', group: 'search', label: { key: 'act.search' }, bar: searchBar(state, by) },
    { key: 'trade', group: 'trade', label: { key: 'act.tradeAnyone' }, bar: tradeBar(state, by) },
    ...(['active', 'crisis'] as const).map(kind => barredAbility(state, by, kind)),
    ...weaponsOf(by)
      .filter(isSingle)
      .map(wielded => barredWeapon(state, by, wielded)),
    ...barredCards(state, by),
  ] satisfies Barred[];
  const barred = verbs.flatMap(({ bar, ...verb }) => {
    const why = noAction ?? bar;
    return why === undefined ? [] : [{ ...verb, ...why }];
  });
  return [...ways, ...barred];
}

function isSingle({ cards }: Wielded): boolean {
  return cards.length === 1;
}

function barredAbility(state: State, by: Survivor, kind: 'active' | 'crisis'): Barred {
  const ability = { key: `ability.${abilitySets[by.id][kind].name}` };
  const label = { key: 'act.ability', params: { kind, ability } };
  return { key: kind, group: 'ability', label, bar: abilityBar(state, by, kind) };
}

function barredWeapon(state: State, by: Survivor, wielded: Wielded): Barred {
  const label = { key: 'act.attackAny', params: { item: itemText(wielded.cards[0]!.item) } };
  const bar = weaponBar(state, by, wielded) ?? noTarget(state, by, wielded);
  return { key: `attack:${wielded.key}`, group: 'attack', label, bar };
}

function noTarget(state: State, by: Survivor, { arms }: Wielded): Bar | undefined {
  if (zonesToAttack(state, by, arms).length > 0) return undefined;
  return { reason: { key: 'bar.noTarget' }, rule: 'ETS-COMBAT-11' };
}

function barredCards(state: State, by: Survivor): Barred[] {
  const gear = by.cards.filter(({ item }) => items[item].kind === 'gear');
  return gear.map(card => ({
    key: `use:${cardKey(card)}`,
    group: 'item',
    label: { key: 'act.use', params: { item: itemText(card.item) } },
    bar: useBar(state, by, card.item),
  }));
}

/** The zones beside this one that cannot be entered, and the locked doors and exits around it. */
function barredWays(state: State, by: Survivor): Blocked[] {
  const zones = neighbours(state, by.zone).flatMap(zone => {
    const bar = enterBar(state, by, zone);
    return bar === undefined ? [] : [wayTo(state, zone, bar)];
  });
  const shut = doorsBeside(state, by.zone).filter(door => !isOpen(state, door));
  return [...zones, ...shut.map(door => shutWay(state, by, door))];
}

function wayTo(state: State, zone: ZoneId, bar: Bar): Blocked {
  const label = { key: 'act.move', params: { zone: zoneText(state, zone) } };
  return { key: `move:${zoneName(state, zone)}`, group: 'move', label, ...bar };
}

function shutWay(state: State, by: Survivor, door: DoorId): Blocked {
  const inner = groundOf(state).map.doors[door];
  const reason = { key: 'bar.locked' };
  if (inner !== undefined) {
    return wayTo(state, inner.from === by.zone ? inner.to : inner.from, { reason, rule: 'ETS-DOOR-03' });
  }
  const key = `leave:${doorName(state, door)}`;
  return { key, group: 'move', label: { key: 'act.leave' }, reason, rule: 'ETS-DOOR-12' };
}
