import { catalogue } from '../catalogue.ts';
import type {
  CardId,
  Development,
  ExplorationCard,
  ExplorationId,
  ExplorationTitle,
  FoundId,
  ObservationCard,
  ObservationId,
  ObservationTitle,
} from '../types.ts';

/** Which copy of its title a card is, from 1. */
export function copyOf(card: FoundId): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

/** Whether it comes from exploring or observing. */
export function isFound(card: CardId): card is FoundId {
  return /^[XO][A-Z]/.test(card);
}

/** `XM1` of `XM1-3`; any other card is its own title. */
export function titleOf(card: CardId): string {
  return isFound(card) ? card.slice(0, card.lastIndexOf('-')) : card;
}

export function isExploration(card: FoundId): card is ExplorationId {
  return card.startsWith('X');
}

export function isObservation(card: CardId): card is ObservationId {
  return /^O[A-Z]/.test(card);
}

export function explorationOf(card: ExplorationId): ExplorationCard {
  return catalogue.exploration[titleOf(card) as ExplorationTitle];
}

export function observationOf(card: ObservationId): ObservationCard {
  return catalogue.observation[titleOf(card) as ObservationTitle];
}

/** Whether the copies of its title are called by names of their own. */
export function haveOwnNames(card: CardId): boolean {
  return titleCardOf(card)?.named === true;
}

function titleCardOf(card: CardId): ExplorationCard | ObservationCard | undefined {
  const title = titleOf(card);
  return catalogue.exploration[title as ExplorationTitle] ?? catalogue.observation[title as ObservationTitle];
}

/** What a card of the Hand may be Discarded for; none for those that are kept for something else. */
export function developmentOf(card: CardId): Development | undefined {
  const found = titleCardOf(card);
  return found?.kind === 'development' ? found : undefined;
}

/** All copies of all titles, in the order of the list. */
export function copiesOf<T extends string>(
  titles: {
    readonly [title in T]: { readonly copies: number };
  },
): `${T}-${number}`[] {
  return Object.entries<{ readonly copies: number }>(titles).flatMap(([title, { copies }]) =>
    Array.from({ length: copies }, (_, at) => `${title as T}-${at + 1}` as const),
  );
}
