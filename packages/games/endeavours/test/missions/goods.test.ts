import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { SiteId } from '../../src/types.ts';
import { canDeliver, delivering, doing, statusOf } from '../support/missions.ts';

describe('water', () => {
  const refuelled = (site: SiteId, water: number, manned = true) =>
    ({ act: 'refuelled', site, water, manned }) as const;

  test('[END-MISSION-30, END-MISSION-08] nine FTs by refuel operations on one Site of hydration 4, manned at each', () => {
    const produced = (...acts: ReturnType<typeof refuelled>[]) =>
      scene()
        .mission('HY2')
        .perform(doing(...acts)).state.missions[0]!.produced;
    expect(produced(refuelled('MAR-AR', 7))).toBe(7);
    expect(produced(refuelled('MAR-AR', 5), refuelled('MAR-AR', 5))).toBe(10);
    expect(produced(refuelled('MAR-AR', 5), refuelled('MAR-KO', 7))).toBe(7); // on one Site
    expect(produced(refuelled('BENNU', 7), refuelled('MAR-AR', 7, false))).toBe(0); // hydration 2; unmanned
  });

  const withWater = (water: number, role: object = {}, cards: ('C07' | 'rover')[] = ['C07']) =>
    scene()
      .mission('HY2', { produced: 9, ...role })
      .rocket('EROS', { cards, cargo: { water } });

  test('[END-MISSION-30, END-MISSION-32] any water at the named Site is Decommissioned once nine were produced, manned there', () => {
    const played = withWater(11).perform(delivering);
    expect(statusOf(played)).toBe('done');
    expect(played.stack(2).cargo.water).toBe(2); // nine, and no more
    expect(canDeliver(withWater(9, { produced: 8 }))).toBe(false);
    expect(canDeliver(withWater(9, {}, ['rover']))).toBe(false);
  });

  test('[END-MISSION-31] in several trips: it counts what was delivered', () => {
    const trip = withWater(4).perform(delivering);
    expect(trip.state.missions[0]).toMatchObject({ status: 'open', count: 4 });
    expect(statusOf(withWater(5, { count: 4 }).perform(delivering))).toBe('done');
    expect(withWater(9, { count: 4 }).perform(delivering).stack(2).cargo.water).toBe(4);
  });

  test('[END-MISSION-55] Decommissioned water makes the Stack lighter, wet fuel stays', () => {
    const played = scene()
      .mission('HY2', { produced: 9 })
      .rocket('EROS', { cards: ['C07'], cargo: { water: 3 }, wet: 6 })
      .perform(delivering);
    expect(played.stack(2).wet).toBe(15); // mass 3: the Crew and the 2 of fuel
  });
});

describe('supplies', () => {
  const supplied = (site: SiteId, ...cards: ('C07' | 'supplies')[]) => scene().mission('SD1').rocket(site, { cards });

  test('[END-MISSION-43, END-MISSION-09] General Supplies at a Claim on the named Site, with the asterisk met', () => {
    const claimed = supplied('LUN-MH', 'supplies', 'C07').site('LUN-MH', { claim: true });
    const played = claimed.perform(delivering);
    expect(statusOf(played)).toBe('done');
    expect(played.card('supplies')).toBeUndefined();
    expect(canDeliver(supplied('LUN-MH', 'supplies', 'C07'))).toBe(false); // no Claim
    expect(canDeliver(supplied('LUN-MH', 'supplies').site('LUN-MH', { claim: true }))).toBe(false); // nobody
    expect(canDeliver(supplied('LUN-MH', 'C07').site('LUN-MH', { claim: true }))).toBe(false); // not given
    expect(canDeliver(supplied('LUN-CB', 'supplies', 'C07').site('LUN-CB', { claim: true }))).toBe(false);
  });

  test('[END-MISSION-43, END-CLAIM-04] a Factory stands on a Claim', () => {
    expect(canDeliver(supplied('LUN-MH', 'supplies', 'C07').factory('LUN-MH'))).toBe(true);
  });

  test('[END-MISSION-07] one delivery serves one mission: the Player says which', () => {
    const two = supplied('LUN-MH', 'supplies', 'C07')
      .site('LUN-MH', { claim: true })
      .found('XM8-1', { site: 'LUN-MH' });
    const played = two.perform(delivering, 'XM8-1>card:2');
    expect(played.asked).toEqual(['deliver']);
    expect([statusOf(played), played.state.found[0]!.status]).toEqual(['open', 'points']);
  });
});

describe('comets', () => {
  const towing = (cards: ('C07' | 'rover')[] = ['C07']) =>
    scene()
      .mission('SC1')
      .site('ENCKE', { gone: true })
      .site('WIRTANEN', { gone: true })
      .rocket('EX-JSJ', { cards, tows: [{ comet: 'ENCKE' }] })
      .outpost('EX-JSJ', { cards: ['comet:WIRTANEN'] });

  test('[END-MISSION-44] towed to the named exit and Decommissioned there, all of them', () => {
    const built = towing();
    const first = built.perform(delivering, 'SC1>stack:2:ENCKE');
    expect(first.state.missions[0]).toMatchObject({ status: 'open', delivered: ['ENCKE'] });
    expect(first.stack(2).tows).toEqual([]);
    const second = built.perform(delivering);
    expect(statusOf(second)).toBe('done');
    expect(second.card('comet:WIRTANEN')).toBeUndefined();
  });

  test('[END-MISSION-44] what else the Stack tows stays in tow', () => {
    const built = towing().with(({ stacks }) => {
      const tug = stacks.find(({ tows }) => tows.length > 0)!;
      tug.tows = [{ comet: 'MACHHOLZ' }, ...tug.tows, { stack: 3 }];
    });
    const played = built.perform(delivering, 'SC1>stack:2:ENCKE');
    expect(played.stack(2).tows).toEqual([{ comet: 'MACHHOLZ' }, { stack: 3 }]);
  });

  test('[END-MISSION-44, END-MISSION-08] with the asterisk met, and nowhere else', () => {
    expect(canDeliver(towing(['rover']))).toBe(false);
    const elsewhere = towing().with(({ stacks }) => {
      for (const stack of stacks) if (stack.node === 'EX-JSJ') stack.node = 'JU-FLY';
    });
    expect(canDeliver(elsewhere)).toBe(false);
  });
});
