import { everyStep, stepLengths, stepOffsets, worthwhileAfter } from './steps.ts';
import type { LatticeIndex, NavigationMap, QuarterInches } from './types.ts';

/** A step is half an inch. */
const stepLength: QuarterInches = 2;

/**
 * How far every point is from one, walking around the walls and past everybody. The search goes on from the goal only as
 * far as somebody asks.
 */
export class Walks {
  readonly #open: Uint16Array;
  readonly #offsets: Int32Array;
  /** In steps; final below `#next`. */
  readonly #cost: Float64Array;
  /** The steps worth taking on from a point: see `worthwhileAfter`. */
  readonly #onward: Uint16Array;
  /** Points by whole cost: no step leads from a bucket into itself, so order within one is free. */
  readonly #buckets: LatticeIndex[][];
  #next = 0;

  constructor({ table, open }: NavigationMap, goal: LatticeIndex) {
    this.#open = open;
    this.#offsets = stepOffsets(table);
    this.#cost = new Float64Array(open.length).fill(Number.POSITIVE_INFINITY);
    this.#onward = new Uint16Array(open.length);
    this.#cost[goal] = 0;
    this.#onward[goal] = everyStep;
    this.#buckets = [[goal]];
  }

  /** The length of the shortest way over lattice steps; Infinity where none leads. If it is above `most`, any such length. */
  from(point: LatticeIndex, most: QuarterInches = Number.POSITIVE_INFINITY): QuarterInches {
    const cost = this.#cost;
    while (cost[point]! >= this.#next && this.#next < this.#buckets.length && this.#next * stepLength <= most) {
      this.#empty(this.#next++);
    }
    return cost[point]! * stepLength;
  }

  #empty(bucket: number): void {
    const cost = this.#cost;
    const onward = this.#onward;
    for (const from of this.#buckets[bucket]!) {
      const soFar = cost[from]!;
      if (Math.floor(soFar) !== bucket) continue;
      const open = this.#open[from]!;
      for (let bits = open & onward[from]!; bits !== 0; bits &= bits - 1) {
        const step = 31 - Math.clz32(bits & -bits);
        const to = from + this.#offsets[step]!;
        const offer = soFar + stepLengths[step]!;
        const known = cost[to]!;
        if (offer >= known) continue;
        const into = Math.floor(offer);
        if (Math.floor(known) !== into) this.#put(to, into);
        cost[to] = offer;
        onward[to] = open === everyStep ? worthwhileAfter[step]! : everyStep;
      }
    }
    this.#buckets[bucket] = [];
  }

  #put(point: LatticeIndex, into: number): void {
    while (this.#buckets.length <= into) this.#buckets.push([]);
    this.#buckets[into]!.push(point);
  }
}
