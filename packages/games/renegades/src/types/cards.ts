import type { Flow, SeatId } from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { enemyCards } from '../cards/enemy-cards.ts';
import type { Changed, Effect, Occasion } from '../hooks.ts';
import type { content, orbitalTactics, surfaceTactics } from '../text/en/content.ts';
import type { Crew, Post, Ship } from './figures.ts';
import type { ParameterKind, ParameterName, Renegades, State } from './state.ts';

/** Ids are those of the English names: whatever has a name has a card, and the other way round. */
type IdOf<Kind extends string> = IdsNamed<typeof content, Kind>;

export type CrewId = IdOf<'crew'>;
export type ShipId = IdOf<'ship'>;
export type CardId = IdOf<'card'>;
export type UpgradeId = IdOf<'upgrade'>;
export type NpcId = IdOf<'npc'>;
export type FighterRace = IdOf<'fighter'>;
export type EventId = IdOf<'event'>;
export type MissionId = IdOf<'mission'>;
export type CampaignId = IdOf<'campaign'>;
export type OrbitalTactic = IdsNamed<typeof orbitalTactics, 'tactic'>;
export type SurfaceTactic = IdsNamed<typeof surfaceTactics, 'tactic'>;
/** RDA-ENEMYCARD: they have numbers and no names. */
export type EnemyCardId = keyof typeof enemyCards;
export type TileId = IdOf<'tile'>;

/** RDA-CREW-18 */
export type Faction = IdOf<'faction'>;

/** RDA-CREW-02 */
export type Skill = IdOf<'skill'>;

/** RDA-STATION-01, 03: Communications and Medical are one. */
export type Station = IdOf<'station'>;

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

/** What a card leaves at work for a while, by the name that a `Lasting` carries. */
export interface Leaving {
  readonly leaves?: { readonly [what: string]: Effect };
}

/** RDA-CREW-01 */
export interface CrewCard extends Leaving {
  readonly no: string;
  readonly faction: Faction;
  /** The first is the primary one. */
  readonly specialties: readonly [Station, ...Station[]];
  readonly keywords: readonly Keyword[];
  readonly initiative: number;
  readonly skills: { readonly [S in Skill]: number };
  readonly health: number;
  readonly speed: number;
  /** RDA-CREW-12: 1 is a printed +1/1. */
  readonly defense: 0 | 1;
  readonly attack: number;
  /** RDA-CREW-03: what it can do on the surface. */
  readonly surface?: Effect;
  /** RDA-CREW-04, 05: what it can do for its ship at each station of its specialty. */
  readonly orbit: { readonly [S in Station]?: Effect };
}

export type Race = IdOf<'race'>;

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
  /** RDA-VILLAIN-03, 04: its attribute. */
  readonly effect?: Effect;
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
export interface GearCard extends Leaving {
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
  /** What it does for whoever carries it, or for the ship it is installed in. */
  readonly effect?: Effect;
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

/** What a tactical card does. */
export interface Tactic {
  /** Whether it would do anything now. */
  isUseful?(state: State, ship: Ship, occasion: Occasion): boolean;
  /** Of those who could make its other test, for whom it would do something. */
  isTester?(state: State, crew: Crew): boolean;
  /** Its tests are passed; `tester` made the one beside the commander's. */
  play(t: Renegades, ship: Ship, occasion: Occasion, changed: Changed, tester: Crew | undefined): Flow;
}

/** RDA-TACT-04, 07: a Leadership 5+ test of the commander, and this one beside it. */
export interface TacticalCard extends Tactic, Leaving {
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
export interface UpgradeCard extends Leaving {
  readonly no: string;
  readonly on: 'crew' | 'ship';
  readonly needs?: Keyword | Station | 'any';
  readonly cost: number;
  /** RDA-UPGRADE-03: what it does for whoever or whatever has it. */
  readonly effect?: Effect;
  /** UP18: what comes of having it, at once. */
  gained?(t: Renegades, seat: SeatId, bearer: Crew | Ship): Flow;
  /** UP15..UP17: what a trained crewmember does for its ship at a post. */
  readonly posts?: { readonly [P in Post]?: Effect };
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
export interface EventCard extends Leaving {
  readonly no: string;
  readonly copies: number;
  readonly keywords: readonly EventKeyword[];
  /** RDA-EVENT-05: what it does, at once. */
  happens(t: Renegades): Flow;
}

/** RDA-ENEMYCARD-01, 03: each group with the number for each face of the die. */
export interface EnemyCard {
  readonly commander?: NpcId;
  readonly groups: readonly { readonly npc: NpcId; readonly table: readonly number[] }[];
}

/** How the program's Coalition goes about a mission (RDA-SOLO-14). */
export type Behaviour = 'rush' | 'hunt' | 'guard' | 'cut';

/** RDA-SHIP-01..03: all four have the same statistics. */
export interface ShipCard {
  readonly no: string;
  readonly faction: Faction;
  readonly class: 'hunter' | 'precinct';
  /** RDA-SETUP-02..04: who goes if nobody says otherwise. */
  readonly usualCrew: readonly CrewId[];
}

/** What the hidden side of a container or salvage token says. */
export interface TokenFace {
  readonly card?: CardId;
  /** Credited at once. */
  readonly digits?: number;
  /** RDA-SEARCH-07, RDA-SALVAGE-03: dice of the trap. */
  readonly trap?: number;
}

/** Where something of a mission is put: at the objective or spawn square of a tile, of a kind of tiles, or of random ones. */
export type Spot =
  | { readonly tile: string }
  | { readonly each: 'sides' | 'corners' }
  | { readonly random: 'sides' | 'corners' | 'any'; readonly count: number; readonly besides?: string }
  | { readonly center: true };

/** RDA-MISSION-01 */
export interface Mission {
  readonly no: string;
  readonly campaigns: readonly CampaignId[];
  /** RDA-MISSION-04 */
  readonly tiles: readonly TileId[];
  readonly parameters: readonly {
    readonly what: ParameterName | readonly ParameterName[];
    readonly kind: ParameterKind;
    readonly at?: Spot;
    readonly test?: { readonly skill: 'search' | 'tech' | 'medical' | 'leadership'; readonly target: number };
    /** RDA-PARAM-13 */
    readonly heavy?: true;
  }[];
  /** How many of them one faction must have aboard. */
  readonly need: number;
  readonly npcs: readonly {
    readonly npc: NpcId;
    readonly count: number;
    readonly at: Spot;
    readonly guard: boolean;
    /** The first round in which they act, if not 1. */
    readonly from?: number;
  }[];
  /** RDA-PARAM-11: whose defeat leaves the parameter of kind `target`. */
  readonly target?: NpcId;
  /** RDA-EPIC-04: where ships start, whatever was agreed. */
  readonly start?: 'docked';
  /** RDA-EPIC-12: played to this tier whatever was agreed; `own`: ends by its own rules only. */
  readonly tier?: 2 | 'own';
  /** RDA-EPIC-02, 03: all that is needed must come home aboard one ship, and the loss of its hull is no tie. */
  readonly together?: true;
  readonly behaviour: Behaviour;
  readonly reward: number;
  readonly penalty: number;
  /** RDA-MISSION-06: its special rules. */
  readonly effect?: Effect;
}
