import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { enemiesTurn, nextUnit } from '../../src/rules/enemies/turn.ts';

function nextOf({ state }: Scene): number | undefined {
  return nextUnit(state)?.no;
}

/** Two S heroes in the west of the table. */
const west = () =>
  scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [4, 20] })
    .hero(2, { at: [4, 28] });

describe('the next unit', () => {
  test('[GSQ-CORE-11] is the one nearest to any hero', () => {
    const set = west()
      .unit('railSniper', [[24, 20]])
      .unit('railSniper', [[20, 28]])
      .unit('raiders', [
        [26, 20],
        [19, 20],
      ]);
    expect(nextOf(set)).toBe(3);
  });

  test('[GSQ-CORE-11, GSQ-WOUND-06] takes no notice of heroes that are down', () => {
    const set = west()
      .hero(1, { wounds: 9 })
      .unit('railSniper', [[8, 20]])
      .unit('railSniper', [[10, 28]]);
    expect(nextOf(set)).toBe(2);
  });

  test('[GSQ-CORE-11, GSQ-GEO-17] of two equally near is the costlier, then the one deployed earlier', () => {
    const set = () =>
      west()
        .unit('hexer', [[20, 20]]) // 65
        .unit('railSniper', [[20, 28]]); // 70
    expect(nextOf(set())).toBe(2);
    const same = west()
      .unit('railSniper', [[20, 20]])
      .unit('railSniper', [[20, 28]]);
    expect(nextOf(same)).toBe(1);
  });

  test('[GSQ-CORE-11, GSQ-GEO-03] is measured from rim to rim', () => {
    // Centres 16.5" and 16" away, rims 15" and 15.5".
    const set = west()
      .unit('railSniper', [[20, 28]])
      .unit('fleshHorror', [[20.5, 20]]);
    expect(nextOf(set)).toBe(2);
  });

  test('[GSQ-CORE-09, GSQ-CORE-11] has not activated yet', () => {
    const set = west()
      .unit('railSniper', [[10, 20]], { activated: true })
      .unit('railSniper', [[30, 28]]);
    expect(nextOf(set)).toBe(2);
    expect(nextOf(west().unit('railSniper', [[10, 20]], { activated: true }))).toBeUndefined();
  });
});

describe('a turn of the enemies', () => {
  const melee = () =>
    scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [4, 20] })
      .hero(2, { at: [4, 28] })
      .unit('boarders', [[40, 40]])
      .unit('boarders', [[40, 8]])
      .stage('enemies');

  test('[GSQ-CORE-07, GSQ-PREP-05, GSQ-DEC-08] is one unit’s activation, of which nobody is asked; then it is the players’ turn', () => {
    const done = melee().perform(enemiesTurn);
    expect(done.asked).toEqual([]);
    expect(done.state.units.map(({ activated }) => activated)).toEqual([true, false]);
    expect(done.state.stage).toBe('heroes');
  });

  test('[GSQ-CORE-07] is followed by another one when no hero is left to activate, and by the end of the round after the last', () => {
    const first = melee().hero(1, { activated: true }).hero(2, { activated: true });
    expect(first.perform(enemiesTurn).state.stage).toBe('enemies');
    expect(first.perform(enemiesTurn).state.stage).toBe('roundEnds');
    expect(first.state.units.every(({ activated }) => activated)).toBe(true);
  });
});
