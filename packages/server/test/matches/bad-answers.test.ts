import type { Game } from '@starboard/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { guest, openSite } from '../support/house.ts';
import { type AskedShape, asking, type OwnServer, serveGames } from '../support/own-games.ts';
import { randomly } from '../support/playing.ts';
import { type Attempt, attempt, pictureOf, type Sitting, sitDown } from '../support/sitting.ts';
import { lastingIn } from '../support/store/stored.ts';

describe('an answer that does not fit the question is refused, and the right one is taken', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await serveGames([asking as unknown as Game]);
  });
  afterAll(() => own?.close());

  const fitsNothing = [{}, [], '', 'd', 'toString', ['a', 'd'], ['a', 'a'], 700, -1, { d: 1 }];
  const wrong: { [shape in AskedShape]: { right: unknown; wrong: unknown[] } } = {
    one: { right: 'a', wrong: ['shut', ['a'], { a: 1 }, 0, 'A', 'a '] },
    some: { right: ['a', 'b'], wrong: ['a', ['a', 'b', 'c'], ['shut'], ['a', 'shut'], [['a', 'b']], { a: 1 }] },
    order: { right: ['c', 'a', 'b'], wrong: ['a', ['a', 'b'], ['a', 'b', 'c', 'a'], ['a', 'b', 'b'], { a: 0 }] },
    split: {
      right: { a: 2, b: 1 },
      wrong: [{ a: 3 }, { a: 1, b: 1 }, { a: 2, c: 1 }, { a: 2, b: 2 }, { a: 1.5, b: 1.5 }, { a: 4, b: -1 }, ['a']],
    },
    pairs: {
      right: [
        ['a', 'y'],
        ['c', 'x'],
      ],
      wrong: [
        [['a', 'x']],
        [
          ['x', 'a'],
          ['y', 'b'],
        ],
        [
          ['a', 'x'],
          ['b', 'x'],
        ],
        [
          ['a', 'x'],
          ['a', 'y'],
        ],
        ['a', 'x'],
      ],
    },
    place: { right: 7, wrong: [8, 4, 19, 21, 5.5, 1e300, '5', ['5'], { 5: 1 }] },
    any: { right: 'a', wrong: [['a'], { a: 1 }, 0] },
    each: { right: 'a', wrong: ['b', ['a'], { a: 1 }, 0] },
    secret: { right: 'a', wrong: ['b', ['a'], { a: 1 }, 0] },
  };

  test.each(Object.entries(wrong) as [AskedShape, { right: unknown; wrong: unknown[] }][])(
    '%s',
    async (shape, { right, wrong: these }) => {
      const ann = await guest(own.server, 'Ann');
      const { id } = await ann.begin({ game: 'asking', setup: { shape }, seats: { bob: 'invite' } });
      const send = (path: string, answer: unknown) => {
        const body = JSON.stringify({ decision: 0, answer });
        return call(own.server.port, { method: 'POST', path: `/api/matches/${id}/${path}`, token: ann.token, body });
      };
      const before = [await ann.look(id), lastingIn(own.folder)];
      for (const each of [...fitsNothing, ...these]) {
        for (const path of ['answers', 'odds']) expectRefusal(await send(path, each), 422, 'bad-answer');
      }
      expect([await ann.look(id), lastingIn(own.folder)]).toEqual(before);
      expect((await send('answers', right)).status).toBe(200);
      expect(lastingIn(own.folder)['journal']!.filter(row => row['match'] === id)).toHaveLength(1);
    },
  );

  test.each<AskedShape>(['each', 'secret'])(
    'who has answered a question of %s mode is not asked again',
    async shape => {
      const ann = await guest(own.server, 'Ann');
      const { id } = await ann.begin({ game: 'asking', setup: { shape }, seats: { bob: 'invite' } });
      await ann.answer(id, { decision: 0, answer: 'a' });
      const before = lastingIn(own.folder);
      const again = { decision: 0, answer: 'a' };
      await expect(ann.answer(id, again)).rejects.toMatchObject({ status: 409, code: 'already-answered' });
      expect(lastingIn(own.folder)).toEqual(before);
    },
  );
});

