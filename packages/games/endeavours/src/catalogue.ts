import { emptyCatalogue } from '@starboard/kernel';
import type {
  BaseMission,
  BaseMissionId,
  BernalCard,
  BernalId,
  Colonist,
  ColonistId,
  CrewCard,
  CrewId,
  DriftCard,
  DriftId,
  Equipment,
  EquipmentId,
  ExplorationCard,
  ExplorationTitle,
  Face,
  FoundId,
  FoundMission,
  FutureCard,
  FutureId,
  ObservationCard,
  ObservationTitle,
  Patent,
  PatentId,
  ProjectCard,
  ProjectId,
  Side,
  StationCard,
  StationId,
} from './types.ts';

/** What the rules know of the cards; `compose.ts` fills it. Decks are laid out in the order of their family. */
export const catalogue = emptyCatalogue<{
  readonly patents: { readonly [P in PatentId]: Patent };
  readonly crews: { readonly [C in CrewId]: CrewCard };
  readonly colonists: { readonly [N in ColonistId]: Colonist };
  readonly bernals: { readonly [B in BernalId]: BernalCard };
  readonly driftBernals: { readonly [D in DriftId]: DriftCard };
  readonly equipment: { readonly [E in EquipmentId]: Equipment };
  readonly stations: { readonly [S in StationId]: StationCard };
  readonly projects: { readonly [P in ProjectId]: ProjectCard };
  readonly futures: { readonly [F in FutureId]: FutureCard };
  readonly baseMissions: { readonly [M in BaseMissionId]: BaseMission };
  readonly exploration: { readonly [T in ExplorationTitle]: ExplorationCard };
  readonly observation: { readonly [T in ObservationTitle]: ObservationCard };
  /** END-FOUND-01: the hundred discovered missions, copy by copy. */
  readonly foundMissions: { readonly [F in FoundId]?: FoundMission };
  /** Exploration and observation cards that may lie in a Stack: relics, devices, rotated cards. */
  readonly foundFaces: { readonly [F in FoundId]?: { readonly [S in Side]?: Face } };
}>();

/** The ids of a family of cards, in their order. */
export function idsOf<Id extends string>(cards: { readonly [I in Id]?: unknown }): Id[] {
  return Object.keys(cards) as Id[];
}
