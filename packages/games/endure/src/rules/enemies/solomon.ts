import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Endure, Figure, State, ZoneId } from '../../types.ts';
import { weightlessReach } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { pickByDirection, zoneText } from '../map/map.ts';
import { atRandom } from '../table.ts';
import { stepFigure } from './active.ts';
import { isSolomon } from './kinds.ts';
import { stepsToNearest, stepsTowards } from './routes.ts';

/** Whom each Solomon stands with: the other GEPs of its zone. */
export function companionsOf({ figures }: State): ReadonlyMap<number, readonly Figure[]> {
  return new Map(
    figures
      .filter(isSolomon)
      .map(({ id, zone }) => [id, figures.filter(each => !isSolomon(each) && each.zone === zone)]),
  );
}

/** ETS-SOLOMON-07: whether there is anything on the map to go to; a Solomon without wanders like a passive enemy. */
export function hasSomewhereToGo(state: State): boolean {
  return goalsOf(state).length > 0;
}

/** ETS-SOLOMON-06..11: after its company, otherwise to the nearest group of GEPs, otherwise to the nearest token. */
export function* moveSolomon(t: Endure, figure: Figure, companions: readonly Figure[]): Flow {
  const { state } = t;
  const company = companions.filter(each => state.figures.includes(each));
  const goal = company.length > 0 ? largestGroup(t, company) : undefined;
  const zones = weightlessReach(state, 1) * catalogue.enemies[figure.type].actions;
  for (let left = zones; left > 0 && state.figures.includes(figure) && !figure.stunned; left--) {
    const steps = goal === undefined ? stepsToCompany(state, figure) : stepsTowards(state, figure.zone, goal, false);
    if (steps.length === 0) return;
    const zone = pickByDirection(t, figure.zone, steps);
    yield* stepFigure(t, figure, zone, { rule: 'ETS-SOLOMON-06', why: 'company', goal: zoneText(state, zone) });
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

/** ETS-SOLOMON-07: other GEPs, or tokens if there are none. */
function goalsOf({ figures, tokens }: State): ZoneId[] {
  const others = figures.filter(figure => !isSolomon(figure));
  return [...new Set((others.length > 0 ? others : tokens).map(({ zone }) => zone))];
}

/** None where it stands with them already (ETS-SOLOMON-11). */
function stepsToCompany(state: State, { zone }: Figure): ZoneId[] {
  return stepsToNearest(state, zone, goalsOf(state), false);
}
