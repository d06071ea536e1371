import type { SeatId } from '@starboard/kernel';
import type { AccomplishmentId, ItemId, ResolveCardId } from './ids.ts';
import type { Injury, SurvivorId, ZoneId } from './map.ts';

/** ETS-INV-01: one body, one head, three general spaces. */
export type Space = 'body' | 'head' | 0 | 1 | 2;

/** A card in an inventory. Two identical weapons in one space are a pair (ETS-INV-11). */
export interface Card {
  readonly item: ItemId;
  space: Space;
  /** ETS-JAM-07: the jam stays on the card until the round ends. */
  jammed: boolean;
  /** ETS-ITEM-10: charges that a Power Cell has given. */
  spent: number;
}

export interface ResolveCard {
  readonly card: ResolveCardId;
  /** Turned up: carried out if it acts once, in force if it lasts. */
  shown: boolean;
  /**
   * ETS-REFUGE-04, ETS-RTAB-04: drawn at the Refuge and still to be judged, reached there and due at the start of the
   * next mission, or due at the first failed test of it.
   */
  waits?: 'new' | 'start' | 'failure';
}

/** ETS-ACC-02: a survivor's accomplishment card and how far its task has come. */
export interface Accomplishment {
  readonly card: AccomplishmentId;
  count: number;
  /** What was counted, where it matters what: weapons, partners. */
  marks: string[];
  unlocked: boolean;
  /** The reward of a lasting card is in force. */
  inForce: boolean;
}

/** When something that was started ends. */
export type Until = 'turnEnds' | 'nextTurn' | 'phaseEnds' | 'roundEnds' | 'used';

/** An ability or reward that goes on after it was used. */
export interface Lasting {
  /** The name of the ability, item or reward that it comes from. */
  readonly what: string;
  readonly until: Until;
  readonly zone?: ZoneId;
  /** The weapon that waits, by its key. */
  readonly weapon?: string;
  /** Those it still covers. */
  readonly covers?: readonly SurvivorId[];
}

/** ETS-STUN-02, 03: `out` for the rest of the round, `shaken` for one action of the next turn. */
export type Stun = 'no' | 'out' | 'shaken';

export interface Survivor {
  readonly id: SurvivorId;
  /** The seat that plays it: the survivor's own, or in a campaign that of the one whose place it took. */
  readonly seat: SeatId;
  status: 'alive' | 'dead' | 'left';
  zone: ZoneId;
  health: number;
  resolve: number;
  injuries: Injury[];
  cards: Card[];
  resolveCards: ResolveCard[];
  accomplishment: Accomplishment | null;
  crisisUsed: boolean;
  stun: Stun;
  /** The round in which it was stunned (ETS-STUN-10). */
  stunRound: number;
  /** Actions that the next turn has more (or less). */
  nextActions: number;
  /** ETS-MOVE-06: a failed check holds it in this zone; -1 if none does. */
  heldIn: ZoneId;
  /** The enemy types in its view, one bit each. */
  inView: number;
  lasting: Lasting[];
  /** What it did in its present turn. */
  turn: TurnRecord;
  /** ETS-ABIL-03 and the like: what may be used once in a round. */
  usedThisRound: string[];
}

/** What a survivor did in its turn; begun anew with each. */
export interface TurnRecord {
  /** Actions left. */
  actions: number;
  /** Actions it began with. */
  given: number;
  /** Zones entered by its own moves (ETS-MOVE-12). */
  zones: number;
  /** Actions spent on Move. */
  moves: number;
  /** Zones entered in any way. */
  entered: number;
  searched: ZoneId[];
  used: string[];
  madeNoise: boolean;
}
