import { expect, test } from 'vitest';
import { describeRulebook, type Language, languages, wordsOf } from '../../../../testing/rulebook.ts';
import { feats } from '../src/cards/feats/heroes.ts';
import { gear } from '../src/cards/gear.ts';
import { archetypes } from '../src/cards/heroes.ts';
import { injuries } from '../src/cards/injuries.ts';
import { items } from '../src/cards/items.ts';
import { skills } from '../src/cards/skills/index.ts';
import { units } from '../src/cards/units/index.ts';
import { idsOf } from '../src/catalogue.ts';
import { pieces } from '../src/field/terrain.ts';
import { texts } from '../src/index.ts';
import { levels } from '../src/tables/levels.ts';
import type { Archetype, Profile, UnitProfile, Weapon } from '../src/types.ts';

const book = describeRulebook({
  test: import.meta.url,
  prefix: 'GSQ',
  rules: 686,
  sources: {
    en: ['horde document', 'base game', 'our design', 'our ruling', 'example'],
    fr: ['document de horde', 'jeu de base', 'notre création', 'notre décision', 'exemple'],
  },
});

const wordsIn = wordsOf(texts);

/** `GSQ-SKILL-11` for the first of what begins at 11. */
function numbered(topic: string, first: number, index: number): string {
  return `GSQ-${topic}-${`${first + index}`.padStart(2, '0')}`;
}

const lists = {
  skill: { topic: 'SKILL', first: 11, ids: Object.keys(skills) },
  feat: { topic: 'PSY', first: 11, ids: Object.keys(feats) },
  item: { topic: 'ITEM', first: 11, ids: Object.keys(items) },
  gear: { topic: 'ITEM', first: 24, ids: Object.keys(gear) },
  terrain: { topic: 'TERRAIN', first: 7, ids: Object.keys(pieces) },
};

test.each(languages)(
  'every skill, feat, item, piece of gear and of terrain (%s) is called as at the table',
  language => {
    const word = wordsIn(language);
    for (const [kind, { topic, first, ids }] of Object.entries(lists)) {
      const names = ids.map(id => word(`${kind}.${id}`));
      const rules = ids.map((_, index) => book.textOf(language, numbered(topic, first, index)));
      expect(rules.map((text, index) => text.slice(0, names[index]?.length))).toEqual(names);
    }
  },
);

test.each(languages)(
  'every skill (%s) names its stat, every feat its cost, everything for sale its price',
  language => {
    const word = wordsIn(language);
    for (const [index, { stat }] of Object.values(skills).entries()) {
      expect(book.textOf(language, numbered('SKILL', 11, index))).toContain(`(${word(`stat.${stat}`)})`);
    }
    for (const [index, { cost }] of Object.values(feats).entries()) {
      expect(book.textOf(language, numbered('PSY', 11, index))).toContain(`(${cost})`);
    }
    for (const [index, { price }] of Object.values(gear).entries()) {
      expect(book.textOf(language, numbered('ITEM', 24, index))).toContain(`, ${price} `);
    }
    for (const [id, { price }] of Object.entries(items)) {
      expect(book.textOf(language, numbered('ITEM', 20, price / 5 - 1))).toContain(word(`item.${id}`));
    }
  },
);

test.each(languages)('every special rule (%s) is called as at the table', language => {
  const word = wordsIn(language);
  const names = Object.keys(texts[language])
    .filter(key => /^(special|weaponRule)\.\w+$/.test(key))
    .map(key => word(key).replace('{x}', 'X'));
  const told = [...book.rules].filter(id => id.startsWith('GSQ-SPECIAL-')).map(id => book.textOf(language, id));
  expect(names.filter(name => !told.some(text => text.startsWith(name)))).toEqual([]);
});

test.each(languages)('every condition, injury and event (%s) is called as at the table', language => {
  const word = wordsIn(language);
  for (const [index, id] of ['afflicted', 'diseased', 'impaired', 'crippled'].entries()) {
    expect(book.textOf(language, numbered('COND', 2, index))).toContain(word(`condition.${id}`));
  }
  for (const [index, id] of idsOf(injuries).entries()) {
    expect(book.textOf(language, numbered('INJURY', 5, index))).toContain(`${index + 1}, ${word(`injury.${id}`)}`);
  }
  for (const tens of [1, 2, 3, 4, 5, 6]) {
    for (const ones of [1, 2, 3, 4, 5, 6]) {
      expect(book.textOf(language, `GSQ-EVENT-${tens}${ones}`)).toContain(word(`event.${tens}${ones}`));
    }
  }
});

