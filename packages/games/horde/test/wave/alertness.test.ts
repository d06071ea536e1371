import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { shop } from '../../src/rules/after/shop.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { deployment } from '../../src/rules/setup/deployment.ts';

const withEnemy = (cast: Parameters<typeof scene>[0] = {}) => scene(cast).unit('railSniper', [[2, 24]]);

const ended = (set: Scene) => set.perform(roundEnds).state;

/** How many rounds a wave lasts, dice falling as scripted. */
function rounds(set: () => Scene): number {
  let alertness = 0;
  for (let count = 1; ; count++) {
    const state = ended(set().alertness(alertness));
    alertness = state.alertness;
    if (state.stage === 'waveEnds') return count;
  }
}

describe('alertness', () => {
  test('[GSQ-ALERT-01] rises by 1 at the end of each round', () => {
    expect(ended(withEnemy().alertness(2))).toMatchObject({ alertness: 3, stage: 'roundBegins' });
  });

  test('[GSQ-ALERT-02] rises by 2 if no enemy is on the table, also if the last one fell in the round', () => {
    expect(ended(scene().alertness(2)).alertness).toBe(4);
  });

  test('[GSQ-ALERT-03, GSQ-SCORE-05] the wave ends at 6, whether enemies live or not', () => {
    expect(ended(withEnemy().alertness(4)).stage).toBe('roundBegins');
    expect(ended(withEnemy().alertness(5)).stage).toBe('waveEnds');
  });

  test('[GSQ-ALERT-04, GSQ-RUL-37] nothing of it is carried into the next wave', () => {
    const done = scene({ seats: 1 })
      .alertness(7)
      .tokens([12, 12])
      .with(state => {
        state.doneShopping = ['p1'];
      })
      .perform(shop);
    expect(done.state).toMatchObject({ alertness: 0, wave: 2, stage: 'waveBegins' });
  });

  test('[GSQ-EX-16] 5 and no enemy: it becomes 7, and the wave ends', () => {
    expect(ended(scene().alertness(5))).toMatchObject({ alertness: 7, stage: 'waveEnds' });
  });

  test('[GSQ-ALERT-05] a wave lasts three to six rounds', () => {
    expect(rounds(() => scene())).toBe(3);
    expect(rounds(() => withEnemy())).toBe(6);
  });

  test('[GSQ-ALERT-06, GSQ-RUL-12] the level is rolled at set-up if nobody picked it', () => {
    const set = (alertness: 'roll' | 'alarmed') => scene({ alertness }).stage('deployment');
    expect(set('roll').dice(1).perform(deployment).state.alertLevel).toBe('assault');
    expect(set('roll').dice(3).perform(deployment).said('alertLevel.rolled')).toHaveLength(1);
    expect(set('alarmed').perform(deployment).state.alertLevel).toBe('alarmed');
  });

  test.each([
    ['[GSQ-ALERT-07] 1 is Full Assault', [1], 'assault'],
    ['[GSQ-ALERT-08] 2 and 3 are Alarmed', [2, 3], 'alarmed'],
    ['[GSQ-ALERT-09] 4 to 6 are Vigilant', [4, 5, 6], 'vigilant'],
  ] as const)('%s', (_, dice, level) => {
    for (const die of dice) {
      expect(scene({ alertness: 'roll' }).dice(die).perform(deployment).state.alertLevel).toBe(level);
    }
  });

  test('[GSQ-ALERT-07, GSQ-EX-17] Full Assault: a 1 or 2 adds one more', () => {
    const assault = (die: number) => ended(withEnemy({ alertness: 'assault' }).alertness(3).dice(die)).alertness;
    expect([1, 2, 3, 6].map(assault)).toEqual([5, 5, 4, 4]);
  });

  test('[GSQ-ALERT-08] Alarmed: only a 1 adds one more', () => {
    const alarmed = (die: number) => ended(withEnemy({ alertness: 'alarmed' }).alertness(3).dice(die)).alertness;
    expect([1, 2].map(alarmed)).toEqual([5, 4]);
  });

  test('[GSQ-ALERT-09] Vigilant: no die is thrown', () => {
    expect(ended(withEnemy({ alertness: 'vigilant' }).alertness(3)).alertness).toBe(4);
  });

  test('[GSQ-ALERT-01, GSQ-ALERT-02, GSQ-ALERT-07, GSQ-ALERT-08] how it rises is told, by which rule, and what the die shows', () => {
    const told = (set: Scene) =>
      set
        .perform(roundEnds)
        .log.filter(({ key }) => key.startsWith('alertness.'))
        .map(({ key, rule, params }) => [key, rule, params]);
    expect(told(withEnemy({ alertness: 'assault' }).alertness(2).dice(2))).toEqual([
      ['alertness.raised', 'GSQ-ALERT-01', { gain: 1, alertness: 3 }],
      ['alertness.rolled', 'GSQ-ALERT-07', { die: 2, gain: 1, alertness: 4 }],
    ]);
    expect(told(scene({ alertness: 'alarmed' }).alertness(2).dice(2))).toEqual([
      ['alertness.raised', 'GSQ-ALERT-02', { gain: 2, alertness: 4 }],
      ['alertness.rolled', 'GSQ-ALERT-08', { die: 2, gain: 0, alertness: 4 }],
    ]);
  });

  test('[GSQ-ALERT-10] the extra die comes on top of the usual gain, and not once 6 is reached', () => {
    const both = scene({ alertness: 'assault' }).alertness(2).dice(1).perform(roundEnds);
    expect(both.log.map(({ key }) => key)).toEqual(['round.ends', 'alertness.raised', 'alertness.rolled']);
    expect(both.state.alertness).toBe(5);
    expect(ended(scene({ alertness: 'assault' }).alertness(4))).toMatchObject({ alertness: 6, stage: 'waveEnds' });
  });
});
