import { type Client, Refused } from '@starboard/server/client';
import { describe, expect, test, vi } from 'vitest';
import { holdClock, minute } from '../support/clock.ts';
import { onEachStore, siteForTest } from '../support/each-store.ts';
import { guest, visitor } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { until } from '../support/until.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('seats', block => {
  const visit = (name: string) => guest(block.server, name);
  const engineerIn = async (client: Client, id: string) => (await client.look(id)).table.seats[1];

  /** Ada keeps and is the host, Ben is the engineer, Eve has no seat. */
  async function scene(watchable = true) {
    const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
    return { ada, ben, eve, id: await beginBeacon(ada, ben, { watchable }) };
  }

  describe('an invitation', () => {
    test('that is renewed makes the older key void', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
      const { key } = await ada.invite(id, 'engineer');
      const old = ben.claim(id, invitations['engineer']!);
      await expect(old).rejects.toMatchObject({ status: 403, code: 'bad-key' });
      expect(await ben.claim(id, key)).toEqual({ seat: 'engineer' });
    });

    test('to a bot’s seat takes it from the bot at once', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const seats = { engineer: { bot: 'steady' } };
      const { id } = await ada.begin({ game: 'beacon', seats });
      const { key } = await ada.invite(id, 'engineer');
      expect(await engineerIn(ada, id)).toEqual({ id: 'engineer', held: 'nobody', yours: false });
      await ben.claim(id, key);
      expect(await engineerIn(ben, id)).toMatchObject({ held: 'person', name: 'Ben', yours: true });
    });

    test('to one’s own seat lets another take it', async () => {
      const { ben, eve, id } = await scene();
      const { key } = await ben.invite(id, 'engineer');
      expect(await engineerIn(ben, id)).toMatchObject({ held: 'nobody' });
      await eve.claim(id, key);
      await plan(eve, id, 'shield');
      await expect(ben.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject({ code: 'not-seated' });
    });

    test('gives a second seat to somebody who has one, and their stream looks through both', async () => {
      const ada = await visit('Ada');
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
      const watcher = new Watcher(ada, id);
      await plan(ada, id, 'work');
      await watcher.agreesInAll();
      await ada.claim(id, invitations['engineer']!);
      const picture = await watcher.sees('the engineer’s question', ({ position }) => position.seat === 'engineer');
      expect(picture.position.decision).toHaveProperty('ask');
      await watcher.agreesInAll();
    });
  });

  test('whoever stands up leaves the seat to nobody, and the match waits', async () => {
    const { ada, ben, eve, id } = await scene();
    await expect(ben.standUp(id, 'keeper')).rejects.toMatchObject({ status: 403, code: 'not-yours' });
    await ben.standUp(id, 'engineer');
    expect(await engineerIn(ada, id)).toEqual({ id: 'engineer', held: 'nobody', yours: false });
    await plan(ada, id, 'shield');
    expect((await ada.look(id)).position.decision?.waitingFor).toEqual(['engineer']);
    await expect(ben.standUp(id, 'engineer')).rejects.toMatchObject({ status: 403, code: 'not-yours' });
    await eve.claim(id, (await ada.invite(id, 'engineer')).key);
    expect(await plan(eve, id, 'shield')).toBe(2);
  });

  describe('a bot', () => {
    test('gets a seat from whoever sits there, and answers at once', async () => {
      const { ada, ben, id } = await scene();
      const watcher = new Watcher(ada, id);
      await plan(ada, id, 'shield');
      const table = await ben.handToBot(id, 'engineer');
      expect(table.seats[1]).toEqual({ id: 'engineer', held: 'bot', name: 'steady', yours: false, lent: true });
      await watcher.sees('the bot has answered', ({ position }) => (position.view as { round: number }).round === 2);
      await watcher.agrees();
    });

    test('has the name that was wished, and must be there', async () => {
      const { ben, id } = await scene();
      const unknown = ben.handToBot(id, 'engineer', 'deep');
      await expect(unknown).rejects.toMatchObject({
        status: 400,
        code: 'unknown-bot',
        details: { bots: ['steady', 'random'] },
      });
      expect(await engineerIn(ben, id)).toMatchObject({ held: 'person' });
      expect((await ben.handToBot(id, 'engineer', 'random')).seats[1]).toMatchObject({ name: 'random' });
    });
  });

  describe('a seat of somebody', () => {
    test('who is here is given to nobody else', async () => {
      const { ada, id } = await scene();
      expect(await engineerIn(ada, id)).toMatchObject({ away: false });
      const refused = { status: 409, code: 'still-here' };
      await expect(ada.handToBot(id, 'engineer')).rejects.toMatchObject(refused);
      await expect(ada.invite(id, 'engineer')).rejects.toMatchObject(refused);
      expect(await engineerIn(ada, id)).toMatchObject({ held: 'person', name: 'Ben' });
    });

    test('who is away is given to a bot, which plays on', async () => {
      const pass = holdClock();
      const { ada, ben, id } = await scene();
      await plan(ada, id, 'shield');
      pass(6 * minute);
      expect(await engineerIn(ada, id)).toMatchObject({ name: 'Ben', away: true });
      await ada.handToBot(id, 'engineer');
      await until('the bot has answered', async () => (await ada.look(id)).at >= 2);
      await expect(ben.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject({ code: 'not-seated' });
      expect(await ben.matches()).toEqual([]);
    });

    test('who is away is given to another player', async () => {
      const pass = holdClock();
      const { ada, ben, eve, id } = await scene();
      pass(6 * minute);
      const { key } = await ada.invite(id, 'engineer');
      expect(await eve.claim(id, key)).toEqual({ seat: 'engineer' });
      expect((await eve.look(id)).position.seat).toBe('engineer');
      expect((await ben.look(id)).position.seat).toBe('spectator');
    });

    test('who was away and has come back is theirs', async () => {
      const pass = holdClock();
      const { ada, ben, id } = await scene();
      pass(6 * minute);
      await ben.me();
      await until('Ben is here again', async () => (await engineerIn(ada, id))?.away === false);
      await expect(ada.handToBot(id, 'engineer')).rejects.toMatchObject({ code: 'still-here' });
    });
  });

  test('whoever has no seat gives none away, unless they are the host', async () => {
    const pass = holdClock();
    const { ada, eve, id } = await scene();
    await ada.handToBot(id, 'keeper');
    pass(6 * minute);
    for (const seat of ['keeper', 'engineer']) {
      const refused = { status: 403, code: 'not-seated' };
      await expect(eve.handToBot(id, seat)).rejects.toMatchObject(refused);
      await expect(eve.invite(id, seat)).rejects.toMatchObject(refused);
    }
    expect((await ada.look(id)).table.seats).toMatchObject([{ held: 'bot' }, { held: 'person' }]);
    expect((await ada.handToBot(id, 'engineer')).seats[1]).toMatchObject({ held: 'bot' });
  });

  test('a seat that is not there is nobody’s to give', async () => {
    const { ada, id } = await scene();
    const asked = [ada.invite(id, 'cook'), ada.handToBot(id, 'cook'), ada.standUp(id, 'cook')];
    const unknown = { status: 404, code: 'unknown-seat' };
    await Promise.all(asked.map(each => expect(each).rejects.toMatchObject(unknown)));
    await expect(ada.resign(id, ['cook'])).rejects.toMatchObject({ status: 403, code: 'not-yours' });
  });

  describe('the stream of somebody who loses the seat', () => {
    test('goes on with what everybody may see', async () => {
      const { ada, ben, id } = await scene();
      const watcher = new Watcher(ben, id);
      await shieldBoth(id, ada, ben);
      const { position, log } = await watcher.agrees();
      expect(position.view).toMatchObject({ crew: { engineer: { tool: expect.any(String) } } });
      expect(log.map(({ key }) => key)).toContain('foreseen');
      await ben.standUp(id, 'engineer');
      const picture = await watcher.sees('no seat', each => each.position.seat === 'spectator');
      expect(picture.position.view).toMatchObject({ crew: { engineer: { tool: null, foreseen: null } } });
      expect(picture.position.decision).not.toHaveProperty('ask');
      expect(picture.log.map(({ key }) => key)).not.toContain('foreseen');
      await watcher.agreesInAll();
      await plan(ada, id, 'work');
      await watcher.agreesInAll();
    });

    test('ends if only those at the table may see it', async () => {
      const { ada, ben, id } = await scene(false);
      const watcher = new Watcher(ben, id);
      const { table } = await watcher.agrees();
      await ben.standUp(id, 'engineer');
      expect(await watcher.ends()).toMatchObject({ status: 403, code: 'not-watchable' });
      expect(watcher.picture.table).toEqual(table);
      await plan(ada, id, 'work');
    });

    test('ends if it was of that seat alone', async () => {
      const { ben, id } = await scene();
      const watcher = new Watcher(ben, id, { seat: 'engineer' });
      await watcher.agrees();
      await ben.standUp(id, 'engineer');
      const thrown = await watcher.ends();
      expect(thrown).toBeInstanceOf(Refused);
      expect(thrown).toMatchObject({ status: 403, code: 'not-yours' });
    });
  });
});

test('whoever follows a match is here, however long nothing is asked of them', async () => {
  const pass = holdClock();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const site = await siteForTest('SQLite');
  const server = await site.start();
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const id = await beginBeacon(ada, ben);
  const watcher = new Watcher(ben, id);
  await watcher.agrees();
  const engineer = async () => (await visitor(server).look(id)).table.seats[1];
  for (let quarters = 0; quarters < 4 * 7; quarters++) {
    pass(minute / 4);
    await vi.advanceTimersByTimeAsync(minute / 4);
  }
  await expect(ada.handToBot(id, 'engineer')).rejects.toMatchObject({ code: 'still-here' });
  expect(await engineer()).toMatchObject({ name: 'Ben', away: false });
});
