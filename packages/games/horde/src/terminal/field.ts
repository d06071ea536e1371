import { type Mark, type Pen, printed } from '@starboard/board/terminal';
import { type BattlePlan, battlePlan, greasePools, inchesAt } from '../show/plan.ts';
import type { View } from '../view.ts';
import { looks, type SignName } from './signs.ts';

/** A character is an inch wide and two high, or half of that on the small table. */
const columns = 48;
const rows = 24;

type Point = { readonly x: number; readonly y: number };
type FieldMark = Mark<SignName>;

/** The table from above, north up: terrain, what lies there, markers, enemies, heroes by number. */
export function fieldRows(view: View, { paint }: Pen): FieldMark[][] {
  const plan = battlePlan(view);
  const open: FieldMark = { text: looks.open, sign: 'open' };
  const canvas = Array.from({ length: rows }, () => new Array<FieldMark>(columns).fill(open));
  const cover = (shape: Shape, sign: keyof typeof looks) => {
    for (const { row, column } of covered(plan, shape)) canvas[row]![column] = { text: looks[sign], sign };
  };
  const put = (at: Point, mark: FieldMark) => {
    const row = Math.min(rows - 1, Math.floor((at.y / plan.side) * rows));
    const column = Math.min(columns - 1, Math.floor((at.x / plan.side) * columns));
    canvas[row]![column] = mark;
  };
  for (const { kind, outlines } of plan.pieces) for (const outline of outlines) cover(polygon(outline), kind);
  for (const pool of greasePools(view)) cover(disc(pool), 'grease');
  for (const at of view.tokens) put(beside(view, plan, at), { text: looks.token, sign: 'token' });
  for (const { at } of view.treasures) put(beside(view, plan, at), { text: looks.treasure, sign: 'treasure' });
  for (const { no } of view.markers)
    put(plan.markers[no - 1]!, { text: looks.marker[no - 1]!, sign: 'marker', ink: paint.accent });
  for (const { models } of view.units)
    for (const { at } of models) put(inchesAt(view, at), { text: looks.enemy, sign: 'enemy', ink: paint.bad });
  for (const { no, at, wounds, tough } of view.heroes) {
    if (at < 0) continue;
    const hero: FieldMark = { text: String(no), sign: 'hero', ink: paint.strong };
    put(inchesAt(view, at), wounds < tough ? hero : { text: looks.unconscious, sign: 'unconscious', ink: paint.dim });
  }
  return canvas;
}

/** The rows between their rulers. */
export function drawField(view: View, field: readonly (readonly FieldMark[])[], { paint }: Pen): string[] {
  const plan = battlePlan(view);
  return [ruler(plan, paint.dim), ...field.map((row, at) => `${paint.dim(label(plan, at))} ${printed(row)}`)];
}

/** Every so many characters the inches are written: to the east above, to the south at the left. */
const every = 6;

function ruler({ side }: BattlePlan, dim: (plain: string) => string): string {
  const marks = Array.from({ length: columns / every }, (_, at) => `${(at * every * side) / columns}`.padEnd(every));
  return dim(`${' '.repeat(4)}${marks.join('')}`.trimEnd());
}

function label({ side }: BattlePlan, row: number): string {
  return (row % (every / 2) === 0 ? `${(row * side) / rows}` : '').padStart(3);
}

/** GSQ-RUL-19: what lies on a marker is drawn to the left of it, so that both are seen. */
function beside(view: View, { markers, side }: BattlePlan, at: number): Point {
  const { x, y } = inchesAt(view, at);
  const isOnMarker = view.markers.some(({ no }) => markers[no - 1]!.x === x && markers[no - 1]!.y === y);
  return isOnMarker ? { x: x - side / columns, y } : { x, y };
}

/** A part of the table: the box around it, and whether a point lies in it. */
interface Shape {
  readonly from: Point;
  readonly to: Point;
  holds(point: Point): boolean;
}

function polygon(outline: readonly Point[]): Shape {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
    holds: ({ x, y }) => {
      const sides = outline.map((a, i) => {
        const b = outline[(i + 1) % outline.length]!;
        return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
      });
      return Math.abs(sides.reduce((sum: number, side) => sum + side, 0)) === outline.length;
    },
  };
}

function disc({ middle, radius }: { readonly middle: Point; readonly radius: number }): Shape {
  return {
    from: { x: middle.x - radius, y: middle.y - radius },
    to: { x: middle.x + radius, y: middle.y + radius },
    holds: ({ x, y }) => (x - middle.x) ** 2 + (y - middle.y) ** 2 < radius ** 2,
  };
}

/** A character is looked at in so many points each way. */
const points = 8;

/** The characters that a shape covers half as much as the one it covers most: thin ones are seen, too. */
function covered({ side }: BattlePlan, { from, to, holds }: Shape): { row: number; column: number }[] {
  const [width, height] = [side / columns, side / rows];
  const found: { row: number; column: number; count: number }[] = [];
  for (let row = Math.max(0, Math.floor(from.y / height)); row < Math.min(rows, to.y / height); row++) {
    for (let column = Math.max(0, Math.floor(from.x / width)); column < Math.min(columns, to.x / width); column++) {
      let count = 0;
      for (let at = 0; at < points * points; at++) {
        const x = (column + ((at % points) + 0.5) / points) * width;
        const y = (row + (Math.floor(at / points) + 0.5) / points) * height;
        if (holds({ x, y })) count++;
      }
      found.push({ row, column, count });
    }
  }
  const most = Math.max(0, ...found.map(({ count }) => count));
  return found.filter(({ count }) => count > 0 && count >= most / 2);
}
