import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCounts, packCounts, packedLength, unpackCounts } from '../../src/lattice/lengths.ts';
import { type Counts, longLength } from './slow.ts';

const someCounts = (most: number): fc.Arbitrary<Counts> =>
  fc.tuple(fc.nat({ max: most }), fc.nat({ max: most }), fc.nat({ max: most }));

const sign = (n: bigint): number => (n === 0n ? 0 : n > 0n ? 1 : -1);

test('counts survive packing', () => {
  fc.assert(
    fc.property(someCounts(131071), counts => {
      expect(unpackCounts(packCounts(...counts))).toEqual(counts);
    }),
  );
});

test('the comparison is the one of sixty digits', () => {
  fc.assert(
    fc.property(someCounts(3000), someCounts(3000), (a, b) => {
      const exact = sign(longLength(a) - longLength(b));
      expect(compareCounts(packCounts(...a), packCounts(...b))).toBe(exact);
    }),
    { numRuns: 500 },
  );
});

test('lengths that agree to nine digits are still told apart', () => {
  const closest = closestPair();
  const [a, b] = [packCounts(...closest.a), packCounts(...closest.b)];
  expect(Math.abs(packedLength(a) - packedLength(b))).toBeLessThan(2e-6);
  expect(compareCounts(a, b)).toBe(sign(longLength(closest.a) - longLength(closest.b)));
  expect(compareCounts(b, a)).toBe(-compareCounts(a, b));
  expect(compareCounts(a, a)).toBe(0);
});

/** The two nearest different lengths made of b√2 against a + c√5, with counts up to two thousand. */
function closestPair(): { a: Counts; b: Counts } {
  let best = { gap: Number.POSITIVE_INFINITY, a: [0, 0, 0] as Counts, b: [0, 0, 0] as Counts };
  for (let diagonal = 1; diagonal <= 2000; diagonal++) {
    for (let oblique = 0; oblique <= 1000; oblique++) {
      const rest = diagonal * Math.sqrt(2) - oblique * Math.sqrt(5);
      const straight = Math.round(rest);
      const gap = Math.abs(rest - straight);
      if (straight >= 0 && gap < best.gap) best = { gap, a: [0, diagonal, 0], b: [straight, 0, oblique] };
    }
  }
  return best;
}
