import postgres from 'postgres';
import { until } from '../until.ts';

/** Kills a process of the database: it ends all others, recovers what was stored, and starts again. */
export async function breakDown(databaseUrl: string): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [{ pid }] = await database<[{ pid: number }]>`select pg_backend_pid() as pid`;
    process.kill(pid, 'SIGKILL');
    await until('the database is back', () =>
      database`select 1`.then(
        () => true,
        () => false,
      ),
    );
  } finally {
    await database.end({ timeout: 0 });
  }
}
