import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { BossAttack, Called, Endure, Figure, Prey, State, ZoneId } from '../../types.ts';
import { lookAround } from '../map/look-around.ts';
import { moveDistance, zoneText } from '../map/map.ts';
import { isSealed } from '../map/objects.ts';
import { groundOf } from '../mission.ts';
import { atRandom, enemyText, preyIn, say, survivorsIn } from '../table.ts';
import { isStanding } from './active.ts';
import { attackZone } from './attack.ts';
import { placeFigures } from './radar.ts';
import { spawnIn } from './spawn.ts';

/** ETS-BDECK table: what a boss calls onto the map; a martyr comes to those who are nearest. */
export function* bring(
  t: Endure,
  { zone }: Figure,
  what: NonNullable<BossAttack['brings']>,
  nearest: () => Flow<readonly Prey[]>,
): Flow {
  if (what === 'token') {
    const rooms = nearestFreeRooms(t.state, zone);
    if (rooms.length > 0) yield* spawnIn(t, atRandom(t, rooms));
  } else if (what.strikes) {
    const [target] = yield* nearest();
    const [martyr] = yield* appear(t, what, target!.zone);
    if (martyr === undefined || !isStanding(t.state, martyr)) return;
    if (preyIn(t.state, martyr.zone).length > 0) yield* attackZone(t, martyr, [martyr.zone]);
  } else {
    yield* appear(t, what, zone);
  }
}

/** Brood Call: the rooms that hold no survivor, of them the nearest. */
function nearestFreeRooms(state: State, from: ZoneId): ZoneId[] {
  const rooms = groundOf(state)
    .tiles.flatMap(tile => tile.rooms)
    .filter(room => survivorsIn(state, room).length === 0 && !isSealed(state, room)); // ETS-SPAWN-08
  const least = Math.min(...rooms.map(room => moveDistance(state, from, room)));
  return rooms.filter(room => moveDistance(state, from, room) === least);
}

/** ETS-FULL-01: what finds no room in the zone stands around it. */
function* appear(t: Endure, { type, count }: Called, zone: ZoneId): Flow<readonly Figure[]> {
  const placed = placeFigures(t, type, count, zone);
  say(t, 'ETS-BDECK-04', 'boss.brings', { enemies: enemyText(type, placed.length), zone: zoneText(t.state, zone) });
  if (t.state.phase === 'enemies') yield* effects.react(t, 'enemiesCame', { zone, figures: placed });
  yield* lookAround(t);
  return placed;
}
