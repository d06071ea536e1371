import { events } from '../content/events.ts';
import type { Door, DoorId, Endure, State, ZoneId } from '../types.ts';
import { groundOf } from './mission.ts';
import { say } from './table.ts';

/** ETS-EVENT-02: Lockdown locks every door and exit, except what is held otherwise. */
export function isOpen({ doors, event }: State, door: DoorId): boolean {
  const { locked, held } = doors[door]!;
  if (held !== null) return held === 'open';
  return !locked && !(event !== null && events[event].lockdown === true);
}

export function doorName(state: State, door: DoorId): string {
  const { map, exits } = groundOf(state);
  return map.doors[door]?.name ?? exits[door - map.doors.length]!.name;
}

/** The doors and exits that border a zone. */
export function doorsBeside(state: State, zone: ZoneId): DoorId[] {
  const { map, exits } = groundOf(state);
  return state.doors.flatMap((_, door) => {
    const inner = map.doors[door];
    const borders = inner ? inner.from === zone || inner.to === zone : exits[door - map.doors.length]!.zone === zone;
    return borders ? [door] : [];
  });
}

/** The open exits of a zone (ETS-DOOR-09, 12). */
export function exitsFrom(state: State, zone: ZoneId): DoorId[] {
  const first = groundOf(state).map.doors.length;
  return doorsBeside(state, zone).filter(door => door >= first && isOpen(state, door));
}

/** ETS-EVENT-03, 04: for good, and at once, also in Lockdown. */
export function unlockForGood(t: Endure, door: DoorId, rule: string): void {
  const { state } = t;
  const inLockdown = state.event !== null && events[state.event].lockdown === true;
  const { held } = state.doors[door]!;
  setDoor(state, door, { locked: false });
  if (inLockdown || held === 'locked') holdDoor(state, door, 'open', 0);
  say(t, rule, 'door.unlocked', { door: doorName(state, door) });
}

/** ETS-MISSION-07: a switch unlocks for good, but Lockdown still locks such a door while it lasts. */
export function switchOpen(t: Endure, door: DoorId, rule: string): void {
  setDoor(t.state, door, { locked: false });
  say(t, rule, 'door.unlocked', { door: doorName(t.state, door) });
}

/** Holds a door for a time, whatever else would open or lock it. */
export function holdDoor(state: State, door: DoorId, held: 'open' | 'locked', heldUntil: number): void {
  setDoor(state, door, { held, heldUntil });
}

function setDoor(state: State, door: DoorId, change: Partial<Door>): void {
  state.doors = state.doors.map((each, at) => (at === door ? { ...each, ...change } : each));
}

/** Lets go of the doors that were held until the end of this round. */
export function releaseDoors(state: State): void {
  release(state, ({ heldUntil }) => heldUntil > 0 && heldUntil <= state.round);
}

/** Lets go of the doors that were held against the event that ends. */
export function releaseFromEvent(state: State): void {
  release(state, ({ heldUntil }) => heldUntil === 0);
}

function release(state: State, isOver: (door: Door) => boolean): void {
  if (!state.doors.some(door => door.held !== null && isOver(door))) return;
  state.doors = state.doors.map(door => (isOver(door) ? { ...door, held: null } : door));
}
