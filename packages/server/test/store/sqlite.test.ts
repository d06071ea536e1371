import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programArgs } from '../../../../testing/programs.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { schemaVersion } from '../../src/store/schema.ts';
import { addMatch, answersOf, range, row } from '../support/store/scene.ts';

let folder: string;
let opened: Store[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-store-'));
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(store => store.close()));
  await rm(folder, { recursive: true });
});

async function open(dataFolder = folder): Promise<Store> {
  const store = await openStore({ dataFolder });
  opened.push(store);
  return store;
}

/** Does something to the database as another program would. */
async function outside<T>(work: (db: Database.Database) => T | Promise<T>): Promise<T> {
  const db = new Database(join(folder, 'starboard.db'));
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

describe('the folder', () => {
  test('is made if there is none', async () => {
    const store = await open(join(folder, 'deep', 'inside'));
    expect(await addMatch(store, 'm')).toBe('m');
    expect((await stat(join(folder, 'deep', 'inside'))).mode & 0o077).toBe(0);
  });

  test('keeps its files to itself, in a folder that others may enter and with files that they could read', async () => {
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'starboard.db'), '', { mode: 0o644 });
    await addMatch(await open(), 'match');
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual([
      'starboard.db',
      'starboard.db-shm',
      'starboard.db-wal',
      'starboard.known',
      'starboard.lock',
    ]);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
  });

  test('serves one server at a time', async () => {
    const first = await open();
    const refusal = { name: 'StoreError', code: 'folder-in-use', message: expect.stringContaining(folder) };
    await expect(open()).rejects.toMatchObject(refusal);
    await first.close();
    const second = await open();
    await expect(open()).rejects.toMatchObject(refusal);
    await expect(second.probe()).resolves.toBeUndefined();
  });

  test.runIf(process.platform === 'linux')('is refused in words where nothing can be made', async () => {
    await expect(open('/proc/starboard/data')).rejects.toMatchObject({ code: 'folder-unusable', message: /ENOENT/ });
  });

  test('is refused in words if it cannot be used', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const refusal = { code: 'folder-unusable', message: expect.stringContaining(file) };
    await expect(open(file)).rejects.toMatchObject(refusal);
  });

  test('is refused in words if what is in it is no database, and left unlocked', async () => {
    await writeFile(join(folder, 'starboard.db'), 'Dear diary, '.repeat(1_000));
    await expect(open()).rejects.toMatchObject({ code: 'no-database', message: /not a database/ });
    await rm(join(folder, 'starboard.db'));
    await expect(open()).resolves.toBeDefined();
  });

  test('is refused if a newer version has written it, and left unlocked', async () => {
    await (await open()).close();
    await outside(db => db.exec('pragma user_version = 99'));
    await expect(open()).rejects.toMatchObject({ code: 'newer-database', message: /newer version.* 99/ });
    await outside(db => db.exec(`pragma user_version = ${schemaVersion}`));
    await expect(open()).resolves.toBeDefined();
  });
});

describe('another process', () => {
  let holder: ChildProcess;
  let lines: AsyncIterator<string>;

  beforeEach(() => {
    const program = programArgs(new URL('../support/store/holder.ts', import.meta.url));
    holder = spawn(process.execPath, [...program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    lines = createInterface({ input: holder.stdout! })[Symbol.asyncIterator]();
  });
  afterEach(() => {
    holder.kill('SIGKILL');
  });

  async function nextLine(): Promise<string | undefined> {
    const { value, done } = await lines.next();
    return done ? undefined : value;
  }

  test('holds the folder until it is killed, and what it was told is stored is there', async () => {
    expect(await nextLine()).toBe('open');
    await expect(open()).rejects.toMatchObject({ code: 'folder-in-use' });
    let acknowledged = -1;
    while (acknowledged < 100) acknowledged = Number(await nextLine());

    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    for (let line = await nextLine(); line !== undefined; line = await nextLine()) acknowledged = Number(line);

    const stored = await answersOf(await open(), 'm');
    expect(stored.length).toBeGreaterThan(acknowledged);
    expect(stored).toEqual(range(stored.length).map(String));
  });
});

describe('the database', () => {
  test('takes all appends of one turn in one transaction', async () => {
    const store = await open();
    await addMatch(store, 'm');
    const { size: before } = await stat(join(folder, 'starboard.db-wal'));
    await Promise.all(range(300).map(seq => store.append('m', seq, row(`${seq}`))));
    const { size: after } = await stat(join(folder, 'starboard.db-wal'));
    const pages = (after - before) / 4_096;
    // Each transaction of its own would write two pages at least.
    expect(pages).toBeLessThan(100);
  });

  test('can be read by other programs while it is in use', async () => {
    const store = await open();
    await addMatch(store, 'm');
    await store.append('m', 0, row('x'));
    expect(await outside(db => db.prepare('select count(*) as count from journal').all())).toEqual([{ count: 1 }]);
    expect(await store.append('m', 1, row('y'))).toBe(true);
  });

  test('refuses all that is written together if it cannot write, and goes on when it can', async () => {
    const store = await open();
    await addMatch(store, 'm');
    const outcomes = await outside(async db => {
      db.exec('begin immediate');
      const writes = await Promise.allSettled(range(3).map(seq => store.append('m', seq, row(`${seq}`))));
      db.exec('rollback');
      return writes;
    });
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await answersOf(store, 'm')).toEqual([]);
    expect(await Promise.all(range(3).map(seq => store.append('m', seq, row(`${seq}`))))).toEqual([true, true, true]);
    expect(await answersOf(store, 'm')).toEqual(['0', '1', '2']);
  });

  test.each([
    ['while it is written', `select raise(rollback, 'disk trouble')`, 'disk trouble'],
    ['at its very end', `insert into promises values ('nowhere')`, 'FOREIGN KEY constraint failed'],
  ])('undoes all of a transaction that fails %s, and goes on afterwards', async (_, trouble, words) => {
    const store = await open();
    await addMatch(store, 'm');
    await outside(db => {
      db.exec('create table promises (match text references matches (id) deferrable initially deferred)');
      db.exec(`create trigger trouble before insert on journal when new.seq = 1 begin ${trouble}; end`);
    });
    const outcomes = await Promise.allSettled(range(3).map(seq => store.append('m', seq, row(`${seq}`))));
    expect(outcomes.map(each => each.status === 'rejected' && each.reason.message)).toEqual([words, words, words]);
    expect(await answersOf(store, 'm')).toEqual([]);
    expect(await store.append('m', 0, row('again'))).toBe(true);
    expect(await answersOf(store, 'm')).toEqual(['again']);
  });

  test('is whole in its one file once it is closed', async () => {
    const store = await open();
    await addMatch(store, 'm');
    await store.append('m', 0, row('x'));
    await store.close();
    const copy = join(folder, 'copy');
    await mkdir(copy);
    await copyFile(join(folder, 'starboard.db'), join(copy, 'starboard.db'));
    expect(await answersOf(await open(copy), 'm')).toEqual(['x']);
  });
});
