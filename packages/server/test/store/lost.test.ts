import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, open as openFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programArgs } from '../../../../testing/programs.ts';
import { openStore, type Store, type StoreError } from '../../src/store/index.ts';
import { addMatch, answersOf, range, row } from '../support/store/scene.ts';
import { until } from '../support/until.ts';

let folder: string;
let opened: Store[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-lost-'));
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(store => store.close()));
  await rm(folder, { recursive: true });
});

const inFolder = (name: string) => join(folder, name);

async function open(dataFolder = folder, acceptLoss = false): Promise<{ store: Store; told: StoreError[] }> {
  const told: StoreError[] = [];
  const store = await openStore({ dataFolder, acceptLoss }, each => told.push(each));
  opened.push(store);
  return { store, told };
}

/** A folder whose server was killed in a burst of answers: the last of them are in the log alone. */
async function killedFolder(): Promise<void> {
  const program = programArgs(new URL('../support/store/holder.ts', import.meta.url));
  const holder: ChildProcess = spawn(process.execPath, [...program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: holder.stdout! })) if (Number(line) >= 100) break;
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
}

/** Why the folder is refused. */
async function refusal(accepts = false): Promise<Record<string, unknown>> {
  const failed: unknown = await open(folder, accepts).catch(error => error);
  return failed as Record<string, unknown>;
}

describe('a database that lost its tail', () => {
  test('by a kill alone has lost nothing', async () => {
    await killedFolder();
    const { store, told } = await open();
    expect((await answersOf(store, 'm')).length).toBeGreaterThan(100);
    expect(told).toEqual([]);
  });

  test.each<[string, string, () => Promise<void>]>([
    ['is removed', 'log', () => rm(inFolder('starboard.db-wal'))],
    ['is emptied', 'log', () => truncate(inFolder('starboard.db-wal'))],
    [
      'is cut short',
      'part',
      async () => truncate(inFolder('starboard.db-wal'), (await sizeOf('starboard.db-wal')) >> 1),
    ],
    ['is damaged', 'part', () => damage('starboard.db-wal', 5_000)],
  ])('because its log %s is refused, with how much is missing', async (_, cause, lose) => {
    await killedFolder();
    await lose();
    const failed = await refusal();
    expect(failed).toMatchObject({ code: 'lost-data', details: { cause, folder } });
    const { known, found } = failed['details'] as { known: number; found: number };
    expect(known).toBeGreaterThan(100);
    expect(found).toBeLessThan(known);
    expect(failed['message']).toMatch(
      /is gone: .*with \d+ of at least \d+ changes, the last of 20.* UTC.*--accept-loss/,
    );
    // Nor does asking again make it well.
    expect(await refusal()).toMatchObject({ code: 'lost-data' });

    const { store, told } = await open(folder, true);
    expect(told).toMatchObject([{ code: 'lost-data' }]);
    expect(await addMatch(store, 'new')).toBe('new');
    await store.close();
    // What was accepted once is not asked about again.
    expect((await open()).told).toEqual([]);
  });

  test.each(['removed', 'emptied'])('because its own file was %s is refused', async how => {
    await killedFolder();
    if (how === 'removed') await rm(inFolder('starboard.db'));
    else await truncate(inFolder('starboard.db'));
    const log = await readFile(inFolder('starboard.db-wal'));
    expect(await refusal()).toMatchObject({ code: 'lost-data', details: { cause: 'database', found: 0 } });
    expect((await readFile(inFolder('starboard.db-wal'))).equals(log), 'the log is as it was found').toBe(true);
  });

  test('and of which nobody knows what it held is refused too, as long as a log is there', async () => {
    await killedFolder();
    await rm(inFolder('starboard.db'));
    await rm(inFolder('starboard.known'));
    expect(await refusal()).toMatchObject({ code: 'lost-data', details: { cause: 'database', known: 0 } });
  });

  test('because an old one was put in its place is refused', async () => {
    const { store } = await open();
    await addMatch(store, 'm');
    await store.copyTo(inFolder('old'));
    await store.append('m', 0, row('lost'));
    await store.close();
    await copyFile(inFolder('old'), inFolder('starboard.db'));
    expect(await refusal()).toMatchObject({ code: 'lost-data', details: { known: 2, found: 1 } });
  });

  test('is noticed though what was known of it cannot be read', async () => {
    await killedFolder();
    await writeFile(inFolder('starboard.known'), 'Dear diary');
    await rm(inFolder('starboard.db'));
    expect(await refusal()).toMatchObject({ code: 'lost-data', details: { at: '' } });
  });

  test.each(['Dear diary', ''])('with its log is noticed though what was known of it is: %j', async known => {
    await killedFolder();
    const db = new Database(inFolder('starboard.db'));
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    await rm(inFolder('starboard.db-wal'), { force: true });
    await writeFile(inFolder('starboard.known'), known);
    expect(await refusal()).toMatchObject({ code: 'copied-alone' });
    expect((await open(folder, true)).told).toMatchObject([{ code: 'copied-alone' }]);
    await Promise.all(opened.splice(0).map(store => store.close()));
    expect((await open()).told).toEqual([]);
  });
});

