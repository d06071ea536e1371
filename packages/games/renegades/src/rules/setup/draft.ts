import type { Flow, SeatId } from '@starboard/kernel';
import { crewCardOf, crewIds } from '../../content/crew.ts';
import type { CrewId, Faction, Renegades, Ship } from '../../types.ts';
import { nameOf, refOf, say } from '../table.ts';
import { canStaff } from './staffing.ts';
import { newCrew } from './state.ts';

/** RDA-SETUP-05..07, RDA-RUL-30: crews are picked one by one, faction by faction. */
export function* draft(t: Renegades): Flow {
  for (const faction of ['renegade', 'coalition'] as const) yield* draftFaction(t, faction);
  for (const ship of t.state.ships) ship.commander = commanderAmong(crewOf(t, ship));
  t.state.stage = 'missionBegins';
}

function crewOf({ state }: Renegades, { no }: Ship): CrewId[] {
  return state.crew.filter(({ ship }) => ship === no).map(({ id }) => id);
}

function commanderAmong(crew: readonly CrewId[]): CrewId {
  return crew.find(id => crewCardOf(id).specialties[0] === 'commander')!;
}

function* draftFaction(t: Renegades, faction: Faction): Flow {
  const ships = pickOrder(
    t,
    t.state.ships.filter(ship => ship.faction === faction),
  );
  for (let round = 0; round < 5; round++) {
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

/** RDA-SETUP-06, 07, RDA-SOLO-03: one of those whom nobody has and who leave everybody a full crew; for the program its opponents pick. */
function* pick(t: Renegades, ship: Ship, ships: readonly Ship[]): Flow {
  const { state } = t;
  const taken = state.crew.map(({ id }) => id);
  const pool = crewIds.filter(id => crewCardOf(id).faction === ship.faction && !taken.includes(id));
  const fits = pool.filter(id =>
    canStaff(
      ships.map(each => (each === ship ? [...crewOf(t, each), id] : crewOf(t, each))),
      pool.filter(other => other !== id),
    ),
  );
  const seat: SeatId = ship.seat ?? state.ships.find(each => each.seat !== null)!.seat!;
  const options = fits.map(id => ({ key: id, refs: [`crew:${id}` as const], label: { key: `crew.${id}` }, id }));
  const { id } = yield* t.choose(seat, 'recruit', options, { params: { ship: nameOf(ship) }, about: [refOf(ship)] });
  state.crew.push(newCrew(id, ship.no));
  say(t, 'RDA-SETUP-06', 'draft.picked', { ship: nameOf(ship), crew: { key: `crew.${id}` } });
}
