import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { deploySatellite } from '../../src/rules/free/deploy-satellite.ts';
import { unlock } from '../../src/rules/free/unlock.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { isUnlocked } from '../../src/rules/playmats.ts';
import { relayedZones } from '../../src/rules/radio.ts';
import { loseSatellite, networkStrength } from '../../src/rules/satellites.ts';
import type { NodeId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { driveBy, fly } from '../support/move.ts';
import { acting, doing, offered } from '../support/operations.ts';

/** One at a Lagrange point of each of the first zones. */
const zones: readonly NodeId[] = ['ME-L4', 'VE-L4', 'SEL1', 'MA-L4', 'CE-LA', 'JU-L4', 'SA-L4'];
const deployed = (count: number) => scene().with(({ satellites }) => satellites.push(...zones.slice(0, count)));
const carrier = (node: NodeId) => scene().outpost(node, { cards: ['satellite'] });
const can = (table: Scene) => deploySatellite.isPossible(table.state);

describe('satellites', () => {
  test('[END-SAT-01] a Satellite card at a Lagrange point is given up as a free action', () => {
    const table = carrier('MA-L4');
    table.state.pool.satellite = 3;
    const up = acting(table, deploySatellite);
    expect(up.state.satellites).toEqual(['MA-L4']);
    expect(up.card('satellite')).toBeUndefined();
    expect(up.state.pool.satellite).toBe(4);
    expect(up.state.rights.operation).toBe(true);
    expect([can(carrier('EROS')), can(carrier('MA-H')), can(carrier('EA-R1'))]).toEqual([false, false, false]);
    expect(can(scene().leo({ cards: ['satellite'] }))).toBe(true);
  });

  test('[END-SAT-02] one in each zone', () => {
    const taken = carrier('MA-L4').with(({ satellites }) => satellites.push('MA-L5'));
    expect(can(taken)).toBe(false);
    expect(can(carrier('MA-L4').with(({ satellites }) => satellites.push('CE-LA')))).toBe(true);
  });

  test('[END-SAT-03, END-SAT-09, END-MAT-04] the next cube uncovers the next number: 1, 1, 2, 2, 3, 3, 4; there is no eighth', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(count => networkStrength(deployed(count).state))).toEqual([1, 1, 2, 2, 3, 3, 4]);
    const all = deployed(7).outpost('UR-L1', { cards: ['satellite'] });
    expect(can(all)).toBe(false);
    expect(can(deployed(6).outpost('UR-L1', { cards: ['satellite'] }))).toBe(true);
  });

  test('[END-SAT-04] what is deployed stays where it is when its carrier moves on', () => {
    const table = scene().rocket('MA-L4', { cards: ['C07', 'T11', 'satellite'], wet: 8 });
    acting(table, deploySatellite);
    const flown = fly(table, '3', 'MA-H');
    expect(flown.stack(2).node).toBe('MA-H');
    expect(flown.state.satellites).toEqual(['MA-L4']);
  });

  test('[END-EX-29, END-SAT-06, END-SAT-08, END-RULE-18] three make 2; with one lost it is 1, with none 0', () => {
    const table = deployed(3);
    expect(networkStrength(table.state)).toBe(2);
    loseSatellite(table.state, 'VE-L4');
    expect(table.state.satellites).toEqual(['ME-L4', 'SEL1']);
    expect(networkStrength(table.state)).toBe(1);
    expect(networkStrength(scene().state)).toBe(0);
    expect(can(table.outpost('VE-L5', { cards: ['satellite'] }))).toBe(true); // its cube is free again
  });

  test('[END-SAT-16] not in a black hole', () => {
    expect(can(carrier('MA-L4').with(({ holes }) => holes.push(['MA-L4'])))).toBe(false);
  });
});

describe('the network', () => {
  test('[END-SAT-07] an ability works with both spots filled and its cost paid', () => {
    const costs = { beamReflection: 3, powerAmplification: 4, radioRelay: 2, interferometry: 3 };
    for (const [ability, cost] of Object.entries(costs)) {
      const paid = acting(scene(), unlock, ability);
      expect(paid.state.bank).toBe(10 - cost);
      expect(isUnlocked(paid.state, ability)).toBe(false);
      Object.assign(paid.state.filled, { [`${ability}/0`]: 'green' });
      expect(isUnlocked(paid.state, ability)).toBe(false);
      Object.assign(paid.state.filled, { [`${ability}/1`]: 'green' });
      expect(isUnlocked(paid.state, ability)).toBe(true);
    }
    expect(offered(scene().unlocked('radioRelay'), unlock)).not.toContain('radioRelay');
  });

  test('[END-SAT-11, END-SAT-08] what it adds comes on top of Powersat', () => {
    const pushed = (satellites: number, crew: 'C05' | 'C07') => {
      const table = scene({ crew }).rocket('EML1', { cards: ['T07', 'G08', 'H08'], wet: 8 });
      table.with(state => state.satellites.push(...zones.slice(0, satellites)));
      return driveBy(table.unlocked('powerAmplification'), 'T07')!.netThrust;
    };
    const plain = pushed(0, 'C07');
    expect([pushed(0, 'C05') - plain, pushed(3, 'C05') - plain, pushed(3, 'C07') - plain]).toEqual([1, 3, 0]);
  });

  test('[END-SAT-14, END-RADIO-04] Radio Relay makes each satellite a relay', () => {
    expect(relayedZones(deployed(7).state, 'EML3', 'SA-L1')).toBe(0);
    expect(relayedZones(deployed(7).unlocked('radioRelay').state, 'EML3', 'SA-L1')).toBe(3);
  });

  test('[END-SAT-15] Interferometry adds X to observe rolls made in space, and to those alone', () => {
    const sum = (table: Scene) => {
      const seen = doing(table.with(onlyBlack).observation('OA1-1'), observe);
      return seen.log.find(({ key }) => key.startsWith('observe.'))!.params!['sum'];
    };
    const hubble = (count: number) => deployed(count).outpost('EML1', { cards: ['telescope'] });
    expect(sum(hubble(3).dice(2, 1, 1))).toBe(2);
    expect(sum(hubble(3).unlocked('interferometry').dice(2, 1, 1))).toBe(4);
    expect(sum(hubble(0).unlocked('interferometry').dice(2, 1, 1))).toBe(2);
    const flyeye = deployed(3).unlocked('interferometry').station('flyeyeObservatory', 'EROS');
    expect(sum(flyeye.dice(1, 1, 1, 1))).toBe(2);
  });
});
