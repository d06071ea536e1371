import '../../src/compose.ts';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { exploration } from '../../src/cards/exploration/index.ts';
import { faces } from '../../src/cards/found.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { nameOfCard } from '../../src/rules/cards.ts';
import { copiesOf, titleOf } from '../../src/rules/copies.ts';
import { noteOf } from '../../src/show/notes.ts';
import { texts } from '../../src/text/index.ts';
import type { ExplorationId, ObservationId } from '../../src/types.ts';

const explorationIds = copiesOf(exploration);
const observationIds = copiesOf(observation);

type Drawn = ExplorationId | ObservationId;
type Words = { readonly [key: string]: string };

const languages = ['en', 'fr'] as const;
const say = { en: createFormatter(texts, 'en'), fr: createFormatter(texts, 'fr') };
const kinds: { readonly [title: string]: { readonly kind: string } } = { ...exploration, ...observation };
/** Missions have texts of their own, and the others do nothing or fill spots. */
const acting = [...explorationIds, ...observationIds].filter(card =>
  ['device', 'development', 'immediate', 'ongoing'].includes(kinds[titleOf(card)]!.kind),
);

/** Of its title, or of the card where the copies have a name each. */
function keyOf(card: Drawn): string {
  return nameOfCard(card).key.replace('card.', 'ability.');
}

/** As it is read where the card is to be chosen. */
function told(language: (typeof languages)[number], card: Drawn): string {
  return say[language](noteOf({ key: card, label: nameOfCard(card) })!);
}

function numbersIn(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? [];
}

describe('what exploration and observation cards do is told in both languages', () => {
  test.each(languages)('of every card that does something (%s)', language => {
    const words: Words = texts[language];
    const rotated = Object.entries(exploration)
      .filter(([, each]) => each.kind === 'mission' && each.rotated !== undefined)
      .map(([title]) => `ability.${title}.rotated`);
    expect(acting).toHaveLength(233);
    expect([...acting.map(keyOf), ...rotated].filter(key => !(key in words))).toEqual([]);
  });

  test('where a card is not known by its copy, nothing is told of it', () => {
    expect(told('en', 'XV3-3')).toBe('6 Aqua.');
    expect(noteOf({ key: 'card:7', label: nameOfCard('XV3-3') })).toBeUndefined();
    expect(noteOf({ key: 'card:7', label: nameOfCard('tourists') })).toEqual({ key: 'ability.tourists' });
  });

  test('with the same figures for every copy', () => {
    const figures = (language: 'en' | 'fr', card: Drawn) => `${numbersIn(told(language, card)).toSorted()}`;
    expect(acting.filter(card => figures('en', card) !== figures('fr', card))).toEqual([]);
  });

  test.each(languages)('with a branch for every copy, and for none that there is not (%s)', language => {
    const words: Words = texts[language];
    for (const [title, { copies }] of Object.entries({ ...exploration, ...observation })) {
      const named = (words[`ability.${title}`] ?? '').matchAll(/copy, select, ((?:\d+ \{[^{}]*\} )*)other/g);
      for (const [, branches = ''] of named) {
        expect(
          [...branches.matchAll(/(\d+) \{/g)].map(([, copy]) => Number(copy)),
          title,
        ).toEqual(Array.from({ length: copies - 1 }, (_, at) => at + 1));
      }
    }
  });

  test.each(languages)('with the years of ongoing observations and the figures of devices (%s)', language => {
    for (const [title, each] of Object.entries(observation)) {
      if (each.kind !== 'ongoing') continue;
      for (let copy = 1; copy <= each.copies; copy++)
        expect(numbersIn(told(language, `${title}-${copy}` as ObservationId))[0]).toBe(each.years(copy));
    }
    const devices = explorationIds.filter(card => kinds[titleOf(card)]!.kind === 'device');
    for (const card of devices) {
      const { cooling, shielding, supplies = [] } = faces[card]!.front!;
      const figure = cooling ?? shielding;
      if (figure !== undefined) expect(numbersIn(told(language, card))).toEqual([figure]);
      const [, letters = ''] = /\(([A-Z](?: \w+ [A-Z])?)\)/.exec(told(language, card)) ?? [];
      expect(letters.match(/[A-Z]/g) ?? [], card).toEqual(supplies);
    }
  });
});
