import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { crewIds } from '../../src/cards/crew/index.ts';
import { eventIds } from '../../src/cards/events/index.ts';
import { gearCards } from '../../src/cards/gear/index.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { npcCards } from '../../src/cards/npcs/index.ts';
import { ships } from '../../src/cards/ships.ts';
import { orbitalTactics } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../../src/cards/tactics/surface.ts';
import { upgrades } from '../../src/cards/upgrades.ts';
import { idsOf } from '../../src/catalogue.ts';
import { locations } from '../../src/field/tiles.ts';
import { texts } from '../../src/index.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/^(text|testing|bot)\b/.test(file))
  .map(file => readFileSync(`${source}/${file}`, 'utf8').replace(/[!=]== '[^']*'|'[^']*' in /g, ''));

/** Where a rule names a text: what it says, what it asks, how an option is called, and why one is barred. */
const uses = [
  /\bsay\(\s*t,\s*[^,]+,\s*((?:[^,`]*\?\s*)?'[^,{`]*?)(?:,|\))/g,
  /\bt\s*\.(?:choose|pickSome|pickPlace|pairUp)\(\s*[^',]+(?:\([^)]*\))?,\s*('[^']*')/g,
  /\b(?:reason|label): \{\s*key: ([^,}]*'[^,}]*)/g,
  /\bkey: ('(?:act|bar|crewBar)\.[^']*')/g,
];

function keysIn(text: string): string[] {
  return uses.flatMap(use =>
    [...text.matchAll(use)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key!).filter(key => !key.startsWith('RDA-')),
    ),
  );
}

const names = [
  ...crewIds.map(id => `crew.${id}`),
  ...idsOf(ships).map(id => `ship.${id}`),
  ...Object.keys(npcCards).map(id => `npc.${id}`),
  ...Object.keys(gearCards).map(id => `card.${id}`),
  ...idsOf(upgrades).map(id => `upgrade.${id}`),
  ...eventIds.map(id => `event.${id}`),
  ...[...Object.keys(orbitalTactics), ...Object.keys(surfaceTactics)].map(id => `tactic.${id}`),
  ...Object.keys(missions).map(id => `mission.${id}`),
  ...Object.keys(locations).map(id => `tile.${id}`),
];

const explained = [
  ...Object.keys(gearCards).map(id => `card.${id}.text`),
  ...idsOf(upgrades).map(id => `upgrade.${id}.text`),
  ...[...Object.keys(orbitalTactics), ...Object.keys(surfaceTactics)].map(id => `tactic.${id}.text`),
  ...eventIds.map(id => `event.${id}.text`),
  ...crewIds.flatMap(id => [`crew.${id}.orbit`, `crew.${id}.surface`]),
  ...Object.keys(missions).flatMap(id => [`mission.${id}.story`, `mission.${id}.rules`, `mission.${id}.timeOut`]),
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

  test('everything of the content has a name, and whatever does something is explained', () => {
    expect(missing(names)).toEqual([]);
    expect(missing(explained)).toEqual([]);
  });

  test('nobody shouts', () => {
    const loud = Object.values(texts).flatMap(each => Object.values(each).filter(text => String(text).includes('!')));
    expect(loud).toEqual([]);
  });
});
