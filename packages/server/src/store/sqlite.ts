import { stat } from 'node:fs/promises';
import type { Checkpoint } from '@starboard/kernel';
import type Database from 'libsql';
import { Batches } from './batches.ts';
import { Calls } from './calls.ts';
import { Checkpoints } from './checkpoints.ts';
import { failed, StoreError, unknownMatch, unknownPlayer } from './errors.ts';
import {
  legible,
  readBlock,
  readDevice,
  readKept,
  readListed,
  readMatch,
  readMessage,
  readMessageIn,
  readPlayer,
  readRank,
  readRows,
  readScore,
  readScoredSetup,
  seatedIn,
  valuesOf,
} from './records.ts';
import { schemaVersion } from './schema.ts';
import { nobody, Sweeper, sliceSize } from './slices.ts';
import { NewsBeside } from './sqlite-news.ts';
import { deletePlayer, putSeated, removeDevices, removeMatch, sweepMatch, sweepSlice } from './sqlite-people.ts';
import { type OpenFolder, openBeside, openFolder } from './sqlite-start.ts';
import { prepareStatements, type Statements } from './sqlite-statements.ts';
import type {
  Block,
  Device,
  Hash,
  Kept,
  Listed,
  ListedScore,
  MatchId,
  MatchRecord,
  Message,
  News,
  Player,
  PlayerId,
  Rank,
  Row,
  ScoredSetup,
  Seating,
  SomeDevices,
  Store,
  StoredMatch,
  StoredReplay,
  StoreFigures,
  Tell,
  Time,
} from './store.ts';

/** A store in a folder, for one server. The folder is made if there is none. */
export async function openSqlite(folder: string, acceptsLoss: boolean, tell: Tell): Promise<Store> {
  return new SqliteStore(await openFolder(folder, acceptsLoss), tell);
}

/** The same for whoever looks after it: beside the server, if one has the folder. */
export async function openSqliteBeside(folder: string, tell: Tell): Promise<Store> {
  try {
    return await openSqlite(folder, false, tell);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'folder-in-use') throw error;
    return new SqliteStore(openBeside(folder), tell);
  }
}

type Work = () => unknown;

