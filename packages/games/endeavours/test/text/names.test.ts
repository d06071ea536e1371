import { scene } from '@starboard/endeavours/testing';
import { expect, test } from 'vitest';
import { catalogue, idsOf } from '../../src/catalogue.ts';
import { nameOfCard } from '../../src/rules/cards.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { nameOfUnlock, unlocks } from '../../src/rules/playmats.ts';
import { cardOn } from '../../src/show/figures.ts';
import { matsOf } from '../../src/show/mats.ts';
import { sidesOf } from '../../src/show/sides.ts';
import { isText } from '../../src/text/index.ts';
import type { CardId, Words } from '../../src/types.ts';
import { view } from '../../src/view.ts';

const { patents, crews, colonists, bernals, driftBernals, equipment, exploration, foundMissions, observation } =
  catalogue;

function withoutText(texts: readonly Words[]): string[] {
  return texts.map(({ key }) => key).filter(key => !isText(key));
}

test('[END-PATENT-01, END-COMP-11, END-FOUND-11] every card has a name, in the Hand and on each of its sides', () => {
  const cards: CardId[] = [
    ...[patents, crews, colonists, bernals, driftBernals, equipment].flatMap(family => idsOf<CardId>(family)),
    ...copiesOf(exploration),
    ...copiesOf(observation),
  ];
  const rotated = idsOf(foundMissions)
    .filter(id => foundMissions[id]!.reward?.kind === 'rotate')
    .map(id => cardOn(id, 'rotated'));
  expect(rotated.length).toBeGreaterThan(0);
  expect(withoutText([...cards, ...cards.flatMap(sidesOf), ...rotated].map(nameOfCard))).toEqual([]);
});

test('[END-COMP-13] everything on the playmats has a name, and says what it does', () => {
  const { state } = scene()
    .project('bulkPurchase')
    .project('skySurvey')
    .station('fuelDepot', null)
    .station('coldStorage', null)
    .station('crewQuarters', 'EML1');
  const { lab, infrastructure, network } = matsOf(view(state, 'player'));
  const rows = [...lab, ...infrastructure, ...network].flatMap(group => group.rows);
  expect(rows.length).toBe(unlocks(state).length);
  expect(withoutText(unlocks(state).map(([id]) => nameOfUnlock(state, id)))).toEqual([]);
  expect(withoutText(rows.map(({ text }) => text))).toEqual([]);
});
