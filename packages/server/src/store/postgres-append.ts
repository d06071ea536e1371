import { unknownMatch } from './errors.ts';
import type { Sql } from './postgres-start.ts';
import { channel, listOf } from './postgres-terms.ts';
import { seatedIn } from './records.ts';
import type { MatchId, MatchRecord, Row, Seating } from './store.ts';

export interface Append {
  readonly id: MatchId;
  readonly seq: number;
  readonly row: Row;
}

/** Adds a match with the journal that it has already, in one statement. */
export async function addWhole(
  sql: Sql,
  { id, head, seed, created, standing }: MatchRecord,
  seating: Seating,
  rows: readonly Row[],
): Promise<void> {
  await sql`
    with added as (
      insert into matches (id, game, head, seed, created, standing, gathering, revision, messages, part)
      select
        ${id}, ${head.game}, ${JSON.stringify(head)}, ${seed}, ${created}::bigint, ${JSON.stringify(standing)},
        ${JSON.stringify(seating)}, 0, 0,
        case parts when 0 then 0 else 1 + floor(random() * parts)::integer end
      from starboard
      returning id, part
    ), written as (
      insert into entries (part, match, seq, entry, standing, at)
      select part, id, place - 1, entry, given.standing, at from added, unnest(
        ${listOf(rows.map(({ entry }) => JSON.stringify(entry)))}::text[],
        ${listOf(rows.map(row => JSON.stringify(row.standing)))}::text[],
        ${listOf(rows.map(({ at }) => at))}::bigint[]
      ) with ordinality as given (entry, standing, at, place)
    )
    insert into seated (player, match)
    select player, id from added, unnest(${listOf(seatedIn(seating))}::text[]) as player`;
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
  const scored = batch.flatMap(({ id, seq, row: { at, scored: found } }) => (found ? [{ id, seq, at, ...found }] : []));
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
      insert into entries (part, match, seq, entry, standing, at)
      select part, match, seq, entry, given.standing, at from given
      join matches on matches.id = given.match and matches.revision >= 0
      order by match, seq, place
      on conflict do nothing
      returning match, seq
    ), scored as (
      insert into scores (match, key, game, setup, score, at, told)
      select match, key, game, setup, score, at, told from unnest(
        ${listOf(scored.map(({ id }) => id))}::text[],
        ${listOf(scored.map(({ seq }) => seq))}::integer[],
        ${listOf(scored.map(({ key }) => key))}::text[],
        ${listOf(scored.map(({ game }) => game))}::text[],
        ${listOf(scored.map(({ setupHash }) => setupHash))}::text[],
        ${listOf(scored.map(({ score }) => score))}::double precision[],
        ${listOf(scored.map(({ at }) => at))}::bigint[],
        ${listOf(scored.map(({ told }) => JSON.stringify(told)))}::text[]
      ) with ordinality as given (match, seq, key, game, setup, score, at, told, place)
      join added using (match, seq)
      order by match, place
      on conflict (match) do nothing
    )
    select match, seq, pg_notify(${channel}, ${announcement} || match)::text from added
    union all
    select match, null, null from given where not exists (
      select from matches where matches.id = given.match and matches.revision >= 0
    )`;

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
