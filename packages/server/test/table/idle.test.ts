import type { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { EventStream } from '../support/event-stream.ts';
import { guest, visitor } from '../support/house.ts';
import { figure } from '../support/metrics.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

/** So short that a match leaves memory as soon as nobody touches it. */
const atOnce = { idleMinutes: 0.001 };

const allAsleep = (server: { url: string }) =>
  until('all matches have left memory', async () => (await figure(server, 'starboard_matches_in_memory')) === 0);

onEachStore(
  'a match that nobody touches',
  block => {
    const visit = (name: string) => guest(block.server, name);

    async function scene() {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      return { ada, ben, id: await beginBeacon(ada, ben) };
    }

    test('leaves memory, and is taken up again at the next answer', async () => {
      const { ada, ben, id } = await scene();
      await shieldBoth(id, ada, ben);
      const before = await ada.look(id);
      await allAsleep(block.server);
      const taken = await figure(block.server, 'starboard_matches_taken_up_total');
      const { decision } = before.position;
      expect(await ada.answer(id, { decision: decision!.id, answer: 'shield' })).toEqual({ at: 3 });
      expect(await figure(block.server, 'starboard_matches_taken_up_total')).toBe(taken + 1);
      await allAsleep(block.server);
      expect(await ada.look(id)).toMatchObject({ at: 3, table: before.table, log: before.log });
    });

    test('keeps its streams, which go on as if nothing had been', async () => {
      const { ada, ben, id } = await scene();
      const stream = await EventStream.open(block.server.url, id, { token: ada.token });
      const watchers = [ada, ben, visitor(block.server)].map(client => new Watcher(client, id));
      for (let round = 1; round <= 3; round++) {
        const at = await shieldBoth(id, ada, ben);
        await stream.reaches(at);
        await allAsleep(block.server);
        await ben.say(id, `Round ${round}`);
        await allAsleep(block.server);
        await ada.undo(id, at - 1);
        await allAsleep(block.server);
        await ben.replyToUndo(id, false);
        await allAsleep(block.server);
      }
      await ben.standUp(id, 'engineer');
      await allAsleep(block.server);
      await plan(ada, id, 'work');
      await stream.reaches(7);
      for (const watcher of watchers) await watcher.agreesInAll();
      // Nobody had to be told everything anew.
      expect(stream.names.filter(name => name === 'state')).toHaveLength(1);
      expect(stream.hasEnded).toBe(false);
    });

    test('has its bots answer before it goes', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
      await plan(ada, id, 'shield');
      await allAsleep(block.server);
      const { position } = await ada.look(id);
      expect(position.decision?.waitingFor).toEqual(['keeper']);
    });
  },
  atOnce,
);

describe('a match that nobody touches here, but on another server', () => {
  async function scene() {
    const site = await siteForTest('PostgreSQL');
    const [here, there] = [await site.start(atOnce), await site.start()];
    const ada = await guest(here, 'Ada');
    const [ben, adaThere] = [await guest(there, 'Ben'), visitor(there, { token: ada.token })];
    const { id, invitations } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    await ben.claim(id, invitations['engineer']!);
    const watcher = new Watcher(ada, id);
    await watcher.agreesInAll();
    await allAsleep(here);
    return { here, ada, ben, adaThere, id, watcher };
  }

  test('is told to those who follow it here, with everything that changed', async () => {
    const { here, ben, adaThere, id, watcher } = await scene();
    await plan(ben, id, 'shield');
    await watcher.sees('Ben’s answer', ({ position }) => `${position.decision?.waitingFor}` === 'keeper');
    await watcher.agreesInAll();
    await allAsleep(here);
    await ben.say(id, 'Your turn.');
    await watcher.sees('the message', ({ chat }) => chat.length === 1);
    await allAsleep(here);
    await ben.standUp(id, 'engineer');
    await watcher.sees('Ben’s leaving', ({ table }) => table.seats[1]?.held === 'nobody');
    await watcher.agreesInAll();
    await allAsleep(here);
    await adaThere.handToBot(id, 'keeper');
    await watcher.sees('the lost seat', ({ position }) => position.seat === 'spectator');
    await watcher.sees('the bot’s answers', ({ position }) => `${position.decision?.waitingFor}` === 'engineer');
    await watcher.agreesInAll();
  }, 60_000);

  test('is told no more to those who may not follow it any longer', async () => {
    const { here, adaThere, id } = await scene();
    const seat = new Watcher(visitor(here, { token: await tokenOf(adaThere) }), id, { seat: 'keeper' });
    await seat.agrees();
    await allAsleep(here);
    await adaThere.standUp(id, 'keeper');
    expect(await seat.ends()).toMatchObject({ status: 403, code: 'not-yours' });
  }, 60_000);
});

/** A token of the same person. */
async function tokenOf(client: Client): Promise<string> {
  const { code } = await client.carryCode();
  return (await client.carry(code)).token;
}
