import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { hasClearRay, isCovered } from '../../src/field/sight.ts';
import { sees, seesModel } from '../../src/rules/sight.ts';
import type { ArchetypeId, UnitId } from '../../src/types.ts';

/** A hero who looks at a unit. */
function looking(at: Inches, unit: UnitId, places: readonly Inches[], hero: ArchetypeId = 'medic'): Scene {
  return scene({ heroes: [hero, 'envoy'] })
    .hero(1, { at })
    .hero(2, { at: [40, 40] })
    .unit(unit, places);
}

function isSeen({ state }: Scene): boolean {
  return sees(state, state.heroes[0]!, state.units[0]!);
}

function isInCover({ state }: Scene): boolean {
  return isCovered(state, state.heroes[0]!, state.units[0]!);
}

describe('line of sight', () => {
  test('[GSQ-LOS-01, GSQ-LOS-04, GSQ-EX-40] over a Cargo Stack S models do not see each other, M models do', () => {
    const small = looking([10, 20], 'railSniper', [[20, 20]]).piece('cargo', [14, 19]);
    expect(isSeen(small)).toBe(false);
    const medium = looking([10, 20], 'stubberGunner', [[20, 20]], 'bulwark').piece('cargo', [14, 19]);
    expect(isSeen(medium)).toBe(true);
    expect(isInCover(medium)).toBe(true);
  });

  test('[GSQ-LOS-01] a ray that climbs is stopped by what is higher than its lower end inside', () => {
    // From 1.5" to 3" over 10": above the near edge of a 2" stack only beyond a third of the way.
    expect(isSeen(looking([10, 20], 'chainBrute', [[20, 20]]).piece('cargo', [14, 19]))).toBe(true);
    expect(isSeen(looking([10, 20], 'chainBrute', [[20, 20]]).piece('cargo', [12, 19]))).toBe(false);
  });

  test('[GSQ-LOS-02, GSQ-LOS-03] one clear ray of the five is enough', () => {
    // A Bunker Block to y = 20.25 is not to be had: the block ends at y = 20, the southern ray at 20.5 passes it.
    expect(isSeen(looking([10, 20.5], 'railSniper', [[20, 20]]).piece('bunker', [13, 16]))).toBe(true);
    expect(isSeen(looking([10, 18], 'railSniper', [[20, 18]]).piece('bunker', [13, 16]))).toBe(false);
    // The wall hides the centre and all but the easternmost point of the base.
    expect(isSeen(looking([10, 20], 'chainBrute', [[20, 19]]).piece('bunker', [13, 16]))).toBe(true);
  });

  test('[GSQ-LOS-03] a unit is seen if any of its models is, and each model is asked by itself', () => {
    const set = looking([10, 20], 'raiders', [
      [20, 20],
      [20, 28],
    ]).piece('bunker', [13, 18]);
    const { state } = set;
    const [hero] = state.heroes;
    const [unit] = state.units;
    expect(unit!.models.map(model => seesModel(state, hero!, hero!, unit!, model))).toEqual([false, true]);
    expect(isSeen(set)).toBe(true);
    expect(sees(state, unit!, hero!)).toBe(true);
  });

  test('[GSQ-LOS-04] a ray along an edge is not stopped', () => {
    const set = looking([10, 20], 'railSniper', [[20, 20]])
      .piece('bunker', [13, 20])
      .piece('bunker', [13, 16]);
    expect(isSeen(set)).toBe(true);
  });

  test('[GSQ-LOS-05] one sees into and out of dense pieces, but not through them', () => {
    const through = looking([10, 20], 'railSniper', [[22, 20]]);
    expect(isSeen(through.piece('thicket', [13, 17.5]))).toBe(false);
    expect(isSeen(looking([10, 20], 'railSniper', [[16, 20]]).piece('thicket', [13, 17.5]))).toBe(true);
    expect(isSeen(looking([16, 20], 'railSniper', [[22, 20]]).piece('thicket', [13, 17.5]))).toBe(true);
    // A Thicket is 3" high: whoever is as high looks over it; vents are 4" high.
    expect(isSeen(looking([10, 20], 'overseerEngine', [[22, 20]]).piece('thicket', [13, 17.5]))).toBe(false);
    const engines = looking([40, 10], 'overseerEngine', [[10, 20]]).unit('chainBrute', [[22, 20]]);
    const [engine, brute] = engines.state.units;
    const seesBrute = () => hasClearRay(engines.state, brute!, brute!.models[0]!, engine!, engine!.models[0]!);
    engines.piece('thicket', [13, 17.5]);
    expect(seesBrute()).toBe(true);
    engines.piece('vents', [13, 18]);
    expect(seesBrute()).toBe(false);
  });

  test('[GSQ-LOS-06, GSQ-TERRAIN-17] a ridge hides those behind it, and lifts those on it by 2"', () => {
    expect(isSeen(looking([10, 20], 'railSniper', [[24, 20]]).piece('ridge', [13, 17.5]))).toBe(false);
    expect(isSeen(looking([10, 20], 'stubberGunner', [[24, 20]], 'bulwark').piece('ridge', [13, 17.5]))).toBe(true);
    expect(isSeen(looking([16, 20], 'railSniper', [[24, 20]]).piece('ridge', [13, 17.5]))).toBe(true);
    expect(isSeen(looking([10, 20], 'railSniper', [[16, 20]]).piece('ridge', [13, 17.5]))).toBe(true);
    // On the outline one does not stand on it.
    const edge = looking([13, 20], 'railSniper', [[24, 20]]).piece('ridge', [13, 17.5]);
    expect(isSeen(edge)).toBe(false);
    // From the ridge one looks over a Cargo Stack.
    expect(
      isSeen(
        looking([16, 20], 'railSniper', [[28, 20]])
          .piece('ridge', [13, 17.5])
          .piece('cargo', [20.5, 19]),
      ),
    ).toBe(true);
  });

  test('[GSQ-LOS-07] large models of third units are in the way like columns, others never', () => {
    const between = (unit: UnitId) => looking([10, 20], 'railSniper', [[20, 20]]).unit(unit, [[15, 20]]);
    expect(isSeen(between('chainBrute'))).toBe(false);
    expect(isSeen(between('overseerEngine'))).toBe(false);
    expect(isSeen(between('stubberGunner'))).toBe(true);
    expect(isSeen(between('railSniper'))).toBe(true);
    // Nobody is in its own way.
    const { state } = looking([10, 20], 'chainBrute', [[20, 20]]);
    expect(sees(state, state.heroes[0]!, state.units[0]!)).toBe(true);
    expect(sees(state, state.units[0]!, state.heroes[0]!)).toBe(true);
  });

  test('[GSQ-LOS-07, GSQ-TABLE-11] they are on the small table, too, where their bases are half as wide', () => {
    const between = (unit: UnitId) =>
      scene({ heroes: ['medic', 'envoy'], table: 'small' })
        .hero(1, { at: [5, 10] })
        .hero(2, { at: [20, 20] })
        .unit('railSniper', [[10, 10]])
        .unit(unit, [[7.5, 10]]);
    expect([isSeen(between('chainBrute')), isInCover(between('chainBrute'))]).toEqual([false, true]);
    expect(isSeen(between('overseerEngine'))).toBe(false);
    expect([isSeen(between('stubberGunner')), isInCover(between('stubberGunner'))]).toEqual([true, false]);
  });

  test('[GSQ-LOS-08] Barriers, Ruin areas, Rubble, Craters, pools and scrub stop no ray', () => {
    for (const kind of ['barrier', 'rubble', 'crater', 'pool', 'scrub'] as const) {
      expect(
        isSeen(looking([10, 20], 'railSniper', [[22, 20]]).piece(kind, [15, 18], kind === 'barrier' ? 1 : 0)),
      ).toBe(true);
    }
    // The walls of a Ruin do: they stand in the north and west, and the area alone does not.
    expect(isSeen(looking([10, 20], 'railSniper', [[22, 20]]).piece('ruin', [14, 18]))).toBe(false);
    expect(isSeen(looking([16, 20], 'railSniper', [[22, 20]]).piece('ruin', [14, 18]))).toBe(true);
  });

  test('[GSQ-LOS-09, GSQ-TIME-04, GSQ-TIME-07, GSQ-EX-25] only night limits sight: to a gap of 12"', () => {
    const far = looking([1, 20], 'railSniper', [[47, 20]]);
    expect(isSeen(far)).toBe(true);
    const night = (x: number) =>
      scene({ timeOfDay: 'night', heroes: ['medic', 'envoy'] })
        .hero(1, { at: [10, 20] })
        .unit('railSniper', [[x, 20]]);
    expect(isSeen(night(23))).toBe(true);
    expect(isSeen(night(23.5))).toBe(false);
    const { state } = night(23.5);
    expect(sees(state, state.units[0]!, state.heroes[0]!)).toBe(false);
  });
});

