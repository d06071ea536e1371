import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { times, weathers } from '../../src/cards/surroundings.ts';
import type { Strike } from '../../src/hooks.ts';
import { deployment } from '../../src/rules/setup/deployment.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';
import type { TimeOfDay, Weather } from '../../src/types.ts';
import { withHooks } from '../support/cards.ts';
import { toHit } from '../support/rolls.ts';

const opposed = (cast: Parameters<typeof scene>[0]) => scene(cast).unit('deckhands', [[30, 24]]);

/** For a hero and for a unit. */
function hits({ state }: Scene): Record<Strike['how'], number[]> {
  const both = (how: Strike['how']) => [state.heroes[0]!, state.units[0]!].map(by => toHit(state, by, how));
  return { shooting: both('shooting'), melee: both('melee') };
}

const begin = (set: Scene, wave: number) =>
  set.roster('raiders').wave(wave).priority(0).dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).perform(waveBegins);
const atWaveStart = (set: Scene, wave: number) => begin(set, wave).state;

const timeAt = (timeOfDay: TimeOfDay, wave = 2) => atWaveStart(scene({ timeOfDay }), wave).time;
const weatherAt = (weather: Weather, wave = 2) => atWaveStart(scene({ weather }), wave).weather;

describe('time of day', () => {
  test('[GSQ-TIME-01, GSQ-RUL-38] is picked, or rolled at set-up', () => {
    const rolled = (die: number) => scene({ timeOfDay: 'roll' }).dice(die).perform(deployment).state.time;
    expect([1, 2, 3, 4, 5, 6].map(rolled)).toEqual(['dusk', 'night', 'dawn', 'day', 'day', 'day']);
    expect(scene({ timeOfDay: 'dawn' }).perform(deployment).state.time).toBe('dawn');
    expect(scene().perform(deployment).state.time).toBeNull();
  });

  test('[GSQ-TIME-02] Dusk: no effect; Night follows', () => {
    expect(withHooks({ dusk: times.dusk })).toEqual([]);
    expect(timeAt('dusk')).toBe('night');
  });

  test('[GSQ-TIME-03] Night: -1 to hit when shooting, for everybody; Dawn follows', () => {
    expect(hits(opposed({ timeOfDay: 'night' }))).toEqual({ shooting: [-1, -1], melee: [0, 0] });
    expect(timeAt('night')).toBe('dawn');
  });

  test('[GSQ-TIME-05] Dawn: -1 to hit when shooting, for everybody; Day follows', () => {
    expect(hits(opposed({ timeOfDay: 'dawn' }))).toEqual({ shooting: [-1, -1], melee: [0, 0] });
    expect(timeAt('dawn')).toBe('day');
  });

  test('[GSQ-TIME-06] Day: no effect, and it stays', () => {
    expect(hits(opposed({ timeOfDay: 'day' }))).toEqual({ shooting: [0, 0], melee: [0, 0] });
    expect(timeAt('day')).toBe('day');
  });

  test('[GSQ-EX-24, GSQ-RUL-27] Dusk in wave 1, then Night, Dawn, Day and Day', () => {
    let time: TimeOfDay = 'dusk';
    expect(timeAt(time, 1)).toBe('dusk');
    const seen = [2, 3, 4, 5].map(wave => {
      time = timeAt(time, wave)!;
      return time;
    });
    expect(seen).toEqual(['night', 'dawn', 'day', 'day']);
  });
});

describe('weather', () => {
  test('[GSQ-WEATHER-01, GSQ-RUL-38] is picked, or rolled at set-up', () => {
    const rolled = (die: number) => scene({ weather: 'roll' }).dice(die).perform(deployment).state.weather;
    expect([1, 2, 3, 4, 5, 6].map(rolled)).toEqual(['worsening', 'bad', 'improving', 'good', 'good', 'good']);
    expect(scene({ weather: 'bad' }).perform(deployment).state.weather).toBe('bad');
  });

  test('[GSQ-WEATHER-02] Worsening: no effect; Bad follows', () => {
    expect(withHooks({ worsening: weathers.worsening })).toEqual([]);
    expect(weatherAt('worsening')).toBe('bad');
  });

  test('[GSQ-WEATHER-03] Bad: -1 to hit in melee, for everybody; Improving follows', () => {
    expect(hits(opposed({ weather: 'bad' }))).toEqual({ shooting: [0, 0], melee: [-1, -1] });
    expect(weatherAt('bad')).toBe('improving');
  });

  test('[GSQ-WEATHER-05] Improving: -1 to hit in melee, for everybody; Good follows', () => {
    expect(hits(opposed({ weather: 'improving' }))).toEqual({ shooting: [0, 0], melee: [-1, -1] });
    expect(weatherAt('improving')).toBe('good');
  });

  test('[GSQ-WEATHER-06] Good: no effect, and it stays', () => {
    expect(hits(opposed({ weather: 'good' }))).toEqual({ shooting: [0, 0], melee: [0, 0] });
    expect(weatherAt('good')).toBe('good');
  });

  test('[GSQ-RUL-27] it holds through wave 1', () => {
    expect(weatherAt('bad', 1)).toBe('bad');
  });
});

test('[GSQ-TIME-06, GSQ-WEATHER-06, GSQ-PREP-07] a change is told; what stays is not, and what is off stays off', () => {
  const told = (set: Scene) =>
    begin(set, 2)
      .log.map(({ key }) => key)
      .filter(key => key === 'time.changed' || key === 'weather.changed');
  expect(told(scene({ timeOfDay: 'dawn', weather: 'improving' }))).toEqual(['time.changed', 'weather.changed']);
  expect(told(scene({ timeOfDay: 'day', weather: 'good' }))).toEqual([]);
  expect(atWaveStart(scene(), 2)).toMatchObject({ time: null, weather: null });
});
