import { type Scene, scene } from '@starboard/endeavours/testing';
import { keyOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { sunspotEvent } from '../../src/rules/year/index.ts';
import { noOf, stackIn } from '../support/operations.ts';

/** The end of a yellow year: 3 is a Glitch, 4 a Pad Explosion, 5 Budget Cuts. */
const rolled = (die: number, table: Scene, ...answers: string[]) =>
  table
    .year(2)
    .dice(die)
    .perform(sunspotEvent, ...answers);
const offers = ({ decisions }: ReturnType<typeof rolled>) => decisions.map(({ asks }) => asks[0]!.options.map(keyOf));

describe('a Glitch', () => {
  const glitched = (table: Scene) => rolled(3, table).state.stacks.flatMap(({ no, glitch }) => (glitch ? [no] : []));

  test('[END-EVENT-02] needs a card to fall on: none on an empty mobile factory', () => {
    expect(glitched(scene().stack('mobile', 'SEL1'))).toEqual([]);
    expect(
      glitched(
        scene()
          .stack('mobile', 'SEL1')
          .outpost('SEL2', { cards: ['G01'] }),
      ),
    ).toEqual([3]);
  });

  test('[END-EVENT-02] not in LEO, not in a wormhole, and no second one on a Stack', () => {
    const table = scene()
      .leo({ cards: ['G01', 'G02', 'G03'] })
      .outpost('SEL1', { cards: ['G04', 'G05', 'G06'] })
      .outpost('SEL2', { cards: ['G07', 'G08'], glitch: true })
      .rocket('SEL4', { cards: ['G09'] });
    Object.assign(stackIn(table, 2), { node: null, arrives: { year: 5, node: 'SEL1' } });
    expect(glitched(table)).toEqual([3, 4]);
  });

  test('[END-EVENT-02] the Player picks among the fullest alone', () => {
    const table = scene()
      .outpost('SEL1', { cards: ['G01', 'G02'] })
      .outpost('SEL2', { cards: ['G03'] })
      .rocket('SEL4', { cards: ['G04', 'G05'] });
    expect(offers(rolled(3, table, 'stack:4'))).toEqual([['stack:2', 'stack:4']]);
    expect(stackIn(table, 4).glitch).toBe(true);
  });
});

describe('a Pad Explosion', () => {
  test('[END-EVENT-05] of several equally heavy cards the Player picks one', () => {
    const table = scene().leo({ cards: ['R02', 'G01', 'R02'] });
    const { cards } = table.state.stacks[0]!;
    const hit = rolled(4, table, `card:${cards[2]!.no}`);
    expect(offers(hit)).toEqual([[`card:${cards[0]!.no}`, `card:${noOf(table, 'R02') + 2}`]]);
    expect(hit.cardsAt('LEO')).toEqual(['R02', 'G01']);
  });

  test('[END-EVENT-05] a Bernal and a black side are invisible to it, however heavy, and so is an empty pad', () => {
    const cards = ['B03', { card: 'T09', side: 'black' }, 'R02'] as const;
    expect(rolled(4, scene().leo({ cards })).cardsAt('LEO')).toEqual(['B03', 'T09']);
    expect(rolled(4, scene()).state.hand).toEqual([]);
  });

  test('[END-EVENT-05, END-STATION-09] Debris Radar: nothing is lost, but it can be lonely all the same', () => {
    const table = scene()
      .station('debrisRadar', 'EML1')
      .leo({ cards: ['R02'] })
      .rocket('SEL1', { cards: ['N02'] });
    const hit = rolled(4, table);
    expect(hit.cardsAt('LEO')).toEqual(['R02']);
    expect(hit.card('N02')!.lonely).toBe(true);
  });
});

describe('Budget Cuts', () => {
  test('[END-EVENT-06, END-CORE-07] the card goes under its deck; of several alike one is offered', () => {
    const table = scene().hand('rover', 'T05', 'rover').patents('thruster', 'T01');
    const cut = rolled(5, table, 'T05');
    expect(offers(cut)).toEqual([['rover', 'T05']]);
    expect([cut.state.hand, cut.state.patents.thruster]).toEqual([
      ['rover', 'rover'],
      ['T05', 'T01'],
    ]);
    expect(cut.said('budgetCuts.lost')).toMatchObject([{ rule: 'END-EVENT-06' }]);
  });

  test('[END-EVENT-06, END-BERNAL-02] the Archive Bernal keeps the Hand together', () => {
    expect(rolled(5, scene().home('B09').hand('T05')).state.hand).toEqual(['T05']);
  });
});
