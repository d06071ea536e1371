import { checkZone } from './names.ts';
import { sideNumber, zoneSides } from './sides.ts';
import type { ZoneMap, ZoneSide, ZoneStep, ZoneSurvey } from './types.ts';
import { distancesAround, noWay } from './walk.ts';

/** The steps possible from a zone, by the neighbour's number, with the sides by which each leaves. */
export function zoneSteps(survey: ZoneSurvey, zone: number): readonly ZoneStep[] {
  const { start, to, sides } = survey.steps;
  checkZone(survey.map, zone);
  const steps: ZoneStep[] = [];
  for (let step = start[zone]!; step < start[zone + 1]!; step++) {
    steps.push({ to: to[step]!, sides: zoneSides.filter((_, side) => sides[step]! & (1 << side)) });
  }
  return steps;
}

/** The zones one step away, ascending. */
export function zoneNeighbours(survey: ZoneSurvey, zone: number): readonly number[] {
  const { start, to } = survey.steps;
  checkZone(survey.map, zone);
  return [...to.subarray(start[zone], start[zone + 1])];
}

/** The zones that can be stepped into over this side of any cell of the zone, ascending. */
export function zoneNeighboursOn(survey: ZoneSurvey, zone: number, side: ZoneSide): readonly number[] {
  const { start, sides } = survey.steps;
  const bit = 1 << sideNumber(side);
  return zoneNeighbours(survey, zone).filter((_, step) => sides[start[zone]! + step]! & bit);
}

/** The zones that share a cell edge with this one, walls and doors notwithstanding, ascending. */
export function zonesTouching(map: ZoneMap, zone: number): readonly number[] {
  checkZone(map, zone);
  return zonesUpTo(map.touchDistances, map.zones.length, zone, 1).filter(other => other !== zone);
}

/** Fewest steps from zone to zone, entering no barred zone; Infinity if there is no way. A barred start does not matter. */
export function zoneDistance(survey: ZoneSurvey, from: number, to: number, barred: readonly number[] = []): number {
  checkZone(survey.map, from);
  checkZone(survey.map, to);
  const count = survey.map.zones.length;
  if (barred.length === 0) return orInfinity(survey.distances[from * count + to]!);
  return orInfinity(distancesAround(count, survey.steps, from, barred)[to]!);
}

/** Fewest shared cell edges from zone to zone, walls and doors notwithstanding; Infinity if they never touch. */
export function zoneTouchDistance(map: ZoneMap, from: number, to: number): number {
  checkZone(map, from);
  checkZone(map, to);
  return orInfinity(map.touchDistances[from * map.zones.length + to]!);
}

/** The zones at most so many steps away, the zone itself included, ascending. */
export function zonesWithinSteps(survey: ZoneSurvey, zone: number, steps: number): readonly number[] {
  checkZone(survey.map, zone);
  return zonesUpTo(survey.distances, survey.map.zones.length, zone, steps);
}

/** The zones at most so many shared edges away, walls and doors notwithstanding, the zone itself included, ascending. */
export function zonesWithinTouch(map: ZoneMap, zone: number, edges: number): readonly number[] {
  checkZone(map, zone);
  return zonesUpTo(map.touchDistances, map.zones.length, zone, edges);
}

/**
 * Every first step of a shortest way to the goal that enters no barred zone (the goal included), by the neighbour's
 * number. None if there is no such way or the goal is reached already.
 */
export function zoneFirstSteps(
  survey: ZoneSurvey,
  from: number,
  goal: number,
  barred: readonly number[] = [],
): readonly ZoneStep[] {
  checkZone(survey.map, from);
  checkZone(survey.map, goal);
  const count = survey.map.zones.length;
  if (from === goal || barred.includes(goal)) return [];
  const toGoal =
    barred.length === 0
      ? survey.distances.subarray(goal * count, (goal + 1) * count)
      : distancesAround(count, survey.steps, goal, barred);
  const open = zoneSteps(survey, from).filter(step => toGoal[step.to] !== noWay);
  const shortest = Math.min(...open.map(step => toGoal[step.to]!));
  return open.filter(step => toGoal[step.to] === shortest);
}

export function zonesUpTo(distances: Uint16Array, count: number, zone: number, most: number): readonly number[] {
  const found: number[] = [];
  for (let other = 0; other < count; other++) {
    const distance = distances[zone * count + other]!;
    if (distance !== noWay && distance <= most) found.push(other);
  }
  return found;
}

export function orInfinity(distance: number): number {
  return distance === noWay ? Infinity : distance;
}
