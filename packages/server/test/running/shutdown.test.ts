import { once } from 'node:events';
import { connect } from 'node:net';
import { Room } from '@starboard/room';
import { Client } from '@starboard/server/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest, storeKinds } from '../support/house.ts';
import { beginBeacon } from '../support/playing.ts';
import { until } from '../support/until.ts';

/** Long enough for a busy machine, and far too short for anything that is waited for. */
const promptly = 10_000;

/** From now on nothing is stored before the gate is opened. */
function holdCommits(): { readonly held: number; open(): void } {
  const { commit } = Room.prototype;
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  const gate = { held: 0, open };
  const holding = vi.spyOn(Room.prototype, 'commit').mockImplementation(async function (this: Room, match, by) {
    gate.held += 1;
    await opened;
    return commit.call(this, match, by);
  });
  onTestFinished(() => holding.mockRestore());
  return gate;
}

describe.each(storeKinds)('a server that goes down, on %s', kind => {
  async function scene() {
    const site = await siteForTest(kind);
    return { site, server: await site.start() };
  }

  test('ends its streams', async () => {
    const { server } = await scene();
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const id = await beginBeacon(ada, ben);
    const openings = [{ token: ada.token }, { token: ben.token, seat: 'engineer' }, {}];
    const streams = await Promise.all(openings.map(opening => EventStream.open(server.url, id, opening)));
    for (const stream of streams) await stream.has(2);
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(promptly);
    await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, true, true]);
    await expect(ada.me()).rejects.toThrow('fetch failed');
  });

  test('does not wait for streams that are just being opened', async () => {
    const { server } = await scene();
    const ada = await guest(server, 'Ada');
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await ada.begin({ game: 'beacon' })).id));
    const opening = ids.map(id => EventStream.open(server.url, id).catch(() => undefined));
    await Promise.race(opening);
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(promptly);
    await Promise.all(opening);
  });

  test('does not wait for those who say nothing, nor for those who do not read', async () => {
    const { server } = await scene();
    const silent = connect(server.port, '127.0.0.1');
    const deaf = connect(server.port, '127.0.0.1');
    onTestFinished(() => {
      for (const socket of [silent, deaf]) socket.destroy();
    });
    for (const socket of [silent, deaf]) socket.on('error', () => undefined);
    await Promise.all([once(silent, 'connect'), once(deaf, 'connect')]);
    // More than fits on the way.
    const question = 'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nhost: localhost\r\n\r\n';
    deaf.pause().write(question.repeat(20));
    await guest(server, 'Ada');
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(promptly);
  });

  test('finishes the answers that are under way, and keeps them', async () => {
    const { site, server } = await scene();
    const ada = await guest(server, 'Ada');
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await ada.begin({ game: 'beacon' })).id));
    const gate = holdCommits();
    const answers = ids.map(id => ada.answer(id, { decision: 0, answer: 'shield', seat: 'keeper' }));
    await until('all answers are under way', () => gate.held === ids.length);
    const closing = server.close();
    await expect(ada.answer(ids[0]!, { decision: 0, answer: 'work', seat: 'engineer' })).rejects.toThrow();
    gate.open();
    expect(await Promise.all(answers)).toEqual(ids.map(() => ({ at: 1 })));
    await closing;
    const again = new Client((await site.start()).url, { token: ada.token });
    const looks = await Promise.all(ids.map(id => again.look(id)));
    expect(looks.map(({ at }) => at)).toEqual(ids.map(() => 1));
  });

  test('lets another server take its place at once', async () => {
    const { site, server } = await scene();
    const ada = await guest(server, 'Ada');
    await server.close();
    const next = await site.start({ port: server.port });
    expect(next.url).toBe(server.url);
    expect(await ada.me()).toEqual({ name: 'Ada' });
  });
});
