import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { role } from '../../src/rules/free/role.ts';
import { isSpacecraft } from '../../src/rules/stacks.ts';
import type { NodeId } from '../../src/types.ts';
import { canMove, driveBy, drives, fly, stackIn } from '../support/move.ts';

type Cards = NonNullable<Parameters<Scene['rocket']>[1]['cards']>;
const rocket = (cards: Cards, wet: number, node: NodeId = 'EML1') => scene().rocket(node, { cards, wet });
const keysOf = (at: Scene) => drives(at).map(({ thruster, afterburn }) => `${thruster?.card}${afterburn ? '+' : ''}`);

describe('what moves a Stack', () => {
  test('[END-MOVE-01, END-CORE-10] any Operational thruster: thruster, robonaut, Crew; nothing damaged or unsupported', () => {
    expect(keysOf(rocket(['T06', 'G01', 'R03', 'C07', 'rover'], 9))).toEqual(['T06', 'T06+', 'R03', 'C07', 'C07+']);
    expect(keysOf(rocket(['T06', 'rover'], 4))).toEqual([]);
    expect(keysOf(rocket([{ card: 'C07', damaged: true }, 'rover'], 4))).toEqual([]);
  });

  test('[END-MOVE-01] a lonely Crew still flies its own engine', () => {
    expect(keysOf(rocket([{ card: 'C07', lonely: true }], 3))).toEqual(['C07', 'C07+']);
  });

  test('[END-CORE-05] rocket, freighter, mobile factory and an unanchored Bernal are Spacecraft; outposts and LEO are not', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'] })
      .outpost('EML1', { cards: ['C01'] })
      .stack('freighter', 'EML1', { cards: ['K01'] })
      .stack('mobile', 'EML1')
      .bernal('B03', 'GEO', { anchored: false });
    expect(table.state.stacks.map(stack => isSpacecraft(table.state, stack))).toEqual([
      false, // LEO
      false, // the Home Bernal
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(canMove(table, 2)).toBe(true);
    expect(canMove(table, 3)).toBe(false);
  });

  test('[END-CORE-11] a rocket moves with a dry mass of 23, not with 24', () => {
    expect(canMove(rocket(['C07', 'B03', 'B04', 'R02'], 23))).toBe(true);
    expect(canMove(rocket(['C07', 'B03', 'B04', 'R02', 'rover'], 24))).toBe(false);
  });

  test('[END-CORE-16] a Spacecraft moves once a year', () => {
    const moved = rocket(['C07'], 3);
    fly(moved, '2', 'EML2');
    expect(canMove(moved)).toBe(false);
  });

  test('[END-CORE-24] another Stack that becomes the rocket afterwards has moved, too', () => {
    const moved = rocket(['C07'], 3).outpost('EML2', { cards: ['C01'] });
    fly(moved, '2', 'EML2');
    moved.perform(t => role.perform(t), '3:rocket');
    expect(stackIn(moved, 3).kind).toBe('rocket');
    expect(canMove(moved, 3)).toBe(false);
  });

  test('[END-CORE-24] freighter and Bernal have movements of their own', () => {
    const fleet = rocket(['C07'], 3)
      .stack('freighter', 'EML1', { cards: ['K01'] })
      .bernal('B03', 'GEO', { anchored: false }, ['G01', 'X01', 'H08']);
    fly(fleet, '2', 'EML2');
    expect([canMove(fleet, 2), canMove(fleet, 3), canMove(fleet, 4)]).toEqual([false, true, true]);
  });
});

describe('net thrust', () => {
  test('[END-MOVE-02] generators up to the first reactor, and that reactor, add to it', () => {
    const chain = rocket(['T05', { card: 'G07', side: 'black' }, 'X02', 'H05', 'H05'], 16);
    expect(driveBy(chain, 'T05')!.netThrust).toBe(3 + 1 + 1 - 1); // G07 +1, X02 +1, class -1
    const unused = rocket(['T05', 'G08', 'X02', 'H05'], 8);
    expect(driveBy(unused, 'T05')!.netThrust).toBe(3);
  });

  test('[END-MOVE-03] fuel per burn is multiplied by the factors of the chain', () => {
    const chain = rocket(['T08', 'X11', 'H05'], 8);
    expect(driveBy(chain, 'T08')!.fuelPerBurn).toBe(2); // F4 x1/2
    expect(driveBy(rocket(['T08', 'X01', 'H05'], 8), 'T08')!.fuelPerBurn).toBe(4);
  });

  test('[END-MOVE-04] the zone where it starts, for whatever the Sun drives', () => {
    const at = (node: NodeId) => driveBy(rocket(['T10', 'rover'], 5, node), 'T10')?.netThrust;
    expect([at('ME-L4'), at('VE-L1'), at('EML1'), at('MA-L1'), at('CE-LC'), at('JU-L1')]).toEqual([6, 5, 4, 3, 2, 1]);
    expect([at('SA-L1'), at('UR-L1'), at('NE-L1')]).toEqual([0, 0, undefined]);
    expect(driveBy(rocket(['T06', 'G02'], 5, 'MA-L1'), 'T06')!.netThrust).toBe(2); // by its generator
    expect(driveBy(rocket(['T06', 'G01'], 5, 'MA-L1'), 'T06')!.netThrust).toBe(3);
  });

  test('[END-MOVE-04] a mobile factory is dark in the Neptune zone, wherever the solar freighter that drives it is', () => {
    const mobile = (freighter: 'K01' | 'K02', node: NodeId) =>
      canMove(
        scene()
          .stack('mobile', node)
          .stack('freighter', 'EML1', { cards: [{ card: freighter, side: 'purple' }] }),
      );
    expect([mobile('K02', 'UR-L1'), mobile('K02', 'NE-L1'), mobile('K01', 'NE-L1')]).toEqual([true, false, true]);
  });

  test('[END-EX-05, END-MOVE-05] thrust 2, push, Powersat, wet mass 3 with a solar generator: 4', () => {
    const pushed = rocket(['T03', 'G02', 'H01'], 3).factory('AMUN');
    expect(driveBy(pushed, 'T03')!.netThrust).toBe(4);
    expect(driveBy(rocket(['T03', 'G02', 'H01'], 3), 'T03')!.netThrust).toBe(3);
  });

  test('[END-EX-06] the same in the Ceres zone: 2', () => {
    const far = rocket(['T03', 'G02', 'H01'], 3, 'CE-LC').factory('AMUN');
    expect(driveBy(far, 'T03')!.netThrust).toBe(2);
  });

  test('[END-MOVE-05, END-EQUIP-19] what is not pushable gets nothing, unless it has a Powersat Receiver', () => {
    expect(driveBy(rocket(['T06', 'G01'], 5).factory('AMUN'), 'T06')!.netThrust).toBe(3);
    expect(driveBy(rocket(['T06', 'G01', 'powersatReceiver'], 5).factory('AMUN'), 'T06')!.netThrust).toBe(4);
    expect(driveBy(rocket(['T06', 'G01', 'powersatReceiver'], 5), 'T06')!.netThrust).toBe(3);
  });

  test('[END-SAT-10, END-SAT-12, END-SAT-13] the network adds thrust and bonus burns to what Powersat pushes', () => {
    const linked = (at: Scene) =>
      at.unlocked('powerAmplification', 'beamReflection').with(state => {
        state.satellites = ['EML1', 'MA-L1', 'CE-LC'];
      });
    const pushed = driveBy(linked(rocket(['T03', 'G01', 'H01'], 5).factory('AMUN')), 'T03')!;
    expect([pushed.netThrust, pushed.bonusBurns]).toEqual([2 + 1 + 2, 2]);
    const unpowered = driveBy(linked(rocket(['T03', 'G01', 'H01'], 5)), 'T03')!;
    expect([unpowered.netThrust, unpowered.bonusBurns]).toEqual([2, 0]);
  });

  test('[END-MOVE-06] an afterburn costs its steps for one more', () => {
    const [usual, burning] = drives(rocket(['T05', 'G08', 'H08', 'rover'], 8));
    expect([usual!.netThrust, usual!.afterburnSteps]).toEqual([3, 0]);
    expect([burning!.netThrust, burning!.afterburnSteps]).toEqual([4, 1]);
    const lit = rocket(['T05', 'G08', 'H08', 'rover'], 8);
    fly(lit, '2+', 'EML2');
    expect(stackIn(lit).wet).toBe(28); // 29 less the step of the afterburn, no burn made
    expect(drives(scene().rocket('EML1', { cards: ['C07'], wet: 1 })).map(({ afterburn }) => afterburn)).toEqual([
      false,
    ]);
  });

  test('[END-MOVE-07] never below 0', () => {
    expect(driveBy(rocket(['T10', 'R02', 'R02', 'R02', 'R02'], 32, 'UR-L1'), 'T10')!.netThrust).toBe(0);
  });

  test('[END-EX-11] Crew and Rover at wet mass 5: 9, and 10 with the afterburn', () => {
    const [usual, burning] = drives(rocket(['C07', 'rover'], 5, 'LUN-CB'));
    expect([usual!.netThrust, burning!.netThrust, burning!.afterburnSteps]).toEqual([9, 10, 2]);
  });

  test('[END-MOVE-18] a sail has no fuel: its burns are limited by net thrust alone', () => {
    const sail = scene().rocket('LEO', { cards: [{ card: 'T02', side: 'black' }] });
    expect(driveBy(sail, 'T02')).toMatchObject({ netThrust: 4, fuelPerBurn: 0, bonusPivots: 1 }); // T2, class +2
    fly(sail, 'EML1');
    expect([stackIn(sail).node, stackIn(sail).wet]).toEqual(['EML1', null]);
  });

  test('chains that give other figures are offered apart, those that do not are not', () => {
    const two = rocket(['T05', 'G08', { card: 'G07', side: 'black' }, 'X01', 'H05', 'H05'], 16);
    expect(
      drives(two)
        .filter(({ afterburn }) => !afterburn)
        .map(({ netThrust }) => netThrust),
    ).toEqual([2, 3]);
    const same = rocket(['T05', 'G08', 'G08', 'H08'], 8);
    expect(drives(same).map(({ netThrust }) => netThrust)).toEqual([3, 4]);
  });
});
