import { scene } from '@starboard/horde/testing';
import { baseFullyWithin, baseGap, basesInContact, basesOverlap, inches, isLatticePoint } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { quarterAt } from '../../src/field/grounds.ts';
import {
  bodyOf,
  gapBetween,
  gapToPoint,
  heightOf,
  indexAt,
  isNear,
  isWithin,
  pointAt,
  radiusOf,
} from '../../src/field/measure.ts';
import { distance, sideOf } from '../../src/field/scale.ts';
import { hasClearRay } from '../../src/field/sight.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { placeOfMarker } from '../../src/rules/enemies/goal.ts';
import { mayStand } from '../../src/rules/move/reach.ts';
import { heroMove } from '../support/ground.ts';

const s = (x: number, y: number) => ({ x: x * 4, y: y * 4, radius: 2 });

describe('positions', () => {
  test('[GSQ-GEO-01, GSQ-TABLE-01, GSQ-TABLE-03] the lattice is half an inch wide and spans 48" or 24"', () => {
    for (const small of [false, true]) {
      const { table, side } = fieldOf(scene({ table: small ? 'small' : 'standard' }).state);
      expect(side).toBe(inches(small ? 24 : 48));
      expect(sideOf(small)).toBe(side);
      expect(table).toEqual({ columns: side / 2 + 1, rows: side / 2 + 1 });
      expect(isLatticePoint(table, { x: 2, y: 6 })).toBe(true);
      expect(isLatticePoint(table, { x: 1, y: 6 })).toBe(false);
    }
  });

  test('[GSQ-GEO-02, GSQ-TABLE-11, GSQ-TABLE-12] bases have four sizes; heights are halved on the small table, and radii at least', () => {
    for (const table of ['standard', 'small'] as const) {
      const { state } = scene({ table, heroes: ['medic', 'bulwark'] })
        .unit('chainBrute', [[10, 10]])
        .unit('overseerEngine', [[6, 10]]);
      const [medic, bulwark] = state.heroes;
      const [brute, engine] = state.units;
      const all = [medic!, bulwark!, brute!, engine!];
      const half = table === 'small' ? 2 : 1;
      const radii = table === 'small' ? [0.25, 0.25, 0.35, 0.75] : [0.5, 0.75, 1, 1.5];
      expect(all.map(each => radiusOf(state, each) / 4)).toEqual(radii);
      expect(all.map(each => (heightOf(state, each) / 4) * half)).toEqual([1.5, 2, 3, 4]);
    }
  });

  test('[GSQ-GEO-03, GSQ-EX-37] the gap between an S model at (10,10) and an M model at (13,14) is 3.75"', () => {
    const { state } = scene({ heroes: ['medic', 'bulwark'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 14] });
    const [medic, bulwark] = state.heroes;
    expect(gapBetween(state, medic!, bulwark!) / 4).toBe(3.75);
    expect(gapToPoint(state, medic!, indexAt(state, 13, 14)) / 4).toBe(4.5);
  });

  test('[GSQ-GEO-04] between two units the smallest gap of any models counts', () => {
    const { state } = scene({ heroes: ['medic', 'bulwark'] })
      .hero(1, { at: [10, 10] })
      .unit('raiders', [
        [20, 10],
        [14, 10],
        [17, 10],
      ]);
    expect(gapBetween(state, state.heroes[0]!, state.units[0]!) / 4).toBe(3);
    expect(gapBetween(state, state.units[0]!, state.heroes[0]!) / 4).toBe(3);
  });

  test('[GSQ-GEO-05, GSQ-GEO-06] within means at most, and it is exact; fully within takes the whole base', () => {
    const near = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 14] }).state;
    const [a, b] = near.heroes;
    expect(isWithin(near, a!, b!, 4)).toBe(true); // 3-4-5: exactly 5" less two half inches
    expect(isWithin(near, a!, b!, 3.75)).toBe(false);
    expect(isNear(near, a!, indexAt(near, 13, 14), 4.5)).toBe(true);
    expect(isNear(near, a!, indexAt(near, 13, 14), 4.25)).toBe(false);
    expect(baseFullyWithin(s(10, 10), { x: 52, y: 56 }, inches(5.5))).toBe(true);
    expect(baseFullyWithin(s(10, 10), { x: 52, y: 56 }, inches(5.25))).toBe(false);
  });

  test('[GSQ-GEO-07, GSQ-GEO-08, GSQ-EX-38] of four neighbours three are in base contact, with gaps 0, 0.414 and 0.5', () => {
    const gaps = (
      [
        [11, 10],
        [11, 11],
        [11.5, 10],
        [11.5, 11],
      ] as const
    ).map(([x, y]) => baseGap(s(10, 10), s(x, y)) / 4);
    expect(gaps.map(gap => Number(gap.toFixed(3)))).toEqual([0, 0.414, 0.5, 0.803]);
    const touching = (
      [
        [11, 10],
        [11, 11],
        [11.5, 10],
        [11.5, 11],
      ] as const
    ).map(([x, y]) => basesInContact(s(10, 10), s(x, y)));
    expect(touching).toEqual([true, true, true, false]);
    expect(basesOverlap(s(10, 10), s(10.5, 10))).toBe(true);
    expect(basesOverlap(s(10, 10), s(11, 10))).toBe(false);
  });

  test('[GSQ-GEO-07, GSQ-GEO-09, GSQ-MOVE-08] nobody stands nearer than 1" to another unit, friend or foe', () => {
    const { state } = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [20, 20] })
      .unit('railSniper', [[30, 30]]);
    const [medic] = state.heroes;
    const mayBe = (x: number, y: number) => mayStand(state, medic!, medic!, indexAt(state, x, y));
    expect(mayBe(22, 20)).toBe(true);
    expect(mayBe(21.5, 20)).toBe(false);
    expect(mayBe(28, 30)).toBe(true);
    expect(mayBe(28.5, 30)).toBe(false);
  });

  test('[GSQ-GEO-10] standing on a ridge changes sight but no distance', () => {
    const flat = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [20, 10] });
    const raised = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [20, 10] })
      .piece('ridge', [7, 8]);
    const gap = ({ state }: typeof flat) => gapBetween(state, state.heroes[0]!, state.heroes[1]!);
    expect(gap(raised)).toBe(gap(flat));
    // Over a Cargo Stack of 2" one sees from the ridge, not from the ground.
    const sees = ({ state }: typeof flat) =>
      hasClearRay(state, state.heroes[0]!, state.heroes[0]!, state.heroes[1]!, state.heroes[1]!);
    expect(sees(flat.piece('cargo', [14.5, 9]))).toBe(false);
    expect(sees(raised.piece('cargo', [14.5, 9]))).toBe(true);
  });

  test('[GSQ-GEO-14] a base stays on the table with all of it', () => {
    const { state } = scene({ heroes: ['medic', 'bulwark'] });
    const mayBe = (no: number, x: number, y: number) =>
      mayStand(state, state.heroes[no]!, state.heroes[no]!, indexAt(state, x, y));
    expect(mayBe(0, 0.5, 47.5)).toBe(true);
    expect(mayBe(0, 0, 10)).toBe(false);
    expect(mayBe(1, 0.5, 10)).toBe(false);
    expect(mayBe(1, 1, 47)).toBe(true);
    expect(mayBe(1, 1, 47.5)).toBe(false);
  });

  test('[GSQ-GEO-16] a base that touches a wall by rounding alone still fits', () => {
    // A disc of 0.75" beside the slanting side of nothing but walls at right angles: touching is allowed, a quarter inch less is not.
    const { state } = scene({ heroes: ['bulwark', 'medic'] }).piece('bunker', [20, 20]);
    const [bulwark, medic] = state.heroes;
    expect(mayStand(state, medic!, medic!, indexAt(state, 19.5, 22))).toBe(true);
    expect(mayStand(state, bulwark!, bulwark!, indexAt(state, 19.5, 22))).toBe(false);
    expect(mayStand(state, bulwark!, bulwark!, indexAt(state, 19, 22))).toBe(true);
  });
});

