import { describe, expect, test } from 'vitest';
import type { GridSide } from '../../src/grid/types.ts';
import { cellAcross, hasWall, isCornerShut, putWall } from '../../src/grid/walls.ts';

const sides: readonly GridSide[] = ['N', 'E', 'S', 'W'];
/** Down and right from a cell to the next one over each side. */
const steps: Readonly<Record<GridSide, readonly [number, number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

describe('in a grid of two rows of three', () => {
  test('every edge has the right cell across, or none beyond the rim', () => {
    const across = Array.from({ length: 6 }, (_, cell) => sides.map(side => cellAcross(3, 6, cell, side)));
    expect(across).toEqual([
      [undefined, 1, 3, undefined],
      [undefined, 2, 4, 0],
      [undefined, undefined, 5, 1],
      [0, 4, undefined, undefined],
      [1, 5, undefined, 3],
      [2, undefined, undefined, 4],
    ]);
  });

  test('a wall stands on its edge alone, seen from both cells', () => {
    for (let cell = 0; cell < 6; cell++) {
      for (const side of sides) {
        const walls = new Uint8Array(6);
        putWall(walls, 3, cell, side);
        const other = cellAcross(3, 6, cell, side);
        const seen = Array.from({ length: 6 }, (_, from) =>
          sides.filter(way => hasWall(walls, from, ...steps[way])).map(way => [from, cellAcross(3, 6, from, way)]),
        ).flat();
        const expected = [[cell, other], ...(other === undefined ? [] : [[other, cell]])];
        expect(seen).toHaveLength(expected.length);
        expect(seen).toEqual(expect.arrayContaining(expected));
      }
    }
  });
});

describe('from cell 0 of a square of four to cell 3', () => {
  const isShut = (stops: readonly number[], ...edges: readonly [number, GridSide][]) => {
    const walls = new Uint8Array(4);
    for (const [cell, side] of edges) putWall(walls, 2, cell, side);
    const stopping = new Uint8Array(4);
    for (const cell of stops) stopping[cell] = 1;
    return isCornerShut(walls, stopping, 2, 0, 1, 1);
  };
  const besideWays: readonly Parameters<typeof isShut>[] = [[[1]], [[], [0, 'E']], [[], [1, 'S']]];
  const belowWays: readonly Parameters<typeof isShut>[] = [[[2]], [[], [0, 'S']], [[], [2, 'E']]];

  test('one open way round the corner is enough', () => {
    expect(isShut([])).toBe(false);
    for (const way of [...besideWays, ...belowWays]) expect(isShut(...way)).toBe(false);
  });

  test('whatever blocks both ways shuts it', () => {
    for (const [stops, ...edges] of besideWays) {
      for (const [moreStops, ...moreEdges] of belowWays)
        expect(isShut([...stops, ...moreStops], ...edges, ...moreEdges)).toBe(true);
    }
  });
});
