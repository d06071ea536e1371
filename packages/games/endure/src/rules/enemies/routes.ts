import type { State, ZoneId } from '../../types.ts';
import { barredZones, firstSteps, moveDistance, neighbours, noiseDistance } from '../map.ts';

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
  const ends = nearestEnds(state, from, goal, forTokens, size);
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
function nearestEnds(state: State, from: ZoneId, goal: ZoneId, forTokens: boolean, size: number): ZoneId[] {
  const reachable = reachableFrom(state, from, forTokens, size);
  const nearest = Math.min(...reachable.map(({ zone }) => noiseDistance(state, zone, goal)));
  const ends = reachable.filter(({ zone }) => noiseDistance(state, zone, goal) === nearest);
  return ends.filter(({ steps }) => steps === ends[0]!.steps).map(({ zone }) => zone);
}

/** The soonest reached first. */
function reachableFrom(
  state: State,
  from: ZoneId,
  forTokens: boolean,
  size: number,
): { zone: ZoneId; steps: number }[] {
  const found = [{ zone: from, steps: 0 }];
  if (state.bubbles.includes(from)) return found;
  const known = new Set([from, ...barredZones(state, forTokens, size)]);
  for (const { zone, steps } of found) {
    for (const next of neighbours(state, zone)) {
      if (known.has(next)) continue;
      known.add(next);
      found.push({ zone: next, steps: steps + 1 });
    }
  }
  return found;
}
