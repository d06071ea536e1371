import { describe, expect, it } from 'vitest';
import {
  type Grid,
  gridCostTo,
  gridDirections,
  gridFacingCostTo,
  gridFacingPathTo,
  gridFacingReach,
  gridKingDistance,
  gridNearest,
  gridNeighbours,
  gridOpposite,
  gridPathTo,
  gridReach,
  gridTurn,
  gridTurnLeft,
  gridTurnRight,
  gridWalkingDistance,
  gridWith,
  isGridAdjacent,
  isGridDiagonal,
} from '../../src/grid/index.ts';
import { at, drawn } from './arbitrary.ts';

const walk = (grid: Grid, from: readonly [number, number], to: readonly [number, number], mover = {}) =>
  gridWalkingDistance(grid, at(grid, ...from), at(grid, ...to), mover);

/** The grid drawn with the cost of each cell that is reached, a dot for the others. */
function costsDrawn(grid: Grid, costs: (cell: number) => number): string[] {
  return Array.from({ length: grid.height }, (_, row) =>
    Array.from({ length: grid.width }, (_, col) => {
      const cost = costs(row * grid.width + col);
      return cost === Infinity ? '.' : cost;
    }).join(''),
  );
}

describe('steps', () => {
  it('a diagonal step needs one of the two cells beside it', () => {
    const open = drawn(`..
                        ..`);
    const one = drawn(`.#
                       ..`);
    const both = drawn(`.#
                        #.`);
    expect([open, one, both].map(grid => isGridAdjacent(grid, 0, 3))).toEqual([true, true, false]);
  });

  it('a place outside the board is like a wall', () => {
    const both = drawn(`.~
                        ~.`);
    expect(gridNeighbours(both, 0)).toEqual([]);
    expect(() => gridNeighbours(both, 1)).toThrow('no cell number 1');
  });

  it('two walls meeting at a corner shut the diagonal, the end of one wall does not', () => {
    const straight = drawn('..\n..', {
      walls: [
        { row: 0, col: 0, side: 'E' },
        { row: 1, col: 1, side: 'W' },
      ],
    });
    const end = drawn('..\n..', { walls: [{ row: 0, col: 0, side: 'E' }] });
    const nook = drawn('..\n..', {
      walls: [
        { row: 0, col: 0, side: 'E' },
        { row: 0, col: 0, side: 'S' },
      ],
    });
    expect(gridNeighbours(straight, 0)).toEqual([2]);
    expect(gridNeighbours(end, 0)).toEqual([2, 3]);
    expect(gridNeighbours(nook, 0)).toEqual([]);
  });

  it('a figure that bars a cell hinders no diagonal past it, a blocked cell does', () => {
    const grid = drawn(`.#
                        ..`);
    expect(gridNeighbours(grid, 0, { barred: [2] })).toEqual([3]);
    expect(gridNeighbours(gridWith(grid, { doors: [], blocked: [2] }), 0)).toEqual([]);
  });

  it('levels are joined by inclines only, unless one flies', () => {
    const grid = drawn(`.h.
                        ./h`);
    expect(gridNeighbours(grid, at(grid, 0, 0))).toEqual([3, 4]);
    expect(gridNeighbours(grid, at(grid, 0, 1))).toEqual([4, 5]);
    expect(gridNeighbours(grid, at(grid, 1, 1))).toEqual([0, 1, 2, 3, 5]);
    expect(gridNeighbours(grid, at(grid, 0, 0), { ignoresLevels: true })).toEqual([1, 3, 4]);
    expect(gridNeighbours(grid, at(grid, 0, 0), { ignoresLevels: true, orthogonal: true })).toEqual([1, 3]);
  });

  it('doors between cells and doors that are cells open and shut', () => {
    const shut = drawn('...', {
      doors: [
        { name: 'edge', edges: [{ row: 0, col: 1, side: 'W' }] },
        { name: 'cell', cells: [{ row: 0, col: 2 }] },
      ],
    });
    const steps = (doors: boolean[]) => gridNeighbours(gridWith(shut, { doors }), 1);
    expect(gridNeighbours(shut, 1)).toEqual([]);
    expect(steps([true, false])).toEqual([0]);
    expect(steps([false, true])).toEqual([2]);
    expect(gridNeighbours(gridWith(gridWith(shut, { doors: [true, true] }), { doors: [true, false] }), 1)).toEqual([0]);
    expect(() => steps([true])).toThrow('has 2 doors');
    expect(() => gridWith(shut, { doors: [true, true], blocked: [3] })).toThrow('no cell number 3');
  });
});

