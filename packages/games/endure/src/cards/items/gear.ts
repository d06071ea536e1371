import { effects } from '../../hooks.ts';
import { attack, ownAttack } from '../../rules/combat/attack.ts';
import { canBeTreated, cureOne, heal } from '../../rules/combat/healing.ts';
import { stunFigures, stunSurvivor } from '../../rules/combat/stun.ts';
import { putDecoy } from '../../rules/map/decoys.ts';
import { doorsBeside, isOpen, unlockForGood } from '../../rules/map/doors.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { figuresIn, linesOfSight, zonesInView, zoneText } from '../../rules/map/map.ts';
import { makeNoise } from '../../rules/map/noise.ts';
import { hasTargets } from '../../rules/map/objects.ts';
import { fullResolve, regainResolve } from '../../rules/resolve/resolve.ts';
import { nameOf, say, survivorsIn } from '../../rules/table.ts';
import { chooseDoor, chooseSurvivor, chooseZone } from '../../rules/turn/targets.ts';
import { gainActions } from '../../rules/turn/turns.ts';
import type { Endure, Gear, ItemArms, ItemId, State, Survivor, WhyNot, ZoneId } from '../../types.ts';

const noTarget: WhyNot = { reason: { key: 'bar.noTarget' }, rule: 'ETS-ODD-33' };
const noNeed: WhyNot = { reason: { key: 'bar.noNeed' }, rule: 'ETS-ODD-33' };

/** ETS-SURV-06: on oneself; somebody may be allowed to use it on others in the zone. */
function patients(state: State, by: Survivor): Survivor[] {
  const others = effects.tell(state, 'kitsForOthers', { by }).length > 0;
  const near = others ? survivorsIn(state, by.zone) : [by];
  return near.filter(who => canBeTreated(state, who));
}

/** ETS-ITEM-09 */
function medKit(copies: number, strength: number): Gear {
  return {
    kind: 'gear',
    copies,
    cost: 1,
    treats: true,
    whyNot: (state, by) => (patients(state, by).length === 0 ? noNeed : undefined),
    *use(t, by) {
      const who = yield* chooseSurvivor(t, by, 'medKit', patients(t.state, by));
      heal(t, who, strength, by, 'ETS-ITEM-09');
      yield* cureOne(t, who, by, 'ETS-ITEM-09');
    },
    isKept,
  };
}

/** Steady Hands: a die after use, and the kit may be kept. */
function isKept(t: Endure, by: Survivor): boolean {
  const [keepOn] = effects.tell(t.state, 'kitsForOthers', { by });
  if (keepOn === undefined) return false;
  const die = t.chance.die();
  say(t, 'ETS-CLASS-01', die >= keepOn ? 'kit.kept' : 'kit.spent', { who: nameOf(by), die });
  return die >= keepOn;
}

/** ETS-ITEM-13, ETS-RANGED-12: an attack, but thrown over whatever stands between. */
const frag: ItemArms = { name: 'fragGrenade', range: 2, dice: 5, hit: 4, noise: 4, ranged: true, thrown: true };

/** A head injury shortens the throw; a visor is for weapons. ETS-COMBAT-09, 11: at enemies, or at what breaks. */
function fragTargets(state: State, by: Survivor): ZoneId[] {
  const reach = effects.change(state, 'attackRange', frag.range, { by, ranged: false });
  return zonesToThrow(state, by, reach).filter(zone => zone !== by.zone && hasTargets(state, zone, frag));
}

/** The zones in sight that can be thrown into. */
function zonesToThrow(state: State, by: Survivor, reach: number): ZoneId[] {
  return zonesInView(state, by.zone, reach).filter(zone => !isShutOff(state, by.zone, zone, reach));
}

/** ETS-FULL-08: nothing is thrown into, out of or through a bubble. */
function isShutOff(state: State, from: ZoneId, to: ZoneId, reach: number): boolean {
  if (from === to) return false;
  return !linesOfSight(state, from, to).some(
    ({ zones }) => zones.length - 1 <= reach && !zones.some(zone => state.bubbles.includes(zone)),
  );
}

/** A second decoy in a zone would change nothing. */
function decoyTargets(state: State, by: Survivor): ZoneId[] {
  return zonesToThrow(state, by, 3).filter(zone => !state.decoys.includes(zone));
}

function lockedDoors(state: State, by: Survivor) {
  return doorsBeside(state, by.zone).filter(door => !isOpen(state, door));
}

/** The cards that are used: each does what its row in the ledger's table says. */
export const gears = {
  powerCell: {
    kind: 'gear',
    copies: 5,
    cost: 0,
    charges: 2,
    whyNot: () => ({ reason: { key: 'bar.cell' }, rule: 'ETS-COMBAT-14' }),
  },
  medKit1: medKit(3, 1),
  medKit2: medKit(2, 2),
  medKit3: medKit(2, 3),
  stunGrenade: {
    kind: 'gear',
    copies: 3,
    cost: 1,
    whyNot: () => undefined, // where nobody is hit there is still the noise
    *use(t, by) {
      const zone = yield* chooseZone(t, by, 'stunGrenade', zonesToThrow(t.state, by, 2));
      makeNoise(t, zone, 3, by);
      yield* stunFigures(t, figuresIn(t.state, zone)); // ETS-ITEM-11
      for (const survivor of survivorsIn(t.state, zone)) stunSurvivor(t, survivor);
    },
  },
  shieldBubble: {
    kind: 'gear',
    copies: 2,
    cost: 1,
    whyNot: (state, by) => (state.bubbles.includes(by.zone) ? noNeed : undefined),
    *use(t, by) {
      t.state.bubbles.push(by.zone);
      say(t, 'ETS-FULL-07', 'bubble', { zone: zoneText(t.state, by.zone) });
    },
  },
  holoDecoy: {
    kind: 'gear',
    copies: 3,
    cost: 1,
    whyNot: (state, by) => (decoyTargets(state, by).length === 0 ? noTarget : undefined),
    *use(t, by) {
      putDecoy(t, yield* chooseZone(t, by, 'decoy', decoyTargets(t.state, by)));
    },
  },
  fragGrenade: {
    kind: 'gear',
    copies: 3,
    cost: 1,
    attacks: true,
    whyNot: (state, by) => (fragTargets(state, by).length === 0 ? noTarget : undefined),
    *use(t, by) {
      const zone = yield* chooseZone(t, by, 'fragGrenade', fragTargets(t.state, by));
      yield* attack(t, ownAttack(t.state, by, { arms: frag, cards: [], zone, line: undefined, twist: {} }));
    },
  },
  adrenalineShot: {
    kind: 'gear',
    copies: 2,
    cost: 1,
    whyNot: (state, by) => (state.survivors[state.acting] === by ? undefined : noNeed), // it is for the own turn
    *use(t, by) {
      gainActions(t, by, 2, 'ETS-SURV-13');
    },
  },
  calmative: {
    kind: 'gear',
    copies: 2,
    cost: 1,
    whyNot: (_, by) => (by.resolve >= fullResolve ? noNeed : undefined),
    use: (t, by) => regainResolve(t, by, 2, 'ETS-SURV-06'),
  },
  overrideKey: {
    kind: 'gear',
    copies: 1,
    cost: 1,
    whyNot: (state, by) => (lockedDoors(state, by).length === 0 ? noTarget : undefined),
    *use(t, by) {
      unlockForGood(t, yield* chooseDoor(t, by, 'overrideKey', lockedDoors(t.state, by)), 'ETS-EVENT-04');
      yield* lookAround(t);
    },
  },
} satisfies { readonly [I in ItemId]?: Gear };
