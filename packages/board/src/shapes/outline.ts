import type { Point } from './geometry.ts';

/** Which cells of a grid to draw as one shape, and how. */
export interface Outline {
  /** As row × columns + column. */
  readonly cells: Iterable<number>;
  readonly columns: number;
  readonly cellSize: number;
  /** How far the line keeps from the edge of the cells. */
  readonly inset: number;
  readonly radius: number;
  /** Whether two neighbouring cells of the shape run into each other; if not, a wall parts them. Usually they do. */
  isOpen?(cell: number, next: number): boolean;
}

/** A side of a cell, walked so that the cell lies to the right. */
interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** A corner of the shape, with the ways in and out of it. */
interface Corner extends Point {
  readonly before: Point;
  readonly after: Point;
}

/** The outline of cells as the `d` of a path, with rounded corners; holes and separate parts are paths of their own in it. */
export function outlinePath(outline: Outline): string {
  return loopsAround(sidesOf(outline))
    .map(loop => roundedPath(insetCorners(cornersOf(loop), outline), outline.radius))
    .join('');
}

const around = [
  { dx: 0, dy: -1, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
  { dx: 1, dy: 0, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
  { dx: 0, dy: 1, from: { x: 1, y: 1 }, to: { x: 0, y: 1 } },
  { dx: -1, dy: 0, from: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
] as const;

function sidesOf({ cells, columns, isOpen = () => true }: Outline): Side[] {
  const all = new Set(cells);
  return [...all].flatMap(cell => {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    return around.flatMap(({ dx, dy, from, to }) => {
      const isOnGrid = x + dx >= 0 && x + dx < columns;
      const next = cell + dx + dy * columns;
      if (isOnGrid && all.has(next) && isOpen(cell, next)) return [];
      return [{ from: { x: x + from.x, y: y + from.y }, to: { x: x + to.x, y: y + to.y } }];
    });
  });
}

/** Joins sides end to end. Where shapes touch at a corner, each keeps to itself: the sharpest right turn goes on. */
function loopsAround(sides: readonly Side[]): Side[][] {
  const starting = new Map<string, Side[]>();
  const keyOf = ({ x, y }: Point) => `${x},${y}`;
  for (const side of sides) starting.set(keyOf(side.from), [...(starting.get(keyOf(side.from)) ?? []), side]);
  const left = new Set(sides);
  const loops: Side[][] = [];
  for (const first of sides) {
    if (!left.has(first)) continue;
    const loop: Side[] = [];
    let side: Side | undefined = first;
    while (side !== undefined && left.delete(side)) {
      loop.push(side);
      const here: Side = side;
      const onward: Side[] = (starting.get(keyOf(here.to)) ?? []).filter(each => left.has(each));
      side = onward.sort((a, b) => turn(here, b) - turn(here, a))[0];
    }
    loops.push(loop);
  }
  return loops;
}

function wayOf({ from, to }: Side): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** 1 for right, 0 for straight on, -1 for left. */
function turn(side: Side, next: Side): number {
  const before = wayOf(side);
  const after = wayOf(next);
  return before.x * after.y - before.y * after.x;
}

function cornersOf(loop: readonly Side[]): Corner[] {
  return loop.flatMap((side, at) => {
    const next = loop[(at + 1) % loop.length];
    if (next === undefined || turn(side, next) === 0) return [];
    return [{ ...side.to, before: wayOf(side), after: wayOf(next) }];
  });
}

/** The inside lies to the right of each way. */
function insetCorners(corners: readonly Corner[], { cellSize, inset }: Outline): Point[] {
  return corners.map(({ x, y, before, after }) => ({
    x: x * cellSize - (before.y + after.y) * inset,
    y: y * cellSize + (before.x + after.x) * inset,
  }));
}

function roundedPath(points: readonly Point[], radius: number): string {
  const path = points.map((point, at) => {
    const before = points.at(at - 1) ?? point;
    const after = points[(at + 1) % points.length] ?? point;
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    return `${at === 0 ? 'M' : 'L'}${write(from)}Q${write(point)} ${write(to)}`;
  });
  return `${path.join('')}Z`;
}

function towards(from: Point, to: Point, way: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(way / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function write({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
