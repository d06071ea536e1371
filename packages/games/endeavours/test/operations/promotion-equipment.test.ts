import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { cardIn, doing } from '../support/operations.ts';

const can = (table: Scene) => promotion.isPossible(table.state);
/** At the Home Bernal, promoted to a Lab. */
const lab = (card: 'aerobrake' | 'rover') =>
  scene()
    .home('B09', 'SEL5')
    .with(({ stacks }) => {
      stacks.at(-1)!.cards[0]!.side = 'purple';
    })
    .rocket('SEL5', { cards: [card] })
    .unlocked(card);

describe('promotion of equipment, in a Lab', () => {
  test('[END-EQUIP-09, END-EQUIP-10] once, and for the last Aqua', () => {
    const price = lab('rover').state.bank - doing(lab('rover'), promotion).state.bank;
    expect(price).toBeGreaterThan(0);
    expect([can(lab('rover').bank(price)), can(lab('rover').bank(price - 1))]).toEqual([true, false]);
    const done = lab('rover').bank(20);
    doing(done, promotion);
    expect(cardIn(done, 'rover').side).toBe('back');
    expect(can(done)).toBe(false);
  });

  test('[END-EQUIP-27] an Aerobrake has its safe entries again; what others have used stays used', () => {
    const used = (card: 'aerobrake' | 'rover') => {
      const table = lab(card);
      cardIn(table, card).uses = 1;
      doing(table, promotion);
      return cardIn(table, card).uses;
    };
    expect([used('aerobrake'), used('rover')]).toEqual([0, 1]);
  });

  test('[END-PATENT-05] a Bernal that is promoted is not promoted again', () => {
    const home = () => scene().colony('EROS'); // B05 wants S
    expect(can(home())).toBe(true);
    const done = home();
    doing(done, promotion);
    expect(can(done)).toBe(false);
  });
});
