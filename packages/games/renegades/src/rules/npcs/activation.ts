import type { Flow } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { berthsOn, dist, surfaceOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, Npc, Renegades, State } from '../../types.ts';
import { figureAttack } from '../combat/figures.ts';
import { end } from '../lasting.ts';
import { rollOff } from '../roll-off.ts';
import { inMelee, isSomebodyAt } from '../squares/sight.ts';
import { initiativeOf, speedOf } from '../stats.ts';
import { board, defendersOf, leaveShip } from '../surface/boarding.ts';
import { burn } from '../surface/danger.ts';
import { detect, hiddenInSight } from '../surface/scan.ts';
import { areOpponents, isOnBoard, nameOf, refOf, say, shipNo } from '../table.ts';
import { wake } from './guards.ts';
import {
  canStrikeFrom,
  endsOf,
  inStrikingRange,
  isGiant,
  isUnderLowCeiling,
  squaresBeside,
  walkTowards,
} from './moving.ts';
import { rangeOf } from './range.ts';
import { attackedMark, nearestByLine, type Prey, primaryOf, targetOf, victimOf, visibleTo } from './targets.ts';

/** RDA-NPC-08, 09: one activation. `escort`: the warrior that goes with a commander (RDA-VILLAIN-25). */
export function* activate(t: Renegades, npc: Npc, escort?: Npc): Flow {
  if (escort !== undefined) yield* begin(t, escort);
  if (!(yield* begin(t, npc))) {
    if (escort !== undefined && isThere(t.state, escort)) yield* act(t, escort);
    return;
  }
  yield* act(t, npc, escort !== undefined && isThere(t.state, escort) ? escort : undefined);
}

/** RDA-TERRAIN-14, RDA-NPC-09: fire, then the free scan; false if it did not live through it. */
function* begin(t: Renegades, npc: Npc): Flow<boolean> {
  end(npc, 'nextTurn');
  yield* burn(t, npc);
  if (!isThere(t.state, npc)) return false;
  scan(t, npc);
  return true;
}

function* act(t: Renegades, npc: Npc, escort?: Npc): Flow {
  const peaceful = calmed(t.state, npc);
  if (npc.aboard !== 0) yield* fightAboard(t, npc, peaceful);
  else if (isLeader(npc)) yield* lead(t, npc, peaceful, escort);
  else yield* follow(t, npc, peaceful);
  for (const each of escort === undefined ? [npc] : [npc, escort]) {
    each.usedTurn = [];
    end(each, 'activation', 'turn', 'attack', 'move');
  }
}

/** RDA-GEAR-19, UT10: it makes no attack in this activation; then the Stun token is returned. */
function calmed(state: State, npc: Npc): boolean {
  const isCalm = npc.stunned || effects.holds(state, 'pacified', { by: npc });
  npc.stunned = false;
  return isCalm;
}

function isThere({ npcs }: State, npc: Npc): boolean {
  return npcs.includes(npc);
}

/** Commanders and creatures have a primary target (RDA-NPC-21). */
function isLeader({ npc }: Npc): boolean {
  const { rank } = npcCardOf(npc);
  return rank === 'commander' || rank === 'creature';
}

/** RDA-SCAN-04, 08, RDA-VILLAIN-23, RDA-CREATURE-09: only where there is somebody to find. */
function scan(t: Renegades, npc: Npc): void {
  const hidden = hiddenInSight(t.state, npc);
  if (hidden.length === 0 || npc.usedRound.includes('scan')) return;
  npc.usedRound.push('scan');
  const dice = t.roll(npcCardOf(npc.npc).search);
  const again = effects.tell(t.state, 'scanReroll', { by: npc }).reduce((sum, each) => sum + each, 0);
  if (again > 0 && !dice.some(die => die >= 5) && dice.length > 0) dice[0] = t.roll(1)[0]!;
  const found = dice.some(die => die >= 5);
  say(t, 'RDA-SCAN-04', found ? 'npc.finds' : 'npc.seeksInVain', { npc: nameOf(npc), dice: dice.join(' ') });
  if (found) detect(t, npc, hidden);
}

/** RDA-VILLAIN-20: a guard's scan; found somebody, the whole room wakes. */
export function guardScans(t: Renegades, guard: Npc): void {
  const [found] = hiddenInSight(t.state, guard);
  if (found === undefined) return;
  scan(t, guard);
  if (guard.detected.includes(refOf(found))) wake(t, guard, found);
}

