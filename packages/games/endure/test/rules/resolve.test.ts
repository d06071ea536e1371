import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { loseResolve, regainResolve } from '../../src/rules/resolve/resolve.ts';
import { resolveCheck, resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import type { Endure, TokenFace } from '../../src/types.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;
type Cast = Parameters<typeof scene>[0];

/** The Engineer with everybody else far away, out of sight. */
function engineerAlone(role: Parameters<ReturnType<typeof scene>['survivor']>[1], cast: Cast = {}) {
  return scene({ survivors: crew, ...cast })
    .survivor('engineer-b', { at: 'CREW.w', ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' });
}

const engineer = (t: Endure) => t.state.survivors[0]!;
const takeTest = (t: Endure) => resolveTest(t, engineer(t), 'ETS-RESOLVE-03');
const noSolomon = [6, 6];

function looked(given: ReturnType<typeof scene>) {
  return given.perform(t => lookAround(t));
}

describe('when a Resolve test is due', () => {
  test('[ETS-RESOLVE-01] each time a token is revealed in sight, also of a type that is in view already', () => {
    const performed = looked(
      engineerAlone({ at: 'CREW.w' })
        .enemies('jaeger', 1, 'REC.R')
        .token('3 jaeger', 'LAB.A')
        .dice(...noSolomon, 6, 6),
    );
    expect(performed.survivor('engineer-b').resolve).toBe(9);
    expect(performed.survivor('medic-b').resolve).toBe(10);
  });

  test('[ETS-VAR-05] or only if the type is a new one', () => {
    const variants = { revealTest: 'newTypeOnly' } as const;
    const known = engineerAlone({}, { variants }).enemies('jaeger', 1, 'REC.R').token('3 jaeger', 'LAB.A');
    expect(looked(known.dice(...noSolomon)).survivor('engineer-b').resolve).toBe(10);
    const unknown = engineerAlone({}, { variants }).enemies('jaeger', 1, 'REC.R').token('4 swarmer', 'LAB.A');
    expect(looked(unknown.dice(...noSolomon, 6, 6)).survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-02] when an enemy type comes into sight that was not in view', () => {
    const played = engineerAlone({ at: 'CREW.A' }).enemies('jaeger', 1, 'REC.R').turnOf('engineer-b').dice(5, 6).play();
    expect(played.survivor('engineer-b').resolve).toBe(10);
    played.choose('move:CREW.w');
    expect(played.survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-18] the same if it is the enemy that moves into sight', () => {
    const performed = engineerAlone({ at: 'CREW.w' })
      .enemies('jaeger', 1, 'REC.B')
      .phase('enemies')
      .dice('W', 6, 6)
      .perform(enemyPhase);
    expect(performed.count('jaeger', 'REC.R')).toBe(1);
    expect(performed.survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-03] when an event demands it', () => {
    const performed = engineerAlone({})
      .phase('resolution')
      .events('anxiety')
      .dice(6, 6, 1, 1, 5, 5)
      .perform(resolutionPhase);
    expect(performed.state.survivors.map(({ resolve }) => resolve)).toEqual([9, 10, 9]);
  });

  test('[ETS-RESOLVE-06] five Jaegers coming into view are one test', () => {
    const performed = looked(engineerAlone({}).enemies('jaeger', 5, 'REC.R').surprised().dice(6, 6));
    expect(performed.survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-07] two new types at once are two tests', () => {
    const both = engineerAlone({}).enemies('jaeger', 2, 'REC.R').enemies('swarmer', 2, 'CREW.e').surprised();
    expect(looked(both.dice(6, 6, 6, 6)).survivor('engineer-b').resolve).toBe(8);
  });

  test('[ETS-RESOLVE-08] more of a type in view are none', () => {
    const played = engineerAlone({ at: 'CREW.w' })
      .enemies('jaeger', 1, 'REC.R')
      .enemies('jaeger', 1, 'CREW.n')
      .turnOf('engineer-b')
      .play()
      .choose('move:CREW.x');
    expect(played.survivor('engineer-b').resolve).toBe(10);
  });

  test('[ETS-RESOLVE-09] a type that left view and comes back is a new test', () => {
    const played = engineerAlone({ at: 'CREW.w' }).enemies('jaeger', 1, 'REC.R').turnOf('engineer-b').dice(6, 6).play();
    played.choose('move:CREW.A');
    expect(played.survivor('engineer-b').resolve).toBe(10);
    played.choose('move:CREW.w');
    expect(played.survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-16] a Solomon that comes with a token is a further type', () => {
    const withSolomon = () => engineerAlone({}).token('3 jaeger', 'REC.R').dice(1, 2);
    expect(looked(withSolomon().dice(6, 6, 6, 6)).survivor('engineer-b').resolve).toBe(8);
    const known = withSolomon().enemies('solomon', 1, 'LAB.x').dice(6, 6);
    expect(looked(known).survivor('engineer-b').resolve).toBe(9);
  });

  test('[ETS-RESOLVE-16] two tokens revealed by one step are two reveals', () => {
    const played = engineerAlone({ at: 'CREW.A' })
      .token('3 jaeger', 'REC.R')
      .token('4 jaeger', 'LAB.A')
      .turnOf('engineer-b')
      .dice(...noSolomon, 6, 6, ...noSolomon, 6, 6)
      .play()
      .choose('move:CREW.w');
    expect(played.survivor('engineer-b').resolve).toBe(8);
  });

  test('[ETS-RESOLVE-19] several test in turn order, from the acting survivor', () => {
    const both = scene({ survivors: crew })
      .survivor('engineer-b', { at: 'CREW.w' })
      .survivor('medic-b', { at: 'CREW.w' })
      .survivor('scout-b', { at: 'LAB.B' })
      .enemies('jaeger', 1, 'REC.R')
      .surprised()
      .turnOf('medic-b')
      .dice(6, 6, 1, 1);
    const performed = looked(both);
    expect(performed.survivor('medic-b').resolve).toBe(9);
    expect(performed.survivor('engineer-b').resolve).toBe(10);
  });

  test('[ETS-RESOLVE-19] outside turns from the first player', () => {
    const performed = engineerAlone({})
      .phase('resolution')
      .events('anxiety')
      .with(state => {
        state.firstPlayer = 2;
      })
      .dice(6, 6, 1, 1, 1, 1)
      .perform(resolutionPhase);
    expect(performed.state.survivors.map(({ resolve }) => resolve)).toEqual([10, 10, 9]);
  });
});

describe('a Resolve test', () => {
  test.each([
    [10, 6, 4, 9],
    [10, 6, 3, 10],
    [5, 4, 1, 4],
    [5, 3, 1, 5],
  ])('[ETS-RESOLVE-04, ETS-RESOLVE-05] Resolve %i, dice %i and %i: Resolve is then %i', (resolve, a, b, then) => {
    const performed = engineerAlone({ resolve }).dice(a, b).perform(takeTest);
    expect(performed.survivor('engineer-b').resolve).toBe(then);
    expect(performed.survivor('engineer-b').health).toBe(9);
  });

  test('[ETS-EX-06] the Psychic with Resolve 10 sees 2 Jaegers revealed and rolls 12', () => {
    const performed = scene({ survivors: ['psychic-a', 'medic-b', 'scout-b'] })
      .survivor('psychic-a', { at: 'CREW.w' })
      .survivor('medic-b', { at: 'LAB.B' })
      .survivor('scout-b', { at: 'LAB.B' })
      .pile('2 jaeger' as TokenFace)
      .token('2 jaeger', 'REC.R')
      .dice(...noSolomon, 6, 6)
      .perform(lookAround);
    expect(performed.count('jaeger', 'REC.R')).toBe(2);
    expect(performed.survivor('psychic-a').resolve).toBe(9);
  });

  test('[ETS-EX-07] with Resolve 10 exactly 10 fails, and 9 passes', () => {
    expect(engineerAlone({}).dice(5, 5).perform(takeTest).survivor('engineer-b').resolve).toBe(9);
    expect(engineerAlone({}).dice(5, 4).perform(takeTest).survivor('engineer-b').resolve).toBe(10);
  });

  test('[ETS-RESOLVE-10] a death costs those who see it 2 Resolve, without a test', () => {
    const performed = scene({ survivors: crew })
      .survivor('engineer-b', { at: 'CREW.w', health: 1 })
      .survivor('medic-b', { at: 'REC.R' })
      .survivor('scout-b', { at: 'REC.B' })
      .perform(t => loseHealth(t, engineer(t), 1, 'ETS-DMG-15'));
    expect(performed.survivor('engineer-b').status).toBe('dead');
    expect(performed.survivor('medic-b').resolve).toBe(8);
    expect(performed.survivor('scout-b').resolve).toBe(10);
  });

  test('[ETS-RESOLVE-11, ETS-RESOLVE-12] at Resolve 0 it costs 1 Health: no dice, no save, no injury', () => {
    const performed = engineerAlone({ resolve: 0, holding: ['bastionArmour'] }).perform(takeTest);
    expect(performed.survivor('engineer-b')).toMatchObject({ resolve: 0, health: 8, injuries: [] });
  });

  test('[ETS-VAR-02] or the test is rolled, and a failure costs 1 Health', () => {
    const variants = { resolveZero: 'onFail' } as const;
    const performed = engineerAlone({ resolve: 0 }, { variants }).dice(1, 1).perform(takeTest);
    expect(performed.survivor('engineer-b')).toMatchObject({ resolve: 0, health: 8 });
  });

  test('[ETS-VAR-02] the two differ where a test is passed outright', () => {
    const fearless = (resolveZero: 'always' | 'onFail') =>
      engineerAlone({ resolve: 0 }, { variants: { resolveZero } }).with(state => {
        state.survivors[0]!.lasting.push({ what: 'nothingToFear', until: 'used' });
      });
    expect(fearless('always').perform(takeTest).survivor('engineer-b').health).toBe(8);
    expect(fearless('onFail').perform(takeTest).survivor('engineer-b').health).toBe(9);
  });

  test('[ETS-RESOLVE-15] Resolve stays between 0 and 10', () => {
    const low = engineerAlone({ resolve: 1 }).perform(t => loseResolve(t, engineer(t), 2, 'ETS-RESOLVE-10'));
    expect(low.survivor('engineer-b').resolve).toBe(0);
    const high = engineerAlone({ resolve: 9 }).perform(t => regainResolve(t, engineer(t), 3, 'ETS-ADECK-01'));
    expect(high.survivor('engineer-b').resolve).toBe(10);
  });
});

describe('a Resolve check', () => {
  test('[ETS-RESOLVE-13] is rolled like a test, but a failure costs no Resolve', () => {
    const check = (a: number, b: number) =>
      engineerAlone({ resolve: 7 })
        .dice(a, b)
        .perform(t => resolveCheck(t, engineer(t)));
    expect(check(3, 3).result).toBe(true);
    expect(check(3, 4).result).toBe(false);
    expect(check(3, 4).survivor('engineer-b').resolve).toBe(7);
  });

  test('[ETS-RESOLVE-14] at Resolve 0 it simply fails and costs no Health', () => {
    const performed = engineerAlone({ resolve: 0, holding: ['calmingRig'] })
      .dice(1, 1)
      .perform(t => resolveCheck(t, engineer(t)));
    expect(performed.result).toBe(false);
    expect(performed.survivor('engineer-b').health).toBe(9);
  });
});

test('[ETS-ODD-03] reveal, figures, test and the Resolve card it sets off come before the move goes on', () => {
  const played = engineerAlone({ at: 'CREW.A', resolve: 9, resolveCards: ['scream'] })
    .event('gravityFailure')
    .token('4 swarmer', 'REC.R')
    .turnOf('engineer-b')
    .dice(...noSolomon, 6, 6)
    .play()
    .choose('move:CREW.w');
  expect(played.asks).toBe('move.on');
  expect(played.count('swarmer', 'REC.R')).toBe(4);
  expect(played.survivor('engineer-b').resolve).toBe(8);
  expect(played.noiseIn('CREW.w')).toBe(4);
});
