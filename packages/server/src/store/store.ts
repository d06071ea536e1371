import type { Plain } from '@starboard/kernel';
import type {
  Hash,
  MatchId,
  MatchRecord,
  Message,
  PlayerId,
  RoomStore,
  Row,
  Scored,
  Seating,
  Standing,
  StoredMatch,
  Time,
} from '@starboard/room';
import type { StoreError } from './errors.ts';

export type {
  Hash,
  Holder,
  MatchId,
  MatchRecord,
  Message,
  PlayerId,
  Row,
  Scored,
  ScoreTold,
  Seating,
  Standing,
  StoredMatch,
  Time,
} from '@starboard/room';

/** A person at this server: no account, a name and a cookie. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** When the server last heard of this person, to the minute. */
  readonly seen: Time;
}

/** Where somebody is a player: what a cookie or a token stands for. */
export interface Device {
  readonly token: Hash;
  /** When it was added; nobody knows of one that was added long ago. */
  readonly added?: Time;
  /** The beginning of the last day, by UTC, on which it was heard of. */
  readonly heard?: Time;
}

/** One of somebody's devices, or all but one. */
export type SomeDevices = { readonly only: Hash } | { readonly allBut: Hash };

/** A match with all that was played in it. */
export interface StoredReplay {
  readonly match: StoredMatch;
  readonly rows: readonly Row[];
}

export interface ListedScore extends Scored {
  readonly match: MatchId;
  readonly at: Time;
}

/** A set-up with which matches of a game have scored, by its best one. */
export interface ScoredSetup {
  readonly best: ListedScore;
  readonly count: number;
}

/** Where a match stands among those of its set-up: 1 is the best. */
export interface Rank {
  readonly scored: ListedScore;
  readonly rank: number;
  readonly count: number;
}

/** A match in somebody's list. */
export interface Listed {
  readonly id: MatchId;
  readonly game: string;
  /** If no headline says what is played. */
  readonly setup?: Plain;
  readonly created: Time;
  /** When something was last answered; when it was created, if nothing was. */
  readonly updated: Time;
  readonly seating: Seating;
  readonly standing: Standing;
}

/** A match as whoever looks after the database sees it: what is damaged in it is no hindrance. */
export interface Kept {
  readonly id: MatchId;
  readonly game: string;
  readonly created: Time;
  /** When something was last answered; when it was created, if nothing was. */
  readonly updated: Time;
  /** How many entries its journal has. */
  readonly entries: number;
  /** Its journal lies where it is out of the way already. */
  readonly isCold?: boolean;
  /** Who sits there, and how it stands; what of it is damaged is left out. */
  readonly seating?: Seating;
  readonly standing?: Standing;
}

/** A network that nobody is served from, such as `203.0.113.9/32`. */
export interface Block {
  readonly network: string;
  readonly since: Time;
  /** Why, for whoever looks after the server. */
  readonly note: string;
}

/** What a store tells of itself in figures. */
export interface StoreFigures {
  /** How many writes wait for their turn. */
  readonly waiting: number;
  /** How large it is on disk, file by file where it has files of its own. */
  readonly bytes: { readonly [part: string]: number };
}

/**
 * Something that another server on the same database has stored. `missed` says that news may have been lost: look
 * everything up again.
 */
export type News =
  | { readonly kind: 'entry' | 'gathering' | 'message'; readonly match: MatchId }
  /** Some device of this person is theirs no more, or the person is gone. */
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'blocks' }
  | { readonly kind: 'missed' };

/**
 * Where everything is kept. What a promise has been kept for is on disk: it survives the death of the process and a power
 * cut. Ids are unguessable and made by the caller. What cannot be kept because there is no such match or player fails with
 * a StoreError, as does what cannot be read because it is damaged; lists leave that out, and say so to whoever opened the store.
 */
