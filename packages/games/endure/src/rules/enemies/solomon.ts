import type { Flow } from '@starboard/kernel';
import { enemies } from '../../content/enemies.ts';
import type { Endure, Figure, State, ZoneId } from '../../types.ts';
import { weightlessReach } from '../gravity.ts';
import { moveDistance, pickByDirection } from '../map.ts';
import { lookAround } from '../sight.ts';
import { atRandom } from '../table.ts';
import { stepFigure } from './active.ts';
import { moveHerd } from './passive.ts';
import { stepsTowards } from './routes.ts';

/** Whom each Solomon stands with: the other GEPs of its zone. */
export function companionsOf(state: State): ReadonlyMap<number, readonly Figure[]> {
  const solomons = state.figures.filter(figure => figure.type === 'solomon');
  return new Map(
    solomons.map(({ id, zone }) => [id, state.figures.filter(each => each.type !== 'solomon' && each.zone === zone)]),
  );
}

/** ETS-SOLOMON-06..11: after its company, otherwise to the nearest group of GEPs, otherwise to the nearest token. */
export function* moveSolomon(t: Endure, figure: Figure, companions: readonly Figure[]): Flow {
  const { state } = t;
  const company = companions.filter(each => state.figures.includes(each));
  const goal = company.length > 0 ? largestGroup(t, company) : undefined;
  if (goal === undefined && !hasOthers(state)) {
    yield* moveHerd(t, [figure]);
    return;
  }
  const zones = weightlessReach(state, 1) * enemies[figure.type].actions;
  for (let left = zones; left > 0 && state.figures.includes(figure) && !figure.stunned; left--) {
    if (goal === undefined ? sharesZone(state, figure) : figure.zone === goal) return;
    const steps = goal === undefined ? stepsToNearest(state, figure) : stepsTowards(state, figure.zone, goal, false);
    if (steps.length === 0) return;
    yield* stepFigure(t, figure, pickByDirection(t, figure.zone, steps));
    yield* lookAround(t);
  }
}

/** ETS-SOLOMON-10: where most of its company went; ties at random. */
function largestGroup(t: Endure, company: readonly Figure[]): ZoneId {
  const counts = new Map<ZoneId, number>();
  for (const { zone } of company) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return atRandom(
    t,
    [...counts].filter(([, count]) => count === most).map(([zone]) => zone),
  );
}

function hasOthers({ figures, tokens }: State): boolean {
  return tokens.length > 0 || figures.some(figure => figure.type !== 'solomon');
}

function sharesZone(state: State, { zone }: Figure): boolean {
  return goalsOf(state).includes(zone);
}

/** ETS-SOLOMON-07: other GEPs, or tokens if there are none. */
function goalsOf({ figures, tokens }: State): ZoneId[] {
  const others = figures.filter(figure => figure.type !== 'solomon').map(figure => figure.zone);
  return others.length > 0 ? others : tokens.map(token => token.zone);
}

function stepsToNearest(state: State, { zone }: Figure): ZoneId[] {
  const goals = [...new Set(goalsOf(state))];
  const least = Math.min(...goals.map(goal => moveDistance(state, zone, goal)));
  const near = goals.filter(goal => moveDistance(state, zone, goal) === least);
  return [...new Set(near.flatMap(goal => stepsTowards(state, zone, goal, false)))];
}