describe('reach', () => {
  const swamp = drawn(`...
                       .o.
                       ...`);

  it('entering or leaving rough ground can cost more', () => {
    expect(walk(swamp, [1, 0], [1, 1], { costs: { enter: { o: 2 } } })).toBe(2);
    expect(walk(swamp, [1, 1], [1, 2], { costs: { enter: { o: 2 } } })).toBe(1);
    expect(walk(swamp, [1, 0], [1, 1], { costs: { leave: { o: 2 } } })).toBe(1);
    expect(walk(swamp, [1, 1], [1, 2], { costs: { leave: { o: 2 } } })).toBe(2);
    expect(walk(swamp, [1, 0], [1, 1], { costs: { enter: { o: 3 }, leave: { '.': 2 } } })).toBe(3);
  });

  it('shows every cell with its cheapest cost, and nothing beyond the budget', () => {
    const grid = drawn(`.....
                        .###.
                        .o...`);
    const reach = gridReach(grid, at(grid, 0, 0), 4, { costs: { enter: { o: 2 } } });
    expect(costsDrawn(grid, cell => gridCostTo(reach, cell))).toEqual(['01234', '1...4', '234..']);
    expect(reach.cells).toEqual([0, 1, 5, 2, 10, 3, 11, 4, 9, 12]);
    expect(gridPathTo(reach, at(grid, 2, 4))).toBeUndefined();
  });

  it('of equally cheap ways it takes the shortest, then the northern, then the western', () => {
    const ring = drawn(`...
                        .#.
                        ...`);
    const around = gridReach(ring, at(ring, 1, 0), 4, { orthogonal: true });
    expect(gridPathTo(around, at(ring, 1, 2))).toEqual([3, 0, 1, 2, 5]);
    const upright = gridReach(ring, at(ring, 0, 1), 4, { orthogonal: true });
    expect(gridPathTo(upright, at(ring, 2, 1))).toEqual([1, 0, 3, 6, 7]);
    const dear = gridReach(swamp, at(swamp, 1, 0), 9, { orthogonal: true, costs: { enter: { o: 3 } } });
    expect(gridPathTo(dear, at(swamp, 1, 2))).toEqual([3, 4, 5]);
  });

  it('a cost function can forbid a step', () => {
    const oneWay = (from: number, to: number) => (to < from ? Infinity : 1);
    expect(walk(swamp, [0, 0], [2, 2], { costs: oneWay })).toBe(2);
    expect(walk(swamp, [2, 2], [0, 0], { costs: oneWay })).toBe(Infinity);
  });

  it('refuses costs and budgets that make no sense', () => {
    expect(() => gridReach(swamp, 0, -1)).toThrow('budget');
    expect(() => gridReach(swamp, 0, Number.NaN)).toThrow('budget');
    expect(() => gridReach(swamp, 0, 3, { costs: () => 0 })).toThrow('cannot cost 0');
    expect(() => gridReach(swamp, 0, 3, { costs: { enter: { o: 1.5 } } })).toThrow('cannot cost 1.5');
    expect(() => gridReach(swamp, 9, 3)).toThrow('no cell number 9');
  });

  it('distances: as the king goes, and as one walks', () => {
    const grid = drawn(`..#.
                        ..#.
                        ....`);
    expect(gridKingDistance(grid, at(grid, 0, 0), at(grid, 0, 3))).toBe(3);
    expect(gridKingDistance(grid, at(grid, 0, 0), at(grid, 2, 1))).toBe(2);
    expect(walk(grid, [0, 1], [0, 3])).toBe(4);
    expect(walk(grid, [0, 1], [0, 3], { barred: [at(grid, 2, 2)] })).toBe(Infinity);
  });

  it('the nearest cells come by walking distance, then north before south, then west before east', () => {
    const grid = drawn(`...
                        ...
                        ..#`);
    const centre = at(grid, 1, 1);
    expect(gridNearest(grid, centre, 4, cell => cell !== centre)).toEqual([0, 1, 2, 3]);
    expect(gridNearest(grid, centre, 2, () => true)).toEqual([4, 0]);
    expect(gridNearest(grid, 0, 99, cell => cell > 4)).toEqual([5, 6, 7]);
  });
});

