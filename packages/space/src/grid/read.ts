import type { GridBarriers, GridDoor, GridEdge, GridGround, GridSpec, GridSpot } from './types.ts';
import { cellAcross, putWall } from './walls.ts';

/** The ground as the rows and terrains tell it. */
type GridCells = Omit<GridGround, 'doors' | 'fixed'> & Omit<GridBarriers, 'walls'>;

/** Reads the cells. Places outside the board block everything. */
export function readCells({ rows, terrains }: GridSpec, problems: string[]): GridCells {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const size = width * height;
  if (size === 0) problems.push('The grid has no cell.');
  rows.forEach((row, at) => {
    if (row.length !== width) problems.push(`Row ${at} has ${row.length} cells; row 0 has ${width}.`);
  });
  const terrainNames = Object.keys(terrains).sort();
  const levels = terrainNames.map(name => levelsOf(name, terrains[name]?.level ?? 0, problems));
  const cells = {
    width,
    height,
    terrainNames,
    terrain: new Int16Array(size).fill(-1),
    lowLevel: new Int16Array(size),
    highLevel: new Int16Array(size),
    stopsSteps: new Uint8Array(size).fill(1),
    stopsSight: new Uint8Array(size).fill(1),
  };
  const numbers = new Map(terrainNames.map((name, number) => [name, number]));
  const blocks = terrainNames.map(name => terrains[name]?.blocks);
  const unknown = new Set<string>();
  for (let cell = 0; cell < size; cell++) {
    const name = rows[(cell / width) | 0]?.[cell % width] ?? null;
    if (name === null) continue;
    const number = numbers.get(name);
    if (number === undefined) {
      unknown.add(name);
      continue;
    }
    cells.terrain[cell] = number;
    cells.lowLevel[cell] = levels[number]![0];
    cells.highLevel[cell] = levels[number]![1];
    cells.stopsSteps[cell] = blocks[number] === 'all' || blocks[number] === 'steps' ? 1 : 0;
    cells.stopsSight[cell] = blocks[number] === 'all' || blocks[number] === 'sight' ? 1 : 0;
  }
  for (const name of unknown) problems.push(`There is no terrain "${name}".`);
  return cells;
}

function levelsOf(name: string, level: number | readonly [number, number], problems: string[]): [number, number] {
  const [low, high] = typeof level === 'number' ? [level, level] : level;
  if (!Number.isInteger(low) || !Number.isInteger(high))
    problems.push(`Terrain "${name}" has a level that is not whole.`);
  else if (low > high) problems.push(`Terrain "${name}" has its levels in the wrong order.`);
  return [low, high];
}

/** Reads walls, each noted in the cells on both sides of it. Where something is wrong nobody uses what was read. */
export function readWalls(spec: GridSpec, cells: GridCells, problems: string[]): Uint8Array {
  const walls = new Uint8Array(cells.terrain.length);
  for (const edge of spec.walls ?? []) putWall(walls, cells.width, edgeCell(cells, edge, 'Wall', problems), edge.side);
  return walls;
}

export function readDoors(spec: GridSpec, cells: GridCells, problems: string[]): readonly GridDoor[] {
  const names = new Set<string>();
  return (spec.doors ?? []).map(({ name, edges = [], cells: spots = [] }) => {
    const label = `Door "${name}"`;
    if (names.has(name)) problems.push(`${label}: another door has the same name.`);
    names.add(name);
    if (edges.length + spots.length === 0) problems.push(`${label}: it has neither edges nor cells.`);
    return {
      name,
      edges: edges.map(edge => ({ cell: edgeCell(cells, edge, label, problems), side: edge.side })),
      cells: spots.map(spot => spotCell(cells, spot, label, problems)),
    };
  });
}

function spotCell(cells: GridCells, spot: GridSpot, label: string, problems: string[]): number {
  if (!isCell(cells, spot)) problems.push(`${label}: there is no cell at row ${spot.row}, column ${spot.col}.`);
  return numberOf(cells, spot);
}

function edgeCell(cells: GridCells, edge: GridEdge, label: string, problems: string[]): number {
  const cell = spotCell(cells, edge, label, problems);
  if (isCell(cells, edge) && cellAcross(cells.width, cells.terrain.length, cell, edge.side) === undefined) {
    problems.push(`${label}: the ${edge.side} side of row ${edge.row}, column ${edge.col} is the rim of the grid.`);
  }
  return cell;
}

function numberOf({ width }: GridCells, { row, col }: GridSpot): number {
  return row * width + col;
}

/** A row that is not there has no terrain; a column that is not there would be one of the next row. */
function isCell(cells: GridCells, spot: GridSpot): boolean {
  const { row, col } = spot;
  const isWhole = Number.isInteger(row) && Number.isInteger(col);
  return isWhole && col >= 0 && col < cells.width && cells.terrain[numberOf(cells, spot)]! >= 0;
}
