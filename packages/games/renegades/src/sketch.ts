import { homeBoardOf, orbitOf, surfaceOf } from './field/board.ts';
import { isConscious } from './rules/table.ts';
import { asState, type View } from './view.ts';

/** What stands on a square, told by a kind and who or what it is. */
export interface Sketched {
  readonly kind: 'ground' | 'ship' | 'fighter' | 'crew' | 'body' | 'npc' | 'token' | 'parameter' | 'fire';
  /** The ground by the ledger's legend, the number of a ship or the first letter of a name. */
  readonly sign: string;
  /** The seat it belongs to, if it belongs to one. */
  readonly seat?: string | null;
}

/** A board in characters, row by row from the north; nothing before a mission begins. */
export function sketch(view: View, name: 'orbit' | 'surface' | 'home'): Sketched[][] {
  if (view.surface === '') return [];
  const state = asState(view);
  const board =
    name === 'orbit' ? orbitOf(state) : name === 'surface' ? surfaceOf(state) : homeBoardOf(view.chase ?? 'renegade');
  const { width, height } = board.grid;
  const squares: Sketched[] = [...board.symbols].map(sign => ({ kind: 'ground', sign }));
  const put = (cell: number, thing: Sketched) => {
    if (cell >= 0) squares[cell] = thing;
  };
  const seatOf = (no: number) => view.ships[no - 1]?.seat ?? null;
  if (name === 'orbit') {
    for (const { cell } of view.salvage) put(cell, { kind: 'token', sign: '?' });
    for (const { cell, race } of view.fighters) put(cell, { kind: 'fighter', sign: race[0]! });
    for (const { no, cell, where, seat } of view.ships) {
      if (where === 'orbit') put(cell, { kind: 'ship', sign: String(no), seat });
    }
  } else {
    if (name === 'surface') {
      for (const cell of view.fires) put(cell, { kind: 'fire', sign: '*' });
      for (const { cell } of view.containers) put(cell, { kind: 'token', sign: '?' });
      for (const { cell } of view.parameters) put(cell, { kind: 'parameter', sign: '!' });
    }
    for (const { cell, npc, aboard, on } of view.npcs) {
      if (aboard === 0 && on === name) put(cell, { kind: 'npc', sign: npc[0]! });
    }
    for (const { no, cell, where, seat } of view.ships) {
      if (where === (name === 'home' ? 'landed' : 'docked')) put(cell, { kind: 'ship', sign: String(no), seat });
    }
    for (const crew of state.crew) {
      if (crew.aboard !== 0 || crew.on !== name) continue;
      const kind = isConscious(state, crew) ? 'crew' : 'body';
      put(crew.cell, { kind, sign: crew.id[0]!.toUpperCase(), seat: seatOf(crew.ship) });
    }
  }
  return Array.from({ length: height }, (_, row) => squares.slice(row * width, (row + 1) * width));
}