test('[GSQ-SKILL-19, GSQ-LOS-03] enemies lose sight of a hero that has vanished over 6" away; its friends do not', () => {
  const { state } = scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [10, 10], lasting: [{ what: 'vanish', until: 'activation' }] })
    .hero(2, { at: [20, 10] })
    .unit('railSniper', [[10, 17]])
    .unit('railSniper', [[10, 2.5]]);
  const [vanished, friend] = state.heroes;
  expect(sees(state, friend!, vanished!)).toBe(true);
  expect(state.units.map(unit => sees(state, unit, vanished!))).toEqual([true, false]);
  expect(state.units.map(unit => sees(state, unit, friend!))).toEqual([true, true]);
});

describe('cover', () => {
  test('[GSQ-COVER-02] whoever stands in a footprint that gives cover is in cover; on its outline not', () => {
    for (const kind of ['thicket', 'vents', 'rubble', 'crater'] as const) {
      expect(isInCover(looking([10, 20], 'railSniper', [[20, 20]]).piece(kind, [18, 18]))).toBe(true);
    }
    expect(isInCover(looking([17, 24], 'railSniper', [[20, 21]]).piece('ruin', [18, 18]))).toBe(true);
    // Even from a shooter in the same piece, which gives no cover to anybody behind it (GSQ-COVER-04).
    expect(isInCover(looking([19, 20], 'railSniper', [[21, 20]]).piece('crater', [18, 18]))).toBe(true);
    expect(isInCover(looking([19, 20], 'railSniper', [[24, 20]]).piece('crater', [18, 18]))).toBe(false);
    for (const kind of ['pool', 'scrub', 'ridge'] as const) {
      expect(isInCover(looking([10, 20], 'railSniper', [[20, 20]]).piece(kind, [18, 18.5]))).toBe(false);
    }
    expect(isInCover(looking([10, 20], 'railSniper', [[22, 20]]).piece('crater', [22, 18]))).toBe(false);
  });

  test('[GSQ-COVER-03, GSQ-COVER-04, GSQ-EX-41] a Barrier covers whoever is behind it, unless the shooter stands right at it', () => {
    const from = (x: number) => looking([x, 20], 'railSniper', [[20, 20]]).piece('barrier', [18, 18], 1);
    expect(isInCover(from(10))).toBe(true);
    expect(isInCover(from(16.5))).toBe(true);
    expect(isInCover(from(17))).toBe(false);
  });

  test('[GSQ-COVER-03] three of the five rays must cross something', () => {
    // The Barrier ends at y = 20, and so does the shooter’s line: the centre ray runs along its end.
    const beside = looking([10, 20], 'railSniper', [[20, 20]]).piece('barrier', [17, 16], 1);
    expect(isInCover(beside)).toBe(false);
    const behind = looking([10, 19.5], 'railSniper', [[20, 19.5]]).piece('barrier', [17, 16], 1);
    expect(isInCover(behind)).toBe(true);
    const two = looking([10, 22], 'railSniper', [[20, 20]]).piece('barrier', [17, 16.5], 1);
    expect(isInCover(two)).toBe(false);
    const three = looking([10, 12], 'chainBrute', [[20, 20]]).piece('barrier', [13.5, 15], 1);
    expect(isInCover(three)).toBe(true);
  });

  test('[GSQ-COVER-03] a ridge covers those behind it, not those on it; large models cover too', () => {
    expect(isInCover(looking([10, 20], 'stubberGunner', [[24, 20]], 'bulwark').piece('ridge', [13, 17.5]))).toBe(true);
    expect(isInCover(looking([10, 20], 'stubberGunner', [[17, 20]], 'bulwark').piece('ridge', [13, 17.5]))).toBe(false);
    expect(isInCover(looking([10, 20], 'railSniper', [[20, 20]]).unit('chainBrute', [[15, 20]]))).toBe(true);
  });

  test('[GSQ-COVER-03] pools and scrub between the two give nothing', () => {
    expect(isInCover(looking([10, 20], 'railSniper', [[22, 20]]).piece('pool', [15, 18.5]))).toBe(false);
    expect(isInCover(looking([10, 20], 'railSniper', [[22, 20]]).piece('scrub', [15, 18.5]))).toBe(false);
  });

  test('[GSQ-COVER-04, GSQ-TERRAIN-05] a piece counts as one: at the area of a Ruin its walls are ignored too', () => {
    // From inside the area, 2" from its western wall, and from outside on the other side of that wall.
    const inside = looking([21, 21], 'chainBrute', [[10, 21]]).piece('ruin', [18, 18]);
    expect(isInCover(inside)).toBe(false);
    const outside = looking([26, 21], 'chainBrute', [[10, 21]]).piece('ruin', [18, 18]);
    expect(isInCover(outside)).toBe(true);
  });

  test('[GSQ-COVER-05] a unit is in cover if more than half of its models are', () => {
    const unit = (...places: Inches[]) => looking([10, 20], 'deckhands', places).piece('crater', [18, 18]);
    expect(isInCover(unit([20, 20], [20, 21], [14, 24]))).toBe(true);
    expect(isInCover(unit([20, 20], [14, 24]))).toBe(false);
    expect(isInCover(unit([20, 20], [14, 24], [14, 26]))).toBe(false);
  });

  test('[GSQ-COVER-03] the nearest shooting model looks', () => {
    const { state } = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [20, 20] })
      .unit('raiders', [
        [10, 20],
        [17, 20],
      ])
      .piece('barrier', [14, 18], 1);
    const [unit] = state.units;
    const [hero] = state.heroes;
    expect(isCovered(state, unit!, hero!)).toBe(false);
    expect(isCovered(state, unit!, hero!, [unit!.models[0]!])).toBe(true);
  });
});
