import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { type Attempt, attempt, pictureOf, type Sitting, sitDown } from '../support/sitting.ts';

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

/** Every request that brings something, as it would be right. */
const rightBodies: [method: string, path: string, body: { [field: string]: unknown }][] = [
  ['POST', '/api/players', { name: 'Zoe' }],
  ['PATCH', '/api/players/me', { name: 'Zoe' }],
  ['POST', '/api/players/carry', { code: 'x' }],
  ['POST', '/api/matches', { game: 'beacon' }],
  ['POST', '/api/matches/{match}/answers', { decision: 2, answer: 'work' }],
  ['POST', '/api/matches/{match}/odds', { decision: 2, answer: 'work' }],
  ['POST', '/api/matches/{match}/undo', { keep: 1 }],
  ['POST', '/api/matches/{match}/undo/reply', { agree: true }],
  ['POST', '/api/matches/{match}/chat', { text: 'hello' }],
  ['POST', '/api/matches/{match}/claim', { key: 'x' }],
  ['POST', '/api/matches/{match}/invitation/look', { key: 'x' }],
  ['PUT', '/api/matches/{match}/seats/engineer/bot', { bot: 'steady' }],
  ['PUT', '/api/players/me/matches/{match}', { away: true }],
  ['POST', '/api/matches/{match}/resign', { seats: ['engineer'] }],
];

/** The same by Bob for all of them; he would be right each time. */
async function refusedEverywhere(
  change: (right: { [field: string]: unknown }) => Pick<Attempt, 'body' | 'headers'>,
  status: number,
  code: string,
): Promise<void> {
  for (const [method, path, right] of rightBodies) {
    expectRefusal(await attempt(sitting, { by: 'bob', method, path, ...change(right) }), status, code);
  }
}

