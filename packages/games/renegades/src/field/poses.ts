import { type GridDirection, type GridPose, gridDirections } from '@starboard/space';
import type { Board } from './board.ts';
import { stridesOf } from './steps.ts';

/** What a ship can reach, by poses: a pose's number is cell × 8 + the facing's place clockwise from north. */
export interface Poses {
  /** Cheapest first, then by number. */
  readonly poses: readonly GridPose[];
  /** Cheapest cost of each pose, -1 if it is not reached. */
  readonly costs: Int32Array;
  readonly previous: Int32Array;
  /** How many pivots the way to each pose has. */
  readonly pivots: Uint8Array;
  /** The numbers of the poses as a question wants them: runs `[first, count, …]` in rising order. */
  readonly runs: readonly number[];
}

interface Task {
  /** What entering each square costs, 1 or 2; more than the points where it cannot be entered. */
  readonly enter: Uint8Array;
  readonly start: number;
  readonly points: number;
  readonly freePivots: number;
  /** Squares that may be passed only. */
  readonly noEnd: readonly number[];
  /** Squares that no way leads out of. */
  readonly isTrap: Uint8Array;
}

const mostPoses = 8192;

/** All poses of a board of 32 × 32, made once: they are handed out again and again. */
const allPoses: readonly GridPose[] = Array.from({ length: mostPoses }, (_, pose) => ({
  cell: pose >> 3,
  facing: gridDirections[pose & 7] as GridDirection,
}));

/**
 * Nodes are poses, once for each number of free pivots used up. The arrays grow with the free pivots that are asked
 * for, which are few.
 */
let costs = new Int8Array(mostPoses);
let previous = new Int16Array(mostPoses);
let pivots = new Uint8Array(mostPoses);
/** Squares on which all pivots have been made. */
let pivoted = new Uint8Array(mostPoses / 8);
/** Nodes of this cost and the next two, in turn. */
let rings: readonly Int32Array[] = [0, 1, 2].map(() => new Int32Array(mostPoses * 2));
const counts = new Int32Array(3);

function makeRoom(nodes: number): void {
  if (costs.length < nodes) {
    costs = new Int8Array(nodes);
    previous = new Int16Array(nodes);
    pivots = new Uint8Array(nodes);
    pivoted = new Uint8Array(nodes / 8);
    rings = [0, 1, 2].map(() => new Int32Array(nodes * 2));
  }
  costs.fill(-1, 0, nodes);
  pivoted.fill(0, 0, nodes / 8);
  counts.fill(0);
}

/** RDA-MOVE-01..04, 08: straight ahead square by square; a pivot to any facing costs a point unless it is free. */
export function reachPoses(board: Board, task: Task): Poses {
  const { enter, start, points, freePivots, isTrap } = task;
  // A pivot is worth a step after it or is the last: more free ones than points are as good as all.
  const allFree = freePivots > points;
  const layers = allFree ? 1 : freePivots + 1;
  makeRoom(layers * mostPoses);
  const { steps } = board.grid;
  const strides = stridesOf(board);
  const lastLayer = (layers - 1) * mostPoses;
  offer(start, 0, -1, 0);
  for (let cost = 0; cost <= points; cost++) {
    const slot = cost % 3;
    const ring = rings[slot]!;
    // Free pivots add to the ring that is being read.
    for (let at = 0; at < counts[slot]!; at++) {
      const node = ring[at]!;
      const pose = node & (mostPoses - 1);
      const cell = pose >> 3;
      if (costs[node] !== cost || (isTrap[cell] === 1 && pose !== start)) continue;
      const facing = pose & 7;
      const layer = node - pose;
      if ((steps[cell]! & (1 << facing)) !== 0) {
        const ahead = cell + strides[facing]!;
        const total = cost + enter[ahead]!;
        if (total <= points) offer(layer + ahead * 8 + facing, total, pose, pivots[node]!);
      }
      // Whoever comes later to a square pays as much or more, and so for each pivot on it.
      if (pivoted[node >> 3] === 1) continue;
      pivoted[node >> 3] = 1;
      const isFree = allFree || layer < lastLayer;
      const total = isFree ? cost : cost + 1;
      if (total > points) continue;
      const onto = (layer < lastLayer ? layer + mostPoses : layer) + cell * 8;
      for (let other = 0; other < 8; other++) if (other !== facing) offer(onto + other, total, pose, pivots[node]! + 1);
    }
    counts[slot] = 0;
  }
  return collect(board, task, layers);
}

function offer(node: number, total: number, from: number, turns: number): void {
  const known = costs[node]!;
  if (known >= 0 && known <= total) return;
  costs[node] = total;
  previous[node] = from;
  pivots[node] = turns;
  const slot = total % 3;
  rings[slot]![counts[slot]!++] = node;
}

/** Brings the best of each pose, whatever free pivots it used, to where those without free pivots are. */
function flatten(layers: number): void {
  for (let layer = mostPoses; layer < layers * mostPoses; layer += mostPoses) {
    for (let pose = 0; pose < mostPoses; pose++) {
      const cost = costs[layer + pose]!;
      if (cost < 0 || (costs[pose]! >= 0 && costs[pose]! <= cost)) continue;
      costs[pose] = cost;
      previous[pose] = previous[layer + pose]!;
      pivots[pose] = pivots[layer + pose]!;
    }
  }
}

const perCost = new Int32Array(256);

/** What was reached, in order; only squares that the points can span are looked at. */
function collect({ grid: { width, height } }: Board, { start, points, noEnd }: Task, layers: number): Poses {
  flatten(layers);
  const found = {
    costs: new Int32Array(mostPoses).fill(-1),
    previous: new Int32Array(mostPoses).fill(-1),
    pivots: new Uint8Array(mostPoses),
  };
  const row = ((start >> 3) / width) | 0;
  const col = (start >> 3) % width;
  const bottom = Math.min(height - 1, row + points);
  const left = Math.max(0, col - points) * 8;
  const breadth = Math.min(width - 1, col + points) * 8 + 8 - left;
  perCost.fill(0, 0, points + 2);
  for (let at = Math.max(0, row - points); at <= bottom; at++) {
    const first = at * width * 8 + left;
    for (let pose = first; pose < first + breadth; pose++) {
      const cost = costs[pose]!;
      if (cost < 0) continue;
      found.costs[pose] = cost;
      found.previous[pose] = previous[pose]!;
      found.pivots[pose] = pivots[pose]!;
      perCost[cost + 1]!++;
    }
  }
  for (const cell of noEnd) takeOut(cell);
  for (let cost = 1; cost <= points + 1; cost++) perCost[cost]! += perCost[cost - 1]!;
  const poses: GridPose[] = new Array(perCost[points + 1]!);
  const runs: number[] = [];
  let next = -1;
  for (let at = Math.max(0, row - points); at <= bottom; at++) {
    const first = at * width * 8 + left;
    for (let pose = first; pose < first + breadth; pose++) {
      const cost = costs[pose]!;
      if (cost < 0) continue;
      poses[perCost[cost]!++] = allPoses[pose]!;
      if (pose === next) runs[runs.length - 1]!++;
      else runs.push(pose, 1);
      next = pose + 1;
    }
  }
  return { poses, runs, ...found };
}

function takeOut(cell: number): void {
  for (let pose = cell * 8; pose < cell * 8 + 8; pose++) {
    const cost = costs[pose]!;
    if (cost >= 0) perCost[cost + 1]!--;
    costs[pose] = -1;
  }
}
