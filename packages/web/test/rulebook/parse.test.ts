import { expect, test } from 'vitest';
import { findPlace, parseRulebook, piecesOf, shortId } from '../../src/rulebook/parse.ts';

const book = parseRulebook(`# A game

What it is about.

## Winning

Do it together.

- **ABC-WIN-01** All win or lose. _rulebook p. 3_
- **ABC-WIN-02** See **first** and ABC-NOISE-01. _rulebook pp. 3, 4, our ruling_
  > **Example.** One wins.
  > **Pistol** (4). Bang.

## Noise

- **ABC-NOISE-01** It is _loud_ here.
`);

test('a rulebook has a title, an introduction and numbered chapters', () => {
  expect(book.title).toBe('A game');
  expect(book.introduction).toEqual(['What it is about.']);
  expect(book.chapters.map(({ number, title, introduction }) => [number, title, introduction])).toEqual([
    [1, 'Winning', ['Do it together.']],
    [2, 'Noise', []],
  ]);
});

test('a rule has its number, its text, its source and its notes', () => {
  expect(book.chapters[0]?.rules).toEqual([
    { id: 'ABC-WIN-01', text: 'All win or lose.', source: 'rulebook p. 3', notes: [] },
    {
      id: 'ABC-WIN-02',
      text: 'See **first** and ABC-NOISE-01.',
      source: 'rulebook pp. 3, 4, our ruling',
      notes: ['**Example.** One wins.', '**Pistol** (4). Bang.'],
    },
  ]);
});

test('italics inside a rule are not its source', () => {
  expect(book.chapters[1]?.rules[0]).toMatchObject({ text: 'It is _loud_ here.', source: '' });
});

test.each([
  ['a rule before any chapter', '- **ABC-WIN-01** All win.'],
  ['a rule without a number', '## Winning\n\n- All win.'],
  ['an example of no rule', '## Winning\n\n  > **Example.** One wins.'],
  ['a paragraph after a rule', '## Winning\n\n- **ABC-WIN-01** All win.\n\nAnd more.'],
  ['a heading of another level', '## Winning\n\n### Losing'],
  ['a table', '## Winning\n\n| a | b |'],
])('%s has no place in a rulebook', (_, text) => {
  expect(() => parseRulebook(`# A game\n\n${text}\n`)).toThrow(/Line \d+ of the rulebook has no place in it/);
});

test('a sentence falls into plain, bold, italic pieces and numbers of rules', () => {
  expect(piecesOf('**Trapped:** as in ABC-FULL-05, _always_.')).toEqual([
    { kind: 'bold', text: 'Trapped:' },
    { kind: 'plain', text: ' as in ' },
    { kind: 'rule', text: 'ABC-FULL-05' },
    { kind: 'plain', text: ', ' },
    { kind: 'italic', text: 'always' },
    { kind: 'plain', text: '.' },
  ]);
});

test('an address names a chapter, or a rule with or without its game', () => {
  const [winning, noise] = book.chapters;
  expect(findPlace(book, '2')).toEqual({ chapter: noise });
  for (const name of ['ABC-WIN-02', 'abc-win-02', 'win-02']) {
    expect(findPlace(book, name), name).toEqual({ chapter: winning, rule: winning?.rules[1] });
  }
  for (const name of ['3', '0', 'WIN', 'WIN-03', 'XYZ-WIN-02']) expect(findPlace(book, name), name).toBeUndefined();
});

test('the short number of a rule leaves its game out', () => {
  expect(shortId('ABC-WIN-02')).toBe('WIN-02');
});
