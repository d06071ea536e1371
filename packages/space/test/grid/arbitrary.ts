import fc from 'fast-check';
import type { Checked } from '../../src/checked.ts';
import {
  compileGrid,
  type Grid,
  type GridDoorSpec,
  type GridEdge,
  type GridSpec,
  type GridSpot,
  type GridTerrain,
  gridCell,
  gridWith,
} from '../../src/grid/index.ts';
import type { GridScene } from './slow.ts';

export const terrains: Readonly<Record<string, GridTerrain>> = {
  '.': {},
  o: {},
  '#': { blocks: 'all' },
  '+': { blocks: 'sight' },
  _: { blocks: 'steps' },
  h: { level: 1 },
  '/': { level: [0, 1] },
};

function good<T>(result: Checked<T>): T {
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.value;
}

export function problemsOf(result: Checked<unknown>): readonly string[] {
  return result.ok ? [] : result.problems;
}

/** Rows from a drawing: one character a cell, ~ outside the board. */
export function rowsOf(drawing: string): (string | null)[][] {
  const lines = drawing.split('\n').map(line => line.trim());
  return lines.filter(line => line !== '').map(line => [...line].map(name => (name === '~' ? null : name)));
}

/** A compiled grid from a drawing. */
export function drawn(drawing: string, rest: Partial<Omit<GridSpec, 'rows'>> = {}): Grid {
  return good(compileGrid({ terrains, ...rest, rows: rowsOf(drawing) }));
}

export function at(grid: Grid, row: number, col: number): number {
  const cell = gridCell(grid, row, col);
  if (cell === undefined) throw new Error(`No cell at ${row}, ${col}.`);
  return cell;
}

export function gridOf({ spec, openDoors, blocked }: GridScene): Grid {
  const shut = good(compileGrid(spec));
  return gridWith(shut, {
    doors: shut.doors.map(door => openDoors.includes(door.name)),
    blocked: blocked.map(({ row, col }) => at(shut, row, col)),
  });
}

const kinds = [...'...........ooo###h', '+', '_', '/', null];

const lengths = fc.constantFrom(1, 3, 4, 5, 6, 6, 7);

/** A random grid up to 7 × 7 with all kinds of terrain, walls, doors and blocked cells. */
export const gridScenes: fc.Arbitrary<GridScene> = fc
  .tuple(lengths, lengths, fc.array(fc.noBias(fc.nat(999)), { minLength: 300, maxLength: 300 }))
  .map(([height, width, list]) => {
    let next = 0;
    const pick = (below: number) => (list[next++] ?? 0) % below;
    const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => kinds[pick(kinds.length)]!));
    rows[0]![0] ??= '.';
    const spots = rows.flatMap((line, row) => line.flatMap((name, col) => (name === null ? [] : [{ row, col }])));
    const edges = spots.flatMap(({ row, col }) => [
      ...(row + 1 < height ? [{ row, col, side: 'S' } as const] : []),
      ...(col > 0 ? [{ row, col, side: 'W' } as const] : []),
    ]);
    const walls: GridEdge[] = edges.filter(() => pick(12) === 11);
    const doors: GridDoorSpec[] = [
      { name: 'edge', edges: [...edges.filter(() => pick(20) === 19), ...edges.slice(0, 1)] },
      { name: 'cell', cells: spots.filter((_, place) => place === 0 || pick(25) === 24) },
    ];
    const blocked: GridSpot[] = spots.filter(() => pick(30) === 29);
    const usable = doors.filter(door => (door.edges ?? door.cells ?? []).length > 0);
    const openDoors = usable.filter(() => pick(2) === 1).map(door => door.name);
    return { spec: { rows, terrains, walls, doors: usable }, openDoors, blocked };
  });
