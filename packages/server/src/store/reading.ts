import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { newerDatabase, StoreError } from './errors.ts';
import { readKnown } from './known.ts';
import { clientOf, placeOf, type Sql, unreachable } from './postgres-start.ts';
import { type Dialect, schemaVersion } from './schema.ts';
import { copiedAlone, damageOf, databaseName, lookAt } from './sqlite-file.ts';
import { lostTail, tablesIn, versionOf } from './sqlite-start.ts';

type Value = string | number | null;

/** A database as it lies there, for whoever looks through it while servers go on. Nothing in it can be changed by this. */
export interface Reading {
  readonly dialect: Dialect;
  /** What made its tables. */
  readonly format: number;
  readonly tables: readonly string[];
  /** What it is known to have lost. */
  readonly loss: StoreError | undefined;
  /** Asks in words that both databases understand, with `$1`, `$2` … for the values. */
  ask<Row>(question: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** All that is asked meanwhile is told as it stood at one moment. */
  atOneMoment<T>(work: () => Promise<T>): Promise<T>;
  /** What the database says of its own files; nothing, if it finds no fault. */
  faults(): Promise<readonly string[]>;
  /** Writes all of it, as it stands now, to a new file. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database of a server's folder. */
export function databaseIn(folder: string): string {
  return join(folder, databaseName);
}

/** Opens a database for reading: the PostgreSQL database if there is one, otherwise the file. */
export function openReading(at: {
  readonly databaseUrl?: string | undefined;
  readonly file: string;
}): Promise<Reading> {
  return at.databaseUrl === undefined ? readFile(resolve(at.file)) : readServer(at.databaseUrl);
}

/** Refuses what this version cannot write to as it is. */
export function requireOwnFormat({ format }: Reading): void {
  if (format > schemaVersion) throw newerDatabase(format, schemaVersion);
  if (format === schemaVersion) return;
  throw new StoreError(
    'older-database',
    `The database was written by an older version of Starboard: its format is ${format}, this version writes ${schemaVersion}. Start the server of this version first.`,
  );
}

function nothingIn(place: string): StoreError {
  return new StoreError('no-data', `There is no database at ${place}.`, { place });
}

async function readFile(file: string): Promise<Reading> {
  const folder = dirname(file);
  // Before anything is read: a server that writes meanwhile makes it more, never less.
  const known = basename(file) === databaseName ? readKnown(folder) : undefined;
  const look = existsSync(file) ? lookAt(file) : undefined;
  if (look === undefined) throw nothingIn(file);
  if (known === undefined && look.isInUse && !look.hasLog) throw copiedAlone(file);
  // With an address it is opened for reading alone: another way to open it would tidy its log away in the end.
  const db = new Database(`${pathToFileURL(file).href}?mode=ro`);
  try {
    db.exec('pragma busy_timeout = 2000');
    return new FileReading(db, file, lostTail(db, file, look, known));
  } catch (error) {
    db.close();
    throw damageOf(error, file) ?? error;
  }
}

class FileReading implements Reading {
  readonly dialect = 'sqlite';
  readonly format: number;
  readonly tables: readonly string[];
  readonly loss: StoreError | undefined;
  readonly #db: Database.Database;
  readonly #file: string;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(db: Database.Database, file: string, loss: StoreError | undefined) {
    this.#db = db;
    this.#file = file;
    this.loss = loss;
    this.format = versionOf(db);
    this.tables = tablesIn(db);
  }

  async ask<Row>(question: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.#inWords(() => {
      let statement = this.#statements.get(question);
      if (statement === undefined) {
        statement = this.#db.prepare(question.replace(/\$(\d+)/g, '?$1'));
        this.#statements.set(question, statement);
      }
      return statement.all(values) as Row[];
    });
  }

  async atOneMoment<T>(work: () => Promise<T>): Promise<T> {
    this.#db.exec('begin');
    try {
      return await work();
    } finally {
      this.#db.exec('commit');
    }
  }

  async faults(): Promise<readonly string[]> {
    const found = this.#inWords(() => this.#db.pragma('integrity_check(20)')) as { integrity_check: string }[];
    return found.map(each => each.integrity_check.replace(/\s+/g, ' ')).filter(told => told !== 'ok');
  }

  async copyTo(file: string): Promise<void> {
    this.#inWords(() => this.#db.prepare('vacuum into ?').run([file]));
  }

  async close(): Promise<void> {
    this.#statements.clear();
    this.#db.close();
  }

  #inWords<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw damageOf(error, this.#file) ?? error;
    }
  }
}

async function readServer(url: string): Promise<Reading> {
  const sql = clientOf(url);
  try {
    const found = await sql<{ name: string }[]>`
      select relname as name from pg_class where relkind in ('r', 'p', 'v') and pg_table_is_visible(oid)`;
    const tables = found.map(({ name }) => name);
    if (!tables.includes('starboard')) throw nothingIn(placeOf(url));
    const [row] = await sql<{ version: number }[]>`select version from starboard`;
    return new ServerReading(sql, row?.version ?? 0, tables);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error instanceof StoreError ? error : unreachable(placeOf(url), error);
  }
}

class ServerReading implements Reading {
  readonly dialect = 'postgres';
  readonly loss = undefined;
  readonly format: number;
  readonly tables: readonly string[];
  readonly #sql: Sql;
  /** The transaction of the moment that is looked at. */
  #moment: Pick<Sql, 'unsafe'> | undefined;

  constructor(sql: Sql, format: number, tables: readonly string[]) {
    this.#sql = sql;
    this.format = format;
    this.tables = tables;
  }

  async ask<Row>(question: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    const answer = (sql: Pick<Sql, 'unsafe'>) => sql.unsafe(question, [...values]);
    const rows = await (this.#moment ? answer(this.#moment) : this.#sql.begin('read only', answer));
    return rows as unknown as readonly Row[];
  }

  async atOneMoment<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.#sql.begin('isolation level repeatable read read only', async sql => {
      this.#moment = sql;
      try {
        return [await work()];
      } finally {
        this.#moment = undefined;
      }
    });
    return (result as [T])[0];
  }

  /** PostgreSQL watches over its files by itself. */
  async faults(): Promise<readonly string[]> {
    return [];
  }

  async copyTo(): Promise<never> {
    throw new StoreError('no-copy', 'PostgreSQL makes copies by its own means: pg_dump, or a base backup.');
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 1 });
  }
}
