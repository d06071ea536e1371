import { type Effect as BentBy, Effects, type Flow } from '@starboard/kernel';
import type {
  Ability,
  Card,
  CardId,
  Drift,
  Endeavours,
  Equipment,
  ExplorationId,
  Feature,
  Named,
  NodeId,
  ObservationId,
  Option,
  Reason,
  SiteId,
  SiteState,
  Stack,
  State,
  Station,
  TextKey,
  Zone,
} from './types.ts';

/** What a roll is for: texts tell it as `roll.<purpose>`, and Peer Review looks at its kind. */
export type RollPurpose =
  | 'explore'
  | 'observe'
  | 'shielding'
  | 'tow'
  | 'transmit'
  | 'size'
  | 'hazard'
  | 'epic'
  | 'drill'
  | 'rescue'
  | 'experiment'
  | 'wormhole'
  | 'belt'
  | 'flare'
  | 'siteHazard'
  | 'glitch'
  | 'card';

/** The rolls of test dice (END-DICE-01). */
export type TestPurpose = 'explore' | 'observe' | 'shielding' | 'tow' | 'transmit' | 'wormhole';

/** Why a card goes: effects and texts ask (`loss.<why>`). */
export type Loss =
  | 'voluntary'
  | 'used'
  | 'hazard'
  | 'belt'
  | 'flare'
  | 'glitch'
  | 'padExplosion'
  | 'shielding'
  | 'hole'
  | 'wormhole'
  | 'limit'
  | 'delivered'
  | 'card'
  | 'future'
  | 'settled';

/** What a hazard roll is about: an aerobrake node, a crash hazard, a factory-assisted landing or lift-off. */
export type HazardKind = 'aerobrake' | 'crash' | 'assistLanding' | 'assistLiftOff' | 'airEater';

/** What is refuelled, and by what. */
interface Refuelling {
  readonly by: Stack | null;
  readonly site: SiteId;
  readonly how: 'isru' | 'factory';
  /** The ISRU platform that does it. */
  readonly platform: Card | null;
  /** A Miner's, after the first of the same operation (END-REFUEL-03). */
  readonly again: boolean;
}

/** A free action that an effect adds to the year. */
export interface Offer extends Option {
  /** The rule or card named when it is shown as blocked. */
  readonly rule?: string;
  take(t: Endeavours): Flow;
}

/** Where equipment or patents may enter besides the usual places, and at how many times the mass. */
export interface BoostPlace {
  readonly node: NodeId;
  /** What may be boosted there. */
  readonly takes: (card: CardId) => boolean;
  /** Aqua for a card of this mass. */
  readonly price: (mass: number) => number;
}

/** Where products may be made besides Factories. */
export interface Workshop {
  readonly node: NodeId;
  readonly takes: (card: CardId) => boolean;
}

