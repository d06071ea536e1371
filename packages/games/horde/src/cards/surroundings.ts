import type { Effect, Modifier } from '../hooks.ts';
import type { AlertCard, AlertLevel, TimeCard, TimeOfDay, Weather, WeatherCard } from '../types.ts';

function worse(name: Modifier['name'], how: 'shooting' | 'melee'): Effect {
  return { hit: strike => (strike.how === how ? { name, value: -1 } : undefined) };
}

export const times: { readonly [T in TimeOfDay]: TimeCard } = {
  /** GSQ-TIME-02 */
  dusk: { on: [1], next: 'night' },
  /** GSQ-TIME-03, 04 */
  night: { on: [2], next: 'dawn', sight: 12, ...worse('night', 'shooting') },
  /** GSQ-TIME-05 */
  dawn: { on: [3], next: 'day', ...worse('dawn', 'shooting') },
  /** GSQ-TIME-06 */
  day: { on: [4, 5, 6], next: 'day' },
};

export const weathers: { readonly [W in Weather]: WeatherCard } = {
  /** GSQ-WEATHER-02 */
  worsening: { on: [1], next: 'bad' },
  /** GSQ-WEATHER-03, 04 */
  bad: { on: [2], next: 'improving', halvesMoves: true, ...worse('badWeather', 'melee') },
  /** GSQ-WEATHER-05 */
  improving: { on: [3], next: 'good', ...worse('improvingWeather', 'melee') },
  /** GSQ-WEATHER-06 */
  good: { on: [4, 5, 6], next: 'good' },
};

export const alertLevels: { readonly [L in AlertLevel]: AlertCard } = {
  assault: { on: [1], rises: 2, rule: 'GSQ-ALERT-07' },
  alarmed: { on: [2, 3], rises: 1, rule: 'GSQ-ALERT-08' },
  vigilant: { on: [4, 5, 6], rises: 0, rule: 'GSQ-ALERT-09' },
};
