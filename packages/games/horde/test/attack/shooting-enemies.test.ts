import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { bestTarget, canShoot } from '../../src/rules/shooting.ts';
import { firing, rolled } from '../support/attack.ts';

describe('whom the enemies shoot', () => {
  const table = () =>
    scene({ heroes: ['medic', 'breacher', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [14, 10] })
      .hero(3, { at: [18, 10] });
  const best = ({ state }: Scene) => bestTarget(state, state.units[0]!)?.no;

  test('[GSQ-AI-08] the nearest; of two as near the one with fewest wounds left, then the lower number', () => {
    expect(best(table().unit('raiders', [[22, 10]]))).toBe(3);
    const level = () =>
      table()
        .hero(1, { at: [10, 16] })
        .hero(2, { at: [40, 40] })
        .unit('raiders', [[14, 13]]);
    expect(best(level())).toBe(1);
    expect(best(level().hero(3, { wounds: 1 }))).toBe(3);
  });

  test('[GSQ-AI-08] heroes without cover before those in cover, and who taunts before all', () => {
    const covered = () =>
      table()
        .piece('rubble', [16, 8])
        .unit('raiders', [[22, 10]]);
    expect(best(covered())).toBe(2);
    expect(
      best(covered().with(({ units: [unit] }) => unit!.lasting.push({ what: 'taunt', until: 'round', by: 1 }))),
    ).toBe(1);
  });

  test('[GSQ-AI-07] unconscious heroes and those out of reach are no targets', () => {
    const alone = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], wounds: 9 })
      .hero(2, { at: [40, 40] });
    const { state } = alone.unit('raiders', [[14, 10]]);
    expect(bestTarget(state, state.units[0]!)).toBeUndefined();
    expect(canShoot(state, state.units[0]!)).toBe(false);
  });

  test('[GSQ-SKILL-29, GSQ-AI-08] who taunts from out of reach is not shot at', () => {
    const taunted = table()
      .hero(1, { at: [47, 47] })
      .unit('raiders', [[22, 10]])
      .with(({ units: [unit] }) => unit!.lasting.push({ what: 'taunt', until: 'round', by: 1 }));
    expect(best(taunted)).toBe(3);
  });

  test('[GSQ-COVER-03] only models that fire take cover into account, not a nearer one that sees nothing', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [47, 47] })
      .piece('bunker', [14, 8])
      .unit('raiders', [
        [21, 10],
        [10, 22],
      ])
      .dice(5, 6)
      .perform(firing);
    expect(rolled(done, 'shot.rolled').dice).toBe('5');
    expect(rolled(done, 'defense.rolled').needed).toBe('5+');
  });
});
