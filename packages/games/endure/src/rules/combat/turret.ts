import { type Flow, nothing } from '@starboard/kernel';
import type { Endure, ItemArms, State, Turret, ZoneId } from '../../types.ts';
import { zoneName, zonesInView, zoneText } from '../map/map.ts';
import { hasTargets } from '../map/objects.ts';
import { say, survivorOf } from '../table.ts';
import { attack, plainAttack } from './attack.ts';

const arms: ItemArms = { name: 'turret', range: 1, dice: 3, hit: 4, noise: 0, ranged: true };

/** ETS-ENEMY-26, ETS-CLASS-11: each turret fires before the states are fixed, at a zone of its player's choice. */
export function fireTurrets(t: Endure): Flow {
  return t.state.turrets.length === 0 ? nothing : fireEach(t);
}

function* fireEach(t: Endure): Flow {
  for (const turret of [...t.state.turrets]) {
    turret.left -= 1;
    yield* fire(t, turret);
  }
  t.state.turrets = t.state.turrets.filter(turret => turret.left > 0);
}

function* fire(t: Endure, turret: Turret): Flow {
  const { state } = t;
  const owner = survivorOf(state, turret.by);
  const targets = targetsOf(state, turret);
  if (targets.length === 0) return;
  const { zone } = yield* t.choose(owner.seat, 'turret', targets, {
    takeOnly: true,
    describe: target => ({ label: zoneText(state, target.zone), refs: [`zone:${target.key}`] }),
  });
  say(t, 'ETS-CLASS-11', 'turret.fires', { zone: zoneText(state, zone) });
  const twist = { canJam: false, strays: false, pushes: false } as const;
  const made = plainAttack(owner, turret.zone, { arms, cards: [], zone, line: undefined, twist });
  yield* attack(t, made, true);
}

function targetsOf(state: State, { zone: from }: Turret): { readonly key: string; readonly zone: ZoneId }[] {
  return zonesInView(state, from, 1)
    .filter(zone => hasTargets(state, zone, arms) && !(zone !== from && isShutOff(state, from, zone)))
    .map(zone => ({ key: zoneName(state, zone), zone }));
}

/** ETS-FULL-08 */
function isShutOff({ bubbles }: State, from: ZoneId, to: ZoneId): boolean {
  return bubbles.includes(from) || bubbles.includes(to);
}
