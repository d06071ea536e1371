import postgres from 'postgres';
import { startPostgres } from '../../../../testing/postgres.ts';

const variable = 'STARBOARD_TEST_POSTGRES';

/** Starts a PostgreSQL server before the tests run, one for all of them: it takes longer than most of them. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres({ fsync: false });
  process.env[variable] = server.url;
  return () => server.stop();
}

let databases = 0;

/** The address of a new, empty database on the server that all tests share. Whoever breaks servers starts one of their own. */
export async function freshDatabase(): Promise<string> {
  const url = new URL(process.env[variable]!);
  const name = `fresh_${process.pid}_${databases++}`;
  const sql = postgres(url.href, { max: 1 });
  try {
    await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
  url.pathname = name;
  return url.href;
}
