import type { Point } from '@starboard/board';
import { type LatticeRuns, runsPoints } from '@starboard/space';
import type { View } from '../../../view.ts';
import { inch, short } from '../drawing.ts';

/** From one lattice point to the next, in units of the drawing. */
const step = inch / 2;

/** How often the edge is evened out: the lattice makes stairs of every slope. */
const passes = 3;

/** Lattice points as one area, its edge drawn evenly half a step around them; holes and separate parts included. */
export function areaPath(view: Pick<View, 'small'>, runs: LatticeRuns): string {
  const columns = (view.small ? 24 : 48) * 2 + 1;
  return traced(runsPoints(runs), columns)
    .map(loop => smoothPath(evened(loop)))
    .join('');
}

/** A side of a cell around a lattice point, walked so that the cell lies to the right. */
interface Side {
  readonly from: number;
  readonly to: number;
  readonly middle: Point;
}

/** The middles of all sides around a set of lattice points, loop by loop. */
export function traced(points: Iterable<number>, columns: number): Point[][] {
  const all = new Set(points);
  const starting = new Map<number, Side[]>();
  const width = columns + 1;
  const add = (column: number, row: number, [dx, dy]: readonly [number, number], x: number, y: number) => {
    const from = row * width + column;
    const side = { from, to: (row + dy) * width + column + dx, middle: { x: x * step, y: y * step } };
    const known = starting.get(from);
    if (known === undefined) starting.set(from, [side]);
    else known.push(side);
  };
  for (const at of all) {
    const x = at % columns;
    const y = Math.floor(at / columns);
    if (!all.has(at - columns)) add(x, y, [1, 0], x, y - 0.5);
    if (x === columns - 1 || !all.has(at + 1)) add(x + 1, y, [0, 1], x + 0.5, y);
    if (!all.has(at + columns)) add(x + 1, y + 1, [-1, 0], x, y + 0.5);
    if (x === 0 || !all.has(at - 1)) add(x, y + 1, [0, -1], x - 0.5, y);
  }
  return loopsOf(starting, width);
}

/** Where areas touch at a corner, each keeps to itself: the sharpest right turn goes on. */
function loopsOf(starting: Map<number, Side[]>, width: number): Point[][] {
  const loops: Point[][] = [];
  for (const sides of starting.values()) {
    while (sides.length > 0) {
      const loop: Point[] = [];
      let side: Side | undefined = sides.pop();
      while (side !== undefined) {
        loop.push(side.middle);
        const here: Side = side;
        const onward: Side[] = starting.get(here.to) ?? [];
        const best = onward.length < 2 ? 0 : onward.findIndex(next => turnOf(here, next, width) === 1);
        side = onward.splice(Math.max(0, best), 1)[0];
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** 1 for right, 0 for straight on, -1 for left. */
function turnOf({ from, to }: Side, next: Side, width: number): number {
  const way = (a: number, b: number) => ({
    x: (b % width) - (a % width),
    y: Math.floor(b / width) - Math.floor(a / width),
  });
  const before = way(from, to);
  const after = way(next.from, next.to);
  return before.x * after.y - before.y * after.x;
}

/** Each point moved between its neighbours, a few times; an area of a single point keeps its size. */
function evened(loop: readonly Point[]): readonly Point[] {
  let points = loop;
  for (let pass = 0; pass < passes && loop.length > 8; pass++) {
    points = points.map((point, i) => {
      const before = points.at(i - 1)!;
      const after = points[(i + 1) % points.length]!;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return points;
}

/** A closed curve around the points: from the middle of one edge to that of the next. */
function smoothPath(points: readonly Point[]): string {
  const middle = (i: number) => {
    const a = points[i % points.length]!;
    const b = points[(i + 1) % points.length]!;
    return `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const { x, y } = points[(i + 1) % points.length]!;
    return `Q${short(x)} ${short(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
