import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { newerDatabase, reasonOf, StoreError } from './errors.ts';
import { lockFolder, lockName } from './folder-lock.ts';
import { type Known, KnownFile, readKnown, something } from './known.ts';
import { changesSince, requireFitting, schemaVersion } from './schema.ts';
import { copiedAlone, damaged, damageOf, databaseName, lookAt, sizeOf } from './sqlite-file.ts';

/** Larger ones are not read through at the start, so that it takes a moment only. */
const mostCheckedBytes = 64 * 1_024 * 1_024;

/** A folder that is this server's alone, with a database that can be used. */
export interface OpenFolder {
  readonly db: Database.Database;
  readonly file: string;
  readonly known: Pick<KnownFile, 'note' | 'keep' | 'close'>;
  /** How many transactions the database has taken. */
  readonly commits: number;
  /** What was accepted to be lost, in words. */
  readonly accepted: StoreError | undefined;
  /** Another server has the folder, and is told of what is changed beside it. */
  readonly isBeside: boolean;
  leave(): void;
}

/** Takes a folder and opens the database in it; makes both if there are none. */
export async function openFolder(folder: string, acceptsLoss: boolean): Promise<OpenFolder> {
  try {
    const leave = await takeFolder(folder);
    try {
      return { ...openDatabase(folder, acceptsLoss), isBeside: false, leave };
    } catch (error) {
      leave();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('folder-unusable', `The folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
}

/** Opens the database of a folder that a server has, which goes on meanwhile and watches over what is known of it. */
export function openBeside(folder: string): OpenFolder {
  const file = join(folder, databaseName);
  const db = new Database(file);
  db.exec('pragma busy_timeout = 2000; pragma synchronous = full; pragma foreign_keys = on');
  const known = { note: () => undefined, keep: async () => undefined, close: () => undefined };
  return { db, file, known, commits: 0, accepted: undefined, isBeside: true, leave: () => undefined };
}

/** Makes a folder that nobody else may look into, and takes it, so that no server has it; hands back how to leave it. */
export async function takeFolder(folder: string): Promise<() => void> {
  await makeFolder(resolve(folder));
  keepPrivate(folder);
  return lockFolder(folder);
}

/** Seeds are in it: whoever could read them would know the dice. What the database makes beside a file has the modes of that file. */
function keepPrivate(folder: string): void {
  closeSync(openSync(join(folder, lockName), 'a', 0o600));
  for (const name of readdirSync(folder).filter(each => each.startsWith('starboard.'))) {
    try {
      chmodSync(join(folder, name), 0o600);
    } catch {
      // It belongs to somebody else, who lets us write to it.
    }
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

function openDatabase(folder: string, acceptsLoss: boolean): Omit<OpenFolder, 'leave' | 'isBeside'> {
  const file = join(folder, databaseName);
  const known = readKnown(folder);
  let accepted: StoreError | undefined;
  const refuse = (loss: StoreError | undefined) => {
    if (loss === undefined) return;
    if (!acceptsLoss) throw loss;
    accepted ??= loss;
  };
  // As long as nothing is opened, nothing is changed: the database would throw a log away that does not fit.
  const look = lookAt(file);
  if (look === undefined) refuse(missingDatabase(file, known));
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file);
  try {
    db.exec('pragma busy_timeout = 2000');
    const version = versionOf(db);
    if (version > schemaVersion) throw newerDatabase(version, schemaVersion);
    requireFitting(version, tablesIn(db), 'sqlite');
    requireSound(db, file);
    if (look !== undefined) refuse(lostTail(db, file, look, known));
    prepareTables(db, version);
    const commits = commitsIn(db) ?? 0;
    const now = { format: schemaVersion, commits, at: Date.now() };
    return { db, file, known: new KnownFile(folder, now), commits, accepted };
  } catch (error) {
    leaveOpen(db);
    throw damageOf(error, file) ?? error;
  }
}

function prepareTables(db: Database.Database, version: number): void {
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  if (version < schemaVersion) {
    db.exec(`begin immediate; ${changesSince(version, 'sqlite')}; pragma user_version = ${schemaVersion}; commit`);
  }
  if (commitsIn(db) === undefined) {
    db.exec('begin immediate; create table commits (count integer not null); insert into commits values (0); commit');
  }
  // What those who changed it beside a server had to tell is of no use to the next one.
  db.exec(
    'begin immediate; create table if not exists announcements (number integer not null primary key, kind text not null, match text not null); delete from announcements; commit',
  );
  // So that the database's own file is never without its tables.
  db.exec('pragma wal_checkpoint(passive)');
}

function missingDatabase(file: string, known: Known | undefined): StoreError | undefined {
  const hasLog = sizeOf(`${file}-wal`) > 0;
  if (known === undefined && !hasLog) return undefined;
  return lost(file, 'database', 0, known);
}

/** What a database lacks of what is known that it held. */
export function lostTail(
  db: Database.Database,
  file: string,
  look: NonNullable<ReturnType<typeof lookAt>>,
  known: Known | undefined,
): StoreError | undefined {
  const found = commitsIn(db);
  if (known !== undefined && (found ?? 0) < known.commits)
    return lost(file, look.hasLog ? 'part' : 'log', found ?? 0, known);
  if (known !== undefined && known !== something) return undefined;
  // A database that was closed, or copied by its own means, says so; one of an earlier version does not count.
  if (found === undefined || !look.isInUse || look.hasLog) return undefined;
  return copiedAlone(file);
}

const causes = {
  database: `${databaseName} is missing or empty`,
  log: `${databaseName}-wal is missing or empty`,
  part: `${databaseName} or ${databaseName}-wal is older than it was, or damaged`,
};

function lost(file: string, cause: keyof typeof causes, found: number, known: Known | undefined): StoreError {
  const at = known?.at ? `${new Date(known.at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  const changes = known === undefined ? '' : `, with ${found} of at least ${known.commits} changes`;
  return new StoreError(
    'lost-data',
    `Something that was stored in ${dirname(file)} is gone: ${causes[cause]}${changes}${at && `, the last of ${at}`}. Put the files back or restore a backup; or go on with what there is, by --accept-loss.`,
    { folder: dirname(file), cause, found, known: known?.commits ?? 0, at },
  );
}

/** Reads all of a database that is not large: a damaged page is told before somebody's match needs it. */
function requireSound(db: Database.Database, file: string): void {
  if (sizeOf(file) > mostCheckedBytes) return;
  const [found] = db.pragma('quick_check(1)') as [{ quick_check: string }];
  if (found.quick_check !== 'ok') throw damaged(file, found.quick_check.replace(/\s+/g, ' '));
}

export function versionOf(db: Database.Database): number {
  const [found] = db.pragma('user_version') as [{ user_version: number }];
  return found.user_version;
}

export function tablesIn(db: Database.Database): string[] {
  const found = db.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[];
  return found.map(({ name }) => name);
}

/** A database that nobody has counted in yet has no number. */
function commitsIn(db: Database.Database): number | undefined {
  if (!tablesIn(db).includes('commits')) return undefined;
  const [found] = db.prepare('select count from commits').all() as [{ count: number }?];
  return found?.count;
}

const leftOpen: Database.Database[] = [];

/** Whoever closes a database brings its log into it and removes it: one that is refused stays as it was found. */
function leaveOpen(db: Database.Database): void {
  leftOpen.push(db);
}
