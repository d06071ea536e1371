import { beacon, steadyBot } from '@starboard/beacon';
import type { RunningServer } from '@starboard/server';
import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { serveGames, siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import type { games } from '../support/games.ts';
import { guest, type Site, storeKinds, visitor } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

type Guest = Client & { readonly token: string };

const newRules = [{ game: { ...beacon, version: 2 }, bots: [steadyBot] }] as unknown as typeof games;

describe.each(storeKinds)('after a restart, on %s', kind => {
  /** A server that can be started again; guests find it at its old address. */
  async function scene() {
    const site = await siteForTest(kind);
    let server = await site.start();
    const { port } = server;
    const restart = async () => {
      await server.close();
      server = await site.start({ port });
    };
    return { site, server, restart };
  }

  async function match(server: RunningServer) {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    return { ada, ben, id: await beginBeacon(ada, ben) };
  }

  test('everything is there: people, matches, seats, chat, and what waits', async () => {
    const { server, restart } = await scene();
    const { ada, ben, id } = await match(server);
    const { id: other, invitations } = await ben.begin({ game: 'beacon', seats: { keeper: 'invite' } });
    await shieldBoth(id, ada, ben);
    await plan(ben, id, 'work');
    await ada.say(id, 'Good night.');
    await ben.undo(id, 0);
    const { code } = await ada.carryCode();
    const everything = async () => ({
      matches: [await ada.matches(), await ben.matches()],
      looks: [await ada.look(id), await ben.look(id), await visitor(server).look(id)],
      points: await ben.undoPoints(id),
      names: [await ada.me(), await ben.me()],
    });
    const before = await everything();
    await restart();
    expect(await everything()).toEqual(before);
    expect(before.looks[0]?.table.undo).toBeDefined();
    expect(await new Client(server.url).carry(code)).toMatchObject({ name: 'Ada' });
    expect(await ada.claim(other, invitations['keeper']!)).toEqual({ seat: 'keeper' });
    expect(await ada.replyToUndo(id, true)).toMatchObject({ done: true });
    expect(await shieldBoth(id, ada, ben)).toBe(6);
  });

  test('streams come back by themselves, and miss nothing', async () => {
    const { server, restart } = await scene();
    const { ada, ben, id } = await match(server);
    const patience = { quiet: 45_000, shortest: 5, longest: 50, steady: 10_000 };
    const watchers = [ada, ben, visitor(server)].map(client => new Watcher(client, id, { patience }));
    await shieldBoth(id, ada, ben);
    for (const watcher of watchers) await watcher.agreesInAll();
    await restart();
    await ada.say(id, 'Still there?');
    await shieldBoth(id, ada, ben);
    for (const watcher of watchers) await watcher.agreesInAll();
  });

  test('what a stream has heard of the chat is not told again', async () => {
    const { server, restart } = await scene();
    const { ada, ben, id } = await match(server);
    const { token } = ada;
    for (const text of ['One', 'Two', 'Three']) await ada.say(id, text);
    const stream = await EventStream.open(server.url, id, { token });
    await stream.has(5);
    await restart();
    const resumed = await EventStream.open(server.url, id, { token, after: stream.lastId });
    await ben.say(id, 'Four');
    await resumed.hears('0.4.1');
    expect(resumed.events.map(({ event, data }) => [event, JSON.parse(data).text])).toEqual([['chat', 'Four']]);
  });

  test('a long match goes on from where its position was kept', async () => {
    const { site, server, restart } = await scene();
    const { ada, ben, id } = await match(server);
    for (let i = 0; i < 35; i++) {
      await plan(ada, id, 'work');
      await ada.undo(id, 0);
    }
    for (let round = 1; round <= 3; round++) await shieldBoth(id, ada, ben);
    const before = await ada.look(id);
    expect(before.at).toBe(76);
    await server.close();
    const { checkpoint } = await inStore(site, async store => (await store.match(id))!);
    expect(checkpoint).toMatchObject({ answers: 6, state: { round: 4 } });
    await restart();
    expect(await ada.look(id)).toEqual(before);
    expect(await shieldBoth(id, ada, ben)).toBe(78);
    expect(await ada.undo(id, 0)).toMatchObject({ done: false });
    expect(await ben.replyToUndo(id, true)).toMatchObject({ done: true });
    expect((await ben.look(id)).position.view).toMatchObject({ round: 1 });
  });

  // While a server lives, only PostgreSQL lets anybody else look.
  test.runIf(kind === 'PostgreSQL')('a position whose answers were taken back is replaced at once', async () => {
    const { site, server } = await scene();
    const { ada, ben, id } = await match(server);
    await shieldBoth(id, ada, ben);
    const kept = () => inStore(site, async store => (await store.match(id))!.checkpoint);
    const isKept = (answers: number) => until('a position is kept', async () => (await kept())?.answers === answers);
    await isKept(2);
    await ada.undo(id, 0);
    await ben.replyToUndo(id, true);
    expect((await kept())?.answers).toBe(0);
  });

  test('a wish to take answers back that play had overtaken is none, even if nobody could say so before', async () => {
    const { site, server, restart } = await scene();
    const { ada, ben, id } = await match(server);
    await shieldBoth(id, ada, ben);
    await ada.undo(id, 0);
    await server.close();
    await inStore(site, async store => {
      const { seating, revision } = (await store.match(id))!;
      await store.changeSeating(id, revision, { ...seating, undo: { ...seating.undo!, entries: 1 } });
    });
    await restart();
    expect((await ben.look(id)).table).not.toHaveProperty('undo');
    await expect(ben.replyToUndo(id, true)).rejects.toMatchObject({ code: 'no-undo-wish' });
    expect((await ben.look(id)).at).toBe(2);
  });

  describe('with a new version of the rules', () => {
    /** The same people at a server with new rules on the same store. */
    async function renewed(site: Site, server: RunningServer, guests: readonly Guest[]) {
      await server.close();
      const next = await serveGames(site, newRules);
      const [ada, ben] = guests.map(({ token }) => visitor(next, { token })) as [Client, Client];
      return { ada, ben, next };
    }

    test('a match that is under way goes on, and its journal says so', async () => {
      const { site, server } = await scene();
      const old = await match(server);
      const { id } = old;
      await shieldBoth(id, old.ada, old.ben);
      await plan(old.ben, id, 'shield');
      const before = await old.ada.look(id);
      const { ada, ben, next } = await renewed(site, server, [old.ada, old.ben]);
      const after = await ada.look(id);
      expect(after).toMatchObject({ table: before.table, log: before.log, position: { view: before.position.view } });
      expect(after.position.decision).toMatchObject({ name: 'plan', waitingFor: ['keeper'] });
      await plan(ada, id, 'shield');
      expect((await ben.look(id)).position.view).toMatchObject({ round: 3 });
      await ben.resign(id);
      await ada.resign(id);
      const { version, entries } = await ada.replay(id);
      expect(version).toBe(1);
      expect(entries.map(({ kind }) => kind).slice(0, 5)).toEqual(['answer', 'answer', 'answer', 'rules', 'answer']);
      expect(entries[3]).toEqual({ kind: 'rules', version: 2 });
      await next.close();
      const stored = await inStore(site, store => store.rows(id, 0));
      expect(stored.map(({ entry }) => entry)).toEqual(entries);
    });

    test('a match in which nobody has answered yet can be played', async () => {
      const { site, server } = await scene();
      const old = await match(server);
      const { ada, ben } = await renewed(site, server, [old.ada, old.ben]);
      expect((await ada.look(old.id)).position.view).toMatchObject({ round: 1 });
      await shieldBoth(old.id, ada, ben);
      expect((await ben.look(old.id)).position.view).toMatchObject({ round: 2 });
    });

    test('a match that is over can still be looked at', async () => {
      const { site, server } = await scene();
      const old = await match(server);
      for (let round = 1; round <= 12; round++) await shieldBoth(old.id, old.ada, old.ben);
      const before = await old.ada.look(old.id);
      const { id: shown } = await old.ada.bringReplay(await old.ada.replay(old.id));
      const { ada } = await renewed(site, server, [old.ada, old.ben]);
      expect(await ada.look(old.id)).toMatchObject({ position: before.position, log: before.log });
      expect(await ada.look(shown)).toMatchObject({ position: { outcome: before.position.outcome } });
    });
  });
});

/** Does something in the store past the server. */
async function inStore<T>({ storage }: Site, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl: storage.databaseUrl, dataFolder: storage.dataFolder! });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
