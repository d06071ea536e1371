import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import { moveHero } from '../../src/rules/move/hero.ts';
import { nearestPlace } from '../../src/rules/move/reach.ts';
import { linkedTo, March, moveUnit, walkingDistance } from '../../src/rules/move/unit.ts';
import type { UnitId } from '../../src/types.ts';
import { chargeMove, heroMove, unitMove } from '../support/ground.ts';

/** A Medic (S) who is about to move; the other hero is far away. */
function medicAt(...at: Inches): Scene {
  return scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at })
    .hero(2, { at: [44, 44] });
}

function unitAt(unit: UnitId, ...places: Inches[]): Scene {
  return medicAt(4, 44).unit(unit, places);
}

describe('a way', () => {
  test('[GSQ-MOVE-03, GSQ-MOVE-09, GSQ-MOVE-10] on open ground it is one straight leg, however the steps run', () => {
    const move = heroMove(medicAt(10, 10), 1, 6);
    expect(move.way(13, 14)).toEqual([
      [10, 10],
      [13, 14],
    ]);
    expect(move.length(13, 14)).toBe(5);
    expect(move.isEnd(16, 10)).toBe(true);
    expect(move.isEnd(16.5, 10)).toBe(false);
    // (5.5, 2) is 5.85" away straight, and 6.02" by lattice steps.
    expect(move.isEnd(15.5, 12)).toBe(true);
    expect(move.isEnd(15.5, 12.5)).toBe(false);
  });

  test('[GSQ-MOVE-04, GSQ-TERRAIN-06] a base slides along walls and table edge and never overlaps them', () => {
    const set = medicAt(10, 10).piece('bunker', [12, 8]); // 12-17, 8-12
    const move = heroMove(set, 1, 12);
    expect(move.isEnd(11.5, 10)).toBe(true);
    expect(move.isEnd(12, 10)).toBe(false);
    expect(move.length(18, 10)).toBeGreaterThan(8);
    expect(move.way(18, 10).length).toBeGreaterThan(2);
    const gap = medicAt(10, 10).piece('bunker', [12, 5.5]).piece('bunker', [12, 10.5]); // an inch between them
    expect(heroMove(gap, 1, 12).way(18, 10)).toEqual([
      [10, 10],
      [18, 10],
    ]);
    expect(heroMove(medicAt(1, 1), 1, 6).isEnd(0.5, 5)).toBe(true);
    expect(heroMove(medicAt(1, 1), 1, 6).isEnd(0, 5)).toBe(false);
  });

  test('[GSQ-MOVE-05] friends are gone round, models of the own unit are not', () => {
    const friend = medicAt(10, 10).hero(2, { at: [13, 10] });
    const move = heroMove(friend, 1, 8);
    expect(move.length(16, 10)).toBeGreaterThan(6);
    expect(move.way(16, 10).length).toBeGreaterThan(2);
    // Just so far that the rims touch, it may pass.
    expect(heroMove(medicAt(10, 10).hero(2, { at: [13, 11] }), 1, 8).way(16, 10)).toEqual([
      [10, 10],
      [16, 10],
    ]);
    const unit = unitAt('raiders', [10, 10], [11.5, 10], [13, 10]);
    expect(unitMove(unit, 1, 6).way(15, 10)).toEqual([
      [10, 10],
      [15, 10],
    ]);
    expect(unitMove(unit, 1, 6).isEnd(13.5, 10)).toBe(false);
    expect(unitMove(unit, 1, 6).isEnd(14, 10)).toBe(true);
  });

  test('[GSQ-MOVE-06] foes are passed at 1", except by a charge; who starts nearer comes no nearer', () => {
    const set = medicAt(10, 10).unit('railSniper', [[14, 11.5]]);
    expect(heroMove(set, 1, 12).way(18, 10).length).toBeGreaterThan(2);
    expect(chargeMove(set, 1, 1, 12).way(18, 10)).toEqual([
      [10, 10],
      [18, 10],
    ]);
    const near = medicAt(10, 10).unit('railSniper', [[11.5, 10]]); // a gap of half an inch
    const move = heroMove(near, 1, 6);
    expect(move.isEnd(9.5, 10)).toBe(true);
    expect(move.isEnd(10, 8.5)).toBe(true);
    expect(move.isEnd(10.5, 10)).toBe(false);
    expect(move.length(13.5, 10)).toBeGreaterThan(5);
  });

  test('[GSQ-MOVE-07] unconscious heroes are in nobody’s way', () => {
    const set = medicAt(10, 10).hero(2, { at: [13, 10], wounds: 9 });
    expect(heroMove(set, 1, 6).way(16, 10)).toEqual([
      [10, 10],
      [16, 10],
    ]);
    expect(heroMove(set, 1, 6).isEnd(13, 10)).toBe(true);
  });

  test('[GSQ-MOVE-08, GSQ-TERRAIN-10] nobody ends on a Barrier, but it may be crossed', () => {
    const set = medicAt(10, 10).piece('barrier', [12, 8], 1); // 12-12.5, 8-12
    const move = heroMove(set, 1, 12);
    expect(move.isEnd(12, 10)).toBe(false);
    expect(move.isEnd(11.5, 10)).toBe(true);
    expect(move.isEnd(13, 10)).toBe(true);
    expect(heroMove(set, 1, 5).way(15, 10)).toEqual([
      [10, 10],
      [15, 10],
    ]);
  });

  test('[GSQ-MOVE-10] pulling straight cuts no corner through ground that the steps avoid', () => {
    // Just below the straight line lies a pool: it is avoided, and the leg must not graze it.
    const set = medicAt(10, 10).piece('pool', [12, 10]);
    const move = heroMove(set, 1, 12);
    const way = move.way(18, 10.5);
    expect(way.length).toBeGreaterThan(2);
    expect(move.length(18, 10.5)).toBeLessThan(8.3);
  });

  test('[GSQ-SPECIAL-14, GSQ-TERRAIN-06] who flies goes straight over walls and models, but lands on free ground', () => {
    const set = unitAt('leaper', [10, 10])
      .unit('railSniper', [[20, 10]])
      .piece('bunker', [12, 8])
      .piece('thicket', [18, 14]);
    const move = unitMove(set, 1, 12);
    expect(move.way(18, 10)).toEqual([
      [10, 10],
      [18, 10],
    ]);
    expect(move.isEnd(14, 10)).toBe(false);
    expect(move.isEnd(20, 10)).toBe(false);
    expect(move.isEnd(20, 16)).toBe(true);
    expect(move.length(20, 16)).toBeCloseTo(Math.hypot(10, 6), 9);
  });
});

