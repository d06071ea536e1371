import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { type Attempt, attempt, pictureOf, type Sitting, sitDown } from '../support/sitting.ts';
import { lastingIn } from '../support/store/stored.ts';

let sitting: Sitting;
beforeAll(async () => {
  sitting = await sitDown();
});
afterAll(() => sitting?.site.close());

const somebody = fc.constantFrom('ann' as const, 'bob' as const, 'eve' as const, undefined);

/** Everything that brings something. */
const routes = [
  'POST /api/players',
  'PATCH /api/players/me',
  'POST /api/players/carry',
  'POST /api/matches',
  'POST /api/replays',
  ...['answers', 'odds', 'undo', 'undo/reply', 'chat', 'claim', 'invitation/look'].map(
    end => `POST /api/matches/{match}/${end}`,
  ),
  // These may set bots to work, which would go on by themselves; in a match that is over they do not.
  'POST /api/matches/{over}/resign',
  'PUT /api/matches/{over}/seats/keeper/bot',
  'PUT /api/players/me/matches/{match}',
];

const word = fc.constantFrom('beacon', 'endure', 'work', 'shield', 'keeper', 'engineer', 'me', 'invite', 'steady', '');
const value = fc.oneof(
  word,
  fc.integer({ min: -2, max: 5 }),
  fc.array(word),
  fc.dictionary(word, fc.oneof(word, fc.double())),
  fc.jsonValue({ maxDepth: 4 }),
);
const field = fc.constantFrom(
  ...[
    'name',
    'code',
    'game',
    'setup',
    'seats',
    'watchable',
    'decision',
    'answer',
    'seat',
    'keep',
    'agree',
    'away',
    'text',
    'key',
  ],
  ...['bot', 'format', 'version', 'commitment', 'seed', 'start', 'opening', 'entries', '__proto__', 'constructor'],
);
const fields = fc.array(fc.tuple(field, value), { maxLength: 4 });
const written = fields.map(all => `{${all.map(([name, each]) => `"${name}":${JSON.stringify(each)}`).join()}}`);
const body = fc.oneof({ arbitrary: written, weight: 4 }, fc.json(), fc.string({ unit: 'binary' }));

/** Whatever is refused has changed nothing, and nothing is ever our own fault. */
async function isHarmless(wild: Attempt): Promise<void> {
  const before = lastingIn(sitting.site.storage.dataFolder!);
  const reply = await attempt(sitting, wild);
  expect(reply.status, `${JSON.stringify(wild)}: ${reply.text}`).toBeLessThan(500);
  if (reply.status < 400) return;
  expectRefusal(reply, reply.status, JSON.parse(reply.text).code);
  expect(lastingIn(sitting.site.storage.dataFolder!), JSON.stringify(wild)).toEqual(before);
}

async function isStillThere(): Promise<void> {
  expect((await call(sitting.server.port, { method: 'GET', path: '/healthz' })).status).toBe(200);
}

test('anything that is sent to any route is either taken or refused, and what is refused changes nothing', async () => {
  const wild = fc.record({ by: somebody, route: fc.constantFrom(...routes), body });
  const property = fc.asyncProperty(wild, ({ route, ...rest }) => {
    const [method, path] = route.split(' ') as [string, string];
    return isHarmless({ ...rest, method, path });
  });
  await fc.assert(property, { numRuns: 500 });
  await isStillThere();
});

test('any address with any method is either found or refused, and nobody who has no seat changes anything', async () => {
  const known = fc.constantFrom(
    ...[
      'api',
      'players',
      'me',
      'matches',
      '{match}',
      '{closed}',
      'seats',
      'keeper',
      'bot',
      'invitation',
      'undo',
      'reply',
    ],
    ...[
      'answers',
      'odds',
      'rematch',
      'replay',
      'replays',
      'docs',
      'static',
      'json',
      'metrics',
      'healthz',
      'readyz',
      '..',
      '.',
      '',
    ],
  );
  const odd = fc.string({ unit: 'binary', maxLength: 8 }).map(encodeURIComponent);
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 4 }).map(all => all.map(percent).join(''));
  const segment = fc.oneof({ arbitrary: known, weight: 6 }, odd, bytes);
  const query = fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    fc.webQueryParameters().map(each => `?${each}`),
  );
  const path = fc
    .tuple(fc.array(segment, { maxLength: 7 }), query)
    .map(([parts, rest]) => `/${parts.join('/')}${rest}`);
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE');
  const wild = fc.record({ by: fc.constantFrom('eve' as const, undefined), method, path });
  const before = await pictureOf(sitting);
  const property = fc.asyncProperty(wild, async each => {
    const { status, text } = await attempt(sitting, each);
    expect(status, `${JSON.stringify(each)}: ${text}`).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: 500 });
  await isStillThere();
  expect(await pictureOf(sitting)).toEqual(before);
});

function percent(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`;
}

test('any token is somebody’s or nobody’s', async () => {
  const token = fc.oneof(
    fc.base64String(),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom('null', 'undefined', '0'),
  );
  const header = fc.constantFrom('authorization', 'cookie');
  const property = fc.asyncProperty(header, token, async (name, text) => {
    const headers = { [name]: name === 'cookie' ? `starboard=${text}` : `Bearer ${text}` };
    expectRefusal(await attempt(sitting, { method: 'GET', path: '/api/players/me', headers }), 401, 'no-player');
  });
  await fc.assert(property, { numRuns: 200 });
});
