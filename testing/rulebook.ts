import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

const noteLine = /^ {2}> (\S.*\S)$/;

interface RulebookOptions {
  /** The URL of the test: the rulebook lies in the folder above. */
  readonly test: string;
  /** What the numbers of its rules begin with. */
  readonly prefix: string;
  readonly rules: number;
  /** Where a rule may come from, in the same order in both languages. */
  readonly sources: { readonly [L in Language]: readonly string[] };
}

/** A rulebook in both languages, as its tests read it. */
export class Rulebook {
  readonly home: string;
  readonly lines: { readonly [L in Language]: readonly string[] };
  /** The numbers of all rules. */
  readonly rules: ReadonlySet<string>;
  readonly ruleLine: RegExp;
  readonly #several: RegExp;

  constructor({ test: url, prefix }: RulebookOptions) {
    this.home = fileURLToPath(new URL('..', url));
    this.ruleLine = new RegExp(`^- \\*\\*(${prefix}-[A-Z]+-\\d+)\\*\\* (\\S.*\\S) _([^_]+)_$`);
    this.#several = new RegExp(`(${prefix}-[A-Z]+-)(\\d+)((?:(?:\\.\\.|, )\\d{2}\\b)*)`, 'g');
    const read = (file: string) => readFileSync(`${this.home}/${file}`, 'utf8').split('\n');
    this.lines = { en: read('rulebook.md'), fr: read('rulebook.fr.md') };
    this.rules = new Set(this.chapters('en').flat());
  }

  /** The numbers of the rules, chapter by chapter. */
  chapters(language: Language): readonly string[][] {
    const chapters: string[][] = [];
    for (const line of this.lines[language]) {
      const [, id] = this.ruleLine.exec(line) ?? [];
      if (line.startsWith('## ')) chapters.push([]);
      else if (id !== undefined) chapters.at(-1)?.push(id);
    }
    return chapters;
  }

  textOf(language: Language, id: string): string {
    const line = this.lines[language].find(each => each.startsWith(`- **${id}** `)) ?? '';
    return this.ruleLine.exec(line)?.[2] ?? '';
  }

  /** The entries below a rule. */
  notesOf(language: Language, id: string): readonly string[] {
    const first = this.lines[language].findIndex(line => line.startsWith(`- **${id}** `)) + 1;
    const after = this.lines[language].slice(first);
    return after
      .slice(
        0,
        after.findIndex(line => !noteLine.test(line)),
      )
      .map(line => line.slice(4));
  }

  /** The entry of something below a rule: it begins with its name. */
  entryOf(language: Language, rule: string, name: string): string {
    return this.notesOf(language, rule).find(note => note.startsWith(`**${name}**`)) ?? `no ${name}`;
  }

  /** The rules that a text names, also in short: `RDA-WIN-05, 06`, `RDA-SOLO-11..18`. */
  rulesIn(text: string): readonly string[] {
    return [...text.matchAll(this.#several)].flatMap(([, topic = '', first = '', more = '']) => {
      const rules = [topic + first];
      for (const [, joint, next = ''] of more.matchAll(/(\.\.|, )(\d+)/g)) {
        if (joint === '..') rules.push(...this.#rulesBetween(rules.at(-1) ?? '', topic + next));
        rules.push(topic + next);
      }
      return rules;
    });
  }

  /** The rules that code or tests name. */
  namedIn(folder: 'src' | 'test'): readonly string[] {
    return readdirSync(`${this.home}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && file !== 'rulebook.test.ts')
      .flatMap(file => this.rulesIn(readFileSync(`${this.home}/${folder}/${file}`, 'utf8')));
  }

  /** Only those that there are: numbers have gaps. */
  #rulesBetween(first: string, last: string): readonly string[] {
    return [...this.rules].filter(id => topicOf(id) === topicOf(first) && first < id && id < last);
  }
}

function topicOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** What holds of every rulebook: its form, its numbers, and that both languages say the same. */
export function describeRulebook(options: RulebookOptions): Rulebook {
  const book = new Rulebook(options);
  const { lines, rules, ruleLine } = book;

  test('every rule that the code cites is in the rulebook', () => {
    const cited = new Set(book.namedIn('src'));
    expect(cited.size).toBeGreaterThan(options.rules / 2);
    expect([...cited].filter(rule => !rules.has(rule))).toEqual([]);
  });

  test('every rule of the rulebook is named by a test or by the code', () => {
    const named = new Set([...book.namedIn('src'), ...book.namedIn('test')]);
    expect(rules.size).toBe(options.rules);
    expect([...rules].filter(rule => !named.has(rule))).toEqual([]);
  });

  test.each(languages)('every line of the rulebook (%s) has one of the forms it is written in', language => {
    const forms = [/^# \S/, /^## \S/, /^[^\s#>|-]/, ruleLine, noteLine, /^$/];
    expect(lines[language].filter(line => !forms.some(form => form.test(line)))).toEqual([]);
  });

  test.each(languages)('every chapter (%s) has an introduction before its rules', language => {
    const written = lines[language].filter(line => line !== '');
    for (const [index, line] of written.entries()) {
      if (line.startsWith('## ')) expect(written[index + 1], line).toMatch(/^[^\s#>|-]/);
    }
    for (const chapter of book.chapters(language)) expect(chapter.length).toBeGreaterThan(0);
  });

  test.each(languages)(
    'every number (%s) appears once, and the rules of a topic stand together in their order',
    language => {
      const ids = book.chapters(language).flat();
      const topics = new Set(ids.map(topicOf));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(ids).toEqual([...topics].flatMap(topic => ids.filter(id => topicOf(id) === topic).toSorted()));
    },
  );

  test.each(languages)('every rule that another rule (%s) refers to is there', language => {
    const referred = new Set(lines[language].flatMap(line => book.rulesIn(line)));
    expect([...referred].filter(id => !rules.has(id))).toEqual([]);
  });

  test('both languages have the same rules in the same chapters', () => {
    expect(book.chapters('fr')).toEqual(book.chapters('en'));
  });

  test('both languages have the same numbers in every rule and every entry', () => {
    const numbersIn = (text: string) => `${text.match(/\d+/g)?.toSorted()}`;
    const numbersOf = (language: Language, id: string) =>
      [book.textOf(language, id), ...book.notesOf(language, id)].map(numbersIn);
    expect([...rules].filter(id => `${numbersOf('en', id)}` !== `${numbersOf('fr', id)}`)).toEqual([]);
  });

  test('both languages say of every rule where it comes from', () => {
    const told = (language: Language) =>
      lines[language]
        .map(line => ruleLine.exec(line)?.[3])
        .filter(source => source !== undefined)
        .map(source => source.split(', ').map(part => options.sources[language].indexOf(part)));
    expect(told('fr')).toEqual(told('en'));
    expect(told('en')).toHaveLength(rules.size);
    expect(told('en').flat()).not.toContain(-1);
  });

  return book;
}

/** What something is called in a language. */
export function wordsOf(
  texts: {
    readonly [L in Language]: { readonly [key: string]: string };
  },
): (language: Language) => (key: string) => string {
  return language => key => texts[language][key] ?? `no ${key}`;
}
