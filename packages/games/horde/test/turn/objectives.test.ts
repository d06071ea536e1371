import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { goalOf } from '../../src/rules/enemies/goal.ts';
import { seizedMarkers } from '../../src/rules/objectives.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { setPriority } from '../../src/rules/wave/priority.ts';

/** Both heroes stay in the middle, far from marker 1 at (12, 12). */
const raid = (cast: Parameters<typeof scene>[0] = {}) => scene(cast);

function damageAfterRound(set: Scene, marker = 1): number | undefined {
  return set.perform(roundEnds).state.markers.find(({ no }) => no === marker)?.damage;
}

describe('objective damage', () => {
  test('[GSQ-OBJ-01] at the end of the round a marker with an enemy within 3" and no hero within 3" is damaged', () => {
    const ended = raid()
      .unit('chainBrute', [[14, 12]])
      .perform(roundEnds);
    expect(ended.state.markers.map(({ damage }) => damage)).toEqual([1, 0, 0, 0, 0]);
    expect(ended.said('marker.damaged')).toMatchObject([{ rule: 'GSQ-OBJ-01', params: { marker: 1, damage: 1 } }]);
  });

  test('[GSQ-EX-14] an S enemy at 3.5" is within 3", at 4" it is not', () => {
    expect(damageAfterRound(raid().unit('railSniper', [[15.5, 12]]))).toBe(1);
    expect(damageAfterRound(raid().unit('railSniper', [[16, 12]]))).toBe(0);
  });

  test('[GSQ-OBJ-01] on the small table it is 1.5"', () => {
    const small = () => raid({ table: 'small' });
    expect(damageAfterRound(small().unit('railSniper', [[7.5, 6]]))).toBe(1);
    expect(damageAfterRound(small().unit('railSniper', [[8, 6]]))).toBe(0);
  });

  test('[GSQ-OBJ-02] the third damage marker destroys it, the second does not', () => {
    const damaged = raid()
      .marker(1, 1)
      .unit('chainBrute', [[14, 12]])
      .perform(roundEnds);
    expect(damaged.state.markers[0]).toEqual({ no: 1, damage: 2 });
    expect(damaged.said('marker.destroyed')).toEqual([]);
    const ended = raid()
      .marker(1, 2)
      .unit('chainBrute', [[14, 12]])
      .perform(roundEnds);
    expect(ended.state.markers.map(({ no }) => no)).toEqual([2, 3, 4, 5]);
    expect(ended.said('marker.destroyed')).toMatchObject([{ rule: 'GSQ-OBJ-02', params: { marker: 1 } }]);
  });

  test('[GSQ-OBJ-03] one hero within 3" protects it against any number of enemies', () => {
    const crowd = () =>
      raid()
        .unit('chainBrute', [[14, 12]])
        .unit('chainBrute', [[10, 12]])
        .unit('railSniper', [[12, 14]]);
    expect(damageAfterRound(crowd())).toBe(1);
    expect(damageAfterRound(crowd().hero(2, { at: [12, 9] }))).toBe(0);
  });

  test('[GSQ-OBJ-04] many enemies cause one damage marker a round', () => {
    const crowd = raid()
      .unit('chainBrute', [[14, 12]])
      .unit('deckhands', [
        [10, 12],
        [10, 14],
        [10, 10],
      ]);
    expect(damageAfterRound(crowd)).toBe(1);
  });

  test('[GSQ-OBJ-05] damage stays when the enemies are gone and a hero stands there', () => {
    expect(
      damageAfterRound(
        raid()
          .marker(1, 2)
          .hero(1, { at: [12, 12] }),
      ),
    ).toBe(2);
  });

  test('[GSQ-OBJ-06, GSQ-RUL-33] Shaken enemies cause no damage, Shaken heroes prevent none', () => {
    expect(damageAfterRound(raid().unit('chainBrute', [[14, 12]], { shaken: true }))).toBe(0);
    const guarded = raid()
      .hero(1, { at: [12, 12], shaken: true })
      .unit('chainBrute', [[15, 12]]);
    expect(damageAfterRound(guarded)).toBe(1);
  });

  test('[GSQ-RUL-33] a Shaken enemy does not keep heroes from seizing, a Shaken hero does not seize', () => {
    const { state } = scene()
      .hero(1, { at: [12, 12] })
      .hero(2, { at: [36, 12], shaken: true })
      .unit('chainBrute', [[15, 12]], { shaken: true });
    expect(seizedMarkers(state)).toEqual([1]);
  });

  test('[GSQ-EX-15] two enemies and a Shaken hero: the third damage marker destroys the objective', () => {
    const ended = raid()
      .marker(1, 2)
      .hero(1, { at: [12, 12], shaken: true })
      .unit('chainBrute', [[15, 12]])
      .unit('chainBrute', [[9, 12]])
      .perform(roundEnds);
    expect(ended.state.markers.map(({ no }) => no)).not.toContain(1);
  });

  test('[GSQ-OBJ-07] an unconscious hero neither protects nor seizes', () => {
    const fallen = () => scene().hero(1, { at: [12, 12], wounds: 10 });
    expect(damageAfterRound(fallen().unit('chainBrute', [[14, 12]]))).toBe(1);
    expect(seizedMarkers(fallen().hero(2, { at: [40, 24] }).state)).toEqual([]);
  });

  test('[GSQ-OBJ-08] all markers are judged before any is removed', () => {
    const ended = raid()
      .marker(1, 2)
      .marker(2, 2)
      .unit('chainBrute', [[14, 12]])
      .unit('chainBrute', [[34, 12]])
      .perform(roundEnds);
    expect(ended.state.markers.map(({ no }) => no)).toEqual([3, 4, 5]);
    expect(ended.said('marker.destroyed')).toHaveLength(2);
  });

  test('[GSQ-OBJ-09] a destroyed marker is no goal, no priority, and cannot be seized', () => {
    const set = scene()
      .marker(1, 3)
      .hero(1, { at: [12, 12] })
      .hero(2, { at: [40, 24] })
      .unit('chainBrute', [[6, 6]])
      .dice(1, 4);
    expect(goalOf(set.state, set.state.units[0]!).no).not.toBe(1);
    expect(seizedMarkers(set.state)).toEqual([]);
    expect(set.perform(setPriority).state.priority).toBe(4);
  });

  test('[GSQ-RUL-18, GSQ-RUL-03] an enemy of an earlier wave damages and contests like any other', () => {
    const old = () =>
      scene()
        .wave(3)
        .unit('chainBrute', [[14, 12]], { wave: 1 });
    expect(damageAfterRound(old())).toBe(1);
    expect(
      seizedMarkers(
        old()
          .hero(1, { at: [12, 9] })
          .hero(2, { at: [40, 24] }).state,
      ),
    ).toEqual([]);
  });
});
