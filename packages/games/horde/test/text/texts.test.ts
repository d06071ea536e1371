import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { conditions } from '../../src/cards/conditions.ts';
import { feats } from '../../src/cards/feats/heroes.ts';
import { gear } from '../../src/cards/gear.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { injuries } from '../../src/cards/injuries.ts';
import { items } from '../../src/cards/items.ts';
import { skills } from '../../src/cards/skills/index.ts';
import { times, weathers } from '../../src/cards/surroundings.ts';
import { factions, units } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { pieces } from '../../src/field/terrain.ts';
import { texts } from '../../src/index.ts';
import { setupSchema } from '../../src/setup.ts';
import type { Profile } from '../../src/types.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/^(text|testing|bot)\b/.test(file))
  .map(file => readFileSync(`${source}/${file}`, 'utf8').replace(/[!=]== '[^']*'|'[^']*' in /g, ''));

/** Where a rule names a text: what it says, what it asks, how an option is called, and why one is barred. */
const uses = [
  /\bsay\(\s*t,\s*[^,]+,\s*((?:[^,`]*\?\s*)?'[^,{`]*?)(?:,|\))/g,
  /\bt\.say\(('[^{]*?)(?:,\s*\{|\))/g,
  /\bt\s*\.(?:choose|pickSome|putInOrder|distribute|pickPlace)\(\s*[^',]+(?:\([^)]*\))?,\s*('[^']*')/g,
  /\bchoose(?:Hero|Unit)\(t, \w+, ('[^']*')/g,
  /\b(?:reason|label): \{\s*key: ([^,}]*'[^,}]*)/g,
  /\bkey: ('(?:act|bar)\.[^']*')/g,
];

function keysIn(text: string): string[] {
  return uses.flatMap(use =>
    [...text.matchAll(use)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key!).filter(key => !key.startsWith('GSQ-')),
    ),
  );
}

const profiles: readonly Profile[] = [...Object.values(archetypes), ...Object.values(units)];
const switches = ['table', 'alertness', 'timeOfDay', 'weather', 'activationMode'] as const;

const names = [
  ...idsOf(archetypes).map(id => `hero.${id}`),
  ...idsOf(units).map(id => `unit.${id}`),
  ...profiles.flatMap(({ weapons }) => weapons.map(({ name }) => `weapon.${name}`)),
  ...Object.keys(setupSchema.shape).map(field => `setup.${field}`),
  ...switches.flatMap(field => setupSchema.shape[field].unwrap().options.map(choice => `setup.${field}.${choice}`)),
];

const explained = [
  ...idsOf(archetypes).map(id => `archetype.${id}`),
  ...profiles.flatMap(({ specials }) => Object.keys(specials).map(special => `special.${special}`)),
  ...profiles.flatMap(({ weapons }) =>
    weapons.flatMap(({ rules }) => Object.keys(rules).map(rule => `weaponRule.${rule}`)),
  ),
  ...idsOf(skills).map(id => `skill.${id}`),
  ...[...idsOf(feats), 'hexBolt', 'enfeeble', 'bloodPulse'].map(id => `feat.${id}`),
  ...idsOf(items).map(id => `item.${id}`),
  ...idsOf(gear).map(id => `gear.${id}`),
  ...Object.keys(conditions).map(id => `condition.${id}`),
  ...idsOf(injuries).map(id => `injury.${id}`),
  ...Object.keys(pieces).map(kind => `terrain.${kind}`),
  ...Object.values(units).map(({ ai }) => `ai.${ai}`),
  ...factions.map(faction => `faction.${faction}`),
  ...Object.keys(times).map(time => `time.${time}`),
  ...Object.keys(weathers).map(weather => `weather.${weather}`),
  ...['assault', 'alarmed', 'vigilant'].map(level => `alert.${level}`),
];

function missing(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter(key => !(key in texts.en));
}

describe('texts', () => {
  test('both languages agree', () => {
    expect(checkTexts(texts)).toEqual([]);
  });

  test('everything that a rule says or asks has its words', () => {
    const keys = files.flatMap(keysIn);
    expect(keys.length).toBeGreaterThan(100);
    expect(missing(keys)).toEqual([]);
  });

  test('everything of the content has a name, and whatever does something its rules', () => {
    expect(missing(names)).toEqual([]);
    expect(missing(explained.flatMap(key => [key, `${key}.text`]))).toEqual([]);
  });

  test('whatever changes a die has a name', () => {
    const named = files.flatMap(text =>
      [...text.matchAll(/\bname: '(\w+)', value\b/g)].map(([, name]) => `modifier.${name}`),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(missing(named)).toEqual([]);
  });

  test('nobody shouts', () => {
    const loud = Object.values(texts).flatMap(each => Object.values(each).filter(text => String(text).includes('!')));
    expect(loud).toEqual([]);
  });
});