/** RDA-NPC-09, 11: a warrior or drone. */
function* follow(t: Renegades, npc: Npc, peaceful: boolean): Flow {
  const target = targetOf(t, npc);
  if (target === undefined) return void (yield* attackCreature(t, npc, peaceful));
  if (!closesIn(t.state, npc, target) && (yield* strike(t, npc, target, peaceful))) return;
  yield* approach(t, npc, target);
  if (yield* strike(t, npc, target, peaceful)) return;
  if (npc.aboard !== 0) return yield* fightOnArrival(t, npc, peaceful);
  if (yield* attackCreature(t, npc, peaceful)) return;
  yield* approach(t, npc, target);
}

/** RDA-SOLO-19, RDA-NPC-11: in solo play whoever is not adjacent moves first. */
function closesIn(state: State, npc: Npc, target: Prey): boolean {
  if (target.kind === 'ship') return true;
  return isSoloGame(state) && !inMelee(state, npc, target);
}

export function isSoloGame({ ships }: State): boolean {
  return ships.some(({ seat }) => seat === null);
}

/** RDA-NPC-11, RDA-DOCK-07: one Move towards it; onto the dock square it boards. */
function* approach(t: Renegades, npc: Npc, target: Prey): Flow {
  const { state } = t;
  if (npc.aboard !== 0) return;
  if (target.kind === 'ship') {
    yield* walkTowards(t, npc, { goals: [target.cell], boards: target });
    if (npc.cell === target.cell) yield* board(t, npc, target);
    return;
  }
  const range = rangeOf(state, npc);
  const stops = (cell: number) => !isSoloGame(state) && canStrikeFrom(state, npc, cell, target, range);
  yield* walkTowards(t, npc, { goals: goalsAt(state, npc, target), stops });
}

/** RDA-NPC-11, RDA-CREATURE-03: squares next to it; for a Giant before a low room those from which it can shoot inside. */
function goalsAt(state: State, npc: Npc, target: Crew): number[] {
  if (!isGiant(npc) || !isUnderLowCeiling(surfaceOf(state), target)) return squaresBeside(state, npc, target);
  const range = rangeOf(state, npc);
  return endsOf(state, npc).filter(cell => canStrikeFrom(state, npc, cell, target, range));
}

/** Attacks somebody if it can; true if it did. */
function* strike(t: Renegades, npc: Npc, target: Prey, peaceful: boolean): Flow<boolean> {
  const { state } = t;
  if (target.kind === 'ship' || npc.aboard !== 0 || !canStrikeFrom(state, npc, npc.cell, target)) return false;
  if (peaceful) return true;
  yield* attack(t, npc, target);
  return true;
}

/** RDA-NPC-25: melee next to it, ranged otherwise. */
function* attack(t: Renegades, npc: Npc, target: Figure): Flow {
  const { state } = t;
  const inRange = inStrikingRange(state, npc, visibleTo(state, npc));
  npc.lastInRange = inRange.map(refOf).sort();
  npc.lastTarget = refOf(target);
  if (target.kind === 'crew') npc.usedRound.push(attackedMark(target));
  const how = npc.aboard !== 0 || inMelee(state, npc, target) ? 'melee' : 'ranged';
  yield* figureAttack(t, npc, target, how);
}

/** RDA-NPC-18: whoever can attack no crew attacks the nearest creature, or a creature the nearest of the others; it does not move for that. True if it did. */
function* attackCreature(t: Renegades, npc: Npc, peaceful: boolean): Flow<boolean> {
  const { state } = t;
  if (peaceful || npc.aboard !== 0 || !isThere(state, npc)) return false;
  const prey = creaturesInRange(state, npc);
  if (prey.length === 0 || inStrikingRange(state, npc, visibleTo(state, npc)).length > 0) return false;
  const board = surfaceOf(state);
  const least = Math.min(...prey.map(({ cell }) => dist(board, cell, npc.cell)));
  const nearest = prey.filter(({ cell }) => dist(board, cell, npc.cell) === least);
  yield* attack(t, npc, rollOff(t, nearest, nameOf));
  return true;
}

function creaturesInRange(state: State, npc: Npc): Npc[] {
  const creatures = state.npcs.filter(other => isOnBoard(other) && areOpponents(state, npc, other));
  return creatures.length === 0 ? creatures : inStrikingRange(state, npc, creatures);
}

