import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance, seedFrom } from '@starboard/kernel';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { backUp, examine, openReading, restore } from '../../src/upkeep/index.ts';
import { games } from '../support/games.ts';
import { guest, openSite } from '../support/house.ts';
import { Ledger } from '../support/ledger.ts';
import { Launcher, type ServerProcess } from '../support/process.ts';
import { until } from '../support/until.ts';

const launcher = new Launcher();
afterAll(() => launcher.close());

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const wish = { replace: false, acceptDamage: false };

async function examined(file: string) {
  const reading = await openReading({ file });
  try {
    return await examine(reading, games, { replays: true });
  } finally {
    await reading.close();
  }
}

/** What a database holds in these tables, column by column. */
function contents(file: string) {
  const db = new Database(file);
  const all = (question: string) => db.prepare(question).all([]);
  const held = {
    matches: all('select * from matches order by id'),
    journal: all('select * from journal order by match, seq'),
    players: all('select id, name from players order by id'),
    tokens: all('select * from tokens order by hash'),
    seated: all('select * from seated order by 1, 2'),
    messages: all('select * from messages order by match, number'),
    scores: all('select * from scores order by match'),
  };
  db.close();
  return held;
}

describe('under load', () => {
  /** Plays one match after the other until it is told to stop. */
  async function playOn(server: ServerProcess, name: string, isOver: () => boolean, ledgers: Ledger[]): Promise<void> {
    const client = await guest(server, name);
    const chance = new Chance(seedFrom(name));
    while (!isOver()) {
      const { id } = await client.begin({ game: 'beacon', seats: { keeper: 'me', engineer: { bot: 'steady' } } });
      const ledger = new Ledger(id, ['keeper']);
      ledgers.push(ledger);
      while (!isOver() && (await ledger.play(client, chance, 'keeper')) !== 'over');
    }
  }

  test('a backup holds all that was acknowledged before, all of it is true, and a server plays on from it', async () => {
    const folder = emptyFolder();
    const server = await launcher.launch({ dataFolder: folder });
    const ledgers: Ledger[] = [];
    let isOver = false;
    const players = ['a', 'b', 'c', 'd'].map(name => playOn(server, name, () => isOver, ledgers));
    try {
      for (let n = 0; n < 5; n++) {
        await until(
          'something more was answered',
          () => ledgers.reduce((sum, { entries }) => sum + entries, 0) > n * 40,
        );
        const acknowledged = ledgers.map(({ match, entries }) => ({ match, entries }));
        const file = join(folder, `copy-${n}`);
        const { entries } = await backUp(folder, file);
        const journal = contents(file).journal as { match: string }[];
        expect(journal).toHaveLength(entries);
        for (const each of acknowledged)
          expect(journal.filter(({ match }) => match === each.match).length).toBeGreaterThanOrEqual(each.entries);
        expect((await examined(file)).problems).toEqual([]);
        expect(statSync(file).mode & 0o077).toBe(0);
      }
    } finally {
      isOver = true;
      await Promise.all(players);
    }
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([]);

    const other = emptyFolder();
    const restored = await restore(join(folder, 'copy-4'), { folder: other, ...wish }, games);
    expect(restored).toMatchObject({ done: true, aside: undefined });
    expect(contents(join(other, 'starboard.db'))).toEqual(contents(join(folder, 'copy-4')));
    const again = await launcher.launch({ dataFolder: other });
    const ada = await guest(again, 'Ada');
    expect((await ada.begin({ game: 'beacon' })).id).toBeDefined();
    expect(again.complaints).toEqual([]);
  });

  test('what was acknowledged and killed right afterwards is in a backup that is made without a server', async () => {
    const folder = emptyFolder();
    const server = await launcher.launch({ dataFolder: folder });
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    await server.kill();
    const before = ['', '-wal'].map(end => readFileSync(join(folder, `starboard.db${end}`)));
    expect(await backUp(folder, join(folder, 'copy'))).toMatchObject({ matches: 1, players: 1 });
    expect((contents(join(folder, 'copy')).matches as { id: string }[]).map(each => each.id)).toEqual([id]);
    expect(['', '-wal'].map(end => readFileSync(join(folder, `starboard.db${end}`)))).toEqual(before);
  });
});

