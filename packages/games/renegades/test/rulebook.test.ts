import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gearCards } from '../src/content/cards.ts';
import { crewCards } from '../src/content/crew.ts';
import { enemyCards } from '../src/content/enemy-cards.ts';
import { events } from '../src/content/events.ts';
import { fighters } from '../src/content/fighters.ts';
import { missions } from '../src/content/missions/index.ts';
import { creatureIds, npcCards } from '../src/content/npcs.ts';
import { orbitalTactics } from '../src/content/orbital-tactics.ts';
import { shipStats, ships } from '../src/content/ships.ts';
import { surfaceTactics } from '../src/content/surface-tactics.ts';
import { locations } from '../src/content/tiles.ts';
import { upgrades } from '../src/content/upgrades.ts';
import { texts } from '../src/index.ts';
import type { CrewCard, DiceBonus, EnemyCard, GearCard, Mission, NpcCard, NpcId } from '../src/types.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const ruleLine = /^- \*\*(RDA-[A-Z]+-\d+)\*\* (\S.*\S) _([^_]+)_$/;
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

function textOf(language: Language, id: string): string {
  const [, , text = ''] = ruleLine.exec(books[language].find(line => line.startsWith(`- **${id}** `)) ?? '') ?? [];
  return text;
}

/** The entries below a rule. */
function notesOf(language: Language, id: string): readonly string[] {
  const first = books[language].findIndex(line => line.startsWith(`- **${id}** `)) + 1;
  const after = books[language].slice(first);
  const end = after.findIndex(line => !noteLine.test(line));
  return after.slice(0, end).map(line => line.slice(4));
}

const explained = new Set(chaptersOf('en').flat());

