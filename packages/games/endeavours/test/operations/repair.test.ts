import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { acting, cardIn, doing, stackIn } from '../support/operations.ts';

/** Something damaged, and what is with it. */
const broken = (
  node: NodeId,
  ...cards: (CardId | { card: CardId; side?: 'back'; lonely?: boolean; damaged?: boolean })[]
) => scene().outpost(node, { cards: [{ card: 'drill', damaged: true }, ...cards] });
const can = (table: Scene) => repair.isPossible(table.state);

describe('repair', () => {
  test('[END-REPAIR-01] somebody, Spare Parts and something damaged, at one place', () => {
    expect(can(broken('EROS', 'C07', 'spareParts'))).toBe(true);
    expect(can(broken('EROS', 'N02', 'spareParts'))).toBe(true);
    expect(can(broken('EROS', 'spareParts'))).toBe(false);
    expect(can(broken('EROS', 'C07'))).toBe(false);
    expect(can(scene().outpost('EROS', { cards: ['drill', 'C07', 'spareParts'] }))).toBe(false);
    expect(can(broken('EROS', 'C07').rocket('BENNU', { cards: ['spareParts'] }))).toBe(false);
    expect(can(broken('EROS', 'C07').rocket('EROS', { cards: ['spareParts'] }))).toBe(true);
    expect(broken('EROS').play().barred('operation.repair')).toBe('END-REPAIR-01');
  });

  test('[END-REPAIR-01, END-EQUIP-21] tourists and Robots do not, an undamaged Repair Bot does', () => {
    expect(can(broken('EROS', 'tourists', 'spareParts'))).toBe(false);
    expect(can(broken('EROS', 'N15', 'spareParts'))).toBe(false);
    expect(can(broken('EROS', 'drone', 'spareParts'))).toBe(false); // a Diagnostic Drone
    expect(can(broken('EROS', { card: 'drone', side: 'back' }, 'spareParts'))).toBe(true);
    expect(can(broken('EROS', { card: 'drone', side: 'back', damaged: true }, 'spareParts'))).toBe(false);
  });

  test('[END-REPAIR-02] one Spare Parts card goes; everything damaged there is mended, in all Stacks', () => {
    const table = broken('EROS', 'C07', 'spareParts', 'spareParts')
      .rocket('EROS', { cards: [{ card: 'rover', damaged: true }] })
      .outpost('BENNU', { cards: [{ card: 'telescope', damaged: true }] });
    table.state.pool.spareParts = 2;
    const mended = doing(table, repair);
    expect(mended.card('drill')!.damaged).toBe(false);
    expect(mended.card('rover')!.damaged).toBe(false);
    expect(mended.card('telescope')!.damaged).toBe(true);
    expect(mended.cardsAt('EROS').filter(card => card === 'spareParts')).toHaveLength(1);
    expect(mended.state.pool.spareParts).toBe(3);
  });

  test('[END-REPAIR-03, END-STATION-07] a Colony, an Anchored Bernal or a station counts as the Human', () => {
    expect(can(broken('EROS', 'spareParts').colony('EROS'))).toBe(true);
    expect(can(broken('EROS', 'spareParts').factory('EROS'))).toBe(false);
    expect(can(broken('EML3', 'spareParts'))).toBe(true); // the Home Bernal
    expect(can(broken('MA-L4', 'spareParts').station('fuelDepot', 'MA-L4'))).toBe(true);
    expect(can(broken('MA-L4', 'spareParts').drift('D05', 'MA-L4', true))).toBe(true);
    expect(can(broken('MA-L4', 'spareParts').drift('D05', 'MA-L4'))).toBe(false);
  });

  test('[END-REPAIR-04, END-LONELY-05] a lonely Human does not qualify', () => {
    expect(can(broken('EROS', { card: 'C07', lonely: true }, 'spareParts'))).toBe(false);
  });

  test('[END-REPAIR-05] a Glitch elsewhere is left alone', () => {
    const table = broken('EML3', 'spareParts').outpost('EROS', { cards: ['rover'], glitch: true });
    doing(table, repair);
    expect(cardIn(table, 'drill').damaged).toBe(false);
    expect(stackIn(table, 3).glitch).toBe(true);
  });

  test('[END-REPAIR-05, END-EVENT-03] at the place it strikes first, card by card', () => {
    const table = broken('EML3', 'spareParts');
    stackIn(table, 2).glitch = true;
    const struck = doing(table.dice(6, 1), repair); // the Spare Parts are lost to it
    expect(struck.card('drill')!.damaged).toBe(true);
    expect(struck.cardsAt('EML3')).toEqual(['B05', 'drill']);
  });
});

describe('repairing a Glitch', () => {
  const glitched = (node: NodeId, ...cards: CardId[]) =>
    scene().outpost(node, { cards: ['rover', ...cards], glitch: true });
  const canFix = (table: Scene) => repairGlitch.isPossible(table.state);

  test('[END-EVENT-04] by any Human with it, as a free action', () => {
    expect(canFix(glitched('EROS'))).toBe(false);
    expect(glitched('EROS').play().barred('free.repairGlitch')).toBe('END-EVENT-04');
    const fixed = acting(glitched('EROS', 'N02'), repairGlitch);
    expect(fixed.stack(2).glitch).toBe(false);
    expect(fixed.state.rights.operation).toBe(true);
    expect(canFix(glitched('EROS').rocket('EROS', { cards: ['C07'] }))).toBe(true);
    expect(canFix(glitched('EROS').rocket('BENNU', { cards: ['C07'] }))).toBe(false);
  });

  test('[END-EVENT-04] by whoever lives there, and in LEO', () => {
    expect(canFix(glitched('EROS').colony('EROS'))).toBe(true);
    expect(canFix(glitched('EML3'))).toBe(true);
    expect(canFix(scene().leo({ cards: ['rover'], glitch: true }))).toBe(true);
  });
});
