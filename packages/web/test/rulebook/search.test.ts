import { expect, test } from 'vitest';
import { parseRulebook } from '../../src/rulebook/parse.ts';
import { countOf, firstOf, searchOf, stretchesOf, wordsOf } from '../../src/rulebook/search.ts';

const search = searchOf(
  parseRulebook(`# Un jeu

## Bruit

- **ABC-NOISE-01** Un bruit reste là où il a été fait. _règles p. 8_
- **ABC-NOISE-02** Seul le **bruit le plus fort** compte. _règles p. 8_
  > **Exemple.** Le pistolet couvre le couteau.
  > **Exemple.** L’œil ne voit rien.

## Portes

- **ABC-DOOR-01** Une porte fermée n’arrête pas le bruit. _notre décision_
- **ABC-DOOR-02** Une porte est ouverte ou fermée.
`),
);

function found(query: string): readonly string[] {
  return search(wordsOf(query)).flatMap(({ rules }) => rules.map(({ id }) => id));
}

test('all words must be in the rule, in any order', () => {
  expect(found('bruit')).toEqual(['ABC-NOISE-01', 'ABC-NOISE-02', 'ABC-DOOR-01']);
  expect(found('bruit porte')).toEqual(['ABC-DOOR-01']);
  expect(found('bruit ouverte')).toEqual([]);
});

test('case, accents, ligatures and the form of an apostrophe do not matter', () => {
  expect(found('FERMEE')).toEqual(['ABC-DOOR-01', 'ABC-DOOR-02']);
  expect(found('ferméè')).toEqual(['ABC-DOOR-01', 'ABC-DOOR-02']);
  expect(found('oeil')).toEqual(['ABC-NOISE-02']);
  expect(found("n'arrête")).toEqual(['ABC-DOOR-01']);
});

test('the beginning of a word is enough, its middle is not', () => {
  expect(found('ferm')).toEqual(['ABC-DOOR-01', 'ABC-DOOR-02']);
  expect(found('ermee')).toEqual([]);
  expect(found('arrete')).toEqual(['ABC-DOOR-01']);
});

test('the number of a rule is found, with or without its game', () => {
  expect(found('noise-02')).toEqual(['ABC-NOISE-02']);
  expect(found('abc-door-01')).toEqual(['ABC-DOOR-01']);
  expect(found('door')).toEqual(['ABC-DOOR-01', 'ABC-DOOR-02']);
});

test('words stand across stresses and notes, and a source is not searched', () => {
  expect(found('plus compte pistolet')).toEqual(['ABC-NOISE-02']);
  expect(found('décision')).toEqual([]);
});

test('a found rule shows those notes that have one of the words', () => {
  const notes = (query: string) => search(wordsOf(query))[0]?.rules[0]?.notes;
  expect(notes('couteau')).toEqual(['**Exemple.** Le pistolet couvre le couteau.']);
  expect(notes('exemple')).toHaveLength(2);
  expect(notes('seul')).toEqual([]);
});

test('hits are counted over the chapters', () => {
  expect(search(wordsOf('bruit')).map(({ chapter, rules }) => [chapter.number, rules.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(countOf(search(wordsOf('bruit')))).toBe(3);
});

test('the first of many hits are cut anywhere in a chapter', () => {
  const hits = search(wordsOf('bruit'));
  const ids = (most: number) => firstOf(hits, most).map(({ rules }) => rules.map(({ id }) => id));
  expect(ids(1)).toEqual([['ABC-NOISE-01']]);
  expect(ids(2)).toEqual([['ABC-NOISE-01', 'ABC-NOISE-02']]);
  expect(firstOf(hits, 3)).toEqual(hits);
});

test('a query of nothing but signs has no words', () => {
  expect(wordsOf('  ')).toEqual([]);
  expect(wordsOf(' - Été ')).toEqual(['ete']);
});

test('what was found is marked in whole words', () => {
  const marked = (text: string, query: string) =>
    stretchesOf(text, wordsOf(query))
      .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
      .join('');
  expect(marked('Noises make noise.', 'noise')).toBe('[Noises] make [noise].');
  expect(marked('Une porte fermée, deux fermées', 'ferme')).toBe('Une porte [fermée], deux [fermées]');
  expect(marked('L’œil et l’Œuvre', 'oeu')).toBe('L’œil et l’[Œuvre]');
  expect(marked('NOISE-04', 'noise-04')).toBe('[NOISE-04]');
  expect(marked('a renoise', 'noise')).toBe('a renoise');
  expect(marked('fort plus fort', 'fort plus')).toBe('[fort] [plus] [fort]');
});
