import type { Flow, SeatId } from '@starboard/kernel';
import { catalogue, crewCardOf, idsOf } from '../../catalogue.ts';
import type { CrewId, Faction, Renegades, Ship, State } from '../../types.ts';
import { crewAboard, nameOf, refOf, say, specialtiesOf } from '../table.ts';
import { bestAssignments, canStaff, commanderAmong } from './staffing.ts';
import { newCrew } from './state.ts';

/** RDA-SETUP-05..07, RDA-SOLO-03, RDA-RUL-30: before the first mission whole crews are picked, later those whom the program's ships lack. */
export function* draft(t: Renegades): Flow {
  if (t.state.crew.length === 0) yield* draftCrews(t);
  else yield* completeCrews(t);
  t.state.stage = 'missionBegins';
}

const crewSize = 5;

/** RDA-SETUP-05..07: one by one, faction by faction. */
function* draftCrews(t: Renegades): Flow {
  for (const faction of ['renegade', 'coalition'] as const) yield* draftFaction(t, faction);
  for (const ship of t.state.ships) ship.commander = commanderAmong(crewOf(t, ship))!;
}

/** RDA-SOLO-03: whoever was captured or lost is replaced as long as the pool lasts. */
function* completeCrews(t: Renegades): Flow {
  for (const ship of t.state.ships.filter(({ seat }) => seat === null)) {
    for (let missing = crewSize - crewAboard(t.state, ship).length; missing > 0; missing--) {
      const fits = replacements(t.state, ship);
      if (fits.length > 0) yield* enlist(t, ship, fits);
    }
  }
}

/** RDA-SOLO-03: one specialist per station: of the pool those with whom the fewest stations stay empty. */
function replacements(state: State, ship: Ship): CrewId[] {
  const crew = crewAboard(state, ship).map(each => ({ id: each.id, specialties: specialtiesOf(each) }));
  const pool = poolFor(state, ship);
  const staffed = pool.map(id => bestAssignments([...crew, { id, specialties: crewCardOf(id).specialties }])[0]!.size);
  const most = Math.max(...staffed);
  return pool.filter((_, at) => staffed[at] === most);
}

/** RDA-COMP-03: whoever of a ship's faction is nowhere in play. */
function poolFor({ crew }: State, { faction }: Ship): CrewId[] {
  return idsOf(catalogue.crew).filter(id => crewCardOf(id).faction === faction && !crew.some(each => each.id === id));
}

function crewOf({ state }: Renegades, { no }: Ship): CrewId[] {
  return state.crew.filter(({ ship }) => ship === no).map(({ id }) => id);
}

function* draftFaction(t: Renegades, faction: Faction): Flow {
  const ships = pickOrder(
    t,
    t.state.ships.filter(ship => ship.faction === faction),
  );
  for (let round = 0; round < crewSize; round++) {
    for (const ship of ships) yield* pick(t, ship, ships);
  }
}

/** RDA-SETUP-05: one die each, the highest picks first; ties are rolled again. */
function pickOrder(t: Renegades, ships: Ship[]): Ship[] {
  if (ships.length < 2 || ships.every(({ seat }) => seat === ships[0]!.seat)) return ships;
  for (;;) {
    const rolls = t.roll(ships.length);
    say(t, 'RDA-SETUP-05', 'draft.rolled', { dice: rolls.join(' ') });
    if (rolls[0] !== rolls[1]) return rolls[0]! > rolls[1]! ? ships : [...ships].reverse();
  }
}

/** RDA-SETUP-06, 07: one of those whom nobody has and who leave everybody a full crew. */
function pick(t: Renegades, ship: Ship, ships: readonly Ship[]): Flow {
  const pool = poolFor(t.state, ship);
  const fits = pool.filter(id =>
    canStaff(
      ships.map(each => (each === ship ? [...crewOf(t, each), id] : crewOf(t, each))),
      pool.filter(other => other !== id),
    ),
  );
  return enlist(t, ship, fits);
}

/** RDA-SOLO-03: for the program its opponents pick. */
function* enlist(t: Renegades, ship: Ship, fits: readonly CrewId[]): Flow {
  const { state } = t;
  const seat: SeatId = ship.seat ?? state.ships.find(each => each.seat !== null)!.seat!;
  const options = fits.map(id => ({
    key: id,
    refs: [`crew:${id}` as const],
    label: { key: `crew.${id}` } as const,
    id,
  }));
  const { id } = yield* t.choose(seat, 'recruit', options, { params: { ship: nameOf(ship) }, about: [refOf(ship)] });
  state.crew.push(newCrew(id, ship.no));
  say(t, 'RDA-SETUP-06', 'draft.picked', { ship: nameOf(ship), crew: { key: `crew.${id}` } });
}
