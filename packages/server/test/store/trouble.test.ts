import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, expectRefusal, type Reply } from '../support/calling.ts';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { guest, type Site } from '../support/house.ts';
import { figure } from '../support/metrics.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';

/** The lines of the log from now on. */
function overhearLog(): { readonly lines: () => readonly Record<string, unknown>[] } {
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  onTestFinished(() => spy.mockRestore());
  return {
    lines: () =>
      spy.mock.calls.flatMap(([line]) => {
        try {
          return [JSON.parse(String(line))];
        } catch {
          return [];
        }
      }),
  };
}

/** A server on a folder, and the very connection that it has to its database: what is set there holds for it alone. */
async function open(logLevel: 'silent' | 'error' = 'silent') {
  const site = await siteForTest('SQLite');
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const server = await site.start({ logLevel });
  const db = prepare.mock.contexts.at(-1) as Database.Database;
  prepare.mockRestore();
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const id = await beginBeacon(ada, ben);
  const ask = (method: string, path: string, body?: object): Promise<Reply> =>
    call(server.port, { method, path, token: ada.token, ...(body && { body: JSON.stringify(body) }) });
  return { site, server, db, ada, ben, id, ask };
}

type Scene = Awaited<ReturnType<typeof open>>;

const writes = ({ ask, id }: Scene): (() => Promise<Reply>)[] => [
  () => ask('POST', `/api/matches/${id}/answers`, { decision: 0, answer: 'shield' }),
  () => ask('POST', `/api/matches/${id}/chat`, { text: 'Hello' }),
  () => ask('POST', '/api/matches', { game: 'beacon' }),
  () => ask('POST', `/api/matches/${id}/invitation`),
  () => ask('PATCH', '/api/players/me', { name: 'Eve' }),
  () => ask('POST', '/api/players/me/carry'),
  () => ask('GET', '/readyz'),
];

const reads = ({ ask }: Scene): (() => Promise<Reply>)[] => [
  () => ask('GET', '/api/matches/another'),
  () => ask('GET', '/api/players/me/matches'),
  () => ask('GET', '/api/scores?game=beacon'),
  () => ask('GET', '/api/scores/setups?game=beacon'),
  () => ask('GET', '/api/scores/nothing'),
  () => ask('GET', '/api/matches/another/rank'),
];

test('a database that is read-only refuses what changes, by one code and with one line of the log, and goes on afterwards', async () => {
  const log = overhearLog();
  const scene = await open('error');
  const { db, ask, ada, ben, id, server } = scene;
  await ada.say(id, 'Before');
  db.exec('pragma query_only = on');
  for (const write of writes(scene)) expectRefusal(await write(), 503, 'store-failed');
  for (const read of reads(scene)) expect((await read()).status).toBeLessThan(500);
  expect((await ask('GET', '/healthz')).status).toBe(200);
  expect(log.lines()).toHaveLength(1);
  expect(log.lines()[0]).toMatchObject({ level: 50, err: { message: expect.stringMatching(/readonly/) } });
  expect(await figure(server, 'starboard_store_failures_total{operation="append"}')).toBe(1);
  expect(await figure(server, 'starboard_refusals_total{code="store-failed"}')).toBe(writes(scene).length);

  db.exec('pragma query_only = off');
  expect((await ada.look(id)).chat).toMatchObject([{ text: 'Before' }]);
  await shieldBoth(id, ada, ben);
  await until('it says that it is well', async () => (await ask('GET', '/readyz')).status === 200);
});

