import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { xpOf } from '../../src/rules/after/wave-ends.ts';
import { goalOf } from '../../src/rules/enemies/goal.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { setPriority } from '../../src/rules/wave/priority.ts';

describe('setting the priority', () => {
  test('[GSQ-PRIO-01] a result of 1 to 5 names the marker', () => {
    const rolled = (die: number) => scene().dice(die).perform(setPriority).state.priority;
    expect([1, 2, 3, 4, 5].map(rolled)).toEqual([1, 2, 3, 4, 5]);
  });

  test('[GSQ-PRIO-02, GSQ-DEC-02] on a 6 the lead seat chooses any marker', () => {
    const played = scene({ seats: 2 }).wave(2).stage('waveBegins').dice(6, 1, 1, 1).play();
    expect(played.asks).toBe('priority');
    expect(played.asked).toBe('p2');
    expect(played.offers()).toEqual(['marker:1', 'marker:2', 'marker:3', 'marker:4', 'marker:5']);
    expect(scene().dice(6).perform(setPriority, 'marker:4').state.priority).toBe(4);
  });

  test('[GSQ-PRIO-03] a marker that is gone is rolled again, as often as needed', () => {
    const set = scene().marker(3, 3).dice(3, 3, 3, 2).perform(setPriority);
    expect(set.state.priority).toBe(2);
    expect(set.said('priority.rolled')).toHaveLength(4);
  });

  test('[GSQ-PRIO-04] the priority of the wave before is rolled again, and not offered on a 6', () => {
    expect(scene().priority(2).dice(2, 4).perform(setPriority).state.priority).toBe(4);
    const asked = scene().wave(1).priority(2).stage('waveBegins').dice(6).play();
    expect(asked.offers()).toEqual(['marker:1', 'marker:3', 'marker:4', 'marker:5']);
  });

  test('[GSQ-PRIO-02, GSQ-PRIO-04] where a 6 leaves but one marker to choose, nobody is asked', () => {
    const two = scene().marker(1, 3).marker(2, 3).marker(3, 3).priority(4).dice(6).perform(setPriority);
    expect([two.asked, two.state.priority]).toEqual([[], 5]);
  });

  test('[GSQ-EX-12] marker 3 destroyed, previous priority 2: of 3, 2, 5 the 5 counts', () => {
    expect(scene().marker(3, 3).priority(2).dice(3, 2, 5).perform(setPriority).state.priority).toBe(5);
  });

  test('[GSQ-PRIO-05, GSQ-EX-13] with one marker left no die is rolled and there is no priority', () => {
    const last = scene().marker(1, 3).marker(2, 3).marker(3, 3).marker(5, 3).priority(5).perform(setPriority);
    expect(last.state.priority).toBe(0);
    expect(last.said('priority.rolled')).toEqual([]);
  });

  test('[GSQ-PRIO-06] in wave 1 any marker is allowed', () => {
    const asked = scene().stage('waveBegins').dice(6).play();
    expect(asked.offers()).toHaveLength(5);
  });

  test('[GSQ-PRIO-07, GSQ-RUL-01] the old priority lapses, and the new one stays for the whole wave', () => {
    const set = scene().priority(2).dice(4).perform(setPriority);
    expect(set.state).toMatchObject({ priority: 4, lastPriority: 2 });
    expect(scene().priority(4).perform(roundEnds).state.priority).toBe(4);
  });

  test('[GSQ-PRIO-08] it counts for XP alone: goals and damage are the same', () => {
    const ended = (priority: number) =>
      scene()
        .priority(priority)
        .unit('chainBrute', [[14, 12]])
        .perform(roundEnds).state;
    expect(ended(1).markers).toEqual(ended(3).markers);
    expect(goalOf(ended(3), ended(3).units[0]!).no).toBe(1);
    expect(xpOf({ seized: [1], priority: 1, wave: 1 })).toBeGreaterThan(xpOf({ seized: [1], priority: 3, wave: 1 }));
  });

  test('[GSQ-PRIO-09] if it is destroyed, no other takes its place in this wave', () => {
    const ended = scene()
      .priority(1)
      .marker(1, 2)
      .unit('chainBrute', [[14, 12]])
      .perform(roundEnds);
    expect(ended.state.markers.some(({ no }) => no === ended.state.priority)).toBe(false);
    expect(ended.said('priority.set')).toEqual([]);
  });

  test('[GSQ-RUL-28] once it is destroyed, any other marker is a different one', () => {
    const set = scene().marker(2, 3).priority(2).dice(2, 1).perform(setPriority);
    expect(set.state.priority).toBe(1);
    expect(scene().marker(2, 3).priority(2).stage('waveBegins').dice(6).play().offers()).toHaveLength(4);
  });
});
