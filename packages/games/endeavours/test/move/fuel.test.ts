import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/rules/free/convert.ts';
import { dirtRefuel, scrap } from '../../src/rules/free/dirt.ts';
import { jettison } from '../../src/rules/free/jettison.ts';
import { burnt, massAt, nearestPosition, positionOf, stepsAt, stepsOf, weightClass } from '../../src/rules/fuel.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { burnsFor } from '../../src/rules/move/drives.ts';
import { charge, type Flight } from '../../src/rules/move/flight.ts';
import { addFuel, mixed, removeFuel } from '../../src/rules/tanks.ts';
import { driveBy, fly, stackIn, wetMassIn } from '../support/move.ts';

const cum = (mass: number) => stepsAt(positionOf(mass));

describe('the ladder', () => {
  test('[END-FUEL-01] the steps from each whole mass to the next', () => {
    const between = Array.from({ length: 22 }, (_, at) => cum(at + 2) - cum(at + 1));
    expect(between).toEqual([9, 6, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('[END-FUEL-02] the cumulative index of every mass', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 22, 23].map(cum)).toEqual([
      0, 9, 15, 19, 22, 25, 27, 29, 31, 33, 35, 36, 46, 47,
    ]);
    expect([24, 25, 26, 27, 28, 29, 30, 31, 32].map(cum)).toEqual([48, 48, 49, 49, 50, 50, 51, 51, 52]);
  });

  test('[END-FUEL-03] burning goes down rung by rung; what lies between wet and dry can be burnt', () => {
    expect(massAt(burnt(positionOf(8), 1))).toBe(7.5);
    expect(massAt(burnt(positionOf(3), 2))).toBeCloseTo(2 + 4 / 6);
    const rocket = scene().rocket('LEO', { cards: ['C07', 'rover', 'rover', 'rover'], wet: 8 });
    expect(stepsOf(rocket.state, stackIn(rocket))).toBe(10);
  });

  test('[END-EX-03] dry 4, wet 8, F2: ten steps, five burns', () => {
    const rocket = scene().rocket('LEO', { cards: ['T06', 'G01', 'rover', 'rover'], wet: 8 });
    expect(stepsOf(rocket.state, stackIn(rocket))).toBe(10);
    expect(Math.floor(10 / driveBy(rocket, 'T06')!.fuelPerBurn)).toBe(5);
  });

  test('[END-FUEL-04] a tank more or less adds or takes 1 and snaps to the nearest rung, ties downward', () => {
    expect(nearestPosition(3.5)).toBe(positionOf(3) + 2); // 3 2/4 is a rung
    expect(massAt(nearestPosition(7.25))).toBe(7); // between 7 and 7 1/2
    const rocket = scene().rocket('LEO', { cards: ['C07', 'rover'], wet: 3 });
    const stack = stackIn(rocket);
    stack.wet = stack.wet! + 1; // 3 1/4
    addFuel(rocket.state, stack, 1);
    expect(massAt(stack.wet!)).toBeCloseTo(4 + 1 / 3); // 4 1/4 is nearer to 4 1/3 than to 4
    removeFuel(rocket.state, stack, 1);
    expect(massAt(stack.wet!)).toBe(3.25); // 3 1/3
  });

  test('[END-FUEL-05] above 23 a step keeps odd and even apart, and 24 comes down to 23', () => {
    expect(massAt(burnt(positionOf(27), 1))).toBe(25);
    expect(massAt(burnt(positionOf(27), 2))).toBe(23);
    expect(massAt(burnt(positionOf(28), 1))).toBe(26);
    expect(massAt(burnt(positionOf(24), 1))).toBe(23);
    expect(massAt(burnt(positionOf(32), 5))).toBe(23);
  });

  test('[END-FUEL-10] weight classes', () => {
    expect([1, 1.9, 2, 4.33, 4.34, 8, 8.5, 16, 17, 32].map(weightClass)).toEqual([2, 2, 1, 1, 0, 0, -1, -1, -2, -2]);
  });

  test('[END-FUEL-10] a freighter has none', () => {
    const freighter = scene().stack('freighter', 'EML1', { cards: ['K04'], cargo: { water: 8 } });
    expect(driveBy(freighter, 'K04')!.netThrust).toBe(2);
  });

  test('[END-FUEL-11] what the movement started with counts: net thrust does not rise as fuel burns', () => {
    const rocket = scene()
      .rocket('LEO', { cards: ['T11', 'rover'], wet: 5 })
      .dice(6);
    const { netThrust } = driveBy(rocket, 'T11')!;
    fly(rocket, String(stackIn(rocket).cards[0]!.no), 'EML1');
    expect(netThrust).toBe(9);
    expect(wetMassIn(rocket)).toBeLessThan(4.4); // a class lighter by now
    expect(rocket.state.usedYear).toContain('rocketMoved');
  });
});

describe('kinds of fuel', () => {
  test('[END-FUEL-06] water in dirt is all dirt; isotope mixes with nothing', () => {
    const fuelled = (fuel: 'water' | 'dirt' | 'isotope') =>
      stackIn(scene().rocket('LEO', { cards: ['T09', 'G08', 'H08'], wet: 10, fuel }));
    expect(mixed(fuelled('dirt'), 'water')).toBe('dirt');
    expect(mixed(fuelled('water'), 'dirt')).toBe('dirt');
    expect(mixed(fuelled('isotope'), 'water')).toBeUndefined();
    expect(mixed(fuelled('water'), 'isotope')).toBeUndefined();
  });

  test('[END-FUEL-07] who burns what', () => {
    const burns = (
      card: 'T06' | 'T09' | 'W03',
      fuel: 'water' | 'dirt' | 'isotope',
      isotope: 'S' | 'C' | null = null,
    ) => {
      const cards = [card, 'G08', 'G01', 'X01', 'H05', 'H05'] as const;
      const rocket = scene().rocket('EML1', { cards, wet: 20, fuel, isotope });
      return burnsFor(rocket.state, stackIn(rocket), driveBy(rocket, card)!) > 0;
    };
    expect([burns('T06', 'water'), burns('T06', 'dirt'), burns('T06', 'isotope', 'S')]).toEqual([true, false, false]);
    expect([burns('T09', 'water'), burns('T09', 'dirt'), burns('T09', 'isotope', 'S')]).toEqual([true, true, false]);
    expect([burns('W03', 'water'), burns('W03', 'isotope', 'S'), burns('W03', 'isotope', 'C')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[END-FUEL-08] Cargo tanks are no wet mass; they become it one for one', () => {
    const rocket = scene().rocket('LEO', { cards: ['C07', 'rover'], cargo: { water: 3 } });
    expect(stepsOf(rocket.state, stackIn(rocket))).toBe(0);
    rocket.perform(t => convert.perform(t), '2');
    expect(stackIn(rocket).cargo.water).toBe(1);
    expect(dryMassOf(rocket.state, stackIn(rocket))).toBe(3);
    expect(wetMassIn(rocket)).toBe(5);
  });

  test('[END-FUEL-09] dirt as Cargo becomes dirt fuel', () => {
    const rocket = scene().rocket('LEO', { cards: ['T09', 'G08', 'H08'], cargo: { dirt: 2 } });
    rocket.perform(t => convert.perform(t), '2');
    expect(stackIn(rocket).fuel).toBe('dirt');
    expect(wetMassIn(rocket)).toBe(7);
  });

  test('[END-FUEL-12] a Bernal under way burns on the same ladder; a freighter burns nothing', () => {
    const bernal = scene().bernal('B03', 'LEO', { anchored: false }, ['G01', 'X01', 'H08']);
    Object.assign(stackIn(bernal), { wet: positionOf(20) });
    fly(bernal.dice(6), 'EML1');
    expect(wetMassIn(bernal)).toBe(18); // one burn of F2
    const freighter = scene()
      .stack('freighter', 'LEO', { cards: ['K04'] })
      .dice(6);
    fly(freighter, 'EML1');
    expect(stackIn(freighter).node).toBe('EML1');
    expect(stackIn(freighter).wet).toBeNull();
  });

  test('[END-FUEL-13] dirt up to any mass, once a year, where a Factory or an ISRU platform is', () => {
    const cards = ['T09', 'G08', 'H08'] as const;
    expect(dirtRefuel.isPossible(scene().rocket('BENNU', { cards }).state)).toBe(false);
    const rocket = scene().factory('BENNU').rocket('BENNU', { cards });
    rocket.perform(t => dirtRefuel.perform(t), '32');
    expect([stackIn(rocket).fuel, wetMassIn(rocket)]).toEqual(['dirt', 32]);
    expect(dirtRefuel.isPossible(rocket.state)).toBe(false);
    expect(dirtRefuel.isPossible(scene().rocket('BENNU', { cards: [...cards, 'R01'] }).state)).toBe(true);
    expect(
      dirtRefuel.isPossible(
        scene()
          .factory('BENNU')
          .rocket('BENNU', { cards: ['T06', 'G01'] }).state,
      ),
    ).toBe(false);
  });

  test('[END-FUEL-14] cards become dirt, a tank for each unit of mass', () => {
    const rocket = scene().rocket('EML1', { cards: ['T09', 'G08', 'H08', 'R02'] });
    const hauler = stackIn(rocket).cards[3]!;
    rocket.perform(t => scrap.perform(t), `card:${hauler.no}`);
    expect(rocket.state.hand).toEqual(['R02']);
    expect([stackIn(rocket).fuel, wetMassIn(rocket)]).toEqual(['dirt', 7]); // dry 5 and two tanks
    expect(scrap.isPossible(scene().rocket('EML1', { cards: ['T06', 'G01', 'R02'] }).state)).toBe(false);
  });

  test('[END-FUEL-15] wet mass can be thrown away, down to the dry mass', () => {
    const rocket = scene().rocket('EML1', { cards: ['C07', 'rover'], wet: 6 });
    rocket.perform(t => jettison.perform(t), '15'); // the rung of mass 3
    expect(wetMassIn(rocket)).toBe(3);
  });

  test('[END-FUEL-16] whole masses: a Cryo Tank halves its water and rounds up', () => {
    const rocket = scene().rocket('EML1', { cards: ['C07', 'cryoTank'], cargo: { water: 3 } });
    expect(dryMassOf(rocket.state, stackIn(rocket))).toBe(4);
  });

  test('[END-FUEL-17, END-EX-04] dry 11, wet 14, three burns of F1/2 are two steps', () => {
    const cards = ['T04', 'G01', 'H05', 'R02', 'R02', 'F03'] as const;
    const rocket = scene().rocket('SEL2', { cards, wet: 14 });
    expect(dryMassOf(rocket.state, stackIn(rocket))).toBe(11);
    const flight: Flight = {
      stack: stackIn(rocket),
      drive: driveBy(rocket, 'T04')!,
      ascends: false,
      burns: 0,
      charged: 0,
    };
    for (let burn = 0; burn < 3; burn++) charge(rocket.state, flight, 1);
    expect([flight.charged, wetMassIn(rocket)]).toEqual([2, 12]);
  });

  test('[END-FUEL-17, END-BURN-10] a movement that is cut short is charged for the burns made', () => {
    const rocket = scene()
      .rocket('LEO', { cards: ['T04', 'G02', 'H08', 'rover'], wet: 6 })
      .year(7)
      .dice(6);
    const flown = fly(rocket, 'EA-H2'); // 6 - 2 + 2 = 6 in the belt: thruster, generator and Rover are gone
    expect(rocket.state.hand).toEqual(['T04', 'G02']);
    expect(flown.said('move.cutShort')).toHaveLength(1);
    expect(stackIn(rocket).node).toBe('EA-R2');
    expect(wetMassIn(rocket)).toBeCloseTo(2 + 4 / 6); // 5 2/3 after half a step rounded up, less the cards
  });
});