test('a full disk refuses answers, loses none that it acknowledged, and takes them when there is room again', async () => {
  const scene = await open();
  const { db, ada, ben, id, site } = scene;
  const [{ page_count: pages }] = db.pragma('page_count') as [{ page_count: number }];
  db.exec(`pragma max_page_count = ${pages}`);
  let said = 0;
  const say = () => ada.say(id, 'x'.repeat(400)).then(() => (said += 1));
  const failed = await until('the disk is full', () =>
    say().then(
      () => undefined,
      thrown => thrown,
    ),
  );
  expect(failed).toMatchObject({ status: 503, code: 'store-failed' });
  await expect(say()).rejects.toMatchObject({ code: 'store-failed' });
  expect((await ada.look(id)).chat).toHaveLength(said);

  db.exec('pragma max_page_count = 100000');
  await say();
  await shieldBoth(id, ada, ben);
  expect((await ada.look(id)).chat).toHaveLength(said);
  await scene.server.close();
  expect(stored(site, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(stored(site, 'select count(*) as said from messages')).toEqual([{ said }]);
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a disk that others fill up is waited for, and nothing that was acknowledged is lost',
  async () => {
    const site = await siteForTest('SQLite');
    const folder = site.storage.dataFolder!;
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
    if (mounted.status !== 0) return; // Not everywhere may root do that.
    onTestFinished(() => void spawnSync('umount', ['-l', folder]));
    const server = await site.start();
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    for (let times = 1; times <= 2; times++) {
      const filler = join(folder, 'filler');
      await writeFile(filler, Buffer.alloc(8_000_000)).catch(() => undefined);
      const failed = await until('the disk is full', () =>
        shieldBoth(id, ada, ben).then(
          () => undefined,
          thrown => thrown,
        ),
      );
      expect(failed).toMatchObject({ status: 503, code: 'store-failed' });
      const { at } = await ada.look(id);
      await rm(filler);
      await until('it is well again', async () => (await fetch(`${server.url}/readyz`)).ok);
      for (const client of [ada, ben]) await plan(client, id, 'shield').catch(() => undefined);
      expect((await ada.look(id)).at).toBeGreaterThan(at);
    }
    await server.close();
    expect(stored(site, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  },
);

test('a malformed database refuses whatever touches it, by the same code', async () => {
  const scene = await open();
  const file = join(scene.site.storage.dataFolder!, 'starboard.db');
  scene.db.exec('pragma wal_checkpoint(truncate)');
  const whole = await readFile(file);
  await writeFile(file, Buffer.concat([whole.subarray(0, 4_096), Buffer.alloc(whole.length - 4_096, 0x5a)]));
  scene.db.exec('pragma shrink_memory');
  for (const ask of [...reads(scene), ...writes(scene)]) expectRefusal(await ask(), 503, 'store-failed');
  expect((await scene.ask('GET', '/healthz')).status).toBe(200);
  await writeFile(file, whole);
  scene.db.exec('pragma shrink_memory');
  for (const read of reads(scene)) expect((await read()).status).toBeLessThan(500);
});

onEachStore('a match whose row is damaged', block => {
  test('fails alone: it is left out of lists, and the log says it once', async () => {
    const log = overhearLog();
    const server = block.kind === 'SQLite' ? block.server : await block.site.start({ logLevel: 'error' });
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const [bad, good] = [await beginBeacon(ada, ben), await beginBeacon(ada, ben)];
    await plan(ada, good, 'shield');
    await change(block.site, `update matches set gathering = '{' where id = '${bad}'`);
    const other = block.kind === 'SQLite' ? await restarted(block) : await block.site.start({ logLevel: 'error' });
    const look = (path: string) => call(other.port, { method: 'GET', path, token: ada.token });
    for (let times = 0; times < 3; times++) {
      expectRefusal(await look(`/api/matches/${bad}`), 500, 'match-damaged');
      expect(JSON.parse((await look('/api/players/me/matches')).text)).toMatchObject([{ id: good }]);
      expect((await look(`/api/matches/${good}`)).status).toBe(200);
    }
    const lines = log.lines().filter(({ msg }) => msg !== 'closed');
    expect(lines.map(({ err }) => (err as Error).message)).toEqual([`The row of match ${bad} is damaged.`]);
    expect(await figure(other, 'starboard_refusals_total{code="match-damaged"}')).toBe(3);
  });

  async function restarted({ site, server }: { site: Site; server: { close(): Promise<void> } }) {
    await server.close();
    return site.start({ logLevel: 'error' });
  }
});

async function change({ storage }: Site, statement: string): Promise<void> {
  if (storage.databaseUrl === undefined) return void stored({ storage }, statement);
  const sql = postgres(storage.databaseUrl, { max: 1 });
  await sql.unsafe(statement);
  await sql.end();
}

function stored({ storage }: Pick<Site, 'storage'>, statement: string): unknown[] {
  const db = new Database(join(storage.dataFolder!, 'starboard.db'));
  try {
    return db.prepare(statement).all();
  } finally {
    db.close();
  }
}
