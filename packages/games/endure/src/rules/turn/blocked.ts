import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { ActionGroup, Blocked, DoorId, State, Survivor, WhyNot, Words, ZoneId } from '../../types.ts';
import { doorName, doorsBeside, exitsFrom, isOpen } from '../map/doors.ts';
import { neighbours, zoneName, zoneText } from '../map/map.ts';
import { groundOf } from '../mission.ts';
import { whyNotUseAbility } from './abilities.ts';
import { whyNotMove } from './actions.ts';
import { interactText, objectivesIn, whyNotInteract } from './interact.ts';
import { cardKey, itemText } from './inventory.ts';
import { whyNotEnter } from './movement.ts';
import { whyNotBoard } from './piloting.ts';
import { whyNotSearch } from './search.ts';
import { whyNotTrade } from './trade.ts';
import { whyNotUse } from './use.ts';
import { loaderWeapon, type Wielded, weaponsOf, whyNotWield, zonesToAttack } from './weapons.ts';

interface Barred {
  readonly key: string;
  readonly group: ActionGroup;
  readonly label: Words;
  readonly whyNot: WhyNot | undefined;
}

/** What cannot be done now, and why: shown greyed, with its rule. */
export function barredActions(state: State, by: Survivor): Blocked[] {
  const noAction: WhyNot | undefined =
    by.turn.actions < 1 ? { reason: { key: 'bar.noAction' }, rule: 'ETS-SURV-01' } : undefined;
  const ways = noAction === undefined && whyNotMove(state, by) === undefined ? barredWays(state, by) : [];
  const verbs = [
    { key: 'move', group: 'move', label: { key: 'act.moveAnywhere' }, whyNot: whyNotMove(state, by) },
    { key: 'search', group: 'search', label: { key: 'act.search' }, whyNot: whyNotSearch(state, by) },
    { key: 'trade', group: 'trade', label: { key: 'act.tradeAnyone' }, whyNot: whyNotTrade(state, by) },
    ...(['active', 'crisis'] as const).map(kind => barredAbility(state, by, kind)),
    ...weaponsOf(by)
      .filter(isSingle)
      .map(wielded => barredWeapon(state, by, wielded)),
    ...loaderWeapon(state, by).map(wielded => ({ ...weaponVerb(wielded), whyNot: noTarget(state, by, wielded) })),
    ...barredLoader(state, by),
    ...barredCards(state, by),
    ...barredObjectives(state, by),
  ] satisfies Barred[];
  const barred = verbs.flatMap(({ whyNot, ...verb }) => {
    const why = noAction ?? whyNot;
    return why === undefined ? [] : [{ ...verb, ...why }];
  });
  return [...ways, ...barred];
}

function isSingle({ cards }: Wielded): boolean {
  return cards.length === 1;
}

function barredAbility(state: State, by: Survivor, kind: 'active' | 'crisis'): Barred {
  const ability: Words = { key: `ability.${catalogue.survivors[by.id][kind].name}` };
  const label: Words = { key: 'act.ability', params: { kind, ability } };
  return { key: kind, group: 'ability', label, whyNot: whyNotUseAbility(state, by, kind) };
}

function barredWeapon(state: State, by: Survivor, wielded: Wielded): Barred {
  return { ...weaponVerb(wielded), whyNot: whyNotWield(state, by, wielded) ?? noTarget(state, by, wielded) };
}

function weaponVerb({ key, arms }: Wielded): Omit<Barred, 'whyNot'> {
  const label: Words = { key: 'act.attackAny', params: { item: { key: `item.${arms.name}` } } };
  return { key: `attack:${key}`, group: 'attack', label };
}

/** ETS-LOADER-15: getting in or out, where that is barred. */
function barredLoader(state: State, by: Survivor): Barred[] {
  const barred = whyNotBoard(state, by);
  if (barred === undefined) return [];
  const { key, ...whyNot } = barred;
  return [{ key, group: 'interact', label: { key: `act.${key}` }, whyNot }];
}

function noTarget(state: State, by: Survivor, { arms }: Wielded): WhyNot | undefined {
  if (zonesToAttack(state, by, arms).length > 0) return undefined;
  return { reason: { key: 'bar.noTarget' }, rule: 'ETS-COMBAT-11' };
}

function barredCards(state: State, by: Survivor): Barred[] {
  const gear = by.cards.filter(({ item }) => catalogue.items[item].kind === 'gear');
  return gear.map(card => ({
    key: `use:${cardKey(card)}`,
    group: 'item',
    label: { key: 'act.use', params: { item: itemText(card.item) } },
    whyNot: whyNotUse(state, by, card.item),
  }));
}

/** What lies here and is not for this survivor, or takes more actions than are left. */
function barredObjectives(state: State, by: Survivor): Barred[] {
  return objectivesIn(state, [by.zone]).map(offered => ({
    key: `interact:${offered.objective.id}`,
    group: 'interact',
    label: interactText(state, offered),
    whyNot: whyNotInteract(state, by, offered.objective) ?? tooLong(by, offered.cost),
  }));
}

function tooLong({ turn: { actions } }: Survivor, cost: number): WhyNot | undefined {
  return cost <= actions ? undefined : { reason: { key: 'bar.cost', params: { cost } }, rule: 'ETS-SURV-01' };
}

/** The zones beside this one that cannot be entered, and the locked doors and exits around it. */
function barredWays(state: State, by: Survivor): Blocked[] {
  const zones = neighbours(state, by.zone).flatMap(zone => {
    const whyNot = whyNotEnter(state, by, zone);
    return whyNot === undefined ? [] : [wayTo(state, zone, whyNot)];
  });
  const shut = doorsBeside(state, by.zone).filter(door => !isOpen(state, door));
  return [...zones, ...shut.map(door => shutWay(state, by, door)), ...barredExits(state, by)];
}

/** Open exits that the mission keeps this survivor from. */
function barredExits(state: State, by: Survivor): Blocked[] {
  return exitsFrom(state, by.zone).flatMap(exit => {
    const [whyNot] = effects.tell(state, 'whyNotExit', { by, exit });
    return whyNot === undefined ? [] : [wayOut(state, exit, { reason: whyNot.reason, rule: whyNot.rule })];
  });
}

function wayOut(state: State, exit: DoorId, whyNot: WhyNot): Blocked {
  return { key: `leave:${doorName(state, exit)}`, group: 'move', label: { key: 'act.leave' }, ...whyNot };
}

function wayTo(state: State, zone: ZoneId, whyNot: WhyNot): Blocked {
  const label: Words = { key: 'act.move', params: { zone: zoneText(state, zone) } };
  return { key: `move:${zoneName(state, zone)}`, group: 'move', label, ...whyNot };
}

function shutWay(state: State, by: Survivor, door: DoorId): Blocked {
  const inner = groundOf(state).map.doors[door];
  const reason = { key: 'bar.locked' } as const;
  if (inner !== undefined) {
    return wayTo(state, inner.from === by.zone ? inner.to : inner.from, { reason, rule: 'ETS-DOOR-03' });
  }
  return wayOut(state, door, { reason, rule: 'ETS-DOOR-12' });
}
