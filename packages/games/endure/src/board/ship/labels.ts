import type { Box, Point } from '@starboard/board';
import type { ShipPlan, ShipTile, ShipZone } from '../../show/plan.ts';
import { cellSize } from './drawing.ts';

export interface Label extends Point {
  readonly tile: ShipTile;
  readonly zone: string;
  /** How wide it may be. */
  readonly width: number;
}

const labels = new WeakMap<ShipPlan, readonly Label[]>();
const lineHeight = 14;

export interface Letter extends Point {
  readonly zone: string;
  readonly letter: string;
}

/** What tells the zones of a tile apart, in a corner of each: the name stands only once. */
export function lettersOf(plan: ShipPlan): readonly Letter[] {
  const tileOf = (zone: string) => zone.split('.')[0];
  const isAlone = ({ name }: ShipZone) => plan.zones.filter(each => tileOf(each.name) === tileOf(name)).length === 1;
  return plan.zones
    .filter(zone => !isAlone(zone))
    .map(({ name, cells }) => {
      const first = Math.min(...cells);
      const x = (first % plan.width) * cellSize + 11;
      const y = Math.floor(first / plan.width) * cellSize + 17;
      return { zone: name, letter: name.split('.')[1] ?? '', x, y };
    });
}

/** The name of each tile lies at the foot of its largest room. */
export function labelsOf(plan: ShipPlan): readonly Label[] {
  const known = labels.get(plan);
  if (known !== undefined) return known;
  const placed = plan.tiles.map(tile => labelOf(plan, tile));
  labels.set(plan, placed);
  return placed;
}

function labelOf(plan: ShipPlan, tile: ShipTile): Label {
  const rooms = plan.zones.filter(({ name, isRoom }) => isRoom && name.startsWith(`${tile.name}.`));
  const largest = rooms.reduce((best, room) => (room.cells.length > best.cells.length ? room : best));
  const { row, first, last } = widestRow(plan, largest);
  return {
    tile,
    zone: largest.name,
    x: ((first + last + 1) / 2) * cellSize,
    y: (row + 1) * cellSize - 12,
    width: (last - first + 1) * cellSize - 16,
  };
}

/** Of the rows with most cells side by side the lowest. */
function widestRow({ width }: ShipPlan, { cells }: ShipZone): { row: number; first: number; last: number } {
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const row = Math.floor(cell / width);
    rows.set(row, [...(rows.get(row) ?? []), cell % width]);
  }
  let widest = { row: 0, first: 0, last: -1 };
  for (const [row, columns] of rows) {
    const found = { row, first: Math.min(...columns), last: Math.max(...columns) };
    const isWider = found.last - found.first >= widest.last - widest.first;
    if (isWider) widest = found;
  }
  return widest;
}

/** Where a label is narrower than this, a name of two words takes two lines. */
const oneLine = 120;

/** What the name of a tile covers of a zone, if it lies there. */
export function labelBox(plan: ShipPlan, { name }: ShipZone): Box | undefined {
  const label = labelsOf(plan).find(({ zone }) => zone === name);
  if (label === undefined) return undefined;
  const high = lineHeight * (label.width < oneLine ? 2 : 1);
  return { x: label.x - label.width / 2, y: label.y - high, width: label.width, height: high + 4 };
}

/** About how wide a letter is. */
const letter = 8.4;

/** A name in as many lines as it takes. */
export function linesOf(name: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length * letter > width) lines.push(word);
    else lines.splice(-1, 1, joined);
  }
  return lines;
}
