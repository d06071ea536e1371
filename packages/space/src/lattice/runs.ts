import type { LatticeIndex, LatticeRuns } from './types.ts';

/** The runs of the points that are marked with anything but 0. */
export function runsOfFlags(flags: Uint8Array): LatticeRuns {
  const runs: number[] = [];
  for (let i = 0; i < flags.length; i++) {
    if (flags[i] === 0) continue;
    const first = i;
    while (i < flags.length && flags[i] !== 0) i++;
    runs.push(first, i - first);
  }
  return runs;
}

/** The runs of some points, in any order. */
export function runsOf(points: Iterable<LatticeIndex>): LatticeRuns {
  const sorted = [...points].sort((a, b) => a - b);
  const runs: number[] = [];
  for (const point of sorted) {
    const last = runs.length - 1;
    const next = last < 0 ? -1 : runs[last - 1]! + runs[last]!;
    if (point === next) runs[last]!++;
    else if (point > next) runs.push(point, 1);
  }
  return runs;
}

/** How many points a set has. */
export function runsSize(runs: LatticeRuns): number {
  let size = 0;
  for (let i = 1; i < runs.length; i += 2) size += runs[i]!;
  return size;
}

/** True if a point is in the set. */
export function runsHave(runs: LatticeRuns, point: LatticeIndex): boolean {
  let low = 0;
  let high = runs.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle * 2]! + runs[middle * 2 + 1]! <= point) low = middle + 1;
    else high = middle;
  }
  return low * 2 < runs.length && runs[low * 2]! <= point;
}

/** The points of a set, by lower y, then lower x. */
export function runsPoints(runs: LatticeRuns): LatticeIndex[] {
  const points: LatticeIndex[] = [];
  for (let i = 0; i < runs.length; i += 2) {
    for (let n = 0; n < runs[i + 1]!; n++) points.push(runs[i]! + n);
  }
  return points;
}

/** The point with this number in the set's order, counted from 0; undefined past its end. */
export function runsPick(runs: LatticeRuns, position: number): LatticeIndex | undefined {
  if (position < 0) return undefined;
  for (let i = 0; i < runs.length; i += 2) {
    if (position < runs[i + 1]!) return runs[i]! + position;
    position -= runs[i + 1]!;
  }
  return undefined;
}

/** The points in either set. */
export function runsUnion(a: LatticeRuns, b: LatticeRuns): LatticeRuns {
  const union: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const fromA = j >= b.length || (i < a.length && a[i]! <= b[j]!);
    const first = fromA ? a[i]! : b[j]!;
    const end = first + (fromA ? a[i + 1]! : b[j + 1]!);
    if (fromA) i += 2;
    else j += 2;
    appendRun(union, first, end);
  }
  return union;
}

/** The points in both sets. */
export function runsIntersection(a: LatticeRuns, b: LatticeRuns): LatticeRuns {
  const both: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const endA = a[i]! + a[i + 1]!;
    const endB = b[j]! + b[j + 1]!;
    const first = Math.max(a[i]!, b[j]!);
    const end = Math.min(endA, endB);
    if (first < end) both.push(first, end - first);
    if (endA <= endB) i += 2;
    else j += 2;
  }
  return both;
}

function appendRun(runs: number[], first: number, end: number): void {
  const last = runs.length - 1;
  const reached = last < 0 ? -1 : runs[last - 1]! + runs[last]!;
  if (first > reached) runs.push(first, end - first);
  else if (end > reached) runs[last] = end - runs[last - 1]!;
}
