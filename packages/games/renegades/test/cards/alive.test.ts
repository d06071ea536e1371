import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue, idsOf } from '../../src/catalogue.ts';
import type { CardId, GearCard } from '../../src/types.ts';
import '../../src/compose.ts';

type Family = { readonly [id: string]: object | undefined };

/** Those of a family that have none of these parts, or empty ones. */
function without(cards: Family, ...parts: string[]): string[] {
  return Object.entries(cards).flatMap(([id, card]) => {
    const given = Object.entries(card ?? {}).filter(([part, value]) => parts.includes(part) && value !== undefined);
    const says = given.some(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0);
    return says ? [] : [id];
  });
}

function sources(): string {
  const path = fileURLToPath(new URL('../../src', import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(file => /^(?:cards|rules)\b.*\.ts$/.test(file))
    .map(file => readFileSync(`${path}/${file}`, 'utf8'))
    .join('\n');
}

describe('every card does something', () => {
  const { crew, gear, upgrades, npcs, events, orbitalTactics, surfaceTactics, missions } = catalogue;

  test.each<[string, Family, readonly string[]]>([
    ['crew at their stations', crew, ['orbit']],
    ['upgrades', upgrades, ['effect', 'posts', 'gained']],
    ['orbital tactical cards', orbitalTactics, ['play']],
    ['surface tactical cards', surfaceTactics, ['play']],
    ['events', events, ['happens']],
    ['missions', missions, ['parameters']],
    ['NPCs', npcs, ['effect', 'attack', 'health']],
    [
      'what goes on for a while',
      catalogue.lasting,
      Object.values(catalogue.lasting).flatMap(effect => Object.keys(effect ?? {})),
    ],
  ])('%s', (_, cards, parts) => {
    expect(Object.keys(cards)).not.toEqual([]);
    expect(without(cards, ...parts)).toEqual([]);
  });

  test('on the surface, all crew but those who command by their station', () => {
    expect(without(crew, 'surface')).toEqual([]);
  });

  /** Weapons by their numbers, a thing found by what it brings or is worth. */
  const counts = ({ range, bonus, digits, passenger, effect }: GearCard) =>
    range !== undefined || bonus !== undefined || digits !== undefined || passenger === true || effect !== undefined;

  test('gear: a weapon by its numbers, anything else by its code; some is only worth its price', () => {
    const idle = idsOf<CardId>(gear).filter(id => !counts(gear[id]));
    expect(idle).toEqual(['ancientIdol', 'blackBox']);
    for (const id of idle) expect(gear[id].cost).toBeGreaterThan(0);
  });

  test('whatever goes on under a name is described by the card that leaves it', () => {
    const begun = [...sources().matchAll(/\bwhat: '(\w+)', until|\b(?:lasting|forOneMove)\('(\w+)', '(\w+)'/g)];
    const names = begun.map(
      ([, what, first, second]) => what ?? (/^(?:turn|round|move|attack|nextTurn)$/.test(second!) ? first! : second!),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(what => catalogue.lasting[what] === undefined)).toEqual([]);
  });
});

describe('what belongs together', () => {
  test('every upgrade is for a crewmember who needs something, or for a ship', () => {
    for (const { on, needs } of Object.values(catalogue.upgrades)) expect(needs !== undefined).toBe(on === 'crew');
  });

  test('a crewmember can do something at every station of its specialty, and at no other', () => {
    for (const { specialties, orbit } of Object.values(catalogue.crew)) {
      expect(Object.keys(orbit).sort()).toEqual([...specialties].sort());
    }
  });

  test('what a token hides is not in the deck that is bought from', () => {
    const hidden = [...catalogue.containerFaces, ...catalogue.salvageFaces].flatMap(({ card }) => card ?? []);
    expect(hidden.filter(card => catalogue.gearDeck.includes(card))).toEqual([]);
    expect([...new Set([...hidden, ...catalogue.gearDeck])].sort()).toEqual(idsOf(catalogue.gear).sort());
  });
});
