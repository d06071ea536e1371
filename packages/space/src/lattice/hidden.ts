import { chartOf, directSteps } from './chart.ts';
import { around, type Found, type Search, short } from './direct.ts';
import { isWanted, regionOf } from './region.ts';
import { everyStep, stepLengths, undoing, worthwhileAfter } from './steps.ts';
import { latticeSize } from './table.ts';
import type { LatticeIndex } from './types.ts';

/** What a search needs while it runs, in arrays that the next one uses again. */
interface Scratch {
  /** As ways compare; of this search only where `touched` says so. */
  readonly cost: Float64Array;
  /** By point: the number of the search that last came there, so that nothing need be cleared for the next. */
  readonly touched: Uint32Array;
  search: number;
  /** The true length of a way, how many steps it has, and the last of them. */
  readonly length: Float64Array;
  readonly count: Uint16Array;
  readonly last: Uint8Array;
  /** The steps worth taking on from a point, by the one that leads to it: see `worthwhileAfter`. */
  readonly onward: Uint16Array;
  /** What no direct way leads to. */
  readonly hidden: Int32Array;
  /** Points by whole cost, as chains: no step leads from a bucket into itself, so order within one is free. */
  heads: Int32Array;
  points: Int32Array;
  next: Int32Array;
  entries: number;
}

/** The cost where the search has begun from, because a direct way leads there, which no other can better. */
const begun = -1;

/**
 * Lengths this near are equal. Sums of up to 300 steps of 1, √2 and √5 that differ at all differ by more, because the
 * product of a difference with its three conjugates is a whole number; and adding up so many is much less off.
 */
const same = 1e-9;

const longest = Math.sqrt(5);

/**
 * The shortest ways to what `findDirect` has left out: what lies behind something, or is reached over slow steps. Among ways
 * of equal length a point keeps the one with fewer steps, then the one whose point before has the lower index.
 */
export function findHidden(search: Search, found: Found): void {
  const scratch = scratchFor(search);
  const hidden = setOut(search, found, scratch);
  beginBeside(search, found, scratch, hidden);
  if (found.slowed) beginAtRim(search, found, scratch);
  if (scratch.entries > 0) searchOn(search, found, scratch);
}

/** Lists what was not found; tells how many points that are. */
function setOut(search: Search, found: Found, { hidden }: Scratch): number {
  const { table, open, start, limit, avoid, slow, guide } = search;
  const { columns } = table;
  const { first, step } = found;
  const { lengths } = chartOf(table);
  const column = start % columns;
  const { north, south, west, east } = regionOf(table, start, limit, guide);
  let unknown = 0;
  for (let row = north; row <= south; row++) {
    const far = Math.abs(row * columns - start + column);
    for (let c = west[row]!; c <= east[row]!; c++) {
      const point = row * columns + c;
      const isKnown = isDirect(step[point - first]!);
      if (isKnown && (slow === undefined || found.slowed || slow.touched[point] === 0)) continue;
      const bits = avoid === undefined ? open[point]! : open[point]! & ~avoid[point]!;
      const length = lengths[far + Math.abs(c - column)]!;
      if (bits === 0 || length > limit || !isWanted(guide, columns, point, length)) continue;
      if (slow !== undefined && (bits & slow.touched[point]!) !== 0) found.slowed = true;
      if (!isKnown) hidden[unknown++] = point;
    }
  }
  return unknown;
}

/** The search begins from wherever a step leads to one of so many hidden points. */
function beginBeside(search: Search, { first, step }: Found, scratch: Scratch, hidden: number): void {
  const { table, open, avoid } = search;
  const { offsets } = chartOf(table);
  for (let i = 0; i < hidden; i++) {
    const point = scratch.hidden[i]!;
    let bits = open[point]!;
    if (avoid !== undefined) bits &= ~avoid[point]!;
    for (; bits !== 0; bits &= bits - 1) {
      const back = 31 - Math.clz32(bits & -bits);
      const from = point + offsets[back]!;
      if (!isDirect(step[from - first]!)) continue;
      beginFrom(search, scratch, from);
      scratch.onward[from]! |= 1 << undoing(back);
    }
  }
}

/** Slow ways are compared with longer ones: those begin where the direct ways end. */
function beginAtRim(search: Search, { first, step }: Found, scratch: Scratch): void {
  const { table, start, limit, guide } = search;
  const { columns } = table;
  const { lengths } = chartOf(table);
  const column = start % columns;
  const { north, south, west, east } = regionOf(table, start, limit, guide);
  for (let row = north; row <= south; row++) {
    const far = Math.abs(row * columns - start + column);
    for (let c = west[row]!; c <= east[row]!; c++) {
      const point = row * columns + c;
      if (!isDirect(step[point - first]!) || lengths[far + Math.abs(c - column)]! + longest <= limit) continue;
      beginFrom(search, scratch, point);
      scratch.onward[point] = everyStep;
    }
  }
}