/** All hooks. `by` is the Stack the question is about: its cards are asked then, as well as what holds for all. */
export interface Hooks {
  readonly state: State;
  readonly textKey: TextKey;
  /** What the effect belongs to: a card in a Stack, a station, a Drift Bernal, a Site with its cards; null for what holds everywhere. */
  readonly owner: Card | Station | Drift | SiteState | null;
  readonly changes: {
    // Stacks and movement
    readonly hardness: readonly [number, { readonly card: Card }];
    readonly cardMass: readonly [number, { readonly card: CardId }];
    /** The mass of Cargo water FTs of a Stack, after their number. */
    readonly waterMass: readonly [number, { readonly by: Stack }];
    readonly shielding: readonly [number, { readonly by: Stack }];
    readonly netThrust: readonly [number, { readonly by: Stack; readonly from: NodeId }];
    /** END-MOVE-05: what Powersat gives to a pushable Spacecraft. */
    readonly powersatThrust: readonly [number, Record<never, never>];
    /** Of solar cards, END-MOVE-04; asked with the card that the Sun drives. */
    readonly zoneModifier: readonly [number, { readonly by: Stack; readonly from: NodeId; readonly card: Card }];
    readonly bonusPivots: readonly [number, { readonly by: Stack; readonly from: NodeId }];
    readonly bonusBurns: readonly [number, { readonly by: Stack; readonly from: NodeId; readonly pushed: boolean }];
    readonly pivotCost: readonly [number, Record<never, never>];
    readonly liftValue: readonly [number, { readonly by: Stack; readonly site: SiteId }];
    /** Hazard sum of a shielding roll at a node; `lander` says that it is for landing or lifting off (END-SHIELD-03). */
    readonly hazardSum: readonly [number, { readonly by: Stack; readonly node: NodeId; readonly lander: boolean }];
    // Sites
    readonly hydration: readonly [number, { readonly site: SiteId }];
    readonly terrain: readonly [number, { readonly site: SiteId }];
    /** The result of a size roll: lower is better. */
    readonly sizeRoll: readonly [number, { readonly by: Stack | null; readonly site: SiteId }];
    readonly hazardDice: readonly [number, { readonly site: SiteId }];
    readonly refuelYield: readonly [number, Refuelling];
    readonly airEaterYield: readonly [number, { readonly by: Stack }];
    // Rolls
    readonly testDice: readonly [
      number,
      { readonly by: Stack | null; readonly purpose: TestPurpose; readonly node: NodeId },
    ];
    /** END-SAT-08, 15: the X of Interferometry. */
    readonly interferometry: readonly [number, Record<never, never>];
    readonly cmeRoll: readonly [number, { readonly zone: Zone }];
    /** The number that a drill, rescue or experiment must show. */
    readonly target: readonly [
      number,
      {
        readonly by: Stack;
        readonly purpose: 'drill' | 'rescue' | 'bioExperiment' | 'fieldExperiment';
        readonly node: NodeId;
      },
    ];
    readonly transmitValue: readonly [number, { readonly card: Card }];
    /** Beads of a discovery roll made at this node. */
    readonly beads: readonly [number, { readonly node: NodeId }];
    // Money and cards
    readonly profit: readonly [number, Record<never, never>];
    readonly income: readonly [number, Record<never, never>];
    readonly researchPrice: readonly [number, { readonly cards: number }];
    readonly handLimit: readonly [number, Record<never, never>];
    readonly boostPrice: readonly [number, { readonly card: CardId; readonly mass: number }];
    readonly boostTotal: readonly [number, Record<never, never>];
    /** Aqua for boosting a card to the Home Bernal, before `boostPrice`. */
    readonly homePrice: readonly [number, { readonly card: CardId; readonly mass: number }];
    readonly purchaseLimit: readonly [number, Record<never, never>];
    readonly purchasePrice: readonly [number, Record<never, never>];
    readonly unlockPrice: readonly [number, { readonly unlock: string }];
    readonly promotionPrice: readonly [number, { readonly card: Card; readonly node: NodeId }];
    readonly salePrice: readonly [number, { readonly card: Card }];
    readonly products: readonly [number, { readonly site: SiteId }];
    readonly insurancePrice: readonly [number, Record<never, never>];
    readonly colonistLimit: readonly [number, { readonly robots: number }];
    readonly driftWater: readonly [number, Record<never, never>];
    readonly satelliteHardness: readonly [number, Record<never, never>];
    readonly colonistsDrawn: readonly [number, Record<never, never>];
    /** XO8: what a discovered mission is worth. */
    readonly foundPoints: readonly [
      number,
      { readonly card: ExplorationId | ObservationId; readonly site: SiteId | null },
    ];
  };
  readonly tells: {
    readonly powersat: readonly [true, Record<never, never>];
    /** END-EQUIP-19: the whole Spacecraft is pushable. */
    readonly pushable: readonly [true, { readonly by: Stack }];
    readonly siteFeature: readonly [readonly Feature[], { readonly site: SiteId }];
    /** No hazard roll is needed. */
    readonly hazardFree: readonly [
      true,
      {
        readonly by: Stack;
        readonly hazard: HazardKind;
        readonly node: NodeId;
        /** Where it flies on to, if that is known. */
        readonly towards?: NodeId;
      },
    ];
    /** A failed hazard roll may be rolled again: the name of the use, noted for the year. */
    readonly hazardReroll: readonly [string, { readonly by: Stack; readonly hazard: HazardKind }];
    readonly epicReroll: readonly [string, { readonly by: Stack | null; readonly what: 'elevator' | 'future' }];
    /** Two cards are drawn of which one is resolved: the name of the use, noted for the year. */
    readonly secondDraw: readonly [string, { readonly deck: 'exploration' | 'observation' }];
    readonly sizeReroll: readonly [Named<'use'>, Record<never, never>];
    readonly wormholeReroll: readonly [string, Record<never, never>];
    readonly beltImmune: readonly [true, { readonly by: Stack }];
    readonly ejectionImmune: readonly [true, { readonly by: Stack }];
    /** A survey value at a site type roll (END-SURVEY-01). */
    readonly survey: readonly [number, { readonly by: Stack | null; readonly site: SiteId }];
    /** It is a Base Array, a Repair Bot, an antenna by another name. */
    readonly repairs: readonly [true, { readonly by: Stack }];
    readonly repairWithoutParts: readonly [string, { readonly node: NodeId }];
    /** C09, drones: a Glitch is repaired by `human` at any time, or by a use that is noted for the year. */
    readonly glitchFix: readonly [string, { readonly by: Stack }];
    /** 47: Spare Parts are kept on this result or more. */
    readonly partsLast: readonly [number, Record<never, never>];
    /** An antenna without being one: its transmit value (END-RADIO-01). */
    readonly antenna: readonly [number, { readonly by: Stack }];
    /** C12: a person who needs no antenna to be a contact: the transmit value. */
    readonly needsNoAntenna: readonly [number, { readonly by: Stack; readonly card: Card }];
    /** D04: the transmit value of an Anchored Bernal. */
    readonly placeTransmits: readonly [number, { readonly node: NodeId }];
    readonly relay: readonly [NodeId, Record<never, never>];
    readonly neverLonely: readonly [true, { readonly by: Stack; readonly card: Card }];
    readonly neverIsolated: readonly [true, { readonly by: Stack; readonly card: Card }];
    /** END-LONELY-10: it recovers here at the end of a year. */
    readonly recovers: readonly [true, { readonly by: Stack; readonly card: Card }];
    readonly eventImmunity: readonly [true, { readonly event: 'padExplosion' | 'budgetCuts' }];
    readonly boostPlaces: readonly [BoostPlace, Record<never, never>];
    readonly workshops: readonly [Workshop, Record<never, never>];
    /** Where equipment may be promoted besides Labs and Anchored Bernals. */
    readonly promotionPlace: readonly [NodeId, Record<never, never>];
    readonly labs: readonly [NodeId, { readonly use: 'delivery' }];
    /** Where Aqua may be loaded and unloaded besides the Bank (D11). */
    readonly banks: readonly [NodeId, Record<never, never>];
    /** END-OBSERVE-01: observing without a telescope: the value; or from a Site. */
    readonly observatory: readonly [{ readonly node: NodeId; readonly value: number }, Record<never, never>];
    readonly observesFromSite: readonly [true, { readonly site: SiteId }];
    /** N03: nothing damages this card. */
    readonly neverDamaged: readonly [true, { readonly by: Stack; readonly card: Card }];
    /** Power Grid: solar cards work here although it is the Neptune zone. */
    readonly sunlit: readonly [true, { readonly node: NodeId }];
    /** XO3: what can do this is not Operational here. */
    readonly silenced: readonly [keyof Equipment, { readonly node: NodeId }];
    readonly whyNotExomigrate: readonly [Reason, Record<never, never>];
    readonly whyNotTransmit: readonly [Reason, Record<never, never>];
    /** Another fate for a card that is Decommissioned: a name of the use, noted for the year, and where it goes. */
    readonly spared: readonly [
      { readonly use: string; readonly to: 'hand' | NodeId },
      { readonly by: Stack; readonly card: Card },
    ];
    /** N10: Humans are not lost to shielding failures. */
    readonly humansSafe: readonly [true, { readonly by: Stack }];
    /** B01: a Robot may found a Colony here. */
    readonly robotFounds: readonly [true, { readonly site: SiteId }];
    /** F12: the Human stays on these results. */
    readonly founderStays: readonly [number, { readonly site: SiteId }];
    /** F07, F11, N04: industrializing with less. */
    readonly industryWaives: readonly [
      'robonautCurrent' | 'robonautDamage' | 'refinery',
      { readonly by: Stack; readonly refinery: Card | null },
    ];
    /** N16: a station out of General Supplies. */
    readonly buildsWith: readonly [Ability, { readonly by: Stack }];
    /** R09: it may be sent again, next year, to the Site that it busted. */
    readonly triesAgain: readonly [true, { readonly by: Stack; readonly platform: Card }];
    /** N02: a failed size roll of its own leaves no disk: a name of the use, noted for the cycle. */
    readonly bustIgnored: readonly [string, { readonly by: Stack; readonly platform: Card }];
    /** N17: how many Adjacent Sites are prospected in one operation. */
    readonly prospectsAdjacent: readonly [number, { readonly by: Stack; readonly platform: Card }];
    /** Tanks that hold Cargo water: how much, and whether every two count as mass 1 or nothing at all. */
    readonly tanks: readonly [{ readonly holds: number; readonly halves: boolean }, { readonly by: Stack }];
    /** F06: nodes that a Factory on this Site may refuel, too. */
    readonly refuelsAt: readonly [NodeId, { readonly site: SiteId }];
    /** More options among the free actions. */
    readonly offers: readonly [readonly Offer[], Record<never, never>];
    /** 55: operations that the third-year bonus may be besides. */
    readonly bonusOperation: readonly [readonly string[], Record<never, never>];
    /** 59: one more bead for the first black one. */
    readonly blankFilter: readonly [true, Record<never, never>];
    /** 64: roll the potential die twice. */
    readonly steadyPotential: readonly [true, { readonly site: SiteId }];
    /** N01: products may appear at any Anchored Bernal. */
    readonly productsAnywhere: readonly [true, { readonly site: SiteId }];
  };
  readonly events: {
    readonly yearBegins: Record<never, never>;
    readonly yearEnds: Record<never, never>;
    readonly boosted: { readonly paid: number };
    readonly colonyFounded: { readonly by: Stack; readonly site: SiteId; readonly founder: Card };
  };
}

/** What bends a rule. */
export type Effect = BentBy<Hooks>;

/** What bends the rules now; `compose.ts` says where it comes from. */
export const effects = new Effects<Hooks>();
