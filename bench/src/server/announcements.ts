// What it costs that all servers on one PostgreSQL hear of everything: those who listen, and those who commit.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { channel } from '../../../packages/server/src/store/postgres-terms.ts';
import type { Figure } from '../measure.ts';
import { startServerProcess } from './children.ts';
import { pause } from './crowd.ts';
import type { Database } from './databases.ts';
import { openPostgresMeter } from './postgres-meter.ts';

/** As many connections as two of our servers have. */
const committers = 16;
const rowBytes = 400;
/** Of those who listen besides the one that always does. */
const moreListeners = 8;

export async function announcements(database: Database, count: number, millis: number): Promise<Figure[]> {
  const { databaseUrl: url = '' } = await database.fresh();
  const heardMicros = await costOfHearing(database, count);
  const silent = await commits(url, millis, false, 1);
  const announced = await commits(url, millis, true, 1);
  const toMany = await commits(url, millis, true, 1 + moreListeners);
  const figure = (part: string, value: number, unit: string, what: string): Figure => ({
    name: `server.postgres.announcements.${part}`,
    value: Math.round(value * 10) / 10,
    unit,
    what,
  });
  return [
    figure(
      'heardMicros',
      heardMicros,
      'µs',
      'processor time of a server for an answer at another one, to a match that nobody follows here',
    ),
    figure(
      'silentPerSecond',
      silent.perSecond,
      'per second',
      `commits of one row each on ${committers} connections, each on disk`,
    ),
    figure('silentMicros', silent.micros, 'µs', 'processor time of PostgreSQL for one of them'),
    figure(
      'announcedPerSecond',
      announced.perSecond,
      'per second',
      'the same, if each is announced: such commits wait for one another',
    ),
    figure('announcedMicros', announced.micros, 'µs', 'processor time of PostgreSQL for one of them'),
    figure(
      'toldMicros',
      Math.max(0, toMany.micros - announced.micros) / moreListeners,
      'µs',
      'processor time of PostgreSQL to tell one more server of it',
    ),
  ];
}

async function costOfHearing(database: Database, count: number): Promise<number> {
  const stored = await database.fresh();
  const server = await startServerProcess('./ours.mjs', {
    ...stored,
    game: 'race',
    loaded: false,
    runners: 4,
    idleMinutes: 10,
  });
  const sql = postgres(stored.databaseUrl!, { max: 1, onnotice: () => {} });
  const heard = () => pause(1_000);
  const origin = randomUUID();
  const announce = async () => {
    // Ten to a commit, as answers come under load.
    for (let i = 0; i < count; i += 10) {
      await sql`select pg_notify(${channel}, ${`${origin} entry `} || md5(n::text)) from generate_series(${i}::int, ${i + 9}::int) as n`;
    }
    await heard();
  };
  try {
    await announce();
    const before = await server.cpuMicros();
    await announce();
    return ((await server.cpuMicros()) - before) / count;
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
  }
}

interface Commits {
  readonly perSecond: number;
  readonly micros: number;
}

/** Rows as large as an answer's, each committed by itself; somebody listens, as there always is. */
async function commits(url: string, millis: number, isAnnounced: boolean, listeners: number): Promise<Commits> {
  const sql = postgres(url, { max: committers, onnotice: () => {} });
  const ears = Array.from({ length: listeners }, () => postgres(url, { max: 1, onnotice: () => {} }));
  const meter = await openPostgresMeter(url);
  try {
    await sql`create table if not exists kept (id bigserial primary key, row text not null)`;
    for (const client of ears) await client.listen('told', () => {});
    const row = 'x'.repeat(rowBytes);
    const commit = isAnnounced
      ? () =>
          sql`with added as (insert into kept (row) values (${row}) returning id) select pg_notify('told', id::text) from added`
      : () => sql`insert into kept (row) values (${row}) returning id`;
    const many = async (end: number): Promise<number> => {
      let count = 0;
      for (; performance.now() < end; count++) await commit();
      return count;
    };
    const run = (forMillis: number) => {
      const end = performance.now() + forMillis;
      return Promise.all(Array.from({ length: committers }, () => many(end)));
    };
    await run(millis / 10);
    const before = await meter.processorMicros();
    const began = performance.now();
    const count = (await run(millis)).reduce((sum, each) => sum + each, 0);
    const seconds = (performance.now() - began) / 1_000;
    return { perSecond: count / seconds, micros: ((await meter.processorMicros()) - before) / count };
  } finally {
    await meter.close();
    for (const client of [sql, ...ears]) await client.end({ timeout: 1 });
  }
}
