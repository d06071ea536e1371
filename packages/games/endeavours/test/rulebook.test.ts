import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const home = fileURLToPath(new URL('..', import.meta.url));
const ruleLine = /^- \*\*(END-[A-Z]+-\d+)\*\* (\S.*\S) _([^_]+)_$/;
const noteLine = /^ {2}> (\S.*\S)$/;
const languages = ['en', 'fr'] as const;

type Language = (typeof languages)[number];

function readLines(file: string): readonly string[] {
  return readFileSync(`${home}/${file}`, 'utf8').split('\n');
}

const books = { en: readLines('rulebook.md'), fr: readLines('rulebook.fr.md') };

/** The numbers of the rules, chapter by chapter. */
function chaptersOf(language: Language): readonly string[][] {
  const chapters: string[][] = [];
  for (const line of books[language]) {
    const [, id] = ruleLine.exec(line) ?? [];
    if (line.startsWith('## ')) chapters.push([]);
    else if (id !== undefined) chapters.at(-1)?.push(id);
  }
  return chapters;
}

/** A rule and the entries below it. */
function writtenOf(language: Language, id: string): readonly string[] {
  const first = books[language].findIndex(line => line.startsWith(`- **${id}** `));
  const after = books[language].slice(first + 1);
  const end = after.findIndex(line => !noteLine.test(line));
  const [, , text = ''] = ruleLine.exec(books[language][first] ?? '') ?? [];
  return [text, ...after.slice(0, end)];
}

const explained = new Set(chaptersOf('en').flat());

function sourcesIn(folder: 'src' | 'test'): readonly string[] {
  return readdirSync(`${home}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && file !== 'rulebook.test.ts')
    .map(file => readFileSync(`${home}/${folder}/${file}`, 'utf8'));
}

const several = /(END-[A-Z]+-)(\d+)((?:(?:\.\.|, )\d{2}\b)*)/g;

/** The rules that a text names, also in short: `END-SITE-02, 03`, `END-OBSCARD-05..08`. */
function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(several)].flatMap(([, topic = '', first = '', more = '']) => {
    const rules = [topic + first];
    for (const [, joint, next = ''] of more.matchAll(/(\.\.|, )(\d+)/g)) {
      if (joint === '..') rules.push(...rulesBetween(rules.at(-1) ?? '', topic + next));
      rules.push(topic + next);
    }
    return rules;
  });
}

function rulesBetween(first: string, last: string): readonly string[] {
  return [...explained].filter(id => topicOf(id) === topicOf(first) && first < id && id < last);
}

function topicOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

test('every rule that the code cites is in the rulebook', () => {
  const cited = new Set(sourcesIn('src').flatMap(rulesIn));
  expect(cited.size).toBeGreaterThan(500);
  expect([...cited].filter(rule => !explained.has(rule))).toEqual([]);
});

test('every rule of the rulebook is named by a test or by the code', () => {
  const named = new Set([...sourcesIn('src'), ...sourcesIn('test')].flatMap(rulesIn));
  expect(explained.size).toBe(782);
  expect([...explained].filter(rule => !named.has(rule))).toEqual([]);
});

test.each(languages)('every line of the rulebook (%s) has one of the forms it is written in', language => {
  const forms = [/^# \S/, /^## \S/, /^[^\s#>|-]/, ruleLine, noteLine, /^$/];
  expect(books[language].filter(line => !forms.some(form => form.test(line)))).toEqual([]);
});

test.each(languages)('every chapter (%s) has an introduction before its rules', language => {
  const lines = books[language].filter(line => line !== '');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('## ')) expect(lines[index + 1], line).toMatch(/^[^\s#>|-]/);
  }
  for (const rules of chaptersOf(language)) expect(rules.length).toBeGreaterThan(0);
});

test.each(languages)(
  'every number (%s) appears once, and the rules of a topic stand together in their order',
  language => {
    const ids = chaptersOf(language).flat();
    const topics = new Set(ids.map(topicOf));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual([...topics].flatMap(topic => ids.filter(id => topicOf(id) === topic).toSorted()));
  },
);

test.each(languages)('every rule that another rule (%s) refers to is there', language => {
  const referred = new Set(books[language].flatMap(rulesIn));
  expect([...referred].filter(id => !explained.has(id))).toEqual([]);
});

test('both languages have the same rules in the same chapters', () => {
  expect(chaptersOf('fr')).toEqual(chaptersOf('en'));
});

test('both languages have the same numbers in every rule and every entry', () => {
  const numbersIn = (text: string) => `${text.match(/\d+/g)?.toSorted()}`;
  const numbersOf = (language: Language, id: string) => writtenOf(language, id).map(numbersIn);
  const differing = [...explained].filter(id => `${numbersOf('en', id)}` !== `${numbersOf('fr', id)}`);
  expect(differing).toEqual([]);
});

const sources = {
  en: ['rulebook', 'our design', 'our ruling', 'example', 'variant'],
  fr: ['livret', 'notre création', 'notre décision', 'exemple', 'variante'],
};

test('both languages say of every rule where it comes from', () => {
  const told = (language: Language) =>
    books[language]
      .map(line => ruleLine.exec(line)?.[3])
      .filter(source => source !== undefined)
      .map(source => source.split(', ').map(part => sources[language].indexOf(part)));
  expect(told('fr')).toEqual(told('en'));
  expect(told('en')).toHaveLength(explained.size);
  expect(told('en').flat()).not.toContain(-1);
});