describe('nobody can do for others, or at the wrong moment', () => {
  let sitting: Sitting;
  let before: unknown;
  beforeAll(async () => {
    sitting = await sitDown();
    before = await pictureOf(sitting);
  });
  afterEach(async () => {
    expect(await pictureOf(sitting)).toEqual(before);
  });
  afterAll(() => sitting?.site.close());

  const post = (path: string, body: object): Attempt => ({
    method: 'POST',
    path: `/api/matches/${path}`,
    body: JSON.stringify(body),
  });
  const get = (path: string): Attempt => ({ method: 'GET', path: `/api/matches/${path}` });
  const put = (path: string): Attempt => ({ method: 'PUT', path: `/api/matches/${path}`, body: '{}' });
  const remove = (path: string): Attempt => ({ method: 'DELETE', path: `/api/matches/${path}` });
  const answer = { decision: 2, answer: 'work' };
  const bare = (path: string): Attempt => ({ method: 'POST', path: `/api/matches/${path}` });

  const needSomebody: Attempt[] = [
    ...[answer, { ...answer, seat: 'engineer' }].flatMap(each => [
      post('{match}/answers', each),
      post('{match}/odds', each),
    ]),
    ...[post('{match}/undo', { keep: 1 }), post('{match}/undo/reply', { agree: true }), get('{match}/undo')],
    ...[post('{match}/chat', { text: 'hello' }), post('{match}/resign', {}), bare('{over}/rematch')],
    ...[bare('{match}/seats/engineer/invitation'), put('{match}/seats/engineer/bot'), remove('{match}/seats/engineer')],
  ];
  const needPlayer: Attempt[] = [
    ...needSomebody,
    ...[post('{match}/claim', { key: 'x' }), { method: 'POST', path: '/api/replays', body: '{}' }],
    ...[
      { method: 'POST', path: '/api/matches', body: '{"game":"beacon"}' },
      { method: 'PATCH', path: '/api/players/me', body: '{"name":"Eve"}' },
      { method: 'POST', path: '/api/players/me/carry' },
      { method: 'GET', path: '/api/players/me' },
      { method: 'GET', path: '/api/players/me/matches' },
    ],
  ];

  test.each<[who: string, headers: { [name: string]: string }]>([
    ['nobody', {}],
    ['somebody with a token of their own making', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' }],
    ['somebody with a cookie of their own making', { cookie: 'starboard=AAAAAAAAAAAAAAAAAAAAAA' }],
    [
      'somebody with an odd cookie',
      { cookie: `starboard=%E0%A4%A; starboard[]=x; __proto__=x; starboard=${'x'.repeat(4_000)}` },
    ],
    ['somebody with another kind of name', { authorization: 'Basic QW5uOkFubg==' }],
    ['somebody with half a token', { authorization: 'Bearer ' }],
    ['somebody who asks the database', { authorization: `Bearer ' or 1=1 --` }],
  ])('%s is no player', async (_, headers) => {
    for (const right of needPlayer) expectRefusal(await attempt(sitting, { ...right, headers }), 401, 'no-player');
  });

  test('who knows the hash of a token, as the database does, is no player', async () => {
    const [{ hash }] = lastingIn(sitting.site.storage.dataFolder!)['tokens'] as unknown as [{ hash: string }];
    const headers = { authorization: `Bearer ${hash}` };
    expectRefusal(await attempt(sitting, { ...needPlayer[0]!, headers }), 401, 'no-player');
  });

  test('who has no seat may only watch', async () => {
    for (const right of needSomebody) {
      // Standing up is told as any seat that is not one's own.
      const code = right.method === 'DELETE' ? 'not-yours' : 'not-seated';
      expectRefusal(await attempt(sitting, { by: 'eve', ...right }), 403, code);
    }
  });

  test('a match that is not to be watched is shown to nobody else', async () => {
    for (const path of ['{closed}', '{closed}/stream', '{closed}/replay']) {
      expectRefusal(await attempt(sitting, { by: 'eve', ...get(path) }), 403, 'not-watchable');
      expectRefusal(await attempt(sitting, get(path)), 403, 'not-watchable');
    }
  });

  test.each<[what: string, attempt: Attempt, status: number, code: string]>([
    ['answer for another', post('{match}/answers', { ...answer, seat: 'engineer' }), 403, 'not-yours'],
    ['ask for odds of another', post('{match}/odds', { ...answer, seat: 'engineer' }), 403, 'not-yours'],
    ['look through the eyes of another', get('{match}?seat=engineer'), 403, 'not-yours'],
    ['follow through the eyes of another', get('{match}/stream?seat=engineer'), 403, 'not-yours'],
    ['invite to the seat of another who is here', bare('{match}/seats/engineer/invitation'), 409, 'still-here'],
    ['hand the seat of another who is here to a bot', put('{match}/seats/engineer/bot'), 409, 'still-here'],
    ['stand up for another', remove('{match}/seats/engineer'), 403, 'not-yours'],
    ['resign for another', post('{match}/resign', { seats: ['engineer'] }), 403, 'not-yours'],
    ['resign for another along the way', post('{match}/resign', { seats: ['keeper', 'engineer'] }), 403, 'not-yours'],
    ['resign for nobody', post('{match}/resign', { seats: ['keeper', 'cook'] }), 403, 'not-yours'],
    ['answer twice', post('{match}/answers', answer), 409, 'already-answered'],
    ['answer a question that was answered', post('{match}/answers', { ...answer, decision: 0 }), 409, 'stale-decision'],
    [
      'answer a question that is still to come',
      post('{match}/answers', { ...answer, decision: 3 }),
      409,
      'stale-decision',
    ],
    ['answer one far ahead', post('{match}/answers', { ...answer, decision: 2 ** 53 - 1 }), 409, 'stale-decision'],
    ['ask for odds of what is past', post('{match}/odds', { ...answer, decision: 0 }), 409, 'stale-decision'],
    ['ask for odds of what was answered', post('{match}/odds', answer), 409, 'already-answered'],
    ['take back what was never answered', post('{match}/undo', { keep: 3 }), 409, 'undo-too-far'],
    ['take back what is far ahead', post('{match}/undo', { keep: 2 ** 53 - 1 }), 409, 'undo-too-far'],
    ['agree to what nobody wants', post('{match}/undo/reply', { agree: true }), 409, 'no-undo-wish'],
    ['claim with any key', post('{match}/claim', { key: 'AAAAAAAAAAAAAAAAAAAAAA' }), 403, 'bad-key'],
    ['have the replay of a match that goes on', get('{match}/replay'), 409, 'match-not-over'],
    ['have a rematch of a match that goes on', bare('{match}/rematch'), 409, 'match-not-over'],
    ['answer when it is over', post('{over}/answers', { ...answer, decision: 0 }), 409, 'match-over'],
    ['ask for odds when it is over', post('{over}/odds', { ...answer, decision: 0 }), 409, 'match-over'],
    ['take back when it is over', post('{over}/undo', { keep: 0 }), 409, 'match-over'],
    ['resign when it is over', post('{over}/resign', {}), 409, 'match-over'],
  ])('Ann cannot %s', async (_, wrong, status, code) => {
    // In the match that was given up, Bob has the last seat that a person holds.
    const by = wrong.path.includes('{over}') ? 'bob' : 'ann';
    expectRefusal(await attempt(sitting, { by, ...wrong }), status, code);
  });
});

test('a match that was played to its end takes nothing more', async () => {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  const ann = await guest(await site.start(), 'Ann');
  const { id } = await ann.begin({ game: 'beacon' });
  const answer = randomly('to the end');
  while ((await answer(ann, id, 'keeper')) || (await answer(ann, id, 'engineer')));
  const before = [await ann.look(id), lastingIn(site.storage.dataFolder!)];
  const { at, table } = await ann.look(id);
  expect(table.seed).toBeDefined();
  for (const wrong of [
    () => ann.answer(id, { decision: at, answer: 'work', seat: 'keeper' }),
    () => ann.odds(id, { decision: at, answer: 'work', seat: 'keeper' }),
    () => ann.undo(id, at - 1),
    () => ann.resign(id),
  ]) {
    await expect(wrong()).rejects.toMatchObject({ status: 409, code: 'match-over' });
  }
  expect([await ann.look(id), lastingIn(site.storage.dataFolder!)]).toEqual(before);
});

describe('keys and codes', () => {
  let sitting: Sitting;
  beforeAll(async () => {
    sitting = await sitDown();
  });
  afterAll(() => sitting?.site.close());

  test('a key is good for one match, one seat and one time, and a newer one makes it void', async () => {
    const { ann, bob, eve, match } = sitting;
    const { id, invitations } = await ann.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    const { key: newer } = await ann.invite(id, 'engineer');
    const badKey = { status: 403, code: 'bad-key' };
    await expect(eve.claim(id, invitations['engineer']!)).rejects.toMatchObject(badKey);
    await expect(eve.claim(match, newer)).rejects.toMatchObject(badKey);
    await expect(eve.claim(id, newer.toLowerCase())).rejects.toMatchObject(badKey);
    await bob.claim(id, newer);
    const before = await pictureOf(sitting);
    await expect(eve.claim(id, newer)).rejects.toMatchObject(badKey);
    await expect(bob.claim(id, newer)).rejects.toMatchObject(badKey);
    const { invite } = await storedHolder(id, 'engineer');
    expect(invite).toBeUndefined();
    expect(await pictureOf(sitting)).toEqual(before);
  });

  test('the hash of a key, as the database has it, is no key', async () => {
    const { ann, eve } = sitting;
    const { id } = await ann.begin({ game: 'beacon', seats: { engineer: 'invite' } });
    const { invite } = await storedHolder(id, 'engineer');
    expect(invite).toMatch(/^[0-9a-f]{64}$/);
    await expect(eve.claim(id, invite!)).rejects.toMatchObject({ status: 403, code: 'bad-key' });
  });

  test('a carry code is good once', async () => {
    const { ann, eve, server } = sitting;
    const { code } = await ann.carryCode();
    const badCode = { status: 403, code: 'bad-code' };
    await expect(eve.carry(`${code}x`)).rejects.toMatchObject(badCode);
    await expect(eve.carry(code.toLowerCase())).rejects.toMatchObject(badCode);
    const { token } = await eve.carry(code);
    expect(token).not.toBe(ann.token);
    const before = await pictureOf(sitting);
    await expect(eve.carry(code)).rejects.toMatchObject(badCode);
    const body = JSON.stringify({ code });
    expectRefusal(await call(server.port, { method: 'POST', path: '/api/players/carry', body }), 403, 'bad-code');
    expect(await pictureOf(sitting)).toEqual(before);
  });

  async function storedHolder(match: string, seat: string): Promise<{ invite?: string }> {
    const rows = lastingIn(sitting.site.storage.dataFolder!)['matches'] as unknown as {
      id: string;
      gathering: string;
    }[];
    return JSON.parse(rows.find(({ id }) => id === match)!.gathering).seats[seat];
  }
});
