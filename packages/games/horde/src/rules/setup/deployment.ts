import type { Flow } from '@starboard/kernel';
import { alertLevelByDie } from '../../content/alert-levels.ts';
import { timeByDie, weatherByDie } from '../../content/surroundings.ts';
import type { Hero, Horde } from '../../types.ts';
import { placeOfMarker } from '../enemies/goal.ts';
import { standingPlaces } from '../standing.ts';
import { nameOf, refOf, say } from '../table.ts';
import { undeployed } from './state.ts';

/** GSQ-PREP-06, in inches. */
const deploymentReach = 6;

/** GSQ-TABLE-05: the marker in the middle of the table. */
const middle = 5;

/** GSQ-PREP-06, 09, GSQ-ALERT-06, GSQ-TIME-01, GSQ-WEATHER-01: heroes one by one, then what is picked or rolled. */
export function* deployment(t: Horde): Flow {
  const { state } = t;
  const next = state.heroes.find(({ at }) => at === undeployed);
  if (next !== undefined) {
    yield* deploy(t, next);
    return;
  }
  rollAlertLevel(t);
  rollTime(t);
  rollWeather(t);
  state.stage = 'waveBegins';
}

function* deploy(t: Horde, hero: Hero): Flow {
  const places = standingPlaces(t.state, hero, [placeOfMarker(t.state, middle)], deploymentReach);
  const who = nameOf(hero);
  hero.at = yield* t.pickPlace(hero.seat, 'deploy', 'lattice', places, {
    params: { who },
    about: [refOf(hero)],
    rule: 'GSQ-PREP-06',
  });
  say(t, 'GSQ-PREP-06', 'hero.deployed', { who });
}

/** GSQ-ALERT-06..09 */
function rollAlertLevel(t: Horde): void {
  const { state } = t;
  if (!state.modules.alertness || state.alertLevel !== null) return;
  const die = t.chance.die();
  state.alertLevel = alertLevelByDie[die - 1]!;
  say(t, 'GSQ-ALERT-06', 'alertLevel.rolled', { die, level: { key: `alert.${state.alertLevel}` } });
}

/** GSQ-TIME-01 */
function rollTime(t: Horde): void {
  const { state } = t;
  if (!state.modules.timeOfDay || state.time !== null) return;
  const die = t.chance.die();
  state.time = timeByDie[die - 1]!;
  say(t, 'GSQ-TIME-01', 'time.rolled', { die, time: { key: `time.${state.time}` } });
}

/** GSQ-WEATHER-01 */
function rollWeather(t: Horde): void {
  const { state } = t;
  if (!state.modules.weather || state.weather !== null) return;
  const die = t.chance.die();
  state.weather = weatherByDie[die - 1]!;
  say(t, 'GSQ-WEATHER-01', 'weather.rolled', { die, weather: { key: `weather.${state.weather}` } });
}
