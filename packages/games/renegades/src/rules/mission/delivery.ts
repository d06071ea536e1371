import { homeBoardOf, homePlanets, planetAt } from '../../field/board.ts';
import type { Faction, Parameter, Renegades, Ship, State } from '../../types.ts';
import { isBadlyDamaged, isCritical } from '../ship.ts';
import { crewById, isConscious, say } from '../table.ts';
import { missionOf, tierOf } from './card.ts';
import { carrierOf, holderOf, parameterName } from './holding.ts';

/** RDA-WIN-02: those that count for the mission: what can be carried, or sites where there is nothing else (M13). */
export function needed(state: State): Parameter[] {
  const carried: Parameter[] = [];
  for (const parameter of state.parameters) if (parameter.kind !== 'site' && !parameter.blank) carried.push(parameter);
  return carried.length > 0 ? carried : state.parameters;
}

/** Sites are all there is to bring (M13). */
function isAboutSites(state: State): boolean {
  return state.parameters.length > 0 && state.parameters.every(({ kind }) => kind === 'site');
}

/** How many of those needed a faction has by some measure. */
export function delivered(state: State, faction: Faction, measure: 'held' | 'delivered'): number {
  let count = 0;
  for (const parameter of needed(state)) {
    if ((measure === 'held' || parameter.delivered) && holderOf(state, parameter) === faction) count++;
  }
  return count;
}

/** RDA-SOLO-27: whether a faction has all it needs, carried or aboard. */
export function hasAllNeeded(state: State, faction: Faction): boolean {
  const { need } = missionOf(state);
  return need > 0 && delivered(state, faction, 'held') >= need;
}

/** RDA-TIER-01, RDA-WIN-02, 03: all aboard, borne ones aboard their docked ship, which has fewer than 3 hull damage. */
export function isComplete(state: State, faction: Faction): boolean {
  if (!hasAllNeeded(state, faction)) return false;
  if (isAboutSites(state))
    return state.ships.some(ship => ship.faction === faction && isSound(ship) && hasCrew(state, ship));
  const home = needed(state).filter(parameter => holderOf(state, parameter) === faction);
  const aboard = home.filter(parameter => isRetrieved(state, parameter));
  const onSurface = aboard.some(parameter => carrierOf(state, parameter)!.where === 'docked');
  return onSurface && aboard.length >= missionOf(state).need;
}

/** RDA-WIN-02, 03: aboard a ship; on the surface one that may retrieve its party. */
function isRetrieved(state: State, parameter: Parameter): boolean {
  const ship = carrierOf(state, parameter);
  if (ship === undefined || ship.where === 'captured') return false;
  return ship.where !== 'docked' || isSound(ship);
}

const isSound = (ship: Ship) => ship.where === 'docked' && !isBadlyDamaged(ship);

function hasCrew(state: State, ship: Ship): boolean {
  return state.crew.some(crew => crew.aboard === ship.no && crew.ship === ship.no && isConscious(state, crew));
}

/** RDA-TIER-03, 06, 10, RDA-DATA-11: enough of them have arrived. */
export function hasDelivered(state: State, faction: Faction): boolean {
  const { need } = missionOf(state);
  if (need === 0 || !hasAllNeeded(state, faction)) return false;
  if (isAboutSites(state)) return hasArrived(state, faction);
  if (missionOf(state).together) return state.ships.some(ship => isHomeWithAll(state, ship, faction));
  if (tierOf(state) === 3 && state.chase !== null && state.chase !== faction) return hasRobbed(state, faction, need);
  return delivered(state, faction, 'delivered') >= need;
}

/** RDA-EPIC-02 */
function isHomeWithAll(state: State, ship: Ship, faction: Faction): boolean {
  if (ship.faction !== faction || !isHome(state, ship) || !isFit(state, ship)) return false;
  return needed(state).every(parameter => carrierOf(state, parameter) === ship);
}

/** M13, RDA-DATA-11: any crewmember of the faction at home, on a ship that was on the mission planet. */
function hasArrived(state: State, faction: Faction): boolean {
  if (tierOf(state) === 3) {
    if (state.chase !== faction) return false;
    const base = homeBoardOf(faction).homeBase;
    return state.crew.some(
      crew => crew.faction === faction && crew.on === 'home' && crew.aboard === 0 && base.includes(crew.cell),
    );
  }
  return liftedOff(state, faction).some(ship => isHome(state, ship));
}