describe('every request that brings something refuses', () => {
  const nested = (left: string, right: string, depth: number) => left.repeat(depth) + right.repeat(depth);

  test.each<[what: string, text: string]>([
    ['what is no JSON', '{"name":'],
    ['nothing at all', ''],
    ['a list', '[{}]'],
    ['a word', '"name"'],
    ['a number', '7'],
    ['null', 'null'],
    ['an empty object, or with a field that it does not know', '{"surprise":1}'],
    ['lists inside lists without end', nested('[', ']', 30_000)],
    ['objects inside objects without end', nested('{"a":', '}', 10_000).replace(':}', ':1}')],
    ['a byte that is no text', '{"name":"\\ud8'],
  ])('%s', async (_, body) => {
    await refusedEverywhere(() => ({ body }), 400, 'bad-request');
  });

  test('a field more than there should be', async () => {
    await refusedEverywhere(right => ({ body: JSON.stringify({ ...right, surprise: 1 }) }), 400, 'bad-request');
  });

  test.each(['__proto__', 'constructor', 'prototype'])('a field called %s', async name => {
    await refusedEverywhere(
      right => ({ body: `${JSON.stringify(right).slice(0, -1)},"${name}":{"prototype":{"isHost":true}}}` }),
      400,
      'bad-request',
    );
    expect(({} as { isHost?: boolean }).isHost).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('what is called "%s", even if it is JSON', async type => {
    const right = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': type } });
    await refusedEverywhere(right, 415, 'wrong-media-type');
  });

  test('more than the settings allow, whether it says so before or not', async () => {
    const large = (right: object) => JSON.stringify({ ...right, more: 'x'.repeat(64 * 1_024) });
    await refusedEverywhere(right => ({ body: large(right) }), 413, 'too-large');
    const chunked = { 'transfer-encoding': 'chunked' };
    await refusedEverywhere(right => ({ body: large(right), headers: chunked }), 413, 'too-large');
  });
});

describe('a value that does not fit is refused', () => {
  const answers = '/api/matches/{match}/answers';
  const wrong: { [route: string]: (object | string)[] } = {
    'POST /api/players': [
      ...['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\nb', 'a\u001bb', 'a\u200bb', 'a\u202eb', '\u007f'].map(name => ({
        name,
      })),
      ...[7, null, true, ['Ann'], { first: 'Ann' }].map(name => ({ name })),
    ],
    'PATCH /api/players/me': [{ name: '' }, { name: 'a\u0007b' }],
    'POST /api/players/carry': [{ code: '' }, { code: 'x'.repeat(129) }, { code: 7 }, { code: null }],
    'POST /api/matches': [
      ...[{ game: 7 }, { game: 'x'.repeat(65) }, { game: null }, { game: 'beacon', watchable: 'yes' }],
      ...[{ keeper: 'you' }, { keeper: {} }, { keeper: { bot: 7 } }, { keeper: { bot: 'steady', more: 1 } }].map(
        seats => ({ game: 'beacon', seats }),
      ),
      ...[[], 'me', { ['x'.repeat(65)]: 'me' }, { '': 'me' }].map(seats => ({ game: 'beacon', seats })),
    ],
    [`POST ${answers}`]: [
      ...[-1, 0.5, '2', null, 2 ** 53, 1e300, [2]].map(decision => ({ decision, answer: 'work' })),
      ...[null, true, { a: 'x' }, ['x', 1], [['a', 'b', 'c']], 'x'.repeat(201), Array(1_001).fill('a')].map(answer => ({
        decision: 2,
        answer,
      })),
      ...[7, '', 'x'.repeat(65), ['engineer'], null].map(seat => ({ decision: 2, answer: 'work', seat })),
      ...['1e999', '-1e999', 'NaN', 'Infinity', '0x2', '02', '2n'].map(
        decision => `{"decision":${decision},"answer":"work"}`,
      ),
      ...['1e999', 'NaN', '{"work":1e999}'].map(answer => `{"decision":2,"answer":${answer}}`),
    ],
    'POST /api/matches/{match}/undo': [-1, 1.5, '1', null, 1e300].map(keep => ({ keep })),
    'POST /api/matches/{match}/undo/reply': ['yes', 1, null].map(agree => ({ agree })),
    'POST /api/matches/{match}/chat': ['', ' \n ', 'x'.repeat(501), 7, null].map(text => ({ text })),
    'POST /api/matches/{match}/claim': [
      ...['', 'x'.repeat(129), 7].map(key => ({ key })),
      ...['', 'x'.repeat(65), 7, null].map(seat => ({ key: 'x', seat })),
    ],
    'POST /api/matches/{match}/invitation/look': ['', 'x'.repeat(129), 7, null].map(key => ({ key })),
    'PUT /api/players/me/matches/{match}': ['yes', 1, null].map(away => ({ away })),
    'PUT /api/matches/{match}/seats/engineer/bot': [7, 'x'.repeat(65), null].map(bot => ({ bot })),
    'POST /api/matches/{match}/resign': [[], 'engineer', [''], [7], Array(65).fill('engineer')].map(seats => ({
      seats,
    })),
  };

  test.each(Object.entries(wrong))('%s', async (route, bodies) => {
    const [method, path] = route.split(' ') as [string, string];
    for (const each of bodies) {
      const body = typeof each === 'string' ? each : JSON.stringify(each);
      expectRefusal(await attempt(sitting, { by: 'bob', method, path, body }), 400, 'bad-request');
    }
  });

  test('in a query', async () => {
    const queries = [
      '?seat=',
      '?seat=keeper&seat=engineer',
      '?seat[]=keeper',
      '?surprise=1',
      `?seat=${'x'.repeat(65)}`,
    ];
    const following = [...queries, `?last-event-id=${'1'.repeat(41)}`];
    const paths = [...queries.map(each => `{match}${each}`), ...following.map(each => `{match}/stream${each}`)];
    for (const path of paths) {
      const reply = await attempt(sitting, { by: 'ann', method: 'GET', path: `/api/matches/${path}` });
      expectRefusal(reply, 400, 'bad-request');
    }
  });

  test.each<[what: string, body: object, status: number, code: string]>([
    [
      'in a request',
      { game: 'beacon', seats: Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`s${at}`, 7])) },
      400,
      'bad-request',
    ],
    [
      'about its seats',
      {
        game: 'beacon',
        seats: Object.fromEntries(Array.from({ length: 64 }, (_, at) => [`${'s'.repeat(60)}${at}`, 'me'])),
      },
      404,
      'unknown-seat',
    ],
    [
      'with so many seats',
      { game: 'beacon', seats: Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`s${at}`, 'me'])) },
      400,
      'bad-request',
    ],
    ['in a set-up', { game: 'endure', setup: { survivors: Array(9_000).fill('cook') } }, 422, 'bad-setup'],
  ])('what is wrong %s is told in a few words, however much it is', async (_, wrong, status, code) => {
    const body = JSON.stringify(wrong);
    const reply = await attempt(sitting, { by: 'ann', method: 'POST', path: '/api/matches', body });
    expectRefusal(reply, status, code);
    expect(reply.text.length).toBeLessThan(10_000);
  });
});

