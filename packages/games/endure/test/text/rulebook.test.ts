import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bossAttacks, moods } from '../../src/cards/bosses.ts';
import { items } from '../../src/cards/items/index.ts';
import { refugeEvents } from '../../src/cards/refuge-events.ts';
import { resolveCards } from '../../src/cards/resolve-cards.ts';
import { classes } from '../../src/cards/survivors/index.ts';
import { texts } from '../../src/index.ts';
import { survivorIds } from '../../src/rules/table.ts';
import { infirmary, lovedOnes } from '../../src/tables/refuge.ts';
import { boxedMissions } from '../support/boxed.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
const ruleLine = /^- \*\*(ETS-[A-Z]+-\d+)\*\* (\S.*\S) _([^_]+)_$/;

type Language = 'en' | 'fr';

function readLines(file: string): readonly string[] {
  return readFileSync(`${home}/${file}`, 'utf8').split('\n');
}

const books = { en: readLines('rulebook.md'), fr: readLines('rulebook.fr.md') };

function linesOf(language: Language): readonly string[] {
  return books[language];
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

/** A rule with the entries below it. */
function entryOf(language: Language, id: string): string {
  const lines = linesOf(language);
  const start = lines.findIndex(line => line.startsWith(`- **${id}** `));
  const length = lines.slice(start + 1).findIndex(line => !line.startsWith('  > '));
  return lines.slice(start, start + 1 + length).join('\n');
}

const languages = ['en', 'fr'] as const;
const explained = new Set(chaptersOf('en').flat());

function sourcesIn(folder: 'src' | 'test'): readonly string[] {
  return readdirSync(`${home}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(`${home}/${folder}/${file}`, 'utf8'));
}

const several = /(ETS-[A-Z]+-)(\d+)((?:(?:\.\.|, )\d{2,4}\b)*)/g;

/** The rules that a text names, also in short: `ETS-BOSS-16, 17`, `ETS-CG-0205..0208`. */
function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(several)].flatMap(([, topic = '', first = '', more = '']) => {
    const numbers = [first];
    for (const [, joint, next = ''] of more.matchAll(/(\.\.|, )(\d+)/g)) {
      const from = joint === '..' ? Number(numbers.at(-1)) + 1 : Number(next);
      for (let number = from; number <= Number(next); number++) numbers.push(`${number}`.padStart(first.length, '0'));
    }
    return numbers.map(number => topic + number);
  });
}

test('every rule that the code cites is in the rulebook', () => {
  const cited = new Set(sourcesIn('src').flatMap(rulesIn));
  expect(cited.size).toBeGreaterThan(600);
  expect([...cited].filter(rule => !explained.has(rule))).toEqual([]);
});

/** Kept by the table at which the game is played, whichever game it is. */
const keptByTheTable = ['ETS-ODD-37', 'ETS-ODD-38', 'ETS-ODD-41'];

test('every rule of the rulebook is named by a test or by the code', () => {
  const named = new Set([...sourcesIn('src'), ...sourcesIn('test')].flatMap(rulesIn));
  expect([...explained].filter(rule => !named.has(rule) && !keptByTheTable.includes(rule))).toEqual([]);
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

test('both languages have the same rules in the same chapters', () => {
  expect(chaptersOf('fr')).toEqual(chaptersOf('en'));
});

test('both languages have the same numbers in every rule', () => {
  const numbersIn = (language: Language, id: string) => textOf(language, id).match(/\d+/g)?.toSorted();
  const differing = [...explained].filter(id => `${numbersIn('en', id)}` !== `${numbersIn('fr', id)}`);
  expect(differing).toEqual([]);
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
  for (const id of survivorIds()) {
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
  expect(abilities).toHaveLength(3 * survivorIds().length);
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

test.each(languages)('every boss card (%s) is there as often as in its deck, with its text', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const cards = [
    ...Object.entries(bossAttacks).map(([id, { boss }]) => ({ id, boss, copies: 2 })),
    ...Object.entries(moods).map(([id, { boss }]) => ({ id, boss, copies: 1 })),
  ];
  for (const { id, boss, copies } of cards) {
    const entry = `  > **${words[`bossCard.${id}`]}** (${words[`enemy.${boss}`]}, ${copies}). ${words[`bossCard.${id}.text`]}`;
    expect(linesOf(language), id).toContain(entry);
  }
});

test.each(languages)('every Refuge event (%s) is there with its text', language => {
  const words: { readonly [key: string]: string } = texts[language];
  for (const id of Object.keys(refugeEvents)) {
    const entry = `  > **${words[`refugeEvent.${id}`]}.** ${words[`refugeEvent.${id}.text`]}`;
    expect(entryOf(language, 'ETS-RTAB-03'), id).toContain(entry);
  }
});

test.each(languages)('what a visit brings (%s) is told for every total', language => {
  const rows = entryOf(language, 'ETS-RTAB-01').matchAll(/^ {2}> \*\*(\d+)(?:-(\d+))?\.\*\* (.*)\. (.*)$/gm);
  const told = [...rows].flatMap(([, from, to = from, health = '', resolve = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, () => [health, resolve].map(part => /\d+/.exec(part)?.[0])),
  );
  const amount = (number: number) => (number === 0 || number > 10 ? undefined : `${Math.abs(number)}`);
  expect(told).toEqual(infirmary.map(({ health }, index) => [amount(health), amount(lovedOnes[index] ?? 0)]));
});

const boxed = boxedMissions;

/** `ETS-CG-0102` for the second rule of CG01. */
function missionRule(mission: string, number: number): string {
  return `ETS-${mission.replace(/\d+$/, '')}-${mission.replace(/^[A-Z]+/, '')}${`${number}`.padStart(2, '0')}`;
}

test.each(languages)('every mission (%s) has a chapter of its own, with its map', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const colon = language === 'fr' ? ' :' : ':';
  for (const [index, { id }] of boxed.entries()) {
    expect(linesOf(language)).toContain(`## Mission${colon} ${words[`mission.${id}`]}`);
    const rules = chaptersOf(language).find(chapter => chapter.includes(missionRule(id, 1)));
    expect(rules?.at(-1)).toBe(`ETS-MMAP-${`${index + 1}`.padStart(2, '0')}`);
  }
});

