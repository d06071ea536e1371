import type { Pen } from '@starboard/board/terminal';
import { type Edge, type FloorPlan, floorPlan } from '../show/plan.ts';
import type { View } from '../view.ts';
import { marksIn, type ShipMark } from './marks.ts';
import { looks } from './signs.ts';

/** Text inside a cell: so many lines; as many columns as the terminal has room for. */
const linesPerCell = 2;
const widestCell = 4;

/** ETS-COMP-11: a tile as it lies, by its code and the number of its copy: `SEC2`. */
interface LaidTile {
  readonly name: string;
  /** Of its north-west cell. */
  readonly row: number;
  readonly col: number;
}

const tileSize = 5;

function tilesOf({ map: { rows } }: View): LaidTile[] {
  return rows.flatMap((row, down) =>
    row.split(/\s+/).flatMap((written, right) => {
      const [name] = /^[A-Z]+\d*/.exec(written) ?? [];
      return name === undefined ? [] : [{ name, row: down * tileSize, col: right * tileSize }];
    }),
  );
}

/** The ship in characters: walls, doors, and in every zone whoever and whatever is there. */
export function shipRows(view: View, pen: Pen): ShipMark[][] {
  const plan = floorPlan(view);
  const columns = Math.min(widestCell, Math.floor((pen.width - 1) / plan.width) - 1);
  const filled = fillCells(view, plan, columns, pen);
  const tiles = tilesOf(view);
  const rows: ShipMark[][] = [];
  for (let row = -1; row < plan.height; row++) {
    if (row >= 0)
      for (let line = 0; line < linesPerCell; line++) rows.push(cellRow(plan, row, line, filled, columns, pen));
    rows.push(borderRow(plan, row, columns, tiles, pen));
  }
  return rows;
}

/** Spreads the marks of each zone over its cells, as many as fit; the rest is told below the map. */
function fillCells(view: View, plan: FloorPlan, columns: number, pen: Pen): ReadonlyMap<string, ShipMark> {
  const filled = new Map<string, ShipMark>();
  for (const zone of new Set(plan.cells)) {
    if (zone === null) continue;
    const slots = plan.cells.flatMap((name, cell) =>
      name === zone ? Array.from({ length: linesPerCell }, (_, line) => `${cell} ${line}`) : [],
    );
    const marks = marksIn(view, zone, pen);
    marks.slice(0, slots.length).forEach((mark, at) => {
      const isCut = at === slots.length - 1 && marks.length > slots.length;
      const shown: ShipMark = isCut ? { text: looks.more, sign: 'more', ink: mark.ink } : mark;
      filled.set(slots[at]!, { ...shown, text: shown.text.slice(0, columns) });
    });
  }
  return filled;
}

const gap = (width: number): ShipMark => ({ text: ' '.repeat(width) });

function cellRow(
  plan: FloorPlan,
  row: number,
  line: number,
  filled: ReadonlyMap<string, ShipMark>,
  columns: number,
  pen: Pen,
): ShipMark[] {
  const cells = Array.from({ length: plan.width }, (_, col) => {
    const cell = row * plan.width + col;
    const mark = filled.get(`${cell} ${line}`) ?? gap(0);
    return [mark, gap(columns - mark.text.length), upright(plan.east[cell]!, pen, line)];
  });
  return [upright(isInside(plan, row, 0) ? 'wall' : 'none', pen, line), ...cells.flat()];
}

function isInside({ cells, width }: FloorPlan, row: number, col: number): boolean {
  return cells[row * width + col] !== null && cells[row * width + col] !== undefined;
}

function upright(edge: Edge, { paint }: Pen, line: number): ShipMark {
  const [openDoor, lockedDoor] = [looks.openDoor[0]!, looks.lockedDoor[0]!];
  if (edge === 'none') return gap(1);
  if (edge === 'open') return { text: looks.noWall[0]!, sign: 'noWall', ink: paint.dim };
  if (edge === 'door.open' && line === 0) return { text: openDoor, sign: 'openDoor', ink: paint.good };
  if (edge === 'door.locked' && line === 0) return { text: lockedDoor, sign: 'lockedDoor', ink: paint.bad };
  return { text: '│', sign: 'wall', ink: paint.dim };
}

/** The edges below a row of cells, and in them the names of the tiles that begin there; row -1 is the rim in the north. */
function borderRow(plan: FloorPlan, row: number, columns: number, tiles: readonly LaidTile[], pen: Pen): ShipMark[] {
  let plain = corner(plan, row, -1);
  for (let col = 0; col < plan.width; col++) {
    plain += level(southOf(plan, row, col), columns) + corner(plan, row, col);
  }
  const marks = Array.from(plain, sign => borderMark(sign, pen));
  for (const { name, row: first, col } of tiles) {
    if (first !== row + 1) continue;
    const from = col * (columns + 1) + 2;
    const covered = Array.from({ length: name.length - 1 }, () => gap(0));
    marks.splice(from, name.length, { text: name, sign: 'tile', ink: pen.paint.strong }, ...covered);
  }
  return marks;
}

function borderMark(text: string, { paint }: Pen): ShipMark {
  if (text === ' ') return gap(1);
  if (looks.openDoor.includes(text)) return { text, sign: 'openDoor', ink: paint.good };
  if (looks.lockedDoor.includes(text)) return { text, sign: 'lockedDoor', ink: paint.bad };
  return { text, sign: looks.noWall.includes(text) ? 'noWall' : 'wall', ink: paint.dim };
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
      return looks.noWall[1]!.repeat(columns);
    case 'wall':
      return '─'.repeat(columns);
    case 'door.open':
      return withDoor(looks.openDoor[1]!.repeat(2));
    case 'door.locked':
      return withDoor(looks.lockedDoor[1]!.repeat(2));
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
