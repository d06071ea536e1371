import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { gainXp } from '../../src/rules/after/levels.ts';
import { waveEnds } from '../../src/rules/after/wave-ends.ts';
import { checkFallen, outcome } from '../../src/rules/end.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import { sufferWounds } from '../../src/rules/wounds.ts';

const bothDown = () => scene().hero(1, { wounds: 10 }).hero(2, { wounds: 9 });

/** The last marker has taken two, and an enemy stands at it. */
const lastMarker = () =>
  [2, 3, 4, 5]
    .reduce((set, no) => set.marker(no, 3), scene())
    .marker(1, 2)
    .unit('chainBrute', [[14, 12]]);

describe('the end of a mission', () => {
  test('[GSQ-END-01] comes when all heroes are unconscious at once', () => {
    const check = function* (t: Parameters<typeof checkFallen>[0]) {
      checkFallen(t);
    };
    expect(scene().hero(1, { wounds: 10 }).perform(check).ended).toBe(false);
    const over = bothDown().perform(check);
    expect(over.ended).toBe(true);
    expect(over.state).toMatchObject({ result: 'over', reason: 'end.unconscious' });
    expect(outcome(over.state)).toMatchObject({ winners: [], reason: { key: 'end.unconscious' } });
  });

  test('[GSQ-END-02] comes when enemies have destroyed every marker', () => {
    const over = lastMarker().perform(roundEnds);
    expect(over.ended).toBe(true);
    expect(over.state).toMatchObject({ result: 'over', reason: 'end.markers', markers: [] });
    expect(outcome(over.state)?.winners).toEqual([]);
  });

  test('[GSQ-END-03, GSQ-RUL-06] comes when wave 10 is finished, with its XP and without a shop', () => {
    const over = scene({ seats: 2 })
      .wave(10)
      .hero(1, { xp: 200, level: 15 })
      .hero(2, { xp: 200, level: 15 })
      .perform(waveEnds);
    expect(over.ended).toBe(true);
    expect(over.state).toMatchObject({ result: 'over', reason: 'end.held', finishedWaves: 10, earned: 20 });
    expect(over.state.stage).not.toBe('shop');
    expect(outcome(over.state)).toEqual({
      winners: ['p1', 'p2'],
      reason: { key: 'end.held' },
      score: 200,
    });
  });

  test('[GSQ-END-03] wave 9 is not the last', () => {
    const held = scene().wave(9).hero(1, { xp: 200, level: 15 }).hero(2, { xp: 200, level: 15 }).perform(waveEnds);
    expect(held.state).toMatchObject({ result: null, stage: 'shop' });
  });

  test('[GSQ-END-04] heroes are looked at after every change, in an activation and while a wave is set up', () => {
    const hurt = scene()
      .hero(1, { wounds: 10 })
      .hero(2, { wounds: 8 })
      .perform(t => sufferWounds(t, t.state.heroes[1]!, 1, { rule: 'GSQ-MELEE-05', cause: 'melee' }));
    expect(hurt.ended).toBe(true);
    const struck = scene().hero(1, { wounds: 10 }).dice(1, 1).perform(drawEvent);
    expect(struck.ended).toBe(true);
  });

  test('[GSQ-EX-47] Lightning Strike on the only hero that is left ends the mission at once', () => {
    const played = scene({ events: true })
      .hero(1, { wounds: 10 })
      .roster('deckhands')
      .stage('waveBegins')
      .dice(3, 1, 1, 1)
      .play();
    expect(played.hero(2).wounds).toBe(9);
    expect(played.outcome).toMatchObject({ winners: [], reason: { key: 'end.unconscious' } });
  });

  test('[GSQ-END-05, GSQ-RUL-05] what is left of the wave is skipped, even where alertness would have reached 6', () => {
    const played = lastMarker().alertness(5).stage('roundEnds').play();
    expect(played.state).toMatchObject({ alertness: 5, finishedWaves: 0, earned: 0 });
    expect(played.outcome?.reason.key).toBe('end.markers');
    expect(played.asks).toBeUndefined();
  });
});

describe('the score', () => {
  const scored = (earned: number, wave: number) =>
    bothDown()
      .wave(wave)
      .with(state => Object.assign(state, { earned, result: 'over', reason: 'end.unconscious' }));

  test('[GSQ-SCORE-01, GSQ-EX-01, GSQ-RUL-04] is all XP times the last wave finished: 10 in wave 4 make 30', () => {
    expect(outcome(scored(10, 4).state)?.score).toBe(30);
  });

  test('[GSQ-SCORE-02, GSQ-RUL-36] counts what waves and events brought', () => {
    const blessed = scene().dice(6, 6, 1, 2).perform(drawEvent);
    expect(blessed.state.earned).toBe(1);
    const held = scene().wave(1).hero(1, { level: 5 }).hero(2, { level: 5 }).priority(5).perform(waveEnds, ['hero:1']);
    expect(held.state.earned).toBe(3);
  });

  test('[GSQ-SCORE-03] is not lowered by levels', () => {
    const raised = scene().perform(t => gainXp(t, t.state.heroes[0]!, 2, 'GSQ-XP-05'), 'tough');
    expect(raised.hero(1)).toMatchObject({ level: 2, xp: 2 });
    expect(raised.state.earned).toBe(2);
  });

  test('[GSQ-SCORE-04] is 0 in wave 1', () => {
    expect(outcome(scored(7, 1).state)?.score).toBe(0);
  });

  test('[GSQ-SCORE-05, GSQ-RUL-04] a wave is finished by lasting until alertness 6, with enemies alive and nothing seized', () => {
    const played = scene({ seats: 1 })
      .hero(1, { at: [4, 24] })
      .hero(2, { at: [44, 24] })
      .unit('railSniper', [[24, 24]])
      .alertness(5)
      .stage('roundEnds')
      .play();
    expect(played.state).toMatchObject({ finishedWaves: 1, stage: 'shop' });
  });
});
