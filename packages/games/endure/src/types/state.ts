import type { Deck, Table } from '@starboard/kernel';
import type { Mission } from '../cards/missions/schema/index.ts';
import type { Campaign } from './campaign.ts';
import type { Ally, Boss, Figure, Token, TokenFace } from './enemies.ts';
import type { AccomplishmentId, EventId, ItemCardId, ItemId, ResolveCardId } from './ids.ts';
import type { SurvivorId, ZoneId } from './map.ts';
import type { Survivor } from './survivors.ts';
import type { TextKey, Words } from './texts.ts';

/** The table with this game on it. */
export type Endure = Table<State, TextKey>;

export interface Noise {
  zone: ZoneId;
  readonly level: number;
  /** ETS-NOISE-09: made in a Resolution phase, it stays until the end of the next one. */
  late: boolean;
  /** ETS-CG-0807, 1107: it never ends and moves with what makes it, a figure or an objective by its number. */
  readonly with?: { readonly figure: number } | { readonly objective: number };
  /** ETS-BOSS-27: the figure that made it is not drawn by it. */
  readonly by?: number;
  /** ETS-CG-1010: the survivor who made it. */
  readonly maker?: SurvivorId;
}

/** ETS-DOOR-01: a door or exit. What holds it open or shut for a time beats Lockdown; the last hold counts. */
export interface Door {
  readonly locked: boolean;
  readonly holds: readonly Hold[];
  /** ETS-CG-0104: it is gone, and where it was there is wall. */
  readonly sealed?: true;
}

export interface Hold {
  readonly as: 'open' | 'locked';
  /** The round at whose end it is over; 0: when the event in force ends. */
  readonly until: number;
}

export interface Objective {
  /** Its place in the mission's list. */
  readonly id: number;
  zone: ZoneId;
  carrier: SurvivorId | null;
  /** Used, collected for good, handed in or destroyed: it is off the map. */
  done: boolean;
  /** It has been collected once, or calmed: from then on anybody can take it. */
  taken: boolean;
  /** Carried off the map. */
  out: boolean;
  /** ETS-VAR-18: damage that a destructible one has kept. */
  hurt: number;
}

export interface Turret {
  readonly by: SurvivorId;
  readonly zone: ZoneId;
  /** ETS-CLASS table: Enemy phases in which it still fires. */
  left: number;
}

/** ETS-LOADER-01: there is one at most (ETS-COMP-04). */
export interface Loader {
  zone: ZoneId;
  pilot: SurvivorId | null;
  /** ETS-LOADER-18: from the charge until the pilot's next turn. */
  powered: boolean;
}

/** ETS-ROUND-01; in a campaign also what lies between two missions: the way back, the Refuge, and the choice of the next. */
export type Phase = 'survivors' | 'enemies' | 'resolution' | 'interlude' | 'refuge' | 'departure';

/** What is counted for the end screen and the simulation. */
export interface Tally {
  kills: number;
  revealed: number;
  searches: number;
}

export interface State {
  /** Which mission is played, by its key. */
  mission: string;
  /** A mission that is not of the box, as it was given. */
  readonly custom: Mission | null;
  /** The campaign that the mission is part of. */
  campaign: Campaign | null;
  /** Only the switches that differ from the default. */
  readonly variants: { readonly [variant: string]: string };
  /** ETS-GAME-07: the number of survivors at set-up. */
  crewSize: number;
  round: number;
  phase: Phase;
  /** In clockwise order. A survivor's place is its number. */
  survivors: Survivor[];
  firstPlayer: number;
  /** How many survivors have finished their turn in this phase. */
  turnsTaken: number;
  /** The survivor whose turn has begun, or -1. */
  acting: number;
  figures: Figure[];
  tokens: Token[];
  /** ETS-SETUP-14: a bag; its order means nothing. */
  pile: TokenFace[];
  /** ETS-CG-0104, 0706: tokens that have left the game face down. */
  unseen: Token[];
  /** The next number for a figure, token or other thing. */
  nextId: number;
  noises: Noise[];
  /** Never changed in place: another list is another map. */
  doors: readonly Door[];
  /** ETS-ABIL-08: walls that were opened, as pairs of zones. */
  breaches: readonly (readonly [ZoneId, ZoneId])[];
  bubbles: ZoneId[];
  decoys: ZoneId[];
  turrets: Turret[];
  objectives: Objective[];
  bosses: Boss[];
  allies: Ally[];
  loader: Loader | null;
  /** ETS-MISSION-03: cards that the mission has laid aside, by the name of their pool. */
  aside: { [pool: string]: ItemId[] };
  /** What the mission's conditions remember, by their own names. */
  memory: { [what: string]: number };
  /** Noise cards and used-up items lie in the discards. */
  items: Deck<ItemCardId>;
  /** ETS-INV-10: what was discarded or lost with its owner. */
  removed: ItemId[];
  events: Deck<EventId>;
  resolveDeck: Deck<ResolveCardId>;
  accomplishments: Deck<AccomplishmentId>;
  /** The event card in force. */
  event: EventId | null;
  /** ETS-CG-0305: an event that the mission keeps in force besides. */
  standing: EventId | null;
  /** The next event card is drawn without effect. */
  purged: boolean;
  tally: Tally;
  result: 'won' | 'lost' | null;
  /** How it ended: the key of a text. */
  reason: TextKey | '';
  /** Where it could no longer be won: why not. */
  impossible: Impossible | null;
}

/** ETS-GAME-04: what has become impossible and through what, in words, and by which rule that loses. */
export interface Impossible {
  readonly why: Words;
  readonly rule: string;
}
