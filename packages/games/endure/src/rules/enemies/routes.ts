import type { State, ZoneId } from '../../types.ts';
import { firstSteps, isBarred, neighbours, noiseDistance } from '../map.ts';

/**
 * ETS-ENEMY-14..16: the first steps of every shortest way; where there is none, of the ways to the reachable zones that
 * are nearest to the goal as noise goes, if that is any nearer.
 */
export function stepsTowards(state: State, from: ZoneId, goal: ZoneId, forTokens: boolean): readonly ZoneId[] {
  if (from === goal) return [];
  const direct = firstSteps(state, from, goal, forTokens);
  if (direct.length > 0) return direct;
  const ends = nearestEnds(state, from, goal, forTokens);
  return [...new Set(ends.flatMap(zone => firstSteps(state, from, zone, forTokens)))];
}

/** The reachable zones nearest to a goal as noise goes; of several those that are reached soonest. */
function nearestEnds(state: State, from: ZoneId, goal: ZoneId, forTokens: boolean): ZoneId[] {
  const reachable = reachableFrom(state, from, forTokens);
  const nearest = Math.min(...reachable.map(({ zone }) => noiseDistance(state, zone, goal)));
  const ends = reachable.filter(({ zone }) => noiseDistance(state, zone, goal) === nearest);
  return ends.filter(({ steps }) => steps === ends[0]!.steps).map(({ zone }) => zone);
}

/** The soonest reached first. */
function reachableFrom(state: State, from: ZoneId, forTokens: boolean): { zone: ZoneId; steps: number }[] {
  const found = [{ zone: from, steps: 0 }];
  const known = new Set([from]);
  for (const { zone, steps } of found) {
    for (const next of neighbours(state, zone)) {
      if (known.has(next) || isBarred(state, zone, next, forTokens)) continue;
      known.add(next);
      found.push({ zone: next, steps: steps + 1 });
    }
  }
  return found;
}
