import { emptyCatalogue } from '@starboard/kernel';
import type { Effect } from './hooks.ts';
import type {
  CampaignId,
  CardId,
  CrewCard,
  CrewId,
  EnemyCard,
  EnemyCardId,
  EventCard,
  EventId,
  FighterCard,
  FighterRace,
  GearCard,
  Mission,
  MissionId,
  NpcCard,
  NpcId,
  OrbitalTactic,
  ShipCard,
  ShipId,
  Station,
  SurfaceTactic,
  TacticalCard,
  TokenFace,
  UpgradeCard,
  UpgradeId,
} from './types.ts';

/** What the rules know of the cards; `compose.ts` fills it. */
export const catalogue = emptyCatalogue<{
  /** The twenty, Renegades first. */
  readonly crew: { readonly [C in CrewId]: CrewCard };
  readonly ships: { readonly [S in ShipId]: ShipCard };
  /** Weapons and gear, search items, salvage. */
  readonly gear: { readonly [C in CardId]: GearCard };
  /** RDA-COMP-07: the weapons and gear that are bought; search items and salvage come with their tokens. */
  readonly gearDeck: readonly CardId[];
  /** RDA-SETUP-11: what is in every armory at first. */
  readonly firstKit: readonly CardId[];
  /** RDA-SOLO-18: what those carry whom the program sends ashore. */
  readonly programArms: { readonly [S in Station]?: CardId };
  readonly upgrades: { readonly [U in UpgradeId]: UpgradeCard };
  readonly orbitalTactics: { readonly [T in OrbitalTactic]: TacticalCard };
  readonly surfaceTactics: { readonly [T in SurfaceTactic]: TacticalCard };
  readonly npcs: { readonly [N in NpcId]: NpcCard };
  /** RDA-COMP-11: those of whom a token is drawn. */
  readonly creatures: readonly NpcId[];
  readonly fighters: { readonly [F in FighterRace]: FighterCard };
  readonly enemyCards: { readonly [E in EnemyCardId]: EnemyCard };
  readonly events: { readonly [E in EventId]: EventCard };
  readonly missions: { readonly [M in MissionId]: Mission };
  /** Those that are drawn, in their order. */
  readonly missionIds: readonly MissionId[];
  /** RDA-EPIC: the endings, by campaign. */
  readonly epicEndings: { readonly [C in CampaignId]: MissionId };
  /** RDA-SEARCH-02, RDA-SALVAGE: the hidden sides of tokens, by number from 1. */
  readonly containerFaces: readonly TokenFace[];
  readonly salvageFaces: readonly TokenFace[];
  /** What goes on for a while, by the name that a `Lasting` carries. */
  readonly lasting: { readonly [what: string]: Effect | undefined };
}>();

/** The ids of a family of cards, in their order. */
export function idsOf<Id extends string>(cards: { readonly [I in Id]?: unknown }): Id[] {
  return Object.keys(cards) as Id[];
}

/** Each of these as many times as it is in the box. */
export function boxOf<Id extends string>(
  cards: { readonly [I in Id]: { readonly copies: number } },
  ids: readonly Id[] = idsOf<Id>(cards),
): Id[] {
  return ids.flatMap(id => Array<Id>(cards[id].copies).fill(id));
}

export function crewCardOf(id: CrewId): CrewCard {
  return catalogue.crew[id];
}

export function npcCardOf(id: NpcId): NpcCard {
  return catalogue.npcs[id];
}

export function cardOf(id: CardId): GearCard {
  return catalogue.gear[id];
}
