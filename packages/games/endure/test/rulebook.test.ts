import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classes, survivorIds } from '../src/content/classes.ts';
import { items } from '../src/content/items/index.ts';
import { resolveCards } from '../src/content/resolve-cards.ts';
import { texts } from '../src/index.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const ruleLine = /^- \*\*(ETS-[A-Z]+-\d+)\*\* (\S.*\S) _([^_]+)_$/;

type Language = 'en' | 'fr';

function linesOf(language: Language): readonly string[] {
  return readFileSync(`${home}/rulebook${language === 'en' ? '' : `.${language}`}.md`, 'utf8').split('\n');
}

/** The numbers of the rules, chapter by chapter. */
function chaptersOf(language: Language): readonly string[][] {
  const chapters: string[][] = [];
  for (const line of linesOf(language)) {
    const [, id] = ruleLine.exec(line) ?? [];
    if (line.startsWith('## ')) chapters.push([]);
    else if (id !== undefined) chapters.at(-1)?.push(id);
  }
  return chapters;
}

function textOf(language: Language, id: string): string {
  return linesOf(language).find(line => line.startsWith(`- **${id}** `)) ?? '';
}

const isWritten = { en: true, fr: chaptersOf('fr').length > 0 };
const languages = (['en', 'fr'] as const).filter(language => isWritten[language]);
const explained = new Set(chaptersOf('en').flat());

/** The rules that players are told of: those in the code, not those in its comments. */
function citedIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return code.match(/ETS-[A-Z]+-\d+/g) ?? [];
}

test('every rule that the log or a barred option cites is in the rulebook', () => {
  const files = readdirSync(`${home}/src`, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
  const cited = new Set(files.flatMap(file => citedIn(`${home}/src/${file}`)));
  expect(cited.size).toBeGreaterThan(90);
  expect([...cited].filter(rule => !explained.has(rule))).toEqual([]);
});

test.each(languages)('every line of the rulebook (%s) has one of the forms it is written in', language => {
  const forms = [/^# \S/, /^## \S/, /^[^\s#>|-]/, ruleLine, /^ {2}> \*\*[^*]+\*\* \S/, /^$/];
  expect(linesOf(language).filter(line => !forms.some(form => form.test(line)))).toEqual([]);
});

test.each(languages)('every chapter (%s) has an introduction before its rules', language => {
  const lines = linesOf(language).filter(line => line !== '');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('## ')) expect(lines[index + 1], line).toMatch(/^[^\s#>|-]/);
  }
  for (const rules of chaptersOf(language)) expect(rules.length).toBeGreaterThan(0);
});

test.each(languages)('every number (%s) appears once, and the rules of a topic stand in their order', language => {
  const ids = chaptersOf(language).flat();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const rules of chaptersOf(language)) {
    for (const topic of new Set(rules.map(topicOf))) {
      const ofTopic = rules.filter(id => topicOf(id) === topic);
      expect(ofTopic).toEqual(ofTopic.toSorted());
    }
  }
});

function topicOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

test.each(languages)('every rule that another rule (%s) refers to is there', language => {
  const referred = new Set(
    linesOf(language)
      .join('\n')
      .match(/ETS-[A-Z]+-\d+/g),
  );
  expect([...referred].filter(id => !explained.has(id))).toEqual([]);
});

test.skipIf(!isWritten.fr)('both languages have the same rules in the same chapters', () => {
  expect(chaptersOf('fr')).toEqual(chaptersOf('en'));
});

test.each(languages)('every item (%s) is there as often as in the deck, with the text of its card', language => {
  const words: { readonly [key: string]: string } = texts[language];
  for (const [id, { copies }] of Object.entries(items)) {
    const entry = `  > **${words[`item.${id}`]}** (${copies}). ${words[`item.${id}.text`]}`;
    expect(linesOf(language), id).toContain(entry);
  }
});

test.each(languages)('every survivor (%s) is there with the name of its class', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const bold = linesOf(language).filter(line => line.startsWith('  > **'));
  for (const id of survivorIds) {
    expect(
      bold.filter(line => line.startsWith(`  > **${words[`survivor.${id}.full`]}.**`)),
      id,
    ).toHaveLength(1);
  }
});

test.each(languages)('every ability (%s) is told as on its token', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const abilities = Object.keys(words).filter(key => /^ability\.\w+\.text$/.test(key));
  const whole = linesOf(language).join('\n');
  expect(abilities).toHaveLength(3 * survivorIds.length);
  const colon = language === 'fr' ? ' :' : ':';
  for (const key of abilities) expect(whole).toContain(`_${words[key.replace('.text', '')]}_${colon} ${words[key]}`);
});

test.each(languages)('every class (%s) has its Health', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const text = textOf(language, 'ETS-CLASS-02');
  for (const [name, { health }] of Object.entries(classes))
    expect(text).toContain(`${words[`class.${name}`]} ${health}`);
});

test.each(languages)(
  'every Resolve card (%s) has its number, among those that act once or those that last',
  language => {
    const words: { readonly [key: string]: string } = texts[language];
    for (const [id, { number, once }] of Object.entries(resolveCards)) {
      const text = textOf(language, once ? 'ETS-RCARD-04' : 'ETS-RCARD-05');
      expect(text).toContain(`${words[`resolveCard.${id}`]} (${number})`);
    }
  },
);

test.each(languages)('every accomplishment (%s) is named', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const text = textOf(language, 'ETS-ACC-05') + textOf(language, 'ETS-ACC-06');
  const cards = Object.keys(words).filter(key => /^accomplishment\.\w+$/.test(key) && key !== 'accomplishment.dealt');
  expect(cards).toHaveLength(18);
  for (const card of cards) expect(text).toContain(words[card]);
});
