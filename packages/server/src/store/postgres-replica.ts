import { uptime } from '../clock.ts';
import { isTrouble, StoreError } from './errors.ts';
import { Connections } from './postgres-connections.ts';
import { placeOf, type Sql } from './postgres-start.ts';
import type { Tell } from './store.ts';

/** Whatever takes longer is asked of the database itself. */
const answerSeconds = 5;
/** A replica is some milliseconds behind: so long is waited for it, looking again so often. */
const patienceMillis = 200;
const lookMillis = 5;
/** One that is further behind, or gone, is left alone for so long: whoever reads must not wait for it each time. */
const restSeconds = { behind: 5, gone: 30 };

/** How far the database is, and which one it is. */
interface Point {
  readonly lsn: string;
  readonly system: string;
  readonly name: string;
}

/** A copy that follows the database. It is read only where it holds all that the database held when it was asked. */
export class Replica {
  readonly #connections: Connections;
  readonly #place: string;
  readonly #tell: Tell;
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(url: string, tell: Tell) {
    this.#connections = new Connections(url, answerSeconds);
    this.#place = placeOf(url);
    this.#tell = tell;
  }

  /** The replica's answer; nothing, if the database has to be asked itself. */
  async answer<T>(database: Sql, question: (sql: Sql) => Promise<T>): Promise<{ readonly value: T } | undefined> {
    if (uptime() < this.#restsUntil) return undefined;
    const point = await now(database);
    try {
      return await this.#connections.ask(async sql => {
        if (await hasReached(sql, point)) return { value: await question(sql) };
        this.#rest(restSeconds.behind, 'it is too far behind, or a replica of another database');
        return undefined;
      });
    } catch (error) {
      // Whatever else is wrong, the database itself says better.
      if (isTrouble(error)) this.#rest(restSeconds.gone, (error as StoreError).message);
      return undefined;
    }
  }

  end(): Promise<void> {
    return this.#connections.end();
  }

  #rest(seconds: number, why: string): void {
    if (uptime() < this.#restsUntil) return;
    this.#restsUntil = uptime() + seconds * 1_000;
    this.#tell(
      new StoreError('no-replica', `The replica ${this.#place} is not read for ${seconds} seconds: ${why}`, {
        place: this.#place,
      }),
    );
  }
}

/** All that is acknowledged is on disk, and what is on disk has a place in the log. */
async function now(database: Sql): Promise<Point> {
  const [point] = await database<[Point]>`
    select pg_current_wal_flush_lsn()::text as lsn, system_identifier::text as system, current_database() as name
    from pg_control_system()`;
  return point;
}

async function hasReached(replica: Sql, { lsn, system, name }: Point): Promise<boolean> {
  for (const until = uptime() + patienceMillis; uptime() < until; ) {
    const [{ isOurs, isThere }] = await replica<[{ isOurs: boolean; isThere: boolean | null }]>`
      select system_identifier::text = ${system} and current_database() = ${name} as "isOurs",
        pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as "isThere"
      from pg_control_system()`;
    if (isThere && isOurs) return true;
    if (!isOurs || isThere === null) return false;
    await new Promise(resolve => setTimeout(resolve, lookMillis));
  }
  return false;
}
