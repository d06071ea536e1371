import type { Effect } from '../hooks.ts';
import { copiesOf, copyOf, titleOf } from '../rules/copies.ts';
import type {
  ExplorationCard,
  ExplorationId,
  Face,
  FoundId,
  FoundMission,
  ObservationCard,
  ObservationId,
  Side,
} from '../types.ts';
import { exploration } from './exploration/index.ts';
import { observation } from './observation/index.ts';

type Title = ExplorationCard | ObservationCard;

/** What titles say for each of their copies, if they say anything. */
function eachCopy<Id extends FoundId, T>(
  titles: { readonly [title: string]: Title },
  tell: (title: Title, copy: number) => T | undefined,
): { readonly [I in Id]?: T } {
  const told = copiesOf(titles).map(id => [id, tell(titles[titleOf(id as Id)]!, copyOf(id as Id))] as const);
  return Object.fromEntries(told.filter(([, what]) => what !== undefined)) as { readonly [I in Id]?: T };
}

/** END-EXPCARD-03: devices; END-FOUND-02, 13: relics and rotated cards. */
function facesOf(title: Title, copy: number): { readonly [S in Side]?: Face } | undefined {
  if (title.kind === 'device') return { front: title.face(copy) };
  if (title.kind !== 'mission') return undefined;
  const { mass = 1, hardness = 5 }: FoundMission = title.mission(copy);
  return { front: { mass, hardness }, rotated: { mass: 1, hardness: 5, ...title.rotated } };
}

function missionOf(title: Title, copy: number): FoundMission | undefined {
  return title.kind === 'mission' ? title.mission(copy) : undefined;
}

function effectOf(title: Title, copy: number): Effect | undefined {
  return title.kind === 'ongoing' ? title.effect(copy) : undefined;
}

const titles = { ...exploration, ...observation };

/** Discovered missions, copy by copy. */
export const foundMissions = eachCopy<FoundId, FoundMission>(titles, missionOf);
/** What may lie in a Stack, by its sides. */
export const faces = eachCopy<FoundId, { readonly [S in Side]?: Face }>(titles, facesOf);
/** What lies at Sites. */
export const ongoing = eachCopy<ExplorationId, Effect>(exploration, effectOf);
/** What lies in the sky. */
export const skies = eachCopy<ObservationId, Effect>(observation, effectOf);
