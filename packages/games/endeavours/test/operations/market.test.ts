import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { earn } from '../../src/rules/money.ts';
import { freeMarket, income, marketPrice } from '../../src/rules/operations/market.ts';
import type { SiteId } from '../../src/types.ts';
import { doing, keyFor, offered } from '../support/operations.ts';

describe('market', () => {
  test('[END-GAMEPLAY-19] who earns nothing is not told of it', () => {
    const earning = (aqua: number) =>
      scene().perform(function* (t) {
        earn(t, aqua, 'END-MARKET-03');
      });
    expect([earning(0).said('money.earned').length, earning(2).said('money.earned').length]).toEqual([0, 1]);
    expect(earning(2).state.bank).toBe(12);
  });

  test('[END-MARKET-01] a Hand card goes to the bottom of its deck for 3 Aqua', () => {
    const sold = doing(scene().hand('T05', 'G01').patents('thruster', 'T01', 'T02'), freeMarket, 'T05');
    expect(sold.state.bank).toBe(13);
    expect(sold.state.hand).toEqual(['G01']);
    expect(sold.state.patents.thruster).toEqual(['T05', 'T02', 'T01']); // T01 lies on top
  });

  test('[END-MARKET-02] a black side in LEO is sold at the price of its type and goes to the Hand', () => {
    const table = scene().leo({ cards: [{ card: 'T05', side: 'black' }, 'T06'] });
    const sold = doing(table, freeMarket, keyFor(table, 'T05'));
    expect(sold.state.bank).toBe(20);
    expect(sold.state.hand).toEqual(['T05']);
    expect(sold.cardsAt('LEO')).toEqual(['T06']);
  });

  test('[END-MARKET-02, END-PATENT-06] neither white nor purple sides, nothing outside LEO', () => {
    const table = scene()
      .leo({ cards: ['T05', { card: 'W01', side: 'purple' }, 'C07'] })
      .rocket('EML1', { cards: [{ card: 'T06', side: 'black' }] });
    expect(freeMarket.isPossible(table.state)).toBe(false);
    expect(freeMarket.whyNot(table.state).rule).toBe('END-MARKET-01');
  });

  test('[END-FACTORY-05] 10 with no Factory of the type, then 8, 5 and 4', () => {
    const sites: SiteId[] = ['BENNU', 'RYUGU', 'PALLAS', 'CERES'];
    const prices = [0, 1, 2, 3, 4].map(count => marketPrice(scene().factory(...sites.slice(0, count)).state, 'C'));
    expect(prices).toEqual([10, 8, 5, 4, 4]);
    expect(marketPrice(scene().factory('BENNU').state, 'S')).toBe(10);
  });

  test('[END-FACTORY-05, END-MARKET-02] the price is paid that the Factories make', () => {
    const table = scene()
      .factory('EROS')
      .leo({ cards: [{ card: 'T05', side: 'black' }] });
    expect(doing(table, freeMarket).state.bank).toBe(18);
  });

  test('[END-MARKET-03] income is 1 Aqua', () => {
    expect(doing(scene(), income).state.bank).toBe(11);
  });

  test('[END-MARKET-04] equipment and what was found are never sold; a Robot is', () => {
    expect(freeMarket.isPossible(scene().hand('rover', 'XV1-1', 'OA1-1').state)).toBe(false);
    expect(freeMarket.isPossible(scene().leo({ cards: [{ card: 'rover', side: 'back' }] }).state)).toBe(false);
    expect(offered(scene().hand('rover', 'N13', 'T01'), freeMarket)).toEqual(['N13', 'T01']);
  });
});
