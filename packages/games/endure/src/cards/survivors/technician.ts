import { attack, ownAttack } from '../../rules/combat/attack.ts';
import { doorName, doorsBeside, holdDoor, isOpen } from '../../rules/map/doors.ts';
import { lookAtAll } from '../../rules/map/looking.ts';
import { hasEnemies, zonesInView, zonesWithinNoise } from '../../rules/map/map.ts';
import { deedRule } from '../../rules/mission-rules.ts';
import { expireEvent } from '../../rules/resolution/resolution.ts';
import { isAlive, nameOf, say } from '../../rules/table.ts';
import { interact, interactText, objectivesIn, whyNotInteract } from '../../rules/turn/interact.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { ClassCard, ItemArms, State, Survivor } from '../../types.ts';
import { whyNotUnless } from './why-not-unless.ts';

const overload: ItemArms = { name: 'overload', range: 0, dice: 4, hit: 3, noise: 0, ranged: false };

/** A switch, terminal or console: nothing that is taken along or takes hands. */
function reachable(state: State, by: Survivor) {
  return objectivesIn(state, zonesInView(state, by.zone, 2)).filter(
    ({ objective, written: { deed } }) =>
      deedRule(deed).remote === true && whyNotInteract(state, by, objective) === undefined,
  );
}

/** ETS-VAR-26: a machine, unless the switch says otherwise. */
const lifeSupportLoss = (loss: number, _: unknown, __: unknown, state: State) =>
  variantsOf(state).technicianLife === 'machine' ? 0 : loss;

export const technician: ClassCard = {
  health: 8,
  expansion: 'technician',
  a: {
    passive: {
      name: 'synthetic',
      effect: { injury: injury => (injury === 'body' ? 'blank' : injury), lifeSupportLoss },
    },
    active: {
      name: 'override',
      whyNot: (state, by) => whyNotUnless(doorsBeside(state, by.zone).length > 0),
      *use(t, by) {
        const { state } = t;
        const options = doorsBeside(state, by.zone).map(door => ({ key: doorName(state, door), door }));
        const { door, key } = yield* t.choose(by.seat, 'override', options, {
          takeOnly: true,
          describe: each => ({
            label: { key: isOpen(state, each.door) ? 'override.lock' : 'override.unlock', params: { door: each.key } },
            refs: [`door:${each.key}`],
          }),
        });
        const wasOpen = isOpen(state, door);
        holdDoor(state, door, wasOpen ? 'locked' : 'open', state.round);
        say(t, 'ETS-CLASS-04', wasOpen ? 'door.overriddenShut' : 'door.overriddenOpen', { who: nameOf(by), door: key });
      },
    },
    crisis: {
      name: 'purge',
      *use(t) {
        yield* expireEvent(t);
        t.state.purged = true;
      },
    },
  },
  b: {
    passive: {
      name: 'sensorNet',
      effect: {
        lifeSupportLoss,
        *turnStarts(t, { by }) {
          lookAtAll(t, by, 2);
        },
      },
    },
    active: {
      name: 'remoteInterface',
      whyNot: (state, by) => whyNotUnless(reachable(state, by).length > 0),
      *use(t, by) {
        const options = reachable(t.state, by).map(offered => ({ key: `objective:${offered.objective.id}`, offered }));
        const { offered } = yield* t.choose(by.seat, 'remoteInterface', options, {
          takeOnly: true,
          describe: ({ offered: each }) => ({
            label: interactText(t.state, each),
            refs: [`objective:${each.objective.id}`],
          }),
        });
        yield* interact(t, by, offered);
      },
    },
    crisis: {
      name: 'overload',
      whyNot: (state, by) => whyNotUnless(zonesWithinNoise(state, by.zone, 1).some(zone => hasEnemies(state, zone))),
      *use(t, by) {
        for (const zone of zonesWithinNoise(t.state, by.zone, 1)) {
          if (!isAlive(by) || !hasEnemies(t.state, zone)) continue;
          yield* attack(t, ownAttack(t.state, by, { arms: overload, cards: [], zone, line: undefined, twist: {} }));
        }
      },
    },
  },
};
