import type { Flow } from '@starboard/kernel';
import { dist, orbitOf } from '../../field/board.ts';
import { effects, type Reroll } from '../../hooks.ts';
import type { Crew, Renegades, Ship, ShipAbility, Skill, State, Station, Vessel } from '../../types.ts';
import { harm } from '../harm.ts';
import { isCritical, shipRangeOf } from '../ship.ts';
import { orbitLine } from '../squares/flying.ts';
import { half, skillOf } from '../stats.ts';
import { areOpponents, nameOf, occupantOf, say, vesselsInOrbit } from '../table.ts';
import { takeTest } from '../tests.ts';

/** RDA-ABIL-01..07: who makes the test, and in what. */
const abilities: { readonly [A in ShipAbility]: { readonly station: Station; readonly skill: Skill } } = {
  inCommand: { station: 'commander', skill: 'leadership' },
  evasiveManeuvers: { station: 'navigation', skill: 'piloting' },
  scanForWeaknesses: { station: 'communications', skill: 'tech' },
  tacticalTargeting: { station: 'weapons', skill: 'weapons' },
  overclockTheEngines: { station: 'engineering', skill: 'tech' },
};

/** RDA-ABIL-08, 09, RDA-CRIT-04: whether a ship may declare it now. */
export function mayDeclare(state: State, ship: Ship, ability: ShipAbility): boolean {
  return (
    ship.declared === null &&
    occupantOf(state, ship, abilities[ability].station) !== undefined &&
    !isCritical(state, ship) &&
    effects.tell(state, 'whyNotAbility', { by: ship }).length === 0
  );
}

/** RDA-ABIL-08, 11: declares it and makes its test; the crewmember who passed, or nobody. */
export function* declare(t: Renegades, ship: Ship, ability: ShipAbility): Flow<Crew | undefined> {
  const { station, skill } = abilities[ability];
  const by = occupantOf(t.state, ship, station)!;
  ship.declared = ability;
  say(t, 'RDA-ABIL-08', 'ability.declared', { ship: nameOf(ship), ability: { key: `ability.${ability}` } });
  const target = effects.change(t.state, 'abilityTarget', ship.flipped ? 6 : 5, { by: ship });
  const passed = yield* takeTest(t, { by, skill, target, purpose: 'ability', station, about: `ability:${ability}` });
  return passed ? by : undefined;
}

/** RDA-ABIL-11: exactly 1 on the hull side. */
function amount(ship: Ship, value: number): number {
  return ship.flipped ? 1 : half(value);
}

/** RDA-ABIL-01, 02 */
export function* takeCommand(t: Renegades, ship: Ship): Flow {
  if ((yield* declare(t, ship, 'inCommand')) === undefined) return;
  ship.lasting.push({ what: 'inCommand', until: 'round' });
}

/** RDA-ABIL-03, 12: re-rolls of defense dice, if its test succeeds. */
export function* evade(t: Renegades, ship: Ship): Flow<Reroll | undefined> {
  const navigator = yield* declare(t, ship, 'evasiveManeuvers');
  if (navigator === undefined) return undefined;
  return { name: 'evasiveManeuvers', count: amount(ship, skillOf(t.state, navigator, 'piloting')) };
}

/** RDA-ABIL-06: re-rolls of attack dice, if its test succeeds. */
export function* aim(t: Renegades, ship: Ship): Flow<Reroll | undefined> {
  const gunner = yield* declare(t, ship, 'tacticalTargeting');
  if (gunner === undefined) return undefined;
  return { name: 'tacticalTargeting', count: amount(ship, skillOf(t.state, gunner, 'stealth')) };
}

/** RDA-ABIL-05: ships within range in a clear line, whatever the facing. */
export function weaknessTargets(state: State, ship: Ship): Vessel[] {
  if (ship.where !== 'orbit') return [];
  const board = orbitOf(state);
  const range = shipRangeOf(state, ship, 'scan');
  return vesselsInOrbit(state).filter(
    each =>
      dist(board, ship.cell, each.cell) <= range &&
      areOpponents(state, ship, each) &&
      orbitLine(state, ship.cell, each.cell),
  );
}

/** RDA-ABIL-04, RDA-ATTACK-22 */
export function* scanForWeaknesses(t: Renegades, ship: Ship, target: Vessel): Flow {
  if ((yield* declare(t, ship, 'scanForWeaknesses')) === undefined) return;
  say(t, 'RDA-ABIL-04', 'ability.weakness', { ship: nameOf(ship), target: nameOf(target) });
  yield* harm(t, target, 1, ship);
}

/** RDA-ABIL-07: the points it may move after its attack; 0 if the test failed. */
export function* overclock(t: Renegades, ship: Ship): Flow<number> {
  const engineer = yield* declare(t, ship, 'overclockTheEngines');
  return engineer === undefined ? 0 : amount(ship, skillOf(t.state, engineer, 'tech'));
}
