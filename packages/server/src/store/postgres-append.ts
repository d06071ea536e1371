import { unknownMatch } from './errors.ts';
import type { Sql } from './postgres-start.ts';
import { channel, listOf } from './postgres-terms.ts';
import type { MatchId, Row } from './store.ts';

export interface Append {
  readonly id: MatchId;
  readonly seq: number;
  readonly row: Row;
}

/**
 * Adds entries to journals and announces those that were added, in one statement: all of it is on disk, or nothing. Says
 * of each whether it was added.
 */
export async function appendAll(
  sql: Sql,
  batch: readonly Append[],
  announcement: string,
): Promise<PromiseSettledResult<boolean>[]> {
  // The order is the same on all servers: two that add the same entries must not wait for each other crosswise.
  const found = await sql<{ match: MatchId; seq: number | null }[]>`
    with given as (
      select * from unnest(
        ${listOf(batch.map(({ id }) => id))}::text[],
        ${listOf(batch.map(({ seq }) => seq))}::integer[],
        ${listOf(batch.map(({ row }) => JSON.stringify(row.entry)))}::text[],
        ${listOf(batch.map(({ row }) => JSON.stringify(row.standing)))}::text[],
        ${listOf(batch.map(({ row }) => row.at))}::bigint[]
      ) with ordinality as given (match, seq, entry, standing, at, place)
    ), added as (
      insert into journal (match, seq, entry, standing, at)
      select match, seq, entry, given.standing, at from given join matches on matches.id = given.match
      order by match, seq, place
      on conflict (match, seq) do nothing
      returning match, seq
    )
    select match, seq, pg_notify(${channel}, ${announcement} || match)::text from added
    union all
    select match, null, null from given where not exists (select from matches where matches.id = given.match)`;

  const added = new Set<string>();
  const unknown = new Set<MatchId>();
  for (const { match, seq } of found) {
    if (seq === null) unknown.add(match);
    else added.add(`${seq} ${match}`);
  }
  return batch.map(({ id, seq }) => {
    if (unknown.has(id)) return { status: 'rejected', reason: unknownMatch(id) };
    // If the batch has the same entry twice, it was the first that was added.
    return { status: 'fulfilled', value: added.delete(`${seq} ${id}`) };
  });
}
