import { checkCell } from './cells.ts';
import { checkCost, stepCost } from './costs.ts';
import { directionNumber, gridDirections } from './directions.ts';
import { barredCells } from './reach.ts';
import { reachedNodes, spread, wayTo } from './spread.ts';
import { stepsOf, strides } from './steps.ts';
import type { Grid, GridDirection, GridFacingMover, GridFacingReach, GridPose } from './types.ts';

/**
 * The poses that a piece which moves straight ahead can reach for so much. Of several cheapest ways it takes the one
 * with fewest steps and turns; of these, where they first part, the more northern cell, then the more western, then
 * the facing that comes first clockwise from north.
 */
export function gridFacingReach(
  grid: Grid,
  from: GridPose,
  budget: number,
  mover: GridFacingMover = {},
): GridFacingReach {
  checkCell(grid, from.cell);
  const { steps, allowed } = stepsOf(grid, mover);
  const costOf = stepCost(grid, mover.costs);
  const turnCost = checkCost(mover.turnCost ?? 1);
  const stride = strides(grid);
  const barred = barredCells(grid, mover);
  const { costs, previous } = spread(
    grid.terrain.length * 8,
    poseNumber(from.cell, from.facing),
    budget,
    (pose, offer) => {
      const cell = pose >> 3;
      const facing = pose & 7;
      const ahead = cell + stride[facing]!;
      if (steps[cell]! & allowed & (1 << facing) && !barred[ahead]) offer(ahead * 8 + facing, costOf(cell, ahead));
      for (let other = 0; other < 8; other++) {
        if (other !== facing && allowed & (1 << other)) offer(cell * 8 + other, turnCost);
      }
    },
  );
  return { from, poses: reachedNodes(costs).map(poseOf), costs, previous };
}

/** The cost of reaching a pose; Infinity if it is out of reach. */
export function gridFacingCostTo(reach: GridFacingReach, cell: number, facing: GridDirection): number {
  const cost = reach.costs[poseNumber(cell, facing)] ?? -1;
  return cost < 0 ? Infinity : cost;
}

/** The poses on the way to a pose from the start, both included; undefined if it is out of reach. */
export function gridFacingPathTo(
  reach: GridFacingReach,
  cell: number,
  facing: GridDirection,
): readonly GridPose[] | undefined {
  return wayTo(reach, poseNumber(cell, facing))?.map(poseOf);
}

function poseNumber(cell: number, facing: GridDirection): number {
  return cell * 8 + directionNumber(facing);
}

function poseOf(number: number): GridPose {
  return { cell: number >> 3, facing: gridDirections[number & 7]! };
}
