import type { Deck, Table } from '@starboard/kernel';
import type {
  BaseMissionId,
  Bead,
  BernalId,
  ColonistId,
  Colour,
  CrewId,
  DeckName,
  DriftId,
  EquipmentId,
  ExplorationId,
  FutureId,
  NodeId,
  ObservationId,
  PatentId,
  ProjectId,
  SiteId,
  Spectral,
  StationId,
} from './cards.ts';
import type { TextKey, Words } from './texts.ts';

type SampleId = `sample:${Spectral}`;
type CometId = `comet:${SiteId}`;
/** Everything that can lie in a Stack or in the Hand. */
export type CardId =
  | PatentId
  | CrewId
  | BernalId
  | ColonistId
  | EquipmentId
  | SampleId
  | CometId
  | ExplorationId
  | ObservationId
  | DriftId;

/** Patents and colonists are white, black or purple; equipment lies on its front or back; a found card may be rotated. */
export type Side = 'white' | 'black' | 'purple' | 'front' | 'back' | 'rotated';

/** A card in play. In the Hand it has no number and no side: there it is only its id. */
export interface Card {
  /** Its own for the whole game, never used again. */
  readonly no: number;
  readonly card: CardId;
  side: Side;
  /** A radiator’s way up. */
  heavy: boolean;
  damaged: boolean;
  lonely: boolean;
  /** Safe entries, movements of a trigger, whatever it holds of itself. */
  uses: number;
  /** XO13: the Site where it was produced. */
  madeAt: SiteId | null;
}

/** END-FUEL-06 */
export type FuelType = 'water' | 'dirt' | 'isotope';

/** Fuel tanks carried as Cargo, each of mass 1 (END-FUEL-08). */
export interface Cargo {
  water: number;
  dirt: number;
  isotope: { [type in Spectral]?: number };
}

/**
 * END-CORE-04. Drift Bernals have no Stack (END-DRIFT-05); a mobile factory is a Stack without cards (END-FREIGHT-06).
 * `bernal` is the Stack of a Bernal card, be it the Home Bernal, anchored or under way.
 */
export type StackKind =
  | 'leo'
  | 'rocket'
  | 'outpost'
  | 'spaceOutpost'
  | 'siteOutpost'
  | 'freighter'
  | 'slipstream'
  | 'bernal'
  | 'mobile';

export interface Stack {
  /** Its own for the whole game: LEO is 0. */
  readonly no: number;
  kind: StackKind;
  /** Null in wormhole transit (END-CORE-01). */
  node: NodeId | null;
  cards: Card[];
  /** The rung of its wet mass on the fuel ladder, see `rules/fuel.ts`; null without fuel. Moves with the dry mass. */
  wet: number | null;
  /** What `wet` is of. */
  fuel: FuelType;
  /** Of isotope fuel. */
  isotope: Spectral | null;
  cargo: Cargo;
  glitch: boolean;
  /** It has used its movement of this year. */
  moved: boolean;
  /** Years in which it may not move yet (END-BURN-09). */
  coasting: number;
  /** The year it comes out of a wormhole, and where (END-WORM-09). */
  arrives: { readonly year: number; readonly node: NodeId } | null;
  /** END-TRACTOR-08: Stacks and comets in tow. */
  tows: Tow[];
  /** What developments have promised to its next movement. */
  boons: Boon[];
  /** Cargo water that came from outside the Earth zone (U08). */
  far?: number;
}

export type Tow = { readonly stack: number } | { readonly comet: SiteId };

/** XV1, XV7, OV6: bonus burns in the next movement; a start from an Adjacent node. */
interface Boon {
  readonly burns: number;
  readonly from?: NodeId;
}

