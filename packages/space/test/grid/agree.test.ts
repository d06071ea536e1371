import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Grid,
  type GridCosts,
  type GridMover,
  type GridSpot,
  gridCostTo,
  gridDirections,
  gridFacingCostTo,
  gridFacingPathTo,
  gridFacingReach,
  gridKingDistance,
  gridLine,
  gridNearest,
  gridNeighbours,
  gridPathTo,
  gridRay,
  gridReach,
  gridSight,
  gridSpot,
  gridTerrain,
  gridWalkingDistance,
} from '../../src/grid/index.ts';
import { at, gridOf, gridScenes } from './arbitrary.ts';
import {
  blocks,
  canStep,
  type GridScene,
  isCornerOpen,
  isSame,
  slowReach,
  slowSight,
  spotsOf,
  wallBetween,
} from './slow.ts';

const check = (property: fc.IRawProperty<unknown>, numRuns = 100) => fc.assert(property, { numRuns, seed: 30 });

const rough = { o: 2, '+': 3 };

/** Cost tables and functions, each with the same rule in plain words for the slow version. */
const costKinds: readonly { costs?: GridCosts; slow: (grid: Grid, from: number, to: number) => number }[] = [
  { slow: () => 1 },
  { costs: { enter: rough }, slow: (grid, _, to) => ({ o: 2, '+': 3 })[gridTerrain(grid, to)] ?? 1 },
  { costs: { leave: rough }, slow: (grid, from) => ({ o: 2, '+': 3 })[gridTerrain(grid, from)] ?? 1 },
  {
    costs: (from, to) => ((from + to) % 7 === 0 ? Infinity : 1 + ((from * 3 + to) % 4)),
    slow: (_, from, to) => ((from + to) % 7 === 0 ? Infinity : 1 + ((from * 3 + to) % 4)),
  },
];

const movers = fc.record({
  kind: fc.integer({ min: 0, max: costKinds.length - 1 }),
  ignoresLevels: fc.boolean(),
  orthogonal: fc.boolean(),
  barred: fc.array(fc.nat(35), { maxLength: 4 }),
});

function moverOf({ kind, ...rest }: { kind: number } & GridMover): GridMover {
  const { costs } = costKinds[kind]!;
  return { ...rest, ...(costs && { costs }) };
}

const rowSteps = [-1, -1, 0, 1, 1, 1, 0, -1];
const colSteps = [0, 1, 1, 1, 0, -1, -1, -1];

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

function slowSteps(scene: GridScene, grid: Grid, mover: GridMover): Edge[] {
  const spots = spotsOf(scene);
  return spots.flatMap(a =>
    gridDirections.flatMap((_, direction): Edge[] => {
      const b = spots.find(spot =>
        isSame(spot, { row: a.row + rowSteps[direction]!, col: a.col + colSteps[direction]! }),
      );
      if (!b || !canStep(scene, a, b, mover.ignoresLevels)) return [];
      const [from, to] = [at(grid, a.row, a.col), at(grid, b.row, b.col)];
      if (mover.barred?.includes(to) || (mover.orthogonal && direction % 2 === 1)) return [];
      return [{ from, to, direction }];
    }),
  );
}

function onwardMap(list: readonly (readonly [number, number, number])[]) {
  const map = new Map<number, [number, number][]>();
  for (const [from, to, cost] of list) map.set(from, [...(map.get(from) ?? []), [to, cost]]);
  return map;
}

const cellsOf = (scene: GridScene, grid: Grid) => spotsOf(scene).map(({ row, col }) => at(grid, row, col));

