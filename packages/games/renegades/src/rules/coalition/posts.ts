import { boardOf } from '../../field/board.ts';
import { squaresAround } from '../../field/steps.ts';
import type { Crew, PartyTurn, Renegades } from '../../types.ts';
import { squaresBeside } from '../npcs/moving.ts';
import { walkOf } from '../squares/walk.ts';
import { occupied, reachOnFoot } from '../squares/walking.ts';
import { speedOf } from '../stats.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, crewOutside, nameOf } from '../table.ts';
import { canAttack } from './attacks.ts';
import { nearest, wayLengths } from './duties.ts';

/** GUARD: the nearest Renegade whom a member can attack with one Move inside the area, at most; RDA-SOLO-19: in melee, if it can. */
export function guardsTarget(t: Renegades, party: PartyTurn, crew: Crew, area: readonly number[]): Crew | undefined {
  const { state } = t;
  const board = boardOf(state, crew);
  const walk = walkOf(state, board, crew);
  const speed = speedOf(state, crew);
  for (const cell of squaresAround(board, crew.cell, speed)) if (!area.includes(cell)) walk.barred.push(cell);
  const { costs } = reachOnFoot(state, board, walk, crew.cell, speed);
  const taken = new Set(occupied(state, board, crew));
  const isNear = (other: Crew) => squaresBeside(state, crew, other).some(cell => costs[cell]! >= 0 && !taken.has(cell));
  const targets = crewOutside(state).filter(
    other =>
      other.on === crew.on &&
      areOpponents(state, crew, other) &&
      isVisibleTo(state, crew, other) &&
      (canAttack(state, party, crew, other) || isNear(other)),
  );
  return nearest(t, targets, wayLengths(state, crew), nameOf);
}
