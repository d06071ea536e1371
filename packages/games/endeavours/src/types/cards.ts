import type { Flow } from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { baseMissions } from '../cards/base-missions.ts';
import type { Effect, Loss, RollPurpose } from '../hooks.ts';
import type { SiteId } from '../map/sites.ts';
import type { WaypointId } from '../map/waypoints.ts';
import type { abilities } from '../text/en/abilities.ts';
import type { bernals, colonists, crews, driftBernals, equipment, futures, patents } from '../text/en/cards.ts';
import type { exploration, observation } from '../text/en/decks.ts';
import type { FoundMission } from './missions.ts';
import type { Card, Endeavours, Stack, State } from './state.ts';

export type { SiteId, WaypointId };

/** Ids are those of the English names: whatever has a name has a card, and the other way round. */
export type PatentId = IdsNamed<typeof patents, 'card'>;
export type CrewId = IdsNamed<typeof crews, 'card'>;
export type BernalId = IdsNamed<typeof bernals, 'card'>;
export type ColonistId = IdsNamed<typeof colonists, 'card'>;
export type EquipmentId = IdsNamed<typeof equipment, 'card'>;
export type DriftId = IdsNamed<typeof driftBernals, 'card'>;
export type FutureId = IdsNamed<typeof futures, 'future'>;
export type ProjectId = IdsNamed<typeof abilities, 'project'>;
export type StationId = IdsNamed<typeof abilities, 'station'>;
/** Missions are called after what they ask for. */
export type BaseMissionId = keyof typeof baseMissions;

/** Copies share the name of their title, or have one each: `XI4-1`. */
type TitleOf<Id> = Id extends `${infer Title}-${number}` ? Title : Id;
export type ExplorationTitle = TitleOf<IdsNamed<typeof exploration, 'card'>>;
export type ObservationTitle = TitleOf<IdsNamed<typeof observation, 'card'>>;
/** `XM1-3` is the third XM1. */
export type ExplorationId = `${ExplorationTitle}-${number}`;
export type ObservationId = `${ObservationTitle}-${number}`;
export type FoundId = ExplorationId | ObservationId;

/** END-MISSION-12: from the Sun outwards. */
export type Zone = 'Mercury' | 'Venus' | 'Earth' | 'Mars' | 'Ceres' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune';
export type Spectral = 'C' | 'S' | 'M' | 'V' | 'D' | 'H';
export type Season = 'blue' | 'yellow' | 'red';
/** END-MAP-12 */
export type Feature = 'push' | 'atm' | 'sub' | 'astro' | 'elev' | 'comet' | 'centaur';
/** Where a card is promoted: a Colony on a Site of this kind (END-PATENT-04). */
export type PromotionKind = Spectral | 'sub' | 'astro' | 'atm' | 'push';

export interface Site {
  readonly zone: Zone;
  readonly type: Spectral;
  readonly size: number;
  readonly hydration: number;
  readonly features: readonly Feature[];
  /** END-SUNSPOT-05: entered and prospected in this season alone. */
  readonly season?: Season;
}

/** END-MAP-01: Lagrange point, Hohmann node, burn, flyby, aerobrake hazard, radiation belt, crash hazard, ad astra exit. */
type WaypointKind = 'lag' | 'hoh' | 'burn' | 'fly' | 'aero' | 'belt' | 'haz' | 'exit';

/** An edge out of a waypoint (END-MAP-03). */
export interface Way {
  readonly to: string;
  /** Extra burns, both ways. */
  readonly burns?: number;
  /** Lander burns, both ways; bonus burns never pay them (END-BURN-03). */
  readonly lander?: number;
  readonly oneWay?: true;
  /** Of a Hohmann node. */
  readonly track?: 'A' | 'B';
}

export interface Waypoint {
  readonly kind: WaypointKind;
  readonly zone: Zone;
  /** Burns to enter it. */
  readonly enter?: number;
  /** END-BURN-09 */
  readonly coast?: number;
  /** END-BURN-05: bonus burns of a flyby; those of the solar Oberth flyby are the net thrust. */
  readonly bonus?: number | 'thrust';
  /** END-SUNSPOT-06 */
  readonly bonusSeason?: Season;
  /** END-HAZARD-01, END-BURN-06 */
  readonly crash?: true;
  /** END-MAP-07 */
  readonly home?: true;
  /** END-MAP-08 */
  readonly shielded?: true;
  readonly ways: readonly Way[];
}

