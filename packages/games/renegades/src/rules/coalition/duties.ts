import { boardOf, dist } from '../../field/board.ts';
import { squaresAround } from '../../field/steps.ts';
import { effects } from '../../hooks.ts';
import type { Behaviour, Crew, Figure, Parameter, Renegades, Ship, State, Words } from '../../types.ts';
import { missionOf } from '../mission/card.ts';
import { borneBy, parameterName } from '../mission/holding.ts';
import { testFor, whyNotTake } from '../mission/parameters.ts';
import { freeDocks } from '../orbit/landing.ts';
import { rollOff } from '../roll-off.ts';
import { isBadlyDamaged } from '../ship.ts';
import { inReach } from '../squares/sight.ts';
import { gaitOf } from '../squares/walk.ts';
import { walkingCosts } from '../squares/walking.ts';
import { skillOf } from '../stats.ts';
import { groundUnder, isBerthed } from '../surface/party.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, crewById, crewOutside, deciderOf, isTruce, nameOf, shipOf, specialtiesOf } from '../table.ts';
import { isBearingHome } from './landing.ts';

/** What a member goes for. */
export type Goal =
  | { readonly kind: 'parameter'; readonly parameter: Parameter }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'figure'; readonly target: Figure; readonly within?: readonly number[] }
  | { readonly kind: 'post'; readonly cells: readonly number[] }
  | { readonly kind: 'ship'; readonly ship: Ship };

/** RDA-SOLO-14, 27, 35, RDA-EPIC-13: a member's duty, if it has one. */
export function dutyOf(t: Renegades, crew: Crew): Goal | undefined {
  const { state } = t;
  if (isBearingHome(state, crew)) return wayHome(t, crew);
  if (isTruce(state)) return commonCause(t, crew);
  if (crew.on === 'home') return nearFreeParameter(t, crew); // RDA-TIER-10: there it is about what fell
  return codes[missionOf(state).behaviour](t, crew);
}

const codes: { readonly [B in Behaviour]: (t: Renegades, crew: Crew) => Goal | undefined } = {
  rush,
  hunt: nearFreeParameter,
  guard,
  cut,
};

/** RDA-SOLO-27, RDA-TIER-06, 10: to the own ship, else next to the nearest free dock; on the own home board to the base. */
function wayHome(t: Renegades, crew: Crew): Goal | undefined {
  const { state } = t;
  const ship = shipOf(state, crew);
  const board = boardOf(state, crew);
  if (crew.on === 'home' && state.chase === crew.faction) return { kind: 'post', cells: board.homeBase };
  const isNear = isBerthed(ship) && groundUnder(ship) === crew.on;
  if (isNear && !isBadlyDamaged(ship)) return { kind: 'ship', ship };
  const dock = nearest(t, freeDocks(state, ship), docks => costsFrom(state, crew, docks), dockName);
  return dock === undefined ? undefined : { kind: 'post', cells: besideDock(state, crew, dock) };
}

function besideDock(state: State, crew: Crew, dock: number): number[] {
  const board = boardOf(state, crew);
  return squaresAround(board, dock, 1).filter(cell => cell !== dock && inReach(board, cell, dock));
}

/** RDA-EPIC-13: sites that nobody has marked, then whoever both factions are after. */
function commonCause(t: Renegades, crew: Crew): Goal | undefined {
  const { state } = t;
  const open = state.parameters.filter(each => isFree(state, crew, each) && each.marked === null);
  if (open.length > 0) return towards(t, crew, open);
  const [target] = effects.tell(state, 'quarry', { by: crew });
  return target && { kind: 'figure', target };
}

/** Borne by nobody, or a site that its own side has not marked. */
function isFree(state: State, crew: Crew, parameter: Parameter): boolean {
  const { kind, cell, bearer, hold, marked, delivered, atHome } = parameter;
  if (cell < 0 || bearer !== null || hold !== 0 || delivered) return false;
  if ((crew.on === 'home') !== (atHome === true)) return false;
  return !(kind === 'site' && marked === crew.faction) && whyNotTake(state, crew, parameter) === undefined;
}

function freeParameters(state: State, crew: Crew): Parameter[] {
  return state.parameters.filter(parameter => isFree(state, crew, parameter));
}

/** The nearest of some by path cost; where a shut door is before it, the door. */
function towards(t: Renegades, crew: Crew, parameters: readonly Parameter[]): Goal | undefined {
  const lengths = wayLengths(t.state, crew);
  const parameter = nearest(t, parameters, lengths, parameterName);
  if (parameter === undefined) return undefined;
  if (t.state.shutDoors.length === 0 || lengths([parameter])[0]! < Infinity) return { kind: 'parameter', parameter };
  const door = nearestDoor(t, crew);
  return door === undefined ? undefined : { kind: 'door', door };
}

