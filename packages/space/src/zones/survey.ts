import { openGate } from './gates.ts';
import type { ZoneMap, ZoneOpenings, ZoneSteps, ZoneSurvey } from './types.ts';
import { allDistances, noWay } from './walk.ts';

/** Works out steps, distances and sight between all zones for what stands open. Keep the result until that changes. */
export function surveyZones(map: ZoneMap, openings: ZoneOpenings): ZoneSurvey {
  const crossable = crossableBorders(map, openings);
  const steps = openSteps(map, crossable);
  return {
    map,
    crossable,
    steps,
    distances: allDistances(map.zones.length, steps),
    sights: allSights(map, crossable),
  };
}

/** The openings of a map with every door open. */
export function allZoneDoorsOpen(map: ZoneMap): ZoneOpenings {
  return { doors: map.doors.map(() => true) };
}

function crossableBorders(map: ZoneMap, openings: ZoneOpenings): Uint8Array {
  const { low, high, gate } = map.borders;
  if (openings.doors.length !== map.doors.length) {
    throw new RangeError(`The map has ${map.doors.length} doors, but the state of ${openings.doors.length} was given.`);
  }
  const crossable = Uint8Array.from(gate, kind => (kind === openGate || openings.doors[kind] ? 1 : 0));
  for (const [a, b] of openings.breaches ?? []) {
    let found = false;
    for (let border = 0; border < low.length; border++) {
      if (low[border] !== Math.min(a, b) || high[border] !== Math.max(a, b)) continue;
      crossable[border] = 1;
      found = true;
    }
    if (!found) throw new RangeError(`Zones ${a} and ${b} share no wall that could be opened.`);
  }
  return crossable;
}

/** Exits are sorted by neighbour, so the ones that lead to the same zone lie together. */
function openSteps({ exits, zones }: ZoneMap, crossable: Uint8Array): ZoneSteps {
  const start = new Uint16Array(zones.length + 1);
  const to = new Uint16Array(exits.to.length);
  const sides = new Uint8Array(exits.to.length);
  let count = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    const first = count;
    for (let exit = exits.start[zone]!; exit < exits.start[zone + 1]!; exit++) {
      if (!crossable[exits.border[exit]!]) continue;
      if (count === first || to[count - 1] !== exits.to[exit]) to[count++] = exits.to[exit]!;
      sides[count - 1]! |= 1 << exits.side[exit]!;
    }
    start[zone + 1] = count;
  }
  return { start, to: to.subarray(0, count), sides: sides.subarray(0, count) };
}

function allSights({ lines, zones }: ZoneMap, crossable: Uint8Array): Uint16Array {
  const count = zones.length;
  const sights = new Uint16Array(count * count).fill(noWay);
  for (let zone = 0; zone < count; zone++) sights[zone * count + zone] = 0;
  for (let line = 0; line + 1 < lines.start.length; line++) {
    const end = lines.start[line + 1]!;
    for (let viewer = lines.start[line]!; viewer < end; viewer++) {
      for (let seen = viewer + 1; seen < end && crossable[lines.border[seen - 1]!]; seen++) {
        const a = lines.zone[viewer]!;
        const b = lines.zone[seen]!;
        if (seen - viewer >= sights[a * count + b]!) continue;
        sights[a * count + b] = seen - viewer;
        sights[b * count + a] = seen - viewer;
      }
    }
  }
  return sights;
}
