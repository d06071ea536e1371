import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { holdDoor, releaseDoors } from '../../src/rules/map/doors.ts';

/** CREW.D1, by its number. */
const crewDoor = 0;

describe('where two rules meet', () => {
  test('[ETS-EVENT-03] an Override of a welded door ends with the round, and the weld still holds', () => {
    const performed = scene().perform(function* (t) {
      holdDoor(t.state, crewDoor, 'locked', t.state.round + 1);
      holdDoor(t.state, crewDoor, 'open', t.state.round);
    });
    expect(performed.isOpen('CREW.D1')).toBe(true);
    releaseDoors(performed.table);
    expect(performed.isOpen('CREW.D1')).toBe(false);
    performed.table.state.round += 1;
    releaseDoors(performed.table);
    expect(performed.isOpen('CREW.D1')).toBe(true);
  });

  test('[ETS-VAR-01] with a limit of one less than the actions, an Adrenaline Shot allows more Moves', () => {
    const played = scene({ variants: { legInjury: 'minus1' } })
      .survivor('marine-a', { at: 'CREW.w', holding: ['adrenalineShot'], injuries: ['leg'] })
      .turnOf('marine-a', 3)
      .play();
    played.choose('use:adrenalineShot:0');
    for (const zone of ['CREW.x', 'CREW.w', 'CREW.x', 'CREW.w']) played.choose(`move:${zone}`);
    expect(played.state.survivors[0]!.turn).toMatchObject({ moves: 4, actions: 0 });
  });

  test('[ETS-ADECK-01, ETS-COMBAT-14] Making it Last keeps the Power Cell that a shot would use up', () => {
    const played = scene()
      .survivor('captain-a', {
        at: 'CREW.w',
        holding: ['voidCannon', 'powerCell'],
        accomplishment: 'makingItLast',
        unlocked: true,
      })
      .survivor('marine-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .enemies('jaeger', 2, 'CREW.x')
      .turnOf('captain-a')
      .dice(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
      .play();
    played.choose('reward', 'attack:voidCannon:0@CREW.x');
    expect(played.holds('captain-a')).toContain('powerCell');
    played.choose('attack:voidCannon:0@CREW.x');
    expect(played.holds('captain-a')).not.toContain('powerCell');
    expect(played.offers('attack:')).toEqual([]);
  });

  test('[ETS-CLASS-01, ETS-ADECK-01] Full Auto is never quiet: its kills do not count for Ninja', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'], accomplishment: 'ninja' })
      .survivor('captain-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('swarmer', 1, 'CREW.e')
      .enemies('jaeger', 1, 'CREW.s')
      .turnOf('marine-a')
      .dice(4, 5, 4, 5, 4, 5, 4, 5)
      .play();
    played.choose('crisis');
    expect(played.count('swarmer')).toBe(0);
    expect(played.noiseIn('CREW.w')).toBe(5);
    expect(played.survivor('marine-a').accomplishment).toMatchObject({ card: 'ninja', count: 0, unlocked: false });
  });
});
