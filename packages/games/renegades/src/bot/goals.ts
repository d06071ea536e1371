import { homeBoardOf, orbitOf } from '../field/board.ts';
import { missionOf } from '../rules/mission/card.ts';
import { hasAllNeeded, needed } from '../rules/mission/delivery.ts';
import { borneBy } from '../rules/mission/holding.ts';
import { testFor, whyNotTake } from '../rules/mission/parameters.ts';
import { freeDocks } from '../rules/orbit/landing.ts';
import { skillOf, speedOf } from '../rules/stats.ts';
import { crewById, partyOf, shipOf } from '../rules/table.ts';
import type { Crew, Parameter, Ship, State } from '../types.ts';
import { isSpent } from './sickbay.ts';
import { thumb } from './thumb.ts';
import { waysFrom } from './ways.ts';

/** Squares that somebody wants to get to, the nearest will do; and whether it is there when it stands beside one. */
export interface Goal {
  readonly cells: readonly number[];
  readonly beside: boolean;
}

/** Where somebody of a party should go. */
export function goalOf(state: State, crew: Crew): Goal | undefined {
  if (crew.on === 'home') return homeGoal(state, crew);
  if (state.chase !== null || hasAllNeeded(state, crew.faction) || isSpent(state, crew))
    return homeward(state, shipOf(state, crew));
  const open = openParameters(state, crew);
  if (open.length > 0) return { cells: [share(state, crew, open).cell], beside: true };
  const prey = thievesOf(state, crew);
  if (prey.length > 0) return { cells: prey.map(({ cell }) => cell), beside: true };
  const targets = state.npcs.filter(({ npc }) => npc === missionOf(state).target);
  if (targets.length > 0) return { cells: targets.map(({ cell }) => cell), beside: true };
  if (isHiddenAshore(state)) return { cells: state.containers.map(({ cell }) => cell), beside: true };
  return borneBy(state, crew).length > 0 ? homeward(state, shipOf(state, crew)) : undefined;
}

/** What the mission still wants of a faction: what it needs, if it lies about, else sites of others. */
function openParameters(state: State, crew: Crew): Parameter[] {
  const isOpen = (parameter: Parameter) => {
    const { cell, marked } = parameter;
    return cell >= 0 && marked !== crew.faction && whyNotTake(state, crew, parameter) === undefined;
  };
  const wanted = needed(state).filter(isOpen);
  return wanted.length > 0 ? wanted : state.parameters.filter(isOpen);
}

/** RDA-PARAM-12: something needed is still under a container or, where several are hidden (M10), under salvage. */
function hidden({ parameters }: State): Parameter[] {
  return parameters.filter(
    ({ kind, cell, bearer, hold }) => kind === 'hidden' && cell < 0 && bearer === null && hold === 0,
  );
}

function isHiddenAshore(state: State): boolean {
  return hidden(state).length > 0 && !isHiddenInOrbit(state);
}

export function isHiddenInOrbit(state: State): boolean {
  return hidden(state).length > 0 && state.parameters.filter(({ kind }) => kind === 'hidden').length > 1;
}

/** M10: salvage that has lain there from the beginning. */
export function hidingPlaces(state: State): number[] {
  const crates = orbitOf(state).tiles.map(({ crate }) => crate);
  return state.salvage.flatMap(({ cell }) => (crates.includes(cell) ? [cell] : []));
}

function thievesOf(state: State, crew: Crew): Crew[] {
  const bearers = state.parameters.flatMap(({ bearer }) => (bearer === null ? [] : [crewById(state, bearer)]));
  return bearers.filter(({ faction, aboard, on }) => faction !== crew.faction && aboard === 0 && on === crew.on);
}

/** The own ship, or the dock where it will come down. */
function homeward(state: State, ship: Ship): Goal | undefined {
  if (ship.where === 'docked') return { cells: [ship.cell], beside: false };
  const dock = meetingDock(state, ship);
  return dock === undefined ? undefined : { cells: [dock], beside: true };
}

/** Those of a ship's party whom it has to fetch: in a chase all of the pursuer's; who is badly hurt; with all that is needed who bears it, or anybody where there is nothing to bear (M13). */
export function toFetch(state: State, ship: Ship): Crew[] {
  const party = partyOf(state, ship).filter(({ on }) => on === 'surface');
  if (state.chase !== null) return state.chase === ship.faction ? [] : party; // RDA-TIER-08: whoever pursues wants its people
  if (!hasAllNeeded(state, ship.faction)) return party.filter(crew => isSpent(state, crew));
  const bearers = party.filter(crew => borneBy(state, crew).length > 0);
  return bearers.length > 0 || needed(state).some(({ kind }) => kind !== 'site') ? bearers : party;
}

/** The free dock that those who must get there have the shortest way to, the last of them counts. */
export function meetingDock(state: State, ship: Ship): number | undefined {
  const docks = freeDocks(state, ship);
  const ways = toFetch(state, ship).map(crew => waysFrom(state, 'surface', crew.cell, docks));
  const longest = docks.map((_, at) => Math.max(0, ...ways.map(way => way[at]!)));
  return docks[longest.indexOf(Math.min(...longest))];
}

/** The free dock nearest to what there is to do. */
export function nearestDock(state: State, ship: Ship): number | undefined {
  const docks = freeDocks(state, ship);
  const scout = state.crew.find(crew => crew.ship === ship.no)!;
  const ways = docks.map(dock => {
    const goal = goalOf(state, { ...scout, aboard: 0, on: 'surface', cell: dock });
    return Math.min(...waysFrom(state, 'surface', dock, goal?.cells ?? []));
  });
  return docks[ways.indexOf(Math.min(...ways))];
}

/** RDA-TIER-06, 10: to the home base with what one has, or after whoever has it. */
function homeGoal(state: State, crew: Crew): Goal | undefined {
  if (borneBy(state, crew).length > 0 && crew.faction === state.chase) {
    return { cells: homeBoardOf(state.chase).homeBase, beside: false };
  }
  const prey = thievesOf(state, crew);
  return prey.length === 0 ? undefined : { cells: prey.map(({ cell }) => cell), beside: true };
}

/** Each of a party takes another of several, whoever has it soonest first; those who are left over go along with the first. */
function share(state: State, crew: Crew, open: readonly Parameter[]): Parameter {
  const party = partyOf(state, shipOf(state, crew));
  const members = party.includes(crew) ? party : [...party, crew];
  const pairs = members.flatMap(member => {
    const ways = waysFrom(
      state,
      member.on,
      member.cell,
      open.map(({ cell }) => cell),
    );
    return open.map((parameter, at) => ({ member, parameter, rounds: roundsTo(state, member, parameter, ways[at]!) }));
  });
  pairs.sort((a, b) => a.rounds - b.rounds);
  const first = pairs[0]!.parameter;
  const taken = new Map<Crew, Parameter>();
  for (const { member, parameter } of pairs) {
    if (!taken.has(member) && ![...taken.values()].includes(parameter)) taken.set(member, parameter);
  }
  return taken.get(crew) ?? first;
}

/** How many rounds somebody needs until it has a parameter: two Moves in each, and the test until it is passed. */
function roundsTo(state: State, crew: Crew, parameter: Parameter, way: number): number {
  const test = testFor(state, parameter);
  const fails = test === undefined ? 0 : ((test.target - 1) / 6) ** skillOf(state, crew, test.skill);
  return way / (2 * speedOf(state, crew)) + (fails < 1 ? (thumb.failedTest * fails) / (1 - fails) : 100);
}