/** A Site once something has happened there; others have none. */
export interface SiteState {
  readonly id: SiteId;
  /** END-SITE-01: no longer new. */
  visited: boolean;
  /** Hazard dice; they stay for good (END-EXPLORE-10). */
  hazard: number[];
  /** 0 once fully explored, or before the site rolls. */
  terrain: number;
  potential: number;
  explored: boolean;
  claim: boolean;
  busted: boolean;
  factory: boolean;
  /** The refinery whose black side built the Factory and lends it an ability (END-PATENT-09). */
  plant: PatentId | null;
  colony: boolean;
  /** A comet towed away (END-TRACTOR-04). */
  gone: boolean;
  /** Ongoing exploration cards (END-EXPCARD-08, 10). */
  ongoing: ExplorationId[];
  /** The year of its last refuel operation (END-REFUEL-06). */
  refuelled: number;
  /** XI13: nobody leaves up to the end of this year. */
  stormUntil: number;
}

export interface Bernal {
  readonly card: BernalId;
  anchored: boolean;
  /** The Home Bernal (END-START-05). */
  home: boolean;
}

export interface Drift {
  readonly card: DriftId;
  readonly slot: 'kalpana' | 'stanford';
  node: NodeId | null;
  anchored: boolean;
  /** The Stack that carries it as Cargo (END-DRIFT-14). */
  carriedBy: number | null;
}

export interface Station {
  readonly card: StationId;
  /** Null until it is built. */
  node: NodeId | null;
}

export interface Wormhole {
  entrance: NodeId;
  /** Not placed before it is first traversed (END-WORM-03). */
  exit: NodeId | null;
}

interface Ejection {
  nodes: NodeId[];
  readonly dice: readonly [number, number];
}

/** What has been done for a mission. Which fields count depends on its need. */
export interface Progress {
  /** Sites and nodes credited. */
  places: NodeId[];
  /** Numbers of the cards to be delivered, or of the card that must come home. */
  cards: number[];
  delivered: string[];
  produced: number;
  count: number;
  /** Beads on its discovery spots, observation spots filled, by position; null where empty. */
  beads: (Colour | null)[];
  filled: boolean[];
  /** What stands on the map and is credited to it: `colony:CERES` (END-MISSION-07, 11). */
  tokens: string[];
  /** Water produced for it, by Site (END-MISSION-30). */
  yields?: { [site in SiteId]?: number };
}

type MissionStatus = 'open' | 'done' | 'failed' | 'replaced';

/** A base mission in play, or its record. */
export interface Mission extends Progress {
  readonly card: BaseMissionId;
  status: MissionStatus;
  /** The year it was done or failed in. */
  year: number;
}

/** A discovered mission (END-FOUND-01). One with mass is a card in a Stack as well. */
export interface Found extends Progress {
  readonly card: ExplorationId | ObservationId;
  /** The Site of its discovery; null for one of the sky. */
  readonly site: SiteId | null;
  readonly drawn: number;
  /** END-FOUND-16; null without a limit. */
  due: number | null;
  /** The card in a Stack, if it has mass. */
  no: number | null;
  status: 'open' | 'points' | 'failed';
  points: number;
  penalty: number;
}

/** An ongoing observation card, and the last year that it holds for (END-OBSCARD-14). */
interface Sky {
  readonly card: ObservationId;
  readonly until: number;
}

/** Rights to do more than the year’s one operation (END-CORE-16, END-RULE-21). */
interface Rights {
  /** The year's operation is still to be done. */
  operation: boolean;
  /** Third years: one explore or observe, one transmit. */
  exploreOrObserve: boolean;
  transmit: boolean;
  /** Colonists whose extra operation was used this year: numbers of cards. */
  specialists: number[];
  /** Granted by cards: one more of an operation. */
  granted: Grant[];
}

export interface Grant {
  readonly operations: readonly string[];
  /** More test dice for it, and whatever else the card says. */
  readonly dice?: number;
  readonly free?: boolean;
  readonly ignoresHandLimit?: boolean;
  readonly peek?: boolean;
}

export type Stage =
  | 'startingHand'
  | 'homeBernal'
  | 'startingFactory'
  | 'mats'
  | 'profit'
  | 'year'
  | 'checks'
  | 'event'
  | 'over';

