import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { passTurn, roundBegins, roundEnds } from '../../src/rules/round.ts';
import type { Lasting } from '../../src/types.ts';

/** Whose turn follows after somebody's. */
function next(set: Scene, from: 'heroes' | 'enemies'): string {
  return set.perform(function* (t) {
    passTurn(t, from);
  }).state.stage;
}

const twoUnits = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .unit('railSniper', [[2, 2]])
    .unit('railSniper', [[2, 40]]);

describe('a round', () => {
  test('[GSQ-FLOW-06] begins with the tokens of enemy casters, then the players have the first turn', () => {
    const begun = twoUnits()
      .round(2)
      .with(state => {
        state.losses = { hurt: ['hero:1'], fought: ['unit:1'] };
      })
      .unit('broodSeer', [[40, 2]], { activated: true, tested: true })
      .hero(1, { activated: true, tested: true, guarded: true })
      .perform(roundBegins);
    expect(begun.state).toMatchObject({ round: 3, stage: 'heroes', losses: { hurt: [], fought: [] } });
    expect(begun.unit(3)).toMatchObject({ tokens: 2, activated: false, tested: false });
    expect(begun.hero(1)).toMatchObject({ activated: false, tested: false, guarded: false });
  });

  test('[GSQ-PSY-07] a caster never holds more than 6 tokens', () => {
    const begun = scene()
      .unit('broodSeer', [[40, 2]], { tokens: 5 })
      .unit('railSniper', [[2, 2]])
      .unit('hexer', [[2, 40]], { tokens: 6 })
      .perform(roundBegins);
    expect(begun.state.units.map(({ tokens }) => tokens)).toEqual([6, 0, 6]);
    expect(begun.said('round.tokens')).toMatchObject([{ params: { count: 1, tokens: 6 } }]);
  });

  test('[GSQ-CORE-07] players and enemies take turns', () => {
    expect(next(twoUnits().hero(1, { activated: true }), 'heroes')).toBe('enemies');
    expect(next(twoUnits().hero(1, { activated: true }), 'enemies')).toBe('heroes');
  });

  test('[GSQ-CORE-07] when one side has nobody left, the other goes on', () => {
    const heroesDone = twoUnits().hero(1, { activated: true }).hero(2, { activated: true });
    expect(next(heroesDone, 'enemies')).toBe('enemies');
    expect(next(scene().hero(1, { activated: true }), 'heroes')).toBe('heroes');
  });

  test('[GSQ-CORE-09] an unconscious hero is passed over; one that woke up may still activate', () => {
    const fallen = () => twoUnits().hero(1, { activated: true });
    expect(next(fallen().hero(2, { wounds: 9 }), 'enemies')).toBe('enemies');
    expect(next(fallen().hero(2, { wounds: 8 }), 'enemies')).toBe('heroes');
  });

  test('[GSQ-CORE-08, GSQ-RUL-31] heroes first: all heroes, then all enemies', () => {
    const first = () => twoUnits({ activationMode: 'heroesFirst' }).hero(1, { activated: true });
    expect(next(first(), 'heroes')).toBe('heroes');
    expect(next(first().hero(2, { activated: true }), 'heroes')).toBe('enemies');
    expect(next(first().hero(2, { activated: true }), 'enemies')).toBe('enemies');
  });

  test('[GSQ-FLOW-06] ends when everybody able to activate has done so', () => {
    const done = scene()
      .hero(1, { activated: true })
      .hero(2, { wounds: 9 })
      .unit('railSniper', [[2, 2]], { activated: true });
    expect(next(done, 'enemies')).toBe('roundEnds');
  });
});

describe('the end of a round', () => {
  const lasting = (until: Lasting['until']): Lasting => ({ what: until, until });

  test('[GSQ-FLOW-07] fatigue and what lasts for the round are over before markers are damaged', () => {
    const ended = scene()
      .hero(1, { fatigued: true, lasting: (['round', 'attack', 'test', 'activation'] as const).map(lasting) })
      .unit('chainBrute', [[14, 12]], { fatigued: true, lasting: [lasting('round')] })
      .perform(roundEnds);
    expect(ended.hero(1)).toMatchObject({ fatigued: false, lasting: [lasting('activation')] });
    expect(ended.unit(1)).toMatchObject({ fatigued: false, lasting: [] });
  });

  test('[GSQ-SKILL-04] what is for the next attack or test is lost if it was not used', () => {
    const ended = scene()
      .hero(1, { lasting: [lasting('attack'), lasting('test')] })
      .perform(roundEnds);
    expect(ended.hero(1).lasting).toEqual([]);
  });

  test('[GSQ-FLOW-07] what lasts through the next round ends a round later', () => {
    const set = scene().hero(1, { lasting: [lasting('nextRound')] });
    expect(set.perform(roundEnds).hero(1).lasting).toEqual([{ what: 'nextRound', until: 'round' }]);
    expect(set.perform(roundEnds).hero(1).lasting).toEqual([]);
  });

  test('[GSQ-ITEM-15] grease lasts until the end of the next round', () => {
    const set = scene().with(state => {
      state.grease = [{ at: 500, rounds: 2 }];
    });
    expect(set.perform(roundEnds).state.grease).toEqual([{ at: 500, rounds: 1 }]);
    expect(set.perform(roundEnds).state.grease).toEqual([]);
  });

  test('[GSQ-FLOW-07] damage, alertness and the extra die follow in this order', () => {
    const ended = scene({ alertness: 'assault' })
      .marker(1, 2)
      .unit('chainBrute', [[14, 12]])
      .dice(2)
      .perform(roundEnds);
    expect(ended.log.map(({ key }) => key)).toEqual([
      'round.ends',
      'marker.damaged',
      'marker.destroyed',
      'alertness.raised',
      'alertness.rolled',
    ]);
  });

  test('[GSQ-FLOW-07] at alertness 6 the wave ends, before that the next round begins', () => {
    expect(scene().alertness(3).perform(roundEnds).state.stage).toBe('roundBegins');
    expect(scene().alertness(4).perform(roundEnds).state.stage).toBe('waveEnds');
  });
});