/** RDA-TIER-10: the pursuer has all of them aboard its own ship on the home board. */
function hasRobbed(state: State, faction: Faction, need: number): boolean {
  const robbed = needed(state).filter(parameter => {
    const ship = carrierOf(state, parameter);
    return ship?.faction === faction && ship.where === 'landed';
  });
  return robbed.length >= need;
}

/** RDA-TIER-05: it stands on a square of its home planet. */
function isHome(state: State, ship: Ship): boolean {
  return ship.where === 'orbit' && planetAt(state, ship) === homePlanets[ship.faction];
}

/** RDA-WIN-03, RDA-CRIT-09: a ship that lifted off with 3 or more hull damage has retrieved nobody until it lifts off again in better shape. */
export function isFit({ notes }: State, { no }: Ship): boolean {
  return notes[`unfit:${no}`] !== 1;
}

/** The ships of a faction that fly home with all that is needed; what has arrived needs no ship any more. */
function carriersOf(state: State, faction: Faction): Ship[] {
  if (isAboutSites(state)) return hasAllNeeded(state, faction) ? liftedOff(state, faction) : [];
  const ships = new Set<Ship>();
  let aboard = 0;
  for (const parameter of needed(state)) {
    const ship = carrierOf(state, parameter);
    if (parameter.delivered) aboard += holderOf(state, parameter) === faction ? 1 : 0;
    else if (ship?.faction === faction && ship.where === 'orbit' && isFit(state, ship)) {
      aboard++;
      ships.add(ship);
    }
  }
  const { need } = missionOf(state);
  return need > 0 && aboard >= need ? [...ships] : [];
}

/** RDA-TIER-04, 12: the hull of a ship that flies home with them is gone; where all ships carry them (RDA-DATA-11), of all ships. */
export function isCarrierLost(state: State, faction: Faction): boolean {
  const carriers = carriersOf(state, faction);
  if (carriers.length === 0 || !isAboutSites(state)) return carriers.some(ship => isCritical(state, ship));
  return state.ships.every(ship => ship.faction !== faction || ship.where === 'captured' || isCritical(state, ship));
}

/** RDA-TIER-03, 06, 08, RDA-DATA-11: notes what has arrived, and when the chase begins. */
export function markArrivals(t: Renegades): void {
  const { state } = t;
  const tier = tierOf(state);
  if (tier === 1 || missionOf(state).together) return;
  for (const parameter of needed(state)) {
    const ship = carrierOf(state, parameter);
    if (parameter.delivered) continue;
    if (tier === 2 && ship !== undefined && isHome(state, ship) && isFit(state, ship)) parameter.delivered = true;
    else if (tier === 3 && isAtBase(state, parameter)) Object.assign(parameter, { delivered: true, bearer: null });
    if (parameter.delivered)
      say(t, tier === 2 ? 'RDA-TIER-03' : 'RDA-TIER-06', 'parameter.delivered', { what: parameterName(parameter) });
  }
  if (tier === 3 && state.chase === null) beginChase(t);
}

/** RDA-TIER-06 */
function isAtBase(state: State, { bearer }: Parameter): boolean {
  if (bearer === null) return false;
  const { on, aboard, cell, faction } = crewById(state, bearer);
  return on === 'home' && aboard === 0 && state.chase === faction && homeBoardOf(faction).homeBase.includes(cell);
}

/** RDA-TIER-08: the carrier has ascended with all of them. */
function beginChase(t: Renegades): void {
  const { state } = t;
  for (const faction of ['renegade', 'coalition'] as const) {
    if (carriersOf(state, faction).length === 0) continue;
    state.chase = faction;
    say(t, 'RDA-TIER-08', 'chase.begins', { faction: { key: `faction.${faction}` } });
    return;
  }
}

/** M13: ships that come from the mission planet, with somebody aboard. */
function liftedOff(state: State, faction: Faction): Ship[] {
  return state.ships.filter(
    ship =>
      ship.faction === faction &&
      ship.where === 'orbit' &&
      state.notes[`landed:${ship.no}`] === 1 &&
      isFit(state, ship) &&
      hasCrew(state, ship),
  );
}
