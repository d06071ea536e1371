import type { Flow, SeatId } from '@starboard/kernel';
import type { Planet } from '../../field/assembly.ts';
import {
  type Board,
  berthsOn,
  homeBoardOf,
  homePlanets,
  isSameRoom,
  orbitOf,
  planetAt,
  surfaceOf,
} from '../../field/board.ts';
import type { Card, Crew, Faction, Figure, Params, Renegades, Ship, State } from '../../types.ts';
import { mayCarry } from '../gear/carrying.ts';
import { mayWield } from '../gear/hands.ts';
import { captureShip } from '../mission/capture.ts';
import { checkEnd } from '../mission/end.ts';
import { isBadlyDamaged } from '../ship.ts';
import { pickSquare, runsOf } from '../squares/pick.ts';
import { walkOf } from '../squares/walk.ts';
import { occupied, squaresOnFoot } from '../squares/walking.ts';
import { comeAboard } from '../stations.ts';
import { half, speedOf } from '../stats.ts';
import { isTakenOver } from '../surface/boarding.ts';
import { groundUnder, partyBeside, partySize, whereAway } from '../surface/party.ts';
import { alarm } from '../surface/stealth.ts';
import {
  areOpponents,
  cardRef,
  crewAboard,
  figuresOutside,
  isConscious,
  nameOf,
  occupantOf,
  refOf,
  say,
  shipNo,
} from '../table.ts';
import { posesOn, readPose } from './move.ts';

/** Where a ship may go down: a dock of the surface, its home planet's yard, or a dock of a home board. */
export interface Landing {
  readonly key: string;
  readonly where: 'docked' | 'home' | 'landed';
  /** The dock square; -1 in the yard. */
  readonly cell: number;
}

/** RDA-ORBIT-07: noted for the rest of the round. */
export const hasAscended = 'ascended';

/** RDA-ORBIT-07, RDA-DEPLOY-01, 05, RDA-CRIT-05, 07, 09, RDA-TIER-08, RDA-VAR-17: where a ship in orbit may land now. */
export function landings(state: State, ship: Ship): Landing[] {
  if (occupantOf(state, ship, 'navigation') === undefined) return [];
  if (ship.usedRound.includes(hasAscended)) return [];
  const planet = planetAt(state, ship);
  if (planet === 'mission') return missionDocks(state, ship);
  if (state.chase !== null && planet === homePlanets[state.chase]) return homeDocks(state, ship, state.chase);
  const yard: Landing = { key: 'home', where: 'home', cell: -1 };
  return planet === homePlanets[ship.faction] && isBadlyDamaged(ship) ? [yard] : [];
}

function missionDocks(state: State, ship: Ship): Landing[] {
  if (!maySeekSurface(state, ship) || (isBadlyDamaged(ship) && state.variants.strictLanding)) return [];
  return freeDocks(state, ship).map(cell => ({ key: `dock:${cell}`, where: 'docked', cell }));
}

/** RDA-TIER-08: in a chase a ship goes down on the mission planet only for those of its crew who are still there, boarders of docked ships included. */
export function maySeekSurface(state: State, { no }: Ship): boolean {
  return state.chase === null || state.crew.some(crew => crew.ship === no && whereAway(state, crew) === 'surface');
}

/** RDA-BOARD-09, RDA-DEPLOY-02, RDA-EPIC-09: docks of the surface that a ship may take. */
export function freeDocks(state: State, ship: Ship): number[] {
  return docksOpenTo(state, ship, surfaceOf(state)).filter(cell => !state.closedDocks.includes(cell));
}

/** RDA-DEPLOY-02, RDA-BOARDING-16: without a ship, and without anybody who could not go aboard this one. */
function docksOpenTo(state: State, ship: Ship, board: Board): number[] {
  const taken = berthsOn(state, board);
  for (const figure of figuresOutside(state)) {
    if (figure.on === board.name && !isOfCrew(figure, ship)) taken.push(figure.cell);
  }
  return board.docks.filter(cell => !taken.includes(cell));
}