export interface State {
  readonly difficulty: 1 | 2 | 3 | 4;
  readonly options: Options;
  readonly crew: CrewId;
  stage: Stage;
  /** 1 to 84. */
  year: number;
  /** Aqua (END-CORE-13). */
  bank: number;
  hand: CardId[];
  stacks: Stack[];
  nextNo: number;
  nextStack: number;
  sites: { [site in SiteId]?: SiteState };
  /** The last card lies on top. */
  patents: { [deck in DeckName]: (PatentId | BernalId)[] };
  /** END-HIDDEN-01: what left each of them unseen at set-up; matches that began before it was kept have none. */
  removed?: { [deck in DeckName]?: (PatentId | BernalId)[] };
  /** The colonist queue, the next one last. */
  queue: ColonistId[];
  exploration: Deck<ExplorationId>;
  observation: Deck<ObservationId>;
  missionPiles: { easy: BaseMissionId[]; medium: BaseMissionId[]; hard: BaseMissionId[] };
  driftDeck: DriftId[];
  /** Equipment left in the Pool, by kind; samples by type. */
  pool: { [kind in EquipmentId]?: number };
  samples: { [type in Spectral]: number };
  /** The discovery bag. */
  bag: { [bead in Bead]: number };
  /** Filled discovery spots of the playmats, by their id (`tables/playmats.ts`). */
  filled: { [spot: string]: Colour };
  /** Unlock costs that are paid, by the id of what they unlock. */
  paid: string[];
  /** Aqua rows that have paid out. */
  rows: string[];
  projects: ProjectId[];
  /** Named for Mental Toughness: the number of the card. */
  tough: number | null;
  stations: Station[];
  drift: Drift[];
  bernals: Bernal[];
  satellites: NodeId[];
  wormholes: Wormhole[];
  holes: NodeId[][];
  ejections: Ejection[];
  elevators: string[];
  missions: Mission[];
  found: Found[];
  /** Tokens credited to missions that are complete (END-MISSION-07). */
  credited: string[];
  skies: Sky[];
  futures: FutureId[];
  colonistBonus: number;
  extraDieUsed: boolean;
  disksRemoved: number;
  /** FINAO costs double once isotope fuel was first produced (END-HAZARD-02). */
  isotopeMade: boolean;
  /** Water unloaded at LEO from outside the Earth zone (U08). */
  waterBridge: number;
  /** Zones from which successful Bio Experiments were delivered (U13). */
  bioZones: string[];
  rights: Rights;
  /** What developments have promised to the next operation of a kind: `purchase.six`, `purchase.free`. */
  promises: string[];
  /** Uses of abilities: in this year, in this sunspot cycle, in this game. */
  usedYear: string[];
  usedCycle: string[];
  usedGame: string[];
  log: YearNote[];
  deeds: Deed[];
  /** Set at the end of year 84. */
  result: Result | null;
}

export type SunspotEvent =
  | 'inspiration'
  | 'glitch'
  | 'padExplosion'
  | 'loneliness'
  | 'budgetCuts'
  | 'solarFlare'
  | 'wormhole';

/** One line of the timeline: what the year came to (END-HIDDEN-10). */
export interface YearNote {
  readonly year: number;
  readonly event: SunspotEvent | null;
  readonly bank: number;
  readonly score: number;
  readonly discoveries: number;
  readonly water: number;
}

/** A line of the log that the chronicle keeps, with its year. */
export interface Deed extends Words {
  readonly year: number;
}

export interface Result {
  readonly won: boolean;
  readonly score: number;
  readonly needed: number;
  readonly missionsDone: number;
  readonly missionsNeeded: number;
}

/** END-HIDDEN-05 */
interface Options {
  readonly noSails: boolean;
  readonly wormholeBlueOnly: boolean;
  readonly hazardScale: number;
  readonly boostWater: boolean;
}

export type Endeavours = Table<State, TextKey>;
