import { type Ink, labelled, type Pen, printed } from '@starboard/board/terminal';
import type { Viewer } from '@starboard/kernel';
import type { Sketch, SketchedBoard, SketchedPiece } from '../show/sketch.ts';
import type { View } from '../view.ts';
import { groundAt, looks, type SquareMark } from './signs.ts';
import { columnName } from './squares.ts';
import { text } from './words/index.ts';

/** Room for the numbers of the rows. */
const margin = 3;
const gap = '  ';

type PieceSigns = ReadonlyMap<SketchedPiece, string>;

/** A board in characters, row by row. */
export interface DrawnBoard {
  readonly board: SketchedBoard;
  readonly rows: readonly (readonly SquareMark[])[];
}

/** The boards in play, with whatever stands and lies on them. */
export function boardRows(view: View, sketch: Sketch, signs: PieceSigns, eyes: Viewer, pen: Pen): DrawnBoard[] {
  return sketch.boards.map(board => {
    const marks = marksOn(view, board, sketch, signs, eyes, pen);
    const { width, symbols } = board;
    const rows = Array.from({ length: symbols.length / width }, (_, row) =>
      Array.from({ length: width }, (_, col) => {
        const cell = row * width + col;
        return marks.get(cell) ?? groundMark(view, board, cell, pen);
      }),
    );
    return { board, rows };
  });
}

/** The boards side by side where there is room, each with its rulers. */
export function drawBoards(drawn: readonly DrawnBoard[], pen: Pen): string[] {
  if (drawn.length === 0) return [];
  return sideBySide(
    drawn.map(({ board }) => board),
    drawn.map(each => drawBoard(each, pen)),
    pen,
  );
}

/** As many beside one another as fit. The signs are counted, not their colours. */
function sideBySide(boards: readonly SketchedBoard[], drawn: readonly (readonly string[])[], { width }: Pen): string[] {
  const widths = boards.map(board => margin + board.width);
  const fits = widths[0]! + gap.length + (widths[1] ?? 0) <= width;
  const [first = [], second = [], ...rest] = drawn;
  const blank = ' '.repeat(widths[0]!);
  const rows = Math.max(first.length, second.length);
  const lines = fits
    ? Array.from({ length: rows }, (_, at) => `${first[at] ?? blank}${gap}${second[at] ?? ''}`.trimEnd())
    : [...first, ...second];
  return [...lines, ...rest.flat()];
}

/** The name, the letters of the columns above, the numbers of the rows at the left. */
function drawBoard({ board: { name, width }, rows }: DrawnBoard, { paint, say }: Pen): readonly string[] {
  const full = margin + width;
  const columns = Array.from({ length: width }, (_, col) => columnName(col));
  const indent = ' '.repeat(margin);
  return [
    paint.strong(`${indent}${say({ key: `board.${name}.short` })}`.padEnd(full)),
    ...(width > 26 ? [paint.dim(indent + columns.map(column => (column.length > 1 ? 'A' : ' ')).join(''))] : []),
    paint.dim(indent + columns.map(column => column.at(-1)).join('')),
    ...rows.map((row, at) => `${paint.dim(String(at + 1).padStart(margin - 1))} ${printed(row)}`),
  ];
}

function groundMark(view: View, board: SketchedBoard, cell: number, { paint }: Pen): SquareMark {
  const ground = groundAt(view, board, cell);
  if (ground === undefined) return { text: ' ' };
  const isDanger = ground === 'fire' || ground === 'vent' || ground === 'mine' || ground === 'core';
  return { text: looks[ground], sign: ground, ink: isDanger ? paint.bad : paint.dim };
}

