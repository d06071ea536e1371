import type { LatticeIndex } from '@starboard/space';
import type {
  ArchetypeId,
  Condition,
  ConsumableId,
  FeatId,
  GearId,
  Injury,
  SkillId,
  UnitId,
  WeaponName,
} from './cards.ts';

/** GSQ-PREP-13: at most four hold heroes. */
export type SeatName = 'p1' | 'p2' | 'p3' | 'p4';

/** A figure on the table. */
export interface Model {
  /** A hero's number, or the number in its unit, given at deployment. */
  readonly no: number;
  at: LatticeIndex;
  wounds: number;
}

/** Something that goes on for a while: a skill, feat or item at work on somebody. What it does is on the card that left it. */
export interface Lasting {
  /** The name of what does it. */
  readonly what: string;
  /** When it is over by itself. */
  readonly until: 'round' | 'nextRound' | 'activation' | 'attack' | 'test';
  /** The hero whose doing it is, where that matters. */
  readonly by?: number;
  /** The weapon it is bound to, where it is. */
  readonly weapon?: WeaponName;
  /** A place it is about: where a noise is heard. */
  readonly at?: LatticeIndex;
}

/** What every unit has, be it a hero or enemies. */
interface Fighting {
  /** GSQ-MORALE-07..09 */
  shaken: boolean;
  /** GSQ-MELEE-07 */
  fatigued: boolean;
  /** GSQ-CORE-09: it has activated in this round. */
  activated: boolean;
  /** GSQ-MORALE-11: it has tested for losses in this round. */
  tested: boolean;
  conditions: Condition[];
  lasting: Lasting[];
}

/** A piece of gear, with the weapon it is bound to (GSQ-ITEM-33). */
export interface Gear {
  readonly gear: GearId;
  readonly weapon?: WeaponName;
}

/** GSQ-HERO-01. A hero is a unit of one model: itself (GSQ-CORE-13). */
export interface Hero extends Model, Fighting {
  readonly kind: 'hero';
  readonly seat: SeatName;
  readonly archetype: ArchetypeId;
  /** GSQ-PREP-12: which of several of its archetype it is; 0 if it is the only one. */
  readonly twin: number;
  tough: number;
  quality: number;
  str: number;
  dex: number;
  wil: number;
  power: number;
  /** Without what gear adds. */
  maxPower: number;
  /** GSQ-PSY-01 */
  caster: number;
  skills: SkillId[];
  feats: FeatId[];
  xp: number;
  level: number;
  credits: number;
  items: ConsumableId[];
  gear: Gear[];
  /** GSQ-INJURY-04: each with the wave at whose end it is over. */
  injuries: { readonly injury: Injury; readonly until: number }[];
  /** GSQ-SPECIAL-16: it has stepped in in this round. */
  guarded: boolean;
}

/** An enemy unit: one to five identical models (GSQ-CORE-13). */
export interface Unit extends Fighting {
  readonly kind: 'unit';
  /** From 1, in the order of deployment. */
  readonly no: number;
  readonly unit: UnitId;
  /** The wave that brought it. */
  readonly wave: number;
  /** GSQ-MORALE-06: how many there were. */
  readonly size: number;
  /** Those that stand. */
  models: Model[];
  /** GSQ-PSY-07 */
  tokens: number;
}

/** Whatever fights: a hero or an enemy unit. */
export type Fighter = Hero | Unit;
