import { join } from 'node:path';
import Database from 'libsql';

type Stored = { readonly [table: string]: readonly { readonly [column: string]: unknown }[] };

/** Everything that the store in a folder holds, read past the server. */
export function storedIn(folder: string): Stored {
  const db = new Database(join(folder, 'starboard.db'), { readonly: true });
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table' order by name`).all();
    return Object.fromEntries(
      (tables as { name: string }[]).map(({ name }) => [
        name,
        db.prepare(`select * from "${name}" order by ${firstColumns(db, name)}`).all(),
      ]),
    ) as Stored;
  } finally {
    db.close();
  }
}

/** A table has no order of its own. */
function firstColumns(db: Database.Database, table: string): string {
  const columns = db.pragma(`table_info("${table}")`) as readonly unknown[];
  return columns.length === 1 ? '1' : '1, 2';
}

/** How many transactions there were, whatever they changed. */
const counted = 'commits';

/** What time alone changes: when somebody was last heard of, and the position that is kept in a pause. */
const passing = ['seen', 'heard', 'checkpoint', 'checkpoint_entries'];

/** Everything but what time alone changes. */
export function lastingIn(folder: string): Stored {
  const tables = Object.entries(storedIn(folder)).filter(([table]) => table !== counted);
  const lasting = tables.map(([table, rows]) => [
    table,
    rows.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => !passing.includes(column)))),
  ]);
  return Object.fromEntries(lasting);
}
