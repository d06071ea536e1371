import { catalogue } from '../../catalogue.ts';
import type {
  Act,
  BaseMission,
  BaseMissionId,
  Card,
  CardId,
  Found,
  FoundId,
  FoundMission,
  FoundNeed,
  Mission,
  Need,
  SiteId,
  Stack,
  State,
  Words,
} from '../../types.ts';
import { cardNo } from '../stacks.ts';
import type { Token } from './tokens.ts';

/** A base mission or a discovered one: both are worked at alike (END-FOUND-05). */
export type Quest = Mission | Found;
export type QuestId = Quest['card'];
export type AnyNeed = Need | FoundNeed;
export type NeedOf<K extends AnyNeed['kind']> = Extract<AnyNeed, { readonly kind: K }>;

/** Something that can be handed over now: a card, a comet in tow, or water (END-MISSION-55). */
export interface Delivery {
  readonly stack: Stack;
  readonly what: { readonly card: Card } | { readonly comet: SiteId } | { readonly water: number };
  /** What the mission notes as delivered. */
  readonly as: string;
  /** OV4: the card of the Hand that makes it count so. */
  readonly helper?: CardId;
}

/** How one kind of requirement is met. */
export interface Kind<N extends AnyNeed> {
  /** What stands on the map and would bring it on, be it credited to another mission or not (END-MISSION-11). */
  tokens?(state: State, need: N, quest: Quest): readonly Token[];
  /** Whether this act brings it on, and how it is noted. */
  takes?(state: State, need: N, quest: Quest, act: Act): boolean;
  take?(state: State, need: N, quest: Quest, act: Act): void;
  deliveries?(state: State, need: N, quest: Quest): readonly Delivery[];
  isComplete(state: State, need: N, quest: Quest): boolean;
  /** END-MISSION-50; discovered missions are never replaced. */
  isImpossible?(state: State, need: N, quest: Quest): boolean;
  /** What is still to be done. */
  missing(state: State, need: N, quest: Quest): readonly Words[];
}

export function isBase(quest: Quest): quest is Mission {
  return isBaseId(quest.card);
}

export function isBaseId(card: QuestId): card is BaseMissionId {
  return card in catalogue.baseMissions;
}

export function baseMissionOf(card: BaseMissionId): BaseMission {
  return catalogue.baseMissions[card];
}

/** END-MISSION-01 */
export function classOf(mission: BaseMissionId): keyof State['missionPiles'] {
  const { points } = catalogue.baseMissions[mission];
  if (points <= 10) return 'easy';
  return points <= 20 ? 'medium' : 'hard';
}

export function foundMissionOf(card: FoundId): FoundMission {
  return catalogue.foundMissions[card]!;
}

export function needOfCard(card: QuestId): AnyNeed {
  return isBaseId(card) ? baseMissionOf(card).need : foundMissionOf(card).need;
}

export function openMissions({ missions }: State): Mission[] {
  return missions.filter(({ status }) => status === 'open');
}

export function openFound({ found }: State): Found[] {
  return found.filter(({ status }) => status === 'open');
}

/** Base missions first. */
export function openQuests(state: State): Quest[] {
  return [...openMissions(state), ...openFound(state)];
}

/** The Site of a discovery. */
export function hereOf(quest: Quest): SiteId {
  return (quest as Found).site!;
}

/** The cards that wait to be delivered; those that were lost are forgotten. */
export function pendingCards(state: State, { cards }: Quest): Card[] {
  return cards.length === 0 ? [] : cards.map(no => cardNo(state, no)).filter(card => card !== undefined);
}
