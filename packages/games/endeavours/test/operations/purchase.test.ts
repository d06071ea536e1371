import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { equipment } from '../../src/cards/equipment.ts';
import { idsOf } from '../../src/catalogue.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { purchase } from '../../src/rules/operations/purchase.ts';
import { research } from '../../src/rules/operations/research.ts';
import { doing, offered } from '../support/operations.ts';

const equipmentIds = idsOf(equipment);

describe('purchase', () => {
  test('[END-PURCHASE-01, END-PURCHASE-02] up to four cards of any mixture at 1 Aqua each, into the Hand', () => {
    const bought = doing(scene(), purchase, 'rover', 'rover', 'drill', 'antenna');
    expect(bought.state.hand).toEqual(['rover', 'rover', 'drill', 'antenna']);
    expect(bought.state.bank).toBe(6);
    expect(bought.asked).toHaveLength(4);
  });

  test('[END-PURCHASE-02] fewer, too, but not none', () => {
    expect(offered(scene(), purchase)).not.toContain('done');
    expect(doing(scene(), purchase, 'rover', 'done').state.bank).toBe(9);
    expect(doing(scene().bank(1), purchase, 'rover').state).toMatchObject({ bank: 0, hand: ['rover'] });
    expect(purchase.isPossible(scene().bank(0).state)).toBe(false);
    expect(scene().bank(0).play().barred('operation.purchase')).toBe('END-PURCHASE-01');
  });

  test('[END-PURCHASE-03, END-EQUIP-03] the hand limit neither restricts it nor counts what it buys', () => {
    const full = () => scene().hand('T05', 'R01', 'F01', 'G01');
    expect(purchase.isPossible(full().state)).toBe(true);
    expect(research.isPossible(full().patents('thruster', 'T06').state)).toBe(false);
    const tools = scene().hand('rover', 'rover', 'drill', 'antenna', 'T05').patents('thruster', 'T06');
    expect(research.isPossible(tools.state)).toBe(true);
  });

  test('[END-PURCHASE-04, END-EQUIP-02] every kind is on sale, front side up, as long as copies are left', () => {
    expect(offered(scene(), purchase)).toEqual([...equipmentIds]);
    const bought = doing(scene(), purchase, 'aerobrake', 'done');
    expect(
      doing(
        scene().with(state => Object.assign(state, { hand: bought.state.hand })),
        boost,
        'aerobrake@LEO',
        'done',
      ).card('aerobrake')!.side,
    ).toBe('front');
  });

  test('[END-EQUIP-26, END-EQUIP-02] four of each: with the fourth bought it is on sale no more', () => {
    expect(Object.values(scene().state.pool)).toEqual(Array.from({ length: 21 }, () => 4));
    const last = scene().with(({ pool }) => Object.assign(pool, { rover: 1 }));
    expect(offered(last, purchase, 'rover')).not.toContain('rover');
  });

  test('[END-RULE-32, END-EQUIP-24, END-EQUIP-26] General Supplies and Station Module are sold apart, out of the same four', () => {
    const last = scene().with(({ pool }) => Object.assign(pool, { supplies: 2 }));
    const bought = doing(last, purchase, 'supplies', 'module', 'done');
    expect(bought.state.hand).toEqual(['supplies', 'module']);
    const kinds = (bought.decisions[2]!.asks[0]!.options as { key: string }[]).map(({ key }) => key);
    expect(kinds).not.toContain('supplies');
    expect(kinds).not.toContain('module');
    expect('back' in equipment.supplies || 'back' in equipment.module).toBe(false); // neither promotes the other
  });

  test('[END-PURCHASE-05] what is bought lies in the Hand until another operation brings it into play', () => {
    const bought = scene().play().choose('operation.purchase', 'rover', 'done');
    expect(bought.card('rover')).toBeUndefined();
    expect(bought.barred('operation.boost')).toBe('END-CORE-16');
  });
});
