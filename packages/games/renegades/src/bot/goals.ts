import { missionOf } from '../content/missions/index.ts';
import { homeBoardOf, surfaceOf } from '../field/board.ts';
import { walkingCost } from '../field/walking.ts';
import { hasAllNeeded, needed } from '../rules/mission/delivery.ts';
import { borneBy } from '../rules/parameters.ts';
import { crewById, shipNo } from '../rules/table.ts';
import type { Crew, Parameter, Ship, State } from '../types.ts';

/** Squares that somebody wants to get to, the nearest will do; and whether it wants to stand on them or beside them. */
export interface Goal {
  readonly cells: readonly number[];
  readonly beside: boolean;
}

/** What the mission still wants of a faction: parameters that lie about, sites of others. */
function openParameters(state: State, crew: Crew): Parameter[] {
  const wanted =
    missionOf(state).need === 0
      ? state.parameters
      : [...needed(state), ...state.parameters.filter(({ kind }) => kind === 'site')];
  return [...new Set(wanted)].filter(
    ({ cell, bearer, hold, kind, marked }) =>
      cell >= 0 && bearer === null && hold === 0 && !(kind === 'site' && marked === crew.faction),
  );
}

/** Where somebody of a party should go. */
export function goalOf(state: State, crew: Crew): Goal | undefined {
  if (crew.on === 'home') return homeGoal(state, crew);
  const ship = shipNo(state, crew.ship);
  const bears = borneBy(state, crew).length > 0;
  if (bears || hasAllNeeded(state, crew.faction)) return homeward(state, ship);
  const open = openParameters(state, crew);
  if (open.length > 0) return { cells: share(state, crew, open), beside: true };
  const thieves = state.parameters.flatMap(({ bearer }) => (bearer === null ? [] : [crewById(state, bearer)]));
  const prey = thieves.filter(thief => thief.faction !== crew.faction && thief.aboard === 0);
  if (prey.length > 0) return { cells: prey.map(({ cell }) => cell), beside: true };
  const targets = state.npcs.filter(({ npc }) => npc === missionOf(state).target);
  if (targets.length > 0) return { cells: targets.map(({ cell }) => cell), beside: true };
  return { cells: state.containers.map(({ cell }) => cell), beside: true };
}

/** The own ship, or the free docks where it may come down. */
function homeward(state: State, ship: Ship): Goal {
  if (ship.where === 'docked') return { cells: [ship.cell], beside: false };
  return { cells: surfaceOf(state).docks, beside: true };
}

/** RDA-TIER-06, 10: to the home base with what one has, or after whoever has it. */
function homeGoal(state: State, crew: Crew): Goal | undefined {
  if (borneBy(state, crew).length > 0 && crew.faction === state.chase) {
    return { cells: homeBoardOf(state.chase).homeBase, beside: false };
  }
  const bearers = state.parameters.flatMap(({ bearer }) => (bearer === null ? [] : [crewById(state, bearer)]));
  const prey = bearers.filter(({ faction, aboard }) => faction !== crew.faction && aboard === 0);
  return prey.length === 0 ? undefined : { cells: prey.map(({ cell }) => cell), beside: true };
}

/** Each of a party takes another of several; the nearest first. */
function share(state: State, crew: Crew, open: readonly Parameter[]): number[] {
  const party = state.crew.filter(each => each.ship === crew.ship && each.aboard === 0 && each.on === crew.on);
  const place = Math.max(0, party.indexOf(crew));
  const board = surfaceOf(state);
  const far = (cell: number) => walkingCost(state, board, { flies: false, barred: [] }, crew.cell, cell);
  const near = [...open].sort((a, b) => far(a.cell) - far(b.cell));
  return [near[place % Math.min(near.length, 2)]!.cell];
}
