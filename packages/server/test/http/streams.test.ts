import { isWhole } from '@starboard/room';
import type { Client } from '@starboard/server/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { EventStream, pictureAfter } from '../support/event-stream.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { patiently } from '../support/until.ts';

onEachStore('streams', block => {
  const visit = (name: string) => guest(block.server, name);
  const follow = (match: string, opening?: Parameters<typeof EventStream.open>[2]) =>
    EventStream.open(block.server.url, match, opening);

  async function scene() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    return { ada, ben, id: await beginBeacon(ada, ben) };
  }

  /** So many entries by one person: an answer, which is taken back, and so on. */
  async function fidget(client: Client, id: string, entries: number): Promise<void> {
    for (let i = 0; i < entries; i++) {
      const { position } = await client.look(id);
      if (position.decision?.ask) await plan(client, id, 'work');
      else await client.undo(id, 0);
    }
  }

  describe('one that begins', () => {
    test('tells the table, the chat, and how the match stands', async () => {
      const { ada, id } = await scene();
      await ada.say(id, 'Hello.');
      await ada.say(id, 'Anybody there?');
      const stream = await follow(id, { token: ada.token });
      await stream.has(4);
      expect(stream.names).toEqual(['table', 'chat', 'chat', 'state']);
      const { at, ...whole } = await ada.look(id);
      expect(pictureAfter(stream.events)).toEqual(whole);
      // Of the table there was one change: Ben's coming.
      expect(stream.lastId).toBe(`${at}.2.1`);
    });

    test('is kept by nobody on its way', async () => {
      const { id } = await scene();
      const { headers } = await follow(id);
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
    });
  });

  describe('one that is resumed', () => {
    /** A stream of Ada's that was lost when the match stood as it does. */
    async function lost(ada: Client & { token: string }, id: string) {
      const stream = await follow(id, { token: ada.token });
      const { at } = await ada.look(id);
      await stream.reaches(at);
      stream.close();
      return { after: stream.lastId, picture: pictureAfter(stream.events) };
    }

    test('tells the missed updates alone, each by its own id', async () => {
      const { ada, ben, id } = await scene();
      const { after, picture } = await lost(ada, id);
      await shieldBoth(id, ada, ben);
      await plan(ben, id, 'shield');
      const stream = await follow(id, { token: ada.token, after });
      await stream.reaches(3);
      expect(stream.names).toEqual(['update', 'update', 'update']);
      expect(stream.events.map(event => event.id)).toEqual(['1.0.1', '2.0.1', '3.0.1']);
      const { at: _, ...whole } = await ada.look(id);
      expect(pictureAfter(stream.events, picture)).toEqual(whole);
    });

    test('tells nothing if nothing was missed, and then goes on', async () => {
      const { ada, ben, id } = await scene();
      const { after, picture } = await lost(ada, id);
      const stream = await follow(id, { token: ada.token, after });
      await plan(ben, id, 'work');
      await stream.has(1);
      expect(stream.names).toEqual(['update']);
      const { at: _, ...whole } = await ada.look(id);
      expect(pictureAfter(stream.events, picture)).toEqual(whole);
    });

    test('tells thirty-two updates, and everything anew if more were missed', async () => {
      const { ada, ben, id } = await scene();
      const early = await lost(ada, id);
      await fidget(ben, id, 1);
      const late = await lost(ada, id);
      await fidget(ben, id, 32);
      const { at: _, ...whole } = await ada.look(id);
      for (const { after, picture, names } of [
        { ...late, names: Array(32).fill('update') },
        { ...early, names: ['state'] },
      ]) {
        const stream = await follow(id, { token: ada.token, after });
        await stream.reaches(33);
        expect(stream.names).toEqual(names);
        expect(pictureAfter(stream.events, picture)).toEqual(whole);
      }
    });

    test('tells table and state if the table has changed', async () => {
      const { ada, ben, id } = await scene();
      const { after } = await lost(ada, id);
      await ben.standUp(id, 'engineer');
      const stream = await follow(id, { token: ada.token, after });
      await stream.has(2);
      expect(stream.names).toEqual(['table', 'state']);
      const { at: _, ...whole } = await ada.look(id);
      expect(pictureAfter(stream.events)).toEqual(whole);
    });

    test.each(['', 'yesterday', '1.2', '-1.0.0', '7.0.1', '0.0.9', '999999999.0.1', '1e3.0.1'])(
      'after "%s", which never was, begins anew',
      async after => {
        const { ada, id } = await scene();
        await plan(ada, id, 'work');
        const stream = await follow(id, { token: ada.token, after });
        // Where the table is the one that was named, it need not be told again.
        const names = after.endsWith('.0.1') && !after.includes('e') ? ['state'] : ['table', 'state'];
        await stream.has(names.length);
        expect(stream.names).toEqual(names);
      },
    );

    test('may name the last event in its address', async () => {
      const { ada, id } = await scene();
      const { after } = await lost(ada, id);
      await plan(ada, id, 'work');
      const headers = { authorization: `Bearer ${ada.token}` };
      const url = `${block.server.url}/api/matches/${id}/stream?last-event-id=${after}`;
      const { body } = await fetch(url, { headers });
      const reader = body!.getReader();
      onTestFinished(() => reader.cancel());
      const { value } = await reader.read();
      expect(new TextDecoder().decode(value)).toMatch(/^event: update\nid: 1\.0\.1\n/);
    });

    test('leads to the right picture, wherever it was cut off', async () => {
      const { ada, ben, id } = await scene();
      const { token } = ada;
      await ben.say(id, 'Hello.');
      const stream = await follow(id, { token });
      await shieldBoth(id, ada, ben);
      await ben.say(id, 'Again?');
      await ada.undo(id, 0);
      await ben.replyToUndo(id, true);
      await shieldBoth(id, ada, ben);
      await ada.claim(id, (await ben.invite(id, 'engineer')).key);
      await ada.say(id, 'Alone now.');
      const { at: _, ...whole } = await ada.look(id);
      await vi.waitFor(() => expect(pictureAfter(stream.events)).toEqual(whole), patiently);
      const openings = [stream.events, (await opening(id, token)).events];
      for (const events of openings) {
        for (let cut = 0; cut <= events.length; cut++) {
          const had = events.slice(0, cut);
          const after = had.findLast(event => event.id !== '')?.id;
          const resumed = await follow(id, { token, ...(after && { after }) });
          await vi.waitFor(() => {
            const picture = pictureAfter(resumed.events, pictureAfter(had));
            expect(picture, `cut after ${had.map(({ event }) => event)}`).toEqual(whole);
          }, patiently);
          resumed.close();
        }
      }
    });

    async function opening(id: string, token: string): Promise<EventStream> {
      const stream = await follow(id, { token });
      await vi.waitFor(() => expect(isWhole(pictureAfter(stream.events))).toBe(true), patiently);
      return stream;
    }
  });

  describe('two of one person', () => {
    test('tell the same', async () => {
      const { ada, ben, id } = await scene();
      const streams = [await follow(id, { token: ada.token }), await follow(id, { token: ada.token })];
      for (const stream of streams) await stream.has(2);
      const at = await shieldBoth(id, ada, ben);
      for (const stream of streams) await stream.reaches(at);
      expect(streams[0]!.events).toEqual(streams[1]!.events);
      streams[0]!.close();
      const next = await shieldBoth(id, ada, ben);
      await streams[1]!.reaches(next);
      const { at: _, ...whole } = await ada.look(id);
      expect(pictureAfter(streams[1]!.events)).toEqual(whole);
    });

    test('can be of one seat each, and neither tells what is the other’s', async () => {
      const ada = await visit('Ada');
      const { token } = ada;
      const { id } = await ada.begin({ game: 'beacon' });
      const seats = ['keeper', 'engineer'];
      const streams = await Promise.all(seats.map(seat => follow(id, { token, seat })));
      for (const stream of streams) await stream.has(2);
      for (const seat of seats) await plan(ada, id, 'shield', seat);
      for (const [i, stream] of streams.entries()) {
        await stream.reaches(2);
        const { position, log } = pictureAfter(stream.events);
        const other = seats[1 - i]!;
        expect(position).toMatchObject({ seat: seats[i], view: { crew: { [other]: { foreseen: null } } } });
        expect(log.filter(({ to }) => to !== undefined).map(({ to }) => to)).toEqual([[seats[i]]]);
      }
      await expect(follow(id, { token, seat: 'cook' })).rejects.toThrow('403');
    });
  });
});

test('a quiet stream gives a sign of life four times a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await siteForTest('SQLite');
  const server = await site.start();
  const ada = await guest(server, 'Ada');
  const { id } = await ada.begin({ game: 'beacon' });
  const { body } = await fetch(`${server.url}/api/matches/${id}/stream`);
  const chunks: string[] = [];
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel());
  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) chunks.push((await reader.read()).value!);
  };
  await readUntil(() => chunks.join('').includes('event: state'));
  chunks.length = 0;
  vi.advanceTimersByTime(14_999);
  vi.advanceTimersByTime(1);
  await readUntil(() => chunks.join('').includes('\n\n'));
  expect(chunks.join('')).toBe(': \n\n');
});
