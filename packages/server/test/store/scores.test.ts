import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type MatchId, openStore, type Row, type Scored, type Store } from '../../src/store/index.ts';
import { schemaVersion } from '../../src/store/schema.ts';
import { freshDatabase } from '../support/shared-postgres.ts';
import { makeEarlier, tablesOf } from '../support/store/earlier.ts';
import { type Place, places } from '../support/store/places.ts';
import { addMatch, range, row } from '../support/store/scene.ts';

function scored(id: MatchId, score: number, changes: Partial<Scored> = {}): Scored {
  const outcome = { winners: [], reason: { key: 'lost "all"', params: { waves: 3 } }, score };
  const told = { version: 1, setup: { nights: 3 }, outcome, seats: { a: { player: 'ann' }, b: { bot: 'steady' } } };
  return { key: `key of ${id}`, game: 'beacon', setupHash: 'usual', score, told, ...changes };
}

const last = (id: MatchId, score: number, at: number, changes: Partial<Scored> = {}): Row => ({
  ...row('last', at),
  scored: scored(id, score, changes),
});

describe.each(places(freshDatabase))('scores on $name', ({ findPlace, serversShare }) => {
  let place: Place;
  let store: Store;
  let other: Store;

  beforeEach(async () => {
    place = await findPlace();
    store = await place.open();
    other = serversShare ? await place.open() : store;
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await place.clear();
  });

  async function end(id: MatchId, score: number, at: number, changes: Partial<Scored> = {}): Promise<void> {
    await addMatch(store, id);
    expect(await store.append(id, 0, last(id, score, at, changes))).toBe(true);
  }

  const namesOf = (list: readonly { readonly match: MatchId }[]) => list.map(({ match }) => match);

  test('are stored with the entry that ended the match, and come back as they were', async () => {
    await end('m', -2.5, 1_700_000_000_000);
    const listed = { match: 'm', at: 1_700_000_000_000, ...scored('m', -2.5) };
    expect(await other.scores('beacon', undefined, 9)).toEqual([listed]);
    expect(await other.scoreWith('key of m')).toEqual(listed);
    expect(await other.scoreWith('m')).toBeUndefined();
    expect(await other.rows('m', 0)).toEqual([row('last', 1_700_000_000_000)]);
  });

  test('are not stored with an entry that another server was quicker to add', async () => {
    await addMatch(store, 'm');
    await other.append('m', 0, row('quicker'));
    expect(await store.append('m', 0, last('m', 7, 1))).toBe(false);
    expect(await store.scores('beacon', undefined, 9)).toEqual([]);
  });

  test('are stored once, whoever of two servers ends the match', async () => {
    const ids = range(20).map(each => `m${each}`);
    await Promise.all(ids.map(id => addMatch(store, id)));
    await Promise.all(
      ids.flatMap(id => [store.append(id, 0, last(id, 1, 5)), other.append(id, 0, last(id, 2, 5)), store.probe()]),
    );
    const listed = await store.scores('beacon', undefined, 100);
    expect(namesOf(listed).sort()).toEqual(ids.toSorted());
  });

  test('lets those of one moment fail alone', async () => {
    await addMatch(store, 'a');
    await addMatch(store, 'b');
    const outcomes = await Promise.allSettled([
      store.append('a', 0, last('a', 1, 5)),
      store.append('unknown', 0, last('unknown', 2, 5)),
      store.append('b', 0, row('goes on')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(namesOf(await store.scores('beacon', undefined, 9))).toEqual(['a']);
  });

  test('are listed the best first and of equals the earlier, no more than asked for', async () => {
    await end('late', 10, 3_000);
    await end('early', 10, 1_000);
    await end('worst', -1, 500);
    await end('best', 100, 9_000);
    expect(namesOf(await other.scores('beacon', undefined, 9))).toEqual(['best', 'early', 'late', 'worst']);
    expect(namesOf(await other.scores('beacon', undefined, 2))).toEqual(['best', 'early']);
  });

  test('are listed by game, and by set-up where one is asked for', async () => {
    await end('usual', 5, 1_000);
    await end('hard', 3, 2_000, { setupHash: 'hard' });
    await end('else', 9, 3_000, { game: 'horde' });
    expect(namesOf(await store.scores('beacon', undefined, 9))).toEqual(['usual', 'hard']);
    expect(namesOf(await store.scores('beacon', 'hard', 9))).toEqual(['hard']);
    expect(namesOf(await store.scores('horde', undefined, 9))).toEqual(['else']);
    expect(await store.scores('horde', 'hard', 9)).toEqual([]);
  });

  test('tell their set-ups, the last played first, each with its best and how many there are', async () => {
    await end('a', 5, 1_000);
    await end('b', 8, 2_000);
    await end('c', 3, 4_000);
    await end('d', 1, 3_000, { setupHash: 'hard' });
    await end('e', 1, 9_000, { game: 'horde' });
    const setups = await other.scoredSetups('beacon', 9);
    expect(setups.map(({ best, count }) => [best.setupHash, best.match, count])).toEqual([
      ['usual', 'b', 3],
      ['hard', 'd', 1],
    ]);
    expect(await other.scoredSetups('beacon', 1)).toHaveLength(1);
    expect(await other.scoredSetups('endure', 9)).toEqual([]);
  });

  test('rank a match among those of its set-up; equals share a rank', async () => {
    await end('a', 5, 1_000);
    await end('b', 8, 2_000);
    await end('c', 5, 3_000);
    await end('d', 1, 4_000);
    await end('hard', 99, 4_000, { setupHash: 'hard' });
    await addMatch(store, 'running');
    const rankOf = async (id: MatchId) => {
      const found = await other.rankOf(id);
      return found && [found.rank, found.count, found.scored.match];
    };
    expect(await rankOf('b')).toEqual([1, 4, 'b']);
    expect(await rankOf('a')).toEqual([2, 4, 'a']);
    expect(await rankOf('c')).toEqual([2, 4, 'c']);
    expect(await rankOf('d')).toEqual([4, 4, 'd']);
    expect(await rankOf('hard')).toEqual([1, 1, 'hard']);
    expect(await rankOf('running')).toBeUndefined();
    expect(await rankOf('nothing')).toBeUndefined();
  });
});

describe('a database from before there were scores', () => {
  const match = `insert into matches values ('old', 'beacon', '{"game":"beacon"}', 's', 1, '{"waitingFor":[]}', '{"host":"ann","seats":{}}', 0, null, null, 0)`;

  async function checkGrown(store: Store): Promise<void> {
    expect((await store.match('old'))?.seed).toBe('s');
    expect(await store.append('old', 0, last('old', 4, 1_000))).toBe(true);
    expect(await store.rankOf('old')).toMatchObject({ rank: 1, count: 1 });
  }

  test('gets their table, in a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'starboard-store-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const db = new Database(join(folder, 'starboard.db'));
    db.exec(`${tablesOf(1, 'sqlite')}; ${match}; pragma user_version = 1`);
    db.close();
    for (const isFirst of [true, false]) {
      const store = await openStore({ dataFolder: folder });
      if (isFirst) await checkGrown(store);
      expect(await store.scores('beacon', undefined, 9)).toHaveLength(1);
      await store.close();
    }
  });

  test('gets their table on PostgreSQL, though several servers start at once', async () => {
    const databaseUrl = await freshDatabase();
    const sql = postgres(databaseUrl);
    onTestFinished(() => sql.end());
    await makeEarlier(sql, 1);
    await sql.unsafe(match);
    const stores = await Promise.all(range(4).map(() => openStore({ databaseUrl, dataFolder: 'unused' })));
    await checkGrown(stores[3]!);
    expect(await sql`select version from starboard`).toEqual([{ version: schemaVersion }]);
    await Promise.all(stores.map(store => store.close()));
  });
});
