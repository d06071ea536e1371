import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type TestPostgres, type TestReplica } from '../../../../testing/postgres.ts';
import { openStore, type Row, type Store, type StoreError } from '../../src/store/index.ts';
import { holdClock } from '../support/clock.ts';
import { guest, openSite } from '../support/house.ts';
import { beginBeacon, shieldBoth } from '../support/playing.ts';
import { addMatch, founding, range, row, seating } from '../support/store/scene.ts';
import { layWire, type Wire } from '../support/store/wire.ts';
import { until } from '../support/until.ts';

/** So far behind the replica is at least. */
const delayMillis = 60;

let server: TestPostgres;
let replica: TestReplica;
beforeAll(async () => {
  server = await startPostgres({ fsync: false });
  replica = await server.replicate();
  await atReplica(sql => sql`alter system set recovery_min_apply_delay = ${sql.unsafe(`'${delayMillis}ms'`)}`);
  await atReplica(sql => sql`select pg_reload_conf()`);
});
afterAll(() => server?.stop());

let databaseUrl: string;
let wire: Wire;
/** What the replica has answered. */
let answered: string;
let told: StoreError[];
let store: Store;

beforeEach(async () => {
  databaseUrl = await server.freshDatabase();
  [answered, told] = ['', []];
  wire = await layWire(replica.urlOf(databaseUrl), () => bytes => {
    answered += bytes.toString();
  });
  store = await open(wire.url);
});
afterEach(async () => {
  await store.close();
  await wire.remove();
});

function open(replicaUrl: string): Promise<Store> {
  return openStore({ databaseUrl, dataFolder: 'unused', replicaUrl }, each => told.push(each));
}

async function atReplica(ask: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(replica.urlOf(server.url), { max: 1 });
  await ask(sql).finally(() => sql.end());
}

/** The database with all its tables has come to the replica. */
async function arrived(): Promise<void> {
  await until('the replica has the database', async () => {
    const sql = postgres(replica.urlOf(databaseUrl), { max: 1, onnotice: () => {} });
    return sql`select from starboard`
      .then(
        () => true,
        () => false,
      )
      .finally(() => sql.end());
  });
}

const over = { winners: [], reason: { key: 'over' } };

function lastRow(id: string, score: number): Row {
  const told = { version: 1, setup: {}, outcome: over, seats: {} };
  const scored = { key: `key of ${id}`, game: 'beacon', setupHash: 'hash', score, told };
  return { ...row('last'), standing: { waitingFor: [], outcome: over }, scored };
}

/** Ends a match and asks for all that is said of it, at once. */
async function endAndRead(id: string, score: number): Promise<void> {
  await addMatch(store, id);
  await store.append(id, 0, row('first'));
  await store.append(id, 1, lastRow(id, score));
  const [replay, rank, best, one, setups] = await Promise.all([
    store.replay(id),
    store.rankOf(id),
    store.scores('beacon', 'hash', 1),
    store.scoreWith(`key of ${id}`),
    store.scoredSetups('beacon', 1),
  ]);
  expect(replay?.rows).toHaveLength(2);
  expect(replay?.match).toEqual(await store.match(id));
  expect(rank).toMatchObject({ rank: 1, count: score });
  expect([best[0]?.match, one?.match, setups[0]?.best.match]).toEqual([id, id, id]);
}

test('replays and scores come from a replica, never behind, though it is', async () => {
  await arrived();
  for (const score of range(8, 1)) await endAndRead(`m${score}`, score);
  expect(told).toEqual([]);
  for (const score of range(8, 1)) expect(answered).toContain(`key of m${score}`);
  expect(answered).toContain('after first');
  expect(await store.replay('nowhere')).toBeUndefined();
});

test('who plays is served by the database alone', async () => {
  await arrived();
  await addMatch(store, 'm');
  await store.append('m', 0, row('first'));
  await store.rows('m', 0);
  await store.matchesOf('host', 9);
  expect(answered).toBe('');
});

test('a replica that stands still is not read, and is read again when it has caught up', async () => {
  await arrived();
  await atReplica(sql => sql`select pg_wal_replay_pause()`);
  await endAndRead('m1', 1);
  await endAndRead('m2', 2);
  await atReplica(sql => sql`select pg_wal_replay_resume()`);
  expect(told.map(({ code, message }) => [code, message])).toEqual([
    ['no-replica', expect.stringMatching(/localhost:\d+\/\w+ is not read for 5 seconds: it is too far behind/)],
  ]);
  expect(told[0]!.message).not.toContain(new URL(databaseUrl).password);
  expect(answered).not.toContain('key of');
  const pass = holdClock();
  pass(5_001);
  await endAndRead('m3', 3);
  expect(answered).toContain('key of m3');
});

test('a replica that is gone is not missed, and is read again when it is back', async () => {
  await arrived();
  replica.kill();
  await endAndRead('m1', 1);
  await endAndRead('m2', 2);
  expect(told).toMatchObject([{ code: 'no-replica', message: expect.stringMatching(/not read for 30 seconds/) }]);
  await replica.revive();
  const pass = holdClock();
  pass(30_001);
  await endAndRead('m3', 3);
  expect(answered).toContain('key of m3');
});

test('a replica that says nothing holds a read up for five seconds, once', async () => {
  await arrived();
  await endAndRead('m1', 1);
  wire.loseReplies();
  const begun = performance.now();
  await endAndRead('m2', 2);
  expect(performance.now() - begun).toBeGreaterThan(4_000);
  const after = performance.now();
  await endAndRead('m3', 3);
  expect(performance.now() - after).toBeLessThan(4_000);
  expect(told.map(({ code }) => code)).toEqual(['no-replica']);
});

test.each([
  ['the database itself', () => databaseUrl],
  ['a replica of another database', () => replica.urlOf(server.url)],
])('%s is no replica of it', async (_, urlOf) => {
  await arrived();
  await store.close();
  const other = await layWire(urlOf(), () => bytes => {
    answered += bytes.toString();
  });
  onTestFinished(() => other.remove());
  store = await open(other.url);
  await endAndRead('m1', 1);
  expect(told).toMatchObject([{ code: 'no-replica' }]);
  expect(answered).not.toContain('key of');
});

test('a whole server gives the replay of a match as soon as it is over', async () => {
  await arrived();
  const site = await openSite('PostgreSQL', databaseUrl);
  onTestFinished(() => site.close());
  const running = await site.start({ replicaUrl: wire.url });
  const [ada, ben] = [await guest(running, 'Ada'), await guest(running, 'Ben')];
  const id = await beginBeacon(ada, ben);
  for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
  const { at, position } = await ada.look(id);
  expect(position.outcome).toBeDefined();
  expect((await ben.replay(id)).entries).toHaveLength(at);
  expect(answered).toContain(id);
});

test('what was begun with a journal is there with it', async () => {
  await arrived();
  await store.addMatch(founding('whole'), seating('ann'), [row('0'), row('1')]);
  expect((await store.replay('whole'))?.rows).toHaveLength(2);
  expect(answered).toContain('after 1');
});