export type NodeId = SiteId | WaypointId;

/** END-SUPPORT-01: steady and pulsed current; fission, fusion, antimatter. */
export type Support = 'E' | 'U' | 'X' | 'F' | 'A';
export type Platform = 'buggy' | 'raygun' | 'missile';

/** One side of a card: its figures, and what it does besides. */
export interface Face {
  readonly mass: number;
  /** Rad-hardness (END-PATENT-07). */
  readonly hardness: number;
  readonly thrust?: number;
  /** Steps per burn; 0 uses no fuel. */
  readonly fuel?: number;
  readonly needs?: readonly Support[];
  readonly supplies?: readonly Support[];
  /** Therms it needs. */
  readonly heat?: number;
  /** Therms it supplies. */
  readonly cooling?: number;
  /** A radiator's heavy way up (END-SUPPORT-05). */
  readonly heavy?: { readonly mass: number; readonly hardness: number; readonly cooling: number };
  readonly isru?: number;
  readonly platform?: Platform;
  /** Steps of an afterburn (END-MOVE-06). */
  readonly afterburn?: number;
  readonly sun?: true;
  readonly push?: true;
  /** A dirt thruster (END-FUEL-07). */
  readonly dirt?: true;
  /** An air-eater (END-HAZARD-07). */
  readonly air?: true;
  /** It may not enter an aerobrake node. */
  readonly sail?: true;
  /** Bonus pivots in each movement. */
  readonly pivots?: number;
  /** To the thrust and fuel of a thruster that it supports, directly or not (END-MOVE-02, 03). */
  readonly chainThrust?: number;
  readonly chainFuel?: number;
  /** XD5: a shielding value of its own. */
  readonly shielding?: number;
  /** A freighter's load limit (END-FREIGHT-01). */
  readonly load?: number;
  /** What it does for its own Stack. */
  readonly aboard?: Effect;
  /** What it does wherever it is in play. */
  readonly anywhere?: Effect;
}

/** The nine patent decks (END-SETUP-11). */
export type PatentKind =
  | 'thruster'
  | 'robonaut'
  | 'refinery'
  | 'generator'
  | 'reactor'
  | 'radiator'
  | 'freighter'
  | 'gwThruster';
export type DeckName = PatentKind | 'bernal';

export interface Patent {
  readonly kind: PatentKind;
  /** Of its black side. */
  readonly type: Spectral;
  /** The decks of its bonus supports (END-AUCTION-02). */
  readonly bonus: readonly ('generator' | 'reactor' | 'radiator')[];
  readonly white?: Face;
  readonly black: Face;
  readonly purple?: Face;
  readonly promotesAt?: PromotionKind;
  readonly future?: FutureId;
  /** END-PATENT-09: what a Factory can do because of the black-side refinery that built it; the Site is the owner. */
  readonly plant?: Effect;
}

/** Patents whose ids begin with this letter. */
export type PatentsOf<Letter extends string> = {
  readonly [P in Extract<PatentId, `${Letter}${string}`>]: Patent;
};

/** END-GAMEPLAY-01: all twelve have the same figures; the card itself is its faction's privilege. */
export interface CrewCard extends Effect {
  /** END-GAMEPLAY-02: Aqua at the start, for a privilege that means nothing alone. */
  readonly aqua?: number;
}

/** END-BERNAL-10: all have the same figures. */
export interface BernalCard {
  /** Its home orbit. */
  readonly orbit: WaypointId;
  readonly promotesAt: PromotionKind;
  /** END-START-07: one colonist more at the start. */
  readonly roomier?: true;
  /** END-BERNAL-02: while it is the Home Bernal and anchored. */
  readonly home?: Effect;
  /** END-BERNAL-08: once it is promoted. */
  readonly promoted?: Effect;
}

