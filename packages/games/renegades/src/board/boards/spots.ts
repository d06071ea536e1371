import type { Box, Point, Stands, Spot as TouchedSpot } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Board } from '../../field/board.ts';
import { refOf } from '../../rules/table.ts';
import { type BoardName, standOf, standOfPiece } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/index.ts';

/** Where something is drawn that a ref speaks of, to be lit and touched. */
export interface Spot extends TouchedSpot {
  readonly cell: number;
}

/** What lies in a corner of its square, so that whoever stands there leaves it in sight. */
const small = square * 0.26;
const large = square * 0.47;
const aside = square * 0.24;

const corners: { readonly [kind: string]: Point } = {
  container: { x: 0, y: 0 },
  salvage: { x: 0, y: 0 },
  parameter: { x: aside, y: -aside },
  card: { x: -aside, y: aside },
};

export function spotOf(view: View, board: Board, ref: Ref): Spot | undefined {
  const stand = standOf(view, ref);
  if (stand === undefined || stand.board !== board.name) return undefined;
  const { cell } = stand;
  const [kind = ''] = ref.split(':');
  const { x, y } = middleOfCell(board, cell);
  const { x: dx, y: dy } = corners[kind] ?? { x: 0, y: 0 };
  const middle = { x: x + dx, y: y + dy };
  const key = { x: middle.x - square * 0.42, y: middle.y - square * 0.42 };
  const radius = kind === 'parameter' || kind === 'card' ? small : large;
  const path = kind === 'cell' ? squarePath(board, cell) : circlePath(middle, radius);
  return { ref, cell, middle, path, key };
}

export function squarePath(board: Board, cell: number, inset = 1): string {
  const { x, y } = middleOfCell(board, cell);
  const half = square / 2 - inset;
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
}

function circlePath({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

export function boxAround({ x, y }: Point): Box {
  return { x: x - large, y: y - large, width: 2 * large, height: 2 * large };
}

/** Everything on a board that has a name, from below: tokens, what a mission is about, then ships and figures. */
export function refsOn(view: View, name: BoardName): readonly Ref[] {
  const { containers, salvage, parameters, dropped } = view;
  const tokens: Ref[] =
    name === 'surface'
      ? containers.map(({ cell }): Ref => `container:${cell}`)
      : name === 'orbit'
        ? salvage.map(({ cell }): Ref => `salvage:${cell}`)
        : [];
  const things: Ref[] = [
    ...(name === 'surface' ? dropped.map(({ card }): Ref => `card:${card.no}`) : []),
    ...parameters.flatMap(({ no, cell, atHome }): Ref[] =>
      cell >= 0 && name === (atHome ? 'home' : 'surface') ? [`parameter:${no}`] : [],
    ),
  ];
  return [...tokens, ...things, ...piecesOn(view, name).map(refOf)];
}

function piecesOn({ ships, fighters, crew, npcs }: View, name: BoardName) {
  return [...ships, ...fighters, ...crew, ...npcs].filter(piece => standOfPiece(piece)?.board === name);
}

/** Where everybody on a board stands. */
export function standsOn(view: View, board: Board): Stands<number> {
  return new Map(
    piecesOn(view, board.name).map(piece => [refOf(piece), { ...middleOfCell(board, piece.cell), place: piece.cell }]),
  );
}