function isDirect(step: number): boolean {
  return step !== 0 && (step & around) === 0;
}

/** Sets out from a point that a direct way leads to; no step is taken on from there yet. */
function beginFrom(search: Search, scratch: Scratch, point: LatticeIndex): void {
  if (scratch.touched[point] === scratch.search) return;
  const { columns } = search.table;
  const column = point % columns;
  const from = search.start % columns;
  const across = Math.abs(column - from);
  const down = Math.abs((point - column - search.start + from) / columns);
  scratch.touched[point] = scratch.search;
  scratch.cost[point] = begun;
  scratch.length[point] = chartOf(search.table).lengths[down * columns + across]!;
  scratch.count[point] = directSteps(across, down);
  scratch.onward[point] = 0;
  put(scratch, point, Math.floor(scratch.length[point]!));
}

function put(scratch: Scratch, point: LatticeIndex, bucket: number): void {
  const entry = scratch.entries++;
  scratch.points[entry] = point;
  scratch.next[entry] = scratch.heads[bucket]!;
  scratch.heads[bucket] = entry;
}

function searchOn(search: Search, found: Found, scratch: Scratch): void {
  const { table, open, limit, short: most, avoid, heed, slow, guide } = search;
  const { cost, touched, search: now, length, count, last, onward, heads, points, next } = scratch;
  const { first, step: known } = found;
  const { offsets } = chartOf(table);
  const factor = slow?.factor ?? 1;
  const costLimit = found.slowed ? limit * factor : limit;
  let lastBucket = Math.floor(limit);
  for (let bucket = 0; bucket <= lastBucket; bucket++) {
    for (let entry = heads[bucket]!; entry >= 0; entry = next[entry]!) {
      const from = points[entry]!;
      const truly = length[from]!;
      const isBegun = cost[from] === begun;
      const soFar = isBegun ? truly : cost[from]!;
      if ((soFar | 0) !== bucket || !isWanted(guide, table.columns, from, soFar)) continue;
      if (truly <= limit && !isBegun) known[from - first] = (last[from]! + 1) | around | (truly <= most ? short : 0);
      let bits = open[from]!;
      if (avoid !== undefined && (bits & avoid[from]!) !== 0) {
        bits &= ~avoid[from]!;
        if (truly <= heed) found.avoided = true;
      }
      const slowed = slow === undefined ? 0 : bits & slow.touched[from]!;
      const isFree = bits === everyStep && slowed === 0;
      bits &= onward[from]!;
      const nth = count[from]! + 1;
      for (; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const step = 31 - Math.clz32(bit);
        const add = stepLengths[step]!;
        const offer = (slowed & bit) === 0 ? soFar + add : soFar + add * factor;
        const to = from + offsets[step]!;
        if (offer > costLimit || isDirect(known[to - first]!)) continue;
        const before = touched[to] === now ? cost[to]! : Number.POSITIVE_INFINITY;
        if (offer > before + same) continue;
        if (offer > before - same) {
          const isOlder = from > to - offsets[last[to]!]!;
          if (nth > count[to]! || (nth === count[to]! && isOlder)) continue;
        } else {
          const into = offer | 0;
          if (before === Number.POSITIVE_INFINITY || (before | 0) !== into) put(scratch, to, into);
          cost[to] = offer;
          touched[to] = now;
        }
        if (offer > lastBucket && truly + add <= limit) lastBucket = offer | 0;
        length[to] = truly + add;
        count[to] = nth;
        last[to] = step;
        onward[to] = isFree ? worthwhileAfter[step]! : everyStep;
      }
    }
  }
}

const scratches = new Map<number, Scratch>();

/** As after no search at all. */
function scratchFor({ table, limit, slow }: Search): Scratch {
  const size = latticeSize(table);
  let scratch = scratches.get(size);
  if (scratch === undefined) {
    scratch = newScratch(size);
    scratches.set(size, scratch);
  }
  const factor = slow?.factor ?? 1;
  const buckets = Math.ceil(Math.min(limit, size * longest) * factor) + 1;
  if (scratch.heads.length < buckets) scratch.heads = new Int32Array(buckets);
  scratch.heads.fill(-1, 0, buckets);
  // A point is offered ways from buckets that are at most a step apart, each time a shorter one.
  const entries = size * (Math.ceil(longest * factor) + 4);
  if (scratch.points.length < entries) {
    scratch.points = new Int32Array(entries);
    scratch.next = new Int32Array(entries);
  }
  scratch.entries = 0;
  scratch.search++;
  return scratch;
}

function newScratch(size: number): Scratch {
  return {
    cost: new Float64Array(size),
    touched: new Uint32Array(size),
    search: 0,
    length: new Float64Array(size),
    count: new Uint16Array(size),
    last: new Uint8Array(size),
    onward: new Uint16Array(size),
    hidden: new Int32Array(size),
    heads: new Int32Array(0),
    points: new Int32Array(0),
    next: new Int32Array(0),
    entries: 0,
  };
}
