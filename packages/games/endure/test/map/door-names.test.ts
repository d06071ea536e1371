import { createFormatter } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { tileBlocks, tileCodes } from '../../src/map/tiles.ts';
import { texts } from '../../src/text/index.ts';

const say = { en: createFormatter(texts, 'en'), fr: createFormatter(texts, 'fr') };

test.each([
  [
    'LAB.D1',
    'Unlocked: the door between Laboratory A and Laboratory x.',
    'la porte entre Laboratoire A et Laboratoire x.',
  ],
  [
    'ARM2.D2',
    'Unlocked: the door between Armoury 2 B and Armoury 2 e.',
    'la porte entre Armurerie 2 B et Armurerie 2 e.',
  ],
  ['CREW.exitW', 'Unlocked: the west exit of Crew Quarters.', 'la sortie ouest (Quartiers de l’équipage).'],
  ['CREW2.exitN', 'Unlocked: the north exit of Crew Quarters 2.', 'la sortie nord (Quartiers de l’équipage 2).'],
])('the log calls %s as people do, not by its code', (door, english, french) => {
  const line = { key: 'door.unlocked', params: { door } };
  expect(say.en(line)).toBe(english);
  expect(say.fr(line)).toContain(french);
});

test('a door of every tile has its zones, and what is no door stays what it is', () => {
  for (const tile of tileCodes) {
    for (const { door, from, to } of tileBlocks[tile].doorways ?? []) {
      if (door === undefined) continue;
      const zone = (letter: string) => say.en({ key: 'zone', params: { tile: { key: `tile.${tile}` }, letter } });
      expect(say.en({ key: 'door', params: { door: `${tile}.${door}` } })).toBe(
        `the door between ${zone(from)} and ${zone(to)}`,
      );
    }
  }
  for (const other of ['LAB.D3', 'HUT.D1', 'somewhere']) {
    expect(say.en({ key: 'door', params: { door: other } })).toBe(other);
  }
});
