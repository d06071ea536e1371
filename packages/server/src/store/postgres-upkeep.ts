import { uptime } from '../clock.ts';
import type { Asking, Sql } from './postgres-start.ts';
import { channel } from './postgres-terms.ts';
import { type BlockRecord, type KeptRecord, readBlock, readKept } from './records.ts';
import { nobody, sliceSize } from './slices.ts';
import type { Block, Kept, MatchId } from './store.ts';

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
  const found = await sql<KeptRecord[]>`
    select id, game, created, gathering, part < 0 as "isCold", coalesce(last.at, created) as updated, coalesce(last.seq + 1, 0) as entries,
      coalesce(last.standing, matches.standing) as standing
    from matches left join lateral (
      select at, seq, standing from entries where part = matches.part and match = matches.id order by seq desc limit 1
    ) as last on true
    where id > ${after} and revision >= 0 order by id limit ${most}`;
  return found.map(readKept);
}

/** Others that add something to the match meanwhile wait, and then find that it is gone. */
export async function deleteMatch(
  sql: Sql,
  id: MatchId,
  entries: number | undefined,
  announcement: string,
): Promise<boolean> {
  return sql.begin(async sql => {
    if (!(await removeMatch(sql, id, entries))) return false;
    await sql`select pg_notify(${channel}, ${announcement + id})`;
    return true;
  });
}

/**
 * In a transaction; says whether it was there, and had so many entries where that is asked. What it has too much of to be
 * removed at once is left for later.
 */
export async function removeMatch(sql: Asking, id: MatchId, entries?: number): Promise<boolean> {
  const [found] = await sql<{ part: number }[]>`
    select part from matches where id = ${id} and revision >= 0 for update`;
  if (found === undefined) return false;
  if (entries !== undefined) {
    const [last] = await sql<{ seq: number }[]>`
      select seq from entries where part = ${found.part} and match = ${id} order by seq desc limit 1`;
    if ((last?.seq ?? -1) + 1 !== entries) return false;
  }
  for (const table of ['scores', 'seated']) await sql`delete from ${sql(table)} where match = ${id}`;
  if (await removeSlice(sql, id, found.part)) {
    await sql`update matches set revision = -1 where id = ${id}`;
    await sql`insert into seated (player, match) values (${nobody}, ${id})`;
  }
  return true;
}

/**
 * Removes some of what belongs to a deleted match, or at last the match; says whether there may be more. From the end: whoever
 * reads meanwhile finds a journal without holes.
 */
async function removeSlice(sql: Asking, id: MatchId, part: number): Promise<boolean> {
  const { count: entries } = await sql`
    delete from entries where part = ${part} and match = ${id} and seq in (
      select seq from entries where part = ${part} and match = ${id} order by seq desc limit ${sliceSize}
    )`;
  if (entries === sliceSize) return true;
  const { count: messages } = await sql`
    delete from messages where match = ${id} and number in (
      select number from messages where match = ${id} order by number desc limit ${sliceSize}
    )`;
  if (messages === sliceSize) return true;
  await sql`delete from seated where match = ${id}`;
  await sql`delete from matches where id = ${id}`;
  return false;
}

/** A slice of any match that is deleted, unless another server is at it; says whether there may be more to remove. */
export async function sweepSlice(sql: Sql): Promise<boolean> {
  const deleted = await sql`select from seated where player = ${nobody} limit 1`;
  if (deleted.length === 0) return false;
  return sql.begin(async sql => {
    const [found] = await sql<{ id: MatchId; part: number }[]>`
      select id, part from matches where id in (select match from seated where player = ${nobody})
      limit 1 for update skip locked`;
    if (found !== undefined) await removeSlice(sql, found.id, found.part);
    return found !== undefined;
  });
}

/** What is left of a match that was deleted, so that its name is free. */
export async function sweepMatch(sql: Sql, id: MatchId): Promise<void> {
  let isThere = true;
  while (isThere) {
    isThere = await sql.begin(async sql => {
      const [found] = await sql<{ part: number }[]>`
        select part from matches where id = ${id} and revision < 0 for update`;
      if (found !== undefined) await removeSlice(sql, id, found.part);
      return found !== undefined;
    });
  }
}

export async function block(sql: Sql, { network, since, note }: Block, announcement: string): Promise<void> {
  await sql`
    with changed as (
      insert into blocks (network, since, note) values (${network}, ${since}, ${JSON.stringify(note)})
      on conflict (network) do update set since = excluded.since, note = excluded.note
      returning network
    )
    select pg_notify(${channel}, ${announcement} || network) from changed`;
}

export async function unblock(sql: Sql, network: string, announcement: string): Promise<boolean> {
  const gone = await sql`
    with gone as (delete from blocks where network = ${network} returning network)
    select pg_notify(${channel}, ${announcement} || network) from gone`;
  return gone.length > 0;
}

export async function blocks(sql: Sql): Promise<readonly Block[]> {
  const found = await sql<BlockRecord[]>`select network, since, note from blocks order by since, network`;
  return found.map(readBlock);
}
