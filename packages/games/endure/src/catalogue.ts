import { emptyCatalogue } from '@starboard/kernel';
import type {
  AccomplishmentCard,
  AccomplishmentId,
  BossAttack,
  BossAttackId,
  CampaignEntry,
  CampaignId,
  ConditionName,
  ConditionRule,
  Deed,
  DeedRule,
  Enemy,
  EnemyType,
  EventCard,
  EventId,
  Items,
  Lasts,
  Mission,
  Mood,
  MoodId,
  RefugeEvent,
  RefugeEventId,
  ResolveCardEntry,
  ResolveCardId,
  SurvivorCard,
  SurvivorId,
} from './types.ts';

/** What the rules know of cards and missions; `compose.ts` fills it. */
export const catalogue = emptyCatalogue<{
  readonly items: Items;
  readonly survivors: { readonly [S in SurvivorId]: SurvivorCard };
  /** Who goes where nobody is named. */
  readonly usualCrew: readonly SurvivorId[];
  readonly accomplishments: { readonly [A in AccomplishmentId]: AccomplishmentCard };
  readonly resolveCards: { readonly [C in ResolveCardId]: ResolveCardEntry };
  /** What goes on after an ability, a reward or a blow, by its name. */
  readonly lasting: { readonly [what: string]: Lasts | undefined };
  readonly events: { readonly [E in EventId]: EventCard };
  readonly refugeEvents: { readonly [E in RefugeEventId]: RefugeEvent };
  readonly enemies: { readonly [E in EnemyType]: Enemy };
  /** The bit of each type in a set of types. */
  readonly typeBits: { readonly [E in EnemyType]: number };
  readonly bossAttacks: { readonly [A in BossAttackId]: BossAttack };
  readonly moods: { readonly [M in MoodId]: Mood };
  readonly missions: { readonly [id: string]: Mission };
  /** Those of the box, in its order. */
  readonly missionIds: readonly string[];
  readonly campaigns: { readonly [C in CampaignId]: CampaignEntry };
  /** Everything that objectives are for, by its word. */
  readonly deeds: { readonly [D in Deed['does']]: DeedRule<D> };
  /** Every special condition by its word. */
  readonly conditions: { readonly [C in ConditionName]: ConditionRule<C> };
}>();

/** The ids of a family of cards, in their order. */
export function idsOf<Id extends string>(cards: { readonly [I in Id]?: unknown }): Id[] {
  return Object.keys(cards) as Id[];
}