function isOfCrew(figure: Figure, { no }: Ship): figure is Crew {
  return figure.kind === 'crew' && figure.ship === no;
}

/** By the side of the board it is on, or by its number on a home board. */
export function dockName({ where, cell }: Landing): string {
  if (where === 'landed') return String(cell);
  const [row, col] = [cell >> 5, cell & 31];
  if (row < 3) return 'north';
  if (row > 28) return 'south';
  return col < 3 ? 'west' : 'east';
}

/** RDA-TIER-09 */
function homeDocks(state: State, ship: Ship, chase: Faction): Landing[] {
  return docksOpenTo(state, ship, homeBoardOf(chase)).map(cell => ({ key: `dock:${cell}`, where: 'landed', cell }));
}

/** RDA-DEPLOY-01..03, RDA-ORBIT-06, 07: goes down. Without Deployment for repairs, in an emergency (RDA-CRIT-09) and by Call the Ball; with it the ship's turn is over, and true is handed back. */
export function* land(t: Renegades, ship: Ship, { where, cell }: Landing, withDeployment: boolean): Flow<boolean> {
  Object.assign(ship, { where, cell, landed: t.state.round, overstays: false });
  if (where === 'docked') t.state.notes[`landed:${ship.no}`] = 1;
  say(t, 'RDA-DEPLOY-01', `ship.lands.${where}`, { ship: nameOf(ship) });
  yield* takeUp(t, ship);
  const deploys = withDeployment && (where === 'landed' || !isBadlyDamaged(ship));
  if (deploys) yield* deploy(t, ship);
  checkEnd(t);
  return deploys;
}

/** RDA-DEPLOY-02, RDA-BOARDING-01: whoever of its crew stands where it lands is aboard at once. */
function* takeUp(t: Renegades, ship: Ship): Flow {
  const on = groundUnder(ship);
  for (const figure of figuresOutside(t.state)) {
    if (isOfCrew(figure, ship) && figure.on === on && figure.cell === ship.cell) yield* comeAboard(t, figure);
  }
}

/** RDA-DEPLOY-02, 06, 11, RDA-HEAL-06: who goes, with what, and how far. */
export function* deploy(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  const seat = ship.seat!;
  const able = crewAboard(state, ship).filter(crew => crew.post !== 'brig' && isConscious(state, crew));
  const max = Math.min(able.length, partySize - partyBeside(state, ship).length);
  if (max <= 0) return;
  const options = able.map(crew => ({ key: refOf(crew), refs: [refOf(crew)], label: nameOf(crew), crew }));
  const chosen = yield* t.pickSome(seat, 'party', options, { min: 0, max, params: { ship: nameOf(ship) } });
  for (const { crew } of chosen) {
    yield* equip(t, seat, ship, crew);
    yield* takeAlong(t, seat, ship, crew);
    yield* disembark(t, seat, ship, crew);
  }
}

/** RDA-GEAR-15: from the armory, one card after the other. */
export function* equip(t: Renegades, seat: SeatId, ship: Ship, crew: Crew): Flow {
  for (;;) {
    const cards = ship.armory.filter(({ card }) => mayCarry(crew, card));
    if (cards.length === 0) return;
    const options = cards.map(card => ({ key: cardRef(card), label: { key: `card.${card.card}` } as const, card }));
    const chosen = yield* t.choose(seat, 'equip', [...options, { key: 'done' }], {
      params: { crew: nameOf(crew) },
      about: [refOf(crew)],
    });
    if (!('card' in chosen)) return;
    ship.armory.splice(ship.armory.indexOf(chosen.card), 1);
    crew.cards.push(chosen.card);
    takeInHand(crew, chosen.card);
  }
}

/** What is new goes into a free hand. */
function takeInHand(crew: Crew, card: Card): void {
  const inHand = crew.cards.filter(({ wielded }) => wielded);
  if (mayWield([...inHand, card])) card.wielded = true;
}

