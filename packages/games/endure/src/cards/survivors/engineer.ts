import { doorName, doorsBeside, holdDoor, isOpen } from '../../rules/map/doors.ts';
import { zoneText } from '../../rules/map/map.ts';
import { groundOf } from '../../rules/mission.ts';
import { nameOf, say } from '../../rules/table.ts';
import { lastFor } from '../../rules/turn/abilities.ts';
import { chooseDoor, chooseZone } from '../../rules/turn/targets.ts';
import type { ClassCard, DoorId, State, Survivor, ZoneId } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

/** ETS-ABIL-08, ETS-CLASS-06: zones behind any wall of this one, also across a tile seam, never the outside. */
function walledOff(state: State, by: Survivor): ZoneId[] {
  const behind = groundOf(state).walledOff[by.zone]!;
  if (state.breaches.length === 0) return [...behind];
  const pierced = state.breaches.filter(pair => pair.includes(by.zone)).flat();
  return behind.filter(zone => !pierced.includes(zone));
}

/** Weld is for doors, not for exits (ETS-CLASS table). */
function weldable(state: State, by: Survivor): DoorId[] {
  const { doors } = groundOf(state).map;
  return doorsBeside(state, by.zone).filter(door => door < doors.length && isOpen(state, door));
}

export const engineer: ClassCard = {
  health: 9,
  a: {
    passive: { name: 'juggernaut', effect: { meleeStep: () => 1 } },
    active: {
      name: 'weaponMods',
      *use(_, by) {
        lastFor(by, 'weaponMods', 'turnEnds');
      },
      lasting: { attackDice: dice => dice + 2, attackHit: hit => Math.min(6, hit + 1) },
    },
    crisis: {
      name: 'improvisedExit',
      whyNot: (state, by) => whyNotUnless(walledOff(state, by).length > 0),
      *use(t, by) {
        const zone = yield* chooseZone(t, by, 'improvisedExit', walledOff(t.state, by));
        t.state.breaches = [...t.state.breaches, [by.zone, zone]];
        say(t, 'ETS-CLASS-06', 'breached', { who: nameOf(by), zone: zoneText(t.state, zone) });
      },
    },
  },
  b: {
    passive: { name: 'powerSaver', effect: { cellCharges: charges => charges + 1 } },
    active: {
      name: 'weld',
      whyNot: (state, by) => whyNotUnless(weldable(state, by).length > 0),
      *use(t, by) {
        const door = yield* chooseDoor(t, by, 'weld', weldable(t.state, by));
        holdDoor(t.state, door, 'locked', t.state.round + 1);
        say(t, 'ETS-DOOR-03', 'door.welded', { who: nameOf(by), door: doorName(t.state, door) });
      },
    },
    crisis: {
      name: 'turret',
      *use(t, by) {
        t.state.turrets.push({ by: by.id, zone: by.zone, left: 3 });
        say(t, 'ETS-CLASS-11', 'turret.put', { who: nameOf(by), zone: zoneText(t.state, by.zone) });
      },
    },
  },
};
