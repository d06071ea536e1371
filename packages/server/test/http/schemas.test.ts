import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as schemas from '../../src/http/schemas.ts';

const letters = (count: number) => 'a'.repeat(count);
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** What may be asked, and next to it what may not. */
const limits: [name: string, schema: z.ZodType, fits: readonly unknown[], not: readonly unknown[]][] = [
  [
    'the id of a match',
    schemas.matchParams,
    [{ id: 'a' }, { id: letters(64) }, { id: 'a_B-9' }],
    [{ id: '' }, { id: letters(65) }, { id: 'a b' }, { id: 'a\n' }, { id: '.a' }, {}, { id: 'a', more: 1 }],
  ],
  [
    'a seat',
    schemas.seatParams,
    [
      { id: 'a', seat: 'x' },
      { id: 'a', seat: letters(64) },
    ],
    [
      { id: 'a', seat: '' },
      { id: 'a', seat: letters(65) },
      { id: 'a' },
      { seat: 'a' },
      { id: 'a', seat: 'x', more: 1 },
    ],
  ],
  [
    'a name',
    schemas.named,
    [{ name: 'A' }, { name: letters(40) }, { name: ` ${letters(40)} ` }, { name: '👩\u200d🚀' }],
    [{ name: '' }, { name: '  ' }, { name: letters(41) }, { name: 'a\u0007' }, { name: 'a\u202e' }, {}],
  ],
  ['a name, or none yet', schemas.joining, [{}, { name: 'A' }], [{ name: '' }, { title: 'A' }]],
  ['a code', schemas.carried, [{ code: 'x' }, { code: letters(128) }], [{ code: '' }, { code: letters(129) }, {}]],
  ['a key', schemas.showing, [{ key: 'x' }, { key: letters(128) }], [{ key: '' }, { key: letters(129) }, {}]],
  [
    'a claim',
    schemas.claiming,
    [{ key: 'x' }, { key: 'x', seat: 'a' }],
    [{ seat: 'a' }, { key: 'x', seat: '' }, { key: 'x', more: 1 }],
  ],
  [
    'a match to begin',
    schemas.newMatch,
    [
      { game: 'g' },
      { game: letters(64), setup: { any: [1] } },
      { game: 'g', seats: { a: 'me', b: 'invite', c: { bot: letters(64) } }, watchable: false },
    ],
    [
      {},
      { game: letters(65) },
      { game: 'g', seats: { a: 'you' } },
      { game: 'g', seats: { a: { bot: letters(65) } } },
      { game: 'g', seats: { a: { bot: 'b', more: 1 } } },
      { game: 'g', seats: { a: {} } },
      { game: 'g', seats: { '': 'me' } },
      { game: 'g', watchable: 'yes' },
      { game: 'g', more: 1 },
    ],
  ],
  ['whose eyes', schemas.looking, [{}, { seat: letters(64) }], [{ seat: '' }, { seat: letters(65) }, { more: 1 }]],
  [
    'what was heard last',
    schemas.following,
    [{}, { seat: 'a', 'last-event-id': letters(40) }],
    [{ 'last-event-id': letters(41) }, { seat: '' }, { more: 1 }],
  ],
  [
    'an answer',
    schemas.answering,
    [
      { decision: 0, answer: letters(200) },
      { decision: 1, answer: 7, seat: 'a' },
      { decision: 1, answer: [] },
      { decision: 1, answer: many(1_000, letters(200)) },
      { decision: 1, answer: many(1_000, [letters(200), letters(200)]) },
      { decision: 1, answer: { [letters(200)]: 3 } },
    ],
    [
      { answer: 'a' },
      { decision: -1, answer: 'a' },
      { decision: 0.5, answer: 'a' },
      { decision: 1 },
      { decision: 1, answer: letters(201) },
      { decision: 1, answer: many(1_001, 'a') },
      { decision: 1, answer: [letters(201)] },
      { decision: 1, answer: many(1_001, ['a', 'b']) },
      { decision: 1, answer: [['a', letters(201)]] },
      { decision: 1, answer: [[letters(201), 'a']] },
      { decision: 1, answer: [['a', 'b', 'c']] },
      { decision: 1, answer: { [letters(201)]: 3 } },
      { decision: 1, answer: { a: 'b' } },
      { decision: 1, answer: true },
      { decision: 1, answer: 'a', seat: '' },
      { decision: 1, answer: 'a', more: 1 },
    ],
  ],
  ['a step back', schemas.undoing, [{ keep: 0 }], [{ keep: -1 }, { keep: 0.5 }, {}, { keep: 1, more: 1 }]],
  [
    'a word on it',
    schemas.undoReply,
    [{ agree: true }, { agree: false }],
    [{}, { agree: 1 }, { agree: true, more: 1 }],
  ],
  [
    'something said',
    schemas.saying,
    [{ text: 'a' }, { text: letters(500) }, { text: ` ${letters(500)} ` }],
    [{ text: '' }, { text: ' ' }, { text: letters(501) }, {}, { text: 'a', more: 1 }],
  ],
  ['a bot', schemas.handing, [{}, { bot: letters(64) }], [{ bot: letters(65) }, { bot: 1 }, { more: 1 }]],
  [
    'seats to give up',
    schemas.resigning,
    [{}, { seats: ['a'] }, { seats: many(64, 'a') }],
    [{ seats: [] }, { seats: many(65, 'a') }, { seats: [''] }, { more: 1 }],
  ],
  ['a match put away', schemas.puttingAway, [{ away: true }], [{}, { away: 1 }, { away: true, more: 1 }]],
  [
    'scores',
    schemas.scoresAsked,
    [{ game: 'g' }, { game: letters(64), setup: '0123456789abcdef'.repeat(4), most: '1' }, { game: 'g', most: '100' }],
    [
      {},
      { game: '' },
      { game: letters(65) },
      { game: 'g', setup: letters(63) },
      { game: 'g', setup: letters(65) },
      { game: 'g', setup: 'A'.repeat(64) },
      { game: 'g', most: '0' },
      { game: 'g', most: '101' },
      { game: 'g', most: '1.5' },
      { game: 'g', more: 1 },
    ],
  ],
  ['set-ups of scores', schemas.scoredSetupsAsked, [{ game: 'g' }], [{}, { game: '' }, { game: 'g', most: '1' }]],
];

