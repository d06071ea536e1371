import type { State, ZoneId } from '../../types.ts';
import { barredZones, firstSteps, moveDistance, neighbours, noiseDistance, waysOf } from '../map/map.ts';

/**
 * ETS-ENEMY-14..16: the first steps of every shortest way; where there is none, of the ways to the reachable zones that
 * are nearest to the goal as noise goes, if that is any nearer.
 */
export function stepsTowards(
  state: State,
  from: ZoneId,
  goal: ZoneId,
  forTokens: boolean,
  size = 1,
): readonly ZoneId[] {
  if (from === goal) return [];
  const direct = firstSteps(state, from, goal, forTokens, size);
  if (direct.length > 0) return direct;
  const barred = barredZones(state, forTokens, size);
  return barred.length === 0 ? freeApproach(state, from, goal) : approach(state, from, goal, barred, forTokens, size);
}

/** Where nothing is barred it depends on the open doors alone. */
function freeApproach(state: State, from: ZoneId, goal: ZoneId): readonly ZoneId[] {
  const { approaches, count } = waysOf(state);
  const key = from * count + goal;
  const known = approaches.get(key);
  if (known !== undefined) return known;
  const found = approach(state, from, goal, [], true, 1);
  approaches.set(key, found);
  return found;
}

function approach(
  state: State,
  from: ZoneId,
  goal: ZoneId,
  barred: readonly ZoneId[],
  forTokens: boolean,
  size: number,
): ZoneId[] {
  const ends = nearestEnds(state, from, goal, barred);
  return [...new Set(ends.flatMap(zone => firstSteps(state, from, zone, forTokens, size)))];
}

/** The first steps towards the nearest of several goals; none where it is reached. */
export function stepsToNearest(
  state: State,
  from: ZoneId,
  goals: readonly ZoneId[],
  forTokens: boolean,
  size = 1,
): ZoneId[] {
  const least = Math.min(...goals.map(goal => moveDistance(state, from, goal)));
  const near = goals.filter(goal => moveDistance(state, from, goal) === least);
  return [...new Set(near.flatMap(goal => stepsTowards(state, from, goal, forTokens, size)))];
}

/** The reachable zones nearest to a goal as noise goes; of several those that are reached soonest. */
function nearestEnds(state: State, from: ZoneId, goal: ZoneId, barred: readonly ZoneId[]): ZoneId[] {
  const reachable = reachableFrom(state, from, barred);
  let nearest = Infinity;
  let soonest = 0;
  let ends: ZoneId[] = [];
  for (const { zone, steps } of reachable) {
    const distance = noiseDistance(state, zone, goal);
    if (distance > nearest || (distance === nearest && steps > soonest)) continue;
    if (distance < nearest) ends = [];
    nearest = distance;
    soonest = steps;
    ends.push(zone);
  }
  return ends;
}

/** The soonest reached first. */
function reachableFrom(state: State, from: ZoneId, barred: readonly ZoneId[]): { zone: ZoneId; steps: number }[] {
  const found = [{ zone: from, steps: 0 }];
  if (state.bubbles.includes(from)) return found;
  const known = new Uint8Array(waysOf(state).count);
  known[from] = 1;
  for (const zone of barred) known[zone] = 1;
  for (const { zone, steps } of found) {
    for (const next of neighbours(state, zone)) {
      if (known[next] === 1) continue;
      known[next] = 1;
      found.push({ zone: next, steps: steps + 1 });
    }
  }
  return found;
}
