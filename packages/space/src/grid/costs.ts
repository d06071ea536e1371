import type { Grid, GridCosts } from './types.ts';

type StepCost = (from: number, to: number) => number;

/** The cost of a step from cell to cell, checked: a wrong cost would give wrong ways without a word. */
export function stepCost(grid: Grid, costs: GridCosts = {}): StepCost {
  if (typeof costs === 'function') return (from, to) => checkCost(costs(from, to));
  const { terrain } = grid;
  const enter = costByTerrain(grid, costs.enter);
  const leave = costByTerrain(grid, costs.leave);
  return (from, to) => Math.max(leave[terrain[from]!]!, enter[terrain[to]!]!);
}

function costByTerrain(grid: Grid, table: Readonly<Record<string, number>> = {}): readonly number[] {
  return grid.terrainNames.map(name => (Object.hasOwn(table, name) ? checkCost(table[name]!) : 1));
}

export function checkCost(cost: number): number {
  if (cost !== Infinity && !(Number.isInteger(cost) && cost >= 1)) throw new RangeError(`A step cannot cost ${cost}.`);
  return cost;
}
