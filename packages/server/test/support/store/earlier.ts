import type { Sql } from 'postgres';
import { changesSince, type Dialect } from '../../../src/store/schema.ts';

/** What made the tables of an earlier version. */
export function tablesOf(version: number, dialect: Dialect): string {
  return changesSince(0, dialect).slice(0, -changesSince(version, dialect).length);
}

/** Makes an empty PostgreSQL database one of an earlier version. */
export async function makeEarlier(sql: Sql, version: number): Promise<void> {
  await sql.unsafe(`${tablesOf(version, 'postgres')};
    create table starboard (version integer not null);
    insert into starboard (version) values (${version})`);
}

/** The statements of a server that knows no partitions, as it sent them. */
export function serverBeforePartitions(sql: Sql) {
  return {
    add: (id: string) => sql`
      insert into matches (id, game, head, seed, created, standing, gathering, revision, messages)
      values (${id}, 'beacon', '{"game":"beacon"}', 's', 1, '{"waitingFor":[]}', '{"host":"ann","seats":{}}', 0, 0)`,
    async append(match: string, seq: number): Promise<boolean> {
      const added = await sql`
        with given as (select ${match}::text as match, ${seq}::integer as seq, '{"kind":"rules"}' as entry, '{"waitingFor":[]}' as standing, 2 as at)
        insert into journal (match, seq, entry, standing, at)
        select match, seq, entry, given.standing, at from given join matches on matches.id = given.match
        order by match, seq
        on conflict (match, seq) do nothing
        returning match, seq`;
      return added.length > 0;
    },
    rows: (match: string) => sql`
      select seq, entry, standing, at from journal where match = ${match} and seq >= 0 order by seq`,
    remove: (match: string) => sql`delete from journal where match = ${match}`,
  };
}
