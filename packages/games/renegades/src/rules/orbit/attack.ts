import type { Flow } from '@starboard/kernel';
import { gridDirections } from '@starboard/space';
import type { Renegades, Ship, State, Vessel } from '../../types.ts';
import { resolveAttack } from '../combat/attack.ts';
import { end } from '../lasting.ts';
import { attackDiceOf, isCritical, shipRangeOf } from '../ship.ts';
import { canFireFrom, fireLine } from '../squares/fire.ts';
import { distanceToMissionPlanet } from '../squares/flying.ts';
import { half } from '../stats.ts';
import { areOpponents, nameOf, occupantOf, say } from '../table.ts';

/** RDA-ATTACK-01..04, 14, 21, RDA-SHIP-04, RDA-CRIT-02, RDA-DOCK-02..04: whom a ship may fire at now. */
export function shipTargets(state: State, ship: Ship): Vessel[] {
  if (!mayFire(state, ship)) return [];
  const range = shipRangeOf(state, ship);
  const targets: Vessel[] = [];
  for (const other of state.ships) {
    if (isInFire(state, ship, range, other) && areOpponents(state, ship, other)) targets.push(other);
  }
  for (const fighter of state.fighters) if (isInFire(state, ship, range, fighter)) targets.push(fighter);
  return targets;
}

/** RDA-SHIP-04, RDA-CRIT-02, RDA-DOCK-04 */
export function mayFire(state: State, ship: Ship): boolean {
  return ship.where === 'orbit' && !isCritical(state, ship) && occupantOf(state, ship, 'weapons') !== undefined;
}

function isInFire(state: State, { cell, facing }: Ship, range: number, target: Vessel): boolean {
  if (target.kind === 'ship' && target.where !== 'orbit') return isDockedTarget(state, cell, range, target);
  return canFireFrom(state, cell, gridDirections.indexOf(facing), range, target);
}

/** RDA-DOCK-02, 03, RDA-FIGHTER-06: an overstaying ship, from within half the range of the Mission Planet, without facing or line. */
function isDockedTarget(state: State, from: number, range: number, target: Ship): boolean {
  return target.where === 'docked' && target.overstays && distanceToMissionPlanet(state, from) <= half(range);
}

/** RDA-ATTACK-05..22: fires. */
export function* shipAttack(t: Renegades, ship: Ship, target: Vessel): Flow<number> {
  const { state } = t;
  const line = target.kind === 'fighter' || target.where === 'orbit' ? fireLine(state, ship, target) : undefined;
  say(t, 'RDA-ATTACK-05', 'ship.fires', { ship: nameOf(ship), target: nameOf(target) });
  const attack = {
    how: 'ship',
    by: ship,
    target,
    weapon: null,
    name: '',
    obstructed: line?.obstructed ?? false,
    aboard: false,
    fromStealth: false,
  } as const;
  const harm = yield* resolveAttack(t, attack, attackDiceOf(state, ship));
  end(ship, 'attack');
  return harm;
}
