import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import { moveHero } from '../../src/rules/move/hero.ts';
import { moveUnit } from '../../src/rules/move/unit.ts';
import type { UnitId } from '../../src/types.ts';
import { heroMove } from '../support/ground.ts';

/** A Medic (S) who is about to move; the other hero is far away. */
function medicAt(...at: Inches): Scene {
  return scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at })
    .hero(2, { at: [44, 44] });
}

function unitAt(unit: UnitId, ...places: Inches[]): Scene {
  return medicAt(4, 44).unit(unit, places);
}

describe('difficult and dangerous ground', () => {
  test('[GSQ-TERRAIN-01, GSQ-AI-10] across difficult ground 6" at most; around it as far as the allowance goes', () => {
    const set = medicAt(10, 10).piece('thicket', [13, 7.5]); // 13-19, 7.5-12.5
    const move = heroMove(set, 1, 12);
    expect(move.isEnd(16, 10)).toBe(true);
    expect(move.isEnd(16.5, 10)).toBe(false);
    expect(move.isEnd(19, 10)).toBe(true); // on the outline, by the way around
    expect(move.length(19, 10)).toBeGreaterThan(9);
    expect(move.isEnd(20, 10)).toBe(true);
    expect(move.isEnd(21, 10)).toBe(false);
    // Who starts in it is slow from the start.
    const inside = heroMove(medicAt(16, 10).piece('thicket', [13, 7.5]), 1, 12);
    expect(inside.isEnd(22, 10)).toBe(true);
    expect(inside.isEnd(22.5, 10)).toBe(false);
  });

  test('[GSQ-TERRAIN-01, GSQ-TERRAIN-10] crossing a Barrier is difficult', () => {
    const wide = medicAt(10, 10)
      .piece('barrier', [12, 2], 1)
      .piece('barrier', [12, 5.5], 1)
      .piece('barrier', [12, 9], 1)
      .piece('barrier', [12, 12.5], 1);
    expect(heroMove(wide, 1, 12).isEnd(16, 10)).toBe(true);
    expect(heroMove(wide, 1, 12).isEnd(16.5, 10)).toBe(false);
  });

  test('[GSQ-SPECIAL-30] a Strider does not mind', () => {
    const set = scene({ heroes: ['breacher', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [44, 44] })
      .piece('thicket', [13, 7.5]);
    expect(heroMove(set, 1, 12).way(22, 10)).toEqual([
      [10, 10],
      [22, 10],
    ]);
  });

  test('[GSQ-TERRAIN-01, GSQ-TABLE-04, GSQ-WEATHER-07] the cap is halved on the small table, but not by the weather', () => {
    const small = scene({ table: 'small', heroes: ['medic', 'envoy'] })
      .hero(1, { at: [5, 5] })
      .hero(2, { at: [20, 20] })
      .event(34, { quarter: 1 });
    expect(heroMove(small, 1, 6).isEnd(8, 5)).toBe(true);
    expect(heroMove(small, 1, 6).isEnd(8.5, 5)).toBe(false);
    expect(
      heroMove(
        scene({ weather: 'bad', heroes: ['medic', 'envoy'] })
          .hero(1, { at: [10, 10] })
          .piece('thicket', [11, 7.5]),
        1,
        6,
      ).isEnd(16, 10),
    ).toBe(true);
  });

  test('[GSQ-AI-11, GSQ-MOVE-11] dangerous ground is gone round if that is less than twice as far, and its true length counts', () => {
    const set = medicAt(10, 10).piece('pool', [12, 8.5]); // 12-16, 8.5-11.5
    const move = heroMove(set, 1, 12);
    expect(move.way(18, 10).length).toBeGreaterThan(2);
    // Into it there is no other way, and nothing is added.
    expect(move.length(14, 10)).toBe(4);
    expect(heroMove(set, 1, 4).isEnd(14, 10)).toBe(true);
  });

  test('[GSQ-TERRAIN-02, GSQ-TERRAIN-04, GSQ-EX-43] a Tough 9 hero that crosses a Toxic Pool rolls nine dice, each 1 a wound', () => {
    const set = medicAt(10, 10).piece('pool', [12, 8.5]).dice(1, 2, 3, 4, 5, 6, 1, 2, 3);
    const done = set.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [14, 10]);
    expect(done.hero(1).wounds).toBe(2);
    expect(done.said('danger.rolled')).toMatchObject([{ params: { dice: '1 2 3 4 5 6 1 2 3', wounds: 2 } }]);
    expect(done.result).toBe(true);
  });

  test('[GSQ-TERRAIN-04] along the outline and on it one is outside', () => {
    const along = medicAt(10, 8.5).piece('pool', [12, 8.5]);
    const done = along.perform(t => moveHero(t, t.state.heroes[0]!, 48, 'rush'), [18, 8.5]);
    expect(done.said('danger.rolled')).toEqual([]);
    expect(heroMove(medicAt(10, 10).piece('thicket', [13, 7.5]), 1, 12).isEnd(13, 10)).toBe(true);
  });

  test('[GSQ-TERRAIN-03] leaving the footprint one was in costs no second roll; going about in it or coming back does', () => {
    const leaving = medicAt(14, 10).piece('pool', [12, 8.5]);
    expect(
      leaving.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [14, 14]).said('danger.rolled'),
    ).toEqual([]);
    const staying = medicAt(14, 10).piece('pool', [12, 8.5]).dice(2, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(
      staying.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [14, 11]).said('danger.rolled').length,
    ).toBe(1);
    const back = medicAt(14, 10).piece('pool', [12, 8.5]).dice(2, 2, 2, 2, 2, 2, 2, 2, 2);
    const outside = indexAt(back.state, 14, 13);
    expect(
      back.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance', [outside]), [14, 11]).said('danger.rolled'),
    ).toHaveLength(1);
    const next = medicAt(14, 10).piece('pool', [12, 8.5]).piece('scrub', [12, 14]).dice(2, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(
      next.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [14, 15]).said('danger.rolled').length,
    ).toBe(1);
  });

  test('[GSQ-AI-11, GSQ-TERRAIN-02] models that go round dangerous ground do not roll, though the straight way leads across', () => {
    const round = (pool: Scene, [x, y]: Inches) =>
      pool
        .perform(t => {
          const [raiders] = t.state.units;
          return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, x, y), 40);
        })
        .placesOf(1);
    const across = (...places: Inches[]) => unitAt('raiders', ...places).piece('pool', [12, 8.5]);
    expect(round(across([10, 10]), [18, 10])).toEqual([[18, 10]]);
    expect(round(across([18, 10], [10, 10]), [18, 10])).toEqual([
      [18, 10],
      [17, 10],
    ]);
    const along = unitAt('raiders', [10, 10]).piece('pool', [8.5, 12], 1);
    expect(round(along, [10, 18])).toEqual([[10, 18]]);
  });

  test('[GSQ-TERRAIN-03] a model that stays where it is while its unit moves does not roll again', () => {
    const beside = unitAt('raiders', [10, 10], [14, 10]).piece('pool', [12, 8.5]).dice(2);
    const done = beside.perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 15, 10), 24);
    });
    expect(done.placesOf(1)).toEqual([
      [15, 10],
      [14, 10],
    ]);
    expect(done.said('danger.rolled')).toMatchObject([{ params: { dice: '2' } }]);
  });

  test('[GSQ-TERRAIN-18, GSQ-TERRAIN-04] an event makes a whole quarter difficult or dangerous, dividing lines by the table’s rule', () => {
    const rain = (x: number, y: number) => heroMove(medicAt(x, y).event(34, { quarter: 1 }), 1, 12);
    expect(rain(20, 10).isEnd(26, 10)).toBe(true);
    expect(rain(20, 10).isEnd(26.5, 10)).toBe(false);
    expect(rain(24, 10).isEnd(30.5, 10)).toBe(false); // x = 24 belongs to the west
    expect(rain(24.5, 10).isEnd(36.5, 10)).toBe(true);
    expect(rain(30, 10).isEnd(23.5, 10)).toBe(false);
    const quake = medicAt(25, 10).event(31, { quarter: 1 }).dice(1, 2, 2, 2, 2, 2, 2, 2, 2);
    const done = quake.perform(t => moveHero(t, t.state.heroes[0]!, 24, 'advance'), [24, 10]);
    expect(done.hero(1).wounds).toBe(1);
    // What is there already stays as it is.
    const wall = heroMove(medicAt(20, 10).event(34, { quarter: 1 }).piece('bunker', [22, 8]), 1, 12);
    expect(wall.isEnd(23, 10)).toBe(false);
  });

  test('[GSQ-TERRAIN-02, GSQ-SPECIAL-14] every model of a unit rolls for itself; who flies over it does not', () => {
    const unit = unitAt('raiders', [10, 10], [10, 11.5], [10, 8.5]).piece('pool', [12, 8.5]).dice(1, 2, 3);
    const done = unit.perform(t => {
      const [raiders] = t.state.units;
      return moveUnit(t, raiders!, raiders!.models[0]!, indexAt(t.state, 14, 10), 24);
    });
    expect(done.said('danger.rolled')).toMatchObject([{ params: { dice: '1 2 3', wounds: 1 } }]);
    expect(done.unit(1)!.models.length).toBe(2);
    const flying = unitAt('leaper', [10, 10]).piece('pool', [12, 8.5]);
    const over = flying.perform(t =>
      moveUnit(t, t.state.units[0]!, t.state.units[0]!.models[0]!, indexAt(t.state, 14, 10), 24),
    );
    expect(over.said('danger.rolled')).toEqual([]);
  });
});
