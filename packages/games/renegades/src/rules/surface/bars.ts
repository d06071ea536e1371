import type { Blocked, Text } from '@starboard/kernel';
import type { Crew, PartyTurn, State } from '../../types.ts';
import { parameterName } from '../mission/holding.ts';
import { barTo } from '../mission/parameters.ts';
import { shipOf } from '../table.ts';
import { isCommander } from './options.ts';
import { partyBeside, partySize } from './party.ts';
import { hiddenInSight, mayScan } from './scan.ts';
import { containersInReach } from './search.ts';
import { stealthBar } from './stealth.ts';

interface Offered {
  readonly key: string;
  readonly verb: { readonly group: string };
}

/** What a player would look for and cannot have now, and why. */
export function barsOf(state: State, crew: Crew, party: PartyTurn, deeds: readonly Offered[]): Blocked[] {
  const bars: Blocked[] = [];
  const bar = (key: string, reason: string | Text, rule: string) => {
    if (deeds.some(deed => deed.key === key || deed.verb.group === key) || bars.some(each => each.key === key)) return;
    const label = { key: `crewAct.${key === 'attack' || key === 'command' ? `${key}Any` : key}` };
    bars.push({ key, label, reason: typeof reason === 'string' ? { key: reason } : reason, rule });
  };
  const { actions, peacefulActions, attacks, attacksAllowed, begun } = party;
  const spent = actions + peacefulActions === 0;
  if (begun && crew.cards.length > 0) bar('swap', 'crewBar.begun', 'RDA-GEAR-10');
  if (crew.aboard === 0) barMoves(state, crew, spent, bar);
  else barLeaving(state, crew, spent, bar);
  if (attacks >= attacksAllowed) bar('attack', 'crewBar.hasAttacked', 'RDA-SURFACE-04');
  else if (actions === 0) bar('attack', 'crewBar.noActions', 'RDA-SURFACE-01');
  else bar('attack', 'crewBar.noTarget', 'RDA-MELEE-01');
  barScans(state, crew, bar);
  if (spent && containersInReach(state, crew).length > 0) bar('open', 'crewBar.noActions', 'RDA-SURFACE-01');
  if (isCommander(crew)) {
    if (spent) bar('command', 'crewBar.noActions', 'RDA-SURFACE-01');
    else bar('command', 'crewBar.nobodyBeside', 'RDA-SURFACE-09');
  }
  for (const parameter of state.parameters) {
    const reason = parameter.cell === crew.cell ? barTo(state, crew, parameter) : undefined;
    if (reason === undefined) continue;
    const params = { what: parameterName(parameter), way: 'take', skill: { key: 'skill.search' }, target: 0 };
    const label = { key: 'crewAct.interact', params };
    bars.push({ key: `interact:parameter:${parameter.no}`, label, reason, rule: 'RDA-MISSION-06' });
  }
  return bars;
}

type Bar = (key: string, reason: string | Text, rule: string) => void;

function barMoves(state: State, crew: Crew, spent: boolean, bar: Bar): void {
  if (crew.held) for (const key of ['move', 'sneak']) bar(key, 'crewBar.held', 'RDA-ELUDE-04');
  if (spent) for (const key of ['move', 'sneak']) bar(key, 'crewBar.noActions', 'RDA-SURFACE-01');
  const hiding = stealthBar(state, crew);
  if (hiding !== undefined) bar('sneak', hiding.reason, hiding.rule);
  for (const key of ['move', 'sneak']) bar(key, 'crewBar.noWay', 'RDA-MOVE-09');
}

function barLeaving(state: State, crew: Crew, spent: boolean, bar: Bar): void {
  if (crew.held) bar('disembark', 'crewBar.held', 'RDA-ELUDE-04');
  if (spent) bar('disembark', 'crewBar.noActions', 'RDA-SURFACE-01');
  if (partyBeside(state, shipOf(state, crew)).length >= partySize)
    bar('disembark', 'crewBar.partyFull', 'RDA-SURFACE-07');
  bar('disembark', 'crewBar.noWay', 'RDA-DEPLOY-07');
}

function barScans(state: State, crew: Crew, bar: Bar): void {
  if (crew.usedRound.includes('scan')) bar('scan', 'crewBar.hasScanned', 'RDA-SEARCH-06');
  else if (!mayScan(state, crew)) bar('scan', 'crewBar.noSkill', 'RDA-TEST-04');
  else if (hiddenInSight(state, crew).length === 0) bar('scan', 'crewBar.nobodyHidden', 'RDA-SCAN-02');
}
