import '../../src/compose.ts';
import { describe, expect, test } from 'vitest';
import { bernals } from '../../src/cards/bernals.ts';
import { colonists } from '../../src/cards/colonists.ts';
import { crews } from '../../src/cards/crews.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { nameOfCard } from '../../src/rules/cards.ts';
import { texts } from '../../src/text/index.ts';
import type { Card, Equipment, Face, Side } from '../../src/types.ts';

const crewIds = idsOf(crews);
const equipmentIds = idsOf(equipment);

type Words = { readonly [key: string]: string };

const languages = ['en', 'fr'] as const;
const numbersIn = (text: string | undefined) => text?.match(/\d+/g)?.map(Number) ?? [];

/** It goes by the name of the card, on the side that is up. */
function keyOf(card: string, side: string): string {
  return nameOfCard({ card, side } as Card).key.replace('card.', 'ability.');
}

/** The sides on which cards do something. */
function keysOf(cards: { readonly [card: string]: { readonly [S in Side]?: Partial<Face> } }): string[] {
  return Object.entries(cards).flatMap(([card, faces]) =>
    (['white', 'black', 'purple'] as const)
      .filter(side => (faces[side]?.aboard ?? faces[side]?.anywhere) !== undefined)
      .map(side => keyOf(card, side)),
  );
}

describe('what cards do is told in both languages', () => {
  const patentKeys = [
    ...keysOf(patents),
    ...Object.entries(patents).flatMap(([id, { plant }]) => (plant === undefined ? [] : [keyOf(id, 'black')])),
  ];
  const bernalKeys = Object.keys(bernals).map(id => keyOf(id, 'white'));
  const crewKeys = crewIds.map(id => keyOf(id, 'white'));
  const colonistKeys = Object.keys(colonists).map(id => keyOf(id, 'purple'));
  const equipmentKeys = equipmentIds.flatMap(id =>
    ('back' in equipment[id] ? ['front', 'back'] : ['front']).map(side => keyOf(id, side)),
  );
  const keys = [...patentKeys, ...bernalKeys, ...crewKeys, ...colonistKeys, ...equipmentKeys];

  test.each(languages)('of every patent, Crew, Bernal, colonist and equipment card with an ability (%s)', language => {
    const words: Words = texts[language];
    expect(patentKeys.length).toBeGreaterThan(15);
    expect(keys.filter(key => !(key in words))).toEqual([]);
  });

  test.each(languages)('and of no other patent, Crew, Bernal, colonist or equipment card (%s)', language => {
    const cards = new Set([
      ...Object.keys(patents),
      ...Object.keys(colonists),
      ...Object.keys(bernals),
      ...crewIds,
      ...equipmentIds,
    ]);
    const told = Object.keys(texts[language]).filter(
      key => key.startsWith('ability.') && cards.has(key.split('.')[1]!),
    );
    expect(told.filter(key => !keys.includes(key))).toEqual([]);
  });

  test('with the same figures', () => {
    const [en, fr]: readonly Words[] = [texts.en, texts.fr];
    const abilities = Object.keys(en!).filter(key => key.startsWith('ability.'));
    const figures = (words: Words | undefined, key: string) => `${numbersIn(words?.[key]).toSorted()}`;
    expect(abilities.filter(key => figures(en, key) !== figures(fr, key))).toEqual([]);
  });

  test.each(languages)('and those of the equipment (%s)', language => {
    const words: Words = texts[language];
    for (const [id, card] of Object.entries<Equipment>(equipment)) {
      const { explore, observe, survey, shielding, tow, entries, transmit } = card;
      const values = explore ?? observe ?? survey ?? shielding ?? tow ?? entries;
      if (values !== undefined) {
        expect([words[`ability.${id}`], words[`ability.${id}.back`]].map(text => numbersIn(text)[0])).toEqual(values);
      }
      if (transmit !== undefined) expect(numbersIn(words[`ability.${id}`])).toEqual([transmit]);
    }
    const towing = [words['ability.tractorBeam'], words['ability.tractorBeam.back']];
    expect(towing.map(text => numbersIn(text).slice(1))).toEqual(
      equipment.tractorBeam.towLimits?.map(limits => limits.flat()),
    );
  });
});