/** RDA-NPC-15, 22, RDA-VILLAIN-05, 07, 08, 11, 25, RDA-CREATURE-06: a commander or creature. */
function* lead(t: Renegades, npc: Npc, peaceful: boolean, escort?: Npc): Flow {
  const { state } = t;
  const errand = effects.tell(state, 'errand', { by: npc, visible: visibleTo(state, npc) })[0];
  const primary = errand === undefined ? primaryOf(t, npc) : undefined;
  if (primary?.kind === 'crew') npc.lastSeen = primary.cell;
  yield* moveLeader(t, npc, primary, errand);
  if (escort !== undefined) yield* keepUp(t, npc, escort);
  if (npc.aboard !== 0) yield* fightOnArrival(t, npc, peaceful);
  const victim = npc.aboard === 0 ? victimOf(t, npc, primary) : undefined;
  if (victim !== undefined) {
    if (!peaceful) yield* leaderAttacks(t, npc, victim, primary);
  } else if (npc.aboard === 0 && !(yield* attackCreature(t, npc, peaceful))) {
    yield* moveLeader(t, npc, primary, errand);
    if (escort !== undefined) yield* keepUp(t, npc, escort);
    return; // both actions of both are Moves (RDA-NPC-08)
  }
  if (escort !== undefined && isThere(state, escort)) yield* escortAttacks(t, escort, victim);
}

function* moveLeader(t: Renegades, npc: Npc, primary: Prey | undefined, errand: number | undefined): Flow {
  if (errand !== undefined) yield* walkTowards(t, npc, { goals: atOrBeside(t.state, npc, errand) });
  else if (primary !== undefined) yield* approach(t, npc, primary);
  else if (npc.lastSeen >= 0 && npc.lastSeen !== npc.cell) {
    yield* walkTowards(t, npc, { goals: atOrBeside(t.state, npc, npc.lastSeen) });
  }
}

/** A square, or those next to it where a ship lies on it or somebody stands. */
function atOrBeside(state: State, npc: Npc, cell: number): number[] {
  const isTaken =
    berthsOn(state, surfaceOf(state)).includes(cell) || (npc.cell !== cell && isSomebodyAt(state, 'surface', cell));
  return isTaken ? squaresBeside(state, npc, { ...npc, cell }) : [cell];
}

/** GL: more than one attack, at different targets if possible. */
function* leaderAttacks(t: Renegades, npc: Npc, first: Crew, primary: Prey | undefined): Flow {
  const { state } = t;
  yield* attack(t, npc, first);
  const more = effects.tell(state, 'moreAttacks', { by: npc }).reduce((sum, each) => sum + each, 0);
  for (let nth = 0; nth < more && isThere(state, npc); nth++) {
    const inRange = inStrikingRange(state, npc, visibleTo(state, npc));
    const others = inRange.filter(crew => crew !== first);
    const next = others.length > 0 ? nearestByLine(t, npc, others) : victimOf(t, npc, primary);
    if (next !== undefined) yield* attack(t, npc, next);
  }
}

/** RDA-VILLAIN-07, 25: the escort moves with his Speed to a square next to him. */
function* keepUp(t: Renegades, leader: Npc, escort: Npc): Flow {
  if (leader.aboard !== 0 || escort.aboard !== 0 || !isThere(t.state, escort)) return;
  const goals = squaresBeside(t.state, escort, leader);
  yield* walkTowards(t, escort, { goals }, speedOf(t.state, leader));
}

/** RDA-VILLAIN-25: the same target if it can, else the nearest in range. */
function* escortAttacks(t: Renegades, escort: Npc, victim: Crew | undefined): Flow {
  const { state } = t;
  if (calmed(state, escort) || escort.aboard !== 0) return;
  const inRange = inStrikingRange(state, escort, visibleTo(state, escort));
  if (inRange.length === 0) return;
  const target = victim !== undefined && inRange.includes(victim) ? victim : nearestByLine(t, escort, inRange);
  yield* attack(t, escort, target);
}

/** RDA-BOARDING-04, 14: it has just come aboard: with nobody to fight it stays until its next activation. */
function* fightOnArrival(t: Renegades, npc: Npc, peaceful: boolean): Flow {
  if (defendersOf(t.state, shipNo(t.state, npc.aboard)).length > 0) yield* fightAboard(t, npc, peaceful);
}

/** RDA-BOARDING-14: the highest initiative aboard; with nobody left it goes, and heeds that ship no more. */
function* fightAboard(t: Renegades, npc: Npc, peaceful: boolean): Flow {
  const { state } = t;
  const ship = shipNo(state, npc.aboard);
  const defenders = defendersOf(state, ship);
  if (defenders.length === 0) {
    npc.ignored.push(ship.no);
    leaveShip(t, npc);
    return;
  }
  if (peaceful) return;
  const most = Math.max(...defenders.map(crew => initiativeOf(state, crew)));
  const foremost = defenders.filter(crew => initiativeOf(state, crew) === most);
  yield* attack(t, npc, rollOff(t, foremost, nameOf));
}