describe('on random grids the compiled answers agree with the obvious ones', () => {
  it('steps: blocking cells, walls, doors, levels and the corner rule', () => {
    check(
      fc.property(gridScenes, movers, (scene, wanted) => {
        const grid = gridOf(scene);
        const mover = moverOf(wanted);
        const steps = slowSteps(scene, grid, mover);
        for (const cell of cellsOf(scene, grid)) {
          const expected = steps.filter(step => step.from === cell).map(step => step.to);
          expect(gridNeighbours(grid, cell, mover)).toEqual(expected.sort((a, b) => a - b));
        }
      }),
      300,
    );
  });

  it('reach: costs and ways are those found by trying every step until nothing improves', () => {
    check(
      fc.property(
        gridScenes,
        movers,
        fc.constantFrom(0, 1, 3, 5, Infinity),
        fc.nat(99),
        (scene, wanted, budget, start) => {
          const grid = gridOf(scene);
          const mover = moverOf(wanted);
          const cells = cellsOf(scene, grid);
          const from = cells[start % cells.length]!;
          const costOf = costKinds[wanted.kind]!.slow;
          const steps = slowSteps(scene, grid, mover).map(({ from: a, to: b }) => [a, b, costOf(grid, a, b)] as const);
          const slow = slowReach(from, budget, onwardMap(steps));
          const reach = gridReach(grid, from, budget, mover);
          for (const cell of cells) {
            expect(gridCostTo(reach, cell)).toBe(slow.get(cell)?.cost ?? Infinity);
            expect(gridPathTo(reach, cell)).toEqual(slow.get(cell)?.nodes);
            if (budget === Infinity)
              expect(gridWalkingDistance(grid, from, cell, mover)).toBe(slow.get(cell)?.cost ?? Infinity);
          }
          const inOrder = [...slow]
            .sort(([a, one], [b, other]) => one.cost - other.cost || a - b)
            .map(([cell]) => cell);
          expect(reach.cells).toEqual(inOrder);
          const isEven = (cell: number) => cell % 2 === 0;
          if (budget === Infinity) {
            expect(gridNearest(grid, from, 3, isEven, mover)).toEqual(inOrder.filter(isEven).slice(0, 3));
          }
        },
      ),
      200,
    );
  });

  it('reach with a facing: straight ahead or turn', () => {
    check(
      fc.property(gridScenes, movers, fc.integer({ min: 1, max: 3 }), fc.nat(99), (scene, wanted, turnCost, start) => {
        const grid = gridOf(scene);
        const mover = moverOf(wanted);
        const cells = cellsOf(scene, grid);
        const from = { cell: cells[start % cells.length]!, facing: gridDirections[(start % 4) * 2]! };
        const costOf = costKinds[wanted.kind]!.slow;
        const ahead = slowSteps(scene, grid, mover).map(
          ({ from: a, to: b, direction }) => [a * 8 + direction, b * 8 + direction, costOf(grid, a, b)] as const,
        );
        const facings = gridDirections
          .map((_, facing) => facing)
          .filter(facing => !mover.orthogonal || facing % 2 === 0);
        const turns = cells.flatMap(cell =>
          facings.flatMap(one =>
            facings.filter(other => other !== one).map(other => [cell * 8 + one, cell * 8 + other, turnCost] as const),
          ),
        );
        const slow = slowReach(from.cell * 8 + (start % 4) * 2, 5, onwardMap([...ahead, ...turns]));
        const reach = gridFacingReach(grid, from, 5, { ...mover, turnCost });
        expect(reach.poses).toHaveLength(slow.size);
        for (const [pose, { cost, nodes }] of slow) {
          const [cell, facing] = [pose >> 3, gridDirections[pose & 7]!];
          expect(gridFacingCostTo(reach, cell, facing)).toBe(cost);
          const way = gridFacingPathTo(reach, cell, facing)!;
          expect(way.map(step => step.cell * 8 + gridDirections.indexOf(step.facing))).toEqual(nodes);
        }
      }),
      60,
    );
  });

  it('sight: the segment between the centres, by exact geometry', () => {
    check(
      fc.property(gridScenes, fc.nat(99), (scene, start) => {
        const grid = gridOf(scene);
        const spots = spotsOf(scene);
        const from = spots[start % spots.length]!;
        const cell = ({ row, col }: GridSpot) => row * grid.width + col;
        for (const to of spots) {
          const { clear, cells } = gridSight(grid, cell(from), cell(to));
          const slow = slowSight(scene, from, to);
          expect(clear).toBe(slow.clear);
          expect([...cells].sort((a, b) => a - b)).toEqual(slow.crossed.map(cell));
          expect(gridLine(grid, cell(from), cell(to))).toEqual(cells);
        }
      }),
      300,
    );
  });
});

