import type { Flow, SeatId } from '@starboard/kernel';
import { homePlanets, orbitOf } from '../../field/board.ts';
import type { Crew, Post, Renegades, Ship, State } from '../../types.ts';
import { coalitionDeploy } from '../coalition/turn.ts';
import { missionOf } from '../mission/card.ts';
import { deploy, freeDocks } from '../orbit/landing.ts';
import { posesOn, readPose } from '../orbit/move.ts';
import { runsOf } from '../squares/pick.ts';
import { PostShown } from '../stations.ts';
import { initiativeOf } from '../stats.ts';
import { commanderOf, crewAboard, crewById, isConscious, nameOf, refOf, say, specialtiesOf } from '../table.ts';
import { type Assignment, bestAssignments } from './staffing.ts';

/** RDA-SETUP-08, 28, 29, 31, RDA-DEC-06, RDA-ROUND-03: stations, start squares and facings, or docks and the first landing. */
export function* placement(t: Renegades): Flow {
  const { state } = t;
  const ships = byCommander(state);
  for (const ship of ships) yield* staff(t, ship);
  const docked = (missionOf(state).start ?? state.start) === 'docked';
  for (const ship of ships) yield* docked ? startDocked(t, ship) : startInOrbit(t, ship);
  state.round = 1;
  state.drawing = docked || state.clock === 32;
  state.stage = docked ? 'surfacePhase' : 'shipPhase';
  say(t, 'RDA-ROUND-01', 'round.begins', { round: 1 });
}

/** RDA-SETUP-31: in descending initiative of commanders, Renegades first. */
function byCommander(state: State): Ship[] {
  const rank = (ship: Ship) => {
    const commander = commanderOf(state, ship);
    return commander === undefined ? 0 : initiativeOf(state, commander);
  };
  return [...state.ships].sort((a, b) => rank(b) - rank(a));
}

/** RDA-SETUP-08: everybody at a station of its specialty; where there are several ways, the owner chooses. Whoever finds none stays in quarters. */
function* staff(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  const able = crewAboard(state, ship).filter(crew => crew.post !== 'brig' && isConscious(state, crew));
  nameCommander(state, ship, able);
  if (able.length === 0) return;
  const ways = bestAssignments(able.map(crew => ({ id: crew.id, specialties: specialtiesOf(crew) })));
  const chosen = ways.length === 1 || ship.seat === null ? ways[0]! : yield* chooseWay(t, ship.seat, ways, able);
  for (const crew of able) crew.post = chosen.get(crew.id) ?? 'quarters';
}

/** RDA-TACT-02, 09: whoever leads the ship; one who was turned or is a prisoner is replaced, if there is another commander. */
function nameCommander(state: State, ship: Ship, able: readonly Crew[]): void {
  const commander = commanderOf(state, ship);
  if (commander !== undefined && commander.aboard === ship.no) return;
  ship.commander = able.find(crew => specialtiesOf(crew).includes('commander'))?.id ?? ship.commander;
}

function* chooseWay(t: Renegades, seat: SeatId, ways: readonly Assignment[], crew: readonly Crew[]): Flow<Assignment> {
  let left = ways;
  for (const { id } of crew) {
    const open = [...new Set(left.map((way): Post => way.get(id) ?? 'quarters'))];
    if (open.length < 2) continue;
    const post = yield* t.choose(seat, 'firstStation', open, new PostShown(crewById(t.state, id)));
    left = left.filter(way => (way.get(id) ?? 'quarters') === post);
  }
  return left[0]!;
}

/** RDA-SETUP-28, 31 */
function* startInOrbit(t: Renegades, ship: Ship): Flow {
  const { state } = t;
  const isTaken = (cell: number) =>
    state.ships.some(each => each !== ship && each.where === 'orbit' && each.cell === cell);
  const poses = posesOn(orbitOf(state).planets[homePlanets[ship.faction]]!.filter(cell => !isTaken(cell)));
  const showing = { params: { ship: nameOf(ship) }, about: [refOf(ship)] };
  const pose = ship.seat === null ? poses[0]! : yield* t.pickPlace(ship.seat, 'start', 'poses', runsOf(poses), showing);
  Object.assign(ship, { where: 'orbit', landed: 0, overstays: false, ...readPose(pose) });
}

/** RDA-SETUP-29, 31, RDA-QUICK-06: a ship in a dock counts as landed in round 1; its party deploys at once. */
function* startDocked(t: Renegades, ship: Ship): Flow {
  const docks = freeDocks(t.state, ship);
  const options = docks.map(cell => ({
    key: `dock:${cell}`,
    refs: [`cell:${cell}` as const],
    label: { key: 'dock' } as const,
    cell,
  }));
  const showing = { params: { ship: nameOf(ship) }, about: [refOf(ship)] };
  const { cell } = ship.seat === null ? options[0]! : yield* t.choose(ship.seat, 'startDock', options, showing);
  Object.assign(ship, { where: 'docked', cell, landed: 1, overstays: false });
  t.state.notes[`landed:${ship.no}`] = 1;
  if (ship.seat === null) coalitionDeploy(t, ship);
  else yield* deploy(t, ship);
}