describe('the table', () => {
  test('[GSQ-TABLE-09] points on a dividing line belong to the west and to the north', () => {
    const at = (x: number, y: number) => quarterAt({ small: false }, { x: x * 4, y: y * 4 });
    expect([at(24, 24), at(24.5, 24), at(24.5, 24.5), at(24, 24.5)]).toEqual([1, 2, 3, 4]);
    expect([at(1, 1), at(47, 1), at(47, 47), at(1, 47)]).toEqual([1, 2, 3, 4]);
    expect(quarterAt({ small: true }, { x: 48, y: 49 })).toBe(4);
  });

  test('[GSQ-TABLE-10] one stands and walks on markers, tokens and treasures as on bare ground', () => {
    const set = scene()
      .hero(1, { at: [20, 24] })
      .hero(2, { at: [40, 40] })
      .tokens([24, 24])
      .treasure([24, 24], { credits: 5 });
    expect(pointAt(set.state, placeOfMarker(set.state, 5))).toEqual({ x: 96, y: 96 });
    const { isEnd, length } = { isEnd: heroMove(set, 1, 6).isEnd(24, 24), length: heroMove(set, 1, 6).length(26, 24) };
    expect(isEnd).toBe(true);
    expect(length).toBe(6);
    expect(gapToPoint(set.state, set.state.heroes[0]!, indexAt(set.state, 24, 24)) / 4).toBe(3.25);
  });

  test('[GSQ-TABLE-04, GSQ-RUL-13] on the small table printed distances are halved first, and bases with them', () => {
    const { state } = scene({ table: 'small', weather: 'bad', heroes: ['duelist', 'medic'] });
    expect(distance(state, 1) / 4).toBe(0.5);
    // Fast: (6 + 2) / 2, then halved by the weather.
    expect(allowance(state, state.heroes[0]!, 'advance') / 4).toBe(2);
    expect(bodyOf(state, state.heroes[0]!, state.heroes[0]!).radius / 4).toBe(0.25);
  });
});