describe('rays', () => {
  it('run on from cell to cell until something stops sight', () => {
    check(
      fc.property(gridScenes, fc.nat(99), fc.nat(7), fc.boolean(), (scene, start, range, throughCorners) => {
        const grid = gridOf(scene);
        const spots = spotsOf(scene);
        const first = spots[start % spots.length]!;
        gridDirections.forEach((direction, number) => {
          const expected: GridSpot[] = [];
          let spot = first;
          while (expected.length < range && !blocks(scene, spot, 'sight')) {
            expected.push(spot);
            const next = { row: spot.row + rowSteps[number]!, col: spot.col + colSteps[number]! };
            const isDiagonal = number % 2 === 1;
            if (isDiagonal && !throughCorners && !isCornerOpen(scene, spot, next, 'sight')) break;
            if (!isDiagonal && wallBetween(scene, spot, next)) break;
            spot = next;
          }
          const ray = gridRay(grid, at(grid, first.row, first.col), direction, range, { throughCorners });
          expect(ray.map(cell => gridSpot(grid, cell))).toEqual(expected);
        });
      }),
    );
  });
});

describe('what holds on every grid', () => {
  it('sight is symmetric and crosses the same cells in reverse', () => {
    check(
      fc.property(gridScenes, fc.boolean(), (scene, higherBlocks) => {
        const grid = gridOf(scene);
        const cells = cellsOf(scene, grid);
        const pairs = cells.flatMap(a => cells.map(b => [a, b] as const));
        const uneven = pairs.filter(([a, b]) => {
          const there = gridSight(grid, a, b, { higherBlocks });
          const back = gridSight(grid, b, a, { higherBlocks });
          return there.clear !== back.clear || [a, ...there.cells].join() !== [b, ...back.cells].reverse().join();
        });
        expect(uneven).toEqual([]);
      }),
      40,
    );
  });

  it('walking with unit costs is symmetric, obeys the triangle inequality and is no shorter than a king goes', () => {
    check(
      fc.property(gridScenes, scene => {
        const grid = gridOf(scene);
        const cells = cellsOf(scene, grid);
        const reaches = new Map(cells.map(cell => [cell, gridReach(grid, cell, Infinity)]));
        const way = (a: number, b: number) => gridCostTo(reaches.get(a)!, b);
        const pairs = cells.flatMap(a => cells.map(b => [a, b] as const));
        expect(pairs.filter(([a, b]) => way(a, b) !== way(b, a))).toEqual([]);
        expect(pairs.filter(([a, b]) => way(a, b) < gridKingDistance(grid, a, b))).toEqual([]);
        expect(pairs.filter(([a, c]) => cells.some(b => way(a, c) > way(a, b) + way(b, c)))).toEqual([]);
      }),
      40,
    );
  });

  it('more budget reaches at least as much, at the same cost and by the same ways', () => {
    check(
      fc.property(gridScenes, movers, fc.nat(6), fc.nat(6), fc.nat(99), (scene, wanted, budget, more, start) => {
        const grid = gridOf(scene);
        const cells = cellsOf(scene, grid);
        const from = cells[start % cells.length]!;
        const small = gridReach(grid, from, budget, moverOf(wanted));
        const large = gridReach(grid, from, budget + more, moverOf(wanted));
        expect(large.cells.slice(0, small.cells.length)).toEqual(small.cells);
        for (const cell of small.cells) expect(gridPathTo(large, cell)).toEqual(gridPathTo(small, cell));
        expect(large.cells.slice(small.cells.length).filter(cell => gridCostTo(large, cell) <= budget)).toEqual([]);
      }),
    );
  });

  it('cells and spots are two names for the same place', () => {
    check(
      fc.property(gridScenes, scene => {
        const grid = gridOf(scene);
        expect(cellsOf(scene, grid).map(cell => gridSpot(grid, cell))).toEqual(spotsOf(scene));
      }),
    );
  });
});
