import { uptime } from '../clock.ts';
import type { Asking, Sql } from './postgres-start.ts';
import { channel } from './postgres-terms.ts';
import type { Kept, MatchId } from './store.ts';

/** It is looked up in the files of the database, which takes a while. */
const sizeMillis = 60_000;

/** How large a database is, as it was looked up in the last minute. */
export class DatabaseSize {
  #bytes = 0;
  #until = Number.NEGATIVE_INFINITY;

  async of(sql: Sql): Promise<number> {
    const now = uptime();
    if (now < this.#until) return this.#bytes;
    this.#until = now + sizeMillis;
    const [{ bytes }] = await sql<[{ bytes: number }]>`select pg_database_size(current_database()) as bytes`;
    this.#bytes = bytes;
    return bytes;
  }
}

export async function matchesAfter(sql: Sql, after: MatchId, most: number): Promise<readonly Kept[]> {
  return sql<Kept[]>`
    select id, game, created, coalesce(last.at, created) as updated, coalesce(last.seq + 1, 0) as entries
    from matches left join lateral (
      select at, seq from entries where part = matches.part and match = matches.id order by seq desc limit 1
    ) as last on true
    where id > ${after} order by id limit ${most}`;
}

/** Others that add something to the match meanwhile wait, and then find that it is gone. */
export async function deleteMatch(sql: Sql, id: MatchId, announcement: string): Promise<void> {
  await sql.begin(async sql => {
    if (!(await removeMatch(sql, id))) return;
    await sql`select pg_notify(${channel}, ${announcement + id})`;
  });
}

/** In a transaction; says whether it was there. */
export async function removeMatch(sql: Asking, id: MatchId): Promise<boolean> {
  const [found] = await sql<{ part: number }[]>`select part from matches where id = ${id} for update`;
  if (found === undefined) return false;
  for (const table of ['scores', 'messages', 'seated']) await sql`delete from ${sql(table)} where match = ${id}`;
  await sql`delete from entries where part = ${found.part} and match = ${id}`;
  await sql`delete from matches where id = ${id}`;
  return true;
}
