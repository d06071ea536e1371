import { everyStep, stepLengths, stepOffsets, worthwhileAfter } from './steps.ts';
import { latticeSize } from './table.ts';
import type { LatticeIndex, LatticeTable } from './types.ts';

/** Lengths here are in lattice steps, half an inch each. */
export interface Spreading {
  readonly table: LatticeTable;
  /** The steps that may be taken from each point. */
  readonly open: Uint16Array;
  readonly start: LatticeIndex;
  /** The greatest true length of a way that matters. */
  readonly limit: number;
  /** Steps that are not taken, and the length of a way up to which it is told that one was not. */
  readonly avoid?: Uint16Array | undefined;
  readonly heed?: number | undefined;
  /** Steps that count `factor` times when ways are compared. */
  readonly slow?: { readonly touched: Uint16Array; readonly factor: number } | undefined;
  /** Points from which even `toGo` more would make a way longer than `most` are left alone. `toGo` shrinks by no more than a step's length with each step. */
  readonly toGo?: ((from: LatticeIndex) => number) | undefined;
  readonly most?: number | undefined;
}

/** What a search found, in arrays that the next search uses again: copy what is to last. */
export interface Spread {
  /** The points with a known best way, the start first; with slow steps also some beyond the limit. */
  readonly reached: Int32Array;
  count: number;
  /** As ways compare, and truly. */
  readonly cost: Float64Array;
  length: Float64Array;
  readonly steps: Uint16Array;
  readonly previous: Int32Array;
  /** A step was left out because it is to be avoided. */
  avoided: boolean;
  /** A step counted several times. */
  slowed: boolean;
}

interface Scratch extends Spread {
  /** For true lengths where they differ from the cost. */
  readonly ownLength: Float64Array;
  readonly offsets: Int32Array;
  /** The steps worth taking on from a point, by the one that leads to it: see `worthwhileAfter`. */
  readonly onward: Uint16Array;
  /** Every point that was ever offered a way. */
  readonly offered: Int32Array;
  offers: number;
  /** Points by whole cost, as chains: no step leads from a bucket into itself, so order within one is free. */
  heads: Int32Array;
  points: Int32Array;
  next: Int32Array;
}

/**
 * Lengths this near are equal. Sums of up to 300 steps of 1, √2 and √5 that differ at all differ by more, because the
 * product of a difference with its three conjugates is a whole number; and adding up so many is much less off.
 */
const same = 1e-9;

const longest = Math.sqrt(5);

const scratches = new Map<number, Scratch>();

/**
 * The shortest way over lattice steps to every point within the limit, as `searchSteps` finds it: among ways of equal
 * length a point keeps the one with fewer steps, then the one whose point before has the lower index.
 */
export function spread(spreading: Spreading): Spread {
  const { open, start, limit, avoid, heed = limit, slow, toGo, most = Number.POSITIVE_INFINITY } = spreading;
  const factor = slow?.factor ?? 1;
  const found = prepare(spreading.table, start, limit, factor);
  const { cost, length, steps, previous, offsets, onward, offered, heads, points, next, reached } = found;
  const costLimit = limit * factor;
  let entries = 1;
  let offers = 1;
  let count = 0;
  let last = 0;
  for (let bucket = 0; bucket <= last; bucket++) {
    for (let entry = heads[bucket]!; entry >= 0; entry = next[entry]!) {
      const from = points[entry]!;
      const soFar = cost[from]!;
      if ((soFar | 0) !== bucket) continue;
      if (toGo !== undefined && soFar + toGo(from) > most) continue;
      reached[count++] = from;
      let bits = open[from]!;
      if (avoid !== undefined && (bits & avoid[from]!) !== 0) {
        bits &= ~avoid[from]!;
        if (length[from]! <= heed) found.avoided = true;
      }
      let slowed = 0;
      if (slow !== undefined) {
        slowed = bits & slow.touched[from]!;
        if (slowed !== 0) found.slowed = true;
      }
      const isFree = bits === everyStep && slowed === 0;
      bits &= onward[from]!;
      const truly = length[from]!;
      const nth = steps[from]! + 1;
      for (; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const step = 31 - Math.clz32(bit);
        const add = stepLengths[step]!;
        const offer = (slowed & bit) === 0 ? soFar + add : soFar + add * factor;
        const to = from + offsets[step]!;
        const known = cost[to]!;
        if (offer > known + same || offer > costLimit) continue;
        if (offer > known - same) {
          if (nth > steps[to]! || (nth === steps[to]! && from > previous[to]!)) continue;
        } else {
          const into = offer | 0;
          if (known === Number.POSITIVE_INFINITY) offered[offers++] = to;
          if (known === Number.POSITIVE_INFINITY || (known | 0) !== into) {
            points[entries] = to;
            next[entries] = heads[into]!;
            heads[into] = entries++;
          }
          cost[to] = offer;
        }
        if (offer > last && truly + add <= limit) last = offer | 0;
        length[to] = truly + add;
        steps[to] = nth;
        previous[to] = from;
        onward[to] = isFree ? worthwhileAfter[step]! : everyStep;
      }
    }
  }
  found.count = count;
  found.offers = offers;
  return found;
}

/** As after no search at all, with a start. */
function prepare(table: LatticeTable, start: LatticeIndex, limit: number, factor: number): Scratch {
  const scratch = scratchFor(table);
  const { cost, offered, offers } = scratch;
  for (let i = 0; i < offers; i++) cost[offered[i]!] = Number.POSITIVE_INFINITY;
  const size = latticeSize(table);
  const furthest = Math.min(limit, size * longest) * factor;
  const buckets = Math.ceil(furthest) + 1;
  makeRoom(scratch, buckets, size * (Math.ceil(longest * factor) + 3));
  scratch.heads.fill(-1, 0, buckets);
  scratch.length = factor === 1 ? scratch.cost : scratch.ownLength; // nothing is slow: one array for both
  scratch.cost[start] = 0;
  scratch.length[start] = 0;
  scratch.steps[start] = 0;
  scratch.previous[start] = -1;
  scratch.onward[start] = everyStep;
  scratch.offered[0] = start;
  scratch.points[0] = start;
  scratch.next[0] = -1;
  scratch.heads[0] = 0;
  scratch.avoided = false;
  scratch.slowed = false;
  return scratch;
}

/** A point is offered ways from buckets that are at most a step apart, each time a shorter one. */
function makeRoom(scratch: Scratch, buckets: number, entries: number): void {
  if (scratch.heads.length < buckets) scratch.heads = new Int32Array(buckets);
  if (scratch.points.length >= entries) return;
  scratch.points = new Int32Array(entries);
  scratch.next = new Int32Array(entries);
}

function scratchFor(table: LatticeTable): Scratch {
  const key = table.columns * 0x10000 + table.rows;
  const known = scratches.get(key);
  if (known) return known;
  const size = latticeSize(table);
  const made: Scratch = {
    reached: new Int32Array(size),
    count: 0,
    cost: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    length: new Float64Array(0),
    ownLength: new Float64Array(size),
    steps: new Uint16Array(size),
    previous: new Int32Array(size),
    avoided: false,
    slowed: false,
    offsets: stepOffsets(table),
    onward: new Uint16Array(size),
    offered: new Int32Array(size),
    offers: 0,
    heads: new Int32Array(0),
    points: new Int32Array(0),
    next: new Int32Array(0),
  };
  scratches.set(key, made);
  return made;
}
