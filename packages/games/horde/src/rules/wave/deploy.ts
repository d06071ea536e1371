import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Horde, Unit, UnitId, Words } from '../../types.ts';
import { leadSeat, say } from '../table.ts';
import { placesAt } from './places.ts';

/** GSQ-TABLE-07, GSQ-WAVE-02: clockwise from the north-west. */
const corners = [1, 2, 3, 4] as const;
type Corner = (typeof corners)[number];

/** GSQ-WAVE-02..04, 09..12: a unit that was bought rolls for its corner and is set up there. */
export function* deployUnit(t: Horde, id: UnitId): Flow {
  const { state } = t;
  const unit = newUnit(state.nextUnit, id, state.wave);
  const who: Words = { key: `unit.${id}`, params: { no: unit.no, count: unit.size } };
  const corner = yield* cornerFor(t, who);
  const places = placesAt(state, unit, corner);
  if (places === undefined) {
    say(t, 'GSQ-WAVE-11', 'deploy.noRoom', { who });
    return;
  }
  unit.models = places.map((at, i) => ({ no: i + 1, at, wounds: 0 }));
  state.nextUnit++;
  state.units.push(unit);
  say(t, 'GSQ-WAVE-04', 'deploy.arrives', { who, corner: { key: `corner.${corner}` } });
}

/** GSQ-WAVE-02, 03, GSQ-RUL-34: the die names the corner, or leaves it to the players. */
function* cornerFor(t: Horde, who: Words): Flow<Corner> {
  const die = t.chance.die();
  say(t, 'GSQ-WAVE-02', 'deploy.rolled', { who, die });
  const named = corners.find(no => no === die);
  if (named !== undefined) return named;
  const chosen = yield* t.choose(
    leadSeat(t.state),
    'corner',
    corners.map(no => ({ key: `corner:${no}`, no })),
    { params: { who }, describe: ({ no }) => ({ label: { key: `corner.${no}` }, refs: [`corner:${no}`] }) },
  );
  return chosen.no;
}

/** A unit that is still to be placed. */
function newUnit(no: number, unit: UnitId, wave: number): Unit {
  return {
    kind: 'unit',
    no,
    unit,
    wave,
    size: catalogue.units[unit].models,
    models: [],
    tokens: 0,
    shaken: false,
    fatigued: false,
    activated: false,
    tested: false,
    conditions: [],
    lasting: [],
  };
}