describe('facings', () => {
  it('turn left, right and about', () => {
    expect(gridTurnRight('N')).toBe('NE');
    expect(gridTurnLeft('N')).toBe('NW');
    expect(gridOpposite('NE')).toBe('SW');
    expect(gridTurn('W', 3)).toBe('NE');
    for (const direction of gridDirections) {
      expect(gridTurnLeft(gridTurnRight(direction))).toBe(direction);
      expect(gridOpposite(gridOpposite(direction))).toBe(direction);
      expect(gridTurn(direction, 8)).toBe(direction);
    }
    expect(gridDirections.filter(isGridDiagonal)).toEqual(['NE', 'SE', 'SW', 'NW']);
  });

  const field = drawn(`...
                       .o.
                       ...`);

  it('a piece goes straight ahead; a turn costs the same whatever the angle', () => {
    const reach = gridFacingReach(field, { cell: at(field, 2, 1), facing: 'N' }, 3, { costs: { enter: { o: 2 } } });
    const cost = (row: number, col: number, facing: (typeof gridDirections)[number]) =>
      gridFacingCostTo(reach, at(field, row, col), facing);
    expect(cost(2, 1, 'N')).toBe(0);
    expect(cost(2, 1, 'NE')).toBe(1);
    expect(cost(2, 1, 'S')).toBe(1);
    expect(cost(1, 1, 'N')).toBe(2);
    expect(cost(0, 1, 'N')).toBe(3);
    expect(cost(1, 1, 'E')).toBe(3);
    expect(cost(1, 2, 'NE')).toBe(2);
    expect(cost(1, 2, 'N')).toBe(3);
    expect(cost(2, 2, 'N')).toBe(3);
    expect(cost(1, 0, 'W')).toBe(3);
    expect(cost(0, 2, 'N')).toBe(Infinity);
  });

  it('tells the way as steps and turns', () => {
    const reach = gridFacingReach(field, { cell: at(field, 2, 0), facing: 'N' }, 9, { turnCost: 2 });
    expect(gridFacingPathTo(reach, at(field, 1, 1), 'E')).toEqual([
      { cell: 6, facing: 'N' },
      { cell: 3, facing: 'N' },
      { cell: 3, facing: 'E' },
      { cell: 4, facing: 'E' },
    ]);
    expect(gridFacingCostTo(reach, at(field, 1, 1), 'E')).toBe(4);
    expect(gridFacingCostTo(reach, at(field, 1, 1), 'NE')).toBe(3);
  });

  it('stops at what blocks, at the rim and before barred cells', () => {
    const lane = drawn('..#.');
    const ahead = gridFacingReach(lane, { cell: 0, facing: 'E' }, 9);
    expect(gridFacingCostTo(ahead, 1, 'E')).toBe(1);
    expect(gridFacingCostTo(ahead, 3, 'E')).toBe(Infinity);
    const barred = gridFacingReach(lane, { cell: 0, facing: 'E' }, 9, { barred: [1] });
    expect(barred.poses.every(pose => pose.cell === 0)).toBe(true);
    expect(() => gridFacingReach(lane, { cell: 0, facing: 'E' }, 9, { turnCost: 0 })).toThrow('cannot cost 0');
  });
});