/** What it does while it is Anchored (END-DRIFT-12); it is the owner. */
export interface DriftCard extends Effect {
  /** END-DRIFT-07: one support of these kinds is given up to anchor it. */
  readonly supports: readonly PatentKind[];
  /** What it brings the moment it is Anchored. */
  arrives?(t: Endeavours, node: NodeId): void;
}

/** What it does from the moment it is built (END-STATION-09); it is the owner. */
export interface StationCard extends Effect {
  /** Where it is built: on a Site or in space. */
  readonly on: 'site' | 'space';
  /** The zones it may stand in, if not all. */
  readonly zones?: readonly Zone[];
  /** END-STATION-15: 2 unless said. */
  readonly transmit?: number;
}

/** What it changes once it works (END-DISC-08). */
export interface ProjectCard extends Effect {
  /** What it asks for while it works: told at once, and each year again. */
  works?(t: Endeavours): Flow;
}

/** END-COLONY-07 */
export type Speciality = 'prospector' | 'miner' | 'industrialist' | 'engineer';

export interface Colonist {
  readonly human: boolean;
  readonly speciality: Speciality;
  /** Of a Robot. */
  readonly type?: Spectral;
  readonly promotesAt: PromotionKind;
  readonly future: FutureId;
  readonly face: Face;
  /** What promotion adds. */
  readonly purple?: Partial<Face>;
}

/** What a completed Future changes for good. */
export interface FutureCard extends Effect {
  readonly points: number;
  readonly adAstra?: true;
  readonly endgame?: true;
  /** END-FUTURE-02, 07: what it asks for besides its card and a Human; the Stack holds the card. */
  isFulfilled(state: State, stack: Stack): boolean;
}

/** END-EQUIP-04..07: where it enters play. */
type Entry = 'LEO' | 'HOME' | 'LAB' | 'ANY';

/** An equipment card. Its back is its promoted, successful or spent side. */
export interface Equipment {
  readonly enters: Entry;
  readonly front: Face;
  readonly back?: Face;
  /** Aqua, and whether any Anchored Bernal will do (END-EQUIP-09, 10); the discovery spots that allow it (END-DISC-07). */
  readonly promotion?: {
    readonly cost: number;
    readonly at: 'LAB' | 'BER';
    readonly spots: readonly [SpotColour, SpotColour];
  };
  /** The physical cards it shares with another (END-EQUIP-24). */
  readonly shares?: EquipmentId;
  readonly explore?: readonly [front: number, back: number];
  readonly observe?: readonly [front: number, back: number];
  readonly survey?: readonly [front: number, back: number];
  readonly shielding?: readonly [front: number, back: number];
  readonly tow?: readonly [front: number, back: number];
  /** END-TRACTOR-11: how many burns it allows for the mass in tow: up to this mass, that many. */
  readonly towLimits?: readonly [front: TowLimits, back: TowLimits];
  /** END-EQUIP-16: safe entries. */
  readonly entries?: readonly [front: number, back: number];
  readonly transmit?: number;
  readonly human?: true;
  /** END-EQUIP-21: tourists, whom missions take about; they work nowhere. */
  readonly tours?: true;
  /** END-GAMEPLAY-05: it drives along buggy roads. */
  readonly drives?: true;
  /** END-DRILL-01 */
  readonly drills?: true;
  /** END-EXPER-01: which experiment it is. */
  readonly experiment?: 'bio' | 'field';
  /** END-EXPER-01: Bio Experiments are run with it. */
  readonly runsBio?: true;
  /** END-RESCUE-01 */
  readonly rescues?: true;
  /** END-REPAIR-01: a repair operation uses it up. */
  readonly mends?: true;
  /** END-SAT-01 */
  readonly deploys?: true;
  /** END-STATION-01: a station is built with it. */
  readonly builds?: true;
  /** END-MISSION-43: what missions want delivered. */
  readonly provisions?: true;
  /** END-EQUIP-18: whatever it supplies spends it. */
  readonly drains?: true;
}

