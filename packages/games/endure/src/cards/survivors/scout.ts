import { attackWith } from '../../rules/combat/attack.ts';
import { isRoom, zonesWithinNoise } from '../../rules/map/map.ts';
import { lastFor } from '../../rules/turn/abilities.ts';
import { breakAway, canGo, stepInto, stroll, whyNotEnter, whyNotLeave } from '../../rules/turn/movement.ts';
import { chooseZone } from '../../rules/turn/targets.ts';
import { readyWeapons, strikesWith } from '../../rules/turn/weapons.ts';
import type { ClassCard, State, Survivor, ZoneId } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

/** Silent Kill: every melee attack she could make now. */
function meleeStrikes(state: State, by: Survivor) {
  return strikesWith(
    state,
    by,
    readyWeapons(state, by).filter(({ arms }) => !arms.ranged),
  );
}

/** Vents: rooms within noise distance 5, whatever lies between, that she may enter of her own will. */
function ventedRooms(state: State, by: Survivor): ZoneId[] {
  if (whyNotLeave(state, by) !== undefined) return [];
  return zonesWithinNoise(state, by.zone, 5).filter(
    zone => zone !== by.zone && isRoom(state, zone) && whyNotEnter(state, by, zone) === undefined,
  );
}

export const scout: ClassCard = {
  health: 8,
  a: {
    passive: { name: 'softStep', effect: { needsCheck: () => false } },
    active: {
      name: 'fade',
      *use(_, by) {
        lastFor(by, 'fade', 'nextTurn');
      },
      lasting: { hides: true },
    },
    crisis: {
      name: 'ghostRun',
      whyNot: (state, by) => whyNotUnless(canGo(state, by)),
      *use(t, by) {
        lastFor(by, 'ghostRun', 'turnEnds');
        yield* stroll(t, by, 5, { check: false });
      },
      lasting: { hides: true },
    },
  },
  b: {
    passive: { name: 'keenEye', effect: { searchDraw: ({ draw, keep }) => ({ draw: Math.max(2, draw), keep }) } },
    active: {
      name: 'silentKill',
      whyNot: (state, by) => whyNotUnless(meleeStrikes(state, by).length > 0),
      *use(t, by) {
        const { wielded, zone } = yield* t.choose(by.seat, 'silentKill', meleeStrikes(t.state, by), {
          takeOnly: true,
        });
        yield* attackWith(t, by, wielded, zone, {
          bonus: { by: 1, name: { key: 'ability.silentKill' } },
          noise: 0,
        });
      },
    },
    crisis: {
      name: 'vents',
      whyNot: (state, by) => whyNotUnless(ventedRooms(state, by).length > 0),
      *use(t, by) {
        const zone = yield* chooseZone(t, by, 'vents', ventedRooms(t.state, by));
        if (yield* breakAway(t, by)) yield* stepInto(t, by, zone, { own: true }); // ETS-MOVE-11
      },
    },
  },
};