describe.each(limits)('%s', (_, schema, fits, not) => {
  test.each(fits.map(each => [JSON.stringify(each).slice(0, 80), each] as const))('may be %s', (_words, each) => {
    expect(schema.safeParse(each).error).toBeUndefined();
  });

  test.each(not.map(each => [JSON.stringify(each).slice(0, 80), each] as const))('may not be %s', (_words, each) => {
    expect(schema.safeParse(each).success).toBe(false);
  });
});

test('what is not said is as usual', () => {
  expect(schemas.newMatch.parse({ game: 'g' })).toEqual({ game: 'g', seats: {}, watchable: true });
  expect(schemas.scoresAsked.parse({ game: 'g' })).toEqual({ game: 'g', most: 20 });
});

test('names and what is said lose the space around them', () => {
  expect(schemas.named.parse({ name: '  Ada  L. ' })).toEqual({ name: 'Ada  L.' });
  expect(schemas.saying.parse({ text: ' Well? ' })).toEqual({ text: 'Well?' });
});

test('a name and an id that do not fit are told why', () => {
  const whyNot = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues.map(each => each.message);
  expect(whyNot(schemas.named, { name: 'a\u0007' })).toEqual(['A name has no control characters.']);
  expect(whyNot(schemas.matchParams, { id: 'a b' })).toEqual([
    'An id has up to 64 letters, digits, hyphens and underscores.',
  ]);
});

test.each(['a key', 7, ['a', 'b'], [['a', 'b']], { a: 2, b: 1 }])(
  'an answer like %j is told as one that can be taken back',
  answer => {
    const points = [{ keep: 0, seat: 'ann', free: true, decision: 'share', answer }] as z.output<
      typeof schemas.undoPoints
    >;
    expect(z.encode(schemas.undoPoints, points)).toEqual(points);
  },
);
