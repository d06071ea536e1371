import type { Flow } from '@starboard/kernel';
import type { DoorId, Endure, State, Survivor, TextKey, ZoneId } from '../../types.ts';
import { doorName } from '../map/doors.ts';
import { canSee, sightDistance, zoneName, zoneText } from '../map/map.ts';
import { nameOf } from '../table.ts';

/** Asks for one of some zones. */
export function* chooseZone(t: Endure, by: Survivor, name: TextKey, zones: readonly ZoneId[]): Flow<ZoneId> {
  const options = zones.map(zone => ({ key: zoneName(t.state, zone), zone }));
  const { zone } = yield* t.choose(by.seat, name, options, {
    takeOnly: true,
    params: { who: nameOf(by) },
    describe(each) {
      return { label: zoneText(t.state, each.zone), refs: [`zone:${each.key}`] };
    },
  });
  return zone;
}

/** Asks for one of some survivors. */
export function* chooseSurvivor(t: Endure, by: Survivor, name: TextKey, those: readonly Survivor[]): Flow<Survivor> {
  const options = those.map(survivor => ({ key: survivor.id, survivor }));
  const { survivor } = yield* t.choose(by.seat, name, options, {
    takeOnly: true,
    params: { who: nameOf(by) },
    describe(each) {
      return { label: nameOf(each.survivor), refs: [`survivor:${each.key}`] };
    },
  });
  return survivor;
}

/** Asks for one of some doors and exits. */
export function* chooseDoor(t: Endure, by: Survivor, name: TextKey, doors: readonly DoorId[]): Flow<DoorId> {
  const options = doors.map(door => ({ key: doorName(t.state, door), door }));
  const { door } = yield* t.choose(by.seat, name, options, {
    takeOnly: true,
    describe({ key }) {
      return { label: { key: 'door', params: { door: key } }, refs: [`door:${key}`] };
    },
  });
  return door;
}

/** ETS-CLASS-03: the other survivors in sight. */
export function othersInSight(state: State, by: Survivor, most = Infinity): Survivor[] {
  return state.survivors.filter(
    each =>
      each !== by &&
      each.status === 'alive' &&
      canSee(state, by.zone, each.zone) &&
      sightDistance(state, by.zone, each.zone) <= most,
  );
}
