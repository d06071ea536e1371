import { zoneDoorNumber } from '@starboard/space';
import type { Door, DoorId, Endure, Hold, State, ZoneId } from '../../types.ts';
import { groundOf } from '../mission.ts';
import { isInForce } from '../resolution/events.ts';
import { say } from '../table.ts';

/** ETS-EVENT-02: Lockdown locks every door and exit, except what is held otherwise. */
export function isOpen(state: State, door: DoorId): boolean {
  const { locked, holds } = state.doors[door]!;
  if (holds.length > 0) return holds[holds.length - 1]!.as === 'open';
  return !locked && !isLockdown(state);
}

export function isLockdown(state: State): boolean {
  return isInForce(state, 'lockdown');
}

/** The number of a door or exit by its name. */
export function doorNumber(state: State, name: string): DoorId {
  const { map, exits } = groundOf(state);
  const exit = exits.findIndex(each => each.name === name);
  return exit >= 0 ? map.doors.length + exit : zoneDoorNumber(map, name);
}

export function doorName(state: State, door: DoorId): string {
  const { map, exits } = groundOf(state);
  return map.doors[door]?.name ?? exits[door - map.doors.length]!.name;
}

/** The doors and exits that border a zone. */
export function doorsBeside(state: State, zone: ZoneId): DoorId[] {
  const { map, exits } = groundOf(state);
  const beside: DoorId[] = [];
  for (let door = 0; door < state.doors.length; door++) {
    const inner = map.doors[door];
    const borders = inner ? inner.from === zone || inner.to === zone : exits[door - map.doors.length]!.zone === zone;
    if (borders && !state.doors[door]!.sealed) beside.push(door);
  }
  return beside;
}

/** The open exits of a zone (ETS-DOOR-09, 12). */
export function exitsFrom(state: State, zone: ZoneId): DoorId[] {
  const { map, exits } = groundOf(state);
  const open: DoorId[] = [];
  for (let at = 0; at < exits.length; at++) {
    const door = map.doors.length + at;
    if (exits[at]!.zone === zone && !state.doors[door]!.sealed && isOpen(state, door)) open.push(door);
  }
  return open;
}

/** ETS-EVENT-03, 04: for good, and at once, also in Lockdown; no weld holds it any longer. */
export function unlockForGood(t: Endure, door: DoorId, rule: string): void {
  const { state } = t;
  setDoor(state, door, { locked: false, holds: isLockdown(state) ? [{ as: 'open', until: 0 }] : [] });
  say(t, rule, 'door.unlocked', { door: doorName(state, door) });
}

/** ETS-MISSION-07: a switch unlocks for good, but Lockdown still locks such a door while it lasts. */
export function switchOpen(t: Endure, door: DoorId, rule: string): void {
  setDoor(t.state, door, { locked: false });
  say(t, rule, 'door.unlocked', { door: doorName(t.state, door) });
}

/** ETS-CG-0104: for good; nothing unlocks a wall. */
export function wallUp(state: State, door: DoorId): void {
  setDoor(state, door, { locked: true, holds: [], sealed: true });
}

/** Holds a door until the end of a round, whatever else would open or lock it. */
export function holdDoor(state: State, door: DoorId, as: Hold['as'], until: number): void {
  setDoor(state, door, { holds: [...state.doors[door]!.holds, { as, until }] });
}

function setDoor(state: State, door: DoorId, change: Partial<Door>): void {
  state.doors = state.doors.map((each, at) => (at === door ? { ...each, ...change } : each));
}

/** Lets go of the doors that were held until the end of this round. */
export function releaseDoors(t: Endure): void {
  release(t, ({ until }) => until > 0 && until <= t.state.round);
}

/** Lets go of the doors that were held against the event that ends. */
export function releaseFromEvent(t: Endure): void {
  release(t, ({ until }) => until === 0);
}

function release(t: Endure, isOver: (hold: Hold) => boolean): void {
  t.state.doors.forEach(({ holds }, door) => {
    if (!holds.some(isOver)) return;
    setDoor(t.state, door, { holds: holds.filter(hold => !isOver(hold)) });
    say(t, 'ETS-EVENT-03', 'door.released', { door: doorName(t.state, door) });
  });
}
