import postgres from 'postgres';
import { changing, newerDatabase, reasonOf, StoreError } from './errors.ts';
import { growTo, hasTable, lockStructure, usualPartitions } from './postgres-partitions.ts';
import { changesSince, requireFitting, schemaVersion } from './schema.ts';
import type { Tell } from './store.ts';

const patience = { connectSeconds: 10, startSeconds: 20, silentSeconds: 5, mostSecondsBetweenTries: 1 };

/** The code that the client itself has for it. */
const lost = 'CONNECTION_CLOSED';

export type Sql = postgres.Sql<{ bigint: number }>;
/** The same in a transaction or outside of one. */
export type Asking = postgres.ISql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** Makes the tables of a database if there are none, and fails in words if it cannot be used. */
export async function prepare(url: string, parts: number, tell: Tell): Promise<void> {
  const sql = clientOf(url);
  const slow = setTimeout(() => tell(changing(placeOf(url))), patience.silentSeconds * 1_000);
  try {
    await within(patience.startSeconds, sql`select`);
    // Those who play meanwhile may hold what this needs, and the other way round.
    await again(isDeadlock, () => prepareTables(sql, parts));
  } catch (error) {
    throw error instanceof StoreError ? error : unreachable(placeOf(url), error);
  } finally {
    clearTimeout(slow);
    await sql.end({ timeout: 0 });
  }
}

const mostTries = 5;

/** Does something, and again if it fails like this. */
export async function again<T>(isPassing: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isPassing(error)) throw error;
    }
  }
}

export function clientOf(url: string): Sql {
  try {
    const sql = postgres(url, {
      max: 8,
      connect_timeout: patience.connectSeconds,
      backoff: tries => Math.min(2 ** tries / 100, patience.mostSecondsBetweenTries),
      // It would ask for types on each new connection; if that one died meanwhile, the whole process would.
      fetch_types: false,
      onnotice: () => {},
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
    return new Proxy(sql, { apply: (ask, self, question) => answerOf(Reflect.apply(ask, self, question)) });
  } catch {
    // The error itself would show the address, and with it the password.
    throw new StoreError(
      'database-unreachable',
      'The address of the database cannot be read. It should look like postgres://user:password@host:5432/database.',
    );
  }
}

/** An answer that does not even say what was done is none: the question went to a connection that was just being lost. */
async function answerOf(question: postgres.PendingQuery<postgres.Row[]>): Promise<postgres.RowList<postgres.Row[]>> {
  const answer = await question;
  if (answer.command === null) throw Object.assign(new Error('no answer'), { code: lost });
  return answer;
}

async function prepareTables(sql: Sql, parts: number): Promise<void> {
  await sql.begin(async sql => {
    await sql`set local statement_timeout = 0`;
    // Several servers may find an empty database at the same moment.
    await lockStructure(sql);
    const isNew = await makeVersion(sql);
    const [{ version }] = await sql<[{ version: number }]>`select version from starboard`;
    if (version > schemaVersion) throw newerDatabase(version, schemaVersion);
    requireFitting(version, await tablesIn(sql), 'postgres');
    if (version < schemaVersion) {
      await sql.unsafe(changesSince(version, 'postgres'));
      await sql`update starboard set version = ${schemaVersion}`;
    }
    await growTo(sql, parts || (isNew ? usualPartitions : 0));
  });
}

/** Makes the table that says what the others are; says whether there was none. */
async function makeVersion(sql: Transaction): Promise<boolean> {
  if (await hasTable(sql, 'starboard')) return false;
  await sql`create table starboard (version integer not null)`;
  await sql`insert into starboard (version) values (0)`;
  return true;
}

/** A view stands for a table that was. */
async function tablesIn(sql: Transaction): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind in ('r', 'p', 'v') and pg_table_is_visible(oid)`;
  return found.map(({ name }) => name);
}

/** Something that takes the connection and then ends it, again and again, would be tried forever. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const silence = Object.assign(new Error(`no answer within ${seconds} seconds`), { code: lost });
    timer = setTimeout(() => reject(silence), seconds * 1_000);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error says that the connection failed, and nothing about what was asked. */
export function isLost(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  // E: the network's; 08: connection, 53: out of resources but for the disk, 57P: shutting down or starting up.
  return /^(E(?!RR_)|CONNECT|08|53(?!100)|57P)/.test(code);
}

/** Whether two waited for each other, and this one gave in. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01';
}

/** Whether an error says that the database cannot do what was asked, whatever that was. */
export function isFailing(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  // 53100: the disk is full, 25006: read-only, 58: the system fails, XX: its files are damaged.
  return /^(53100|25006|58|XX)/.test(code);
}

/** The address as it may be shown: whatever precedes the last @ may be a password, escaped or not. */
export function placeOf(url: string): string {
  return url.replace(/^.*(:\/\/|@)/, '').replace(/\?.*$/, '');
}

export function unreachable(place: string, error: unknown): StoreError {
  return new StoreError('database-unreachable', `The database ${place} cannot be used: ${reasonOf(error)}`);
}
