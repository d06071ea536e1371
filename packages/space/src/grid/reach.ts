import { checkCell } from './cells.ts';
import { stepCost } from './costs.ts';
import { type Onward, reachedNodes, spread, wayTo } from './spread.ts';
import { stepsOf, strides } from './steps.ts';
import type { Grid, GridMover, GridReach } from './types.ts';

/**
 * The cells a piece can reach for so much, each at its cheapest. Of several cheapest ways it takes the one with fewest
 * steps; of these, where they first part, the more northern cell, then the more western.
 */
export function gridReach(grid: Grid, from: number, budget: number, mover: GridMover = {}): GridReach {
  checkCell(grid, from);
  const { costs, previous } = spread(grid.terrain.length, from, budget, onward(grid, mover));
  return { from, cells: reachedNodes(costs), costs, previous };
}

/** The cost of reaching a cell; Infinity if it is out of reach. */
export function gridCostTo(reach: GridReach, cell: number): number {
  const cost = reach.costs[cell] ?? -1;
  return cost < 0 ? Infinity : cost;
}

/** The way to a cell from the start, both included; undefined if it is out of reach. */
export function gridPathTo(reach: GridReach, cell: number): readonly number[] | undefined {
  return wayTo(reach, cell);
}

/** The cheapest cost of walking from cell to cell; Infinity if there is no way. */
export function gridWalkingDistance(grid: Grid, from: number, to: number, mover: GridMover = {}): number {
  checkCell(grid, from);
  checkCell(grid, to);
  const { costs } = spread(grid.terrain.length, from, Infinity, onward(grid, mover), to);
  return costs[to]! < 0 ? Infinity : costs[to]!;
}

/** The nearest cells that are wanted, by walking distance, then north before south, then west before east. */
export function gridNearest(
  grid: Grid,
  from: number,
  count: number,
  isWanted: (cell: number) => boolean,
  mover: GridMover = {},
): readonly number[] {
  const found: number[] = [];
  for (const cell of gridReach(grid, from, Infinity, mover).cells) {
    if (found.length >= count) break;
    if (isWanted(cell)) found.push(cell);
  }
  return found;
}

function onward(grid: Grid, mover: GridMover): Onward {
  const { steps, allowed } = stepsOf(grid, mover);
  const costOf = stepCost(grid, mover.costs);
  const stride = strides(grid);
  const barred = barredCells(grid, mover);
  return (cell, offer) => {
    const open = steps[cell]! & allowed;
    for (let direction = 0; direction < 8; direction++) {
      if (!(open & (1 << direction))) continue;
      const next = cell + stride[direction]!;
      if (!barred[next]) offer(next, costOf(cell, next));
    }
  };
}

export function barredCells(grid: Grid, { barred = [] }: GridMover): Uint8Array {
  const isBarred = new Uint8Array(grid.terrain.length);
  for (const cell of barred) isBarred[cell] = 1;
  return isBarred;
}
