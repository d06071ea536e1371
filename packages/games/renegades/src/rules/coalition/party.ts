import type { Flow } from '@starboard/kernel';
import { boardOf } from '../../field/board.ts';
import { squaresAround } from '../../field/steps.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, PartyTurn, Renegades, Ship, State } from '../../types.ts';
import { interactWithParameter, parametersInReach } from '../mission/parameters.ts';
import { squaresBeside } from '../npcs/moving.ts';
import { inMelee, inReach } from '../squares/sight.ts';
import { occupied } from '../squares/walking.ts';
import { initiativeOf } from '../stats.ts';
import { burn } from '../surface/danger.ts';
import { canPay, pay } from '../surface/deeds.ts';
import { engaging } from '../surface/elude.ts';
import { actorsOf, hasIntruders, isBerthed, newActor } from '../surface/party.ts';
import { hiddenInSight, mayScan, scanRoom } from '../surface/scan.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { isConscious, shipNo } from '../table.ts';
import { attack, attackSomebody, canAttack } from './attacks.ts';
import { dutyOf, type Goal } from './duties.ts';
import { opponentOf } from './pairing.ts';
import { guardsTarget } from './posts.ts';
import { walkTo } from './walk.ts';

/** What a member has in mind in its turn. */
interface Mind {
  goal?: Goal | undefined;
  /** It has made up its mind. */
  isSet: boolean;
  /** RDA-SOLO-32: it has made an Interact. */
  interacted: boolean;
}

/** RDA-SOLO-12..19, 31, 32, 35, 36: the whole turn of a party that the program runs, in descending initiative. */
export function* coalitionPartyTurn(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  const party = state.party!;
  const actors = actorsOf(state, ship).filter(crew => crew.aboard !== ship.no || hasIntruders(state, ship));
  const sorted = [...actors].sort((a, b) => initiativeOf(state, b) - initiativeOf(state, a));
  for (const crew of sorted) {
    if (isActive(state, crew)) yield* memberTurn(t, party, crew);
    party.done.push(crew.id);
  }
  party.crew = null;
  for (const crew of state.crew) if (crew.ship === ship.no) crew.hurtBy = {};
}

/** Conscious, and where parties act. */
function isActive(state: State, crew: Crew): boolean {
  return isConscious(state, crew) && (crew.aboard === 0 || isBerthed(shipNo(state, crew.aboard)));
}

/** RDA-SOLO-15, 35: a scan, then its goal. */
function* memberTurn(t: Renegades, party: PartyTurn, crew: Crew): Flow {
  const { state } = t;
  newActor(party, crew);
  yield* burn(t, crew);
  if (!isActive(state, crew)) return;
  if (hiddenInSight(state, crew).length > 0 && mayScan(state, crew)) yield* scanRoom(t, crew);
  const mind: Mind = { isSet: false, interacted: false };
  while (canPay('action', party) && isActive(state, crew) && (yield* actOnce(t, party, crew, mind)));
}

/** One action; false if there is nothing more to do. */
function* actOnce(t: Renegades, party: PartyTurn, crew: Crew, mind: Mind): Flow<boolean> {
  if (crew.aboard !== 0)
    return crew.post === 'boarder' || hasFoesAboard(t.state, crew) ? yield* attackSomebody(t, party, crew) : false;
  if (mind.interacted && (yield* attackSomebody(t, party, crew))) return false; // RDA-SOLO-32
  const goal = makeUpMind(t, crew, mind);
  if (goal === undefined) return yield* fightFromHere(t, party, crew);
  if (goal.kind === 'figure') return yield* pursue(t, party, crew, goal);
  if (goal.kind === 'ship')
    return yield* goOrFight(t, party, crew, walkTo(t, crew, { goals: [goal.ship.cell], boards: goal.ship }));
  if (goal.kind === 'post') return yield* holdPost(t, party, crew, goal.cells);
  return yield* handle(t, party, crew, goal, mind);
}

function hasFoesAboard(state: State, crew: Crew): boolean {
  return hasIntruders(state, shipNo(state, crew.aboard));
}

/** Its duty, else its target; it thinks again once that is done with. */
function makeUpMind(t: Renegades, crew: Crew, mind: Mind): Goal | undefined {
  if (!mind.isSet || !isStanding(t.state, crew, mind.goal)) {
    const duty = dutyOf(t, crew);
    const target = duty === undefined ? opponentOf(t, crew) : undefined;
    mind.goal = duty ?? (target && { kind: 'figure', target });
    mind.isSet = true;
  }
  return mind.goal;
}

