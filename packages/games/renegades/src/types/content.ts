import type { CardId } from '../content/cards.ts';
import type { CrewId } from '../content/crew.ts';
import type { EnemyCardId } from '../content/enemy-cards.ts';
import type { EventId } from '../content/events.ts';
import type { FighterRace } from '../content/fighters.ts';
import type { MissionId } from '../content/missions/index.ts';
import type { NpcId } from '../content/npcs.ts';
import type { OrbitalTactic } from '../content/orbital-tactics.ts';
import type { ShipId } from '../content/ships.ts';
import type { SurfaceTactic } from '../content/surface-tactics.ts';
import type { TileId } from '../content/tiles.ts';
import type { UpgradeId } from '../content/upgrades.ts';

export type {
  CardId,
  CrewId,
  EnemyCardId,
  EventId,
  FighterRace,
  MissionId,
  NpcId,
  OrbitalTactic,
  ShipId,
  SurfaceTactic,
  TileId,
  UpgradeId,
};

/** RDA-CREW-18 */
export type Faction = 'renegade' | 'coalition';

/** RDA-CREW-02 */
export type Skill = 'leadership' | 'search' | 'piloting' | 'tech' | 'stealth' | 'weapons' | 'medical';

/** RDA-STATION-01, 03: Communications and Medical are one. */
export type Station = 'commander' | 'navigation' | 'communications' | 'weapons' | 'engineering';

/** RDA-CREW-09 */
export type Keyword =
  | 'male'
  | 'female'
  | 'human'
  | 'alien'
  | 'robot'
  | 'warrior'
  | 'beast'
  | 'insect'
  | 'mineral'
  | 'giant'
  | 'flight';

/** RDA-DICE-01: `add` to each of up to `dice` different dice of one roll. */
export interface DiceBonus {
  readonly add: number;
  readonly dice: number;
}

/** RDA-CREW-01 */
export interface CrewCard {
  readonly no: string;
  readonly faction: Faction;
  /** The first is the primary one. */
  readonly specialties: readonly Station[];
  readonly keywords: readonly Keyword[];
  readonly initiative: number;
  readonly skills: { readonly [S in Skill]: number };
  readonly health: number;
  readonly speed: number;
  /** RDA-CREW-12: 1 is a printed +1/1. */
  readonly defense: 0 | 1;
  readonly attack: number;
}

export type Race = 'syphon' | 'zurathi' | 'dregg' | 'ronin';

/** RDA-VILLAIN-02, RDA-CREATURE-05 */
export interface NpcCard {
  readonly no: string;
  readonly race: Race | null;
  /** An `object` neither acts nor engages (RDA-EPIC-06). */
  readonly rank: 'warrior' | 'commander' | 'drone' | 'creature' | 'object';
  readonly keywords: readonly Keyword[];
  readonly search: number;
  readonly health: number;
  readonly speed: number;
  /** RDA-VILLAIN-06: 1 is melee only. */
  readonly range: number;
  readonly attack: number;
  readonly defense: DiceBonus | null;
  /** RDA-NPC-03..06: for the killing blow. */
  readonly digits: number;
}

/** RDA-FIGHTER-05..07 */
export interface FighterCard {
  readonly no: string;
  readonly hull: number;
  readonly speed: number;
  readonly range: number;
  readonly attack: number;
}

/** RDA-GEAR-11 */
export type Slot = 'pistol' | 'rifle' | 'melee' | 'item';

/** A weapon, a piece of gear, a search item or salvage. */
export interface GearCard {
  readonly no: string;
  readonly slot: Slot;
  /** What reaches farther than 1 is a ranged weapon (RDA-GEAR-01, 02). */
  readonly range?: number;
  /** RDA-GEAR-05: weapons take one unless said, other things none. */
  readonly hands?: 1 | 2;
  readonly keyword?: 'sword' | 'axe';
  /** RDA-GEAR-04: while it is used. */
  readonly bonus?: DiceBonus;
  /** RDA-SEARCH-13, RDA-DATA-06; never depletes if absent. */
  readonly energy?: number;
  /** RDA-SEARCH-17: works aboard only. */
  readonly component?: true;
  /** Credited when it is found; it is discarded then. */
  readonly digits?: number;
  /** A component that needs no upgrade slot. */
  readonly slotless?: true;
  /** RDA-SHIP-19: takes one of the ship's capacity. */
  readonly passenger?: true;
  readonly cost: number;
  /** RDA-COMP-07: how many are in the box. */
  readonly copies: number;
}

/** RDA-TACT-13: when a tactical card may be used. `own` and `any` are as printed, the others are the moments in words. */
export type Moment =
  | 'own'
  | 'any'
  | 'shipPhaseBegins'
  | 'abilityFailed'
  | 'afterMove'
  | 'afterHits'
  | 'beforeDamage'
  | 'boardingAttack'
  | 'testFailed'
  | 'roundEnds';

/** RDA-TACT-04, 07: a Leadership 5+ test of the commander, and this one beside it. */
export interface TacticalCard {
  readonly no: string;
  readonly moment: Moment;
  readonly test?: {
    /** `friend`: within 4 of the commander; `medic`: in the Med Bay, or within 2 on the surface. */
    readonly by: Station | 'medic' | 'friend' | 'anyFriend' | 'commander';
    readonly skill: Skill;
    readonly target: number;
  };
}

/** RDA-UPGRADE-02: `needs` is a keyword or a specialty. */
export interface UpgradeCard {
  readonly no: string;
  readonly on: 'crew' | 'ship';
  readonly needs?: Keyword | Station | 'any';
  readonly cost: number;
}

type EventKeyword =
  | 'surface'
  | 'orbit'
  | 'enemy'
  | 'creature'
  | 'drone'
  | 'naturalDisaster'
  | 'technology'
  | 'disease'
  | 'boon'
  | 'weather'
  | 'mutiny'
  | 'prisonerRelease';

/** RDA-EVENT-02 */
export interface EventCard {
  readonly no: string;
  readonly copies: number;
  readonly keywords: readonly EventKeyword[];
}

/** RDA-ENEMYCARD-01, 03: each group with the number for each face of the die. */
export interface EnemyCard {
  readonly commander?: NpcId;
  readonly groups: readonly { readonly npc: NpcId; readonly table: readonly number[] }[];
}

export type CampaignId = 'crown' | 'monolith' | 'rust';

/** How the program's Coalition goes about a mission (RDA-SOLO-14). */
export type Behaviour = 'rush' | 'hunt' | 'guard' | 'cut';
