import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { bestSpot } from '../../src/bot/places.ts';
import { postsOf } from '../../src/bot/posts.ts';
import { worthOfItem } from '../../src/bot/skills.ts';
import { worthOfTendingTo } from '../../src/bot/tending.ts';
import { indexAt } from '../../src/field/measure.ts';
import type { Inches, Scene } from '../../src/testing/index.ts';
import type { ArchetypeId } from '../../src/types.ts';

describe('the post of a hero', () => {
  /** One hero who is up, and which marker it should hold. */
  const post = (at: Inches, change: (set: Scene) => Scene = set => set) => {
    const set = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at })
      .hero(2, { at: [46, 46], wounds: 9 })
      .with(state => {
        state.priority = 0;
      });
    return postsOf(change(set).state).get(1);
  };

  test('is the marker it stands at, wherever that is', () => {
    const markers: Inches[] = [
      [12, 12],
      [36, 12],
      [36, 36],
      [12, 36],
      [24, 24],
    ];
    expect(markers.map(at => post(at))).toEqual([1, 2, 3, 4, 5]);
  });

  test('between two it is the middle one, the more so in later waves', () => {
    expect(post([18, 18])).toBe(5);
    expect([post([14, 14], set => set.wave(1)), post([14, 14], set => set.wave(9))]).toEqual([1, 5]);
  });

  test('is rather the priority, and one that is damaged, and not one beset by enemies', () => {
    const half: Inches = [24, 12]; // as far from marker 1 as from 2
    const outOf = (change: (set: Scene) => Scene) => post(half, set => change(set.marker(5, 3)));
    expect(outOf(set => set)).toBe(1);
    const priority = (set: Scene) =>
      set.with(state => {
        state.priority = 2;
      });
    expect(outOf(priority)).toBe(2);
    expect(outOf(set => set.marker(2, 1))).toBe(2);
    expect(outOf(set => set.unit('raiders', [[12, 12]]))).toBe(2);
  });
});

describe('the best of some places', () => {
  const worthAt = (set: Scene, at: Inches) => bestSpot(set.state, 1, [indexAt(set.state, ...at), 1], false).worth;
  const quiet = () => {
    const set = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [24, 6] })
      .hero(2, { at: [46, 46], wounds: 9 });
    for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
    return set;
  };

  test('is nearer to the post where no enemy is about', () => {
    expect(worthAt(quiet(), [24, 12])).toBeGreaterThan(worthAt(quiet(), [24, 8]));
    expect(Number.isFinite(worthAt(quiet(), [24, 8]))).toBe(true);
  });

  test('is within reach of the nearest enemy, who for a long rifle may be far', () => {
    // Both places are 10" from the post; the enemy, who is Shaken and no danger, is 12" and 32" away.
    const lost = (archetype: ArchetypeId, alertness: number) => {
      const set = scene({ heroes: [archetype, 'medic'] })
        .hero(1, { at: [24, 6] })
        .hero(2, { at: [46, 46], wounds: 9 })
        .unit('thralls', [[2, 24]], { shaken: true })
        .unit('thralls', [[2, 44]], { shaken: true })
        .alertness(alertness);
      for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
      return Math.round((worthAt(set, [14, 24]) - worthAt(set, [34, 24])) * 10) / 10;
    };
    expect([lost('duelist', 0), lost('heavyGunner', 0), lost('sharpshooter', 0)]).toEqual([16, 8, 4.8]);
    expect(lost('duelist', 3)).toBe(4); // from then on markers matter more
  });
});

describe('what is worth something', () => {
  test('[GSQ-COND-03] tending: nothing for the unhurt and the Diseased, most for who is down', () => {
    const worth = (more: Parameters<Scene['hero']>[1]) =>
      worthOfTendingTo(scene({ heroes: ['medic', 'envoy'] }).hero(1, more).state.heroes[0]!, 3);
    expect(worth({ wounds: 0 })).toBe(-1);
    expect(worth({ wounds: 6, conditions: ['diseased'] })).toBe(-1);
    const [scratch, bad, down] = [worth({ wounds: 1 }), worth({ wounds: 6 }), worth({ wounds: 9 })];
    expect(scratch).toBeGreaterThan(0);
    expect(bad).toBeGreaterThan(scratch);
    expect(down).toBeGreaterThan(bad);
  });

  test('[GSQ-ITEM-04] a Courage Injector as a Skill action is for somebody else who is Shaken', () => {
    const worth = (no: number) => {
      const { state } = scene({ heroes: ['medic', 'envoy'] }).hero(no, { shaken: true });
      return worthOfItem(state, state.heroes[0]!, 'courageInjector');
    };
    expect([worth(2) > 0, worth(1) > 0]).toEqual([true, false]);
  });
});
