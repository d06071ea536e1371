import { catalogue, idsOf } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import {
  aquaRows,
  diskSpots,
  type NetworkAbility,
  networkAbilities,
  outposts,
  projectCosts,
  stationSlots,
  type Unlock,
} from '../tables/playmats.ts';
import type { EquipmentId, ProjectId, SpotColour, State, TextKey, Words } from '../types.ts';

/**
 * Everything on the playmats but the projects, by id: an upgrade by its equipment, `extraDie`, `disk.0` to `disk.5`, `row.0` to `row.2`,
 * `station.0` to `station.2`, `spaceOutpost`, `siteOutpost`, and the network's abilities.
 */
function layOut(): ReadonlyMap<string, Unlock> {
  return new Map<string, Unlock>([
    ...upgrades(),
    ['extraDie', { spots: ['white'] }],
    ...diskSpots.map(({ cost }, at): [string, Unlock] => [`disk.${at}`, { spots: ['white'], cost }]),
    ...aquaRows.map(({ spots }, at): [string, Unlock] => [`row.${at}`, { spots }]),
    ...stationSlots.map((unlock, at): [string, Unlock] => [`station.${at}`, unlock]),
    ...Object.entries(outposts),
    ...Object.entries(networkAbilities),
  ]);
}

/** END-DISC-07: equipment that may be promoted once both spots are filled. */
function upgrades(): [string, Unlock][] {
  return Object.entries(catalogue.equipment).flatMap(([kind, { promotion }]): [string, Unlock][] =>
    promotion === undefined ? [] : [[kind, { spots: promotion.spots }]],
  );
}

let laidOut: ReadonlyMap<string, Unlock> | undefined;

function printed(): ReadonlyMap<string, Unlock> {
  laidOut ??= layOut();
  return laidOut;
}

const colours = ['green', 'purple', 'red', 'yellow'] as const;

/** B12: two of one colour, one of the next, one white; the number of the project says which. */
export function projectSpots(project: ProjectId): readonly [SpotColour, SpotColour, SpotColour, SpotColour] {
  const n = idsOf(catalogue.projects).indexOf(project) + 1;
  const main = colours[n % 4]!;
  return [main, main, colours[(n + 1) % 4]!, 'white'];
}

const projectSlots = projectCosts.map((_, slot) => `project.${slot}`);
const projectUnlocks = projectCosts.map(() => new Map<ProjectId, Unlock>());

/** The project in a slot as a thing to unlock; made once for each project and slot. */
function projectUnlock(slot: number, project: ProjectId): Unlock {
  const unlocks = projectUnlocks[slot]!;
  let unlock = unlocks.get(project);
  if (unlock === undefined) {
    unlock = { spots: projectSpots(project), cost: projectCosts[slot]! };
    unlocks.set(project, unlock);
  }
  return unlock;
}

/** All things to unlock, projects by their slots `project.0` to `project.3` first. A spot is `<id>/<position>`. */
export function unlocks({ projects }: State): readonly (readonly [id: string, unlock: Unlock])[] {
  return [
    ...projects.map((project, slot): [string, Unlock] => [projectSlots[slot]!, projectUnlock(slot, project)]),
    ...printed(),
  ];
}

export function unlockOf({ projects }: State, id: string): Unlock {
  const unlock = printed().get(id);
  if (unlock !== undefined) return unlock;
  const slot = projectSlots.indexOf(id);
  return projectUnlock(slot, projects[slot]!);
}

/** What it is called: a project or a station by its own name. */
export function nameOfUnlock({ projects, stations }: State, id: string): Words {
  const [kind, slot] = id.split('.') as [string, string | undefined];
  if (kind === 'project') return { key: `project.${projects[Number(slot)]!}` };
  const station = kind === 'station' ? stations[Number(slot)] : undefined;
  return station === undefined ? textOfUnlock(id) : { key: `station.${station.card}` };
}

/** Ids of what is printed on the mats are put together from tables, which no type follows; the suite looks their names up. */
function textOfUnlock(id: string): Words {
  return { key: `unlock.${id}` as TextKey };
}

export function spotId(unlock: string, at: number): string {
  return `${unlock}/${at}`;
}

export function areSpotsFilled(state: State, id: string, spots: readonly SpotColour[]): boolean {
  for (let at = 0; at < spots.length; at++) if (state.filled[spotId(id, at)] === undefined) return false;
  return true;
}

/** END-DISC-06: what is still to be paid, after what makes it cheaper; 0 once it is paid or if it costs nothing. */
export function unlockPriceOf(state: State, id: string): number {
  const { cost } = unlockOf(state, id);
  if (cost === undefined || state.paid.includes(id)) return 0;
  return Math.max(0, effects.change(state, 'unlockPrice', cost, { unlock: id }));
}

/** All its spots are filled, and its cost is paid if it has one. */
export function isUnlocked(state: State, id: string): boolean {
  const { spots, cost } = unlockOf(state, id);
  return (cost === undefined || state.paid.includes(id)) && areSpotsFilled(state, id, spots);
}

/** END-DISC-08 */
export function isWorking(state: State, project: ProjectId): boolean {
  const slot = state.projects.indexOf(project);
  const id = projectSlots[slot];
  return id !== undefined && state.paid.includes(id) && areSpotsFilled(state, id, projectUnlock(slot, project).spots);
}

/** END-DISC-07 */
export function isUpgradeUnlocked(state: State, kind: EquipmentId): boolean {
  return catalogue.equipment[kind].promotion !== undefined && isUnlocked(state, kind);
}

/** END-SAT-07 */
export function hasNetworkAbility(state: State, ability: NetworkAbility): boolean {
  return isUnlocked(state, ability);
}