class SqliteStore implements Store {
  readonly #db: Database.Database;
  readonly #leaveFolder: () => void;
  readonly #sql: Statements;
  readonly #calls = new Calls();
  /** Every commit waits for the disk, so all that is written in one turn of the event loop is one transaction. */
  readonly #writes = new Batches<Work, unknown>({
    most: Number.POSITIVE_INFINITY,
    atOnce: 1,
    run: works => this.#transact(works),
  });
  readonly #file: string;
  readonly #known: OpenFolder['known'];
  readonly #isBeside: boolean;
  readonly #checkpoints: Checkpoints;
  readonly #news: NewsBeside;
  readonly #tell: Tell;
  readonly #sweeper: Sweeper;
  #commits: number;
  #closing: Promise<void> | undefined;

  constructor({ db, file, known, commits, accepted, isBeside, leave }: OpenFolder, tell: Tell) {
    this.#db = db;
    this.#leaveFolder = leave;
    this.#sql = prepareStatements(db);
    this.#file = file;
    this.#known = known;
    this.#commits = commits;
    this.#isBeside = isBeside;
    this.#tell = tell;
    this.#checkpoints = new Checkpoints(
      file,
      () => known.keep(),
      error => tell(failed(error)),
    );
    this.#news = new NewsBeside(
      this.#sql,
      () => this.#recount(),
      error => tell(failed(error)),
    );
    if (accepted) tell(accepted);
    this.#sweeper = new Sweeper(() => this.#sweepSlice(), tell);
    void this.#sweeper.sweep();
  }

  addPlayer(player: Player, token: Hash, added?: Time): Promise<void> {
    return this.#write(() => {
      this.#sql.addPlayer(player.id, JSON.stringify(player.name), player.seen);
      this.#sql.addToken(token, player.id, added ?? null);
    });
  }

  addToken(player: PlayerId, token: Hash, added?: Time): Promise<void> {
    return this.#write(() => {
      orMissing(
        () => unknownPlayer(player),
        () => this.#sql.addToken(token, player, added ?? null),
      );
    });
  }

  devicesOf(player: PlayerId): Promise<readonly Device[]> {
    return this.#read(() => this.#sql.devicesOf(player).map(readDevice));
  }

  noteDevice(token: Hash, day: Time): Promise<void> {
    return this.#write(() => void this.#sql.noteDevice(day, token));
  }

  removeDevices(player: PlayerId, which: SomeDevices): Promise<void> {
    return this.#write(() => removeDevices(this.#sql, player, which));
  }

  playerWith(token: Hash): Promise<Player | undefined> {
    return this.#read(() => this.#sql.playerWith(token).map(readPlayer)[0]);
  }

  players(ids: readonly PlayerId[]): Promise<readonly Player[]> {
    return this.#read(() => this.#sql.players(JSON.stringify(ids)).map(readPlayer));
  }

  changePlayer(id: PlayerId, { name, seen }: Partial<Pick<Player, 'name' | 'seen'>>): Promise<void> {
    return this.#write(() => {
      const changed = this.#sql.changePlayer(name === undefined ? null : JSON.stringify(name), seen ?? null, id);
      if (changed === 0) throw unknownPlayer(id);
    });
  }

  addCarryCode(code: Hash, player: PlayerId, now: Time, until: Time): Promise<void> {
    return this.#write(() => {
      this.#sql.removeOldCarryCodes(now, sliceSize);
      orMissing(
        () => unknownPlayer(player),
        () => this.#sql.addCarryCode(code, player, until),
      );
    });
  }

  takeCarryCode(code: Hash, now: Time): Promise<PlayerId | undefined> {
    return this.#write(() => {
      const [taken] = this.#sql.takeCarryCode(code);
      return taken && now <= taken.until ? taken.player : undefined;
    });
  }

  addMatch(
    { id, head, seed, created, standing }: MatchRecord,
    seating: Seating,
    rows: readonly Row[] = [],
  ): Promise<void> {
    return this.#write(() => {
      sweepMatch(this.#sql, id);
      const [headText, standingText] = [JSON.stringify(head), JSON.stringify(standing)];
      this.#sql.addMatch(id, head.game, headText, seed, created, standingText, JSON.stringify(seating));
      for (const player of seatedIn(seating)) this.#sql.addSeated(player, id);
      let [last, lastText] = [standing, standingText];
      for (const [seq, { entry, standing, at }] of rows.entries()) {
        if (standing !== last) [last, lastText] = [standing, JSON.stringify(standing)];
        this.#sql.append(id, seq, JSON.stringify(entry), lastText, at);
      }
    });
  }

  match(id: MatchId): Promise<StoredMatch | undefined> {
    return this.#read(() => this.#sql.match(id).map(readMatch)[0]);
  }

  revisionOf(id: MatchId): Promise<number | undefined> {
    return this.#read(() => this.#sql.revisionOf(id)[0]?.revision);
  }

  matchesOf(player: PlayerId, most: number): Promise<readonly Listed[]> {
    return this.#read(() => legible(this.#sql.matchesOf(player, most), readListed, this.#tell));
  }

  changeSeating(id: MatchId, revision: number, seating: Seating): Promise<boolean> {
    return this.#write(() => {
      if (this.#sql.changeSeating(JSON.stringify(seating), id, revision) === 0) {
        this.#requireMatch(id);
        return false;
      }
      putSeated(this.#sql, id, seating);
      this.#announce('gathering', id);
      return true;
    });
  }

  append(id: MatchId, seq: number, { entry, standing, at, scored }: Row): Promise<boolean> {
    return this.#write(() => {
      const add = () => this.#sql.append(id, seq, JSON.stringify(entry), JSON.stringify(standing), at);
      const isAdded = orMissing(() => unknownMatch(id), add) > 0;
      if (isAdded && scored !== undefined) this.#sql.addScore(id, ...valuesOf(scored, at));
      return isAdded;
    });
  }

  async rows(id: MatchId, from: number): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (;;) {
      const next = from + rows.length;
      const slice = await this.#read(() => readRows(id, next, this.#sql.rows(id, next, sliceSize)));
      rows.push(...slice);
      if (slice.length < sliceSize) break;
      await new Promise(resolve => setImmediate(resolve));
    }
    // It may have been deleted meanwhile.
    if (rows.length >= sliceSize) await this.#read(() => this.#requireMatch(id));
    return rows;
  }

  async replay(id: MatchId): Promise<StoredReplay | undefined> {
    const [match, rows] = await Promise.all([this.match(id), this.rows(id, 0)]);
    return match && { match, rows };
  }

  keepCheckpoint(id: MatchId, entries: number, checkpoint: Checkpoint): Promise<void> {
    return this.#write(() => {
      if (this.#sql.keepCheckpoint(JSON.stringify(checkpoint), entries, id) === 0) this.#requireMatch(id);
    });
  }

  scores(game: string, setupHash: Hash | undefined, most: number): Promise<readonly ListedScore[]> {
    return this.#read(() => legible(this.#sql.scores(game, setupHash ?? null, most), readScore, this.#tell));
  }

  scoredSetups(game: string, most: number): Promise<readonly ScoredSetup[]> {
    return this.#read(() => legible(this.#sql.scoredSetups(game, most), readScoredSetup, this.#tell));
  }

  scoreWith(key: string): Promise<ListedScore | undefined> {
    return this.#read(() => this.#sql.scoreWith(key).map(readScore)[0]);
  }

  rankOf(id: MatchId): Promise<Rank | undefined> {
    return this.#read(() => this.#sql.rankOf(id).map(readRank)[0]);
  }

  addMessage(id: MatchId, message: Omit<Message, 'number'>): Promise<Message> {
    return this.#write(() => {
      const [next] = this.#sql.nextMessage(id);
      if (!next) throw unknownMatch(id);
      const { number } = next;
      this.#sql.addMessage(id, number, JSON.stringify(message));
      return { number, ...message };
    });
  }

  messages(id: MatchId, after: number, most: number): Promise<readonly Message[]> {
    return this.#read(() => legible(this.#sql.messages(id, after, most), readMessage, this.#tell).reverse());
  }

  messagesBy(player: PlayerId): Promise<readonly (Message & { readonly match: MatchId })[]> {
    return this.#read(() =>
      legible(this.#sql.messagesWith(player), readMessageIn, this.#tell).filter(said => said.player === player),
    );
  }

  /** The folder is this server's alone, but for whoever looks after it. */
  listen(hear: (news: News) => void): Promise<void> {
    return this.#read(() => {
      this.#news.listen(hear);
    });
  }

  /** A server that has the folder hears of it. */
  #announce(kind: 'gathering' | 'blocks', match: MatchId): void {
    if (this.#isBeside) this.#sql.announce(kind, match);
  }

  matchesAfter(id: MatchId, most: number): Promise<readonly Kept[]> {
    return this.#read(() => this.#sql.matchesAfter(id, most).map(readKept));
  }

  async chill(): Promise<boolean> {
    throw new StoreError('no-partitions', 'A folder has one place for all journals, and no cold one.');
  }

  async deleteMatch(id: MatchId, entries?: number): Promise<boolean> {
    const isDeleted = await this.#write(() => {
      if (entries !== undefined && this.#sql.entriesOf(id)[0]!.entries !== entries) return false;
      if (!removeMatch(this.#sql, id)) return false;
      this.#announce('gathering', id);
      return true;
    });
    void this.#sweeper.sweep();
    return isDeleted;
  }

  async #sweepSlice(): Promise<boolean> {
    const isLeft = await this.#read(() => this.#sql.someDeleted(nobody).length > 0);
    return isLeft && this.#write(() => sweepSlice(this.#sql));
  }

  block({ network, since, note }: Block): Promise<void> {
    return this.#write(() => {
      this.#sql.block(network, since, JSON.stringify(note));
      this.#announce('blocks', network);
    });
  }

  unblock(network: string): Promise<boolean> {
    return this.#write(() => {
      this.#announce('blocks', network);
      return this.#sql.unblock(network) > 0;
    });
  }

  blocks(): Promise<readonly Block[]> {
    return this.#read(() => this.#sql.blocks().map(readBlock));
  }

  async deletePlayer(id: PlayerId): Promise<readonly MatchId[]> {
    const matches = await this.#write(() => deletePlayer(this.#sql, id));
    void this.#sweeper.sweep();
    return matches;
  }

  copyTo(file: string): Promise<void> {
    return this.#calls.make(async () => {
      try {
        await this.#checkpoints.copyTo(file);
      } catch (error) {
        throw inWords(error);
      }
    });
  }

  figures(): Promise<StoreFigures> {
    return this.#calls.make(async () => {
      const [database, log] = await Promise.all([this.#file, `${this.#file}-wal`].map(sizeOf));
      return { waiting: this.#writes.waiting, bytes: { database: database!, log: log! } };
    });
  }

  probe(): Promise<void> {
    return this.#write(() => void this.#sql.commits());
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#news.close();
    await this.#calls.end();
    await this.#checkpoints.close();
    try {
      // So that the file alone is the whole database, and says so.
      if (!this.#isBeside)
        this.#db.exec('pragma wal_checkpoint(truncate); pragma busy_timeout = 0; pragma journal_mode = delete');
    } catch {
      // The disk is full, or another program is reading: the log beside it has the rest.
    }
    this.#db.close();
    this.#known.close();
    this.#leaveFolder();
  }

  #read<T>(work: () => T): Promise<T> {
    return this.#calls.make(async () => {
      try {
        return work();
      } catch (error) {
        throw inWords(error);
      }
    });
  }

  #write<T>(work: () => T): Promise<T> {
    return this.#calls.make(async () => {
      try {
        return (await this.#writes.add(work)) as T;
      } catch (error) {
        throw inWords(error);
      }
    });
  }

  #transact(works: readonly Work[]): PromiseSettledResult<unknown>[] {
    this.#db.exec('begin immediate');
    try {
      const outcomes = works.length === 1 ? [fulfilled(works[0]!())] : this.#all(works);
      this.#sql.countCommit();
      this.#db.exec('commit');
      this.#noteCommit();
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /** Somebody beside this server has written. */
  #recount(): void {
    this.#commits = this.#sql.commits()[0]?.count ?? this.#commits;
    this.#checkpoints.plan();
  }

  #noteCommit(): void {
    this.#commits += 1;
    this.#checkpoints.plan();
    try {
      this.#known.note({ format: schemaVersion, commits: this.#commits, at: Date.now() });
    } catch {
      // What was known before still holds.
    }
  }

  /** Several works in a transaction. Rarely one of them fails: then all are done again, each apart, and the others stand. */
  #all(works: readonly Work[]): PromiseSettledResult<unknown>[] {
    const all = this.#apart(() => works.map(work => fulfilled(work())));
    return all.status === 'fulfilled' ? all.value : works.map(work => this.#apart(work));
  }

  /** If it fails, what it did is undone, and the transaction goes on. */
  #apart<T>(work: () => T): PromiseSettledResult<T> {
    this.#sql.mark();
    try {
      const value = work();
      this.#sql.forgetMark();
      return fulfilled(value);
    } catch (reason) {
      // A full disk, for one, has ended the whole transaction.
      if (!this.#db.inTransaction) throw reason;
      this.#sql.goBackToMark();
      this.#sql.forgetMark();
      return { status: 'rejected', reason };
    }
  }

  #requireMatch(id: MatchId): void {
    if (this.#sql.revisionOf(id).length === 0) throw unknownMatch(id);
  }
}

/** Does what refers to something; if that is not there, fails with this error. */
function orMissing<T>(missing: () => StoreError, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw (error as { code?: string }).code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ? missing() : error;
  }
}

function fulfilled<T>(value: T): PromiseFulfilledResult<T> {
  return { status: 'fulfilled', value };
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** What the database says of itself, and not of what it was asked to do. */
function inWords(error: unknown): unknown {
  return /^SQLITE_(?!CONSTRAINT)/.test((error as { code?: string }).code ?? '') ? failed(error) : error;
}