/** RDA-SOLO-22: doors that the mission keeps shut, from the side where it stands. */
function nearestDoor(t: Renegades, crew: Crew): number | undefined {
  const board = boardOf(t.state, crew);
  const cost = (door: number) => {
    const beside = squaresAround(board, door, 1).filter(cell => inReach(board, cell, door));
    return Math.min(...costsFrom(t.state, crew, beside));
  };
  const doors = t.state.shutDoors.filter(door => cost(door) < Infinity);
  return nearest(t, doors, all => all.map(cost), doorName);
}

/** RUSH: whoever is best in the needed skill goes for the nearest free parameter; the others pair off. */
function rush(t: Renegades, crew: Crew): Goal | undefined {
  const mine = freeParameters(t.state, crew).filter(parameter => bestFor(t.state, crew, parameter) === crew);
  return mine.length === 0 ? undefined : towards(t, crew, mine);
}

/** Ties: Commander, Engineer, Medic. */
function bestFor(state: State, crew: Crew, parameter: Parameter): Crew | undefined {
  const skill = testFor(state, parameter)?.skill;
  const rank = (each: Crew) => (skill === undefined ? 0 : skillOf(state, each, skill)) * 10 + seniority(each);
  const members = crewOutside(state).filter(
    each => each.faction === crew.faction && each.on === crew.on && deciderOf(state, each) === null,
  );
  return members.reduce<Crew | undefined>((best, each) => (best && rank(best) >= rank(each) ? best : each), undefined);
}

function seniority(crew: Crew): number {
  const [first] = specialtiesOf(crew);
  return first === 'commander' ? 3 : first === 'engineering' || first === 'navigation' ? 2 : 1;
}

const huntingRange = 6;

/** HUNT: a member within 6 squares of a free parameter goes for it first. */
function nearFreeParameter(t: Renegades, crew: Crew): Goal | undefined {
  const board = boardOf(t.state, crew);
  const near = freeParameters(t.state, crew).filter(({ cell }) => dist(board, crew.cell, cell) <= huntingRange);
  return near.length === 0 ? undefined : towards(t, crew, near);
}

/** Renegades outside who bear a parameter and can be seen. */
function bearers(state: State, crew: Crew): Crew[] {
  return crewOutside(state).filter(
    other =>
      other.on === crew.on &&
      areOpponents(state, crew, other) &&
      isVisibleTo(state, crew, other) &&
      borneBy(state, other).length > 0,
  );
}

function nearestBearer(t: Renegades, crew: Crew): Crew | undefined {
  return nearest(t, bearers(t.state, crew), wayLengths(t.state, crew), nameOf);
}

const guardedArea = 2;

/** GUARD: within 2 squares of the nearest free parameter, attacking from there only; a bearer is hunted. */
function guard(t: Renegades, crew: Crew): Goal | undefined {
  const { state } = t;
  const bearer = nearestBearer(t, crew);
  if (bearer !== undefined) return { kind: 'figure', target: bearer };
  const parameter = nearest(t, freeParameters(state, crew), wayLengths(state, crew), parameterName);
  if (parameter === undefined) return undefined;
  const board = boardOf(state, crew);
  return { kind: 'post', cells: squaresAround(board, parameter.cell, guardedArea) };
}

/** CUT: the Commander hunts whoever bears one, the others wait next to the dock nearest to the bearer; else as HUNT. */
function cut(t: Renegades, crew: Crew): Goal | undefined {
  const { state } = t;
  const bearer = nearestBearer(t, crew);
  if (bearer === undefined) return nearFreeParameter(t, crew);
  if (shipOf(state, crew).commander === crew.id) return { kind: 'figure', target: bearer };
  const { docks } = boardOf(state, crew);
  const dock = nearest(t, docks, cells => costsFrom(state, crewById(state, bearer.id), cells), dockName);
  return dock === undefined ? undefined : { kind: 'post', cells: besideDock(state, crew, dock) };
}

const dockName = (): Words => ({ key: 'coalition.dock' });
const doorName = (): Words => ({ key: 'coalition.door' });

/** What it costs somebody to get to each of some squares, figures aside; Infinity where there is no way. */
function costsFrom(state: State, crew: Crew, cells: readonly number[]): readonly number[] {
  const board = boardOf(state, crew);
  return walkingCosts(state, board, gaitOf(state, crew), crew.cell, cells);
}

/** The same to whatever has a square. */
export function wayLengths(state: State, crew: Crew): (all: readonly { readonly cell: number }[]) => readonly number[] {
  const cellOf = ({ cell }: { readonly cell: number }) => cell;
  return all => costsFrom(state, crew, all.map(cellOf));
}

/** The least by some measure; ties by a roll-off. */
export function nearest<T>(
  t: Renegades,
  all: readonly T[],
  measure: (all: readonly T[]) => readonly number[],
  name: (each: T) => Words,
): T | undefined {
  if (all.length < 2) return all[0];
  const costs = measure(all);
  const least = Math.min(...costs);
  return rollOff(
    t,
    all.filter((_, at) => costs[at] === least),
    name,
  );
}
