import { checkZone } from './names.ts';
import type { ZoneBeam, ZoneSurvey } from './types.ts';
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
  if (from === to) return [[checkZone(survey.map, from)]];
  const found = new Map(zoneBeams(survey, from, to).map(({ zones }) => [zones.join(), zones]));
  return [...found.values()];
}

/**
 * Each clear straight line from one zone to another, with the way it heads and how it runs on at both ends; every one once,
 * shortest first, then by zone numbers. None from a zone to itself, where no direction is meant.
 */
export function zoneBeams(survey: ZoneSurvey, from: number, to: number): readonly ZoneBeam[] {
  checkZone(survey.map, from);
  checkZone(survey.map, to);
  if (from === to) return [];
  const { start, zone, upright } = survey.map.lines;
  const found = new Map<string, ZoneBeam>();
  for (let line = 0; line + 1 < start.length; line++) {
    const ends = { first: start[line]!, end: start[line + 1]! };
    for (let at = ends.first; at < ends.end; at++) {
      if (zone[at] !== from && zone[at] !== to) continue;
      const forward = zone[at] === from;
      const last = clearUntil(survey, at, ends.end, forward ? to : from);
      if (last < 0) continue;
      const along = [...zone.subarray(at, last + 1)];
      const before = openRun(survey, at, ends.first - 1, -1);
      const after = openRun(survey, last, ends.end, 1);
      const beam: ZoneBeam = forward
        ? { zones: along, side: upright[line] ? 'S' : 'E', behind: before, beyond: after }
        : { zones: along.reverse(), side: upright[line] ? 'N' : 'W', behind: after, beyond: before };
      found.set(`${beam.zones} ${beam.side} ${beam.behind} ${beam.beyond}`, beam);
    }
  }
  return [...found.values()].sort((a, b) => byLengthThenZones(a.zones, b.zones));
}

/** The place where a line first comes to the goal, or -1 if a wall or its own first zone comes before. */
function clearUntil(survey: ZoneSurvey, first: number, end: number, goal: number): number {
  const { zone, border } = survey.map.lines;
  for (let at = first + 1; at < end && survey.crossable[border[at - 1]!]; at++) {
    if (zone[at] === zone[first]) return -1;
    if (zone[at] === goal) return at;
  }
  return -1;
}

/** The zones that a line comes to from a place on it, forwards or backwards, until a wall or its end. */
function openRun(survey: ZoneSurvey, from: number, end: number, stride: 1 | -1): number[] {
  const { zone, border } = survey.map.lines;
  const run: number[] = [];
  for (let at = from + stride; at !== end && survey.crossable[border[stride > 0 ? at - 1 : at]!]; at += stride) {
    run.push(zone[at]!);
  }
  return run;
}

function byLengthThenZones(a: readonly number[], b: readonly number[]): number {
  const fork = a.findIndex((zone, at) => zone !== b[at]);
  return a.length - b.length || (a[fork] ?? 0) - (b[fork] ?? 0);
}
