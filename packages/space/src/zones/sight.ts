import { checkZone } from './names.ts';
import type { ZoneSurvey } from './types.ts';
import { orInfinity, zonesUpTo } from './ways.ts';

/** Fewest borders crossed by a straight line from zone to zone: 0 for the own zone, Infinity if it is out of sight. */
export function zoneSight(survey: ZoneSurvey, from: number, to: number): number {
  checkZone(survey.map, from);
  checkZone(survey.map, to);
  return orInfinity(survey.sights[from * survey.map.zones.length + to]!);
}

/** The zones in sight across at most so many borders, the own zone included, ascending. */
export function zonesInSight(survey: ZoneSurvey, zone: number, most = Infinity): readonly number[] {
  checkZone(survey.map, zone);
  return zonesUpTo(survey.sights, survey.map.zones.length, zone, most);
}

/**
 * The zones that each clear straight line between two zones runs through, both ends included, every sequence once:
 * shortest first, then by zone numbers. Lines that leave an end and come back to it are left out.
 */
export function zoneSightLines(survey: ZoneSurvey, from: number, to: number): readonly (readonly number[])[] {
  checkZone(survey.map, from);
  checkZone(survey.map, to);
  if (from === to) return [[from]];
  const { start, zone } = survey.map.lines;
  const found = new Map<string, readonly number[]>();
  for (let line = 0; line + 1 < start.length; line++) {
    for (let at = start[line]!; at < start[line + 1]!; at++) {
      if (zone[at] !== from && zone[at] !== to) continue;
      const stretch = clearStretch(survey, at, start[line + 1]!, zone[at] === from ? to : from);
      if (stretch) {
        const ordered = zone[at] === from ? stretch : stretch.reverse();
        found.set(ordered.join(), ordered);
      }
    }
  }
  return [...found.values()].sort(byLengthThenZones);
}

/** The zones from one place on a line up to the first place in the goal, unless a wall or the first zone comes before. */
function clearStretch(survey: ZoneSurvey, first: number, end: number, goal: number): number[] | undefined {
  const { zone, border } = survey.map.lines;
  const stretch = [zone[first]!];
  for (let at = first + 1; at < end && survey.crossable[border[at - 1]!]; at++) {
    if (zone[at] === zone[first]) return undefined;
    stretch.push(zone[at]!);
    if (zone[at] === goal) return stretch;
  }
  return undefined;
}

function byLengthThenZones(a: readonly number[], b: readonly number[]): number {
  const fork = a.findIndex((zone, at) => zone !== b[at]);
  return a.length - b.length || (a[fork] ?? 0) - (b[fork] ?? 0);
}
