import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lastFor } from '../../src/rules/turn/abilities.ts';
import type { BossCardId } from '../../src/types.ts';
import { facing } from '../support/foe.ts';

describe('the attack of a boss', () => {
  test('[ETS-EX-19, ETS-BOSS-16] of survivors with 6 and 8 Health, Execution goes for the one with 8', () => {
    const two = facing('REC.R', 'titan', 'REC.R', ['execution'])
      .survivor('marine-a', { health: 6 })
      .survivor('medic-a', { at: 'REC.R', health: 8 });
    const done = two.dice(4, 1, 1, 1, 1, 'blank').perform(enemyPhase);
    expect(done.survivor('medic-a').health).toBe(7);
  });

  test('[ETS-BOSS-17] without a condition it goes for the nearest, and for the lowest die among several there', () => {
    const three = facing('REC.A', 'preacher', 'REC.R', ['holyBolt'])
      .survivor('captain-a', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'REC.A' });
    const done = three.dice(5, 2, 4, 1, 1, 'blank').perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([10, 9, 7]);
    expect(done.said('victim.rolls')).toHaveLength(2);
  });

  test('[ETS-BOSS-17] equals within a condition: the nearest of them, then the lowest die', () => {
    const tied = (zone: string) =>
      facing('REC.R', 'titan', 'REC.R', ['looming', 'execution'])
        .survivor('marine-a', { health: 8 })
        .survivor('medic-a', { at: zone, health: 8 });
    expect(tied('REC.A').dice(4, 1, 1, 1, 1, 'blank').perform(enemyPhase).survivor('marine-a').health).toBe(7);
    expect(tied('REC.R').dice(3, 2, 4, 1, 1, 1, 1, 'blank').perform(enemyPhase).survivor('medic-a').health).toBe(7);
  });

  test('[ETS-BOSS-17, ETS-VAR-09] equally near zones are left to chance, or to the players', () => {
    const two = (enemyChoice: 'frenchProtocol' | 'players') =>
      facing('REC.A', 'preacher', 'REC.R', ['holyBolt'], { variants: { enemyChoice } }).survivor('captain-a', {
        at: 'REC.B',
      });
    const rolled = two('frenchProtocol').dice(2, 4, 1, 1, 'blank').perform(enemyPhase);
    expect(rolled.survivor('captain-a').health).toBe(8);
    const chosen = two('players').dice(4, 1, 1, 'blank').perform(enemyPhase, 'REC.B');
    expect(chosen.asked).toEqual(['enemy.zone']);
    expect(chosen.survivor('captain-a').health).toBe(8);
  });

  test('[ETS-BOSS-18] each die at or above the number deals 1 damage; without any there is no injury die', () => {
    const hit = facing('REC.R', 'titan', 'REC.R', ['execution']).dice(4, 5, 6, 3, 2, 'head').perform(enemyPhase);
    expect(hit.survivor('marine-a')).toMatchObject({ health: 7, injuries: ['head'] });
    const missed = facing('REC.R', 'titan', 'REC.R', ['execution']).dice(3, 3, 3, 3, 3, 'head').perform(enemyPhase);
    expect(missed.survivor('marine-a')).toMatchObject({ health: 10, injuries: [] });
  });

  test('[ETS-ARMOUR-02] it is one attack with one save, however many dice succeed', () => {
    const clad = facing('REC.R', 'titan', 'REC.R', ['execution']).survivor('marine-a', {
      holding: ['safeguardArmour'],
    });
    const done = clad.dice(4, 4, 4, 4, 4, 4).perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(10);
    expect(done.said('armour.held')).toHaveLength(1);
  });

  test('[ETS-ARMOUR-03] what armour stops neither slows, stuns nor pushes', () => {
    const clad = (card: BossCardId, ...dice: number[]) =>
      facing('CREW.e', 'olympian', 'REC.R', [card], { variants: { gravityPush: 'always' } })
        .survivor('marine-a', { at: 'CREW.e', holding: ['safeguardArmour'] })
        .event('gravityFailure')
        .dice(...dice)
        .perform(enemyPhase);
    const saved = clad('suppression', 5, 1, 1, 6);
    expect([saved.said('armour.held').length, saved.survivor('marine-a').lasting]).toEqual([1, []]);
    expect(saved.zoneOf('marine-a')).toBe('CREW.e');
    const missed = clad('suppression', 1, 1, 1); // attacked all the same, and nothing to stop
    expect(missed.survivor('marine-a').lasting).toMatchObject([{ what: 'suppression' }]);
    expect(missed.zoneOf('marine-a')).toBe('CREW.w');
  });

  test('[ETS-BDECK-08, ETS-BOSS-20] a card that hits several gives each its own dice, save and injury', () => {
    const two = facing('REC.R', 'primus', 'REC.R', ['tailSweep'])
      .survivor('marine-a', { holding: ['safeguardArmour'] })
      .survivor('captain-a', { at: 'REC.R' });
    const done = two.dice(4, 1, 1, 6, 4, 4, 4, 'leg').perform(enemyPhase);
    expect(done.survivor('marine-a')).toMatchObject({ health: 10, injuries: [] });
    expect(done.survivor('captain-a')).toMatchObject({ health: 6, injuries: ['leg'] });
  });

  test('[ETS-BOSS-06, ETS-FULL-09] a radial attack goes through walls and bubbles as noise does', () => {
    const walled = facing('CREW.B', 'olympian', 'REC.A', ['shockField']).noise('REC.A', 1).dice(4, 1, 1, 'blank');
    expect(walled.perform(enemyPhase).survivor('marine-a').health).toBe(9);
    const shielded = facing('REC.A', 'olympian', 'REC.R', ['shockField']).bubble('REC.A').dice(4, 1, 1, 'blank');
    expect(shielded.perform(enemyPhase).survivor('marine-a').health).toBe(9);
  });

  test('[ETS-FULL-08] any other stops at a bubble, also at one on its way', () => {
    for (const zone of ['CREW.w', 'CREW.x']) {
      const done = facing('CREW.w', 'preacher', 'CREW.e', ['holyBolt']).bubble(zone).perform(enemyPhase);
      expect(done.said('boss.attacks')).toEqual([]);
    }
  });

  test('[ETS-BOSS-10, ETS-BOSS-06, ETS-CLASS-08] whoever hides from it is out of range beyond its zone, but for radial cards', () => {
    const hiding = (card: BossCardId) =>
      facing('REC.A', 'preacher', 'REC.R', [card])
        .with(({ survivors }) => lastFor(survivors[0]!, 'fade', 'nextTurn'))
        .noise('REC.R', 1);
    expect(hiding('holyBolt').perform(enemyPhase).said('boss.idle')).toHaveLength(1);
    expect(hiding('purge').dice(1, 1).perform(enemyPhase).said('boss.attacks')).toHaveLength(1);
  });

  test('[ETS-BOSS-25] figures on the way neither stop it nor are they hit', () => {
    const done = facing('CREW.w', 'preacher', 'REC.R', ['holyBolt'])
      .survivor('captain-a', { at: 'CREW.C' })
      .enemies('jaeger', 2, 'CREW.x', { stunned: true })
      .dice(4, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(9);
    expect(done.said('stray')).toEqual([]);
    expect(done.count('jaeger')).toBe(2);
  });

  test('[ETS-ODD-20] in a Blackout it attacks beyond its zone only with radial cards', () => {
    const dark = (card: BossCardId) => facing('REC.A', 'preacher', 'REC.R', [card]).event('blackout').noise('REC.R', 1);
    expect(dark('holyBolt').perform(enemyPhase).said('boss.idle')).toHaveLength(1);
    const radial = dark('purge').dice(4, 1, 'blank').perform(enemyPhase);
    expect(radial.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-SOLOMON-05] a Solomon adds 1 to its damage, but not to none', () => {
    const led = () =>
      facing('REC.R', 'titan', 'REC.R', ['execution']).enemies('solomon', 2, 'REC.R', { stunned: true });
    expect(led().dice(4, 4, 1, 1, 1, 'blank').perform(enemyPhase).survivor('marine-a').health).toBe(7);
    expect(led().dice(1, 1, 1, 1, 1).perform(enemyPhase).survivor('marine-a').health).toBe(10);
    const sentry = facing('REC.R', 'olympian', 'REC.R', ['stunLance']).enemies('solomon', 1, 'REC.R', {
      stunned: true,
    });
    expect(sentry.dice(3, 1, 1, 'blank').perform(enemyPhase).survivor('marine-a').health).toBe(9);
  });

  test('[ETS-BDECK-08] where there is no room the charge is left out, but the attack made', () => {
    const crowded = (jaegers: number) =>
      facing('CREW.x', 'titan', 'REC.R', ['charge'])
        .enemies('jaeger', jaegers, 'CREW.x', { stunned: true })
        .dice(4, 1, 1, 'blank')
        .perform(enemyPhase);
    expect(crowded(4).count('titan', 'REC.R')).toBe(1);
    expect(crowded(4).survivor('marine-a').health).toBe(9);
    expect(crowded(3).count('titan', 'CREW.x')).toBe(1);
  });

  test('[ETS-BDECK-08] nobody is pulled into a full zone', () => {
    const done = facing('REC.R', 'olympian', 'REC.n', ['grapple'])
      .enemies('sip', 4, 'REC.n', { stunned: true })
      .dice(4, 1, 'blank')
      .perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(9);
    expect(done.zoneOf('marine-a')).toBe('REC.R');
  });

  test('[ETS-EVENT-25, ETS-EVENT-19] in gravity failure what hits from a range above 0 pushes its target, never the boss', () => {
    const shot = (...dice: (number | string)[]) =>
      facing('CREW.e', 'preacher', 'REC.R', ['holyBolt'])
        .event('gravityFailure')
        .dice(...dice)
        .perform(enemyPhase);
    const hit = shot(4, 1, 1, 'blank');
    expect(hit.zoneOf('marine-a')).toBe('CREW.w');
    expect(hit.count('preacher', 'REC.R')).toBe(1);
    expect(shot(1, 1, 1).zoneOf('marine-a')).toBe('CREW.e');
    const near = facing('REC.R', 'preacher', 'REC.R', ['hammerOfContrition'])
      .event('gravityFailure')
      .dice(4, 1, 1, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(near.zoneOf('marine-a')).toBe('REC.R');
  });

  test('[ETS-EVENT-25, ETS-EVENT-20] in its own zone the die gives the way, and the target goes the opposite one', () => {
    const done = facing('CREW.x', 'preacher', 'CREW.x', ['holyBolt'])
      .event('gravityFailure')
      .dice(4, 1, 1, 'blank', 'E')
      .perform(enemyPhase);
    expect(done.zoneOf('marine-a')).toBe('CREW.w');
    expect(done.count('preacher', 'CREW.x')).toBe(1);
  });
});

describe('allies before a boss', () => {
  test('[ETS-CO-1311, ETS-BOSS-17] they are attacked like survivors, and mind nothing but the damage', () => {
    const near = facing('CREW.C', 'olympian', 'REC.R', ['stunLance']).ally('sip', 'REC.R').dice(3, 1, 1);
    const done = near.perform(enemyPhase);
    expect(done.state.allies).toMatchObject([{ hurt: 1, status: 'here' }]);
    const both = facing('REC.R', 'olympian', 'REC.R', ['stunLance']).ally('sip', 'REC.R').dice(5, 2, 3, 3, 1);
    expect(both.perform(enemyPhase).state.allies).toMatchObject([{ hurt: 2, status: 'gone' }]);
  });
});
