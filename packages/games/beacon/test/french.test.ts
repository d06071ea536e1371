import { readFileSync } from 'node:fs';
import { countsWithoutNone, faultsIn, faultsOfProse, faultsWhenSaid, nameAsSubject } from '@starboard/kernel/testing';
import { checkFrench, checkTerms } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { termsAmiss } from '../../../../testing/glossary.ts';
import { texts } from '../src/index.ts';
import { glossary } from '../src/text/glossary.ts';

/** The rules of a rulebook by their numbers, each on one line. */
function rulesOf(file: string): { readonly [id: string]: string } {
  const book = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll('\n  ', ' ');
  return Object.fromEntries(
    [...book.matchAll(/^- \*\*(BCN-[A-Z]+-\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => [id, text]),
  );
}

const english = rulesOf('rulebook.md');
const french = rulesOf('rulebook.fr.md');

test('no word stands before a name that would change with it, and each word of the rules has one in French', () => {
  expect([...checkFrench(texts), ...checkTerms(texts, glossary)].map(({ sentence }) => sentence)).toEqual([]);
});

test('every sentence is right with every kind of name, and with none, one and two', () => {
  expect(faultsWhenSaid(texts)).toEqual([]);
  expect(faultsWhenSaid(texts, [nameAsSubject])).toEqual([]);
  expect(Object.values<string>(texts.fr).filter(message => countsWithoutNone(message).length > 0)).toEqual([]);
});

test('both rulebooks have the same rules, with the same numbers', () => {
  const numbersIn = (rules: typeof english) =>
    Object.entries(rules).map(([id, text]) => [id, ...(text.match(/\d+/g) ?? [])]);
  expect(Object.keys(english)).toHaveLength(18);
  expect(numbersIn(french)).toEqual(numbersIn(english));
});

test('the French rulebook has the words of the table', () => {
  expect(termsAmiss(import.meta.url, glossary, {})).toEqual([]);
  expect(Object.values(french).flatMap(rule => faultsIn(rule, faultsOfProse))).toEqual([]);
});
