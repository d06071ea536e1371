import type { RunningServer } from '@starboard/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Gate } from '../../src/gate.ts';
import { type Block, failed, type News, type Store } from '../../src/store/index.ts';
import { endMatch, openKept } from '../../src/upkeep/index.ts';
import { call, expectRefusal } from '../support/calling.ts';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { guest, type Site, storeKinds } from '../support/house.ts';
import { beginBeacon, plan } from '../support/playing.ts';
import { patiently, until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

/** What whoever looks after a server has beside it. */
async function beside({ storage }: Site): Promise<Store> {
  const store = await openKept({ dataFolder: storage.dataFolder!, databaseUrl: storage.databaseUrl });
  onTestFinished(() => store.close());
  return store;
}

const block = (network: string): Block => ({ network, since: 1, note: '' });

onEachStore('looking after a server while it goes on', block_ => {
  test('a match that is ended is over for everybody who follows it, and nothing more is taken', async () => {
    const { server, site } = block_;
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    await plan(ada, id, 'shield');
    const watcher = new Watcher(ben, id);
    await watcher.agrees();
    const store = await beside(site);
    expect(await endMatch(store, id)).toBe(true);
    await watcher.sees('the end', each => each.position.outcome?.reason.key === 'ended.unfinished');
    await expect(plan(ben, id, 'shield')).rejects.toMatchObject({ message: 'Nothing is asked.' });
    await expect(ben.answer(id, { decision: 1, answer: 'shield' })).rejects.toMatchObject({ code: 'match-over' });
    expect((await ada.look(id)).position.outcome).toEqual({ winners: [], reason: { key: 'ended.unfinished' } });
    expect(await endMatch(store, id)).toBe(false);
    await expect(endMatch(store, 'nowhere')).rejects.toMatchObject({ code: 'unknown-match' });
  });

  test('a match that is deleted is gone for everybody who follows it', async () => {
    const { server, site } = block_;
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    const follows = (async () => {
      for await (const _ of ben.follow(id));
    })();
    follows.catch(() => undefined);
    await ada.look(id);
    await (await beside(site)).deleteMatch(id);
    await expect(follows).rejects.toMatchObject({ code: 'match-deleted' });
    await expect(ada.look(id)).rejects.toMatchObject({ code: 'unknown-match' });
    expect((await ada.matches()).map(each => each.id)).not.toContain(id);
  });
});

describe.each(storeKinds)('who is blocked, on %s', kind => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = (server: RunningServer, address: string, path = '/api/games') =>
    call(server.port, { method: 'GET', path, headers: from(address) });
  const settings = { trustProxy: true } as const;

  test('is refused at once everywhere, and after a start; others are served; until it is lifted', async () => {
    const site = await siteForTest(kind);
    const server = await site.start(settings);
    expect((await ask(server, '203.0.113.9')).status).toBe(200);
    const store = await beside(site);
    await store.block(block('203.0.113.0/24'));
    await store.block(block('2001:db8:0:1::/64'));
    await vi.waitFor(async () => expect((await ask(server, '203.0.113.9')).status).toBe(403), patiently);
    await vi.waitFor(async () => expect((await ask(server, '2001:db8:0:1:ff::9')).status).toBe(403), patiently);
    for (const path of ['/api/games', '/', '/healthz', '/metrics', '/nowhere'])
      expectRefusal(await ask(server, '203.0.113.200', path), 403, 'blocked');
    for (const address of ['203.0.114.1', '2001:db8:0:2::9', '127.0.0.1'])
      expect((await ask(server, address)).status).toBe(200);
    await server.close();
    await store.close();

    const again = await site.start(settings);
    expectRefusal(await ask(again, '::ffff:203.0.113.9'), 403, 'blocked');
    const later = await beside(site);
    expect(await later.unblock('203.0.113.0/24')).toBe(true);
    await vi.waitFor(async () => expect((await ask(again, '203.0.113.9')).status).toBe(200), patiently);
    expect((await ask(again, '2001:db8:0:1::')).status).toBe(403);
  });

  test('loses the streams that were open', async () => {
    const site = await siteForTest(kind);
    const server = await site.start(settings);
    const ada = await guest(server, 'Ada');
    const { id } = await ada.begin({ game: 'beacon', watchable: true });
    const stream = (address: string) => fetch(`${server.url}/api/matches/${id}/stream`, { headers: from(address) });
    const [theirs, other] = [await stream('203.0.113.9'), await stream('203.0.114.9')];
    await (await beside(site)).block(block('203.0.113.9/32'));
    await theirs.text(); // It ends.
    expect((await other.body!.getReader().read()).done).toBe(false);
    await until('the place of the stream is free', async () => {
      const { text } = await ask(server, '127.0.0.1', '/metrics');
      return /^starboard_streams_open 1$/m.test(text);
    });
    await other.body!.cancel().catch(() => undefined);
  });

  test('is never this machine, whatever is stored', async () => {
    const site = await siteForTest(kind);
    const server = await site.start(settings);
    await (await beside(site)).block(block('0.0.0.0/0'));
    await vi.waitFor(async () => expect((await ask(server, '203.0.113.9')).status).toBe(403), patiently);
    expect((await ask(server, '127.0.0.1')).status).toBe(200);
    expect((await call(server.port, { method: 'GET', path: '/healthz' })).status).toBe(200);
  });
});

test('what cannot be looked up is looked up again, and what was known holds meanwhile', async () => {
  let hear: (news: News) => void = () => undefined;
  const answers = [[block('203.0.113.9/32')], failed(new Error('gone')), [block('198.51.100.1/32')]];
  const store = {
    async blocks() {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async listen(told: typeof hear) {
      hear = told;
    },
  };
  const log = { error: vi.fn(), info: vi.fn() };
  const gate = new Gate(store, log);
  onTestFinished(() => gate.close());
  await gate.open();
  hear({ kind: 'missed' });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), patiently);
  expect(gate.isClosedTo('203.0.113.9')).toBe(true);
  await vi.waitFor(() => expect(gate.isClosedTo('198.51.100.1')).toBe(true), patiently);
  expect(gate.isClosedTo('203.0.113.9')).toBe(false);
});