function isStanding(state: State, crew: Crew, goal: Goal | undefined): boolean {
  if (goal?.kind === 'parameter') return goal.parameter.cell >= 0 && goal.parameter.marked !== crew.faction;
  if (goal?.kind === 'door') return state.shutDoors.includes(goal.door);
  if (goal?.kind !== 'figure') return true;
  const { target } = goal;
  return target.kind === 'npc'
    ? state.npcs.includes(target)
    : isConscious(state, target) && isVisibleTo(state, crew, target);
}

/** A Move that costs an action; whoever could not move attacks (RDA-SOLO-35). */
function* goOrFight(t: Renegades, party: PartyTurn, crew: Crew, move: Flow<boolean>): Flow<boolean> {
  if (yield* move) {
    pay('action', party);
    return true;
  }
  yield* attackSomebody(t, party, crew);
  return false;
}

/** It attacks whom it can, and that is all. */
function* fightFromHere(t: Renegades, party: PartyTurn, crew: Crew): Flow<false> {
  yield* attackSomebody(t, party, crew);
  return false;
}

/** RDA-SOLO-13, 17, 19: next to its target it strikes; else it follows, unless it is in melee with another, and attacks from there if it can. */
function* pursue(t: Renegades, party: PartyTurn, crew: Crew, goal: Goal & { kind: 'figure' }): Flow<boolean> {
  const { state } = t;
  const { target, within } = goal;
  const isBeside = inMelee(state, crew, target);
  if (!isBeside && engaging(state, crew).length > 0) return yield* fightFromHere(t, party, crew);
  const strikes = (isBeside || party.moves > 0) && canAttack(state, party, crew, target);
  const way = { goals: besideWithin(state, crew, target, within), shuns: outside(state, crew, within) };
  if (!strikes && !isBeside && (yield* walkTo(t, crew, way))) {
    pay('action', party);
    return true;
  }
  if (canAttack(state, party, crew, target)) yield* attack(t, party, crew, target);
  else yield* attackSomebody(t, party, crew);
  return false;
}

function besideWithin(state: State, crew: Crew, target: Figure, within: readonly number[] | undefined): number[] {
  const beside = squaresBeside(state, crew, target);
  return within === undefined ? beside : beside.filter(cell => within.includes(cell));
}

/** GUARD: everything but the area that is guarded. */
function outside(state: State, crew: Crew, within: readonly number[] | undefined): number[] {
  if (within === undefined) return [];
  const cells: number[] = [];
  const { length } = boardOf(state, crew).rooms;
  for (let cell = 0; cell < length; cell++) if (!within.includes(cell)) cells.push(cell);
  return cells;
}

/** To its post, and there it attacks what it can without leaving it. */
function* holdPost(t: Renegades, party: PartyTurn, crew: Crew, cells: readonly number[]): Flow<boolean> {
  const { state } = t;
  if (!cells.includes(crew.cell)) {
    const taken = new Set(occupied(state, boardOf(state, crew), crew));
    return yield* goOrFight(t, party, crew, walkTo(t, crew, { goals: cells.filter(cell => !taken.has(cell)) }));
  }
  const target = guardsTarget(t, party, crew, cells);
  if (target === undefined) return yield* fightFromHere(t, party, crew);
  return yield* pursue(t, party, crew, { kind: 'figure', target, within: cells });
}

/** RDA-SOLO-16, 22, 32: to a parameter or a shut door, unseen if it can be, and the Interact as soon as it is in reach. */
function* handle(
  t: Renegades,
  party: PartyTurn,
  crew: Crew,
  goal: Goal & { kind: 'parameter' | 'door' },
  mind: Mind,
): Flow<boolean> {
  const { state } = t;
  const cell = goal.kind === 'door' ? goal.door : goal.parameter.cell;
  const board = boardOf(state, crew);
  if (inReach(board, crew.cell, cell)) {
    mind.interacted = true;
    pay('action', party);
    if (goal.kind === 'door') yield* openDoor(t, crew, goal.door);
    else if (parametersInReach(state, crew).includes(goal.parameter))
      yield* interactWithParameter(t, crew, goal.parameter);
    return true;
  }
  const taken = new Set(occupied(state, board, crew));
  const goals = squaresAround(board, cell, 1).filter(each => !taken.has(each) && inReach(board, each, cell));
  return yield* goOrFight(t, party, crew, walkTo(t, crew, { goals, secretly: true }));
}

/** RDA-MISSION-06: the mission's own Interact. */
function* openDoor(t: Renegades, crew: Crew, door: number): Flow {
  const offer = effects
    .tell(t.state, 'offers', { by: crew })
    .flat()
    .find(({ key }) => key === `open:${door}`);
  if (offer !== undefined) yield* offer.take(t);
}
