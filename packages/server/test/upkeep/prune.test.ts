import type { Outcome } from '@starboard/kernel';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Pruner } from '../../src/matches/pruner.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { prune, readSpan } from '../../src/upkeep/index.ts';
import { siteForTest } from '../support/each-store.ts';
import { type StoreKind, storeKinds } from '../support/house.ts';
import { founding, message, row, seating } from '../support/store/scene.ts';

test.each([
  ['180d', 180],
  [' 26w ', 182],
  ['2y', 730],
  ['1d', 1],
  ['100y', 36_500],
])('%s is a span of %i days', (given, days) => expect(readSpan(given)).toBe(days * 86_400_000));

test.each(['', '0d', '180', 'd', '1.5d', '-1d', '3m', '101y', '99999w', '1 d', '1D'])('%j is no span', given =>
  expect(readSpan(given)).toBeUndefined(),
);

describe.each(storeKinds)('old matches, on %s', kind => {
  const before = 1_000_000;
  const over = { waitingFor: [], outcome: { winners: ['a'], reason: { key: 'over' }, score: 5 } };

  async function openEmpty(kind: StoreKind): Promise<Store> {
    const { storage } = await siteForTest(kind);
    const store = await openStore({ dataFolder: storage.dataFolder!, databaseUrl: storage.databaseUrl });
    onTestFinished(() => store.close());
    return store;
  }

  /** Somebody who is still about, somebody who has long been away, and matches of all kinds. */
  async function scene(kind: StoreKind) {
    const store = await openEmpty(kind);
    await store.addPlayer({ id: 'here', name: 'Here', seen: before }, 'h');
    await store.addPlayer({ id: 'away', name: 'Away', seen: before - 1 }, 'a');
    const add = async (id: string, of: string, seat: object = {}, ended?: object) => {
      await store.addMatch(founding(id), seating(of, { seats: { a: seat }, ...ended }));
      await store.append(id, 0, row('x', before - 1));
    };
    await add('abandoned', 'away');
    await add('resting', 'here');
    await add('lent', 'away', { from: ['here'] });
    await add('seated', 'away', { player: 'here' });
    await add('given-up', 'here', {}, { ended: { winners: [], reason: { key: 'ended.resigned' } } });
    await add('young', 'away');
    await store.append('young', 1, row('y', before));
    await store.addMatch(founding('new', { created: before }), seating('away'));
    await store.addMatch(founding('never'), seating('away'));
    await add('talk', 'away');
    await store.addMessage('talk', { ...message('Still there?'), at: before });
    await add('over', 'here');
    await store.append('over', 1, { ...row('y', before - 1), standing: over });
    return store;
  }
  const ids = async (store: Store) => (await store.matchesAfter('', 999)).map(({ id }) => id);

  test('go when nobody has touched them for so long, and stay for people who are about', async () => {
    const store = await scene(kind);
    const all = await ids(store);
    const wished = await prune(store, { before, isDry: true });
    expect(await ids(store)).toEqual(all);
    const told: string[] = [];
    const done = await prune(store, { before }, ({ id }) => told.push(id));
    expect(done).toEqual(wished);
    expect(done).toEqual({
      looked: all.length,
      deleted: 4,
      chilled: 0,
      kept: { people: 3, talk: 1, score: 0, use: 0, damage: 0 },
    });
    expect(told.sort()).toEqual(['abandoned', 'given-up', 'never', 'over']);
    expect((await ids(store)).sort()).toEqual(['lent', 'new', 'resting', 'seated', 'talk', 'young']);
    expect((await prune(store, { before })).deleted).toBe(0);
  });

  test('stay with the best hundred scores of their set-up', async () => {
    const store = await openEmpty(kind);
    const scored = (n: number) => ({
      key: `k${n}`,
      game: 'beacon',
      setupHash: 'h',
      score: n,
      told: { version: 1, setup: {}, outcome: over.outcome, seats: {} },
    });
    for (let n = 0; n < 103; n++) {
      await store.addMatch(founding(`m${n}`), seating('nobody'));
      await store.append(`m${n}`, 0, { ...row('x'), standing: over, scored: scored(n) });
    }
    expect(await prune(store, { before })).toMatchObject({ looked: 103, deleted: 3, kept: { score: 100 } });
    expect(await store.scores('beacon', undefined, 200)).toHaveLength(100);
    expect(await store.match('m2')).toBeUndefined();
    expect(await store.match('m3')).toBeDefined();
  });

  test('are not deleted under somebody who answers meanwhile', async () => {
    const store = await scene(kind);
    const { players } = store;
    const answering = Object.create(store, {
      players: {
        async value(asked: readonly string[]) {
          await store.append('abandoned', 1, row('back', before + 5));
          return players.call(store, asked);
        },
      },
    }) as Store;
    // Private parts belong to the store itself.
    const bound = new Proxy(answering, {
      get: (target, name: keyof Store) =>
        name === 'players' ? target.players : (store[name] as () => unknown).bind(store),
    });
    await prune(bound, { before });
    expect(await ids(store)).toContain('abandoned');
    expect(await store.rows('abandoned', 0)).toHaveLength(2);
  });
});

