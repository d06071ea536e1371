/** Hands each way onward from a node to `offer`; costs are whole numbers from 1. */
export type Onward = (node: number, offer: (to: number, cost: number) => void) => void;

interface Spread {
  /** Cheapest cost of each node, or -1. */
  readonly costs: Int32Array;
  readonly previous: Int32Array;
}

/** Bounds a boundless budget, so that an infinite cost is never within it. */
const dearest = 0x7fffffff;

/**
 * Cheapest ways from one node to all within the budget. Of several cheapest ways the one with fewest steps is kept;
 * of these, where they first part, the one that goes on to the lower number.
 */
export function spread(size: number, from: number, budget: number, onward: Onward, goal = -1): Spread {
  if (!(budget >= 0)) throw new RangeError(`A budget cannot be ${budget}.`);
  const limit = Math.min(budget, dearest);
  const costs = new Int32Array(size).fill(-1);
  const lengths = new Int32Array(size);
  const previous = new Int32Array(size).fill(-1);
  const buckets: number[][] = [[from]];
  let reached = 0;
  let node = from;

  const offer = (to: number, step: number) => {
    const cost = reached + step;
    const known = costs[to]!;
    if (cost > limit || (known >= 0 && known < cost)) return;
    const length = lengths[node]! + 1;
    if (known === cost && (lengths[to]! < length || (lengths[to] === length && !partsLower(node, to)))) return;
    costs[to] = cost;
    lengths[to] = length;
    previous[to] = node;
    if (known === cost) return;
    const bucket = buckets[cost];
    if (bucket) bucket.push(to);
    else buckets[cost] = [to];
  };

  /** Whether the way over `node` goes lower, where it parts from the way that `to` already has; both are equally long. */
  const partsLower = (newLast: number, to: number): boolean => {
    let mine = newLast;
    let theirs = previous[to]!;
    if (mine === theirs) return false;
    while (previous[mine] !== previous[theirs]) {
      mine = previous[mine]!;
      theirs = previous[theirs]!;
    }
    return mine < theirs;
  };

  costs[from] = 0;
  for (; reached < buckets.length; reached++) {
    if (goal >= 0 && costs[goal] === reached) break;
    for (const settled of buckets[reached] ?? []) {
      // A node that was offered more cheaply later still lies in its dearer bucket.
      if (costs[settled] !== reached) continue;
      node = settled;
      onward(node, offer);
    }
  }
  return { costs, previous };
}

/** The reached nodes by cost, then number. */
export function reachedNodes(costs: Int32Array): readonly number[] {
  const byCost: number[][] = [];
  for (let node = 0; node < costs.length; node++) {
    const cost = costs[node]!;
    if (cost < 0) continue;
    const group = byCost[cost];
    if (group) group.push(node);
    else byCost[cost] = [node];
  }
  return byCost.flat();
}

/** The nodes of the way to a reached node, both ends included; undefined if it is not reached. */
export function wayTo({ costs, previous }: Spread, node: number): number[] | undefined {
  if (!((costs[node] ?? -1) >= 0)) return undefined;
  const way: number[] = [];
  for (let at = node; at >= 0; at = previous[at]!) way.push(at);
  return way.reverse();
}
