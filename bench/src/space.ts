import { Chance, seedFrom } from '@starboard/kernel';
import {
  allZoneDoorsOpen,
  compileGrid,
  compileZones,
  gridCell,
  gridReach,
  inches,
  latticeIndex,
  latticeReach,
  latticeTable,
  navigationMap,
  paretoRoutes,
  rectangle,
  surveyZones,
} from '@starboard/space';
import { bestMicros, type Effort, type Figure } from './measure.ts';

const chance = new Chance(seedFrom('space'));

/** Rooms of 2 × 2 cells side by side, each with a door to the east and one to the south: 64 zones. */
function zones(): () => unknown {
  const side = 8;
  const name = (row: number, col: number) => `${row}-${col}`;
  const rows = Array.from({ length: 2 * side }, (_, row) =>
    Array.from({ length: 2 * side }, (_, col) => name(row >> 1, col >> 1)),
  );
  const doorways = Array.from({ length: side * side }, (_, i) => [Math.floor(i / side), i % side] as const).flatMap(
    ([row, col]) => [
      ...(col + 1 < side
        ? [{ from: name(row, col), side: 'E' as const, to: name(row, col + 1), door: `e${row}-${col}` }]
        : []),
      ...(row + 1 < side
        ? [{ from: name(row, col), side: 'S' as const, to: name(row + 1, col), door: `s${row}-${col}` }]
        : []),
    ],
  );
  const map = compileZones({ rows, doorways });
  if (!map.ok) throw new Error(map.problems.join());
  const openings = allZoneDoorsOpen(map.value);
  return () => surveyZones(map.value, openings);
}

/** A board of 26 × 26 cells, one in eight a pillar. */
function grid(): () => unknown {
  const rows = Array.from({ length: 26 }, () =>
    Array.from({ length: 26 }, () => (chance.die(8) === 1 ? 'pillar' : 'floor')),
  );
  rows[13]![13] = 'floor';
  const board = compileGrid({ rows, terrains: { floor: {}, pillar: { blocks: 'all' } } });
  if (!board.ok) throw new Error(board.problems.join());
  const from = gridCell(board.value, 13, 13)!;
  return () => gridReach(board.value, from, 6);
}

/** A table of 48 by 48 inches with 24 pieces and 40 bases; a move of 12 inches from its middle. */
function lattice(): () => unknown {
  const table = latticeTable(inches(48), inches(48));
  const walls = Array.from({ length: 24 }, (_, i) =>
    rectangle(inches(3 + (i % 6) * 8), inches(4 + Math.floor(i / 6) * 12), inches(3), inches(2)),
  );
  const map = navigationMap(table, 3, { walls });
  const start = latticeIndex(table, { x: inches(24), y: inches(24) });
  const keepAway = Array.from({ length: 40 }, () => {
    const at = latticeIndex(table, { x: 2 * (8 + chance.below(80)), y: 2 * (8 + chance.below(80)) });
    return { at, pass: 6, end: 10 };
  });
  return () => latticeReach(map, { start, limit: inches(12), keepAway });
}

/** 180 nodes with three ways to stand on each, and four costs. */
function routes(): () => unknown {
  const size = 180;
  const edges = Array.from({ length: size }, (_, from) =>
    [1, 1, 2, 7].map(step => ({
      to: (from + step + chance.below(3)) % size,
      costs: [chance.below(2), chance.below(3), chance.below(4), chance.below(2)],
    })),
  );
  return () =>
    paretoRoutes({
      start: { node: 0, stance: 0 },
      costs: 4,
      key: ({ node, stance }) => node * 3 + stance,
      expand: ({ node, stance }) =>
        edges[node]!.map(({ to, costs }, i) => ({ state: { node: to, stance: (stance + i) % 3 }, costs })),
      bounds: [6, 12, 16, 6],
    });
}

export function spaceFigures(effort: Effort): Figure[] {
  const works: readonly [name: string, what: string, aim: number | undefined, work: () => unknown][] = [
    ['space.zones.surveyMicros', 'steps, distances and sight between all of 64 zones with 112 doors', 1_000, zones()],
    ['space.grid.reachMicros', 'a move of 6 on a board of 26 × 26 cells', undefined, grid()],
    ['space.lattice.reachMicros', 'a move of 12″ on a table with 24 pieces and 40 bases', 1_000, lattice()],
    ['space.routes.paretoMicros', 'all unbeaten routes over 180 nodes with 3 stances and 4 costs', 20_000, routes()],
  ];
  return works.map(([name, what, aim, work]) => {
    const value = Math.round(bestMicros(work, effort));
    return { name, value, unit: 'µs', ...(aim && { aim: { atMost: aim } }), what };
  });
}
