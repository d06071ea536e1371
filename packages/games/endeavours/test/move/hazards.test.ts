import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { epicHazard, hazardRoll, insurancePrice, safeEntriesOf, testRoll } from '../../src/rules/dice.ts';
import { airEater } from '../../src/rules/operations/air-eater.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { Endeavours } from '../../src/types.ts';
import { craft, fly, offersOf, stackIn } from '../support/move.ts';

const ship = (bank = 0) =>
  scene()
    .rocket('SA-FLY', { cards: ['T05', 'G08', 'H08', 'rover'], wet: 8 })
    .bank(bank);
const crash = (t: Endeavours) => hazardRoll(t, stackNo(t.state, craft), 'crash', 'SA-HZ');

describe('hazard rolls', () => {
  test('[END-HAZARD-01, END-HAZARD-09] on a 1 the whole Stack is Decommissioned, on a 2 nothing happens', () => {
    const lost = ship().dice(1);
    fly(lost, '2', 'SA-HZ');
    expect(lost.state.hand).toEqual(['T05', 'G08', 'H08']);
    expect(lost.state.stacks).toHaveLength(2);
    const safe = ship().dice(2);
    fly(safe, '2', 'SA-HZ');
    expect(stackIn(safe).cards).toHaveLength(4);
    const burnt = scene()
      .rocket('EML2', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .bank(0)
      .dice(1);
    fly(burnt, '2', 'EA-AE');
    expect(burnt.state.hand).toEqual(['T05', 'G08', 'H08']);
  });

  test('[END-HAZARD-02, END-HAZARD-03] FINAO for 4 Aqua spares the roll, wherever the Stack is', () => {
    const insured = ship(4);
    fly(insured, '2', 'SA-HZ', 'finao');
    expect([insured.state.bank, stackIn(insured).node]).toEqual([0, 'SA-HZ']);
    expect(ship(3).dice(2).perform(crash).asked).toEqual([]); // too dear: nobody is asked
  });

  test('[END-HAZARD-02] 3 with the Insurers; double once isotope fuel was produced', () => {
    const price = (at: ReturnType<typeof scene>) => {
      let found = 0;
      at.perform(function* (t) {
        found = insurancePrice(t);
      });
      return found;
    };
    expect([price(scene()), price(scene({ crew: 'C06' }))]).toEqual([4, 3]);
    const made = (at: ReturnType<typeof scene>) => at.with(state => Object.assign(state, { isotopeMade: true }));
    expect([price(made(scene())), price(made(scene({ crew: 'C06' })))]).toEqual([8, 6]);
  });

  test('[END-HAZARD-04] aerobrakes are entered from above and left downwards', () => {
    const above = scene().rocket('MA-AE', { cards: ['T05', 'G08', 'H08'], wet: 8 });
    expect(offersOf(above, '2')).toEqual(expect.arrayContaining(['MA-LO', 'MAR-AR', 'MAR-KO', 'MAR-PV']));
    expect(offersOf(above, '2').filter(key => key.startsWith('via:'))).toEqual(['via:MA-LO']);
    const below = scene().rocket('EML1', { cards: ['T05', 'G08', 'H08'], wet: 8 });
    expect(offersOf(below, '2').filter(key => key.startsWith('via:'))).not.toContain('via:EA-AE');
  });

  test('[END-HAZARD-01] sails do not enter aerobrakes', () => {
    const sail = scene().rocket('EML2', { cards: ['T01'] });
    expect(offersOf(sail)).not.toContain('EA-AE');
  });

  test('[END-HAZARD-06, END-EQUIP-16] an Aerobrake spends a safe entry instead of the roll, and goes with the last', () => {
    const braked = scene()
      .rocket('EML2', { cards: ['T05', 'G08', 'H08', 'aerobrake'], wet: 8 })
      .bank(0);
    const aerobrake = stackIn(braked).cards[3]!;
    expect(safeEntriesOf(aerobrake)).toBe(2);
    fly(braked, '2', 'EA-AE', 'entry');
    expect([safeEntriesOf(aerobrake), braked.state.pool.aerobrake]).toEqual([1, 4]);
    Object.assign(stackIn(braked), { moved: false, node: 'EML2' });
    fly(braked, '2', 'EA-AE', 'entry');
    expect(stackIn(braked).cards.map(({ card }) => card)).toEqual(['T05', 'G08', 'H08']);
    expect(braked.state.pool.aerobrake).toBe(5);
  });

  test('[END-EQUIP-16, END-EQUIP-27] or it rolls; the promoted side has four', () => {
    const braked = scene()
      .rocket('EML2', { cards: ['T05', 'G08', 'H08', { card: 'aerobrake', side: 'back' }], wet: 8 })
      .bank(0)
      .dice(2);
    fly(braked, '2', 'EA-AE', 'roll');
    expect(safeEntriesOf(stackIn(braked).cards[3]!)).toBe(4);
  });

  test('[END-HAZARD-06] a Drag Skirt rerolls one aerobrake a year', () => {
    const skirt = scene()
      .rocket('EML2', { cards: ['T06', 'G12'], wet: 5 })
      .bank(0)
      .dice(1, 3);
    fly(skirt, '2', 'EA-AE');
    expect(stackIn(skirt).node).toBe('EA-AE');
    Object.assign(stackIn(skirt), { moved: false, node: 'EML2' });
    const again = skirt.dice(1);
    fly(again, '2', 'EA-AE');
    expect(again.state.hand).toEqual(['T06', 'G12']);
  });

  test('[END-HAZARD-07, END-HAZARD-08, END-EQUIP-17] an air-eater gains 5 less its consumption, with a roll of its own each time', () => {
    const eater = scene()
      .rocket('EA-AE', { cards: ['T06', 'G01', 'aerobrake'], wet: 4 })
      .bank(0)
      .dice(2, 1);
    const drunk: (number | null)[] = [];
    const rolled = eater.perform(function* (t) {
      for (let year = 0; year < 2; year++) {
        yield* airEater.perform(t, null);
        drunk.push(eater.state.stacks[craft]?.wet ?? null);
      }
    });
    expect(rolled.asked).toEqual([]); // no safe entry is offered
    expect(drunk).toEqual([27, null]); // 4 and 3 tanks of F2 are 7; then a 1
  });

  test('[END-ELEVATOR-02] an epic hazard fails on a 1, unless FINAO was paid', () => {
    const epic = (t: Endeavours) => epicHazard(t, null, 'future');
    expect(scene().bank(0).dice(1).perform(epic).result).toBe(false);
    expect(scene().bank(0).dice(2).perform(epic).result).toBe(true);
    expect(scene().bank(4).perform(epic, 'finao').result).toBe(true);
  });
});

describe('test dice', () => {
  const roll = (count: number) => (t: Endeavours) =>
    testRoll(t, count, { by: stackNo(t.state, craft), purpose: 'shielding', node: 'EML1' });

  test('[END-DICE-01, END-DICE-06] their sum counts; no dice sum to 0', () => {
    expect(ship().dice(3, 5).perform(roll(2)).result).toBe(8);
    expect(ship().perform(roll(0)).result).toBe(0);
  });

  test('[END-DISC-09, END-RULE-09, END-HIDDEN-07] the extra test die is offered before the roll, and used once', () => {
    const owner = ship().unlocked('extraDie').dice(3, 5, 2);
    const used = owner.perform(roll(1), 'use');
    expect([used.result, owner.state.extraDieUsed]).toEqual([8, true]);
    const after = owner.dice().perform(roll(1));
    expect(after.asked).toEqual([]);
    const kept = ship().unlocked('extraDie').dice(3);
    expect([kept.perform(roll(1), 'keep').result, kept.state.extraDieUsed]).toEqual([3, false]);
  });

  test('[END-EXPCARD-05] Peer Review has the dice rolled again, and the second result stands', () => {
    const reviewed = ship().hand('XV8-2').dice(1, 5);
    expect(reviewed.perform(roll(1), 'reroll').result).toBe(5);
    expect([reviewed.state.hand, reviewed.state.exploration.discard]).toEqual([[], ['XV8-2']]);
    expect(ship().hand('XV8-1').dice(1).perform(roll(1)).asked).toEqual([]); // that one is for size rolls
    const saved = ship().hand('XV8-3').dice(1, 4);
    expect(saved.perform(crash, 'reroll').result).toBe(true);
  });
});
