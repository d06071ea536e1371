import type { Planet } from '../../field/assembly.ts';
import { dist, homePlanets, orbitOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Renegades, Ship, State, Vessel } from '../../types.ts';
import { tierOf } from '../mission/card.ts';
import { hasAllNeeded, needed } from '../mission/delivery.ts';
import { rollOff } from '../roll-off.ts';
import { isBadlyDamaged } from '../ship.ts';
import { areOpponents, crewOutside, isConscious, isTruce, nameOf, refOf } from '../table.ts';
import { aimAt, canReachToAttack } from './flight.ts';
import { isBearingHome, isLander } from './landing.ts';

/** Where a ship is wanted, and what it does there. */
export interface Errand {
  readonly planet: Planet;
  readonly task: 'repair' | 'arrive' | 'fetch' | 'deploy';
  /** Whom it lands for, or near whom or what. */
  readonly near: readonly (Crew | Ship)[];
}

/** RDA-SOLO-08, 27, 28, 34: what comes before fighting, if anything. */
export function errandOf(state: State, ship: Ship): Errand | undefined {
  const home = homePlanets[ship.faction];
  if (isBadlyDamaged(ship)) return { planet: home, task: 'repair', near: [] };
  if (isCarrier(state, ship)) return { planet: home, task: tierOf(state) === 3 ? 'deploy' : 'arrive', near: [] };
  if (state.chase === null && isAwaited(state, ship))
    return { planet: 'mission', task: 'fetch', near: awaiting(state, ship) };
  return followDown(state, ship);
}

/** RDA-SOLO-27: it has aboard what its side needs, all of which its side has; the ship flies home in tiers 2 and 3. */
function isCarrier(state: State, ship: Ship): boolean {
  if (tierOf(state) === 1 || !hasAllNeeded(state, ship.faction)) return false;
  const aboard = (crew: Crew) => crew.aboard === ship.no && crew.ship === ship.no;
  const carried = needed(state);
  if (carried.every(({ kind }) => kind === 'site')) return state.notes[`landed:${ship.no}`] === 1;
  return carried.some(
    ({ hold, bearer }) => hold === ship.no || state.crew.some(crew => crew.id === bearer && aboard(crew)),
  );
}

/** RDA-SOLO-27: somebody outside waits to be fetched with what its side needs. */
export function isAwaited(state: State, ship: Ship): boolean {
  return awaiting(state, ship).length > 0;
}

function awaiting(state: State, ship: Ship): Crew[] {
  const isOutside = (crew: Crew) => crew.ship === ship.no && crew.aboard === 0 && isConscious(state, crew);
  return state.crew.filter(crew => isOutside(crew) && isBearingHome(state, crew));
}

/** RDA-SOLO-08, 34: a Renegade ship or party is on the surface (in a chase: on the home board) and its own party has not been. */
function followDown(state: State, ship: Ship): Errand | undefined {
  const [on, berth] = state.chase === null ? ['surface', 'docked'] : ['home', 'landed'];
  const near = [
    ...crewOutside(state).filter(crew => crew.faction !== ship.faction && crew.on === on),
    ...state.ships.filter(other => other.faction !== ship.faction && other.where === berth),
  ];
  if (near.length === 0 || !isLander(state, ship)) return undefined;
  return { planet: state.chase === null ? 'mission' : homePlanets[state.chase], task: 'deploy', near };
}

const aimed = (target: Vessel) => `aims:${refOf(target)}`;

/** RDA-SOLO-07, 10, 33, RDA-EPIC-13: whom a ship goes for in this phase. */
export function targetOf(t: Renegades, ship: Ship): Vessel | undefined {
  const target = choose(t, ship);
  if (target !== undefined) ship.usedRound.push(aimed(target));
  return target;
}

function choose(t: Renegades, ship: Ship): Vessel | undefined {
  const { state } = t;
  if (isTruce(state)) return nearest(t, ship, state.fighters);
  const foes = foesOf(state, ship);
  if (foes.length > 0) return rollOff(t, foes, nameOf);
  const ships = state.ships.filter(
    other => areOpponents(state, ship, other) && !effects.holds(state, 'ghost', { by: other }),
  );
  const docked = ships.filter(({ where, overstays }) => where === 'docked' && overstays);
  if (docked.length > 0) return rollOff(t, docked, nameOf);
  const flying = ships.filter(({ where }) => where === 'orbit');
  const free = flying.filter(other => !isTaken(state, ship, other));
  return nearest(t, ship, free.length > 0 ? free : flying);
}

function isTaken({ ships }: State, ship: Ship, target: Ship): boolean {
  return ships.some(
    other => other !== ship && other.faction === ship.faction && other.usedRound.includes(aimed(target)),
  );
}

/** RDA-SOLO-07, 33: the NPC ships that did it most damage since its last turn, of those that it can attack in this one. */
function foesOf(state: State, ship: Ship): Vessel[] {
  const attackers = state.fighters.filter(
    fighter => ship.hurtBy[refOf(fighter)] !== undefined && canReachToAttack(state, ship, aimAt(state, ship, fighter)),
  );
  const most = Math.max(0, ...attackers.map(fighter => ship.hurtBy[refOf(fighter)]!));
  return attackers.filter(fighter => ship.hurtBy[refOf(fighter)] === most);
}

function nearest(t: Renegades, ship: Ship, vessels: readonly Vessel[]): Vessel | undefined {
  if (vessels.length === 0) return undefined;
  const board = orbitOf(t.state);
  const least = Math.min(...vessels.map(({ cell }) => dist(board, ship.cell, cell)));
  return rollOff(
    t,
    vessels.filter(({ cell }) => dist(board, ship.cell, cell) === least),
    nameOf,
  );
}
