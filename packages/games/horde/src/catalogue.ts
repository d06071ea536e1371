import { emptyCatalogue } from '@starboard/kernel';
import type { Effect } from './hooks.ts';
import type {
  Aftermath,
  AlertCard,
  AlertLevel,
  Archetype,
  ArchetypeId,
  Condition,
  ConditionCard,
  ConsumableId,
  EnemyFeatCard,
  EnemyFeatId,
  EventCard,
  ExplainedKey,
  FeatCard,
  FeatId,
  GearCard,
  GearId,
  Injury,
  ItemCard,
  SkillCard,
  SkillId,
  Special,
  SpecialCard,
  TimeCard,
  TimeOfDay,
  UnitId,
  UnitProfile,
  Weather,
  WeatherCard,
} from './types.ts';

/** What the rules know of the cards; `compose.ts` fills it. */
export const catalogue = emptyCatalogue<{
  readonly archetypes: { readonly [A in ArchetypeId]: Archetype };
  /** Who goes if nobody says otherwise. */
  readonly usualParty: readonly ArchetypeId[];
  /** GSQ-UNIT-11..49, in the order of their numbers. */
  readonly units: { readonly [U in UnitId]: UnitProfile };
  readonly skills: { readonly [S in SkillId]: SkillCard };
  readonly feats: { readonly [F in FeatId]: FeatCard };
  /** In the order in which they are tried. */
  readonly enemyFeats: { readonly [F in EnemyFeatId]: EnemyFeatCard };
  readonly items: { readonly [I in ConsumableId]: ItemCard };
  readonly gear: { readonly [G in GearId]: GearCard };
  /** In the order in which they do something as an activation begins. */
  readonly specials: { readonly [S in Special]?: SpecialCard };
  readonly conditions: { readonly [C in Condition]: ConditionCard };
  /** In the order of the die. */
  readonly injuries: { readonly [I in Injury]: Effect };
  readonly events: { readonly [event: number]: EventCard };
  readonly times: { readonly [T in TimeOfDay]: TimeCard };
  readonly weathers: { readonly [W in Weather]: WeatherCard };
  readonly alertLevels: { readonly [L in AlertLevel]: AlertCard };
  /** What skills, feats and items leave at work, by the name that a `Lasting` carries, and whose it is: `skill.aim`. */
  readonly lasting: { readonly [what: string]: (Aftermath & { readonly of: ExplainedKey }) | undefined };
}>();

/** The ids of a family of cards, in their order. */
export function idsOf<Id extends string>(cards: { readonly [I in Id]?: unknown }): Id[] {
  return Object.keys(cards) as Id[];
}

export function archetypeOf(hero: { readonly archetype: ArchetypeId }): Archetype {
  return catalogue.archetypes[hero.archetype];
}

export function profileOf(unit: { readonly unit: UnitId }): UnitProfile {
  return catalogue.units[unit.unit];
}