export interface Store extends RoomStore {
  addPlayer(player: Player, token: Hash, added?: Time): Promise<void>;
  /** Another device of the same person. */
  addToken(player: PlayerId, token: Hash, added?: Time): Promise<void>;
  playerWith(token: Hash): Promise<Player | undefined>;
  /** The devices of a person, the one that was added last first. */
  devicesOf(player: PlayerId): Promise<readonly Device[]>;
  /** A device was heard of on this day. */
  noteDevice(token: Hash, day: Time): Promise<void>;
  /** Makes a device nobody's, or all of a person's but one; no code for another device is good any more. */
  removeDevices(player: PlayerId, which: SomeDevices): Promise<void>;
  /** Those of these players that there are. */
  players(ids: readonly PlayerId[]): Promise<readonly Player[]>;
  changePlayer(id: PlayerId, changes: Partial<Pick<Player, 'name' | 'seen'>>): Promise<void>;
  /** A code that lets another device become this player, once and until then. Old ones that nobody has used are removed. */
  addCarryCode(code: Hash, player: PlayerId, now: Time, until: Time): Promise<void>;
  takeCarryCode(code: Hash, now: Time): Promise<PlayerId | undefined>;

  /** Adds a match, with the journal that it may have already: all of it or nothing. */
  addMatch(record: MatchRecord, seating: Seating, rows?: readonly Row[]): Promise<void>;
  rows(id: MatchId, from: number): Promise<readonly Row[]>;
  /** The matches in which this player has a seat or is the host, the last touched first. */
  matchesOf(player: PlayerId, most: number): Promise<readonly Listed[]>;

  /** Both of a match, for whoever looks at it again; on a replica, if there is one that is not behind. */
  replay(id: MatchId): Promise<StoredReplay | undefined>;

  /** The best scores of a game, with this set-up or with any: the best first, and of equals the earlier. */
  scores(game: string, setupHash: Hash | undefined, most: number): Promise<readonly ListedScore[]>;
  /** The set-ups with which matches of a game have scored, the one that was played last first. */
  scoredSetups(game: string, most: number): Promise<readonly ScoredSetup[]>;
  scoreWith(key: string): Promise<ListedScore | undefined>;
  rankOf(id: MatchId): Promise<Rank | undefined>;

  /** Adds a message to a match's chat; its number is the next one. */
  addMessage(id: MatchId, message: Omit<Message, 'number'>): Promise<Message>;
  /** All that somebody has said, match by match. */
  messagesBy(player: PlayerId): Promise<readonly (Message & { readonly match: MatchId })[]>;

  /** Hears what other servers have stored. */
  listen(hear: (news: News) => void): Promise<void>;

  /** So many matches after this one, by their ids; those from the first on after ''. */
  matchesAfter(id: MatchId, most: number): Promise<readonly Kept[]>;
  /**
   * Brings the journal of a match that is over, and was last touched before this, to where it is out of the way of those who
   * play; says whether it has done that. It is read as before. Nobody else waits for it. Where there are partitions.
   */
  chill(id: MatchId, before: Time): Promise<boolean>;
  /** Removes a match with all that belongs to it, if it is there and, where that is told, has just so many entries; says whether it did. */
  deleteMatch(id: MatchId, entries?: number): Promise<boolean>;
  /**
   * Removes a player, who is nobody anywhere from then on: seats become free, words lose the name, and a match that was this
   * person's alone goes, too. Says in which matches something changed.
   */
  deletePlayer(id: PlayerId): Promise<readonly MatchId[]>;
  /** Adds a network that nobody is served from, or says anew why. */
  block(block: Block): Promise<void>;
  /** Says whether it was blocked. */
  unblock(network: string): Promise<boolean>;
  blocks(): Promise<readonly Block[]>;

  /** Writes all of it, as it stands now, to a new file, while others go on; where there are files. */
  copyTo(file: string): Promise<void>;

  /** Whether the database takes something and answers. */
  probe(): Promise<void>;
  figures(): Promise<StoreFigures>;
  close(): Promise<void>;
}

/** What a store has to say to whoever runs it, as it goes on. */
export type Tell = (told: StoreError) => void;
