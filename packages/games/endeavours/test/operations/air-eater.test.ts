import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { massAt } from '../../src/rules/fuel.ts';
import { airEater } from '../../src/rules/operations/air-eater.ts';
import type { StackKind } from '../../src/types.ts';
import { cardIn, doing, offered, stackIn } from '../support/operations.ts';

const can = (table: Scene) => airEater.isPossible(table.state);
/** T06 eats air, burns 2 and wants the current of G01. */
const eater = (kind: StackKind = 'rocket', wet = 4) =>
  scene()
    .bank(0)
    .stack(kind, 'EA-AE', { cards: ['T06', 'G01', 'C07'], wet });

describe('air-eater refuel', () => {
  test('[END-HAZARD-07, END-FUEL-12] by a rocket or a Bernal under way, on an aerobrake node', () => {
    const kinds = (['rocket', 'outpost', 'freighter', 'mobile'] as const).filter(kind => can(eater(kind)));
    expect(kinds).toEqual(['rocket']);
    const at = (node: 'EML1' | null) => can(eater().with(({ stacks }) => Object.assign(stacks.at(-1)!, { node })));
    expect([at('EML1'), at(null)]).toEqual([false, false]);
    const bernal = (anchored: boolean) => scene().bernal('B03', 'EA-AE', { anchored }, ['G01', 'X03', 'H05']);
    expect([can(bernal(false)), can(bernal(true))]).toEqual([true, false]);
  });

  test('[END-HAZARD-07, END-CORE-10] the air-eater must be Operational, and a thruster must be there', () => {
    const spoilt = (card: 'T06' | 'G01') => {
      const table = eater();
      cardIn(table, card).damaged = true;
      return can(table);
    };
    expect([spoilt('T06'), spoilt('G01')]).toEqual([false, false]);
    const rocket = (...cards: ('T05' | 'G08' | 'H08' | 'X03' | 'H05')[]) =>
      can(scene().rocket('EA-AE', { cards, wet: 12 }));
    expect(rocket('T05', 'G08', 'H08', 'X03', 'H05')).toBe(true);
    expect(rocket('T05', 'G08', 'H08')).toBe(false); // nothing eats air
    expect(rocket('X03', 'H05')).toBe(false); // nothing thrusts
  });

  test('[END-HAZARD-07, END-CORE-11] no more tanks than there is room for', () => {
    const mass = (wet: number) => {
      const table = eater('rocket', wet).dice(2);
      doing(table, airEater);
      return massAt(stackIn(table, 2).wet!);
    };
    expect([mass(4), mass(30), mass(31), mass(32)]).toEqual([7, 32, 32, 32]);
  });

  test('[END-HAZARD-07, END-HAZARD-09, END-MISSION-56] it counts for a mission if the roll is passed and a tank gained', () => {
    const places = (die: number, wet = 4) =>
      doing(eater('rocket', wet).mission('AE1').dice(die), airEater).state.missions[0]!.places;
    expect([places(2), places(1), places(2, 32)]).toEqual([['EA-AE'], [], []]);
  });

  test('[END-HAZARD-07, END-PATENT-04] N08 adds a tank', () => {
    const table = eater().dice(2);
    stackIn(table, 2).cards.push({ ...cardIn(table, 'C07'), no: 77, card: 'N08', side: 'purple' });
    const done = doing(table, airEater);
    expect(done.said('airEater.gained')[0]!.params).toMatchObject({ tanks: 4 });
  });

  test('[END-HAZARD-07, END-HIDDEN-06] each Stack that may do so is offered', () => {
    const table = eater().bernal('B03', 'MA-AE', { anchored: false }, ['G01', 'X03', 'H05']);
    expect(offered(table, airEater)).toEqual(['stack:2', 'stack:3']);
  });
});
