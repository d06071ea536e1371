import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { specials } from '../../src/cards/specials/index.ts';
import { catalogue } from '../../src/catalogue.ts';
import { named } from '../support/words.ts';

function sourcesIn(folder: string): string {
  const path = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(`${path}/${file}`, 'utf8'))
    .join('\n');
}

describe('the code of cards and rules', () => {
  test('whatever goes on under a name is described by the card that left it', () => {
    const source = sourcesIn('cards');
    const left = [...source.matchAll(/\bwhat: '(\w+)'|\blasts\(t, [^,]+, '(\w+)'/g)].map(([, a, b]) => a ?? b!);
    expect(left.length).toBeGreaterThan(15);
    expect(left.filter(what => catalogue.lasting[what] === undefined)).toEqual([]);
    expect(Object.keys(catalogue.lasting).filter(what => !left.includes(what))).toEqual([]);
  });

  test('every special rule has a card, or a rule asks for it by its name', () => {
    const asking = sourcesIn('rules');
    const isAsked = (name: string) => new RegExp(`special\\(\\w+, '${name}'\\)`).test(asking);
    expect(named('special').filter(name => !Object.hasOwn(specials, name) && !isAsked(name))).toEqual([]);
  });

  test('a rule reads every rule of a weapon', () => {
    const asking = sourcesIn('rules');
    const isAsked = (name: string) =>
      new RegExp(
        `\\brules\\.${name}\\b|\\brules: \\{[^}]*\\b${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = \\w+\\.rules`,
      ).test(asking);
    expect(named('weaponRule').filter(name => !isAsked(name))).toEqual([]);
  });
});
