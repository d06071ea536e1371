import { type Board, homeBoardOf, surfaceOf } from '../field/board.ts';
import { reachOnFoot, unhindered, walkingCosts } from '../rules/squares/walking.ts';
import type { Crew, State } from '../types.ts';

/** The board somebody plans its way on: doors that the mission keeps shut will be opened when it stands before them. */
export function plannedBoard(state: State, on: Crew['on']): Board {
  if (on === 'home') return homeBoardOf(state.chase ?? 'renegade');
  return surfaceOf(state.shutDoors.length === 0 ? state : { ...state, shutDoors: [] });
}

/** How far it is on foot from a square to each of some, whoever is in the way. */
export function waysFrom(state: State, on: Crew['on'], from: number, to: readonly number[]): readonly number[] {
  return walkingCosts(state, plannedBoard(state, on), unhindered, from, to);
}

/** How far it is from every square to the nearest of some goals; Infinity where there is no way. */
export function waysTo(state: State, on: Crew['on'], goals: readonly number[]): (cell: number) => number {
  const board = plannedBoard(state, on);
  const ways = goals.map(goal => reachOnFoot(state, board, unhindered, goal, Infinity).costs);
  return cell => {
    let least = Infinity;
    for (const way of ways) if (way[cell]! >= 0 && way[cell]! < least) least = way[cell]!;
    return least;
  };
}
