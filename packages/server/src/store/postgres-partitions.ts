import { unknownMatch } from './errors.ts';
import type { Sql, Transaction } from './postgres-start.ts';
import { type AgedRecord, isOver, type RowRecord, readRows } from './records.ts';
import { sliceSize } from './slices.ts';
import type { MatchId, Row, Time } from './store.ts';

/**
 * A new database has so many. Of ten million entries each then holds some 600,000, which are looked after in a moment; and a
 * list of matches, which looks into all of them, takes no longer than with one, while with 64 it takes half as long again.
 */
export const usualPartitions = 16;

// Any number will do, as long as all servers have the same.
const structureLock = 7_827_227;

/** Until the transaction ends, no other server changes tables. */
export async function lockStructure(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${structureLock})`;
}

/** Looked up where it is written down: what a connection knows by heart may be older than the lock that it has waited for. */
export async function hasTable(sql: Sql | Transaction, name: string): Promise<boolean> {
  const found = await sql`select from pg_class where relname = ${name} and pg_table_is_visible(oid)`;
  return found.length > 0;
}

/** Makes so many partitions for the journals of new matches, if there are fewer. Those that are stored stay where they are. */
export async function growTo(sql: Transaction, count: number): Promise<void> {
  const [{ parts }] = await sql<[{ parts: number }]>`select parts from starboard`;
  if (count <= parts) return;
  for (let part = parts + 1; part <= count; part++) await addPartition(sql, `entries_${part}`, part);
  await sql`update starboard set parts = ${count}`;
}

async function addPartition(sql: Transaction, name: string, part: number): Promise<void> {
  // In this order nobody who plays holds one of the two and waits for the other.
  await sql`lock table matches in share row exclusive mode`;
  await showWhole(sql);
  await sql`create table ${sql(name)} (like entries including defaults, primary key (match, seq))`;
  await sql.unsafe(`alter table ${name} add check (part = ${part})`);
  await sql.unsafe(`alter table entries attach partition ${name} for values in (${part})`);
}

/** Servers of an earlier version know one table alone. They go on seeing every journal, and can add to none. */
async function showWhole(sql: Transaction): Promise<void> {
  if (await hasTable(sql, 'entries_0')) return;
  await sql`alter table journal rename to entries_0`;
  await sql`create view journal as select match, seq, entry, standing, at from entries`;
}

/** Cold partitions have the years in which the matches in them were last touched, as negative numbers. */
function coldPartOf(at: Time): number {
  return -Math.min(9_999, Math.max(1970, new Date(at).getUTCFullYear() || 1970));
}

/** Where the journal of a match lies, and how it ends. */
interface Resting extends AgedRecord {
  readonly part: number;
  readonly seq: number;
  readonly at: number;
}

/** Slice by slice, and once more if it was moved meanwhile. */
export async function wholeJournal(sql: Sql, id: MatchId): Promise<readonly Row[]> {
  let part = await partOf(sql, id);
  if (part === undefined) return [];
  for (;;) {
    const rows = await rowsIn(sql, part, id);
    const now = await partOf(sql, id);
    if (now === part) return rows;
    if (now === undefined) throw unknownMatch(id);
    part = now;
  }
}

async function rowsIn(sql: Sql, part: number, id: MatchId): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = rows.length;
    const slice = await sql<RowRecord[]>`
      select seq, entry, standing, at from entries
      where part = ${part} and match = ${id} and seq >= ${next} order by seq limit ${sliceSize}`;
    rows.push(...readRows(id, next, slice));
    if (slice.length < sliceSize) return rows;
  }
}

async function partOf(sql: Sql, id: MatchId): Promise<number | undefined> {
  const [found] = await sql<{ part: number }[]>`select part from matches where id = ${id} and revision >= 0`;
  return found?.part;
}

/** Brings the journal of a match that is over and rests since before this to a cold partition; says whether it has done that. */
export async function chill(sql: Sql, id: MatchId, before: Time): Promise<boolean> {
  const [resting] = await sql<Resting[]>`
    select id, gathering, part, last.* from matches
    join lateral (
      select seq, standing, at from entries where part = matches.part and match = matches.id order by seq desc limit 1
    ) as last on true
    where id = ${id} and part >= 0 and revision >= 0`;
  if (resting === undefined || resting.at >= before || !isOver(resting)) return false;
  const cold = coldPartOf(resting.at);
  await makeCold(sql, cold);
  return sql.begin(sql => move(sql, resting, cold));
}

async function makeCold(sql: Sql, part: number): Promise<void> {
  const name = `entries_cold_${-part}`;
  if (await hasTable(sql, name)) return;
  await sql.begin(async sql => {
    await lockStructure(sql);
    if (!(await hasTable(sql, name))) await addPartition(sql, name, part);
  });
}

/** Whoever adds to the journal meanwhile waits, and is then told to look again. */
async function move(sql: Transaction, { id, part, seq }: Resting, cold: number): Promise<boolean> {
  const [found] = await sql`select from matches where id = ${id} and part = ${part} and revision >= 0 for update`;
  if (found === undefined) return false;
  const later = await sql`select from entries where part = ${part} and match = ${id} and seq > ${seq} limit 1`;
  if (later.length > 0) return false;
  await sql`
    with placed as (
      update matches set part = ${cold} where id = ${id}
    ), gone as (
      delete from entries where part = ${part} and match = ${id} returning match, seq, entry, standing, at
    )
    insert into entries (part, match, seq, entry, standing, at)
    select ${cold}, match, seq, entry, standing, at from gone`;
  return true;
}