/** RDA-PARAM-15: what is in the hold may go along. */
function* takeAlong(t: Renegades, seat: SeatId, ship: Ship, crew: Crew): Flow {
  for (const parameter of t.state.parameters.filter(({ hold }) => hold === ship.no)) {
    const params: Params = { crew: nameOf(crew), what: { key: `parameter.${parameter.what}` } };
    const choice = yield* t.choose(seat, 'takeAlong', ['leave', 'take'], { params });
    if (choice === 'take') Object.assign(parameter, { hold: 0, bearer: crew.id });
  }
}

/** RDA-DEPLOY-02, 11: up to half its Speed from the dock; with no free square it stays aboard. */
function* disembark(t: Renegades, seat: SeatId, ship: Ship, crew: Crew): Flow {
  const { state } = t;
  const board = ship.where === 'landed' ? homeBoardOf(state.chase!) : surfaceOf(state);
  const walk = walkOf(state, board, crew);
  const ships = berthsOn(state, board);
  walk.barred.push(...ships);
  const reach = squaresOnFoot(state, board, walk, ship.cell, half(speedOf(state, crew)));
  const taken = [...occupied(state, board), ...ships];
  const open = reach.filter(cell => !taken.includes(cell));
  if (open.length === 0) return;
  const space = board.name === 'home' ? 'home' : 'surface';
  const cell = yield* pickSquare(t, seat, 'disembark', space, open, {
    params: { crew: nameOf(crew) },
    about: [refOf(crew)],
  });
  Object.assign(crew, { aboard: 0, on: space, cell, post: 'quarters' });
  say(t, 'RDA-DEPLOY-02', 'crew.deployed', { crew: nameOf(crew) });
  if (!isSameRoom(board, ship.cell, cell)) alarm(t, crew); // RDA-VILLAIN-20: it came openly
}

/** RDA-ORBIT-07, RDA-DEPLOY-05, 08, 09, RDA-BOARDING-11, 12, 15, RDA-RUL-39: whether a ship that has landed may lift off now, for its owner or (taken over) its captors. */
export function mayAscend(state: State, ship: Ship): boolean {
  if (ship.landed >= state.round || occupantOf(state, ship, 'navigation') === undefined) return false;
  if (state.npcs.some(npc => npc.aboard === ship.no)) return false;
  const intruders = state.crew.some(
    crew =>
      crew.aboard === ship.no && crew.post === 'boarder' && isConscious(state, crew) && areOpponents(state, crew, ship),
  );
  if (intruders && !isTakenOver(state, ship)) return false;
  return liftOffSquares(state, ship).length > 0;
}

/** RDA-DEPLOY-08, 09: free squares of the planet it is on. */
export function liftOffSquares(state: State, ship: Ship): number[] {
  const planet: Planet =
    ship.where === 'docked' ? 'mission' : homePlanets[ship.where === 'home' ? ship.faction : state.chase!];
  const taken = [...state.ships.filter(({ where }) => where === 'orbit'), ...state.fighters].map(({ cell }) => cell);
  return orbitOf(state).planets[planet]!.filter(cell => !taken.includes(cell));
}

/** RDA-DEPLOY-08: lifts off to a free square of the planet, with a facing of one's choice. */
export function* ascend(t: Renegades, ship: Ship, seat: SeatId = ship.seat!): Flow {
  const poses = posesOn(liftOffSquares(t.state, ship));
  const pose = yield* t.pickPlace(seat, 'liftOff', 'poses', runsOf(poses), {
    params: { ship: nameOf(ship) },
    about: [refOf(ship)],
  });
  liftOff(t, ship, pose);
}

export function liftOff(t: Renegades, ship: Ship, pose: number): void {
  ship.usedRound.push(hasAscended);
  t.state.notes[`unfit:${ship.no}`] = isBadlyDamaged(ship) ? 1 : 0; // RDA-WIN-03
  if (isTakenOver(t.state, ship)) captureShip(t, ship);
  else Object.assign(ship, { where: 'orbit', landed: 0, overstays: false, ...readPose(pose) });
  say(t, 'RDA-DEPLOY-08', 'ship.ascends', { ship: nameOf(shipNo(t.state, ship.no)) });
  checkEnd(t);
}
