import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { decommission } from '../../src/rules/losing.ts';
import { profit } from '../../src/rules/year/index.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { keysOf, linesOf } from '../support/log.ts';
import { cardIn } from '../support/operations.ts';

/** What may have a lost card instead, whom, and where that one is. */
const savers: readonly (readonly [use: string, card: CardId, kept: (table: Scene) => boolean, set: () => Scene])[] = [
  ['medicalWing', 'N01', isAt('MA-L1'), () => scene().station('medicalWing', 'MA-L1')],
  ['recyclingPlant', 'rover', isInHand, () => scene().station('recyclingPlant', 'PALLAS')],
  ['vault:EROS', 'rover', isInHand, () => scene().site('EROS', { ongoing: ['XO16-1'] })],
  ['vault:EROS', 'rover', isInHand, () => scene().site('EROS', { ongoing: ['XO16-2'] })],
];

function isAt(node: NodeId) {
  return ({ state }: Scene) => state.stacks.some(stack => stack.node === node && stack.cards.length > 0);
}

function isInHand({ state }: Scene): boolean {
  return state.hand.includes('rover');
}

/** The card is in a Stack on EROS, and lost; whether its fate was asked. */
function lose(table: Scene, card: CardId, answer?: string) {
  table.rocket('EROS', { cards: [card, 'T05'] });
  const { no } = table.state.stacks.at(-1)!;
  return table.perform(
    t => decommission(t, t.state.stacks.find(stack => stack.no === no)!, cardOfRocket(table, no), 'hazard'),
    ...(answer === undefined ? [] : [answer]),
  );
}

function cardOfRocket({ state }: Scene, no: number) {
  return state.stacks.find(stack => stack.no === no)!.cards[0]!;
}

describe('a card that is spared', () => {
  test.each(savers)('[END-STATION-09, END-EXPCARD-08] %s keeps %s, once a year', (use, card, isKept, set) => {
    const table = set().year(3);
    const first = lose(table, card, use);
    expect(first.asked).toEqual(['spared']);
    expect(isKept(table)).toBe(true);
    expect(lose(table, card).asked).toEqual([]); // the same year again
    table.with(state => {
      state.year = 6;
      state.stage = 'profit';
    });
    table.perform(profit, 'aqua');
    expect(lose(table, card, use).asked).toEqual(['spared']);
  });

  test.each(savers)(
    '[END-STATION-09, END-EXPCARD-08] %s is not used up by %s that goes where it usually goes',
    (use, card, isKept, set) => {
      const table = set().year(3);
      lose(table, card, 'usual');
      expect(isKept(table)).toBe(false);
      lose(table, card, use);
      expect(isKept(table)).toBe(true);
    },
  );

  test('[END-EXPCARD-08] each Site has a Vault of its own', () => {
    const table = scene()
      .site('EROS', { ongoing: ['XO16-1'] })
      .site('EUREKA', { ongoing: ['XO16-1'] })
      .outpost('EUREKA', { cards: ['drill', 'T05'] });
    lose(table, 'rover', 'vault:EROS');
    const { stacks } = table.state;
    const there = stacks.find(({ node }) => node === 'EUREKA')!;
    const lost = table.perform(t => decommission(t, there, cardIn(table, 'drill'), 'hazard'), 'vault:EUREKA');
    expect(lost.state.hand).toEqual(['rover', 'drill']);
    expect(table.state.usedYear).toEqual(['vault:EROS', 'vault:EUREKA']);
  });

  test('[END-STATION-09] two that could have it: the Player picks one, and the other is left for the next', () => {
    const table = scene()
      .station('recyclingPlant', 'PALLAS')
      .site('EROS', { ongoing: ['XO16-1'] });
    expect(lose(table, 'rover', 'vault:EROS').asked).toEqual(['spared']);
    expect(lose(table, 'drill', 'recyclingPlant').asked).toEqual(['spared']);
    expect(lose(table, 'rover').asked).toEqual([]);
    expect(table.state.hand).toEqual(['rover', 'drill']);
  });

  test('[END-CORE-07] the log says what was lost, and why', () => {
    const lost = lose(scene(), 'R05');
    expect(keysOf(lost)).toEqual(['lost.card END-CORE-07']);
    expect(linesOf(lost)[0]).toMatch(/hazard/i);
  });
});
