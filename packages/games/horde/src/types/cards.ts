import type { Flow } from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { Effect } from '../hooks.ts';
import type { cards } from '../text/en/cards.ts';
import type { enemies } from '../text/en/enemies.ts';
import type { events } from '../text/en/events.ts';
import type { fighters } from '../text/en/fighters.ts';
import type { Fighter, Hero, Unit } from './fighters.ts';
import type { Horde, State } from './state.ts';
import type { Words } from './texts.ts';

/** Ids are those of the English names: whatever has a name has a card, and the other way round. */
type Named<Kind extends string> = IdsNamed<typeof fighters & typeof cards, Kind>;

export type ArchetypeId = Named<'archetype'>;
export type UnitId = Named<'unit'>;
export type Faction = Named<'faction'>;
export type SkillId = Named<'skill'>;
/** What heroes cast. */
export type FeatId = Named<'feat'>;
/** What enemies cast. */
export type EnemyFeatId = IdsNamed<typeof enemies, 'feat'>;
export type ConsumableId = Named<'item'>;
export type GearId = Named<'gear'>;
export type EventId = Extract<IdsNamed<typeof events, 'event'>, `${number}`>;
/** GSQ-COND-01 */
export type Condition = Named<'condition'>;
/** GSQ-INJURY-05..10 */
export type Injury = Named<'injury'>;
export type TimeOfDay = Named<'time'>;
export type Weather = Named<'weather'>;
/** GSQ-ALERT-07..09 */
export type AlertLevel = Named<'alert'>;
/** GSQ-TERRAIN-07..17 */
export type PieceKind = Named<'terrain'>;
/** GSQ-AI-12..18 */
export type AiType = Named<'ai'>;
/** GSQ-HERO-01: what is tested besides Quality and Defense. */
export type Stat = Named<'stat'>;
/** GSQ-SPECIAL: rules that a weapon may have; the number is its X, or 1 where it has none. */
type WeaponRule = Named<'weaponRule'>;
/** GSQ-SPECIAL: rules that a model may have; the number is its X, or 1 where it has none. */
export type Special = Named<'special'>;

/** What goes on by the name of the card that left it; a feat that leaves two names the second. */
export type LastingId = SkillId | FeatId | EnemyFeatId | ConsumableId | 'clarityOfMind';

/** GSQ-GEO-02 */
export type BaseSize = 'S' | 'M' | 'L' | 'H';

/** Its words are `weapon.<name>`. */
export type WeaponName = Named<'weapon'>;

export interface Weapon {
  /** Weapons of one name in a unit share a target (GSQ-SHOOT-03). */
  readonly name: WeaponName;
  /** In inches; 0 is a melee weapon (GSQ-SHOOT-01). */
  readonly range: number;
  readonly attacks: number;
  readonly ap: number;
  readonly rules: { readonly [R in WeaponRule]?: number };
}

/** What heroes and enemies have in common. */
export interface Profile {
  readonly cost: number;
  readonly base: BaseSize;
  readonly quality: number;
  readonly defense: number;
  readonly tough: number;
  readonly weapons: readonly Weapon[];
  readonly specials: { readonly [S in Special]?: number };
}

/** GSQ-HERO-01 */
export interface Archetype extends Profile {
  readonly str: number;
  readonly dex: number;
  readonly wil: number;
  readonly power: number;
  readonly skills: readonly SkillId[];
  /** GSQ-HERO-02: the extra skill, and the feats of a caster, where nobody chooses. */
  readonly usualSkill: SkillId;
  readonly usualFeats?: readonly FeatId[];
}

/** GSQ-UNIT-01: the cost is that of the whole unit. */
export interface UnitProfile extends Profile {
  readonly faction: Faction;
  readonly models: number;
  readonly ai: AiType;
  /** GSQ-UNIT-02 */
  readonly boss?: true;
}

