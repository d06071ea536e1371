import {
  type Effect as BentBy,
  Effects,
  type Flow,
  type Option,
  type Show,
  type Source,
  type Text,
} from '@starboard/kernel';
import { bernalAbilities } from './content/abilities/bernals.ts';
import { cardAbilities, farHooks, farReaching, ownHooks } from './content/abilities/cards.ts';
import { driftAbilities } from './content/abilities/drift-bernals.ts';
import { futureAbilities } from './content/abilities/futures.ts';
import { ongoingAbilities } from './content/abilities/ongoing.ts';
import { plantAbilities } from './content/abilities/plants.ts';
import { privileges } from './content/abilities/privileges.ts';
import { projectAbilities } from './content/abilities/projects.ts';
import { skyAbilities } from './content/abilities/skies.ts';
import { stationAbilities } from './content/abilities/stations.ts';
import { nameOfEffect } from './effect-names.ts';
import type { Change } from './rules/arithmetic.ts';
import { homeBernal } from './rules/bernals.ts';
import { isWorking } from './rules/playmats.ts';
import type {
  Card,
  CardId,
  Drift,
  Endeavours,
  EquipmentId,
  ExplorationId,
  Feature,
  NodeId,
  ObservationId,
  SiteId,
  SiteState,
  Stack,
  State,
  Station,
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
    /** How many exploration or observation cards are drawn of which one is resolved. */
    readonly cardsDrawn: readonly [number, { readonly deck: 'exploration' | 'observation' }];
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
    readonly sizeReroll: readonly [string, Record<never, never>];
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
    /** XO3: these are not Operational here. */
    readonly silenced: readonly [EquipmentId, { readonly node: NodeId }];
    readonly exomigrationBar: readonly [Text, Record<never, never>];
    readonly transmitBar: readonly [Text, Record<never, never>];
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
    readonly buildsWith: readonly [EquipmentId, { readonly by: Stack }];
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

/** The order in which effects apply: privilege, Bernals, projects, stations, Drift Bernals, Sites, skies, Futures, cards that reach far, the Stack's own cards. */
const sources: readonly Source<Hooks>[] = [
  (state, show, _, hook) => {
    const { homes, outposts } = hooksByPlace();
    if (homes.has(hook)) {
      if (homeBernal(state)?.anchored && !isCrewLonely(state)) show(privileges[state.crew], null); // END-BERNAL-02
      for (const { card, anchored } of state.bernals) if (anchored) showBernal(state, card, show);
    }
    for (const project of state.projects) {
      const ability = projectAbilities[project];
      if (ability?.[hook] !== undefined && isWorking(state, project)) show(ability, null);
    }
    if (!outposts.has(hook)) return;
    for (const station of state.stations) if (station.node !== null) show(stationAbilities[station.card], station);
    for (const drift of state.drift) if (drift.anchored) show(driftAbilities[drift.card], drift);
  },
  (state, show, _, hook) => {
    const { sites, skies } = hooksByPlace();
    if (sites.has(hook)) {
      for (const id in state.sites) {
        const site = state.sites[id as SiteId]!;
        if (site.plant !== null) show(plantAbilities[site.plant], site);
        for (const card of site.ongoing) show(ongoingAbilities[card], site);
      }
    }
    if (!skies.has(hook)) return;
    for (const { card } of state.skies) show(skyAbilities[card], null);
    for (const future of state.futures) show(futureAbilities[future], null);
  },
  (state, show, by, hook) => {
    if (farHooks.has(hook)) {
      for (const { cards } of state.stacks) for (const card of cards) if (isAble(card)) show(farReaching(card), card);
    }
    if (isStack(by) && ownHooks.has(hook))
      for (const card of by.cards) if (isAble(card)) show(cardAbilities(card), card);
  },
];

const inForce = new Effects<Hooks>(sources);

type Abilities = { readonly [id: string]: Effect | undefined };
type Place = 'homes' | 'outposts' | 'sites' | 'skies';

let hooks: { readonly [place in Place]: ReadonlySet<string> } | undefined;

/** The hooks that anything in such a place has, so that others pass over it; told when first asked, for abilities and rules load each other. */
function hooksByPlace(): NonNullable<typeof hooks> {
  hooks ??= {
    homes: hooksOf([privileges, ...Object.values(bernalAbilities)]),
    outposts: hooksOf([stationAbilities, driftAbilities]),
    sites: hooksOf([plantAbilities, ongoingAbilities]),
    skies: hooksOf([skyAbilities, futureAbilities]),
  };
  return hooks;
}

function hooksOf(abilities: readonly Abilities[]): Set<string> {
  return new Set(abilities.flatMap(each => Object.values(each).flatMap(effect => Object.keys(effect ?? {}))));
}

/** `by` is a Stack or nothing; owners are never asked about. */
function isStack(by: unknown): by is Stack {
  return by !== undefined && by !== null && (by as Stack).cards !== undefined;
}

/** END-BERNAL-02, 08: the home ability while it is home, the second one once it is promoted. */
function showBernal(state: State, card: State['bernals'][number]['card'], show: Show<Hooks>): void {
  const { home, promoted } = bernalAbilities[card];
  const bernal = state.bernals.find(each => each.card === card)!;
  if (bernal.home) show(home, null);
  if (state.stacks.some(({ cards }) => cards.some(each => each.card === card && each.side === 'purple')))
    show(promoted, null);
}

/** END-DAMAGE-01, END-LONELY-06: neither damaged nor lonely cards have abilities. */
function isAble({ damaged, lonely }: Card): boolean {
  return !damaged && !lonely;
}

/** END-LONELY-06: its privilege rests with it. */
function isCrewLonely({ stacks, crew }: State): boolean {
  return stacks.some(({ cards }) => cards.some(({ card, lonely }) => lonely && card === crew));
}

/** The value after every effect in force has had its say. */
export function bend<K extends keyof Hooks['changes']>(
  state: State,
  hook: K,
  value: Hooks['changes'][K][0],
  about: Hooks['changes'][K][1],
): Hooks['changes'][K][0] {
  return inForce.change(state, hook, value, about);
}

/** Numbers of rolls, whose sums the log explains. */
type Sum =
  | 'shielding'
  | 'sizeRoll'
  | 'hazardSum'
  | 'hazardDice'
  | 'testDice'
  | 'interferometry'
  | 'cmeRoll'
  | 'target'
  | 'beads'
  | 'terrain';

type Bending = (value: number, about: object, owner: Hooks['owner'], state: State) => number;

/** What every effect in force does to a number, by its name and in the same order. */
export function changesTo<K extends Sum>(
  state: State,
  hook: K,
  value: number,
  about: Hooks['changes'][K][1] & { readonly by?: Stack | null },
): readonly Change[] {
  const changes: Change[] = [];
  let now = value;
  const show: Show<Hooks> = (effect, owner) => {
    const bent = (effect?.[hook] as Bending | undefined)?.(now, about, owner, state) ?? now;
    if (bent !== now) changes.push({ by: bent - now, name: nameOfEffect(effect!, owner) });
    now = bent;
  };
  for (const source of sources) source(state, show, (about.by ?? undefined) as Hooks['owner'] | undefined, hook);
  return changes;
}

/** Everything that the effects in force tell. */
export function told<K extends keyof Hooks['tells']>(
  state: State,
  hook: K,
  about: Hooks['tells'][K][1],
): readonly Hooks['tells'][K][0][] {
  return inForce.tell(state, hook, about);
}

/** Lets every effect react that is in force. */
export function react<K extends keyof Hooks['events']>(t: Endeavours, hook: K, about: Hooks['events'][K]): Flow {
  return inForce.react(t, hook, about);
}
