import { type Flow, nothing, settled } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Described, DoorId, Endure, State, Survivor, WhyNot, ZoneId } from '../../types.ts';
import { doorName } from '../map/doors.ts';
import { lookAround } from '../map/look-around.ts';
import { isBarred, neighbours, zoneName, zoneText } from '../map/map.ts';
import { resolveCheck } from '../resolve/resolve-tests.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { driveOff, isPilot, placesOf, takeLoaderAlong, whyNotStranded } from './loader.ts';

/** No limit: more zones than any map has. */
const anyNumber = 99;

/** Why this survivor cannot leave its zone of its own will. */
export function whyNotLeave(state: State, by: Survivor): WhyNot | undefined {
  if (state.bubbles.includes(by.zone)) return { reason: { key: 'bar.bubble' }, rule: 'ETS-FULL-07' };
  if (by.heldIn === by.zone) return { reason: { key: 'bar.held' }, rule: 'ETS-MOVE-06' };
  if (isInTurn(state, by) && by.turn.zones >= effects.change(state, 'moveLimit', anyNumber, { by })) {
    return { reason: { key: 'bar.moveLimit' }, rule: 'ETS-MOVE-12' };
  }
  return whyNotStranded(state, by);
}

/** Why this survivor cannot go into a zone beside it of its own will. */
export function whyNotEnter(state: State, by: Survivor, to: ZoneId): WhyNot | undefined {
  if (state.bubbles.includes(to)) return { reason: { key: 'bar.bubble' }, rule: 'ETS-FULL-07' };
  if (isBarred(state, by.zone, to, false, placesOf(state, by))) {
    return { reason: { key: 'bar.full' }, rule: 'ETS-FULL-04' };
  }
  return effects.tell(state, 'whyNotMove', { by, to })[0];
}

/** The zones that a survivor may step into of its own will. */
export function zonesToEnter(state: State, by: Survivor): ZoneId[] {
  return whyNotLeave(state, by) === undefined ? openZones(state, by) : [];
}

/** Whether there is any such zone. */
export function canGo(state: State, by: Survivor): boolean {
  if (whyNotLeave(state, by) !== undefined) return false;
  for (const zone of neighbours(state, by.zone)) if (whyNotEnter(state, by, zone) === undefined) return true;
  return false;
}

/** The zones around a survivor that it could step into if it may leave its own. */
export function openZones(state: State, by: Survivor): ZoneId[] {
  const open: ZoneId[] = [];
  for (const zone of neighbours(state, by.zone)) if (whyNotEnter(state, by, zone) === undefined) open.push(zone);
  return open;
}

/** ETS-MOVE-12: a limit is for the own turn; a move at somebody's bidding lies outside it. */
function isInTurn({ survivors, acting }: State, by: Survivor): boolean {
  return survivors[acting] === by;
}

/** ETS-MOVE-04, 05, 09: leaving a zone with enemies takes a check; a failed one holds the survivor there. */
export function breakAway(t: Endure, by: Survivor): Flow<boolean> {
  return checkIsDue(t.state, by) ? tryToBreakAway(t, by) : settled(true);
}

function* tryToBreakAway(t: Endure, by: Survivor): Flow<boolean> {
  const passed = yield* resolveCheck(t, by);
  if (passed) {
    yield* effects.react(t, 'brokeAway', { by });
  } else {
    by.heldIn = by.zone;
    say(t, 'ETS-MOVE-06', 'held', { who: nameOf(by), zone: zoneText(t.state, by.zone) });
  }
  return passed;
}

/** ETS-MOVE-08: only figures call for it, stunned ones included unless the switch says otherwise. */
export function checkIsDue(state: State, by: Survivor): boolean {
  return isHeld(state, by.zone) && !isPilot(state, by) && effects.change(state, 'needsCheck', true, { by }); // ETS-LOADER-14
}

function isHeld(state: State, zone: ZoneId): boolean {
  for (const figure of state.figures) {
    if (figure.zone === zone && (!figure.stunned || variantsOf(state).checkNeeded === 'yes')) return true;
  }
  return false;
}

export interface Step {
  /** Made of the own will, in the own turn or at somebody's bidding; forced moves are not (ETS-MOVE-11). */
  readonly own: boolean;
}

/** One zone on; what comes into view takes effect before anything else (ETS-RADAR-08). */
export function* stepInto(t: Endure, by: Survivor, to: ZoneId, { own }: Step): Flow {
  by.zone = to;
  takeLoaderAlong(t.state, by);
  by.turn.entered += 1;
  if (own) by.turn.zones += 1;
  say(t, own ? 'ETS-MOVE-01' : 'ETS-MOVE-07', own ? 'moved' : 'moved.forced', {
    who: nameOf(by),
    zone: zoneText(t.state, to),
  });
  yield* effects.react(t, 'entered', { by, zone: to, own });
  yield* lookAround(t);
}

/** ETS-MOVE-03, 05: the check is free; the action is spent once it is passed. A longer Move may stop after each zone. */
export function* move(t: Endure, by: Survivor, to: ZoneId): Flow {
  if (!(yield* breakAway(t, by))) return;
  by.turn.actions -= 1;
  by.turn.moves += 1;
  yield* effects.react(t, 'moveSpent', { by });
  yield* stepInto(t, by, to, { own: true });
  yield* stroll(t, by, effects.change(t.state, 'moveReach', 1, { by }) - 1, { check: true });
}

/** ETS-EVENT-17: up to so many zones more, each by choice, each departure with its own check. */
export function stroll(t: Endure, by: Survivor, zones: number, { check }: { readonly check: boolean }): Flow {
  return zones > 0 ? strollOn(t, by, zones, check) : nothing;
}

function* strollOn(t: Endure, by: Survivor, zones: number, check: boolean): Flow {
  for (let left = zones; left > 0 && isAlive(by) && by.stun !== 'out'; left--) {
    const options = zonesToEnter(t.state, by).map(zone => ({ key: `go:${zoneName(t.state, zone)}`, zone }));
    if (options.length === 0) return;
    const { zone } = yield* t.choose(by.seat, 'move.on', [...options, { key: 'stop', zone: -1 }], {
      params: { who: nameOf(by), left },
      describe(option) {
        return describeZone(t.state, option.zone);
      },
    });
    if (zone < 0 || (check && !(yield* breakAway(t, by)))) return;
    yield* stepInto(t, by, zone, { own: true });
  }
}

/** How a zone is shown as an option. */
export function describeZone(state: State, zone: ZoneId): Described {
  if (zone < 0) return { label: { key: 'stop' } };
  return { label: zoneText(state, zone), refs: [`zone:${zoneName(state, zone)}`] };
}

/** ETS-DOOR-09, 11: through an open exit, for good, with everything it carries. */
export function* leaveMap(t: Endure, by: Survivor, exit: DoorId): Flow {
  if (!(yield* breakAway(t, by))) return;
  by.turn.actions -= 1;
  by.turn.moves += 1;
  by.status = 'left';
  driveOff(t.state, by);
  by.lasting = []; // ETS-ABIL-10
  for (const objective of t.state.objectives) if (objective.carrier === by.id) objective.out = true;
  say(t, 'ETS-DOOR-09', 'left', { who: nameOf(by), door: doorName(t.state, exit) });
  yield* effects.react(t, 'left', { who: by, exit });
  yield* lookAround(t);
}
