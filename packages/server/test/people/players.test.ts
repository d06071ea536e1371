import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import { holdClock, minute } from '../support/clock.ts';
import { onEachStore } from '../support/each-store.ts';
import { guest } from '../support/house.ts';
import { beginBeacon, plan, shieldBoth } from '../support/playing.ts';

async function join(url: string, name: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name }),
  });
}

/** The cookie of an answer: its value, and its attributes in the order of the alphabet. */
function cookieOf(response: Response): { readonly value: string; readonly attributes: readonly string[] } {
  const [pair = '', ...attributes] = response.headers.getSetCookie()[0]?.split('; ') ?? [];
  return { value: pair.replace(/^starboard=/, ''), attributes: attributes.sort() };
}

onEachStore('players', block => {
  const visit = (name: string) => guest(block.server, name);
  const me = (headers: Record<string, string>) => fetch(`${block.server.url}/api/players/me`, { headers });

  test('whoever says a name gets a token, and a cookie with it that no script reads', async () => {
    const response = await join(block.server.url, '  Ada  ');
    const { name, token } = (await response.json()) as { name: string; token: string };
    expect(response.status).toBe(201);
    expect(name).toBe('Ada');
    expect(token).toMatch(/^[\w-]{22}$/);
    const cookie = cookieOf(response);
    expect(cookie.value).toBe(token);
    expect(cookie.attributes).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    // Another, which scripts may read, tells nothing but that there is a player.
    expect(response.headers.getSetCookie()[1]).toBe('starboard-known=1; Max-Age=34560000; Path=/; SameSite=Lax');
  });

  test('cookie and header name the same player, and neither of them nobody', async () => {
    const { token } = await visit('Ada');
    for (const headers of [{ cookie: `starboard=${token}` }, { authorization: `Bearer ${token}` }]) {
      expect(await (await me(headers)).json()).toEqual({ name: 'Ada' });
    }
    for (const headers of [{}, { cookie: 'starboard=guessed' }, { authorization: 'Bearer guessed' }]) {
      const response = await me(headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'no-player' });
    }
  });

  test('whoever comes again is renamed, and gets neither token nor cookie', async () => {
    const { token } = await visit('Ada');
    const response = await join(block.server.url, 'Countess', { cookie: `starboard=${token}` });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ name: 'Countess' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await new Client(block.server.url, { token }).me()).toEqual({ name: 'Countess' });
  });

  test('a new name is seen by everybody at the table, and by those who list their matches', async () => {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    const id = await beginBeacon(ada, ben);
    const nameOfKeeper = async () => (await ben.look(id)).table.seats.find(seat => seat.id === 'keeper')?.name;
    expect(await nameOfKeeper()).toBe('Ada');
    expect(await ada.rename('Countess')).toEqual({ name: 'Countess' });
    expect(await nameOfKeeper()).toBe('Countess');
    expect((await ben.matches()).map(({ others }) => others)).toEqual([['Countess']]);
    expect(await ada.me()).toEqual({ name: 'Countess' });
  });

  describe('a code for another device', () => {
    test('makes it the same player, with the same seats and a token of its own', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      const { code } = await ada.carryCode();
      const { name, token } = await new Client(block.server.url).carry(code);
      const phone = new Client(block.server.url, { token });
      expect(name).toBe('Ada');
      expect(token).not.toBe(ada.token);
      expect(await phone.matches()).toEqual(await ada.matches());
      await plan(phone, id, 'shield');
      expect(await phone.look(id)).toEqual(await ada.look(id));
      await phone.rename('Countess');
      expect(await ada.me()).toEqual({ name: 'Countess' });
    });

    test('gives a cookie, too', async () => {
      const { code } = await (await visit('Ada')).carryCode();
      const response = await fetch(`${block.server.url}/api/players/carry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
      const { value } = cookieOf(response);
      expect(await (await me({ cookie: `starboard=${value}` })).json()).toEqual({ name: 'Ada' });
    });

    test('is good for one device, even if two come at once', async () => {
      const { code } = await (await visit('Ada')).carryCode();
      const other = new Client(block.server.url);
      const tries = await Promise.allSettled([other.carry(code), other.carry(code), other.carry(code)]);
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(other.carry(code)).rejects.toMatchObject({ status: 403, code: 'bad-code' });
    });

    test('is good for a quarter of an hour', async () => {
      const pass = holdClock();
      const ada = await visit('Ada');
      const [first, second] = [await ada.carryCode(), await ada.carryCode()];
      expect(first.until).toBe(Date.now() + 15 * minute);
      pass(15 * minute);
      expect(await new Client(block.server.url).carry(first.code)).toMatchObject({ name: 'Ada' });
      pass(1);
      await expect(new Client(block.server.url).carry(second.code)).rejects.toMatchObject({ code: 'bad-code' });
    });
  });

  describe('the list of my matches', () => {
    test('tells whose turn it is, who else plays, and how it ended', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      const before = { id, game: 'beacon', host: true, yours: ['keeper'], others: ['Ben'] };
      expect(await ada.matches()).toMatchObject([{ ...before, waitingFor: ['keeper', 'engineer'], yourTurn: true }]);
      await plan(ada, id, 'shield');
      const [mine] = await ada.matches();
      expect(mine).toMatchObject({ ...before, waitingFor: ['engineer'], yourTurn: false });
      expect(mine).not.toHaveProperty('outcome');
      expect(await ben.matches()).toMatchObject([
        { host: false, yours: ['engineer'], others: ['Ada'], yourTurn: true },
      ]);
      await ben.resign(id);
      await ada.resign(id);
      expect(await ada.matches()).toMatchObject([
        { waitingFor: [], yourTurn: false, outcome: { winners: [], reason: { key: 'ended.resigned' } } },
      ]);
      // A bot has the seat that Ben left while Ada played on.
      expect(await ben.matches()).toEqual([]);
    });

    test('has the rules’ own end, too', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const id = await beginBeacon(ada, ben);
      for (let round = 1; round <= 12; round++) await shieldBoth(id, ada, ben);
      expect(await ada.matches()).toMatchObject([{ id, yourTurn: false, outcome: { reason: { key: 'lost.storm' } } }]);
    });

    test('begins with what was touched last', async () => {
      const pass = holdClock();
      const ada = await visit('Ada');
      const began = Date.now();
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) {
        ids.push((await ada.begin({ game: 'beacon' })).id);
        pass(minute);
      }
      const [first, second, third] = ids as [string, string, string];
      const listed = async () => (await ada.matches()).map(({ id }) => id);
      expect(await listed()).toEqual([third, second, first]);
      await plan(ada, first, 'work', 'engineer');
      expect(await listed()).toEqual([first, third, second]);
      expect((await ada.matches())[0]).toMatchObject({ created: began, updated: Date.now() });
    });

    test('has the matches one hosts without a seat, and none of other people', async () => {
      const [ada, ben] = [await visit('Ada'), await visit('Ben')];
      const { id } = await ada.begin({ game: 'beacon', seats: { keeper: 'invite', engineer: 'invite' } });
      expect(await ada.matches()).toMatchObject([{ id, host: true, yours: [], others: [], yourTurn: false }]);
      expect(await ben.matches()).toEqual([]);
    });
  });
});

onEachStore(
  'behind https',
  block => {
    test('cookies are for https alone', async () => {
      const { attributes } = cookieOf(await join(block.server.url, 'Ada'));
      expect(attributes).toContain('Secure');
    });
  },
  { publicUrl: 'https://table.example' },
);
