import type { Crew, MissionResult, Renegades, Ship } from '../../types.ts';
import { freeCapacity } from '../ship.ts';
import { isConscious, nameOf, say, shipNo } from '../table.ts';
import { endMission } from './end.ts';

/** RDA-BOARDING-08..10: captors fly off with a ship. The last one of its faction decides the mission; another is out of play. */
export function captureShip(t: Renegades, ship: Ship): void {
  const { state } = t;
  const captors = state.crew.filter(
    crew => crew.aboard === ship.no && crew.faction !== ship.faction && isConscious(state, crew),
  );
  const captor = captors[0]!;
  say(t, 'RDA-BOARDING-08', 'ship.captured', { ship: nameOf(ship), crew: nameOf(captor) });
  const others = state.ships.some(each => each !== ship && each.faction === ship.faction && each.where !== 'captured');
  const result: MissionResult = { winners: [captor.faction], reason: 'shipCaptured', halves: [] };
  if (!others) endMission(t, result);
  const refuge = shipNo(state, captor.ship);
  const aboard = state.crew.filter(crew => crew.aboard === ship.no);
  for (const crew of aboard) if (crew.faction === ship.faction) imprison(t, crew, refuge);
  for (const crew of aboard) if (crew.faction !== ship.faction) comeHome(t, crew, refuge);
  for (const parameter of state.parameters)
    if (parameter.hold === ship.no && !parameter.delivered) parameter.hold = refuge.no;
  Object.assign(ship, { where: 'captured', cell: -1, landed: 0, overstays: false });
}

/** RDA-BOARDING-10, RDA-KO-06: a captive goes to the Med Bay, or to the brig where there is no room or nothing to heal. */
function imprison(t: Renegades, crew: Crew, refuge: Ship): void {
  const { state } = t;
  const isPatient = !isConscious(state, crew) && freeCapacity(state, refuge) > 0;
  const post = isPatient ? 'medbay' : 'brig';
  Object.assign(crew, { aboard: refuge.no, post, bearer: null, admitted: state.round });
  say(t, 'RDA-BOARDING-10', 'crew.broughtIn', { crew: nameOf(crew), post: { key: `post.${post}` } });
}

/** Captors, and those they have freed, are aboard their own ship again, with whom they carry. */
function comeHome({ state }: Renegades, crew: Crew, refuge: Ship): void {
  const own = shipNo(state, crew.ship);
  const home = own.where === 'captured' ? refuge : own;
  Object.assign(crew, { aboard: home.no, post: isConscious(state, crew) ? 'quarters' : 'medbay' });
  for (const body of state.crew)
    if (body.bearer === crew.id)
      Object.assign(body, { bearer: null, aboard: home.no, post: 'medbay', admitted: state.round });
}
