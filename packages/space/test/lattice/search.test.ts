import { expect, test } from 'vitest';
import { compareCounts, packCounts } from '../../src/lattice/lengths.ts';
import { searchSteps } from '../../src/lattice/search.ts';
import { steps } from '../../src/lattice/steps.ts';
import { latticeTable } from '../../src/lattice/table.ts';
import { type Counts, longLength } from './slow.ts';

type Move = readonly [columns: number, rows: number];

test('of two ways that differ by less than a thousandth of a step the shorter is kept, whichever is found first', () => {
  for (const isDiagonalShorter of [true, false]) {
    const { straight, diagonal, oblique } = nearlyEqualLengths(isDiagonalShorter);
    const { open, table, goal } = twoWays(straight, diagonal, oblique);
    const tree = searchSteps({ table, open, start: 0, limit: Number.POSITIVE_INFINITY });
    const zigzag = packCounts(0, diagonal, 0);
    const bow = packCounts(straight, 0, oblique);
    expect(Math.sign(compareCounts(zigzag, bow))).toBe(isDiagonalShorter ? -1 : 1);
    expect(tree.counts[goal]).toBe(isDiagonalShorter ? zigzag : bow);
  }
});

/** Even counts whose lengths, diagonals on one side and the rest on the other, are very nearly the same. */
function nearlyEqualLengths(isDiagonalShorter: boolean): { straight: number; diagonal: number; oblique: number } {
  for (let diagonal = 2; diagonal <= 400; diagonal += 2) {
    for (let oblique = 2; oblique < diagonal; oblique += 2) {
      const straight = 2 * Math.round((diagonal * Math.SQRT2 - oblique * Math.sqrt(5)) / 2);
      const sides: [Counts, Counts] = [
        [0, diagonal, 0],
        [straight, 0, oblique],
      ];
      const gap = longLength(sides[0]) - longLength(sides[1]);
      const isNear = (gap < 0n ? -gap : gap) < 10n ** 57n;
      if (straight > 0 && isNear && gap < 0n === isDiagonalShorter) return { straight, diagonal, oblique };
    }
  }
  throw new Error('No such lengths.');
}

/** Two ways from the corner to a point of the first row: diagonals up and down, and a bow of the other steps below. */
function twoWays(straight: number, diagonal: number, oblique: number) {
  const net = diagonal - 2 * oblique;
  const depth = (straight - Math.abs(net)) / 2;
  const zigzag: Move[] = Array.from({ length: diagonal }, (_, i) => [1, i % 2 === 0 ? 1 : -1]);
  const bow: Move[] = [
    ...Array.from({ length: depth }, (): Move => [0, 1]),
    ...Array.from({ length: oblique }, (_, i): Move => [2, i % 2 === 0 ? 1 : -1]),
    ...Array.from({ length: Math.abs(net) }, (): Move => [Math.sign(net), 0]),
    ...Array.from({ length: depth }, (): Move => [0, -1]),
  ];
  const table = latticeTable((2 * oblique + diagonal) * 2, (depth + 2) * 2);
  const open = new Uint16Array(table.columns * table.rows);
  const ends = [zigzag, bow].map(moves => {
    let at = 0;
    for (const [columns, rows] of moves) {
      open[at]! |= 1 << steps.findIndex(step => step.columns === columns && step.rows === rows);
      at += rows * table.columns + columns;
    }
    return at;
  });
  expect(ends[0]).toBe(ends[1]);
  return { table, open, goal: ends[0]! };
}