describe('a database that was copied', () => {
  async function copyOf(...names: string[]): Promise<string> {
    const copy = await mkdtemp(join(folder, 'copy-'));
    for (const name of names) await copyFile(inFolder(name), join(copy, name));
    return copy;
  }

  test('without its log while it was in use is refused', async () => {
    await killedFolder();
    const copy = await copyOf('starboard.db');
    await expect(open(copy)).rejects.toMatchObject({ code: 'copied-alone', message: expect.stringContaining(copy) });
    expect((await open(copy, true)).told).toMatchObject([{ code: 'copied-alone' }]);
  });

  test('with its log is whole', async () => {
    await killedFolder();
    const { store } = await open(await copyOf('starboard.db', 'starboard.db-wal'));
    expect((await answersOf(store, 'm')).length).toBeGreaterThan(100);
  });

  test('by its own means while it is in use is whole, without anything beside it', async () => {
    const { store } = await open();
    await addMatch(store, 'm');
    await store.append('m', 0, row('x'));
    const copy = await mkdtemp(join(folder, "it's-"));
    await store.copyTo(join(copy, 'starboard.db'));
    await store.append('m', 1, row('y'));
    expect(await answersOf((await open(copy)).store, 'm')).toEqual(['x']);
    await expect(store.copyTo(join(copy, 'starboard.db'))).rejects.toMatchObject({ code: 'database-failed' });
  });

  test('after it was closed is whole, and one of an earlier version is taken as it is', async () => {
    const { store } = await open();
    await addMatch(store, 'm');
    await store.close();
    const copy = await copyOf('starboard.db');
    expect(await (await open(copy)).store.match('m')).toBeDefined();

    const earlier = await copyOf('starboard.db');
    const db = new Database(join(earlier, 'starboard.db'));
    db.exec('pragma journal_mode = wal; drop table commits; pragma wal_checkpoint(truncate)');
    db.close();
    await rm(join(earlier, 'starboard.db-wal'), { force: true });
    expect(await (await open(earlier)).store.match('m')).toBeDefined();
  });
});

test('what was committed is in the database’s own file a moment later, while it is in use', async () => {
  const { store } = await open();
  await addMatch(store, 'm');
  await Promise.all(range(50).map(seq => store.append('m', seq, row(`${seq}`))));
  await until('it is there', async () => {
    const copy = await mkdtemp(join(folder, 'copy-'));
    await copyFile(inFolder('starboard.db'), join(copy, 'starboard.db'));
    const { store: copied } = await open(copy, true);
    return (await answersOf(copied, 'm')).length === 50;
  });
});

describe('a database that cannot be used', () => {
  test('because it is none says so, and stays as it was', async () => {
    await writeFile(inFolder('starboard.db'), 'Dear diary, '.repeat(1_000));
    expect(await refusal(true)).toMatchObject({ code: 'no-database', message: /is not a database/ });
    expect(await readFile(inFolder('starboard.db'), 'utf8')).toMatch(/^Dear diary/);
  });

  async function filled(): Promise<void> {
    const { store } = await open();
    await addMatch(store, 'm');
    await Promise.all(range(300).map(seq => store.append('m', seq, row(`${seq}`))));
    await store.close();
  }

  test('because it was cut short says so', async () => {
    await filled();
    const size = await sizeOf('starboard.db');
    await truncate(inFolder('starboard.db'), size - 8_192);
    const what = `it has ${size - 8_192} bytes of at least ${size}`;
    expect(await refusal(true)).toMatchObject({ code: 'damaged-database', details: { what } });
  });

  test('because a page is damaged says so', async () => {
    await filled();
    const db = new Database(inFolder('starboard.db'));
    const [{ root }] = db.prepare(`select rootpage as root from sqlite_master where name = 'journal'`).all() as [
      { root: number },
    ];
    db.close();
    await damage('starboard.db', (root - 1) * 4_096);
    expect(await refusal(true)).toMatchObject({ code: 'damaged-database', message: /damaged: .*Restore a backup/ });
  });

  test.each([
    ['too high', 'drop table scores', { missing: 'scores', surplus: '' }],
    ['too low', 'pragma user_version = 1', { missing: '', surplus: 'scores, blocks' }],
  ])('because its number is %s for its tables says so', async (_, change, details) => {
    await filled();
    const db = new Database(inFolder('starboard.db'));
    db.exec(change);
    db.close();
    expect(await refusal(true)).toMatchObject({ code: 'unfitting-database', details });
  });
});

async function sizeOf(name: string): Promise<number> {
  return (await stat(inFolder(name))).size;
}

/** Writes over some bytes of a file, from there on. */
async function damage(name: string, at: number): Promise<void> {
  const file = await openFile(inFolder(name), 'r+');
  await file.write(Buffer.alloc(500, 0x5a), 0, 500, at);
  await file.close();
}
