import type { Viewer } from '@starboard/kernel';
import type { Sketch, SketchedBoard, SketchedPiece, View } from '@starboard/renegades';
import { labelled, type Pen } from '../../layout.ts';
import type { Ink } from '../../terminal.ts';
import { text } from '../../text/index.ts';
import {
  droppedSign,
  type Ground,
  groundAt,
  groundSigns,
  groundText,
  knownToken,
  parameterSign,
  unknownToken,
} from './signs.ts';
import { columnName } from './squares.ts';

/** Room for the numbers of the rows. */
const margin = 3;
const gap = '  ';

type Signs = ReadonlyMap<SketchedPiece, string>;

/** One character on a board. */
interface Mark {
  readonly sign: string;
  readonly ink: Ink | undefined;
}

/** The boards in play, side by side where there is room, each with its rulers, and what their signs mean. */
export function drawBoards(view: View, sketch: Sketch, signs: Signs, eyes: Viewer, pen: Pen): string[] {
  const { boards } = sketch;
  if (boards.length === 0) return [];
  const drawn = boards.map(board => drawBoard(view, board, sketch, signs, eyes, pen));
  return [...sideBySide(boards, drawn, pen), ...drawLegend(view, boards, sketch, pen), ...drawAreas(boards, pen)];
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
function drawBoard(
  view: View,
  board: SketchedBoard,
  sketch: Sketch,
  signs: Signs,
  eyes: Viewer,
  pen: Pen,
): readonly string[] {
  const { paint, say } = pen;
  const { name, width, symbols } = board;
  const full = margin + width;
  const columns = Array.from({ length: width }, (_, col) => columnName(col));
  const indent = ' '.repeat(margin);
  const marks = marksOn(view, board, sketch, signs, eyes, pen);
  const rows = Array.from({ length: symbols.length / width }, (_, row) => {
    const squares = Array.from({ length: width }, (_, col) => {
      const { sign, ink } = marks.get(row * width + col) ?? groundMark(view, board, row * width + col, pen);
      return ink?.(sign) ?? sign;
    });
    return `${paint.dim(String(row + 1).padStart(margin - 1))} ${squares.join('')}`;
  });
  return [
    paint.strong(`${indent}${say({ key: `board.${name}.short` })}`.padEnd(full)),
    ...(width > 26 ? [paint.dim(indent + columns.map(column => (column.length > 1 ? 'A' : ' ')).join(''))] : []),
    paint.dim(indent + columns.map(column => column.at(-1)).join('')),
    ...rows,
  ];
}

function groundMark(view: View, board: SketchedBoard, cell: number, { paint }: Pen): Mark {
  const ground = groundAt(view, board, cell);
  if (ground === undefined) return { sign: ' ', ink: undefined };
  const isDanger = ground === 'fire' || ground === 'vent' || ground === 'mine' || ground === 'core';
  return { sign: groundSigns[ground], ink: isDanger ? paint.bad : paint.dim };
}

/** What lies and stands on a board; whoever stands hides what lies. */
function marksOn(
  view: View,
  board: SketchedBoard,
  { tokens, pieces }: Sketch,
  signs: Signs,
  eyes: Viewer,
  { paint }: Pen,
): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { board: on, cell, isKnown } of tokens) {
    if (on === board.name) marks.set(cell, { sign: isKnown ? knownToken : unknownToken, ink: paint.accent });
  }
  if (board.name === 'surface') {
    for (const { cell } of view.dropped) marks.set(cell, { sign: droppedSign, ink: paint.accent });
  }
  for (const { cell, atHome = false } of view.parameters) {
    const isHere = board.name === (atHome ? 'home' : 'surface');
    if (cell >= 0 && isHere) marks.set(cell, { sign: parameterSign, ink: paint.accent });
  }
  const here = pieces.filter(({ stand }) => stand?.board === board.name);
  for (const sketched of here) putNose(sketched, board, marks, view);
  for (const sketched of [...here].sort((a, b) => layer(a) - layer(b))) {
    marks.set(sketched.stand!.cell, { sign: signs.get(sketched)!, ink: inkOf(sketched, view, eyes, paint) });
  }
  return marks;
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

const noses = {
  N: { sign: '↑', col: 0, row: -1 },
  NE: { sign: '↗', col: 1, row: -1 },
  E: { sign: '→', col: 1, row: 0 },
  SE: { sign: '↘', col: 1, row: 1 },
  S: { sign: '↓', col: 0, row: 1 },
  SW: { sign: '↙', col: -1, row: 1 },
  W: { sign: '←', col: -1, row: 0 },
  NW: { sign: '↖', col: -1, row: -1 },
} as const;

/** An arrow on the square ahead of a ship in orbit, where nothing is that must be seen. */
function putNose({ piece, stand }: SketchedPiece, board: SketchedBoard, marks: Map<number, Mark>, view: View): void {
  if (piece.kind !== 'ship' || board.name !== 'orbit') return;
  const { sign, col, row } = noses[piece.facing];
  const [x, y] = [(stand!.cell % board.width) + col, Math.floor(stand!.cell / board.width) + row];
  const ahead = y * board.width + x;
  if (x < 0 || x >= board.width || ahead < 0 || ahead >= board.symbols.length) return;
  const ground = groundAt(view, board, ahead);
  const mustShow = ground === 'wall' || ground === 'mine' || ground === 'core';
  if (ground !== undefined && !mustShow && !marks.has(ahead)) marks.set(ahead, { sign, ink: undefined });
}

/** The signs that are there, and what they mean. */
function drawLegend(view: View, boards: readonly SketchedBoard[], { tokens }: Sketch, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const grounds = boards.flatMap(board =>
    Array.from(board.symbols, (_, cell) => groundAt(view, board, cell)).filter(ground => ground !== undefined),
  );
  const there = [...new Set<Ground>(grounds)].filter(ground => ground !== 'plain');
  const isThere = [
    tokens.some(({ isKnown }) => !isKnown) && `${unknownToken} ${say(text('cli.renegades.token'))}`,
    tokens.some(({ isKnown }) => isKnown) && `${knownToken} ${say(text('cli.renegades.token.known'))}`,
    view.parameters.some(({ cell }) => cell >= 0) && `${parameterSign} ${say(text('cli.renegades.parameter'))}`,
    view.dropped.length > 0 && `${droppedSign} ${say(text('cli.renegades.dropped'))}`,
  ].filter(sign => sign !== false);
  const told = [
    say(text('cli.renegades.signs')),
    ...there.map(ground => `${groundSigns[ground]} ${say(groundText(ground))}`),
    ...isThere,
  ];
  return labelled('  ', told.join(' · '), width).map(paint.dim);
}

/** What the tiles and the planets at the rim are called, by where they are. */
function drawAreas(boards: readonly SketchedBoard[], { say, paint, width }: Pen): string[] {
  return boards.flatMap(({ name, areas }) => {
    if (areas.length === 0) return [];
    const told = areas.map(({ at, name: area }) => say(text('cli.renegades.area', { at, area }))).join(' · ');
    const board = { key: `board.${name}.short` };
    return labelled('  ', say(text('cli.renegades.areas', { board, areas: told })), width).map(paint.dim);
  });
}
