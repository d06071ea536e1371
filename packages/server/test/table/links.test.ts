import type { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { holdClock, minute } from '../support/clock.ts';
import { onEachStore } from '../support/each-store.ts';
import { guest, visitor } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('links', block => {
  const visit = (name: string) => guest(block.server, name);
  const stranger = () => visitor(block.server);
  const both = { keeper: 'invite', engineer: 'invite' } as const;

  describe('what an invitation is to', () => {
    test('is told to whoever has the key, before they say who they are', async () => {
      const ada = await visit('Ada');
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' }, watchable: false });
      await plan(ada, id, 'work');
      const told = await stranger().invitation(id, invitations['engineer']!);
      expect(told).toEqual({
        id,
        game: 'beacon',
        setup: { season: 'usual' },
        headline: { title: { key: 'title' }, round: 1 },
        host: 'Ada',
        seats: [
          { id: 'keeper', held: 'person', name: 'Ada', yours: false, away: false },
          { id: 'engineer', held: 'nobody', yours: false },
        ],
        offered: ['engineer'],
        kind: 'seat',
        watchable: false,
      });
      // Looking takes nothing.
      expect((await ada.look(id)).table.seats[1]).toMatchObject({ held: 'nobody' });
    });

    test('is told to nobody else', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
      const key = invitations['engineer']!;
      await expect(stranger().invitation(id, 'guessed')).rejects.toMatchObject({ status: 403, code: 'bad-key' });
      await expect(stranger().invitation('nonsense', key)).rejects.toMatchObject({
        status: 404,
        code: 'unknown-match',
      });
      await ben.claim(id, key);
      await expect(stranger().invitation(id, key)).rejects.toMatchObject({ code: 'bad-key' });
    });
  });

  describe('the link for the table', () => {
    test('lets arrivals choose among the seats that nobody holds, one after the other', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const { id, table: key = '' } = await ada.begin({ game: 'beacon', seats: both });
      expect(await stranger().invitation(id, key)).toMatchObject({ kind: 'table', offered: ['keeper', 'engineer'] });
      await expect(ben.claim(id, key)).rejects.toMatchObject({ status: 409, code: 'several-seats' });
      await expect(ben.claim(id, key, 'cook')).rejects.toMatchObject({ status: 404, code: 'unknown-seat' });
      expect(await ben.claim(id, key, 'engineer')).toEqual({ seat: 'engineer' });
      expect(await eve.invitation(id, key)).toMatchObject({ offered: ['keeper'] });
      await expect(eve.claim(id, key, 'engineer')).rejects.toMatchObject({ status: 409, code: 'seat-taken' });
      expect(await eve.claim(id, key, 'keeper')).toEqual({ seat: 'keeper' });
      expect(await stranger().invitation(id, key)).toMatchObject({ offered: [] });
      expect((await ada.look(id)).table.seats).toMatchObject([{ name: 'Eve' }, { name: 'Ben' }]);
    });

    test('of two who want the same seat gives it to one', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const { id, table: key = '' } = await ada.begin({ game: 'beacon', seats: both });
      const claims = await Promise.allSettled([ben.claim(id, key, 'keeper'), eve.claim(id, key, 'keeper')]);
      expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('hands out no seat that a person or a bot holds', async () => {
      const [ada, eve] = [await visit('Ada'), await visit('Eve')];
      const pass = holdClock();
      const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
      const { key } = await ada.inviteToTable(id);
      pass(60 * minute);
      expect(await eve.invitation(id, key)).toMatchObject({ offered: [] });
      for (const seat of ['keeper', 'engineer']) {
        await expect(eve.claim(id, key, seat)).rejects.toMatchObject({ status: 409, code: 'seat-taken' });
      }
      expect((await ada.look(id)).table.seats).toMatchObject([{ name: 'Ada' }, { held: 'bot' }]);
    });

    test('leaves those of single seats as they are, and a newer one makes it void', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const { id, invitations, table: old = '' } = await ada.begin({ game: 'beacon', seats: both });
      const { key } = await ada.inviteToTable(id);
      await expect(ben.claim(id, old, 'keeper')).rejects.toMatchObject({ code: 'bad-key' });
      await expect(ben.claim(id, invitations['keeper']!, 'engineer')).rejects.toMatchObject({ code: 'seat-taken' });
      await ben.claim(id, invitations['keeper']!);
      await eve.claim(id, key, 'engineer');
      await expect(ben.claim(id, invitations['engineer']!)).rejects.toMatchObject({ code: 'bad-key' });
    });

    test('is made by the host and by those at the table alone', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const id = await beginBeacon(ada, ben);
      await expect(eve.inviteToTable(id)).rejects.toMatchObject({ status: 403, code: 'not-seated' });
      await expect(stranger().inviteToTable(id)).rejects.toMatchObject({ status: 401, code: 'no-player' });
      expect(await ben.inviteToTable(id)).toEqual({ key: expect.any(String) });
    });
  });

  test('whoever comes to watch sees what spectators may see, and nothing else', async () => {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    await shieldBoth(id, ada, ben);
    const watcher = new Watcher(stranger(), id);
    const { position, log, table } = await watcher.agrees();
    expect(position).toMatchObject({ seat: 'spectator', view: { crew: { keeper: { tool: null } } } });
    expect(position.decision).not.toHaveProperty('ask');
    expect(log.filter(({ to }) => to !== undefined)).toEqual([]);
    expect(table.seats.some(({ yours, lent }) => yours || lent)).toBe(false);
  });

  describe('a seat that was handed over', () => {
    /** Ada keeps and is the host, Ben is the engineer. */
    async function scene() {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      return { ada, ben, eve, id: await beginBeacon(ada, ben) };
    }
    const engineerFor = async (client: Client, id: string) => (await client.look(id)).table.seats[1];

    test('to a bot is taken back, even by whoever has no other', async () => {
      const { ada, ben, eve, id } = await scene();
      await ben.handToBot(id, 'engineer');
      expect(await engineerFor(ben, id)).toMatchObject({ held: 'bot', lent: true });
      expect(await engineerFor(ada, id)).not.toHaveProperty('lent');
      expect(await ben.matches()).toMatchObject([{ id, yours: [] }]);
      await expect(eve.take(id, 'engineer')).rejects.toMatchObject({ status: 403, code: 'not-seated' });
      expect((await ben.take(id, 'engineer')).seats[1]).toEqual({
        id: 'engineer',
        held: 'person',
        name: 'Ben',
        yours: true,
      });
    });

    test('to whoever has its link is taken back until somebody sits there', async () => {
      const { ben, eve, id } = await scene();
      const { key } = await ben.invite(id, 'engineer');
      expect(await engineerFor(ben, id)).toMatchObject({ held: 'nobody', lent: true });
      await ben.take(id, 'engineer');
      await expect(eve.claim(id, key)).rejects.toMatchObject({ code: 'bad-key' });
      const { key: again } = await ben.invite(id, 'engineer');
      await eve.claim(id, again);
      await expect(ben.take(id, 'engineer')).rejects.toMatchObject({ code: 'not-seated' });
      expect(await engineerFor(eve, id)).toMatchObject({ name: 'Eve', yours: true });
    });

    test('to somebody who stays away is taken back as well', async () => {
      const pass = holdClock();
      const { ben, eve, id } = await scene();
      await eve.claim(id, (await ben.invite(id, 'engineer')).key);
      pass(6 * minute);
      expect(await engineerFor(ben, id)).toMatchObject({ name: 'Eve', away: true, lent: true });
      expect((await ben.take(id, 'engineer')).seats[1]).toMatchObject({ name: 'Ben', yours: true });
    });

    test.each([
      ['lets go of it', (eve: Client, id: string) => eve.standUp(id, 'engineer')],
      ['hands it to a bot', (eve: Client, id: string) => eve.handToBot(id, 'engineer')],
      ['invites somebody else', (eve: Client, id: string) => eve.invite(id, 'engineer')],
      ['gives up', (eve: Client, id: string) => eve.resign(id)],
    ])('to somebody who %s is taken back by whoever had it first', async (_, letGo) => {
      const { ben, eve, id } = await scene();
      await eve.claim(id, (await ben.invite(id, 'engineer')).key);
      await letGo(eve, id);
      expect(await engineerFor(ben, id)).toMatchObject({ lent: true });
      expect((await ben.take(id, 'engineer')).seats[1]).toMatchObject({ name: 'Ben', yours: true });
    });

    test('on and on is taken back by each of them, and then by those alone who had it before', async () => {
      const { ben, eve, id } = await scene();
      await eve.claim(id, (await ben.invite(id, 'engineer')).key);
      await eve.handToBot(id, 'engineer');
      await eve.take(id, 'engineer');
      await eve.handToBot(id, 'engineer');
      await ben.take(id, 'engineer');
      await ben.standUp(id, 'engineer');
      await expect(eve.take(id, 'engineer')).rejects.toMatchObject({ status: 403, code: 'not-seated' });
    });

    test('to somebody whose seat another gives away is still taken back', async () => {
      const pass = holdClock();
      const { ada, ben, eve, id } = await scene();
      await eve.claim(id, (await ben.invite(id, 'engineer')).key);
      pass(6 * minute);
      await ada.handToBot(id, 'engineer');
      expect((await ben.take(id, 'engineer')).seats[1]).toMatchObject({ name: 'Ben', yours: true });
    });

    test('is not taken back once the match is over', async () => {
      const { ada, ben, id } = await scene();
      await ben.handToBot(id, 'engineer');
      await ada.resign(id);
      await expect(ben.take(id, 'engineer')).rejects.toMatchObject({ status: 409, code: 'match-over' });
    });

    test('may still be seen by whoever handed it over, where others may not watch', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben, { watchable: false });
      await ben.handToBot(id, 'engineer');
      expect((await ben.look(id)).position).toMatchObject({ seat: 'spectator' });
      await expect(stranger().look(id)).rejects.toMatchObject({ code: 'not-watchable' });
    });
  });

  test('an empty seat is taken by those at the table without a link, a seat of somebody who is here by nobody', async () => {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const { id } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    await expect(ben.take(id, 'engineer')).rejects.toMatchObject({ code: 'not-seated' });
    expect((await ada.take(id, 'engineer')).seats).toMatchObject([{ yours: true }, { yours: true }]);
    await expect(ada.take(id, 'cook')).rejects.toMatchObject({ status: 404, code: 'unknown-seat' });
    const other = await beginBeacon(ada, ben);
    await expect(ada.take(other, 'engineer')).rejects.toMatchObject({ status: 409, code: 'still-here' });
  });

  describe('the list of one’s matches', () => {
    test('says what is played, how far it is, and who sits where', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      const seats = [
        { id: 'keeper', held: 'person', name: 'Ada' },
        { id: 'engineer', held: 'person', name: 'Ben' },
      ];
      const headline = { title: { key: 'title' }, round: 1 };
      expect(await ada.matches()).toMatchObject([{ id, headline, seats, putAway: false }]);
      await shieldBoth(id, ada, ben);
      await ben.handToBot(id, 'engineer');
      expect(await ada.matches()).toMatchObject([
        { headline: { round: 2 }, seats: [{ held: 'person' }, { id: 'engineer', held: 'bot', name: 'steady' }] },
      ]);
    });

    test('marks what was put away, for that person alone', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const id = await beginBeacon(ada, ben);
      await ada.putAway(id, true);
      await ada.putAway(id, true);
      expect(await ada.matches()).toMatchObject([{ id, putAway: true }]);
      expect(await ben.matches()).toMatchObject([{ id, putAway: false }]);
      await plan(ben, id, 'work');
      expect(await ada.matches()).toMatchObject([{ id, putAway: true }]);
      await ada.putAway(id, false);
      expect(await ada.matches()).toMatchObject([{ id, putAway: false }]);
      await expect(eve.putAway(id, true)).rejects.toMatchObject({ status: 403, code: 'not-seated' });
    });
  });

  test('whoever plays alone needs no name, and may say it later', async () => {
    const { token, name } = await stranger().join();
    const somebody = visitor(block.server, { token });
    expect([name, await somebody.me()]).toEqual(['', { name: '' }]);
    const { id } = await somebody.begin({ game: 'beacon' });
    expect((await somebody.look(id)).table.seats).toMatchObject([
      { name: '', yours: true },
      { name: '', yours: true },
    ]);
    await somebody.rename('Ada');
    await somebody.join(); // Comes back, and says nothing.
    expect(await somebody.me()).toEqual({ name: 'Ada' });
  });
});