describe('a hero’s move', () => {
  test('[GSQ-MOVE-11, GSQ-MOVE-14] its player picks any end position, or stays', () => {
    const set = () => medicAt(10, 10);
    const moved = set().perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [13, 14]);
    expect(moved.placeOf(1)).toEqual([13, 14]);
    expect(moved.said('move.gone')).toMatchObject([{ params: { inches: 5 } }]);
    const stayed = set().perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [10, 10]);
    expect(stayed.result).toBe(false);
    expect(stayed.placeOf(1)).toEqual([10, 10]);
    const stuck = set().perform(t => moveHero(t, t.state.heroes[0]!, 0, 'advance'));
    expect(stuck.asked).toEqual([]);
  });

  test('[GSQ-MOVE-11] waypoints use up the allowance, and difficult ground on any stretch caps the whole', () => {
    const by = (set: Scene, limit: number, via: Inches[], to: Inches) =>
      set.perform(
        t =>
          moveHero(
            t,
            t.state.heroes[0]!,
            limit * 4,
            'rush',
            via.map(([x, y]) => indexAt(t.state, x, y)),
          ),
        to,
      );
    expect(by(medicAt(10, 10), 12, [[10, 14]], [13, 14]).said('move.gone')).toMatchObject([{ params: { inches: 7 } }]);
    expect(() => by(medicAt(10, 10), 12, [[10, 14]], [18.5, 14])).toThrow();
    const wet = () => medicAt(10, 10).piece('rubble', [8, 11]);
    expect(by(wet(), 12, [[10.5, 13]], [13, 13]).placeOf(1)).toEqual([13, 13]);
    expect(() => by(wet(), 12, [[10.5, 13]], [14, 13])).toThrow();
  });
});

