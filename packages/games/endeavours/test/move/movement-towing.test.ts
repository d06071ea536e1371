import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { release } from '../../src/rules/free/release.ts';
import { damage } from '../../src/rules/losing.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import type { NodeId, Tow } from '../../src/types.ts';
import { canMove, driveBy, fly, offersOf, stackIn } from '../support/move.ts';

/** A tug with an Operational beam, card 5; net thrust 2 by its weight. What it tows is an outpost of so many Rovers. */
const tug = (node: NodeId, rovers: number, side: 'front' | 'back' = 'front') =>
  scene()
    .rocket(node, { cards: ['T05', 'G08', 'H08', { card: 'tractorBeam', side }], wet: 10, tows: [{ stack: 3 }] })
    .outpost(node, { cards: Array.from({ length: rovers }, () => 'rover' as const) });
const comet = (node: NodeId, tow: Tow = { comet: 'ENCKE' }) =>
  scene()
    .rocket(node, { cards: ['T05', 'G08', 'H08', 'tractorBeam'], wet: 10, tows: [tow] })
    .site('ENCKE', { gone: true });
const most = (at: Scene) => driveBy(at, 'T05')?.mostBurns;

describe('moving with a tow', () => {
  test('[END-TRACTOR-10] what is towed adds nothing to the dry mass', () => {
    const towing = tug('EML1', 3);
    expect(dryMassOf(towing.state, stackIn(towing))).toBe(6);
  });

  test('[END-TRACTOR-11] the beam’s table limits the burns by the mass in tow; beyond it nothing moves', () => {
    expect([1, 2, 3].map(mass => most(tug('EML1', mass)))).toEqual([6, 4, 2]);
    expect(canMove(tug('EML1', 4))).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map(mass => most(tug('EML1', mass, 'back')))).toEqual([6, 6, 4, 4, 2, 2]);
    expect(canMove(tug('EML1', 7, 'back'))).toBe(false);
  });

  test('[END-TRACTOR-11, END-RULE-22] bonus burns count against it', () => {
    const helped = (rovers: number) => {
      const at = tug('CE-H2', rovers);
      stackIn(at).boons = [{ burns: 4 }];
      return at;
    };
    expect(offersOf(helped(1), '2')).toContain('JU-H'); // 2 + 2 of the six
    expect(offersOf(helped(3), '2')).not.toContain('JU-H'); // two at most
    expect(offersOf(helped(3), '2')).toContain('JU-B');
  });

  test('[END-TRACTOR-12] net thrust is the same, but it may not land', () => {
    expect(driveBy(tug('MA-L1', 3), 'T05')!.netThrust).toBe(2);
    expect(offersOf(tug('MA-L1', 1), '2')).not.toContain('DEIMOS');
  });

  test('[END-TRACTOR-04] a comet that was towed away cannot be landed on any more', () => {
    const gone = scene()
      .rocket('VE-L5', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .site('ENCKE', { gone: true });
    expect(offersOf(gone, '2')).not.toContain('ENCKE');
  });

  test('[END-TRACTOR-16] it comes along, and goes through belts with the tug', () => {
    const towing = tug('EML1', 1).year(7).dice(6); // 6 - 2 + 2 = 6 against a Rover's 5
    stackIn(towing, 3).cards.push({ ...stackIn(towing).cards[1]!, no: 99 }); // a generator of 7
    fly(towing, '2', 'EA-R2');
    expect(stackIn(towing, 3)).toMatchObject({ node: 'EA-R2', cards: [{ card: 'G08' }] });
  });

  test('[END-TRACTOR-16] and into black holes and ejections', () => {
    const lost = tug('EML1', 1).with(state => {
      state.holes = [['EML2']];
    });
    fly(lost, '2', 'EML2');
    expect(lost.state.stacks).toHaveLength(2);
    const hit = tug('EML1', 1)
      .with(state => {
        state.ejections = [{ nodes: ['EML2'], dice: [2, 2] }];
      })
      .dice(4, 1);
    fly(hit, '2', 'EML2');
    expect(stackIn(hit, 3).cards[0]!.damaged).toBe(true);
  });

  test('[END-TRACTOR-13] released, a Stack stays; a comet’s card comes into the Stack', () => {
    const towing = tug('EML1', 1);
    towing.perform(t => release.perform(t));
    expect([stackIn(towing).tows, stackIn(towing, 3).node]).toEqual([[], 'EML1']);
    const hauler = comet('VE-L5');
    hauler.perform(t => release.perform(t));
    expect(stackIn(hauler).cards.at(-1)!.card).toBe('comet:ENCKE');
  });

  test('[END-TRACTOR-14] without an Operational beam it is released where it is', () => {
    const broken = comet('VE-L5');
    broken.perform(t => damage(t, stackIn(broken), stackIn(broken).cards[1]!)); // the generator
    expect(stackIn(broken)).toMatchObject({ tows: [] });
    expect(stackIn(broken).cards.at(-1)!.card).toBe('comet:ENCKE');
  });

  test('[END-TRACTOR-15] several targets are towed together', () => {
    const both = tug('EML1', 1, 'back');
    stackIn(both).tows.push({ comet: 'HALEBOPP' }); // size 2
    expect(most(both)).toBe(4);
  });

  test('[END-CORE-16] what is in tow does not move by itself', () => {
    const towing = scene()
      .outpost('EML1', { cards: ['G08', 'tractorBeam'], tows: [{ stack: 3 }] })
      .rocket('EML1', { cards: ['C07'], wet: 3 });
    expect(canMove(towing, 3)).toBe(false);
  });
});
