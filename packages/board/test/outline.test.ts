import { describe, expect, test } from 'vitest';
import { outlinePath } from '../src/shapes/outline.ts';

const grid = { columns: 4, cellSize: 10, inset: 1, radius: 0 };

/** The corners of each part, as points. */
function cornersOf(path: string): string[][] {
  return path
    .split('Z')
    .filter(part => part !== '')
    .map(part => [...part.matchAll(/Q([\d.-]+ [\d.-]+)/g)].map(([, point]) => point!).sort());
}

describe('the outline of cells', () => {
  test('goes around a single cell, inside its edge', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [0] }))).toEqual([['1 1', '1 9', '9 1', '9 9']]);
  });

  test('has no corner where cells run on', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [0, 1, 2] }))).toEqual([['1 1', '1 9', '29 1', '29 9']]);
  });

  test('goes around the inner corner of an L', () => {
    const [corners] = cornersOf(outlinePath({ ...grid, cells: [0, 4, 5] }));
    expect(corners).toEqual(['1 1', '1 19', '19 11', '19 19', '9 1', '9 11'].sort());
  });

  test('draws separate parts and holes by themselves', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [0, 2] }))).toHaveLength(2);
    expect(cornersOf(outlinePath({ ...grid, cells: [0, 1, 2, 4, 6, 8, 9, 10] }))).toHaveLength(2);
  });

  test('keeps cells apart that touch at a corner only', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [0, 5] }))).toHaveLength(2);
  });

  test('does not run over the end of a row', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [3, 4] }))).toHaveLength(2);
  });

  test('keeps a wall where cells are not open to each other', () => {
    expect(cornersOf(outlinePath({ ...grid, cells: [0, 1], isOpen: () => false }))).toHaveLength(2);
  });

  test('rounds corners, never by more than half a side', () => {
    expect(outlinePath({ ...grid, cells: [0], radius: 2 })).toContain('Q9 1 9 3');
    expect(outlinePath({ ...grid, cells: [0], radius: 50 })).toContain('Q9 1 9 5');
  });
});
