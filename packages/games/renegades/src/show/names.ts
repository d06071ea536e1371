import type { Ref } from '@starboard/kernel';
import { gridDirections } from '@starboard/space';
import { catalogue, idsOf, npcCardOf } from '../catalogue.ts';
import { planetNames } from '../field/assembly.ts';
import type { Board } from '../field/board.ts';
import { parameterName } from '../rules/mission/holding.ts';
import { hullOf, shieldsOf } from '../rules/ship.ts';
import { healthOf } from '../rules/stats.ts';
import { isConscious, nameOf, pieceOf } from '../rules/table.ts';
import type { Anybody, Crew, Named, Words } from '../types.ts';
import { asState, type View } from '../view.ts';
import { type Placing, standOf } from './plan.ts';
import { tokenFaceText } from './token-text.ts';

/** Which tile a square is on, and where, counted from the north-west of the tiles; on a cap, from the cap's own north-west. */
export function squareName(board: Board, cell: number): Words {
  const { width } = board.grid;
  const area = board.areaAt[cell]!;
  if (board.name !== 'home' && board.tileAt[cell] === -1 && area >= 0) return capSquareName(board, cell, area);
  const rim = board.name === 'home' ? 0 : 3;
  const params = { col: (cell % width) - rim + 1, row: Math.floor(cell / width) - rim + 1 };
  const tile = board.tiles[board.tileAt[cell]!]?.tile;
  return tile === undefined
    ? { key: 'board.square', params }
    : { key: 'board.square.on', params: { ...params, tile: { key: `tile.${tile}` } } };
}

function capSquareName({ grid: { width }, areaAt, planets, tiles }: Board, cell: number, area: number): Words {
  const cells = [...areaAt.keys()].filter(each => areaAt[each] === area);
  const planet = planetNames.find(name => planets[name]?.some(each => areaAt[each] === area));
  const cap: Words = { key: 'board.cap', params: { side: gridDirections[(area - tiles.length) * 2]! } };
  const col = (cell % width) - Math.min(...cells.map(each => each % width)) + 1;
  const row = Math.floor(cell / width) - Math.floor(cells[0]! / width) + 1;
  return { key: 'board.square.on', params: { col, row, tile: planet ? { key: `planet.${planet}` } : cap } };
}

/** A place that can be chosen. */
export function placeName(board: Board, { hasFacings }: Placing, place: number): Words {
  const square = squareName(board, hasFacings ? place >> 3 : place);
  return hasFacings ? { key: 'board.pose', params: { square, facing: gridDirections[place & 7]! } } : square;
}

/** What stands at a ref, in words. */
export function nameAt(view: View, board: Board, ref: Ref): Words {
  const name = nameOfRef(view, ref);
  const stand = standOf(view, ref);
  if (stand === undefined || ref.startsWith('cell:')) return name;
  return { key: 'board.at', params: { name, square: squareName(board, stand.cell) } };
}

function nameOfRef(view: View, ref: Ref): Words {
  const [kind = '', name = ''] = ref.split(':');
  switch (kind) {
    case 'container':
    case 'salvage':
      return tokenFaceText(view, kind, Number(name));
    case 'parameter': {
      const parameter = view.parameters.find(({ no }) => no === Number(name));
      return parameter === undefined ? { key: 'board.nothing' } : parameterName(parameter);
    }
    case 'card': {
      const dropped = view.dropped.find(({ card }) => card.no === Number(name));
      return dropped === undefined ? { key: 'board.nothing' } : { key: `card.${dropped.card.card}` };
    }
    case 'cell':
      return { key: 'board.dock' };
    default: {
      const piece = pieceOf(asState(view), ref);
      return piece === undefined ? { key: 'board.nothing' } : pieceText(view, piece);
    }
  }
}

/** Who it is, how well, and what is to be known of it. */
function pieceText(view: View, piece: Anybody): Words {
  const states = listed(statesOf(view, piece).map((state): Words => ({ key: `board.state.${state}` })));
  const name: Words = { key: `board.${piece.kind}`, params: { who: nameOf(piece), ...leftOf(view, piece) } };
  return states === undefined ? name : { key: 'board.with', params: { name, states } };
}

/** What a piece can still take, of how much. */
export function leftOf(view: View, piece: Anybody): { readonly left: number; readonly most: number } {
  const state = asState(view);
  if (piece.kind === 'ship') {
    const most = piece.flipped ? hullOf(state, piece) : shieldsOf(state, piece);
    return { left: Math.max(0, most - piece.damage), most };
  }
  if (piece.kind === 'fighter') {
    const { hull } = catalogue.fighters[piece.race];
    return { left: Math.max(0, hull - piece.damage), most: hull };
  }
  const most = piece.kind === 'crew' ? healthOf(state, piece) : npcCardOf(piece.npc).health;
  return { left: Math.max(0, most - piece.wounds), most };
}

/** `board.state.<name>` */
export type StateName = Named<'board.state'>;

/** What is to be known of somebody at a glance. */
export function statesOf(view: View, piece: Anybody): readonly StateName[] {
  if (piece.kind === 'fighter') return [];
  if (piece.kind === 'ship') return those({ flipped: piece.flipped, overstays: piece.overstays });
  if (piece.kind === 'npc') return those({ asleep: piece.asleep, stunned: piece.stunned });
  return crewStates(view, piece);
}

function crewStates(view: View, crew: Crew): readonly StateName[] {
  const { stealth, stunned, infected, aboard } = crew;
  const [held, exposed] = [crew.held && aboard === 0, crew.exposed && aboard === 0];
  return those({ unconscious: !isConscious(asState(view), crew), stealth, stunned, infected, held, exposed });
}

function those(states: { readonly [S in StateName]?: boolean }): readonly StateName[] {
  return idsOf(states).filter(state => states[state]);
}

export function listed(texts: readonly Words[]): Words | undefined {
  return texts.reduceRight<Words | undefined>(
    (rest, first) => (rest === undefined ? first : { key: 'board.list', params: { first, rest } }),
    undefined,
  );
}
