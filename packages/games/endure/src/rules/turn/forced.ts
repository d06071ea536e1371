import type { Flow } from '@starboard/kernel';
import { zoneSidesFrom } from '@starboard/space';
import type { Endure, State, Survivor, ZoneId } from '../../types.ts';
import { canSee, isBarred, moveDistance, neighbours, neighboursOn, rollDirection, zoneName } from '../map/map.ts';
import { atRandom, isAlive, nameOf } from '../table.ts';
import { placesOf } from './loader.ts';
import { describeZone, stepInto } from './movement.ts';

/** ETS-PASSIVE-02, ETS-BDECK-08: one zone by the directional die, turned clockwise where blocked. */
export function* stumble(t: Endure, who: Survivor): Flow {
  for (const side of zoneSidesFrom(rollDirection(t))) {
    const open = neighboursOn(t.state, who.zone, side).filter(zone => isRoomFor(t.state, who, zone));
    if (open.length === 0) continue;
    yield* stepInto(t, who, atRandom(t, open), { own: false });
    return;
  }
}

/** Up to so many zones, each to the zone beside it that is farthest from the nearest enemy in view; ties at random. */
export function* flee(t: Endure, who: Survivor, zones: number): Flow {
  for (let left = zones; left > 0 && isAlive(who); left--) {
    const threats = nearestThreats(t.state, who);
    if (threats.length === 0) return;
    const farthest = farthestFrom(t.state, who, atRandom(t, threats));
    if (farthest.length === 0) return;
    yield* stepInto(t, who, atRandom(t, farthest), { own: false });
  }
}

/** The zones of the nearest enemies that it sees. */
function nearestThreats(state: State, { zone }: Survivor): ZoneId[] {
  const seen = zonesWithEnemies(state).filter(each => canSee(state, zone, each));
  const nearest = Math.min(...seen.map(each => moveDistance(state, zone, each)));
  return seen.filter(each => moveDistance(state, zone, each) === nearest);
}

/** The zones beside it that are farthest from another; none if it stands as far away already. */
function farthestFrom(state: State, who: Survivor, threat: ZoneId): ZoneId[] {
  const open = openZones(state, who);
  const most = Math.max(...open.map(zone => moveDistance(state, zone, threat)));
  if (most <= moveDistance(state, who.zone, threat)) return [];
  return open.filter(zone => moveDistance(state, zone, threat) === most);
}

/** ETS-MOVE-11: up to so many zones, as somebody else wants it; there is no check. */
export function* moveOther(t: Endure, by: Survivor, who: Survivor, zones: number): Flow {
  for (let left = zones; left > 0 && isAlive(who); left--) {
    const options = openZones(t.state, who).map(zone => ({ key: `go:${zoneName(t.state, zone)}`, zone }));
    if (options.length === 0) return;
    const { zone } = yield* t.choose(by.seat, 'move.on', [...options, { key: 'stop', zone: -1 }], {
      params: { who: nameOf(who), left },
      describe: option => describeZone(t.state, option.zone),
    });
    if (zone < 0) return;
    yield* stepInto(t, who, zone, { own: false });
  }
}

/** The zones beside it that it could be moved into (ETS-MOVE-10). */
export function openZones(state: State, who: Survivor): ZoneId[] {
  return neighbours(state, who.zone).filter(zone => isRoomFor(state, who, zone));
}

/** ETS-MAP-15: for a pilot, with the Loader. */
export function isRoomFor(state: State, who: Survivor, to: ZoneId): boolean {
  return !isBarred(state, who.zone, to, false, placesOf(state, who));
}

/** Enemies are figures and face-down tokens alike where a card does not say figures. */
export function zonesWithEnemies({ figures, tokens }: State): ZoneId[] {
  return [...new Set([...figures, ...tokens].map(({ zone }) => zone))].sort((a, b) => a - b);
}
