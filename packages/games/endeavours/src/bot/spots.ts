import { iconOf, type ObservationSpot, observationSpots } from '../rules/missions/spots.ts';
import { areSpotsFilled, unlockPriceOf, unlocks } from '../rules/playmats.ts';
import type { Colour, ProjectId, State } from '../types.ts';
import { isDiskWanted } from './disks.ts';
import { worthOf } from './wants/want.ts';

/** The observation spot to fill first: one that a card of the Hand is made for, then one that others can stand in for. */
export function spotToFill(state: State): ObservationSpot | undefined {
  const held = state.hand.map(iconOf).filter(icon => icon !== undefined);
  const spots = observationSpots(state).sort((a, b) => worthOf(b.quest) - worthOf(a.quest));
  const same = spots.find(({ icon }) => held.includes(icon));
  if (same !== undefined) return same;
  const needed = spots.length;
  return spots.find(({ icon }) => held.length >= needed + substitutesFor[icon]);
}

const substitutesFor = { circle: 5, diamond: 4, pentagon: 3, octagon: 2 } as const;

/** Where a discovery helps most: missions, then rows that pay, then projects. */
export function worthOfSpot(state: State, key: string, bead: Colour | undefined): number {
  const at = key.lastIndexOf('/');
  const id = key.slice(0, at);
  const own = isOwnColour(state, id, Number(key.slice(at + 1)), bead) ? 0.5 : 0;
  if (state.missions.some(({ card }) => card === id)) return 20 + own;
  if (isDiskWanted(state, id)) return 15 + own;
  if (id.startsWith('row.')) return 12 - Number(id.slice(4)) + own;
  if (id.startsWith('project.')) return projectWorth(state, id) + own;
  return (otherWorth[id] ?? 1) + own;
}

const otherWorth: { readonly [id: string]: number } = {
  extraDie: 6,
  interferometry: 2,
  telescope: 3,
  rover: 3,
  plating: 2,
  'disk.0': 1.5,
  'disk.1': 1.4,
  'disk.2': 1.3,
};

/** What helps a ship, a Rover or a telescope, or brings Aqua. */
const goodProjects: readonly ProjectId[] = [
  'openPorts',
  'tankRecycling',
  'patentPool',
  'hazardMapping',
  'crewRotation',
  'prospectRerun',
  'sampleSieving',
  'siteRefuelA',
  'siteRefuelB',
  'navigationMars',
  'shieldingEarth',
  'deepFieldOptics',
  'terrainMapping',
  'skySurvey',
  'archiveSearch',
  'blankFilter',
  'carefulCuration',
  'secondShift',
  'grantOffice',
  'mentalToughness',
  'rapidReboost',
  'navigationEarth',
  'autonomousNavigation',
  'aeroGuidance',
  'landerGuidance',
];

function isGoodProject(project: ProjectId): boolean {
  return goodProjects.includes(project);
}

function isUseful(state: State, id: string): boolean {
  const project = id.startsWith('project.') ? state.projects[Number(id.slice('project.'.length))] : undefined;
  return isDiskWanted(state, id) || (project !== undefined && isGoodProject(project));
}

function projectWorth({ projects }: State, id: string): number {
  const project = projects[Number(id.slice('project.'.length))];
  return project !== undefined && isGoodProject(project) ? 9 : 4;
}

function isOwnColour(state: State, id: string, at: number, bead: Colour | undefined): boolean {
  return bead !== undefined && unlocks(state).find(([each]) => each === id)?.[1].spots[at] === bead;
}

/** Something whose spots are filled and that waits for its Aqua: a project, or the disk of a Site that a mission waits for. */
export function unlockToPay(state: State): { readonly id: string; readonly price: number } | undefined {
  for (const [id, { spots, cost }] of unlocks(state)) {
    if (cost === undefined || state.paid.includes(id) || !areSpotsFilled(state, id, spots)) continue;
    const price = unlockPriceOf(state, id);
    if (isUseful(state, id) && price <= state.bank - 4) return { id, price };
  }
  return undefined;
}
