import type { Flow } from '@starboard/kernel';
import { zoneSidesFrom } from '@starboard/space';
import type { Endure, State, Survivor, ZoneId } from '../types.ts';
import { isBarred, moveDistance, neighbours, neighboursOn, rollDirection, sightDistance } from './map.ts';
import { stepInto } from './movement.ts';
import { atRandom, isAlive } from './table.ts';

/** ETS-PASSIVE-02, ETS-BDECK-08: one zone by the directional die, turned clockwise where blocked. */
export function* stumble(t: Endure, who: Survivor): Flow {
  for (const side of zoneSidesFrom(rollDirection(t))) {
    const open = neighboursOn(t.state, who.zone, side).filter(zone => !isBarred(t.state, who.zone, zone));
    if (open.length === 0) continue;
    yield* stepInto(t, who, atRandom(t, open), { own: false });
    return;
  }
}

/** Up to so many zones, each to the zone beside it that is farthest from the nearest enemy in view; ties at random. */
export function* flee(t: Endure, who: Survivor, zones: number): Flow {
  for (let left = zones; left > 0 && isAlive(who); left--) {
    const threat = nearestThreat(t.state, who);
    if (threat === undefined) return;
    const far = (zone: ZoneId) => moveDistance(t.state, zone, threat);
    const open = neighbours(t.state, who.zone).filter(zone => !isBarred(t.state, who.zone, zone));
    const farthest = Math.max(far(who.zone), ...open.map(far));
    const best = open.filter(zone => far(zone) === farthest);
    if (best.length === 0 || farthest === far(who.zone)) return;
    yield* stepInto(t, who, atRandom(t, best), { own: false });
  }
}

/** The zone of the nearest enemy figure that it sees. */
function nearestThreat(state: State, who: Survivor): ZoneId | undefined {
  const zones = state.figures
    .map(figure => figure.zone)
    .filter(zone => sightDistance(state, who.zone, zone) < Infinity);
  return zones.reduce<ZoneId | undefined>(
    (near, zone) =>
      near === undefined || moveDistance(state, who.zone, zone) < moveDistance(state, who.zone, near) ? zone : near,
    undefined,
  );
}
