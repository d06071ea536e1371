import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/rules/free/convert.ts';
import { dirtRefuel, scrap } from '../../src/rules/free/dirt.ts';
import { jettison } from '../../src/rules/free/jettison.ts';
import { radiator } from '../../src/rules/free/radiator.ts';
import { massAt } from '../../src/rules/fuel.ts';
import { coolingOf } from '../../src/rules/support.ts';
import { acting, keyFor, namesIn, offered, stackIn } from '../support/operations.ts';

const wetMass = (at: Scene) => massAt(stackIn(at, 2).wet!);

describe('fuel', () => {
  test('[END-FUEL-06] water into dirt makes all of it dirt', () => {
    const table = scene().rocket('EML1', { cards: ['T09'], cargo: { water: 1 }, wet: 6, fuel: 'dirt' });
    acting(table, convert, '2:wet:water');
    expect([stackIn(table, 2).fuel, wetMass(table), stackIn(table, 2).cargo.water]).toEqual(['dirt', 6, 0]);
  });

  test('[END-FUEL-06] isotope mixes with nothing, not even another type', () => {
    const cargo = { water: 1, isotope: { C: 2, S: 1 } };
    const table = scene().rocket('EML1', { cards: ['W06'], cargo, wet: 9, fuel: 'isotope', isotope: 'C' });
    expect(offered(table, convert)).toEqual(['2:wet:isotope:C', '2:cargo:isotope:C']);
    const dry = scene().rocket('EML1', { cards: ['W06'], cargo });
    expect(offered(dry, convert)).toEqual(['2:wet:water', '2:wet:isotope:C', '2:wet:isotope:S']);
    acting(dry, convert, '2:wet:isotope:S');
    expect([stackIn(dry, 2).fuel, stackIn(dry, 2).isotope, wetMass(dry)]).toEqual(['isotope', 'S', 7]);
  });

  test('[END-FUEL-08] one for one, and back again', () => {
    const table = scene().rocket('EML1', { cards: ['C07', 'rover'], cargo: { water: 3 } });
    acting(table, convert, '2');
    expect([stackIn(table, 2).cargo.water, wetMass(table)]).toEqual([1, 5]);
    acting(table, convert, '2:cargo:water', '1');
    expect([stackIn(table, 2).cargo.water, wetMass(table)]).toEqual([2, 5]);
    acting(table, convert, '2:cargo:water', '1');
    expect([stackIn(table, 2).cargo.water, stackIn(table, 2).wet]).toEqual([3, null]);
  });

  test('[END-FUEL-08] water that a Cryo Tank makes lighter weighs in full as fuel: 32 is the most', () => {
    const cargo = { water: 4 };
    const cards = ['C07', 'cryoTank'] as const;
    const table = scene().rocket('EML1', { cards, cargo, wet: 30 }); // four tanks weigh 2
    acting(table, convert, '2:wet:water', '4');
    expect(wetMass(table)).toBe(32);
    const heavy = scene().rocket('EML1', { cards, cargo, wet: 31 });
    expect(offered(heavy, convert, '2:wet:water')).toEqual(['1', '2']);
  });

  test('[END-FUEL-09] dirt Cargo stays dirt', () => {
    const table = scene().rocket('EML1', { cards: ['T09'], cargo: { dirt: 2 } });
    acting(table, convert, '2');
    expect([stackIn(table, 2).fuel, wetMass(table)]).toEqual(['dirt', 5]);
    acting(table, convert, '1');
    expect(stackIn(table, 2).cargo).toMatchObject({ water: 0, dirt: 1 });
  });

  test('[END-FUEL-13] not into isotope fuel, and without an Operational dirt thruster not at all', () => {
    const at = (role: Partial<Parameters<Scene['rocket']>[1]>) =>
      dirtRefuel.isPossible(
        scene()
          .factory('BENNU')
          .rocket('BENNU', { cards: ['T09', 'G08', 'H08'], ...role }).state,
      );
    expect(at({})).toBe(true);
    expect(at({ wet: 8, fuel: 'isotope', isotope: 'C' })).toBe(false);
    expect(at({ cards: ['T09', 'H08'] })).toBe(false);
  });

  test('[END-FUEL-14] neither Humans nor the thruster itself become dirt', () => {
    const table = scene().rocket('EML1', { cards: ['T09', 'G08', 'H08', 'C07', 'tourists', 'R02'] });
    expect(offered(table, scrap)).toEqual([keyFor(table, 'G08'), keyFor(table, 'H08'), keyFor(table, 'R02')]);
    expect(scrap.isPossible(scene().outpost('EML1', { cards: ['T09', 'G08', 'H08', 'R02'] }).state)).toBe(false);
  });

  test('[END-FUEL-15] wet mass down to any rung that is not below the dry mass', () => {
    const table = scene().rocket('EML1', { cards: ['C07', 'rover'], wet: 4 });
    const rungs = Array.from({ length: 10 }, (_, at) => String(9 + at)); // mass 2 is rung 9, mass 4 rung 19
    expect(offered(table, jettison)).toEqual(rungs);
    acting(table, jettison, '12');
    expect(wetMass(table)).toBe(2.5);
    acting(table, jettison, '9');
    expect(stackIn(table, 2).wet).toBeNull();
  });

  test('[END-FUEL-15] Cargo tanks are thrown away, too', () => {
    const table = scene().rocket('EML1', { cards: ['C07'], cargo: { water: 3, dirt: 1, isotope: { C: 1 } }, wet: 8 });
    expect(offered(table, jettison)).toEqual(['2:wet', '2:water', '2:dirt', '2:isotope:C']);
    acting(table, jettison, '2:water', '2');
    expect([stackIn(table, 2).cargo.water, wetMass(table)]).toEqual([1, 6]);
  });

  test('[END-SUPPORT-05] a radiator is turned: more therms, more mass', () => {
    const table = scene().rocket('EML1', { cards: ['C07', 'H08', 'H07'], wet: 6 });
    acting(table, radiator); // H07 has no heavy side
    expect([coolingOf(stackIn(table, 2)), wetMass(table)]).toEqual([7, 7]);
    expect(namesIn(stackIn(table, 2))).toEqual(['C07', 'H08', 'H07']);
  });
});
