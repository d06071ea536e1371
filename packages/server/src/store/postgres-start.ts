import postgres from 'postgres';
import { newerDatabase, reasonOf, StoreError } from './errors.ts';
import { changesSince, requireFitting, schemaVersion } from './schema.ts';

// Any number will do, as long as all servers have the same.
const startLock = 7_827_227;
const patience = { connectSeconds: 10, startSeconds: 20, mostSecondsBetweenTries: 1 };

/** The code that the client itself has for it. */
const lost = 'CONNECTION_CLOSED';

export type Sql = postgres.Sql<{ bigint: number }>;
/** The same in a transaction or outside of one. */
export type Asking = postgres.ISql<{ bigint: number }>;

/** Makes the tables of a database if there are none, and fails in words if it cannot be used. */
export async function prepare(url: string): Promise<void> {
  const sql = clientOf(url);
  try {
    await within(patience.startSeconds, prepareTables(sql));
  } catch (error) {
    throw error instanceof StoreError ? error : unreachable(placeOf(url), error);
  } finally {
    await sql.end({ timeout: 0 });
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

async function prepareTables(sql: Sql): Promise<void> {
  await sql.begin(async sql => {
    // Several servers may find an empty database at the same moment.
    await sql`select pg_advisory_xact_lock(${startLock})`;
    const [{ isPrepared }] = await sql<[{ isPrepared: boolean }]>`
      select to_regclass('starboard') is not null as "isPrepared"`;
    if (isPrepared) {
      const [{ version }] = await sql<[{ version: number }]>`select version from starboard`;
      if (version > schemaVersion) throw newerDatabase(version, schemaVersion);
      requireFitting(version, await tablesIn(sql));
      if (version === schemaVersion) return;
      await sql.unsafe(changesSince(version));
      await sql`update starboard set version = ${schemaVersion}`;
    } else {
      requireFitting(0, await tablesIn(sql));
      await sql.unsafe(changesSince(0));
      await sql`create table starboard (version integer not null)`;
      await sql`insert into starboard (version) values (${schemaVersion})`;
    }
  });
}

async function tablesIn(sql: postgres.TransactionSql): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind in ('r', 'p') and pg_table_is_visible(oid)`;
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
