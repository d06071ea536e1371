/**
 * Lengths on the lattice are a + b√2 + c√5 steps for whole a, b, c. The three counts are packed into one number, so
 * two lengths are equal exactly if their packed counts are: 1, √2 and √5 are independent over the whole numbers.
 */
export type PackedCounts = number;

/** Three counts of 17 bits each fit into the 53 exact bits of a number. */
const radix = 131072;

export const mostCounted: number = radix - 1;

const root2 = Math.sqrt(2);
const root5 = Math.sqrt(5);

/** One step of each kind: along an axis, diagonal, and two by one. */
export const packedSteps: readonly [PackedCounts, PackedCounts, PackedCounts] = [1, radix, radix * radix];

export function packCounts(straight: number, diagonal: number, oblique: number): PackedCounts {
  return straight + diagonal * radix + oblique * radix * radix;
}

export function unpackCounts(packed: PackedCounts): readonly [number, number, number] {
  const oblique = Math.floor(packed / (radix * radix));
  const rest = packed - oblique * radix * radix;
  const diagonal = Math.floor(rest / radix);
  return [rest - diagonal * radix, diagonal, oblique];
}

/** The length in steps; off by less than a millionth of a millionth part. */
export function packedLength(packed: PackedCounts): number {
  const oblique = Math.floor(packed / (radix * radix));
  const rest = packed - oblique * radix * radix;
  const diagonal = Math.floor(rest / radix);
  return rest - diagonal * radix + diagonal * root2 + oblique * root5;
}

/** Below 0, 0 or above 0 as the first length is shorter, equal or longer; exact for any counts. */
export function compareCounts(p: PackedCounts, q: PackedCounts): number {
  const [a1, b1, c1] = unpackCounts(p);
  const [a2, b2, c2] = unpackCounts(q);
  return signWithRoots(BigInt(a1 - a2), BigInt(b1 - b2), BigInt(c1 - c2));
}

/** The sign of a + b√2 + c√5. */
function signWithRoots(a: bigint, b: bigint, c: bigint): number {
  const first = signWithRoot2(a, b);
  const second = sign(c);
  if (first === 0 || first === second) return second;
  if (second === 0) return first;
  // Opposite signs: the larger square wins, (a + b√2)² against 5c².
  return first * signWithRoot2(a * a + 2n * b * b - 5n * c * c, 2n * a * b);
}

/** The sign of m + n√2. */
function signWithRoot2(m: bigint, n: bigint): number {
  const first = sign(m);
  const second = sign(n);
  if (first === 0 || first === second) return second;
  if (second === 0) return first;
  return first * sign(m * m - 2n * n * n);
}

function sign(n: bigint): number {
  if (n === 0n) return 0;
  return n > 0n ? 1 : -1;
}
