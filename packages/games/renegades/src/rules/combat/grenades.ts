import type { Flow } from '@starboard/kernel';
import { type Board, boardOf, dist } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import { effects } from '../../hooks.ts';
import type { Card, Crew, Figure, Renegades, State } from '../../types.ts';
import { isCharged, spendEnergy } from '../gear/cards.ts';
import { rangeOf } from '../gear/weapons.ts';
import { isLineClear } from '../squares/sight.ts';
import { half } from '../stats.ts';
import { figuresOutside, isConscious, nameOf, say } from '../table.ts';
import { resolveAttack } from './attack.ts';

/** RDA-DATA-14, RDA-GEAR-18: squares that somebody on the board can throw at: in sight and in range, half of it on another level. Rising. */
export function grenadeSquares(state: State, crew: Crew, card: Card): number[] {
  if (crew.aboard !== 0 || !isCharged(card)) return [];
  const board = boardOf(state, crew);
  const range = rangeOf(state, crew, card);
  const { width } = board.grid;
  const squares = [];
  for (let row = -range; row <= range; row++) {
    for (let col = -range; col <= range; col++) {
      const cell = crew.cell + row * width + col;
      if (dist(board, crew.cell, cell) <= range && canThrowAt(board, crew, cell, range)) squares.push(cell);
    }
  }
  return squares;
}

/** The same for one square. */
export function isThrowable(state: State, crew: Crew, card: Card, cell: number): boolean {
  return isCharged(card) && canThrowAt(boardOf(state, crew), crew, cell, rangeOf(state, crew, card));
}

function canThrowAt(board: Board, { cell: from }: Crew, cell: number, range: number): boolean {
  if (cell < 0 || cell >= board.symbols.length || board.grid.stopsSteps[cell] === 1) return false;
  const reach = board.level[from] === board.level[cell] ? range : half(range);
  return dist(board, from, cell) <= reach && isLineClear(board, from, cell);
}

/** G10, RDA-DATA-14: everybody on the square and next to it, friend or not, defends on its own. Returns the harm dealt. */
export function* throwGrenade(t: Renegades, crew: Crew, card: Card, cell: number, dice: number): Flow<number> {
  const board = boardOf(t.state, crew);
  const isHit = (figure: Figure) =>
    figure.on === crew.on && (figure.cell === cell || isStep(board, cell, figure.cell, true));
  return yield* explode(t, crew, card, figuresOutside(t.state).filter(isHit), dice);
}

/** RDA-EPIC-06: a mission may keep somebody from being attacked. */
export function mayHit(state: State, crew: Crew, card: Card, target: Figure): boolean {
  return !effects.holds(state, 'attackBarred', { by: crew, target, weapon: card });
}

/** SI20: one figure alone. */
export function throwAtOne(t: Renegades, crew: Crew, card: Card, target: Figure, dice: number): Flow<number> {
  return explode(t, crew, card, [target], dice);
}

function* explode(t: Renegades, crew: Crew, card: Card, hit: readonly Figure[], dice: number): Flow<number> {
  const fromStealth = crew.stealth;
  say(t, 'RDA-DATA-14', 'grenade.thrown', { who: nameOf(crew), card: { key: `card.${card.card}` } });
  let harm = 0;
  for (const target of hit) {
    if (target.kind === 'crew' && !isConscious(t.state, target)) continue;
    if (!mayHit(t.state, crew, card, target)) continue;
    const attack = { how: 'ranged', by: crew, target, weapon: card, name: 'grenade' } as const;
    harm += yield* resolveAttack(t, { ...attack, obstructed: false, aboard: false, fromStealth }, dice);
  }
  spendEnergy(t, crew, card);
  return harm;
}
