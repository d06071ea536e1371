import type { Blocked, Crew, Named, Params, PartyTurn, State, Words } from '../../types.ts';
import { parameterName } from '../mission/holding.ts';
import { whyNotTake } from '../mission/parameters.ts';
import { shipOf } from '../table.ts';
import { isCommander } from './options.ts';
import { partyBeside, partySize } from './party.ts';
import { hiddenInSight, mayScan } from './scan.ts';
import { containersInReach } from './search.ts';
import { whyNotHide } from './stealth.ts';

interface Offered {
  readonly key: string;
  readonly verb: { readonly group: string };
}

/** What a player would look for and cannot have now, and why. */
export function barredDeeds(state: State, crew: Crew, party: PartyTurn, deeds: readonly Offered[]): Blocked[] {
  const bars: Blocked[] = [];
  const bar: Bar = (key, reason, rule) => {
    if (deeds.some(deed => deed.key === key || deed.verb.group === key) || bars.some(each => each.key === key)) return;
    const label: Words = { key: `crewAct.${key === 'attack' || key === 'command' ? (`${key}Any` as const) : key}` };
    bars.push({ key, label, reason: typeof reason === 'string' ? { key: `crewBar.${reason}` } : reason, rule });
  };
  const { actions, peacefulActions, attacks, attacksAllowed, begun } = party;
  const spent = actions + peacefulActions === 0;
  if (begun && crew.cards.length > 0) bar('swap', 'begun', 'RDA-GEAR-10');
  if (crew.aboard === 0) barMoves(state, crew, spent, bar);
  else barLeaving(state, crew, spent, bar);
  if (attacks >= attacksAllowed) bar('attack', 'hasAttacked', 'RDA-SURFACE-04');
  else if (actions === 0) bar('attack', 'noActions', 'RDA-SURFACE-01');
  else bar('attack', 'noTarget', 'RDA-MELEE-01');
  barScans(state, crew, bar);
  if (spent && containersInReach(state, crew).length > 0) bar('open', 'noActions', 'RDA-SURFACE-01');
  if (isCommander(crew)) {
    if (spent) bar('command', 'noActions', 'RDA-SURFACE-01');
    else bar('command', 'nobodyBeside', 'RDA-SURFACE-09');
  }
  for (const parameter of state.parameters) {
    const reason = parameter.cell === crew.cell ? whyNotTake(state, crew, parameter) : undefined;
    if (reason === undefined) continue;
    const params: Params = { what: parameterName(parameter), way: 'take', skill: { key: 'skill.search' }, target: 0 };
    const label: Words = { key: 'crewAct.interact', params };
    bars.push({ key: `interact:parameter:${parameter.no}`, label, reason, rule: 'RDA-MISSION-06' });
  }
  return bars;
}

/** What is looked for in vain: `crewAct.<key>`. */
type Sought = Named<'crewAct'> | 'attack';
type Bar = (key: Sought, reason: Named<'crewBar'> | Words, rule: string) => void;

function barMoves(state: State, crew: Crew, spent: boolean, bar: Bar): void {
  if (crew.held) for (const key of ['move', 'sneak'] as const) bar(key, 'held', 'RDA-ELUDE-04');
  if (spent) for (const key of ['move', 'sneak'] as const) bar(key, 'noActions', 'RDA-SURFACE-01');
  const hiding = whyNotHide(state, crew);
  if (hiding !== undefined) bar('sneak', hiding.reason, hiding.rule);
  for (const key of ['move', 'sneak'] as const) bar(key, 'noWay', 'RDA-MOVE-09');
}

function barLeaving(state: State, crew: Crew, spent: boolean, bar: Bar): void {
  if (crew.held) bar('disembark', 'held', 'RDA-ELUDE-04');
  if (spent) bar('disembark', 'noActions', 'RDA-SURFACE-01');
  if (partyBeside(state, shipOf(state, crew)).length >= partySize) bar('disembark', 'partyFull', 'RDA-SURFACE-07');
  bar('disembark', 'noWay', 'RDA-DEPLOY-07');
}

function barScans(state: State, crew: Crew, bar: Bar): void {
  if (crew.usedRound.includes('scan')) bar('scan', 'hasScanned', 'RDA-SEARCH-06');
  else if (!mayScan(state, crew)) bar('scan', 'noSkill', 'RDA-TEST-04');
  else if (hiddenInSight(state, crew).length === 0) bar('scan', 'nobodyHidden', 'RDA-SCAN-02');
}
