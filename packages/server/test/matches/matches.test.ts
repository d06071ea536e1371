import { commitment } from '@starboard/kernel';
import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { onEachStore } from '../support/each-store.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan } from '../support/playing.ts';

onEachStore('matches', block => {
  const visit = (name: string) => guest(block.server, name);
  const stranger = () => new Client(block.server.url);

  test('the games on the shelf tell how they are set up and who plays them by itself', async () => {
    const games = await stranger().games();
    expect(games.map(({ id, version, bots }) => ({ id, version, bots }))).toEqual([
      { id: 'endure', version: 5, bots: ['sensible', 'random'] },
      { id: 'beacon', version: 1, bots: ['steady', 'random'] },
    ]);
    const [endure, beacon] = games.map(({ setup }) => setup) as [{ properties: object }, object];
    expect(beacon).toMatchObject({
      type: 'object',
      properties: { season: { type: 'string', enum: ['calm', 'usual', 'storm'], default: 'usual' } },
      additionalProperties: false,
    });
    expect(Object.keys(endure.properties)).toEqual([
      'mission',
      'custom',
      'after',
      'survivors',
      'firstPlayer',
      'expansions',
      'variants',
    ]);
  });

  describe('begun', () => {
    test('with nothing but its game, a match is by custom, and all its seats are the founder’s', async () => {
      const ada = await visit('Ada');
      const { id, invitations } = await ada.begin({ game: 'beacon' });
      expect(invitations).toEqual({});
      const { at, table, position, log, chat } = await ada.look(id);
      const seat = { held: 'person', name: 'Ada', yours: true };
      expect(table).toEqual({
        id,
        game: 'beacon',
        version: 1,
        setup: { season: 'usual' },
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        created: expect.any(Number),
        seats: [
          { id: 'keeper', ...seat },
          { id: 'engineer', ...seat },
        ],
        host: true,
        watchable: true,
      });
      expect(position).toMatchObject({
        seat: 'keeper',
        view: { round: 1, hull: 6 },
        decision: { id: 0, name: 'plan', mode: 'secret', waitingFor: ['keeper', 'engineer'], ask: { shape: 'one' } },
      });
      expect(log).toEqual([{ key: 'begin', params: { goal: 16 }, rule: 'BCN-PREP-02' }]);
      expect([at, chat]).toEqual([0, []]);
    });

    test('it is set up as wished', async () => {
      const ada = await visit('Ada');
      const { id } = await ada.begin({ game: 'endure', setup: { mission: 'CG00', survivors: 3 } });
      const { table } = await ada.look(id);
      expect(table.setup).toMatchObject({ mission: 'CG00', survivors: 3 });
      expect(table.seats).toHaveLength(3);
    });

    test('bots and invited people have the seats that were wished for them', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const wish = { keeper: 'invite', engineer: { bot: 'steady' } } as const;
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: wish });
      expect(Object.keys(invitations)).toEqual(['keeper']);
      expect((await ada.look(id)).table.seats).toEqual([
        { id: 'keeper', held: 'nobody', yours: false },
        { id: 'engineer', held: 'bot', name: 'steady', yours: false },
      ]);
      expect(await ben.claim(id, invitations['keeper']!)).toEqual({ seat: 'keeper' });
      expect((await ben.look(id)).table).toMatchObject({ host: false, seats: [{ name: 'Ben', yours: true }, {}] });
      const [keeper] = (await ada.look(id)).table.seats;
      expect(keeper).toEqual({ id: 'keeper', held: 'person', name: 'Ben', yours: false, away: false });
    });

    test('a key is good for its own match, and for one person', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const wish = { game: 'beacon', seats: { engineer: 'invite' } } as const;
      const [first, second] = [await ada.begin(wish), await ada.begin(wish)];
      const key = first.invitations['engineer']!;
      const refused = { status: 403, code: 'bad-key' };
      await expect(ben.claim(second.id, key)).rejects.toMatchObject(refused);
      const claims = await Promise.allSettled([ben.claim(first.id, key), eve.claim(first.id, key)]);
      expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(eve.claim(first.id, key)).rejects.toMatchObject(refused);
      await expect(ada.claim(second.id, 'guessed')).rejects.toMatchObject(refused);
      expect((await ada.look(second.id)).table.seats).toMatchObject([{ held: 'person' }, { held: 'nobody' }]);
    });

    test('dice and cards of two matches are not the same', async () => {
      const ada = await visit('Ada');
      const commitments = [];
      for (let i = 0; i < 2; i++) {
        const { id } = await ada.begin({ game: 'beacon' });
        commitments.push((await ada.look(id)).table.commitment);
        const { seed } = await ada.resign(id);
        expect(commitment(seed!)).toBe(commitments[i]);
      }
      expect(commitments[0]).not.toBe(commitments[1]);
    });
  });

  describe('nothing is begun', () => {
    const founded = async () => {
      const text = await (await fetch(`${block.server.url}/metrics`)).text();
      return text.match(/^starboard_matches_founded_total.*$/gm);
    };

    test.each([
      ['with a set-up that cannot be played', { game: 'beacon', setup: { season: 'dry', wind: 3 } }, 422, 'bad-setup'],
      ['of a game that is not there', { game: 'chess' }, 400, 'unknown-game'],
      ['with a seat that is not there', { game: 'beacon', seats: { cook: 'me' } }, 404, 'unknown-seat'],
      ['with a bot that is not there', { game: 'beacon', seats: { keeper: { bot: 'deep' } } }, 400, 'unknown-bot'],
    ] as const)('%s', async (_, wish, status, code) => {
      const ada = await visit('Ada');
      const before = await founded();
      await expect(ada.begin(wish)).rejects.toMatchObject({ status, code });
      expect(await ada.matches()).toEqual([]);
      expect(await founded()).toEqual(before);
    });

    test('and all that is wrong with a set-up is listed', async () => {
      const ada = await visit('Ada');
      const setup = { mission: 'CG99', survivors: 0, firstPlayer: 'cook' };
      const problems = ['mission', 'survivors', 'firstPlayer'].map(name => expect.stringMatching(`^${name}: `));
      await expect(ada.begin({ game: 'endure', setup })).rejects.toMatchObject({ details: { problems } });
    });

    test('by nobody', async () => {
      await expect(stranger().begin({ game: 'beacon' })).rejects.toMatchObject({ status: 401, code: 'no-player' });
    });
  });

  describe('watching', () => {
    test('is for everybody who knows the match: through no seat’s eyes, and asked nothing', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      await plan(ada, id, 'work');
      for (const watcher of [stranger(), await visit('Eve')]) {
        const { table, position } = await watcher.look(id);
        expect(table).toMatchObject({ host: false, seats: [{ yours: false }, { yours: false }] });
        expect(position).toMatchObject({ seat: 'spectator', view: { crew: { keeper: { tool: null, job: null } } } });
        expect(position.decision).toMatchObject({ name: 'plan', waitingFor: ['engineer'] });
        expect(position.decision).not.toHaveProperty('ask');
      }
    });

    test('is for the host and those at the table alone, if the host wants it so', async () => {
      const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
      const wish = { keeper: 'invite', engineer: 'invite' } as const;
      const { id, invitations } = await ada.begin({ game: 'beacon', seats: wish, watchable: false });
      const refused = { status: 403, code: 'not-watchable' };
      await expect(ben.look(id)).rejects.toMatchObject(refused);
      await ben.claim(id, invitations['keeper']!);
      expect((await ben.look(id)).position.seat).toBe('keeper');
      expect((await ada.look(id)).position.seat).toBe('spectator');
      for (const client of [stranger(), eve]) {
        await expect(client.look(id)).rejects.toMatchObject(refused);
        await expect(client.follow(id)[Symbol.asyncIterator]().next()).rejects.toMatchObject(refused);
        await expect(client.replay(id)).rejects.toMatchObject(refused);
      }
    });

    test('one sees through an own seat, and through no other', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      expect((await ben.look(id, 'engineer')).position.seat).toBe('engineer');
      for (const seat of ['keeper', 'cook', 'spectator']) {
        await expect(ben.look(id, seat)).rejects.toMatchObject({ status: 403, code: 'not-yours' });
      }
    });

    test('a match that is not there is not found', async () => {
      await expect(stranger().look('nowhere')).rejects.toMatchObject({ status: 404, code: 'unknown-match' });
    });
  });
});
