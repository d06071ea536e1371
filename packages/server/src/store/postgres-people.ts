import { unknownPlayer } from './errors.ts';
import type { Asking, Sql } from './postgres-start.ts';
import { channel, listOf } from './postgres-terms.ts';
import { removeMatch } from './postgres-upkeep.ts';
import {
  type DeviceRecord,
  leftBy,
  type MessageRecord,
  nameless,
  readDevice,
  type SeatingRecord,
  seatedIn,
} from './records.ts';
import type { Device, MatchId, PlayerId, Seating, SomeDevices } from './store.ts';

export async function devicesOf(sql: Sql, player: PlayerId): Promise<readonly Device[]> {
  const found = await sql<DeviceRecord[]>`
    select hash, added, heard from tokens where player = ${player} order by added desc nulls last, hash`;
  return found.map(readDevice);
}

export async function removeDevices(
  sql: Sql,
  player: PlayerId,
  which: SomeDevices,
  announcement: string,
): Promise<void> {
  await sql.begin(async sql => {
    const chosen = 'only' in which ? sql`hash = ${which.only}` : sql`hash <> ${which.allBut}`;
    await sql`delete from tokens where player = ${player} and ${chosen}`;
    await sql`delete from carry_codes where player = ${player}`;
    await sql`select pg_notify(${channel}, ${announcement + player})`;
  });
}

/** Messages that have this id in them, be it in their text. */
export function messagesWith(sql: Asking, id: PlayerId): Promise<readonly MessageRecord[]> {
  return sql<MessageRecord[]>`
    select match, number, message from messages where position(${id} in message) > 0 order by match, number`;
}

/** Whoever adds a device meanwhile waits, and then finds that there is no such player. */
export async function deletePlayer(
  sql: Sql,
  id: PlayerId,
  announcements: { readonly player: string; readonly match: string },
): Promise<readonly MatchId[]> {
  return sql.begin(async sql => {
    const found = await sql`select from players where id = ${id} for update`;
    if (found.length === 0) throw unknownPlayer(id);
    // In the order in which entries are added, so that nobody waits for each other crosswise.
    const left = leftBy(
      id,
      await sql<SeatingRecord[]>`
        select id, gathering from matches
        where id in (select match from seated where player = ${id}) order by id for update`,
    );
    for (const { id: match, seating } of left) {
      if (seating === undefined) await removeMatch(sql, match);
      else await putSeating(sql, match, seating);
      await sql`select pg_notify(${channel}, ${announcements.match + match})`;
    }
    for (const each of await messagesWith(sql, id)) {
      const message = nameless(each, id);
      if (message === undefined) continue;
      await sql`update messages set message = ${message} where match = ${each.match} and number = ${each.number}`;
    }
    for (const table of ['tokens', 'carry_codes', 'seated']) await sql`delete from ${sql(table)} where player = ${id}`;
    await sql`delete from players where id = ${id}`;
    await sql`select pg_notify(${channel}, ${announcements.player + id})`;
    return left.map(({ id: match }) => match);
  });
}

async function putSeating(sql: Asking, id: MatchId, seating: Seating): Promise<void> {
  await sql`update matches set gathering = ${JSON.stringify(seating)}, revision = revision + 1 where id = ${id}`;
  await sql`delete from seated where match = ${id}`;
  await sql`
    insert into seated (player, match)
    select player, ${id} from unnest(${listOf(seatedIn(seating))}::text[]) as player`;
}
