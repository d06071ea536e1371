import type { Board } from './board.ts';
import { stridesOf } from './steps.ts';

/** What a ship can reach, by poses: a pose's number is cell × 8 + the facing's place clockwise from north. */
export interface Poses {
  /** The numbers of the poses as a question wants them: runs `[first, count, …]` in rising order. */
  readonly runs: readonly number[];
  /** For each of them, in that order: what it costs × 256 + the pivots on the way to it. */
  readonly arrivals: Uint16Array;
}

/** What a pose costs, and the pivots on the way to it. */
export interface Arrival {
  readonly cost: number;
  readonly pivots: number;
}

/** How a pose is reached, if it is. */
export function arrivalAt({ runs, arrivals }: Poses, pose: number): Arrival | undefined {
  for (let run = 0, before = 0; run < runs.length; run += 2) {
    const nth = pose - runs[run]!;
    if (nth < 0) return undefined;
    if (nth < runs[run + 1]!) return { cost: arrivals[before + nth]! >> 8, pivots: arrivals[before + nth]! & 255 };
    before += runs[run + 1]!;
  }
  return undefined;
}

/** Every pose in rising order. */
export function eachPose({ runs, arrivals }: Poses, visit: (pose: number, cost: number, pivots: number) => void): void {
  let nth = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run]! + runs[run + 1]!;
    for (let pose = runs[run]!; pose < end; pose++, nth++) visit(pose, arrivals[nth]! >> 8, arrivals[nth]! & 255);
  }
}

interface Task {
  /** What entering each square costs, 1 or 2; more than the points where it cannot be entered. */
  readonly enter: Uint8Array;
  readonly start: number;
  readonly points: number;
  readonly freePivots: number;
  /** Squares that may be passed only. */
  readonly noEnd: readonly number[];
}

const mostPoses = 8192;

/** Nodes are poses, once for each number of free pivots used up: the arrays grow with those that are asked for, which are few. */
let costs = new Int8Array(0);
let pivots = new Uint8Array(0);
/** Squares on which all pivots have been made. */
let pivoted = new Uint8Array(0);
/** Nodes of this cost and the next two, in turn. */
let rings: readonly Int32Array[] = [];
const counts = new Int32Array(3);

function makeRoom(nodes: number): void {
  if (costs.length < nodes) {
    costs = new Int8Array(nodes);
    pivots = new Uint8Array(nodes);
    pivoted = new Uint8Array(nodes);
    rings = [new Int32Array(nodes), new Int32Array(nodes), new Int32Array(nodes)];
  }
  costs.fill(-1, 0, nodes);
  pivoted.fill(0, 0, nodes);
}

/** RDA-MOVE-01..04, 08: straight ahead square by square; a pivot to any facing costs a point unless it is free. */
export function reachPoses(board: Board, task: Task): Poses {
  const { enter, start, points, freePivots } = task;
  // A pivot is worth a step after it or is the last: more free ones than points are as good as all.
  const allFree = freePivots > points;
  const layers = allFree ? 1 : freePivots + 1;
  makeRoom(layers * mostPoses);
  const { steps } = board.grid;
  const strides = stridesOf(board);
  const lastLayer = (layers - 1) * mostPoses;
  offer(start, 0, 0);
  for (let cost = 0; cost <= points; cost++) {
    const slot = cost % 3;
    const ring = rings[slot]!;
    // Free pivots add to the ring that is being read.
    for (let at = 0; at < counts[slot]!; at++) {
      const node = ring[at]!;
      const pose = node & (mostPoses - 1);
      const cell = pose >> 3;
      const facing = pose & 7;
      const layer = node - pose;
      if ((steps[cell]! & (1 << facing)) !== 0) {
        const ahead = cell + strides[facing]!;
        const total = cost + enter[ahead]!;
        if (total <= points) offer(layer + ahead * 8 + facing, total, pivots[node]!);
      }
      // Whoever comes later to a square pays as much or more, and so for each pivot on it.
      if (pivoted[node >> 3] === 1) continue;
      pivoted[node >> 3] = 1;
      const isFree = allFree || layer < lastLayer;
      const total = isFree ? cost : cost + 1;
      if (total > points) continue;
      const onto = (layer < lastLayer ? layer + mostPoses : layer) + cell * 8;
      for (let other = 0; other < 8; other++) offer(onto + other, total, pivots[node]! + 1);
    }
    counts[slot] = 0;
  }
  return collect(board, task, layers);
}

function offer(node: number, total: number, turns: number): void {
  const known = costs[node]!;
  if (known >= 0 && known <= total) return;
  costs[node] = total;
  pivots[node] = turns;
  const slot = total % 3;
  rings[slot]![counts[slot]!++] = node;
}

const arrivals = new Uint16Array(mostPoses);

/** What was reached, by the best way whatever free pivots it used; only squares that the points can span are looked at. */
function collect({ grid: { width, height } }: Board, { start, points, noEnd }: Task, layers: number): Poses {
  const nodes = layers * mostPoses;
  for (const cell of noEnd) {
    for (let first = cell * 8; first < nodes; first += mostPoses) costs.fill(-1, first, first + 8);
  }
  const row = ((start >> 3) / width) | 0;
  const col = (start >> 3) % width;
  const bottom = Math.min(height - 1, row + points);
  const left = Math.max(0, col - points) * 8;
  const breadth = Math.min(width - 1, col + points) * 8 + 8 - left;
  const runs: number[] = [];
  let next = -1;
  let count = 0;
  for (let at = Math.max(0, row - points); at <= bottom; at++) {
    const first = at * width * 8 + left;
    for (let pose = first; pose < first + breadth; pose++) {
      let best = pose;
      for (let node = pose + mostPoses; node < nodes; node += mostPoses) if (isCheaper(node, best)) best = node;
      if (costs[best]! < 0) continue;
      arrivals[count++] = (costs[best]! << 8) | pivots[best]!;
      if (pose === next) runs[runs.length - 1]!++;
      else runs.push(pose, 1);
      next = pose + 1;
    }
  }
  return { runs, arrivals: arrivals.slice(0, count) };
}

function isCheaper(node: number, than: number): boolean {
  return costs[node]! >= 0 && (costs[than]! < 0 || costs[node]! < costs[than]!);
}
