import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { transfer } from '../../src/rules/free/transfer.ts';
import { mobileSites } from '../../src/rules/move/mobile.ts';
import { operations } from '../../src/rules/operations/index.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { acting, doing, keyFor, offered, stackIn } from '../support/operations.ts';

const barge = (node: 'EROS' | 'CE-LC' | 'EML3', kind: 'freighter' | 'slipstream' = 'freighter') =>
  scene()
    .stack(kind, node, { cards: ['K03'] }) // load 4
    .outpost(node, { cards: ['C07', 'plating', 'F01'], cargo: { water: 3 } });
const intoBarge = (at: Scene) => offered(at, transfer, 'stack:2');

describe('freighters', () => {
  test('[END-FREIGHT-01, END-FREIGHT-03] cards go aboard at a Factory, up to the load', () => {
    const table = barge('EROS').factory('EROS');
    expect(intoBarge(table)).toEqual([...(['C07', 'plating', 'F01'] as const).map(id => keyFor(table, id)), 'water']);
    const after = barge('EROS').factory('EROS');
    // The refinery of mass 3 leaves room for 1.
    expect(offered(after, transfer, 'stack:2', keyFor(after, 'F01'))).toEqual([keyFor(after, 'C07'), 'water', 'done']);
  });

  test('[END-FREIGHT-03] elsewhere only tanks; at the Home Bernal, too', () => {
    expect(intoBarge(barge('CE-LC'))).toEqual(['water', 'done']); // the first tank goes without a question
    const home = barge('EML3');
    acting(home, transfer, 'stack:2', 'water', 'water', 'done');
    expect(stackIn(home, 2).cargo.water).toBe(3);
  });

  test('[END-FREIGHT-03] at another Anchored Bernal, or a Drift Bernal, cards as well', () => {
    expect(intoBarge(barge('CE-LC').bernal('B03', 'CE-LC'))).toHaveLength(4);
    expect(intoBarge(barge('CE-LC').drift('D02', 'CE-LC', true))).toHaveLength(4);
    const loose = barge('CE-LC').bernal('B03', 'CE-LC', { anchored: false });
    expect(offered(loose, transfer, 'stack:3', 'stack:2')).toEqual(['water', 'done']);
  });

  test('[END-FREIGHT-01] the Ice Barge counts water half', () => {
    const load = (tanks: number) => {
      const at = scene()
        .stack('freighter', 'EROS', { cards: ['K01'] })
        .outpost('EROS', { cards: ['C07'], cargo: { water: 14 } });
      acting(at, transfer, 'stack:2', ...Array.from({ length: tanks - 1 }, () => 'water'), 'done');
      return stackIn(at, 2).cargo.water;
    };
    expect(load(11)).toBe(11);
    expect(load(12)).toBe(12); // load 6
    expect(load(13)).toBe(12);
  });

  test('[END-FREIGHT-01] the freighter is its own Stack: it is not carried away', () => {
    const table = scene()
      .stack('freighter', 'EML1', { cards: ['K03', 'rover'] })
      .rocket('EML1', { cards: ['C07'] });
    acting(table, transfer, 'stack:2', 'stack:3');
    expect(stackIn(table, 2).cards.map(({ card }) => card)).toEqual(['K03']);
    expect(stackIn(table, 3).cards.map(({ card }) => card)).toEqual(['C07', 'rover']);
  });

  test('[END-FREIGHT-05] promoted, it makes every Factory without a dome a mobile one', () => {
    const table = scene()
      .factory('EROS', 'BENNU')
      .colony('CERES')
      .stack('freighter', 'CERES', { cards: ['K01'] });
    expect(mobileSites(table.state)).toEqual([]);
    doing(table, promotion);
    expect(mobileSites(table.state)).toEqual(['EROS', 'BENNU']);
  });

  test('[END-FREIGHT-07] there is no delivery operation', () => {
    expect(operations.map(({ name }) => name)).not.toContain('delivery');
    expect(operations).toHaveLength(23);
  });

  test('[END-FREIGHT-08] the Slipstream Freighter loads like any other, and only one of the two is promoted', () => {
    const table = barge('EROS', 'slipstream').factory('EROS');
    acting(table, transfer, 'stack:2', keyFor(table, 'F01'), 'water');
    expect(stackIn(table, 2).cards.map(({ card }) => card)).toEqual(['K03', 'F01']);
    const both = scene()
      .colony('CERES')
      .stack('freighter', 'CERES', { cards: ['K01'] })
      .stack('slipstream', 'CERES', { cards: [{ card: 'K06', side: 'purple' }] });
    expect(promotion.isPossible(both.state)).toBe(false);
  });
});
