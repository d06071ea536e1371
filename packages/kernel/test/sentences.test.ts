import { expect, test } from 'vitest';
import { checkTexts, checkUses, createFormatter, type Problem, parametersOf, type Texts } from '../src/text/index.ts';
import { argumentsOf, parseMessage } from '../src/text/message.ts';
import { badFormat } from '../src/text/problems.ts';
import type { Text } from '../src/types.ts';

const pair = (en: string, fr: string): Texts => ({ en: { it: en }, fr: { it: fr } });
const said = (problems: readonly Problem[]) => problems.map(({ sentence }) => sentence);

/** What is wrong with a message in two languages, in words. */
const wrong: [en: string, fr: string, sentences: string[]][] = [
  ['Well {n, number}', 'Eh bien {n, number}', []],
  [
    '{d, date}',
    '{d, date}',
    ['en', 'fr'].map(language => `The text "it" (${language}): {d} is a date: no game has any.`),
  ],
  [
    '{d, time}',
    '{d, time}',
    ['en', 'fr'].map(language => `The text "it" (${language}): {d} is a time: no game has any.`),
  ],
  [
    '{n, plural, other {#}}',
    '{n, plural, one {#} other {#}}',
    ['The text "it" (en): the plural of {n} has no branch "one".'],
  ],
  [
    '{n, plural, one {#} few {#} other {#}}',
    '{n, plural, one {#} other {#} many {#}}',
    ['The text "it" (en): the branch "few" of {n} is never used in this language.'],
  ],
  [
    '{n, selectordinal, one {#} two {#} other {#}}',
    '{n, selectordinal, one {#} two {#} other {#}}',
    [
      'The text "it" (en): the ordinal of {n} has no branch "few".',
      'The text "it" (fr): the branch "two" of {n} is never used in this language.',
    ],
  ],
  ['{n, plural, =0 {0} one {#} other {#}}', '{n, plural, =1 {1} one {#} other {#}}', []],
  [
    '{s, select, a {A} b {B} other {C}}',
    '{s, select, a {A} b {B}}',
    ['The text "it" (fr): the select of {s} has no branch "other".'],
  ],
  [
    '{s, select, a {A} other {C}}',
    '{s, select, b {B} other {C}}',
    [
      'The text "it" (en): the select of {s} has no branch "b", as in fr.',
      'The text "it" (fr): the select of {s} has no branch "a", as in en.',
    ].toSorted(),
  ],
  ['{a} and {b}', '{a}', ['The text "it" (fr): {b} is used in en but not here.']],
  ['{a}', "{a} l'{b}", []],
  [
    '{a} {b}',
    "{a} l'{b}'",
    [
      `The text "it" (fr): {b} is used in en but not here. An apostrophe before a brace quotes it: write '' or ’ instead.`,
    ],
  ],
  ["{a} '{quoted}'", "{a, number} '{quoted}'", ['The text "it" (fr): {a} is number here but plain in en.']],
  ['{n} {n, plural, one {#} other {#}}', '{n}', ['The text "it" (fr): {n} is plain here but plain and plural in en.']],
  ['{who', 'qui', ['The text "it" (en) is not a message: expect argument closing brace.']],
];

test.each(wrong)('%s and %s', (en, fr, sentences) => {
  expect(said(checkTexts(pair(en, fr))).toSorted()).toEqual(sentences);
});

test('what a message is about has branches only where it is a plural or a select', () => {
  expect(argumentsOf(parseMessage('{a} {b, number} {c, date} {d, time} {e, select, x {{f}} other {}}'))).toEqual([
    { name: 'a', kind: 'plain', branches: [] },
    { name: 'b', kind: 'number', branches: [] },
    { name: 'c', kind: 'date', branches: [] },
    { name: 'd', kind: 'time', branches: [] },
    { name: 'e', kind: 'select', branches: ['x', 'other'] },
    { name: 'f', kind: 'plain', branches: [] },
  ]);
});