describe('a unit on the move', () => {
  const marker: Inches = [24, 24];

  test('[GSQ-AI-09] walking distance goes around terrain and past everybody; who flies ignores both', () => {
    const set = unitAt('raiders', [10, 10])
      .unit('leaper', [[10, 30]])
      .piece('bunker', [14, 8])
      .piece('bunker', [14, 28]);
    const [raiders, leaper] = set.state.units;
    const from = (x: number, y: number) => indexAt(set.state, x, y);
    expect(walkingDistance(set.state, raiders!, from(22, 10))(from(10, 10)) / 4).toBeGreaterThan(12);
    expect(walkingDistance(set.state, leaper!, from(22, 30))(from(10, 30)) / 4).toBe(12);
    // It is not pulled straight: (3, 1) half inches are a step and an oblique step.
    expect(walkingDistance(set.state, raiders!, from(40, 40))(from(38.5, 39.5)) / 4).toBeCloseTo(
      0.5 * (1 + Math.sqrt(5)),
      9,
    );
    // Where the base cannot stand, the nearest place where it can.
    expect(walkingDistance(set.state, raiders!, from(14.5, 10))(from(13.5, 10))).toBe(0);
  });

  test('[GSQ-MOVE-12, GSQ-GEO-17] the model nearest to the destination leads', () => {
    const { state } = unitAt('raiders', [10, 10], [13, 10], [11, 11]);
    expect(new March(state, state.units[0]!, indexAt(state, ...marker)).leader.no).toBe(2);
    const tied = unitAt('raiders', [10, 10], [10, 12], [9, 11]).state;
    expect(new March(tied, tied.units[0]!, indexAt(tied, 20, 11)).leader.no).toBe(1);
  });

  test('[GSQ-AI-09, GSQ-AI-21] MoveToward takes the end nearest to the place by walking', () => {
    const { state } = unitAt('railSniper', [10, 24]);
    const step = (limit: number) => new March(state, state.units[0]!, indexAt(state, ...marker)).bestStep(limit * 4).at;
    expect(step(6)).toBe(indexAt(state, 16, 24));
    expect(step(12)).toBe(indexAt(state, 22, 24));
    expect(step(20)).toBe(indexAt(state, 24, 24));
    const isAllowed = (at: number) => at === indexAt(state, 10, 20);
    expect(new March(state, state.units[0]!, indexAt(state, ...marker)).bestStepWhere(24, isAllowed)?.at).toBe(
      indexAt(state, 10, 20),
    );
    expect(new March(state, state.units[0]!, indexAt(state, ...marker)).bestStepWhere(4, isAllowed)).toBeUndefined();
  });

  test('[GSQ-MOVE-12, GSQ-GEO-11, GSQ-GEO-12, GSQ-EX-39] the others follow in coherency, as near to the leader as they can', () => {
    const set = unitAt('raiders', [10, 24], [8.5, 24], [7, 24]);
    const done = set.perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 22, 24), 48);
    });
    expect(done.placesOf(1)).toEqual([
      [22, 24],
      [20.5, 24],
      [19, 24],
    ]);
    // A link of 1" holds, so they stay where they are; one of 1.5" does not, and the last comes nearer.
    const links = (x: number) =>
      unitAt('deckhands', [12, 24], [10, 24], [x, 24]).perform(t => {
        const [hands] = t.state.units;
        return moveUnit(t, hands!, hands!.models[0]!, indexAt(t.state, 12, 24), x === 14 ? 0 : 2);
      });
    expect(links(14).placesOf(1)).toEqual([
      [12, 24],
      [10, 24],
      [14, 24],
    ]);
    expect(links(14.5).placesOf(1)[2]).toEqual([14, 24]);
  });

  test('[GSQ-MOVE-12, GSQ-GEO-11] coherency with any model that has moved counts before nearness to the leader', () => {
    const set = unitAt('raiders', [20, 24], [18, 24], [17.5, 26]);
    const done = set.perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 20, 24), 2);
    });
    // The second closes up by half an inch; half an inch north the third is linked to it, half an inch east it is not.
    expect(done.placesOf(1)[1]).toEqual([18.5, 24]);
    expect(done.placesOf(1)[2]).toEqual([17.5, 25.5]);
  });

  test('[GSQ-MOVE-12] who is nearest to the leader’s new place follows first, whatever its number', () => {
    const done = unitAt('raiders', [12, 24], [11, 24], [13, 24]).perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 16, 24), 24);
    });
    expect(done.placesOf(1)).toEqual([
      [16, 24],
      [16, 23],
      [15, 24],
    ]);
  });

  test('[GSQ-GEO-12, GSQ-GEO-11] no two models of a unit are more than 6" apart, however they are linked', () => {
    const { state } = unitAt('skitterlings', [10, 10], [12, 10], [14, 10], [16, 10]);
    const [unit] = state.units;
    const linked = (x: number) => linkedTo(state, unit!, unit!.models)(indexAt(state, x, 10));
    expect([linked(17), linked(17.5)]).toEqual([true, false]);
  });

  test('[GSQ-MOVE-12] who has not moved yet counts as standing where it is', () => {
    const { state } = unitAt('raiders', [10, 24], [11, 24.5]);
    const place = indexAt(state, 10.5, 24);
    expect(new March(state, state.units[0]!, place).leader.no).toBe(1);
    expect(new March(state, state.units[0]!, place).bestStep(48).at).not.toBe(place);
    const alone = unitAt('raiders', [10, 24]).state;
    expect(new March(alone, alone.units[0]!, place).bestStep(48).at).toBe(place);
  });

  test('[GSQ-MOVE-13, GSQ-GEO-13] who cannot get into coherency comes as near as it can, without any penalty', () => {
    const set = unitAt('raiders', [10, 24], [2, 24]);
    const done = set.perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 16, 24), 24);
    });
    expect(done.placesOf(1)).toEqual([
      [16, 24],
      [8, 24],
    ]);
  });

  test('[GSQ-MOVE-08, GSQ-WOUND-07] the nearest legal place is found around an occupied one', () => {
    const { state } = medicAt(10, 10).unit('railSniper', [[20, 20]]);
    const [medic] = state.heroes;
    expect(nearestPlace(state, medic!, medic!, indexAt(state, 30, 30))).toBe(indexAt(state, 30, 30));
    expect(nearestPlace(state, medic!, medic!, indexAt(state, 20, 20))).toBe(indexAt(state, 20, 18));
  });
});