test.each(languages)('every mission (%s) tells its tokens and the Health of its boss', language => {
  const words: { readonly [key: string]: string } = texts[language];
  for (const { id, tokens, boss } of boxed) {
    const text = textOf(language, missionRule(id, 2));
    for (const face of Object.values(tokens).flat()) {
      const [count, type] = face.split(' ');
      expect(text, face).toContain(type === boss?.type ? words[`enemy.${type}`] : `${count} ${words[`enemy.${type}`]}`);
    }
    for (const health of Object.values(boss?.health ?? {})) expect(text).toMatch(new RegExp(`\\b${health}\\b`));
  }
});

test.each(languages)('every map (%s) tells where things are', language => {
  const words: { readonly [key: string]: string } = texts[language];
  const placeOf = (zone: string) =>
    zone.replace(
      /^([A-Z]+)(\d?)\.(\w)$/,
      (_, tile, copy, letter) => `${words[`tile.${tile}`]}${copy && ` ${copy}`} ${letter}`,
    );
  for (const [index, mission] of boxed.entries()) {
    const entry = entryOf(language, `ETS-MMAP-${`${index + 1}`.padStart(2, '0')}`);
    const things = [
      ...mission.figures,
      ...mission.objectives,
      ...Object.values(mission.after).flatMap(each => each.objectives),
    ];
    const zones = [mission.start, ...mission.radar, ...things.map(({ zone }) => zone)];
    if (mission.loader) zones.push(mission.loader.zone);
    for (const zone of zones) expect(entry, mission.id).toContain(placeOf(zone));
    for (const { tile } of mission.exits) expect(entry, mission.id).toContain(words[`tile.${tile}`]);
  }
});
