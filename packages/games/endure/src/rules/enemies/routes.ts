import type { State, ZoneId } from '../../types.ts';
import { firstSteps, isBarred, moveDistance, neighbours, noiseDistance } from '../map.ts';

/**
 * ETS-ENEMY-14..16: the first steps of every shortest way; where there is none, of the ways to the reachable zones that
 * are nearest to the goal as noise goes, if that is any nearer.
 */
export function stepsTowards(state: State, from: ZoneId, goal: ZoneId, forTokens: boolean): ZoneId[] {
  if (from === goal) return [];
  const direct = firstSteps(state, from, goal, forTokens);
  if (direct.length > 0) return [...direct];
  const reachable = reachableFrom(state, from, forTokens);
  const nearest = Math.min(...reachable.map(zone => noiseDistance(state, zone, goal)));
  if (nearest >= noiseDistance(state, from, goal)) return [];
  const ends = reachable.filter(zone => noiseDistance(state, zone, goal) === nearest);
  const shortest = Math.min(...ends.map(zone => moveDistance(state, from, zone)));
  const nearEnds = ends.filter(zone => moveDistance(state, from, zone) === shortest);
  return [...new Set(nearEnds.flatMap(zone => firstSteps(state, from, zone, forTokens)))];
}

function reachableFrom(state: State, from: ZoneId, forTokens: boolean): ZoneId[] {
  const found = [from];
  for (const zone of found) {
    for (const next of neighbours(state, zone)) {
      if (!found.includes(next) && !isBarred(state, zone, next, forTokens)) found.push(next);
    }
  }
  return found;
}
