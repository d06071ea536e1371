import { compareCounts, mostCounted, type PackedCounts, packedLength, packedSteps } from './lengths.ts';
import { everyStep, stepOffsets, stepsOfKind } from './steps.ts';
import { latticeSize } from './table.ts';
import type { LatticeIndex, LatticeTable } from './types.ts';

/** Lengths here are in lattice steps, half an inch each. */
export interface StepSearch {
  readonly table: LatticeTable;
  /** The steps that may be taken from each point. */
  readonly open: Uint16Array;
  readonly start: LatticeIndex;
  /** The greatest true length of a way that matters. */
  readonly limit: number;
  /** Steps that count `factor` times when ways are compared. */
  readonly slow?: { readonly touched: Uint16Array; readonly factor: number } | undefined;
}

/** The best way found to each point. */
export interface StepTree {
  /** The points in reach, the start first; with slow steps also some that only longer ways lead to. */
  readonly reached: LatticeIndex[];
  /** The true length of the way as counts of steps. */
  readonly counts: Float64Array;
  readonly steps: Uint32Array;
  readonly previous: Int32Array;
}

interface Frontier extends StepTree {
  readonly offsets: Int32Array;
  /** The length as it compares, with slow steps counted several times, and its counts. */
  readonly cost: Float64Array;
  readonly costCounts: Float64Array;
  /** Points by cost, two buckets to a step: no step leads from a bucket into itself, so order within one is free. */
  readonly buckets: LatticeIndex[][];
  readonly limit: number;
  readonly costLimit: number;
  /** No later bucket holds a way within the limit. */
  lastBucket: number;
}

/** Numbers nearer than this are compared by their exact counts. */
const doubtful = 1e-3;

const bucketsPerStep = 2;

/**
 * The shortest way over lattice steps to every point within the limit. Among ways of equal length a point keeps the
 * one with fewer steps, then the one whose point before has the lower index.
 */
export function searchSteps(search: StepSearch): StepTree {
  const { open, slow } = search;
  const frontier = newFrontier(search);
  const { buckets, cost, costCounts, counts, reached } = frontier;
  for (let bucket = 0; bucket <= frontier.lastBucket; bucket++) {
    for (const from of buckets[bucket] ?? []) {
      if (bucketOf(cost[from]!) !== bucket) continue;
      reached.push(from);
      const slowed = slow ? slow.touched[from]! : 0;
      for (let kind = 0; kind < 3; kind++) {
        const bits = open[from]! & stepsOfKind[kind]!;
        const step = packedSteps[kind]!;
        const quick = bits & (everyStep ^ slowed);
        if (quick !== 0) offer(frontier, from, quick, costCounts[from]! + step, counts[from]! + step);
        if (slow && quick !== bits) {
          offer(frontier, from, bits & slowed, costCounts[from]! + step * slow.factor, counts[from]! + step);
        }
      }
    }
  }
  return frontier;
}

function newFrontier({ table, start, limit, slow }: StepSearch): Frontier {
  const size = latticeSize(table);
  const factor = slow?.factor ?? 1;
  if (size * factor > mostCounted) throw new RangeError('The table is too large to count steps exactly.');
  const costCounts = new Float64Array(size);
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  cost[start] = 0;
  return {
    reached: [],
    counts: slow ? new Float64Array(size) : costCounts,
    steps: new Uint32Array(size),
    previous: new Int32Array(size).fill(-1),
    offsets: stepOffsets(table),
    cost,
    costCounts,
    buckets: [[start]],
    limit,
    costLimit: limit * factor,
    lastBucket: 0,
  };
}

/** Offers the way through `from` to its neighbours by the steps in `bits`, which all compare as equally long. */
function offer(frontier: Frontier, from: LatticeIndex, bits: number, offered: PackedCounts, truly: PackedCounts): void {
  const { offsets, cost, costCounts, counts, steps, previous, buckets } = frontier;
  const length = packedLength(offered);
  if (length > frontier.costLimit) return;
  const bucket = bucketOf(length);
  if (bucket > frontier.lastBucket && packedLength(truly) <= frontier.limit) frontier.lastBucket = bucket;
  const count = steps[from]! + 1;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const to = from + offsets[31 - Math.clz32(rest & -rest)]!;
    const known = cost[to]!;
    if (length > known + doubtful) continue;
    if (length > known - doubtful && !winsClosely(frontier, to, from, offered, count)) continue;
    if (bucketOf(known) !== bucket) {
      const list = buckets[bucket];
      if (list) list.push(to);
      else buckets[bucket] = [to];
    }
    cost[to] = length;
    costCounts[to] = offered;
    counts[to] = truly;
    steps[to] = count;
    previous[to] = from;
  }
}

/** Decides between a known and an offered way whose lengths are equal or nearly so. */
function winsClosely(
  { costCounts, steps, previous }: Frontier,
  to: LatticeIndex,
  from: LatticeIndex,
  offered: PackedCounts,
  count: number,
): boolean {
  if (offered !== costCounts[to]) return compareCounts(offered, costCounts[to]!) < 0;
  if (count !== steps[to]) return count < steps[to]!;
  return from < previous[to]!;
}

function bucketOf(length: number): number {
  return Math.floor(length * bucketsPerStep);
}