describe('a backup', () => {
  let folder: string;
  let backup: string;

  beforeAll(async () => {
    const site = await openSite('SQLite');
    const server = await site.start();
    const ada = await guest(server, 'Ada');
    for (let n = 0; n < 3; n++) {
      const { id } = await ada.begin({ game: 'beacon' });
      await ada.say(id, 'Hello');
    }
    folder = site.storage.dataFolder!;
    backup = join(folder, 'backup');
    await backUp(folder, backup);
    await server.close();
    return () => site.close();
  });

  test('overwrites nothing, and leaves nothing where it cannot be made', async () => {
    const own = emptyFolder();
    const file = join(own, 'mine');
    writeFileSync(file, 'mine');
    await expect(backUp(folder, file)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await expect(backUp(own, join(own, 'new'))).rejects.toMatchObject({ code: 'no-data' });
    await expect(backUp(folder, join(own, 'nowhere', 'new'))).rejects.toMatchObject({ code: 'ENOENT' });
    writeFileSync(join(own, 'starboard.db'), 'not a database at all'.repeat(99));
    await expect(backUp(own, join(own, 'new'))).rejects.toMatchObject({ code: 'no-database' });
    expect(readdirSync(own).sort()).toEqual(['mine', 'starboard.db']);
  });

  test('is not made of a folder that has lost something', async () => {
    const own = emptyFolder();
    for (const name of ['starboard.db', 'starboard.known']) await copyFile(join(folder, name), join(own, name));
    const known = JSON.parse(readFileSync(join(own, 'starboard.known'), 'utf8'));
    writeFileSync(join(own, 'starboard.known'), JSON.stringify({ ...known, commits: known.commits + 1 }));
    await expect(backUp(own, join(own, 'new'))).rejects.toMatchObject({ code: 'lost-data' });
    expect(existsSync(join(own, 'new'))).toBe(false);
  });

  test('is not made of a database with a damaged page', async () => {
    const own = emptyFolder();
    await copyFile(backup, join(own, 'starboard.db'));
    const bytes = readFileSync(join(own, 'starboard.db'));
    bytes.fill(0xff, 4_096 * 4, 4_096 * 12);
    writeFileSync(join(own, 'starboard.db'), bytes);
    await expect(backUp(own, join(own, 'new'))).rejects.toMatchObject({ code: 'damaged-database' });
    expect(readdirSync(own)).toEqual(['starboard.db']);
    expect((await examined(join(own, 'starboard.db'))).problems.map(({ kind }) => kind)).toContain('file');
  });

  test('is restored into a folder that a server accepts, and what was there is put aside', async () => {
    const own = emptyFolder();
    await restore(backup, { folder: join(own, 'new'), ...wish }, games);
    expect(readdirSync(join(own, 'new')).sort()).toEqual(['starboard.db', 'starboard.lock']);
    expect(statSync(join(own, 'new', 'starboard.db')).mode & 0o077).toBe(0);
    const store = await openStore({ dataFolder: join(own, 'new') });
    await store.addPlayer({ id: 'bob', name: 'Bob', seen: 1 }, 'b');
    await store.close();

    expect(await restore(backup, { folder: join(own, 'new'), ...wish }, games)).toEqual({
      done: false,
      why: 'occupied',
    });
    const again = await restore(backup, { folder: join(own, 'new'), ...wish, replace: true }, games);
    if (!again.done) throw new Error('Not restored.');
    expect(again.held).toMatchObject({ matches: 3, players: 1 });
    expect(readdirSync(join(own, 'new')).sort()).toEqual([again.aside, 'starboard.db', 'starboard.lock']);
    const before = await openStore({ dataFolder: join(own, 'new', again.aside!) });
    expect(await before.players(['bob'])).toHaveLength(1);
    await before.close();
    const after = await openStore({ dataFolder: join(own, 'new') });
    expect(await after.players(['bob'])).toEqual([]);
    expect(await after.matchesAfter('', 9)).toHaveLength(3);
    await after.close();
  });

  test.skipIf(process.getuid?.() !== 0)('that root restores is left to whoever the folder belongs to', async () => {
    const own = emptyFolder();
    chownSync(own, 12_345, 12_346);
    await restore(backup, { folder: own, ...wish }, games);
    await restore(backup, { folder: own, ...wish, replace: true }, games);
    const owners = ['', ...readdirSync(own)].map(name => statSync(join(own, name))).map(({ uid, gid }) => [uid, gid]);
    expect(owners).toEqual(owners.map(() => [12_345, 12_346]));
    expect(owners).toHaveLength(4);
  });

  test('is not restored under a server', async () => {
    const own = emptyFolder();
    const store = await openStore({ dataFolder: own });
    for (const replace of [false, true])
      await expect(restore(backup, { folder: own, ...wish, replace }, games)).rejects.toMatchObject({
        code: 'folder-in-use',
      });
    await store.addPlayer({ id: 'bob', name: 'Bob', seen: 1 }, 'b');
    await store.close();
  });

  test.each<[what: string, spoil: (file: string) => void, code: string]>([
    ['is not there', file => rmSync(file), 'no-data'],
    ['is empty', file => truncateSync(file), 'no-data'],
    ['is no database', file => writeFileSync(file, 'x'.repeat(5_000)), 'no-database'],
    ['is cut off', file => truncateSync(file, statSync(file).size - 4_096), 'damaged-database'],
    ['is of the future', file => change(file, 'pragma user_version = 99'), 'newer-database'],
    ['was copied without its log', file => markAsInUse(file), 'copied-alone'],
  ])('that %s replaces nothing', async (_, spoil, code) => {
    const own = emptyFolder();
    const file = join(own, 'backup');
    await copyFile(backup, file);
    spoil(file);
    await restore(backup, { folder: own, ...wish }, games);
    const before = readFileSync(join(own, 'starboard.db'));
    await expect(restore(file, { folder: own, ...wish, replace: true }, games)).rejects.toMatchObject({ code });
    expect(readFileSync(join(own, 'starboard.db'))).toEqual(before);
    expect(
      readdirSync(own)
        .filter(name => name !== 'backup')
        .sort(),
    ).toEqual(['starboard.db', 'starboard.lock']);
  });

  test('that is damaged replaces nothing, unless that is accepted', async () => {
    const own = emptyFolder();
    const file = join(own, 'backup');
    await copyFile(backup, file);
    change(file, `update matches set seed = 'x' where id = (select min(id) from matches)`);
    change(file, `update messages set message = '{'`);
    const refused = await restore(file, { folder: join(own, 'new'), ...wish }, games);
    expect(refused).toMatchObject({ done: false, why: 'damaged' });
    expect(readdirSync(join(own, 'new'))).toEqual(['starboard.lock']);
    const accepted = await restore(file, { folder: join(own, 'new'), ...wish, acceptDamage: true }, games);
    expect(accepted).toMatchObject({ done: true });
    const kinds = accepted.done ? accepted.examined.problems.map(({ kind }) => kind).sort() : [];
    expect(kinds).toEqual(['message', 'message', 'message', 'seed']);
  });

  test('of an earlier version is restored as it is, and brought up to date by the server', async () => {
    const own = emptyFolder();
    const file = join(own, 'backup');
    await copyFile(backup, file);
    change(file, 'drop table blocks; pragma user_version = 4');
    expect(await restore(file, { folder: join(own, 'new'), ...wish }, games)).toMatchObject({ done: true });
    expect((await examined(join(own, 'new', 'starboard.db'))).problems).toEqual([]);
    const store = await openStore({ dataFolder: join(own, 'new') });
    expect(await store.blocks()).toEqual([]);
    await store.close();
  });
});

/** In a process of its own, so that nothing of it stays open here. */
function change(file: string, statement: string): void {
  const program = `const Database = require('libsql'); const db = new Database(process.argv[1]); db.exec(process.argv[2]); db.close();`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program, file, statement], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function markAsInUse(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(2, 18, 20);
  writeFileSync(file, bytes);
}
