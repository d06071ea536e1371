import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreError } from '../../src/store/index.ts';
import { openReading, type Reading } from '../../src/store/reading.ts';
import { examine } from '../../src/upkeep/doctor/examine.ts';
import { storeKinds } from '../support/house.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { addMatch, founding, message, range, row, seating } from '../support/store/scene.ts';
import { until } from '../support/until.ts';

/** More than two slices. */
const many = 2_345;
const journal = range(many).map(n => row(`e${n}`, n));

describe.each(storeKinds)('a store on %s', kind => {
  let folder: string;
  let databaseUrl: string | undefined;
  let told: StoreError[];
  let store: Store;
  let reading: Reading;

  const open = () => openStore({ dataFolder: folder, databaseUrl }, each => told.push(each));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-slices-'));
    databaseUrl = kind === 'PostgreSQL' ? await freshDatabase() : undefined;
    told = [];
    store = await open();
    reading = await openReading({ databaseUrl, file: join(folder, 'starboard.db') });
  });
  afterEach(async () => {
    await reading.close();
    await store.close();
    await rm(folder, { recursive: true });
    expect(told).toEqual([]);
  });

  async function count(table: string): Promise<number> {
    const [found] = await reading.ask<{ n: number }>(`select count(*) as n from ${table}`);
    return found!.n;
  }

  /** Changes the database past the store. */
  async function change(statement: string): Promise<void> {
    if (databaseUrl === undefined) {
      const db = new Database(join(folder, 'starboard.db'));
      db.exec(statement);
      db.close();
    } else {
      const sql = postgres(databaseUrl, { max: 1 });
      await sql.unsafe(statement);
      await sql.end();
    }
  }

  const isSwept = () => until('all of it is removed', async () => (await count('matches')) === 0);

  test('reads a long journal whole, and others have their turn meanwhile', async () => {
    await store.addMatch(founding('m'), seating('ann'), journal);
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 0);
    const rows = await store.rows('m', 0);
    clearInterval(turn);
    expect(rows).toEqual(journal);
    expect(turns).toBeGreaterThan(0);
    expect(await store.rows('m', 1_500)).toEqual(journal.slice(1_500));
    expect((await store.replay('m'))?.rows).toEqual(journal);
    for (const seq of [1_000, 2_000]) expect(await store.rows('m', seq)).toHaveLength(many - seq);
  });

  test('never reads a part of a journal for the whole, though it is deleted meanwhile', async () => {
    for (const _ of range(5)) {
      await store.addMatch(founding('m'), seating('ann'), journal);
      const reads = range(4).map(() => store.rows('m', 0));
      await Promise.all([store.deleteMatch('m'), ...reads.map(each => each.catch(() => undefined))]);
      for (const each of await Promise.allSettled(reads)) {
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'unknown-match' });
        else expect([0, many]).toContain(each.value.length);
      }
    }
  });

  test('deletes a long match at once for everybody, and removes what belongs to it slice by slice', async () => {
    await store.addMatch(founding('m'), seating('ann', { seats: { a: { player: 'bob' } } }), journal);
    await addMatch(store, 'other');
    await store.addMessage('m', message('Hello'));
    expect(await store.deleteMatch('m', many - 1)).toBe(false);
    expect(await store.deleteMatch('m', many)).toBe(true);
    expect(await store.deleteMatch('m')).toBe(false);
    expect(await store.match('m')).toBeUndefined();
    expect(await store.replay('m')).toBeUndefined();
    expect(await store.revisionOf('m')).toBeUndefined();
    expect(await store.matchesOf('bob', 9)).toEqual([]);
    expect((await store.matchesAfter('', 9)).map(({ id }) => id)).toEqual(['other']);
    await expect(store.addMessage('m', message('Still there?'))).rejects.toMatchObject({ code: 'unknown-match' });
    await expect(store.changeSeating('m', 0, seating('bob'))).rejects.toMatchObject({ code: 'unknown-match' });
    await until('all of it is removed', async () => (await count('matches')) === 1);
    expect([await count('journal'), await count('messages')]).toEqual([0, 0]);
    await expect(store.append('m', many, row('late'))).rejects.toMatchObject({ code: 'unknown-match' });
    expect(await store.match('other')).toBeDefined();
  });

  test('goes on with what was cut off in the middle, which nobody finds before', async () => {
    await store.addMatch(founding('m'), seating('ann'), journal);
    await store.close();
    // As it is after the first slice.
    await change(`
      delete from journal where match = 'm' and seq > 1344;
      delete from seated where match = 'm';
      insert into seated (player, match) values ('', 'm');
      update matches set revision = -1 where id = 'm'`);
    expect(await examine(reading, [], { replays: false })).toMatchObject({ problems: [], looked: { matches: 0 } });
    store = await open();
    expect(await store.match('m')).toBeUndefined();
    await isSwept();
    expect(await count('journal')).toBe(0);
  });

  test('lets a match be added anew while what was deleted under its name is being removed', async () => {
    await store.addMatch(founding('m'), seating('ann'), journal);
    await store.deleteMatch('m');
    await store.addMatch(founding('m'), seating('bob'), [row('anew')]);
    expect((await store.match('m'))?.seating.host).toBe('bob');
    expect(await store.rows('m', 0)).toEqual([row('anew')]);
    await expect(store.addMatch(founding('m'), seating('ann'))).rejects.toThrow();
  });

  test('removes whoever is alone in long matches with all of them', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'laptop');
    for (const id of ['m', 'n']) await store.addMatch(founding(id), seating('ann'), journal);
    expect(await store.deletePlayer('ann')).toEqual(['m', 'n']);
    expect(await store.matchesAfter('', 9)).toEqual([]);
    await isSwept();
    expect(await count('journal')).toBe(0);
  });

  test('removes codes for another device that nobody has used, a slice at a time', async () => {
    await store.addPlayer({ id: 'ann', name: 'Ann', seen: 1 }, 'laptop');
    for (const n of range(5)) await store.addCarryCode(`code ${n}`, 'ann', n, 10 + n);
    expect(await count('carry_codes')).toBe(5);
    await store.addCarryCode('now', 'ann', 12, 99);
    expect(await count('carry_codes')).toBe(4);
    expect(await store.takeCarryCode('code 2', 12)).toBe('ann');
  });
});