test('a server does it by itself, now and then, and leaves alone what somebody follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const deleted: string[] = [];
  const chilled: string[] = [];
  const old = (id: string, ended?: Outcome) => ({
    id,
    game: 'beacon',
    created: 0,
    updated: 0,
    entries: 0,
    seating: seating('ann', { ...(ended && { ended }) }),
    standing: { waitingFor: [] },
  });
  const store = {
    matchesAfter: async () => [old('followed', { winners: [], reason: { key: 'over' } }), old('left')],
    messages: async () => [],
    players: async () => [],
    deleteMatch: async (id: string) => deleted.push(id) > 0,
    chill: async (id: string) => chilled.push(id) > 0,
  };
  const log = { info: vi.fn(), error: vi.fn() };
  const settings = { pruneOlderThan: '180d', coldOlderThan: '60d' };
  const house = { store, log, settings };
  const pruner = new Pruner(house as never, { isInUse: (id: string) => id === 'followed' } as never);
  pruner.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(deleted).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(deleted).toEqual(['left']);
  expect(log.info).toHaveBeenCalledWith(
    { looked: 2, deleted: 1, chilled: 0, kept: { people: 0, talk: 0, score: 0, use: 1, damage: 0 } },
    'old matches were looked after',
  );
  // A folder has no place that is out of the way.
  expect(chilled).toEqual([]);
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(deleted).toEqual(['left', 'left']);
  pruner.stop();

  const large = new Pruner(
    { ...house, settings: { coldOlderThan: '60d', databaseUrl: 'postgres://x' } } as never,
    { isInUse: () => false } as never,
  );
  large.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(chilled).toEqual(['followed']);
  expect(deleted).toHaveLength(2);
  large.stop();
  await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  expect(deleted).toHaveLength(2);
  const never = new Pruner({ ...house, settings: { pruneOlderThan: undefined } } as never, {} as never);
  never.start();
  expect(vi.getTimerCount()).toBe(0);
});

test('on PostgreSQL what is over and long untouched is moved out of the way, once, and read as before', async () => {
  const { storage } = await siteForTest('PostgreSQL');
  const store = await openStore({ dataFolder: storage.dataFolder!, databaseUrl: storage.databaseUrl });
  onTestFinished(() => store.close());
  const over = { waitingFor: [], outcome: { winners: [], reason: { key: 'over' } } };
  for (const [id, at, standing] of [
    ['old', 1, over],
    ['open', 1, undefined],
    ['young', 9, over],
  ] as const) {
    await store.addMatch(founding(id), seating('a'));
    await store.append(id, 0, { ...row('x', at), ...(standing && { standing }) });
  }
  const kept = await store.rows('old', 0);
  expect(await prune(store, { coldBefore: 5, isDry: true })).toMatchObject({ looked: 3, deleted: 0, chilled: 1 });
  expect((await store.matchesAfter('', 9)).filter(({ isCold }) => isCold)).toEqual([]);
  expect(await prune(store, { coldBefore: 5 })).toMatchObject({ looked: 3, deleted: 0, chilled: 1 });
  expect((await store.matchesAfter('', 9)).filter(({ isCold }) => isCold)).toMatchObject([{ id: 'old' }]);
  expect(await store.rows('old', 0)).toEqual(kept);
  expect(await prune(store, { coldBefore: 5 })).toMatchObject({ chilled: 0 });
  expect(await prune(store, { before: 5, coldBefore: 5 })).toMatchObject({ deleted: 2, chilled: 0 });
});
