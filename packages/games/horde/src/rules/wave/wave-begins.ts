import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Horde } from '../../types.ts';
import { leadSeat, say, textOf } from '../table.ts';
import { deployUnit } from './deploy.ts';
import { drawEvent } from './events.ts';
import { setPriority } from './priority.ts';
import { buyWave, waveBudget } from './purchase.ts';

/** GSQ-BOSS-01 */
const bossWaves: readonly number[] = [4, 7, 10];

/** GSQ-FLOW-01, 05, GSQ-DEC-03: time, weather, boss fight, priority, the wave, its event. */
export function* waveBegins(t: Horde): Flow {
  const { state } = t;
  state.round = 0;
  say(t, 'GSQ-FLOW-01', 'wave.begins', { wave: state.wave });
  if (state.wave > 1) changeSurroundings(t);
  yield* chooseBossFight(t);
  yield* setPriority(t);
  for (const unit of buyWave(t, waveBudget(state), state.bossFight)) yield* deployUnit(t, unit);
  if (state.modules.events) yield* drawEvent(t);
  state.stage = 'roundBegins';
}

/** GSQ-FLOW-05, GSQ-TIME-02..06, GSQ-WEATHER-02..06, GSQ-RUL-27 */
function changeSurroundings(t: Horde): void {
  const { state } = t;
  const { time, weather } = state;
  const nextTime = time && catalogue.times[time].next;
  if (nextTime !== null && nextTime !== time) {
    state.time = nextTime;
    say(t, 'GSQ-FLOW-05', 'time.changed', {
      time: { key: `time.${nextTime}` },
      text: textOf(state, `time.${nextTime}`),
    });
  }
  const nextWeather = weather && catalogue.weathers[weather].next;
  if (nextWeather !== null && nextWeather !== weather) {
    state.weather = nextWeather;
    say(t, 'GSQ-FLOW-05', 'weather.changed', {
      weather: { key: `weather.${nextWeather}` },
      text: textOf(state, `weather.${nextWeather}`),
    });
  }
}

/** GSQ-BOSS-01, 04, GSQ-RUL-17 */
function* chooseBossFight(t: Horde): Flow {
  const { state } = t;
  state.bossFight = false;
  if (!state.modules.bossFights || !bossWaves.includes(state.wave)) return;
  const answer = yield* t.choose(leadSeat(state), 'bossFight', ['yes', 'no'], { params: { wave: state.wave } });
  state.bossFight = answer === 'yes';
  say(t, 'GSQ-BOSS-01', state.bossFight ? 'boss.accepted' : 'boss.declined', { wave: state.wave });
}
