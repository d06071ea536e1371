import type { SeatId } from '@starboard/kernel';
import type {
  Accomplishment,
  AccomplishmentId,
  Ally,
  Boss,
  BossCardId,
  BossType,
  Campaign,
  Card,
  Direction,
  EnemyType,
  EventId,
  Injury,
  ItemCardId,
  ItemId,
  Lasting,
  Mission,
  MoodId,
  Phase,
  RefugeEventId,
  ResolveCardId,
  State,
  Stun,
  Survivor,
  SurvivorId,
  Tally,
  TokenFace,
  TurnRecord,
  Visit,
} from '../types.ts';

/** Zones are named in a view as the map names them: a merged zone by the first of its names. */
export type ZoneName = string;

export interface SurvivorView {
  readonly id: SurvivorId;
  readonly seat: SeatId;
  readonly status: Survivor['status'];
  readonly zone: ZoneName;
  readonly health: number;
  readonly fullHealth: number;
  readonly resolve: number;
  readonly injuries: readonly Injury[];
  readonly cards: readonly Readonly<Card>[];
  /** ETS-RCARD-08: the numbers are open, the text only once a card is turned. */
  readonly resolveCards: readonly {
    readonly number: number;
    readonly card: ResolveCardId | null;
    readonly shown: boolean;
  }[];
  readonly accomplishment: Readonly<Accomplishment> | null;
  readonly crisisUsed: boolean;
  readonly stun: Stun;
  readonly held: boolean;
  /** Actions that its next turn has more, or less. */
  readonly nextActions: number;
  readonly lasting: readonly (Omit<Lasting, 'zone'> & { readonly zone?: ZoneName })[];
  readonly turn: Readonly<Omit<TurnRecord, 'searched'>> & { readonly searched: readonly ZoneName[] };
}

/** ETS-ODD-14: a boss's Health and mood are open, its deck is not. */
export interface BossView {
  readonly type: BossType;
  /** What it starts with, and what is left of it. */
  readonly health: number;
  readonly left: number;
  readonly status: Boss['status'];
  /** Where it lies offline; null if it does not. */
  readonly sleepsIn: ZoneName | null;
  readonly mood: MoodId | null;
  readonly deck: number;
  readonly discards: readonly BossCardId[];
}

/** A Sentry that walks with the survivors. */
export interface AllyView {
  readonly id: number;
  readonly type: Ally['type'];
  readonly zone: ZoneName;
  readonly health: number;
  readonly left: number;
  readonly status: Ally['status'];
  /** ETS-CO-1313: the round in which it was rebooted. */
  readonly since: number;
}

/** The campaign that the mission is part of, and the visit to the Refuge that goes on. */
export interface CampaignView extends Pick<Campaign, 'id' | 'won' | 'rounds' | 'over'> {
  readonly path: readonly string[];
  /** Everybody who has ever taken part. */
  readonly used: readonly SurvivorId[];
  /** What the Trading Post has on offer. */
  readonly offer: readonly ItemId[];
  readonly events: number;
  readonly eventDiscards: readonly RefugeEventId[];
  readonly refuge: {
    readonly track: number;
    readonly event: RefugeEventId | null;
    readonly visited: readonly Visit[];
  } | null;
}

export interface NoiseView {
  readonly zone: ZoneName;
  readonly level: number;
  /** It does not end: it moves with what makes it. */
  readonly lasts: boolean;
  /** ETS-BOSS-27: the figure that it does not draw. */
  readonly by?: number;
}

export interface ObjectiveView {
  readonly id: number;
  readonly name: string;
  readonly colour: string;
  readonly zone: ZoneName;
  readonly carrier: SurvivorId | null;
  readonly done: boolean;
  readonly taken: boolean;
  readonly out: boolean;
  readonly hurt: number;
}

export interface View {
  readonly mission: string;
  /** A mission that is not of the box. */
  readonly custom: Mission | null;
  readonly round: number;
  readonly phase: Phase;
  readonly acting: SurvivorId | null;
  readonly firstPlayer: SurvivorId;
  /** How many have finished their turn in this phase. */
  readonly turnsTaken: number;
  readonly map: {
    readonly rows: readonly string[];
    readonly doors: readonly { readonly name: string; readonly open: boolean; readonly locked: boolean }[];
    readonly exits: readonly {
      readonly name: string;
      readonly zone: ZoneName;
      readonly side: Direction;
      readonly open: boolean;
    }[];
    /** Walls that were opened. */
    readonly breaches: readonly (readonly [ZoneName, ZoneName])[];
  };
  readonly survivors: readonly SurvivorView[];
  readonly figures: readonly {
    readonly id: number;
    readonly type: EnemyType;
    readonly zone: ZoneName;
    readonly hurt: number;
    readonly stunned: boolean;
  }[];
  readonly tokens: readonly {
    readonly id: number;
    readonly zone: ZoneName;
    readonly face: TokenFace | null;
    readonly stunned: boolean;
  }[];
  readonly bosses: readonly BossView[];
  readonly allies: readonly AllyView[];
  readonly loader: {
    readonly zone: ZoneName;
    readonly pilot: SurvivorId | null;
    readonly powered: boolean;
  } | null;
  /** ETS-ODD-17: what lay on the map at set-up is an open list; so is what came from the pile, by its number. */
  readonly pile: number;
  readonly noises: readonly NoiseView[];
  readonly bubbles: readonly ZoneName[];
  readonly decoys: readonly ZoneName[];
  readonly turrets: readonly { readonly by: SurvivorId; readonly zone: ZoneName; readonly left: number }[];
  readonly objectives: readonly ObjectiveView[];
  /** ETS-MISSION-03: what the mission has laid aside, by pool. */
  readonly aside: {
    readonly [pool: string]: {
      readonly count: number;
      /** ETS-ODD-13: none where they lie face down. */
      readonly cards: readonly ItemId[] | null;
    };
  };
  readonly event: EventId | null;
  /** An event that the mission keeps in force besides. */
  readonly standing: EventId | null;
  /** The next event card is drawn without effect. */
  readonly purged: boolean;
  /** What goes on from mission to mission. */
  readonly campaign: CampaignView | null;
  /** ETS-ODD-14: how many cards lie in a deck, and its discards. */
  readonly decks: {
    readonly items: number;
    readonly itemDiscards: readonly ItemCardId[];
    readonly events: number;
    readonly eventDiscards: readonly EventId[];
    readonly resolve: number;
    readonly resolveDiscards: readonly ResolveCardId[];
    readonly accomplishments: number;
    readonly accomplishmentDiscards: readonly AccomplishmentId[];
  };
  /** ETS-INV-10: item cards out of play. */
  readonly removed: readonly ItemId[];
  readonly tally: Readonly<Tally>;
  readonly result: State['result'];
}
