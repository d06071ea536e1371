import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { dist, orbitOf } from '../../field/board.ts';
import { cellsBeside } from '../../field/steps.ts';
import { effects } from '../../hooks.ts';
import type { Fighter, Renegades, Ship, State } from '../../types.ts';
import { resolveAttack } from '../combat/attack.ts';
import { rollOff } from '../roll-off.ts';
import { canFighterFire, fighterLine } from '../squares/fire.ts';
import { distanceToMissionPlanet, fighterWay, nearMissionPlanet } from '../squares/flying.ts';
import { half } from '../stats.ts';
import { nameOf, refOf, say } from '../table.ts';
import { isSoloGame } from './activation.ts';

/** RDA-FIGHTER-01..04, 08, RDA-SOLO-10, RDA-EX-28: who goes for whom in this phase. */
export function dealTargets(t: Renegades, acting: readonly Fighter[]): Map<Fighter, Ship> {
  const { state } = t;
  const ships = attackable(state);
  const targets = new Map<Fighter, Ship>();
  if (ships.length === 0) return targets;
  const lone = acting.length === 1 ? loneTarget(t, acting[0]!, ships) : undefined;
  if (lone !== undefined) return targets.set(acting[0]!, lone);
  const even = acting.length < ships.length ? acting.length : acting.length - (acting.length % ships.length);
  acting.forEach((fighter, nth) => {
    targets.set(fighter, nth < even ? leastTaken(t, fighter, ships, targets) : rollOff(t, ships, nameOf));
  });
  return targets;
}

/** Hero ships in orbit or overstaying that can be seen (OT11). */
function attackable(state: State): Ship[] {
  return state.ships.filter(
    ship =>
      (ship.where === 'orbit' || (ship.where === 'docked' && ship.overstays)) &&
      !effects.holds(state, 'ghost', { by: ship }),
  );
}

/** RDA-FIGHTER-04: an overstaying ship first, unless a ship has damaged it. */
function loneTarget(t: Renegades, fighter: Fighter, ships: readonly Ship[]): Ship | undefined {
  const most = Math.max(0, ...ships.map(ship => fighter.hurtBy[refOf(ship)] ?? 0));
  const foes = most === 0 ? [] : ships.filter(ship => fighter.hurtBy[refOf(ship)] === most);
  if (foes.length > 0) return rollOff(t, foes, nameOf);
  const docked = ships.filter(({ overstays }) => overstays);
  return docked.length > 0 ? nearestOf(t, fighter, docked) : undefined;
}

/** RDA-FIGHTER-08: the ship with the fewest so far; ties: overstaying, the faction with fewer, the nearest, a die. */
function leastTaken(t: Renegades, fighter: Fighter, ships: readonly Ship[], dealt: ReadonlyMap<Fighter, Ship>): Ship {
  if (ships.length === 1) return ships[0]!;
  const on = new Array<number>(t.state.ships.length).fill(0);
  const onFaction = { renegade: 0, coalition: 0 };
  for (const { no, faction } of dealt.values()) {
    on[no - 1]!++;
    onFaction[faction]++;
  }
  const fewest = keepLeast(ships, ({ no }) => on[no - 1]!);
  const overstaying = fewest.filter(({ overstays }) => overstays);
  const tied = keepLeast(overstaying.length > 0 ? overstaying : fewest, ({ faction }) => onFaction[faction]);
  return nearestOf(t, fighter, tied);
}

function keepLeast<T>(list: readonly T[], measure: (each: T) => number): readonly T[] {
  if (list.length < 2) return list;
  const measures = list.map(measure);
  const least = Math.min(...measures);
  return list.filter((_, at) => measures[at] === least);
}

function nearestOf(t: Renegades, { cell }: Fighter, ships: readonly Ship[]): Ship {
  const board = orbitOf(t.state);
  const gap = (ship: Ship) =>
    ship.where === 'orbit' ? dist(board, cell, ship.cell) : distanceToMissionPlanet(t.state, cell);
  return rollOff(t, keepLeast(ships, gap), nameOf);
}

/** RDA-FIGHTER-05, 06, 09, RDA-NPC-09: attacks if it can, else closes in, and attacks then. */
export function* fighterActs(t: Renegades, fighter: Fighter, target: Ship | undefined): Flow {
  if (target === undefined) return;
  const closesIn = isSoloGame(t.state) && target.where === 'orbit' && !isBeside(t.state, fighter, target);
  if (!closesIn && (yield* fire(t, fighter, target))) return;
  approach(t, fighter, target);
  if (yield* fire(t, fighter, target)) return;
  approach(t, fighter, target);
}

function isBeside(state: State, { cell }: Fighter, target: Ship): boolean {
  return dist(orbitOf(state), cell, target.cell) <= 1;
}

function canFire(state: State, fighter: Fighter, target: Ship, from: number): boolean {
  if (target.where === 'orbit') return canFighterFire(state, fighter, target, from);
  return target.overstays && distanceToMissionPlanet(state, from) <= half(catalogue.fighters[fighter.race].range);
}

function* fire(t: Renegades, fighter: Fighter, target: Ship): Flow<boolean> {
  const { state } = t;
  if (!canFire(state, fighter, target, fighter.cell)) return false;
  const line = target.where === 'orbit' ? fighterLine(state, fighter, target) : undefined;
  say(t, 'RDA-FIGHTER-01', 'fighter.fires', { fighter: nameOf(fighter), target: nameOf(target) });
  const attack = {
    how: 'ship',
    by: fighter,
    target,
    weapon: null,
    name: '',
    aboard: false,
    fromStealth: false,
  } as const;
  yield* resolveAttack(
    t,
    { ...attack, obstructed: line?.obstructed ?? false },
    catalogue.fighters[fighter.race].attack,
  );
  return true;
}

/** RDA-NPC-10, 11, 19, RDA-FIGHTER-09: along the cheapest way, stopping as soon as it can attack (in solo play before a dock only). */
function approach(t: Renegades, fighter: Fighter, target: Ship): void {
  const { state } = t;
  const stops = !isSoloGame(state) || target.where !== 'orbit';
  const isTaken = (cell: number) => state.fighters.some(each => each !== fighter && each.cell === cell);
  const goals = goalsAt(state, fighter, target).filter(cell => !isTaken(cell));
  const way = fighterWay(state, fighter, goals);
  if (way === undefined) return;
  let end = fighter.cell;
  for (let at = 0; at < way.cells.length; at++) {
    const cell = way.cells[at]!;
    if (way.costs[at]! > catalogue.fighters[fighter.race].speed) break;
    if (isTaken(cell)) continue;
    end = cell;
    if (stops && canFire(state, fighter, target, cell)) break;
  }
  if (end === fighter.cell) return;
  fighter.cell = end;
  say(t, 'RDA-FIGHTER-09', 'fighter.moves', { fighter: nameOf(fighter) });
}

/** Squares next to a ship, or within half its range of the Mission Planet if the ship is docked. */
function goalsAt(state: State, fighter: Fighter, target: Ship): readonly number[] {
  const board = orbitOf(state);
  if (target.where === 'orbit') return cellsBeside(board, target.cell);
  return target.overstays ? nearMissionPlanet(state, half(catalogue.fighters[fighter.race].range)) : [];
}