test.each(languages)('every level (%s) has its XP and its improvements', language => {
  for (const [index, { xp, gains }] of levels.entries()) {
    const numbers = book
      .textOf(language, numbered('LEVEL', 1, index))
      .match(/\d+/g)
      ?.map(Number);
    expect(numbers).toEqual([index + 1, xp, ...Object.values(gains)]);
  }
});

/** `Scattergun (12″, 3 attacks, AP(1))` */
function weaponText(language: Language, { name, range, attacks, ap, rules }: Weapon): string {
  const word = wordsIn(language);
  const melee = language === 'fr' ? 'mêlée' : 'melee';
  const dice = language === 'fr' ? 'attaque' : 'attack';
  const parts = [
    range === 0 ? melee : `${range}″`,
    `${attacks} ${dice}${attacks === 1 ? '' : 's'}`,
    ...(ap === 0 ? [] : [`${language === 'fr' ? 'PA' : 'AP'}(${ap})`]),
    ...Object.entries(rules).map(([rule, x]) => word(`weaponRule.${rule}`).replace('{x}', `${x}`)),
  ];
  return `${word(`weapon.${name}`)} (${parts.join(', ')})`;
}

function profileText(language: Language, { quality, defense, tough, weapons, specials }: Profile): readonly string[] {
  const word = wordsIn(language);
  return [
    language === 'fr'
      ? `Qualité ${quality}+, Défense ${defense}+, Endurance ${tough}`
      : `Quality ${quality}+, Defense ${defense}+, Tough ${tough}`,
    ...weapons.map(weapon => weaponText(language, weapon)),
    ...Object.entries(specials).map(([id, x]) => word(`special.${id}`).replace('{x}', `${x}`)),
  ];
}

test.each(languages)('every hero (%s) has its profile', language => {
  const word = wordsIn(language);
  for (const [index, [id, hero]] of Object.entries<Archetype>(archetypes).entries()) {
    const text = book.textOf(language, numbered('HERO', 11, index));
    const { str, dex, wil, power, cost, base } = hero;
    const stats = Object.entries({ str, dex, wil }).map(([stat, need]) => `${word(`stat.${stat}`)} ${need}+`);
    const known = hero.skills.map(skill => word(`skill.${skill}`));
    const powerText = `${language === 'fr' ? 'Puissance' : 'Power'} ${power}`;
    expect(text).toMatch(new RegExp(`^${word(`archetype.${id}`)}, ${cost} points, (base|socle) ${base}\\. `));
    for (const part of [...profileText(language, hero), ...stats, powerText, ...known]) expect(text).toContain(part);
  }
});

test.each(languages)('every enemy (%s) has its profile', language => {
  const word = wordsIn(language);
  const factionOf = ['swarm', 'remnant', 'corsairs', 'cult'];
  for (const [index, [id, unit]] of Object.entries<UnitProfile>(units).entries()) {
    const text = book.textOf(language, `GSQ-UNIT-${Math.floor(index / 9) + 1}${(index % 9) + 1}`);
    const forms = /one \{(.*?)\} other \{(.*?)\}/.exec(word(`unit.${id}`)) ?? [];
    expect(factionOf[Math.floor(index / 9)]).toBe(unit.faction);
    const boss = unit.boss ? `, ${language === 'fr' ? 'chef' : 'boss'}` : '';
    const name = forms[unit.models === 1 ? 1 : 2] ?? word(`unit.${id}`);
    expect(
      text.startsWith(`${name} (${word(`faction.${unit.faction}`)})${boss}, ${unit.cost} points, ${unit.models} `),
      text,
    ).toBe(true);
    expect(text).toMatch(new RegExp(`(base|socle) ${unit.base}\\. .*${word(`ai.${unit.ai}`)}\\.$`));
    for (const part of profileText(language, unit)) expect(text).toContain(part);
  }
});

test('the introductions count heroes, levels, factions and kinds of unit as they are', () => {
  const factions = new Set(Object.values<UnitProfile>(units).map(({ faction }) => faction));
  const kinds = Object.keys(units).length / factions.size;
  expect([Object.keys(archetypes).length, levels.length, factions.size, kinds]).toEqual([10, 15, 4, 9]);
  for (const [language, beginnings] of Object.entries({
    en: ['Ten archetypes,', 'Fifteen levels,', 'Four factions with nine kinds of unit each, one of them a boss.'],
    fr: ['Dix archétypes,', 'Quinze niveaux,', 'Quatre factions de neuf sortes d’unités chacune, dont un chef.'],
  } satisfies { [L in Language]: string[] })) {
    const lines = book.lines[language as Language];
    for (const beginning of beginnings) expect(lines.filter(line => line.startsWith(beginning))).toHaveLength(1);
  }
});