describe('what there is not is refused', () => {
  test.each<[what: string, attempt: Attempt, status: number, code: string]>([
    ['a route', { method: 'GET', path: '/api/nothing' }, 404, 'unknown-route'],
    ['a route below a match', { method: 'GET', path: '/api/matches/{match}/nothing' }, 404, 'unknown-route'],
    ['a method of a route', { method: 'PATCH', path: '/api/matches/{match}' }, 404, 'unknown-route'],
    ['another', { method: 'PUT', path: '/api/games', body: '{}' }, 404, 'unknown-route'],
    ['one that few know', { method: 'PROPFIND', path: '/api/games' }, 404, 'unknown-route'],
    ['preflights: pages of others may not ask', { method: 'OPTIONS', path: '/api/games' }, 404, 'unknown-route'],
    ['a game', { method: 'POST', path: '/api/matches', body: '{"game":"chess"}' }, 400, 'unknown-game'],
    [
      'a game of an odd name',
      { method: 'POST', path: '/api/matches', body: '{"game":"__proto__"}' },
      400,
      'unknown-game',
    ],
    [
      'a bot, from the start',
      { method: 'POST', path: '/api/matches', body: '{"game":"beacon","seats":{"keeper":{"bot":"deep"}}}' },
      400,
      'unknown-bot',
    ],
    [
      'a bot, later',
      { method: 'PUT', path: '/api/matches/{match}/seats/keeper/bot', body: '{"bot":"toString"}' },
      400,
      'unknown-bot',
    ],
    [
      'a seat of a new match',
      { method: 'POST', path: '/api/matches', body: '{"game":"beacon","seats":{"cook":"me","toString":"me"}}' },
      404,
      'unknown-seat',
    ],
    [
      'a set-up',
      { method: 'POST', path: '/api/matches', body: '{"game":"beacon","setup":{"season":"hot"}}' },
      422,
      'bad-setup',
    ],
    ['a seat to look through', { method: 'GET', path: '/api/matches/{match}?seat=cook' }, 403, 'not-yours'],
  ])('%s', async (_, wrong, status, code) => {
    expectRefusal(await attempt(sitting, { by: 'ann', ...wrong }), status, code);
  });

  test.each(['cook', 'constructor', '__proto__', 'toString', '%2e%2e', '%00', '..%2f..%2fkeeper', '%F0%9F%9A%80'])(
    'a seat called %s',
    async seat => {
      const path = `/api/matches/{match}/seats/${seat}`;
      for (const wrong of [
        { method: 'DELETE', path },
        { method: 'POST', path: `${path}/invitation` },
        { method: 'PUT', path: `${path}/bot`, body: '{}' },
      ]) {
        expectRefusal(await attempt(sitting, { by: 'ann', ...wrong }), 404, 'unknown-seat');
      }
    },
  );

  /** Everything that is about one match, as it would be right. */
  const aboutMatches: Attempt[] = [
    ...rightBodies.map(([method, path, body]) => ({ method, path, body: JSON.stringify(body) })),
    ...['', '/stream', '/undo', '/replay'].map(end => ({ method: 'GET', path: `/api/matches/{match}${end}` })),
    ...['/rematch', '/seats/keeper/invitation'].map(end => ({ method: 'POST', path: `/api/matches/{match}${end}` })),
    { method: 'DELETE', path: '/api/matches/{match}/seats/keeper' },
  ].filter(({ path }) => path.includes('{match}'));

  test.each<[what: string, id: string, status: number, code: string]>([
    ['a match', 'AAAAAAAAAAAAAAAAAAAAAA', 404, 'unknown-match'],
    ['a match of an odd name', 'constructor', 404, 'unknown-match'],
    ['an id that leads out', '..%2f..%2f..%2fetc%2fpasswd', 400, 'bad-request'],
    ['an id that leads up', '%2e%2e', 400, 'bad-request'],
    ['an id with an end of its own', 'a%00b', 400, 'bad-request'],
    ['an id that asks the database', `a'%20or%20'1'='1`, 400, 'bad-request'],
    ['an id that is too long', 'a'.repeat(65), 400, 'bad-request'],
    ['an id without letters', '%20', 400, 'bad-request'],
    ['an id that is far too long', 'a'.repeat(5_000), 400, 'bad-request'],
    ['an id that is no text', '%E0%A4%A', 400, 'bad-request'],
  ])('%s', async (_, id, status, code) => {
    for (const right of aboutMatches) {
      const path = right.path.replace('{match}', id);
      expectRefusal(await attempt(sitting, { by: 'ann', ...right, path }), status, code);
    }
  });

  test('files beside those of the description', async () => {
    for (const path of [
      '../../../../package.json',
      '..%2f..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '..\\x',
    ]) {
      const reply = await call(sitting.server.port, { method: 'GET', path: `/api/docs/static/${path}` });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.text).not.toContain('@starboard');
    }
  });
});
