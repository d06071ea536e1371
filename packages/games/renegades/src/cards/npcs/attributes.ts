import { isSameRoom, surfaceOf } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import { skillOf } from '../../rules/stats.ts';
import { crewOutside, isOnBoard } from '../../rules/table.ts';
import type { Anybody, Crew, Npc, NpcId, State } from '../../types.ts';

/** RDA-VILLAIN-04: whether one of a kind stands next to somebody. */
export function hasBeside(state: State, owner: Anybody | null, npc: NpcId): boolean {
  const { cell, aboard } = owner as Npc;
  if (aboard !== 0) return false;
  const board = surfaceOf(state);
  return state.npcs.some(each => each.npc === npc && isOnBoard(each) && isStep(board, cell, each.cell, true));
}

/** B1: nobody else of the crews is in the target's room. */
export function isAlone(state: State, target: Anybody): boolean {
  if (target.kind !== 'crew' || target.aboard !== 0) return false;
  const board = surfaceOf(state);
  return !crewOutside(state).some(
    crew => crew !== target && crew.on === target.on && isSameRoom(board, crew.cell, target.cell),
  );
}

export function isInWater(state: State, owner: Anybody | null): boolean {
  const npc = owner as Npc;
  return isOnBoard(npc) && surfaceOf(state).water[npc.cell] === 1;
}

/** V8: those with the highest Tech. */
export function bestAtTech(state: State, visible: readonly Crew[]): Crew[] {
  const tech = (crew: Crew) => skillOf(state, crew, 'tech');
  const most = Math.max(...visible.map(tech));
  return visible.filter(crew => tech(crew) === most);
}
