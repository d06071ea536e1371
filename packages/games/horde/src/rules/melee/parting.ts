import type { Flow } from '@starboard/kernel';
import type { LatticeIndex, QuarterInches } from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { modelsOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Fighter, Horde, Model, State, Unit } from '../../types.ts';
import { halvedByWeather } from '../allowance.ts';
import { goalOf, placeOfMarker } from '../enemies/goal.ts';
import { moveHero } from '../move/hero.ts';
import { mayEnd, moverOf } from '../move/mover.ts';
import { March, moveUnit } from '../move/unit.ts';
import { isHero, isUp, nameOf, say } from '../table.ts';
import { nearness } from './contact.ts';

/** GSQ-MELEE-11, in inches. */
const freeMove = 3;

/** GSQ-MELEE-11, 12, 14: who is left alone may move; if both are there, the charger draws back. */
export function* part(t: Horde, charger: Fighter, target: Fighter): Flow {
  if (isUp(charger) && isUp(target)) separate(t, charger, target);
  else if (isUp(charger)) yield* moveOn(t, charger);
  else if (isUp(target)) yield* moveOn(t, target);
}

/** GSQ-MELEE-11, 15, GSQ-SKILL-06, GSQ-WEATHER-07 */
function* moveOn(t: Horde, winner: Fighter): Flow {
  const limit = halvedByWeather(t.state, distance(t.state, freeMove));
  if (isHero(winner)) yield* moveHero(t, winner, limit, 'moveOn');
  else yield* moveTowardsGoal(t, winner, limit);
}

function* moveTowardsGoal(t: Horde, unit: Unit, limit: QuarterInches): Flow {
  const { state } = t;
  const goal = placeOfMarker(state, goalOf(state, unit).no);
  const march = new March(state, unit, goal);
  const { at } = march.bestStep(limit);
  if (at === march.leader.at && unit.models.length === 1) return;
  yield* moveUnit(t, unit, march.leader, at, limit);
}

/** GSQ-MELEE-12: in model order, each as little as it must. */
function separate(t: Horde, charger: Fighter, target: Fighter): void {
  let moved = 0;
  for (const model of modelsOf(charger)) {
    const at = placeApart(t.state, charger, model, target);
    if (at !== model.at) moved++;
    model.at = at;
  }
  if (moved > 0) say(t, 'GSQ-MELEE-12', 'melee.separates', { who: nameOf(charger), count: moved });
}

/** GSQ-MELEE-12: the nearest legal place; ties go to the greater gap to the enemy, then to lower y, then to lower x. */
function placeApart(state: State, charger: Fighter, model: Model, target: Fighter): LatticeIndex {
  const mover = moverOf(state, charger, model);
  const { table } = fieldOf(state);
  const column = model.at % table.columns;
  const row = (model.at - column) / table.columns;
  let best = model.at;
  let least = Infinity;
  let gap = -1;
  for (const { columns, rows, squared } of around) {
    if (squared > least) break;
    const x = column + columns;
    const y = row + rows;
    if (x < 0 || y < 0 || x >= table.columns || y >= table.rows) continue;
    const at = y * table.columns + x;
    if (!mayEnd(mover, at)) continue;
    least = squared;
    const apart = nearness(state, at, modelsOf(target));
    if (apart > gap) {
      gap = apart;
      best = at;
    }
  }
  return best;
}

/** In lattice steps: nobody who fought needs to go further to find a place. */
const furthest = 24;

/** Everything around a place, the nearest first, then by lower y, then by lower x. */
const around = Array.from({ length: (2 * furthest + 1) ** 2 }, (_, i) => {
  const columns = (i % (2 * furthest + 1)) - furthest;
  const rows = Math.floor(i / (2 * furthest + 1)) - furthest;
  return { columns, rows, squared: columns * columns + rows * rows };
})
  .filter(({ squared }) => squared <= furthest * furthest)
  .sort((a, b) => a.squared - b.squared || a.rows - b.rows || a.columns - b.columns);
