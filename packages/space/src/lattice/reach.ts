import { squaredDistance } from './bases.ts';
import { bindKeepAway, closeEnds, closeSteps } from './keepaway.ts';
import { packedLength } from './lengths.ts';
import { runsOfFlags } from './runs.ts';
import { type StepTree, searchSteps } from './search.ts';
import { everyStep, stepOffsets, stepsOfKind } from './steps.ts';
import { latticePoint, latticeSize, latticeTolerance } from './table.ts';
import type {
  BindingKeepAway,
  LatticeGround,
  LatticeIndex,
  LatticeReach,
  NavigationMap,
  QuarterInches,
  ReachRequest,
} from './types.ts';

/** A step is half an inch. */
const stepLength: QuarterInches = 2;

/**
 * Everything a base can reach over lattice steps: the shortest way to each point, and where the move may end. Ties
 * between ways go to fewer steps, then to the lower y, then the lower x of the point before.
 */
export function latticeReach(map: NavigationMap, request: ReachRequest): LatticeReach {
  const { start, limit, keepAway = [], avoid = [], slow, grounds = [], origin = start } = request;
  const factor = slow?.factor ?? 1;
  if (!Number.isInteger(factor) || factor < 1) throw new RangeError(`Ground cannot count ${factor} times.`);
  const furthest = (limit + latticeTolerance) * factor;
  const binding = bindKeepAway(map.table, keepAway, origin).filter(inPlay(map, start, furthest));
  const tree = searchSteps({
    table: map.table,
    open: openSteps(map, avoid, binding),
    start,
    limit: (limit + latticeTolerance) / stepLength,
    slow: slow && { touched: slow.ground.touched, factor },
  });
  const length = trueLengths(tree, limit);
  forgetBeyond(tree, length);
  return {
    map,
    start,
    length,
    previous: tree.previous,
    steps: tree.steps,
    ends: runsOfFlags(endFlags(map, request, tree, length)),
    keepAway: binding,
    grounds: [...avoid, ...(slow ? [slow.ground] : []), ...grounds],
  };
}

/** The points of the lattice way from the start to a point, both included; empty out of reach. */
export function latticeWay(reach: LatticeReach, to: LatticeIndex): LatticeIndex[] {
  if (reach.length[to] === Number.POSITIVE_INFINITY) return [];
  const way: LatticeIndex[] = [];
  for (let at = to; at >= 0; at = reach.previous[at]!) way.push(at);
  return way.reverse();
}

/** 1 wherever a base gets to from a place, however far it is; or what it gets to by steps along the axes alone. */
export function reachable({ table, open }: NavigationMap, from: LatticeIndex, by: 'any' | 'axes' = 'any'): Uint8Array {
  const reached = new Uint8Array(open.length);
  const waiting = [from];
  const offsets = stepOffsets(table);
  const allowed = by === 'any' ? everyStep : stepsOfKind[0];
  reached[from] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (let bits = open[at]! & allowed; bits !== 0; bits &= bits - 1) {
      const to = at + offsets[31 - Math.clz32(bits & -bits)]!;
      if (reached[to] === 1) continue;
      reached[to] = 1;
      waiting.push(to);
    }
  }
  return reached;
}

/** Tells whether a way of some length can come too near to a disc. */
function inPlay({ table }: NavigationMap, start: LatticeIndex, furthest: QuarterInches) {
  const from = latticePoint(table, start);
  return (disc: BindingKeepAway): boolean => {
    const distance = furthest + Math.sqrt(disc.passSquared);
    return disc.passSquared > 0 && squaredDistance(from, disc) <= distance * distance;
  };
}

function openSteps(
  map: NavigationMap,
  avoid: readonly LatticeGround[],
  binding: readonly BindingKeepAway[],
): Uint16Array {
  const open = map.open.slice();
  for (const disc of binding) closeSteps(map.table, disc, open);
  for (const { touched } of avoid) {
    for (let i = 0; i < open.length; i++) open[i]! &= ~touched[i]!;
  }
  return open;
}

function trueLengths(tree: StepTree, limit: QuarterInches): Float64Array {
  const lengths = new Float64Array(tree.counts.length).fill(Number.POSITIVE_INFINITY);
  for (const point of tree.reached) {
    const length = packedLength(tree.counts[point]!) * stepLength;
    if (length <= limit + latticeTolerance) lengths[point] = length;
  }
  return lengths;
}

/** Points beyond the limit were searched only because ways through them compare as shorter. */
function forgetBeyond({ reached, previous, steps }: StepTree, length: Float64Array): void {
  for (const point of reached) {
    if (length[point] !== Number.POSITIVE_INFINITY) continue;
    previous[point] = -1;
    steps[point] = 0;
  }
}

function endFlags(
  { table, standable }: NavigationMap,
  { start, keepAway = [] }: ReachRequest,
  { reached }: StepTree,
  length: Float64Array,
): Uint8Array {
  const flags = new Uint8Array(latticeSize(table));
  for (const point of reached) {
    if (length[point] !== Number.POSITIVE_INFINITY) flags[point] = standable[point]!;
  }
  for (const disc of keepAway) closeEnds(table, disc, flags);
  flags[start] = 1;
  return flags;
}
