import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { type Board, berthsOn, homeBoardOf, surfaceOf } from '../../field/board.ts';
import type { CardId, Crew, Renegades, Ship, State, Station } from '../../types.ts';
import { takeFromBox } from '../gear/cards.ts';
import { ready } from '../gear/hands.ts';
import { hasAllNeeded, needed } from '../mission/delivery.ts';
import { borneBy, giveTo } from '../mission/holding.ts';
import { type Landing, land, landings } from '../orbit/landing.ts';
import { isBurning } from '../squares/danger.ts';
import { walkOf } from '../squares/walk.ts';
import { occupied, squaresOnFoot, unhindered, walkingCosts } from '../squares/walking.ts';
import { half, speedOf } from '../stats.ts';
import { isConscious, nameOf, occupantOf, partyOf, say } from '../table.ts';
import type { Errand } from './aims.ts';

/** RDA-SOLO-12: who goes ashore; Pilot and Weapons stay aboard. */
const partyStations: readonly Station[] = ['commander', 'engineering', 'communications'];

/** RDA-SOLO-34: that its party has been ashore in this mission. */
const landedMark = 'party';

function landers(state: State, ship: Ship): [Station, Crew][] {
  return partyStations.flatMap(station => {
    const crew = occupantOf(state, ship, station);
    return crew !== undefined && crew.ship === ship.no && isConscious(state, crew)
      ? [[station, crew] as [Station, Crew]]
      : [];
  });
}

/** RDA-SOLO-34: it has not landed its party, and has one. */
export function isLander(state: State, ship: Ship): boolean {
  const mark = state.chase === null ? landedMark : `${landedMark}:home`;
  return !ship.usedMission.includes(mark) && landers(state, ship).length > 0;
}

/** RDA-SOLO-27: it holds something that its side needs, and its side has all of it; where there are only sites to mark, everybody does. */
export function isBearingHome(state: State, crew: Crew): boolean {
  if (!hasAllNeeded(state, crew.faction)) return false;
  return borneBy(state, crew).length > 0 || needed(state).every(({ kind }) => kind === 'site');
}

/** RDA-SOLO-08, 25, 27, 28, 34: goes down for what it came for; false if it cannot. */
export function* descend(t: Renegades, ship: Ship, { task, near }: Errand): Flow<boolean> {
  if (task === 'arrive') return false;
  const landing = nearestLanding(t.state, landings(t.state, ship), near);
  if (landing === undefined) return false;
  t.state.turn!.actions--;
  yield* land(t, ship, landing, false);
  if (task === 'deploy') coalitionDeploy(t, ship);
  return true;
}

/** RDA-SOLO-27, 34: the free dock nearest to one of these; ties N, E, S, W. */
function nearestLanding(state: State, open: readonly Landing[], near: Errand['near']): Landing | undefined {
  const first = open[0];
  if (first === undefined || near.length === 0) return first;
  const board = first.where === 'landed' ? homeBoardOf(state.chase!) : surfaceOf(state);
  const inOrder = board.docks.flatMap(dock => open.filter(({ cell }) => cell === dock));
  const cells = inOrder.map(({ cell }) => cell);
  const costs = near.map(({ cell }) => walkingCosts(state, board, unhindered, cell, cells));
  const least = cells.map((_, at) => Math.min(...costs.map(each => each[at]!)));
  return inOrder[least.indexOf(Math.min(...least))];
}

/** RDA-SOLO-12, 18: Commander, Engineer and Medic go ashore with what they carry, as near to a Renegade as Deployment allows. */
export function coalitionDeploy(t: Renegades, ship: Ship): void {
  const { state } = t;
  ship.usedMission.push(ship.where === 'landed' ? `${landedMark}:home` : landedMark);
  const inHold = state.parameters.filter(({ hold, delivered }) => hold === ship.no && !delivered);
  for (const [station, crew] of landers(state, ship)) {
    if (partyOf(state, ship).filter(({ on }) => on === (ship.where === 'landed' ? 'home' : 'surface')).length >= 3)
      return;
    arm(state, ship, crew, catalogue.programArms[station]!);
    if (!disembark(t, ship, crew) || ship.where !== 'landed') continue;
    for (const parameter of inHold.splice(0)) giveTo(parameter, crew); // RDA-PARAM-15, RDA-TIER-06
  }
}

/** RDA-SOLO-18: from the armory; whoever replaces a captive, who has its own with it (RDA-GEAR-17), is given another. */
function arm(state: State, ship: Ship, crew: Crew, card: CardId): void {
  if (crew.cards.some(each => each.card === card)) return;
  const at = ship.armory.findIndex(each => each.card === card);
  const given = at >= 0 ? ship.armory.splice(at, 1)[0] : takeFromBox(state, card);
  if (given !== undefined) crew.cards.push(given);
  ready(crew);
}

/** RDA-DEPLOY-02, 11: false if it finds no free square and stays aboard. */
function disembark(t: Renegades, ship: Ship, crew: Crew): boolean {
  const { state } = t;
  const board = ship.where === 'landed' ? homeBoardOf(state.chase!) : surfaceOf(state);
  const walk = walkOf(state, board, crew);
  const ships = berthsOn(state, board);
  walk.barred.push(...ships);
  const reach = squaresOnFoot(state, board, walk, ship.cell, half(speedOf(state, crew)));
  const taken = new Set([...occupied(state, board, crew), ...ships]);
  const open = reach.filter(cell => !taken.has(cell) && !isBurning(state, board, cell));
  if (open.length === 0) return false;
  const far = distances(state, crew, board, open);
  const cell = open[far.indexOf(Math.min(...far))]!;
  Object.assign(crew, { aboard: 0, on: board.name, cell, post: 'quarters' });
  say(t, 'RDA-SOLO-12', 'crew.deployed', { crew: nameOf(crew) });
  return true;
}

/** How far it is from the nearest Renegade outside, else from one of their ships, to each of some squares. */
function distances(state: State, by: Crew, board: Board, cells: readonly number[]): number[] {
  const others = state.crew.filter(
    crew => crew.faction !== by.faction && crew.aboard === 0 && crew.on === board.name && isConscious(state, crew),
  );
  const where = board.name === 'home' ? 'landed' : 'docked';
  const ships = state.ships.filter(ship => ship.faction !== by.faction && ship.where === where);
  const goals = others.length > 0 ? others : ships;
  const costs = goals.map(({ cell }) => walkingCosts(state, board, unhindered, cell, cells));
  return cells.map((_, at) => Math.min(Number.MAX_SAFE_INTEGER, ...costs.map(each => each[at]!)));
}