describe('allowances', () => {
  test('[GSQ-MOVE-01, GSQ-MOVE-02] 6", 12" and 12", with everything added, and never below 0', () => {
    const { state } = scene({ heroes: ['medic', 'duelist', 'heavyGunner'] }).hero(3, {
      conditions: ['impaired'],
      injuries: ['smashedLeg'],
    });
    const all = (no: number) =>
      (['advance', 'rush', 'charge'] as const).map(move => allowance(state, state.heroes[no]!, move) / 4);
    expect(all(0)).toEqual([6, 12, 12]);
    expect(all(1)).toEqual([8, 16, 16]);
    expect(all(2)).toEqual([0, 0, 0]); // Slow, Impaired and Smashed Leg: 6 - 2 - 2 - 2
  });

  test('[GSQ-WEATHER-04, GSQ-WEATHER-07, GSQ-EX-23] bad weather halves what is left after everything was added', () => {
    const { state } = scene({ weather: 'bad' }).hero(1, { injuries: ['smashedLeg'] });
    expect(allowance(state, state.heroes[0]!, 'advance') / 4).toBe(2);
    expect(allowance(state, state.heroes[0]!, 'rush') / 4).toBe(4);
  });

  test('[GSQ-MOVE-02] nothing is rounded', () => {
    const { state } = scene({ weather: 'bad', table: 'small' }).hero(1, {
      conditions: ['impaired'],
      injuries: ['smashedLeg'],
    });
    expect(allowance(state, state.heroes[0]!, 'advance') / 4).toBe(0.5);
  });
});
