import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Checkpoint } from '@starboard/kernel';
import Database from 'libsql';
import { Batches } from './batches.ts';
import { Calls } from './calls.ts';
import { newerDatabase, reasonOf, StoreError, unknownMatch, unknownPlayer } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import {
  readListed,
  readMatch,
  readMessage,
  readPlayer,
  readRank,
  readRow,
  readScore,
  readScoredSetup,
  seatedIn,
  valuesOf,
} from './records.ts';
import { changesSince, schemaVersion } from './schema.ts';
import { prepareStatements, type Statements } from './sqlite-statements.ts';
import type {
  Founding,
  Gathering,
  Hash,
  Listed,
  ListedScore,
  MatchId,
  Message,
  Player,
  PlayerId,
  Rank,
  Row,
  ScoredSetup,
  Store,
  StoredMatch,
  Time,
} from './store.ts';

/** A store in a folder, for one server. The folder is made if there is none. */
export async function openSqlite(folder: string): Promise<Store> {
  try {
    // Seeds are in it: whoever could read them would know the dice.
    await makeFolder(resolve(folder));
    const leave = lockFolder(folder);
    try {
      return new SqliteStore(openDatabase(join(folder, 'starboard.db')), leave);
    } catch (error) {
      leave();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('folder-unusable', `The folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
}

/** One after the other: Node, asked for all of them at once, tries for ever where nothing can be made (as in /proc). */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it just now.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
}

function openDatabase(file: string): Database.Database {
  const db = new Database(file);
  db.exec('pragma busy_timeout = 2000');
  const version = versionOf(db);
  if (version > schemaVersion) {
    db.close();
    throw newerDatabase(version, schemaVersion);
  }
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  if (version < schemaVersion) {
    db.exec(`begin immediate; ${changesSince(version)}; pragma user_version = ${schemaVersion}; commit`);
  }
  return db;
}

function versionOf(db: Database.Database): number {
  const [found] = db.pragma('user_version') as [{ user_version: number }];
  return found.user_version;
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
  #closing: Promise<void> | undefined;

  constructor(db: Database.Database, leaveFolder: () => void) {
    this.#db = db;
    this.#leaveFolder = leaveFolder;
    this.#sql = prepareStatements(db);
  }

  addPlayer(player: Player, token: Hash): Promise<void> {
    return this.#write(() => {
      this.#sql.addPlayer(player.id, JSON.stringify(player.name), player.seen);
      this.#sql.addToken(token, player.id);
    });
  }

  addToken(player: PlayerId, token: Hash): Promise<void> {
    return this.#write(() => {
      orMissing(
        () => unknownPlayer(player),
        () => this.#sql.addToken(token, player),
      );
    });
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

  addCarryCode(code: Hash, player: PlayerId, until: Time): Promise<void> {
    return this.#write(() => {
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
    { id, head, seed, created, standing }: Founding,
    gathering: Gathering,
    rows: readonly Row[] = [],
  ): Promise<void> {
    return this.#write(() => {
      const [headText, standingText] = [JSON.stringify(head), JSON.stringify(standing)];
      this.#sql.addMatch(id, head.game, headText, seed, created, standingText, JSON.stringify(gathering));
      for (const player of seatedIn(gathering)) this.#sql.addSeated(player, id);
      for (const [seq, { entry, standing, at }] of rows.entries()) {
        this.#sql.append(id, seq, JSON.stringify(entry), JSON.stringify(standing), at);
      }
    });
  }

  match(id: MatchId): Promise<StoredMatch | undefined> {
    return this.#read(() => this.#sql.match(id).map(readMatch)[0]);
  }

  matchesOf(player: PlayerId, most: number): Promise<readonly Listed[]> {
    return this.#read(() => this.#sql.matchesOf(player, most).map(readListed));
  }

  changeGathering(id: MatchId, revision: number, gathering: Gathering): Promise<boolean> {
    return this.#write(() => {
      if (this.#sql.changeGathering(JSON.stringify(gathering), id, revision) === 0) {
        this.#requireMatch(id);
        return false;
      }
      this.#sql.removeSeated(id);
      for (const player of seatedIn(gathering)) this.#sql.addSeated(player, id);
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

  rows(id: MatchId, from: number): Promise<readonly Row[]> {
    return this.#read(() => this.#sql.rows(id, from).map(readRow));
  }

  keepCheckpoint(id: MatchId, entries: number, checkpoint: Checkpoint): Promise<void> {
    return this.#write(() => {
      if (this.#sql.keepCheckpoint(JSON.stringify(checkpoint), entries, id) === 0) this.#requireMatch(id);
    });
  }

  scores(game: string, setupHash: Hash | undefined, most: number): Promise<readonly ListedScore[]> {
    return this.#read(() => this.#sql.scores(game, setupHash ?? null, most).map(readScore));
  }

  scoredSetups(game: string, most: number): Promise<readonly ScoredSetup[]> {
    return this.#read(() => this.#sql.scoredSetups(game, most).map(readScoredSetup));
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
    return this.#read(() => this.#sql.messages(id, after, most).map(readMessage).reverse());
  }

  /** The folder is this server's alone: there is never any news. */
  listen(): Promise<void> {
    return this.#read(() => {});
  }

  ping(): Promise<void> {
    return this.#read(() => void this.#sql.ping());
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#calls.end();
    // So that the file alone is the whole database.
    this.#db.exec('pragma wal_checkpoint(truncate)');
    this.#db.close();
    this.#leaveFolder();
  }

  #read<T>(work: () => T): Promise<T> {
    return this.#calls.make(async () => work());
  }

  #write<T>(work: () => T): Promise<T> {
    return this.#calls.make(() => this.#writes.add(work) as Promise<T>);
  }

  #transact(works: readonly Work[]): PromiseSettledResult<unknown>[] {
    this.#db.exec('begin immediate');
    try {
      const outcomes = works.map(work => this.#apart(work));
      this.#db.exec('commit');
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /** One work of a transaction: if it fails, what it did is undone, and the others stand. */
  #apart(work: Work): PromiseSettledResult<unknown> {
    this.#sql.mark();
    try {
      const value = work();
      this.#sql.forgetMark();
      return { status: 'fulfilled', value };
    } catch (reason) {
      // A full disk, for one, has ended the whole transaction.
      if (!this.#db.inTransaction) throw reason;
      this.#sql.goBackToMark();
      this.#sql.forgetMark();
      return { status: 'rejected', reason };
    }
  }

  #requireMatch(id: MatchId): void {
    if (this.#sql.hasMatch(id).length === 0) throw unknownMatch(id);
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
