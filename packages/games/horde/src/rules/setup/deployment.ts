import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { ExplainedKey, Hero, Horde, TextKey } from '../../types.ts';
import { placeOfMarker } from '../enemies/goal.ts';
import { standingPlaces } from '../standing.ts';
import { nameOf, refOf, say, textOf } from '../table.ts';
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

function broughtBy<Id extends string>(
  cards: { readonly [I in Id]: { readonly on: readonly number[] } },
  die: number,
): Id {
  return idsOf<Id>(cards).find(id => cards[id].on.includes(die))!;
}

/** GSQ-ALERT-06..09 */
function rollAlertLevel(t: Horde): void {
  const { state } = t;
  if (!state.modules.alertness) return;
  const die = state.alertLevel === null ? t.chance.die() : undefined;
  state.alertLevel ??= broughtBy(catalogue.alertLevels, die!);
  sayWhatItIs(
    t,
    'GSQ-ALERT-06',
    die === undefined ? 'alertLevel.picked' : 'alertLevel.rolled',
    `alert.${state.alertLevel}`,
    die,
  );
}

/** GSQ-TIME-01 */
function rollTime(t: Horde): void {
  const { state } = t;
  if (!state.modules.timeOfDay) return;
  const die = state.time === null ? t.chance.die() : undefined;
  state.time ??= broughtBy(catalogue.times, die!);
  sayWhatItIs(t, 'GSQ-TIME-01', die === undefined ? 'time.picked' : 'time.rolled', `time.${state.time}`, die);
}

/** GSQ-WEATHER-01 */
function rollWeather(t: Horde): void {
  const { state } = t;
  if (!state.modules.weather) return;
  const die = state.weather === null ? t.chance.die() : undefined;
  state.weather ??= broughtBy(catalogue.weathers, die!);
  sayWhatItIs(
    t,
    'GSQ-WEATHER-01',
    die === undefined ? 'weather.picked' : 'weather.rolled',
    `weather.${state.weather}`,
    die,
  );
}

/** GSQ-RUL-38: what was picked, or rolled with its die; and what it does. */
function sayWhatItIs(t: Horde, rule: string, key: TextKey, what: ExplainedKey, die: number | undefined): void {
  say(t, rule, key, { is: { key: what }, text: textOf(t.state, what), ...(die !== undefined && { die }) });
}
