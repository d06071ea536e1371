import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { research } from '../../src/rules/operations/research.ts';
import { doing, granted, noOf, offered, stackIn } from '../support/operations.ts';

describe('site refuel, where there is more than one', () => {
  test('[END-REFUEL-03] a Miner refuels again where the first refuel was, and nowhere else', () => {
    const table = scene()
      .factory('CERES', 'EROS')
      .outpost('CERES', { cards: ['N10', 'R10'] });
    const miner = [`isru:${noOf(table, 'N10')}`, `isru:${noOf(table, 'R10')}`];
    expect(offered(table, refuel)).toEqual([...miner, 'factory:CERES:water', 'factory:EROS:water']);
    const again = scene()
      .factory('CERES', 'EROS')
      .outpost('CERES', { cards: ['N10', 'R10'] });
    expect(offered(again, refuel, 'factory:CERES:water')).toEqual([...miner, 'factory:CERES:water']);
  });

  test('[END-REFUEL-01] the water of a platform goes into its own Stack, though others are there, and a Bernal above', () => {
    const ceres = scene()
      .outpost('CERES', { cards: ['rover'] })
      .rocket('CERES', { cards: ['R10'] })
      .factory('CERES')
      .bernal('B03', 'CE-LC');
    const done = doing(ceres, refuel, `isru:${noOf(ceres, 'R10')}`);
    expect(done.asked).toEqual(['refuel.source']);
    expect([stackIn(ceres, 2).cargo.water, stackIn(ceres, 3).cargo.water]).toEqual([0, 2]);
  });

  test('[END-REFUEL-05, END-CORE-04] not at a Drift Bernal where no Stack is and no outpost is left', () => {
    const above = (count: number) => {
      const table = scene()
        .factory('CERES')
        .drift('D02', 'CE-LC', true)
        .rocket('CERES', { cards: ['rover'] });
      for (const node of (['SEL1', 'SEL2'] as const).slice(0, count)) table.outpost(node, { cards: ['rover'] });
      return offered(table, refuel);
    };
    expect(above(1)).toEqual(['node:CERES', 'node:CE-LC']);
    expect(above(2)).toEqual([]); // CERES alone
  });

  test('[END-REFUEL-02] water is no isotope, and isotope no water', () => {
    const table = () => scene().factory('EROS').hand('W03').found('XM4-4', { site: 'EROS' });
    const water = doing(table(), refuel, 'factory:EROS:water').state;
    expect([water.isotopeMade, water.found.map(({ status }) => status)]).toEqual([false, ['open']]);
    const isotope = doing(table(), refuel, 'factory:EROS:isotope').state;
    expect([isotope.isotopeMade, isotope.found[0]!.produced]).toEqual([true, 0]);
  });

  test('[END-HIDDEN-06] each source is called by its card, or as the Factory', () => {
    const table = scene()
      .factory('CERES')
      .outpost('CERES', { cards: ['R10'] });
    const { match } = table.play().choose('operation.refuel');
    const sources = match.askOf('player')!.options as readonly { label: { params: { by: { key: string } } } }[];
    expect(sources.map(({ label }) => label.params.by.key)).toEqual(['card.R10', 'refuel.factory']);
  });
});

describe('research, of rare decks', () => {
  test('[END-AUCTION-04, END-DRIFT-20] the Slipstream Freighter does not count as the one freighter', () => {
    const decks = () => scene().patents('freighter', 'K01', 'K02').patents('thruster', 'T05');
    expect(offered(decks().stack('slipstream', 'EML1', { cards: ['K06'] }), research)).toEqual([
      'thruster',
      'freighter',
    ]);
    expect(offered(decks().stack('freighter', 'EML1', { cards: ['K06'] }), research)).toEqual([]); // thrusters alone
  });

  test('[END-AUCTION-01, END-BERNAL-09] a Bernal comes alone, for 1 Aqua', () => {
    const took = doing(scene().patents('bernal', 'B01', 'B02').patents('radiator', 'H01'), research, 'bernal');
    expect([took.state.hand, took.state.bank]).toEqual([['B01'], 9]);
  });

  test('[END-EXPCARD-05] who sees the top two takes either, and the other stays on top', () => {
    const peek = { operations: ['research'], free: true, peek: true } as const;
    const deck = () => scene().patents('radiator', 'H01', 'H02', 'H03');
    const peeked = (card: string) => granted(deck(), research, { ...peek, operations: ['research'] }, card).state;
    expect([peeked('H01').hand, peeked('H01').patents.radiator]).toEqual([['H01'], ['H03', 'H02']]);
    expect([peeked('H02').hand, peeked('H02').patents.radiator]).toEqual([['H02'], ['H03', 'H01']]);
    expect(() => granted(deck(), research, { ...peek, operations: ['research'] }, 'H03')).toThrow();
  });
});
