import { describe, expect, it } from 'vitest';
import {
  compileGrid,
  type GridSpec,
  gridBeside,
  gridCell,
  gridLevel,
  gridSpot,
  gridTerrain,
} from '../../src/grid/index.ts';
import { at, drawn, problemsOf, rowsOf, terrains } from './arbitrary.ts';

const wrong = (drawing: string, rest: Partial<Omit<GridSpec, 'rows'>> = {}) =>
  problemsOf(compileGrid({ terrains, ...rest, rows: rowsOf(drawing) }));

describe('a compiled grid', () => {
  const grid = drawn(`.#~
                      h/o`);

  it('knows its cells, their terrain and level', () => {
    expect(gridCell(grid, 1, 2)).toBe(5);
    expect(gridSpot(grid, 5)).toEqual({ row: 1, col: 2 });
    for (const [row, col] of [
      [0, 2],
      [-1, 0],
      [2, 0],
      [0, 3],
      [0, -1],
      [0.5, 0],
    ] as const) {
      expect(gridCell(grid, row, col)).toBeUndefined();
    }
    expect(gridTerrain(grid, at(grid, 1, 2))).toBe('o');
    expect(gridLevel(grid, at(grid, 1, 0))).toBe(1);
    expect(gridLevel(grid, at(grid, 1, 1))).toBe(0);
    expect(() => gridTerrain(grid, 2)).toThrow('no cell number 2');
    expect(() => gridLevel(grid, 6)).toThrow('no cell number 6');
  });

  it('knows what lies beside a cell, whatever is in between', () => {
    expect(gridBeside(grid, 0, 'E')).toBe(1);
    expect(gridBeside(grid, 0, 'SE')).toBe(4);
    expect(gridBeside(grid, 0, 'W')).toBeUndefined();
    expect(gridBeside(grid, 1, 'E')).toBeUndefined();
    expect(gridBeside(grid, 3, 'W')).toBeUndefined();
  });
});

describe('everything wrong with a grid is listed in words', () => {
  it('shape and terrain', () => {
    expect(wrong('')).toEqual(['The grid has no cell.']);
    expect(wrong('..\n.\n?!')).toEqual([
      'Row 1 has 1 cells; row 0 has 2.',
      'There is no terrain "?".',
      'There is no terrain "!".',
    ]);
    expect(wrong('.', { terrains: { '.': { level: 0.5 }, x: { level: [2, 1] } } })).toEqual([
      'Terrain "." has a level that is not whole.',
      'Terrain "x" has its levels in the wrong order.',
    ]);
  });

  it('walls and doors', () => {
    expect(
      wrong('.~', {
        walls: [
          { row: 0, col: 1, side: 'W' },
          { row: 0, col: 0, side: 'N' },
        ],
        doors: [
          { name: 'D', edges: [{ row: 3, col: 0, side: 'N' }] },
          { name: 'D', cells: [{ row: 0, col: 9 }] },
          { name: 'E' },
        ],
      }),
    ).toEqual([
      'Wall: there is no cell at row 0, column 1.',
      'Wall: the N side of row 0, column 0 is the rim of the grid.',
      'Door "D": there is no cell at row 3, column 0.',
      'Door "D": another door has the same name.',
      'Door "D": there is no cell at row 0, column 9.',
      'Door "E": it has neither edges nor cells.',
    ]);
  });

  it.each([
    [-1, 0],
    [-1, 2],
    [2, 0],
    [0, -1],
    [1, -1],
    [0, 2],
    [0.5, 0],
    [0, 0.5],
    [0.25, 0.5],
    [1.5, -1],
  ])('there is no cell at row %d, column %d, neither for a wall nor for a door', (row, col) => {
    const sentence = `there is no cell at row ${row}, column ${col}.`;
    const spot = { row, col };
    expect(wrong('..\n..', { walls: [{ ...spot, side: 'N' }] })).toEqual([`Wall: ${sentence}`]);
    expect(wrong('..\n..', { doors: [{ name: 'D', cells: [spot] }] })).toEqual([`Door "D": ${sentence}`]);
  });

  it('nothing of a door with an edge and a cell', () => {
    const edges = [{ row: 0, col: 0, side: 'E' }] as const;
    expect(
      compileGrid({ rows: rowsOf('...'), terrains, doors: [{ name: 'D', edges, cells: [{ row: 0, col: 2 }] }] }).ok,
    ).toBe(true);
  });
});
