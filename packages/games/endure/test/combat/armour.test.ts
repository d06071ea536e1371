import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import type { Endure, ItemId } from '../../src/types.ts';

/** The medic alone, in this armour, hit for 2. */
function hit(holding: readonly ItemId[], ...dice: (number | string)[]) {
  return scene()
    .survivor('medic-a', { at: 'REC.C', holding })
    .dice(...dice)
    .perform((t: Endure) => strike(t, t.state.survivors[2]!, { damage: 2, rule: 'ETS-DMG-02' }))
    .survivor('medic-a');
}

describe('armour', () => {
  test.each([
    ['paddedOveralls', 5],
    ['safeguardArmour', 4],
    ['bastionArmour', 3],
    ['hullPlate', 2],
  ] as const)('[ETS-ARMOUR-01] %s: an attack is ignored altogether on %i or more', (armour, save) => {
    expect(hit([armour], save).health).toBe(8);
    expect(hit([armour], save - 1, 'blank').health).toBe(6);
  });

  test('[ETS-ITEM-05] Bastion Armour saves on 3+', () => {
    expect(hit(['bastionArmour'], 3).health).toBe(8);
    expect(hit(['bastionArmour'], 2, 'blank').health).toBe(6);
  });

  test('[ETS-ARMOUR-01] only equipped armour saves: what is carried gives no die', () => {
    const performed = scene()
      .survivor('medic-a', { at: 'REC.C', holding: ['hullPlate'] })
      .card('medic-a', 'hullPlate', { space: 0 })
      .dice('blank')
      .perform((t: Endure) => strike(t, t.state.survivors[2]!, { damage: 2, rule: 'ETS-DMG-02' }));
    expect(performed.survivor('medic-a').health).toBe(6);
    expect(performed.result).toBe(true);
  });

  test('[ETS-ARMOUR-01] one die for each incoming attack', () => {
    const performed = scene()
      .survivor('medic-a', { at: 'REC.C', holding: ['safeguardArmour'] })
      .enemies('jaeger', 2, 'REC.C')
      .phase('enemies')
      .dice(4, 3, 'blank')
      .perform(enemyPhase);
    expect(performed.survivor('medic-a').health).toBe(6);
  });

  test('[ETS-ARMOUR-03, ETS-DMG-04] an attack stopped by armour causes no injury roll', () => {
    expect(hit(['bastionArmour'], 6).injuries).toEqual([]); // an injury die would be one die too many
    expect(hit(['bastionArmour'], 1, 'leg').injuries).toEqual(['leg']);
  });

  test.each([
    ['stopped by armour pushes nobody', 4, [], 'CREW.x'],
    ['that comes through does', 3, ['blank'], 'CREW.w'],
  ] as const)('[ETS-ARMOUR-03] in gravity failure a shot %s', (_, save, injury, zone) => {
    const performed = scene()
      .survivor('marine-a', { at: 'LAB.C' })
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'CREW.x', holding: ['safeguardArmour'] })
      .enemies('icarus', 1, 'CREW.e')
      .event('gravityFailure')
      .phase('enemies')
      .dice(save, ...injury)
      .perform(enemyPhase);
    expect(performed.zoneOf('medic-a')).toBe(zone);
  });
});
