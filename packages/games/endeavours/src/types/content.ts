import type { bernals } from '../content/bernals.ts';
import type { colonists } from '../content/colonists.ts';
import type { CrewId } from '../content/crews.ts';
import type { DriftId } from '../content/drift-bernals.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { ExplorationId } from '../content/exploration.ts';
import type { futures } from '../content/futures.ts';
import type { ObservationId } from '../content/observation.ts';
import type { PatentId } from '../content/patents/index.ts';
import type { ProjectId } from '../content/projects.ts';
import type { StationId } from '../content/stations.ts';
import type { SiteId } from '../map/sites.ts';
import type { WaypointId } from '../map/waypoints.ts';

export type {
  CrewId,
  DriftId,
  EquipmentId,
  ExplorationId,
  ObservationId,
  PatentId,
  ProjectId,
  SiteId,
  StationId,
  WaypointId,
};
export type BernalId = keyof typeof bernals;
export type ColonistId = keyof typeof colonists;
export type FutureId = keyof typeof futures;

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
type Platform = 'buggy' | 'raygun' | 'missile';

/** One side of a card, in figures. What it does besides is among the abilities. */
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
  readonly future?: string;
}

export interface BernalCard {
  /** Its home orbit. */
  readonly orbit: string;
  readonly promotesAt: PromotionKind;
}

/** END-COLONY-07 */
export type Speciality = 'prospector' | 'miner' | 'industrialist' | 'engineer';

export interface Colonist {
  readonly human: boolean;
  readonly speciality: Speciality;
  /** Of a Robot. */
  readonly type?: Spectral;
  readonly promotesAt: PromotionKind;
  readonly future: string;
  readonly face: Face;
}

export interface FutureCard {
  readonly points: number;
  readonly adAstra?: true;
  readonly endgame?: true;
}

/** END-EQUIP-04..07: where it enters play. */
type Entry = 'LEO' | 'HOME' | 'LAB' | 'ANY';

/** An equipment card. Its back is its promoted, successful or spent side. */
export interface Equipment {
  readonly enters: Entry;
  readonly front: Face;
  readonly back?: Face;
  /** Aqua, and whether any Anchored Bernal will do (END-EQUIP-09, 10). */
  readonly promotion?: { readonly cost: number; readonly at: 'LAB' | 'BER' };
  /** The physical cards it shares with another (END-EQUIP-24). */
  readonly shares?: string;
  readonly explore?: readonly [front: number, back: number];
  readonly observe?: readonly [front: number, back: number];
  readonly survey?: readonly [front: number, back: number];
  readonly shielding?: readonly [front: number, back: number];
  readonly tow?: readonly [front: number, back: number];
  /** END-EQUIP-16: safe entries. */
  readonly entries?: readonly [front: number, back: number];
  readonly transmit?: number;
  readonly human?: true;
}

/** END-DISC-04: what fills a spot; a white one takes any colour. */
export type Colour = 'green' | 'purple' | 'red' | 'yellow';
export type Bead = Colour | 'black';
export type SpotColour = Colour | 'white';

/** END-OBSCARD-03: solar system, star, nebula, galaxy. */
export type Icon = 'circle' | 'diamond' | 'pentagon' | 'octagon';
