import type { Crew, PartyTurn, Ship, State } from '../../types.ts';
import { initiativeOf } from '../stats.ts';
import { crewOutside, isConscious, shipNo } from '../table.ts';
import { boardersOf } from './boarding.ts';

/** Whether a ship lies where parties act: on the surface, or on the home board of a chase. */
export function isBerthed({ where }: Ship): boolean {
  return where === 'docked' || where === 'landed';
}

/** The board that a ship lies on. */
export function groundUnder({ where }: Ship): Crew['on'] {
  return where === 'landed' ? 'home' : 'surface';
}

/** RDA-TIER-08: in a chase the mission planet stays in play until the last party on it is fetched. */
export function isSurfaceInPlay(state: State): boolean {
  if (state.chase === null || state.ships.some(({ where }) => where === 'docked')) return true;
  return crewOutside(state).some(({ on }) => on === 'surface');
}

/** RDA-ORDER-05: a ship’s conscious crew outside, aboard ships that it has boarded included. */
export function membersOf(state: State, ship: Ship): Crew[] {
  const members: Crew[] = [];
  for (const crew of state.crew) {
    if (crew.ship === ship.no && isAway(state, crew) && isConscious(state, crew)) members.push(crew);
  }
  return members;
}

function isAway(state: State, crew: Crew): boolean {
  return whereAway(state, crew) !== undefined;
}

/** The board that somebody away from its ship is on, be it aboard one that it has boarded. */
export function whereAway(state: State, { aboard, on, post }: Crew): Crew['on'] | undefined {
  if (aboard === 0) return on;
  const ship = shipNo(state, aboard);
  return post === 'boarder' && isBerthed(ship) ? groundUnder(ship) : undefined;
}

/** RDA-SURFACE-07, RDA-TIER-09: those of them on the board where their ship lies; three at most. */
export function partyBeside(state: State, ship: Ship): Crew[] {
  const ground = groundUnder(ship);
  return membersOf(state, ship).filter(crew => whereAway(state, crew) === ground);
}

/** RDA-BOARDING-05, RDA-ORDER-14: conscious crew aboard its own docked ship. */
function crewAtBerth(state: State, ship: Ship): Crew[] {
  if (!isBerthed(ship)) return [];
  return state.crew.filter(
    crew => crew.aboard === ship.no && crew.ship === ship.no && crew.post !== 'brig' && isConscious(state, crew),
  );
}

/** RDA-SURFACE-02, RDA-BOARDING-05: those who may act in the turn of a ship’s party. Aboard only those who can fight or leave do. */
export function actorsOf(state: State, ship: Ship): Crew[] {
  const members = membersOf(state, ship);
  const aboard = crewAtBerth(state, ship);
  if (aboard.length === 0) return members;
  if (partyBeside(state, ship).length >= partySize && !hasIntruders(state, ship)) return members;
  return [...members, ...aboard];
}

/** RDA-SURFACE-07 */
export const partySize = 3;

export function hasIntruders(state: State, ship: Ship): boolean {
  return state.npcs.some(({ aboard }) => aboard === ship.no) || boardersOf(state, ship).length > 0;
}

/** RDA-ORDER-05, 06, 14, RDA-EX-35: the sum of its members’ initiatives; 0 for a docked ship without a party; undefined without a turn. */
export function partyInitiative(state: State, ship: Ship): number | undefined {
  const members = membersOf(state, ship);
  if (members.length > 0) return members.reduce((sum, crew) => sum + initiativeOf(state, crew), 0);
  return crewAtBerth(state, ship).length > 0 ? 0 : undefined;
}

/** RDA-SURFACE-01 */
const actionsOfTurn = 2;

export function newPartyTurn(ship: Ship): PartyTurn {
  return {
    ship: ship.no,
    crew: null,
    done: [],
    begun: false,
    actions: 0,
    peacefulActions: 0,
    attacks: 0,
    attacksAllowed: 1,
    moves: 0,
  };
}

/** RDA-SURFACE-01, 04, RDA-GEAR-19: somebody begins; stunned, it has one action fewer, and the Stun token is returned. */
export function newActor(party: PartyTurn, crew: Crew): void {
  const actions = crew.stunned ? actionsOfTurn - 1 : actionsOfTurn;
  crew.stunned = false;
  Object.assign(party, {
    crew: crew.id,
    begun: false,
    actions,
    peacefulActions: 0,
    attacks: 0,
    attacksAllowed: 1,
    moves: 0,
  });
}