/** What lies and stands on a board; whoever stands hides what lies. */
function marksOn(
  view: View,
  board: SketchedBoard,
  { tokens, pieces }: Sketch,
  signs: PieceSigns,
  eyes: Viewer,
  { paint }: Pen,
): ReadonlyMap<number, SquareMark> {
  const marks = new Map<number, SquareMark>();
  const lay = (cell: number, sign: 'token' | 'known' | 'parameter' | 'dropped') =>
    marks.set(cell, { text: looks[sign], sign, ink: paint.accent });
  for (const { board: on, cell, isKnown } of tokens) {
    if (on === board.name) lay(cell, isKnown ? 'known' : 'token');
  }
  if (board.name === 'surface') {
    for (const { cell } of view.dropped) lay(cell, 'dropped');
  }
  for (const { cell, atHome = false } of view.parameters) {
    const isHere = board.name === (atHome ? 'home' : 'surface');
    if (cell >= 0 && isHere) lay(cell, 'parameter');
  }
  const here = pieces.filter(({ stand }) => stand?.board === board.name);
  for (const sketched of here) putNose(sketched, board, marks, view);
  for (const sketched of [...here].sort((a, b) => layer(a) - layer(b))) {
    const ink = inkOf(sketched, view, eyes, paint);
    marks.set(sketched.stand!.cell, { text: signs.get(sketched)!, sign: kindOf(sketched), ink });
  }
  return marks;
}

function kindOf({ piece: { kind } }: SketchedPiece): 'ship' | 'crew' | 'npc' {
  return kind === 'fighter' ? 'npc' : kind;
}

/** Bodies lie below those who stand. */
function layer({ states }: SketchedPiece): number {
  return states.includes('unconscious') ? 0 : 1;
}

function inkOf({ piece, states }: SketchedPiece, view: View, eyes: Viewer, paint: Pen['paint']): Ink | undefined {
  if (piece.kind === 'npc' || piece.kind === 'fighter') return paint.bad;
  if (states.includes('unconscious')) return paint.dim;
  const { seat } = piece.kind === 'ship' ? piece : view.ships[piece.ship - 1]!;
  return seat === eyes ? paint.strong : undefined;
}

/** By facing: the arrow, and where it goes. */
const noses = {
  N: { look: looks.facing[0]!, col: 0, row: -1 },
  NE: { look: looks.facing[1]!, col: 1, row: -1 },
  E: { look: looks.facing[2]!, col: 1, row: 0 },
  SE: { look: looks.facing[3]!, col: 1, row: 1 },
  S: { look: looks.facing[4]!, col: 0, row: 1 },
  SW: { look: looks.facing[5]!, col: -1, row: 1 },
  W: { look: looks.facing[6]!, col: -1, row: 0 },
  NW: { look: looks.facing[7]!, col: -1, row: -1 },
} as const;

/** An arrow on the square ahead of a ship in orbit, where nothing is that must be seen. */
function putNose(
  { piece, stand }: SketchedPiece,
  board: SketchedBoard,
  marks: Map<number, SquareMark>,
  view: View,
): void {
  if (piece.kind !== 'ship' || board.name !== 'orbit') return;
  const { look, col, row } = noses[piece.facing];
  const [x, y] = [(stand!.cell % board.width) + col, Math.floor(stand!.cell / board.width) + row];
  const ahead = y * board.width + x;
  if (x < 0 || x >= board.width || ahead < 0 || ahead >= board.symbols.length) return;
  const ground = groundAt(view, board, ahead);
  const mustShow = ground === 'wall' || ground === 'mine' || ground === 'core';
  if (ground !== undefined && !mustShow && !marks.has(ahead)) marks.set(ahead, { text: look, sign: 'facing' });
}

/** What the tiles and the planets at the rim are called, by where they are. */
export function drawAreas(boards: readonly SketchedBoard[], { say, paint, width }: Pen): string[] {
  return boards.flatMap(({ name, areas }) => {
    if (areas.length === 0) return [];
    const told = areas.map(({ at, name: area }) => say(text('terminal.area', { at, area }))).join(' · ');
    const board = { key: `board.${name}.short` };
    return labelled('  ', say(text('terminal.areas', { board, areas: told })), width).map(paint.dim);
  });
}