function sourcesIn(folder: 'src' | 'test'): readonly string[] {
  return readdirSync(`${home}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && file !== 'rulebook.test.ts')
    .map(file => readFileSync(`${home}/${folder}/${file}`, 'utf8'));
}

const several = /(RDA-[A-Z]+-)(\d+)((?:(?:\.\.|, )\d{2}\b)*)/g;

/** The rules that a text names, also in short: `RDA-WIN-05, 06`, `RDA-SOLO-11..18`. */
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

/** Only those that there are: numbers have gaps. */
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
  expect(explained.size).toBe(873);
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
  const written = (language: Language, id: string) => [textOf(language, id), ...notesOf(language, id)];
  const numbersIn = (text: string) => `${text.match(/\d+/g)?.toSorted()}`;
  const numbersOf = (language: Language, id: string) => written(language, id).map(numbersIn);
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

function wordsIn(language: Language): (key: string) => string {
  const words: { readonly [key: string]: string } = texts[language];
  return key => words[key] ?? `no ${key}`;
}

/** The entry of something below a rule: it begins with its name. */
function entryOf(language: Language, rule: string, name: string): string {
  return notesOf(language, rule).find(note => note.startsWith(`**${name}**`)) ?? `no ${name}`;
}

const figures = {
  en: { health: 'health', speed: 'Speed', range: 'range', attack: 'Attack', defense: 'defense' },
  fr: { health: 'santé', speed: 'Vitesse', range: 'portée', attack: 'Attaque', defense: 'défense' },
};

function bonusText(language: Language, bonus: DiceBonus | null): readonly string[] {
  return bonus === null ? [] : [`${figures[language].defense} +${bonus.add}/${bonus.dice}`];
}

test.each(languages)('every crewmember (%s) has the values of its card and both abilities', language => {
  const word = wordsIn(language);
  const { health, speed, attack } = figures[language];
  for (const [id, card] of Object.entries<CrewCard>(crewCards)) {
    const entry = entryOf(language, 'RDA-CREW-01', word(`crew.${id}`));
    const parts = [
      word(`faction.${card.faction}`),
      card.specialties.map(station => word(`station.${station}`)).join(' + '),
      `initiative ${card.initiative}`,
      ...Object.entries(card.skills).map(([skill, value]) => `${word(`skill.${skill}`)} ${value}`),
      `${health} ${card.health}`,
      `${speed} ${card.speed}`,
      `${attack} ${card.attack}`,
      ...bonusText(language, card.defense === 0 ? null : { add: 1, dice: 1 }),
    ];
    for (const part of parts) expect(entry).toContain(part);
    expect(entry.split('_').length).toBe(5);
  }
});

function ruleOfNpc(id: string): string {
  const creatures: readonly string[] = creatureIds;
  return creatures.includes(id) ? 'RDA-CREATURE-05' : 'RDA-VILLAIN-02';
}

test.each(languages)('every villain, drone and creature (%s) has the values of its card', language => {
  const word = wordsIn(language);
  const { health, speed, range, attack } = figures[language];
  const figuresOfNpcs = Object.entries<NpcCard>(npcCards).filter(([, card]) => card.rank !== 'object');
  for (const [id, card] of figuresOfNpcs) {
    const entry = entryOf(language, ruleOfNpc(id), word(`npc.${id}`));
    const parts = [
      `${word('skill.search')} ${card.search}, ${health} ${card.health}, ${speed} ${card.speed}`,
      `${range} ${card.range}, ${attack} ${card.attack}`,
      ...bonusText(language, card.defense),
    ];
    for (const part of parts) expect(entry).toContain(part);
  }
});

test.each(languages)('every ship and fighter (%s) has its values', language => {
  const word = wordsIn(language);
  for (const id of Object.keys(ships)) {
    const entry = entryOf(language, 'RDA-COMP-01', word(`ship.${id}`));
    expect(entry.match(/\d+/g)?.map(Number)).toEqual(Object.values(shipStats));
  }
  for (const [race, { hull, speed, range, attack }] of Object.entries(fighters)) {
    const entry = entryOf(language, 'RDA-VILLAIN-02', word(`fighter.${race}`).replace(' {no}', ''));
    expect(entry.match(/\d+/g)?.map(Number)).toEqual([hull, speed, range, attack]);
  }
});

function ruleOfCard({ no }: GearCard): string {
  if (no.startsWith('SI')) return 'RDA-SEARCH-15';
  return no.startsWith('SV') ? 'RDA-SALVAGE-01' : 'RDA-GEAR-01';
}

test.each(languages)('every card (%s) has its price, its Energy and its copies', language => {
  const word = wordsIn(language);
  for (const [id, card] of Object.entries<GearCard>(gearCards)) {
    const [, brackets = ''] = /\((.*?)\)/.exec(entryOf(language, ruleOfCard(card), word(`card.${id}`))) ?? [];
    const copies = card.copies > 1 ? [card.copies] : [];
    expect(brackets.match(/\d+/g)?.map(Number), id).toEqual([
      ...(card.energy === undefined ? [] : [card.energy]),
      card.cost,
      ...copies,
    ]);
  }
});

test.each(languages)('every upgrade, tactical card and event (%s) has its entry', language => {
  const word = wordsIn(language);
  for (const [id, { cost }] of Object.entries(upgrades)) {
    expect(entryOf(language, 'RDA-UPGRADE-03', word(`upgrade.${id}`))).toContain(`, ${cost} `);
  }
  for (const id of [...Object.keys(orbitalTactics), ...Object.keys(surfaceTactics)]) {
    expect(entryOf(language, 'RDA-TACT-01', word(`tactic.${id}`))).not.toMatch(/^no /);
  }
  for (const id of Object.keys(events)) {
    expect(entryOf(language, 'RDA-EVENT-02', word(`event.${id}`))).not.toMatch(/^no /);
  }
});

test.each(languages)('every enemy card (%s) has its tables', language => {
  const word = wordsIn(language);
  const nameOf = (npc: NpcId) => word(`npc.${npc}`);
  for (const [id, { commander, groups }] of Object.entries<EnemyCard>(enemyCards)) {
    const parts = groups.map(({ npc, table }) => `${nameOf(npc)} ${table.join(', ')}`);
    const all = commander === undefined ? parts : [nameOf(commander), ...parts];
    expect(entryOf(language, 'RDA-ENEMYCARD-01', id)).toContain(`${all.join(' + ')}.`);
  }
});

test.each(languages)('every mission (%s) has its tiles, reward and penalty; every tile is described', language => {
  const word = wordsIn(language);
  const drawn = Object.entries<Mission>(missions).filter(([, { no }]) => no.startsWith('M'));
  expect(drawn).toHaveLength(20);
  for (const [id, { tiles, reward, penalty }] of drawn) {
    const entry = entryOf(language, 'RDA-MISSION-01', word(`mission.${id}`));
    expect(entry).toMatch(new RegExp(` ${reward}, (penalty|pénalité) ${penalty}\\.`));
    for (const tile of tiles) expect(entry).toContain(word(`tile.${tile}`));
  }
  for (const id of Object.keys(locations)) {
    expect(entryOf(language, 'RDA-LOC-01', word(`tile.${id}`))).toContain(`(${id}, `);
  }
});
