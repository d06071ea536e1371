import { join } from 'node:path';
import Sqlite from 'libsql';
import postgres from 'postgres';

/** What a database takes on disk, with its indexes: for an entry of a journal, and for a match besides. */
export interface Sizes {
  readonly entryBytes: number;
  readonly matchBytes: number;
}

interface Counted {
  readonly journalBytes: number;
  readonly otherBytes: number;
  readonly entries: number;
  readonly matches: number;
}

/** Of a database in a folder that no server has open any more, or at an address. */
export async function sizesOf(stored: { readonly dataFolder?: string; readonly databaseUrl?: string }): Promise<Sizes> {
  const counted = stored.databaseUrl ? await inPostgres(stored.databaseUrl) : inFolder(stored.dataFolder!);
  return {
    entryBytes: counted.journalBytes / counted.entries,
    matchBytes: counted.otherBytes / counted.matches,
  };
}

async function inPostgres(url: string): Promise<Counted> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [counted] = await sql<[Record<keyof Counted, string>]>`
      with parts as (select relid::oid as oid from pg_partition_tree('entries'))
      select (select sum(pg_total_relation_size(oid)) from parts) as "journalBytes",
        (
          select sum(pg_total_relation_size(oid)) from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace and oid not in (select oid from parts)
        ) as "otherBytes",
        (select count(*) from entries) as entries, (select count(*) from matches) as matches`;
    const { journalBytes, otherBytes, entries, matches } = counted;
    return {
      journalBytes: Number(journalBytes),
      otherBytes: Number(otherBytes),
      entries: Number(entries),
      matches: Number(matches),
    };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function inFolder(folder: string): Counted {
  const db = new Sqlite(join(folder, 'starboard.db'), { readonly: true });
  try {
    return db
      .prepare(`
        select sum(case when ofTable.tbl_name = 'journal' then pgsize else 0 end) as journalBytes,
          sum(case when ofTable.tbl_name = 'journal' then 0 else pgsize end) as otherBytes,
          (select count(*) from journal) as entries, (select count(*) from matches) as matches
        from dbstat left join sqlite_schema as ofTable on ofTable.name = dbstat.name`)
      .get() as Counted;
  } finally {
    db.close();
  }
}
