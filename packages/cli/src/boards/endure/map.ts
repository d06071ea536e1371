import { type Edge, type FloorPlan, floorPlan, type View } from '@starboard/endure';
import type { Pen } from '../../layout.ts';
import type { Ink } from '../../terminal.ts';
import { marksIn } from './marks.ts';

/** Text inside a cell: so many lines; as many columns as the terminal has room for. */
const linesPerCell = 2;
const widestCell = 4;

/** A cell's text, with what each character is painted with. */
interface Glyph {
  readonly text: string;
  readonly ink: Ink | undefined;
}

/** ETS-COMP-11: a tile as it lies, by its code and the number of its copy: `SEC2`. */
interface LaidTile {
  readonly name: string;
  /** Of its north-west cell. */
  readonly row: number;
  readonly col: number;
}

const tileSize = 5;

export function tilesOf({ map: { rows } }: View): LaidTile[] {
  return rows.flatMap((row, down) =>
    row.split(/\s+/).flatMap((written, right) => {
      const [name] = /^[A-Z]+\d*/.exec(written) ?? [];
      return name === undefined ? [] : [{ name, row: down * tileSize, col: right * tileSize }];
    }),
  );
}

/** The ship in characters: walls, doors, and in every zone whoever and whatever is there. */
export function drawMap(view: View, pen: Pen): string[] {
  const plan = floorPlan(view);
  const columns = Math.min(widestCell, Math.floor((pen.width - 1) / plan.width) - 1);
  const texts = fillCells(view, plan, columns, pen);
  const tiles = tilesOf(view);
  const lines: string[] = [];
  for (let row = -1; row < plan.height; row++) {
    if (row >= 0)
      for (let line = 0; line < linesPerCell; line++) lines.push(drawRow(plan, row, line, texts, columns, pen));
    lines.push(drawBorder(plan, row, columns, tiles, pen));
  }
  return lines;
}

/** Spreads the marks of each zone over its cells, as many as fit; the rest is told below the map. */
function fillCells(view: View, plan: FloorPlan, columns: number, pen: Pen): ReadonlyMap<string, Glyph> {
  const glyphs = new Map<string, Glyph>();
  for (const zone of new Set(plan.cells)) {
    if (zone === null) continue;
    const slots = plan.cells.flatMap((name, cell) =>
      name === zone ? Array.from({ length: linesPerCell }, (_, line) => `${cell} ${line}`) : [],
    );
    const marks = marksIn(view, zone, pen);
    marks.slice(0, slots.length).forEach((mark, at) => {
      const cut = at === slots.length - 1 && marks.length > slots.length ? '…' : mark.text;
      glyphs.set(slots[at]!, { text: cut.slice(0, columns).padEnd(columns), ink: mark.ink });
    });
  }
  return glyphs;
}

function drawRow(
  plan: FloorPlan,
  row: number,
  line: number,
  glyphs: ReadonlyMap<string, Glyph>,
  columns: number,
  { paint }: Pen,
): string {
  let drawn = isInside(plan, row, 0) ? paint.dim('│') : ' ';
  for (let col = 0; col < plan.width; col++) {
    const cell = row * plan.width + col;
    const glyph = glyphs.get(`${cell} ${line}`);
    const text = glyph?.text ?? ' '.repeat(columns);
    drawn += (glyph?.ink?.(text) ?? text) + upright(plan.east[cell]!, { paint }, line);
  }
  return drawn;
}

function isInside({ cells, width }: FloorPlan, row: number, col: number): boolean {
  return cells[row * width + col] !== null && cells[row * width + col] !== undefined;
}

function upright(edge: Edge, { paint }: Pick<Pen, 'paint'>, line: number): string {
  switch (edge) {
    case 'none':
      return ' ';
    case 'open':
      return paint.dim('┊');
    case 'wall':
      return paint.dim('│');
    case 'door.open':
      return line === 0 ? paint.good('▯') : paint.dim('│');
    case 'door.locked':
      return line === 0 ? paint.bad('▮') : paint.dim('│');
  }
}

/** The edges below a row of cells, and in them the names of the tiles that begin there; row -1 is the rim in the north. */
function drawBorder(plan: FloorPlan, row: number, columns: number, tiles: readonly LaidTile[], { paint }: Pen): string {
  let plain = corner(plan, row, -1);
  for (let col = 0; col < plan.width; col++) {
    plain += level(southOf(plan, row, col), columns) + corner(plan, row, col);
  }
  const inks = Array.from(plain, (sign): Ink => (sign === '▭' ? paint.good : sign === '▬' ? paint.bad : paint.dim));
  const signs = [...plain];
  for (const { name, row: first, col } of tiles) {
    const from = col * (columns + 1) + 2;
    if (first !== row + 1) continue;
    [...name].forEach((letter, at) => {
      signs[from + at] = letter;
      inks[from + at] = paint.strong;
    });
  }
  return signs.map((sign, at) => inks[at]!(sign)).join('');
}

function southOf(plan: FloorPlan, row: number, col: number): Edge {
  if (row >= 0) return plan.south[row * plan.width + col]!;
  return isInside(plan, 0, col) ? 'wall' : 'none';
}

function level(edge: Edge, columns: number): string {
  const middle = Math.floor((columns - 2) / 2);
  const withDoor = (door: string) => '─'.repeat(middle) + door + '─'.repeat(Math.max(0, columns - middle - 2));
  switch (edge) {
    case 'none':
      return ' '.repeat(columns);
    case 'open':
      return '┈'.repeat(columns);
    case 'wall':
      return '─'.repeat(columns);
    case 'door.open':
      return withDoor('▭▭');
    case 'door.locked':
      return withDoor('▬▬');
  }
}

const isSolid = (edge: Edge) => edge !== 'none' && edge !== 'open';

/** The character where four cells meet: joined to the walls that reach it. */
function corner(plan: FloorPlan, row: number, col: number): string {
  const east = (r: number, c: number): Edge => {
    if (r < 0 || r >= plan.height) return 'none';
    if (c < 0) return isInside(plan, r, 0) ? 'wall' : 'none';
    return plan.east[r * plan.width + c]!;
  };
  const south = (r: number, c: number): Edge => (c < 0 || c >= plan.width ? 'none' : southOf(plan, r, c));
  const reach = [east(row, col), south(row, col + 1), east(row + 1, col), south(row, col)].map(isSolid);
  const key = reach.reduce((sum, is, bit) => sum + (is ? 1 << bit : 0), 0);
  return corners[key]!;
}

/** By the walls to the north (1), east (2), south (4) and west (8). */
const corners = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
