import { beacon, steadyBot } from '@starboard/beacon';
import { commitment } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { onEachStore, serveGames, siteForTest } from '../support/each-store.ts';
import { games } from '../support/games.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

const givenUp = { winners: [], reason: { key: 'ended.resigned' } };

onEachStore('giving up', block => {
  const visit = (name: string) => guest(block.server, name);

  async function scene() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    return { ada, ben, id: await beginBeacon(ada, ben) };
  }

  test('when the last person gives up, the match is over, and nobody has won', async () => {
    const ada = await visit('Ada');
    const { id } = await ada.begin({ game: 'beacon', seats: { engineer: { bot: 'steady' } } });
    const watcher = new Watcher(ada, id);
    await watcher.agrees();
    const table = await ada.resign(id);
    expect(table.ended).toEqual(givenUp);
    expect(commitment(table.seed!)).toBe(table.commitment);
    const { position, at } = await ada.look(id);
    expect(position.outcome).toEqual(givenUp);
    expect(position).not.toHaveProperty('decision');
    await watcher.sees('the end', each => each.position.outcome !== undefined && each.table.seed !== undefined);
    await watcher.agreesInAll();
    const refused = { status: 409, code: 'match-over' };
    await expect(ada.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject(refused);
    await expect(ada.odds(id, { decision: 0, answer: 'work' })).rejects.toMatchObject(refused);
    await expect(ada.resign(id)).rejects.toMatchObject(refused);
    expect((await ada.look(id)).at).toBe(at);
  });

  test('when a match is over, no seat changes hands any more', async () => {
    const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
    const { id, table: key = '' } = await ada.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    await ada.resign(id);
    const before = (await ada.look(id)).table.seats;
    const asked = [
      () => ben.claim(id, key, 'engineer'),
      () => ada.invite(id, 'engineer'),
      () => ada.inviteToTable(id),
      () => ada.handToBot(id, 'engineer'),
      () => ada.take(id, 'engineer'),
      () => ada.standUp(id, 'keeper'),
      () => eve.invitation(id, key),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ status: 409, code: 'match-over' });
    expect((await ada.look(id)).table.seats).toEqual(before);
  });

  test('once more is without the keys and loans of the match before', async () => {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const { id, invitations } = await ada.begin({ game: 'beacon', seats: { keeper: 'me', engineer: 'invite' } });
    const lent = await beginBeacon(ada, ben);
    await ben.handToBot(lent, 'engineer');
    for (const match of [id, lent]) await ada.resign(match);
    const [next, nextLent] = [await ada.rematch(id), await ada.rematch(lent)];
    await expect(ben.claim(next.id, invitations['engineer']!)).rejects.toMatchObject({ status: 403, code: 'bad-key' });
    await expect(ben.take(nextLent.id, 'engineer')).rejects.toMatchObject({ status: 403, code: 'not-seated' });
  });

  test('while others play on, a bot plays for whoever gave up', async () => {
    const { ada, ben, id } = await scene();
    await plan(ada, id, 'shield');
    const watcher = new Watcher(ada, id);
    const table = await ben.resign(id);
    expect(table).not.toHaveProperty('ended');
    expect(table).not.toHaveProperty('seed');
    expect(table.seats[1]).toMatchObject({ held: 'bot', name: 'steady' });
    await watcher.sees('the bot has answered', ({ position }) => (position.view as { round: number }).round === 2);
    await expect(ben.answer(id, { decision: 0, answer: 'work' })).rejects.toMatchObject({ code: 'not-seated' });
    await expect(ben.resign(id)).rejects.toMatchObject({ status: 403, code: 'not-seated' });
  });

  test('of several seats some can be given up', async () => {
    const ada = await visit('Ada');
    const { id } = await ada.begin({ game: 'beacon' });
    const { seats, ended } = await ada.resign(id, ['engineer']);
    expect(ended).toBeUndefined();
    expect(seats).toMatchObject([{ held: 'person' }, { held: 'bot' }]);
    await expect(ada.resign(id, ['engineer'])).rejects.toMatchObject({ status: 403, code: 'not-yours' });
    expect((await ada.resign(id)).ended).toEqual(givenUp);
  });

  describe('a rematch', () => {
    test('has the same people in the same seats, and other dice', async () => {
      const { ada, ben, id } = await scene();
      await expect(ada.rematch(id)).rejects.toMatchObject({ status: 409, code: 'match-not-over' });
      for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
      const watcher = new Watcher(ben, id);
      await watcher.agrees();
      const [first, second] = [await ada.rematch(id), await ben.rematch(id)];
      expect(first).toEqual({ id: expect.any(String), invitations: {} });
      expect(second).toEqual(first);
      expect(first.id).not.toBe(id);
      await watcher.sees('the next match', ({ table }) => table.next === first.id);
      const [before, after] = [await ada.look(id), await ada.look(first.id)];
      expect(after.table.seats).toEqual(before.table.seats);
      expect(after.table.setup).toEqual(before.table.setup);
      expect(after.table.commitment).not.toBe(before.table.commitment);
      expect(after).toMatchObject({ at: 0, chat: [], table: { host: true }, position: { seat: 'keeper' } });
      expect(after.table).not.toHaveProperty('seed');
      expect(await shieldBoth(first.id, ada, ben)).toBe(2);
    });

    test('is one match, even if both ask for it at once', async () => {
      const { ada, ben, id } = await scene();
      for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
      const [first, second] = await Promise.all([ada.rematch(id), ben.rematch(id)]);
      expect(first).toEqual(second);
      expect(await ada.matches()).toHaveLength(2);
    });

    test('is for those who had a seat', async () => {
      const [ada, eve] = [await visit('Ada'), await visit('Eve')];
      const { id } = await ada.begin({ game: 'beacon' });
      await ada.resign(id);
      await expect(eve.rematch(id)).rejects.toMatchObject({ status: 403, code: 'not-seated' });
      expect(await eve.matches()).toEqual([]);
      const { id: next } = await ada.rematch(id);
      expect((await ada.look(next)).table.seats).toMatchObject([{ yours: true }, { yours: true }]);
    });
  });
});

test('where two sides play against each other, the other side has won', async () => {
  const duel = {
    ...beacon,
    id: 'duel',
    seats: () => [
      { id: 'keeper', side: 'east' },
      { id: 'engineer', side: 'west' },
    ],
  };
  const site = await siteForTest('SQLite');
  const server = await serveGames(site, [...games, { game: duel, bots: [steadyBot] }] as unknown as typeof games);
  const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
  const id = await beginBeacon(ada, ben, { game: 'duel' });
  expect((await ben.resign(id)).ended).toEqual({ ...givenUp, winners: ['keeper'] });
  expect((await ada.look(id)).position.outcome).toEqual({ ...givenUp, winners: ['keeper'] });
  const { id: alone } = await ada.begin({ game: 'duel' });
  expect((await ada.resign(alone)).ended).toEqual(givenUp);
});
