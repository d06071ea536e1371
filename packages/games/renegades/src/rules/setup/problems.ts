import { catalogue, crewCardOf } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { CrewId, Faction, Named, Params, Words } from '../../types.ts';
import { stations } from '../stations.ts';
import { type ChosenShip, chosenShips } from './fleet.ts';
import { assignments } from './staffing.ts';

/** What is wrong with a set-up, and with which part of it. */
interface Problem {
  readonly where: keyof Setup;
  readonly text: Words;
}

/** RDA-SETUP-03 */
const crewSize = 5;
/** RDA-QUICK-01, 02, RDA-RUL-73: how many event cards a mission may have. */
const clockSizes = { timed: { from: 6, to: 10 }, quick: { from: 5, to: 6 } } as const;

/** Everything that is wrong with a set-up, with the catalogue.ships that it leads to. */
export function problemsOf(setup: Setup, fleet: readonly ChosenShip[]): Problem[] {
  return [
    ...tableProblems(setup),
    ...clockProblems(setup),
    ...shipProblems(setup, fleet),
    ...crewProblems(setup, fleet),
  ];
}

const problem = (where: keyof Setup, key: Named<'setup.wrong'>, params: Params = {}): Problem => ({
  where,
  text: { key: `setup.wrong.${key}`, params },
});

/** RDA-SETUP-12, 13, 30, RDA-VAR-14, 15: who plays what. */
function tableProblems({ players, coalition, lone, twoAgainstOne, campaign, mission }: Setup): Problem[] {
  const problems: Problem[] = [];
  if (coalition === 'people' && players === 1) problems.push(problem('coalition', 'alone'));
  if (coalition === 'program' && players > 2) problems.push(problem('coalition', 'team', { players }));
  if (lone !== undefined && players !== 3) problems.push(problem('lone', 'lone', { players }));
  if (twoAgainstOne && players !== 3) problems.push(problem('twoAgainstOne', 'twoAgainstOne', { players }));
  if (campaign !== 'none' && mission !== 'random') problems.push(problem('mission', 'campaignMission'));
  return problems;
}

/** RDA-SETUP-14, 29, RDA-VAR-02, 03 */
function clockProblems({ clock, events, start }: Setup): Problem[] {
  const problems: Problem[] = [];
  if (clock === 'full') {
    if (events !== undefined) problems.push(problem('events', 'fullEvents'));
    if (start !== undefined) problems.push(problem('start', 'fullStart'));
    return problems;
  }
  const { from, to } = clockSizes[clock];
  if (events !== undefined && (events < from || events > to)) {
    problems.push(problem('events', `${clock}Events`, { from, to, events }));
  }
  if (clock === 'quick' && start === 'orbit') problems.push(problem('start', 'quickStart'));
  return problems;
}

/** RDA-SETUP-01, 30, RDA-COMP-01 */
function shipProblems(setup: Setup, fleet: readonly ChosenShip[]): Problem[] {
  const chosen = chosenShips(setup).map(({ ship }) => ship);
  const problems = repeated(chosen).map(ship => problem('ships', 'shipTwice', { ship: { key: `ship.${ship}` } }));
  for (const faction of ['renegade', 'coalition'] as const) {
    const count = chosen.filter(ship => catalogue.ships[ship].faction === faction).length;
    const most = fleet.filter(ship => ship.faction === faction).length;
    if (count > most) problems.push(problem('ships', 'ships', { faction: { key: `faction.${faction}` }, count, most }));
  }
  return problems;
}

/** RDA-SETUP-02..07 */
function crewProblems(setup: Setup, fleet: readonly ChosenShip[]): Problem[] {
  const isGiven = chosenShips(setup).some(({ crew }) => crew !== undefined);
  if (!isGiven) return [];
  if (setup.draft) return [problem('ships', 'draftedCrews')];
  const everybody = fleet.flatMap(({ crew }) => crew);
  const twice = repeated(everybody).map(id => problem('ships', 'crewTwice', { crew: { key: `crew.${id}` } }));
  return [...twice, ...fleet.flatMap(({ crew, faction }, at) => crewOfShip(crew, at + 1, faction))];
}

function crewOfShip(crew: readonly CrewId[], no: number, faction: Faction): Problem[] {
  const refused = (key: Named<'setup.wrong'>, params: Params = {}) => problem('ships', key, { no, ...params });
  const strangers = crew.filter(id => crewCardOf(id).faction !== faction);
  if (crew.length !== crewSize) return [refused('crewSize', { count: crew.length })];
  if (strangers.length > 0) {
    const side: Words = { key: `faction.${faction}` };
    return strangers.map(id => refused('crewFaction', { crew: { key: `crew.${id}` }, faction: side }));
  }
  const vacant = stations.filter(station => !crew.some(id => crewCardOf(id).specialties.includes(station)));
  if (vacant.length > 0) {
    return vacant.map(station => refused('noSpecialist', { station: { key: `station.${station}` } }));
  }
  return assignments(crew).length === 0 ? [refused('staffing')] : [];
}

/** Whatever is named more than once. */
function repeated<T>(names: readonly T[]): T[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
