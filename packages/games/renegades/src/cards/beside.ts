import { boardOf } from '../field/board.ts';
import { inReach } from '../rules/squares/sight.ts';
import { crewOutside } from '../rules/table.ts';
import type { Crew, State } from '../types.ts';

/** Conscious friends next to somebody, with no wall or level edge between. */
export function friendsBeside(state: State, by: Crew): Crew[] {
  const board = boardOf(state, by);
  return crewOutside(state).filter(
    crew => crew !== by && crew.faction === by.faction && crew.on === by.on && inReach(board, by.cell, crew.cell),
  );
}