test('what is no message is told with what the parser said', () => {
  const thrown = (() => {
    try {
      return parseMessage('{who');
    } catch (error) {
      return error as Error;
    }
  })();
  expect(thrown).toBeInstanceOf(SyntaxError);
  expect((thrown as Error).cause).toBeInstanceOf(Error);
});

test('what cannot be formatted is told with why', () => {
  expect(badFormat('it', 'fr', new Error('no number'))).toEqual({
    what: 'format-error',
    key: 'it',
    language: 'fr',
    sentence: 'The text "it" (fr) cannot be formatted: no number.',
  });
});

test('a message that one language lacks is missed in it, and in it alone', () => {
  expect(said(checkTexts({ en: { it: 'x' }, fr: {} }))).toEqual(['The text "it" (fr) does not exist.']);
  expect(said(checkTexts({ en: {}, fr: { it: 'x' } }))).toEqual(['The text "it" (en) does not exist.']);
});

/** What is wrong with a use of a message that is the same in both languages, in words. */
const misused: [message: string, text: Text, sentences: string[]][] = [
  ['{n, number}', { key: 'it', params: { n: 3 } }, []],
  [
    '{n, number}',
    { key: 'it', params: { n: 'three' } },
    ['en', 'fr'].map(language => `The text "it" (${language}) uses {n} as a number, but it is given "three".`),
  ],
  [
    '{n, plural, one {#} other {#}}',
    { key: 'it', params: { n: { key: 'it', params: { n: 1 } } } },
    ['en', 'fr'].map(language => `The text "it" (${language}) uses {n} as a plural, but it is given the text "it".`),
  ],
  ['{s, select, a {A} other {B}}', { key: 'it', params: { s: 'a' } }, []],
  ['{s, select, a {A} other {B}}', { key: 'it', params: { s: 1 } }, []],
  [
    '{s, select, a {A} other {B}}',
    { key: 'it', params: { s: { key: 'it', params: { s: 'a' } } } },
    ['en', 'fr'].map(language => `The text "it" (${language}) uses {s} as a select, but it is given the text "it".`),
  ],
  ['{who}', { key: 'it', params: { who: { key: 'it', params: { who: 'x' } } } }, []],
  [
    '{who}',
    { key: 'it' },
    ['en', 'fr'].map(language => `The text "it" (${language}) needs the parameter {who}, which it is not given.`),
  ],
  ['plain', { key: 'it', params: { who: 1 } }, ['The text "it" is given the parameter {who}, which no language uses.']],
  ['plain', { key: 'other' }, ['en', 'fr'].map(language => `The text "other" (${language}) does not exist.`)],
];

test.each(misused)('%s used as %j', (message, text, sentences) => {
  expect(said(checkUses(pair(message, message), [text, text])).toSorted()).toEqual(sentences);
});

test('a parameter is used in each of its ways once, in the order of its first use', () => {
  const message =
    '{b} {a, plural, one {{c}} other {# {b, number}}} {a} {b} {o, selectordinal, other {#}} {s, select, other {{t, time} {d, date}}}';
  expect(parametersOf(message)).toEqual([
    { name: 'b', kinds: ['plain', 'number'] },
    { name: 'a', kinds: ['plural', 'plain'] },
    { name: 'c', kinds: ['plain'] },
    { name: 'o', kinds: ['ordinal'] },
    { name: 's', kinds: ['select'] },
    { name: 't', kinds: ['time'] },
    { name: 'd', kinds: ['date'] },
  ]);
});

test('what cannot be said shows its key, and why is told each time', () => {
  const told: Problem[] = [];
  const say = createFormatter(pair('{n, number}', "{who} l'"), 'en', problem => told.push(problem));
  expect([say({ key: 'no' }), say({ key: 'no' }), say({ key: 'it' })]).toEqual(['⟨no⟩', '⟨no⟩', '⟨it⟩']);
  expect(said(told)).toEqual([
    'The text "no" (en) does not exist.',
    'The text "no" (en) does not exist.',
    'The text "it" (en) needs the parameter {n}, which it is not given.',
  ]);
});