/** What goes on for a while after a skill, a feat or an item (see `Lasting`). */
export interface Aftermath extends Effect {
  /** GSQ-ITEM-12, GSQ-PSY-33: a special rule that it lends. */
  readonly lends?: Special;
  /** GSQ-SKILL-13, 14, 17: it is for the next attack of this kind, and no other uses it up. */
  readonly attack?: 'shooting' | 'melee';
  /** GSQ-SKILL-19, in inches: enemies further away do not see whoever is under it. */
  readonly seenWithin?: number;
  /** GSQ-ITEM-14, GSQ-AI-19: whoever is under it makes for its place. */
  readonly lures?: true;
  /** GSQ-SKILL-29: whoever is under it goes for the hero who did it. */
  readonly provokes?: true;
  /** It is meant ill: a board shows it so. */
  readonly isBad?: true;
}

/** A card that may leave something at work behind, under its own name. */
interface Leaving {
  readonly lasting?: Aftermath;
}

/** GSQ-SKILL-01..03 */
export interface SkillCard extends Leaving {
  /** What it is tested against. */
  readonly stat: Stat;
  /** It is offered only where it could have an effect. */
  usable(state: State, hero: Hero): boolean;
  /** Asks for targets, tests, and does it. */
  use(t: Horde, hero: Hero): Flow;
}

/** GSQ-PSY-02, 03: a psychic feat: what it costs in Power, and how far it reaches in inches. */
export interface FeatCard extends Leaving {
  readonly cost: number;
  readonly range: number;
  /** Whether it has a target. */
  usable(state: State, hero: Hero): boolean;
  /** How it is aimed; what comes of it happens if the roll succeeds. */
  aim(t: Horde, hero: Hero): Flow<{ readonly target: Words; works(): Flow }>;
  /** GSQ-PSY-18: what it leaves at work besides, under other names. */
  readonly besides?: { readonly [L in LastingId]?: Aftermath };
}

/** GSQ-PSY-07, 34: a feat of enemy casters, and what it costs in tokens. */
export interface EnemyFeatCard extends Leaving {
  readonly tokens: number;
  targetOf(state: State, caster: Unit): Fighter | undefined;
  works(t: Horde, target: Fighter): Flow;
}

/** GSQ-ITEM-01..06: a consumable. */
export interface ItemCard extends Leaving {
  /** In credits. */
  readonly price: number;
  /** Whether it could do anything now. */
  usable(state: State, hero: Hero): boolean;
  use(t: Horde, hero: Hero): Flow;
  /** GSQ-ITEM-04: what it does for a Shaken hero who has it, at no cost in actions. */
  rouse?(t: Horde, hero: Hero): void;
}

/** GSQ-ITEM-23..33: its price, the weapon it is bound to, the special rule it lends, and what else it changes. */
export interface GearCard extends Effect {
  readonly price: number;
  readonly binds?: 'ranged' | 'melee';
  readonly lends?: Special;
}

/** GSQ-SPECIAL: what a special rule changes, and what it does as the activation of whoever has it begins. */
export interface SpecialCard extends Effect {
  heroStarts?(t: Horde, hero: Hero): Flow;
  unitStarts?(t: Horde, unit: Unit): Flow;
}

export interface ConditionCard extends Effect {
  /** GSQ-COND-03: neither wounds nor Power are restored. */
  readonly barsHealing?: true;
}

/** What an event changes while it is in force, whom it concerns, and what it does at once. */
export type EventCard = Effect &
  (
    | { readonly about: 'hero'; happens?(t: Horde, hero: Hero, rule: string): Flow }
    /** GSQ-TERRAIN-18: what it makes of a quarter. */
    | { readonly about: 'quarter'; readonly ground: 'dangerous' | 'difficult' }
    | { readonly about: 'everybody'; happens?(t: Horde, rule: string): Flow }
  );

/** Something that is set by choice or by die. */
interface Rolled {
  /** The results of the die that bring it. */
  readonly on: readonly number[];
}

export interface TimeCard extends Rolled, Effect {
  /** What it is when the next wave starts. */
  readonly next: TimeOfDay;
  /** GSQ-TIME-04, in inches: nobody sees further. */
  readonly sight?: number;
}

export interface WeatherCard extends Rolled, Effect {
  /** What it is when the next wave starts. */
  readonly next: Weather;
  /** GSQ-WEATHER-04 */
  readonly halvesMoves?: true;
}

export interface AlertCard extends Rolled {
  /** Up to which result the extra die adds 1 alertness; 0 throws none. */
  readonly rises: number;
  readonly rule: string;
}
