import { cardOf } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type { Parameter, Ship, State } from '../types.ts';
import { initiativeOf, skillOf } from './stats.ts';
import { occupantOf } from './table.ts';

/** RDA-SHIP-02, 03, 16: what all ships have. */
export const shipStats = { capacity: 7, range: 6, shields: 10, hull: 6, slots: 3 } as const;

/** RDA-SHIP-05, 06, 12, RDA-MOVE-06, RDA-CRIT-03: movement points of one Move. */
export function movementOf(state: State, ship: Ship): number {
  const navigator = occupantOf(state, ship, 'navigation');
  if (navigator === undefined) return 0;
  const piloting = skillOf(state, navigator, 'piloting');
  if (isCritical(state, ship)) return Math.max(0, piloting - 1);
  return Math.max(0, effects.change(state, 'shipMovement', piloting + shieldBonus(ship), { by: ship }));
}

/** RDA-SHIP-04, 07, 12, RDA-RUL-10: red dice before other effects. */
export function attackDiceOf(state: State, ship: Ship): number {
  const gunner = occupantOf(state, ship, 'weapons');
  return gunner === undefined ? 0 : skillOf(state, gunner, 'weapons') + shieldBonus(ship);
}

/** RDA-SHIP-06, 07, 12: +1 while shields are up. */
function shieldBonus({ flipped }: Ship): number {
  return flipped ? 0 : 1;
}

/** RDA-SHIP-15 */
export function shipRangeOf(state: State, ship: Ship, use: 'attack' | 'scan' = 'attack'): number {
  return effects.change(state, 'shipRange', shipStats.range, { by: ship, use });
}

export function shieldsOf(state: State, ship: Ship): number {
  return effects.change(state, 'shields', shipStats.shields, { by: ship });
}

export function hullOf(state: State, ship: Ship): number {
  return effects.change(state, 'hull', shipStats.hull, { by: ship });
}

/** RDA-SHIP-08, 09, 19: how many more may come aboard; characters are never turned away and may make it negative. */
export function freeCapacity(state: State, ship: Ship): number {
  const crew = state.crew.filter(each => each.ship === ship.no && !isCaptive(state, each.id)).length;
  const captives = state.crew.filter(
    each => each.ship !== ship.no && each.aboard === ship.no && each.post === 'medbay',
  );
  const passengers = ship.components.filter(({ card }) => cardOf(card).passenger).length;
  const characters = state.parameters.filter(each => each.kind === 'character' && isAboard(state, each, ship)).length;
  return (
    effects.change(state, 'capacity', shipStats.capacity, { by: ship }) -
    crew -
    captives.length -
    passengers -
    characters
  );
}

/** In the hold, or with somebody aboard. */
function isAboard({ crew }: State, { hold, bearer }: Parameter, { no }: Ship): boolean {
  return hold === no || (bearer !== null && crew.some(({ id, aboard }) => id === bearer && aboard === no));
}

/** Held aboard a ship that is not its own, unconscious or in the brig; or in its own brig (RDA-SHIP-08). */
function isCaptive({ crew }: State, id: string): boolean {
  const held = crew.find(each => each.id === id)!;
  if (held.aboard === 0) return false;
  return held.post === 'brig' || (held.aboard !== held.ship && held.post !== 'boarder');
}

/** RDA-CRIT-01, 08 */
export function isCritical(state: State, ship: Ship): boolean {
  return ship.flipped && ship.damage >= hullOf(state, ship);
}

/** RDA-CRIT-09, RDA-WIN-03: 3 or more hull damage. */
export function isBadlyDamaged({ flipped, damage }: Ship): boolean {
  return flipped && damage >= 3;
}

/** RDA-ORDER-02..04: of the commander's seat, else of the navigator, else 0, and what the round adds (RDA-ABIL-01). */
export function shipInitiativeOf(state: State, ship: Ship): number {
  const leader = occupantOf(state, ship, 'commander') ?? occupantOf(state, ship, 'navigation');
  const own = leader === undefined ? 0 : initiativeOf(state, leader);
  return effects.change(state, 'shipInitiative', own, { by: ship });
}
