import type { Match, Seed } from '@starboard/kernel';
import type { BotPlaces } from './bot-places.ts';
import type { News } from './news.ts';
import type { MatchId, MatchRecord, PlayerId, Scored, Seating, Time } from './record.ts';
import type { RoomStore } from './store.ts';
import type { Faces } from './table-view.ts';
import type { Thinker } from './thinker.ts';

/** What a room stands in: all that it does not know by itself is handed in. */
export interface Around {
  readonly store: RoomStore;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly people: People;
  readonly botPlaces: BotPlaces;
  readonly limits: Limits;
  readonly notes: Notes;
  /** 256 bits that nobody can guess. */
  newSeed(): Seed;
  /** What a match that is over has scored, if that is to be listed. */
  scoredOf(match: Match, record: MatchRecord, seating: Seating): Scored | undefined;
}

export interface Clock {
  /** Milliseconds that only ever count up. */
  uptime(): number;
  /** Milliseconds since 1970, as the clock on the wall says. */
  now(): Time;
  /** The same, though somebody sets that clock under way. */
  steadyNow(): Time;
  /** Does something later; hands back how to prevent it. */
  after(millis: number, work: () => void): () => void;
}

/** Who the people at the tables are. */
export interface People {
  named(players: readonly PlayerId[]): Promise<Faces>;
  /** The same, though somebody else may just have heard of them. */
  namedAnew(players: readonly PlayerId[]): Promise<Faces>;
}

export interface Limits {
  /** A match takes no more entries than these. */
  readonly mostEntries: number;
  /** So many answers bots may give in a row, without one of a person. */
  readonly mostBotAnswers: number;
  /** Whoever was not heard of for so long is away. */
  readonly awayMillis: number;
}

/** Hears what happens in rooms, for whoever counts it or writes it down. */
export interface Notes {
  tookUp(): void;
  leftMemory(): void;
  answered(by: 'person' | 'bot'): void;
  /** What one audience was told. */
  told(news: News): void;
  thoughtInVain(): void;
  failed(what: string, about: { readonly err: unknown; readonly match: MatchId; readonly seat?: string }): void;
}
