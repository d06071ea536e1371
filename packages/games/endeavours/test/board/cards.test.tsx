import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { CardSheet } from '../../src/board/cards/CardFace.tsx';
import { CardLine } from '../../src/board/cards/CardLine.tsx';
import { bernals } from '../../src/cards/bernals.ts';
import { colonists } from '../../src/cards/colonists.ts';
import { crews } from '../../src/cards/crews.ts';
import { driftBernals } from '../../src/cards/drift-bernals.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { exploration } from '../../src/cards/exploration/index.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { texts } from '../../src/index.ts';
import { nameOfCard } from '../../src/rules/cards.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { figuresOf, gistOf } from '../../src/show/figures.ts';
import { fractionOf } from '../../src/show/fractions.ts';
import { noteOf } from '../../src/show/notes.ts';
import { abilityOf, firstSideOf, sidesOf } from '../../src/show/sides.ts';
import { scene } from '../../src/testing/index.ts';
import type { CardId } from '../../src/types.ts';
import { drawn } from '../support/drawn.ts';

const crewIds = idsOf(crews);
const explorationIds = copiesOf(exploration);

const { state } = scene();
const everyCard = [
  ...Object.keys(patents),
  ...Object.keys(equipment),
  ...Object.keys(colonists),
  ...Object.keys(bernals),
  ...Object.keys(driftBernals),
  ...crewIds,
  ...explorationIds.filter(id => id.startsWith('XD') || id.startsWith('XM1-')),
  'sample:C',
  'comet:HALLEY',
] as CardId[];

describe('cards on the page', () => {
  test.each(['en', 'fr'] as const)('every card of the box can be shown, %s', language => {
    const say = createFormatter(texts, language);
    for (const card of everyCard) {
      const sides = sidesOf(card);
      const shown = [
        ...sides.map(side => drawn(<CardLine card={side} state={state} say={say} onTouch={() => {}} />).join(' ')),
        drawn(<CardSheet card={sides[0]!} say={say} />).join(' '),
      ];
      for (const words of shown) {
        expect(words).not.toMatch(/(gist|figure|print|kind|side|support|platform|fleet|future|card)\.\w/);
      }
      for (const side of sides) expect(shown.at(-1)).toContain(say(nameOfCard(side)));
    }
  });

  test('[END-PATENT-01, END-SUPPORT-05] all sides of a card, a radiator both ways up', () => {
    const names = (card: CardId) => sidesOf(card).map(({ side, heavy }) => (heavy ? `${side}, heavy` : side));
    expect(names('T04')).toEqual(['white', 'black']);
    expect(names('H01')).toEqual(['white', 'white, heavy', 'black', 'black, heavy']);
    expect(names('W01')).toEqual(['black', 'purple']);
    expect(names('rover')).toEqual(['front', 'back']);
  });

  test('what it does in a few words', () => {
    const say = createFormatter(texts, 'en');
    const gist = (card: CardId) => figuresOf(firstSideOf(card)).map(gistOf).map(say).join(' · ');
    expect(gist('T04')).toBe('thrust 2 · ½ fuel a burn · needs steady current · 1 therm of heat');
    expect(gist('T01')).toBe('thrust 0 · no fuel · solar · push · sail');
    expect(gist('rover')).toBe('explore 1');
    expect(gist('G05')).toBe('needs fission · 2 therms of heat · gives steady current');
  });

  test('where a card is to be chosen, the option tells what it is good for', () => {
    const say = createFormatter(texts, 'en');
    const note = (card: CardId) => say(noteOf({ key: card, label: nameOfCard(card) })!);
    expect(note('T04')).toBe('thrust 2 · ½ fuel a burn · needs steady current · 1 therm of heat');
    expect(note('rover')).toMatch(/^explore 1 · /);
  });

  test('what it does besides is told by the side that does it', () => {
    const [white, black] = sidesOf('T01');
    expect(abilityOf(white!)).toBeUndefined();
    expect(abilityOf(black!)).toEqual({ key: 'ability.T01.black' });
    expect(sidesOf('B05').map(abilityOf)).toEqual([{ key: 'ability.B05' }, undefined]);
  });

  test.each([
    [3, '3'],
    [0.5, '½'],
    [4 + 1 / 3, '4⅓'],
    [1 + 2 / 9, '1.2'],
  ])('%d is written %s', (value, written) => {
    expect(fractionOf(value)).toBe(written);
  });
});