/** What a piece of equipment can do that a rule asks for by its name. */
export type Ability = {
  readonly [A in keyof Equipment]-?: Equipment[A] extends true | undefined ? A : never;
}[keyof Equipment];

/** What equipment is worth something at, on its front and on its back. */
export type Skill = 'explore' | 'observe' | 'survey' | 'shielding' | 'tow' | 'entries';

export type TowLimits = readonly (readonly [mass: number, burns: number])[];

/** END-DISC-04: what fills a spot; a white one takes any colour. */
export type Colour = 'green' | 'purple' | 'red' | 'yellow';
export type Bead = Colour | 'black';
export type SpotColour = Colour | 'white';

/** END-OBSCARD-03: solar system, star, nebula, galaxy. */
export type Icon = 'circle' | 'diamond' | 'pentagon' | 'octagon';

/** What a card just drawn knows of how it was drawn. */
export interface Exploring {
  readonly site: SiteId;
  readonly stack: Stack;
  readonly rover: Card;
  /** Beads that the discovery roll that follows draws besides (XI6). */
  moreBeads: number;
}

export interface Observing {
  readonly node: NodeId;
  /** None for the Flyeye Observatory and the like. */
  readonly telescope: Card | null;
}

/** What is printed on all copies of a title; `copy` counts from 1. */
interface Title {
  readonly copies: number;
  /** Its copies have a name each. */
  readonly named?: true;
}

export interface MissionTitle extends Title {
  readonly kind: 'mission';
  mission(copy: number): FoundMission;
  /** END-FOUND-13: what it does once it is rotated. */
  readonly rotated?: Pick<Face, 'anywhere'>;
}

/** As a free action: whether there is anything it could do now, and what it does. */
export interface Played {
  isPossible(state: State, copy: number): boolean;
  play(t: Endeavours, copy: number): Flow;
}

/** A card of the Hand that is Discarded once for its effect (END-EXPCARD-05, END-OBSCARD-11). */
export interface Development extends Title {
  readonly kind: 'development';
  readonly played?: Played;
  /** The rolls that it has made again. */
  reviews?(purpose: RollPurpose, copy: number): boolean;
  /** The losses, and whether damage, that it cancels for one card. */
  cancels?(why: Loss | 'damage', copy: number): boolean;
  /** What one sample of any type may count as when it is delivered. */
  countsAs?(copy: number): readonly Spectral[];
  /** Hazard dice that it takes away from one transmission. */
  quietens?(copy: number): number;
}

/** Holds while it lies at its Site or in the sky. */
export interface OngoingTitle extends Title {
  readonly kind: 'ongoing';
  effect(copy: number): Effect;
}

export interface SkyTitle extends OngoingTitle {
  /** END-OBSCARD-14: how long it holds after the current year. */
  years(copy: number): number;
}

/** It lies in a Stack (END-EXPCARD-03). */
export interface Device extends Title {
  readonly kind: 'device';
  face(copy: number): Face;
  /** How often it can be used. */
  uses?(copy: number): number;
}

/** END-EXPCARD: by what is done with them. */
export type ExplorationCard =
  | MissionTitle
  | Device
  | Development
  | OngoingTitle
  /** END-EXPCARD-07: resolved completely. */
  | (Title & { readonly kind: 'immediate'; happens(t: Endeavours, copy: number, exploring: Exploring): Flow })
  | (Title & { readonly kind: 'nothing' });

/** END-OBSCARD */
export type ObservationCard =
  | MissionTitle
  | (Title & { readonly kind: 'astronomy'; readonly icon: Icon })
  | Development
  | SkyTitle
  /** END-OBSCARD-12: resolved completely. */
  | (Title & { readonly kind: 'immediate'; happens(t: Endeavours, copy: number, observing: Observing): Flow });

/** Titles that begin with these letters. */
export type ExplorationsOf<Letters extends string, Kind> = {
  readonly [T in Extract<ExplorationTitle, `${Letters}${number}`>]: Extract<ExplorationCard, Kind>;
};
export type ObservationsOf<Letters extends string, Kind> = {
  readonly [T in Extract<ObservationTitle, `${Letters}${number}`>]: Extract<ObservationCard, Kind>;
};
