import {
  type ConvexPolygon,
  type LatticePoint,
  latticePoint,
  latticeSize,
  type NavigationMap,
  pointToPolygonSquared,
  pointToSegmentSquared,
  type ReachRequest,
  segmentToPolygonSquared,
} from '../../src/lattice/index.ts';
import { at } from './arbitraries.ts';

/** Points evenly along a segment, both ends included. */
export function sample(a: LatticePoint, b: LatticePoint, parts: number): { t: number; point: LatticePoint }[] {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts;
    return { t, point: at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) };
  });
}

/** The distance from a point to a polygon: inside if the corners turn round it one way, else the nearest clamped projection. */
export function slowPointToPolygon(point: LatticePoint, { points }: ConvexPolygon): number {
  const edges = points.map((a, i) => [a, points[(i + 1) % points.length]!] as const);
  const turns = edges.map(([a, b]) => Math.sign((a.x - point.x) * (b.y - point.y) - (a.y - point.y) * (b.x - point.x)));
  if (turns.every(turn => turn > 0) || turns.every(turn => turn < 0)) return 0;
  return Math.min(
    ...edges.map(([a, b]) => {
      const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length2;
      const t = Math.min(1, Math.max(0, along));
      return Math.sqrt((a.x + (b.x - a.x) * t - point.x) ** 2 + (a.y + (b.y - a.y) * t - point.y) ** 2);
    }),
  );
}

/** Counts of steps of length 1, root 2 and root 5. */
export type Counts = readonly [number, number, number];

const digits = 10n ** 60n;
const root2 = wholeRoot(2n * digits * digits);
const root5 = wholeRoot(5n * digits * digits);

/** A length to sixty digits. */
export function longLength([a, b, c]: Counts): bigint {
  return BigInt(a) * digits + BigInt(b) * root2 + BigInt(c) * root5;
}

function wholeRoot(n: bigint): bigint {
  let x = n;
  for (let y = (x + 1n) / 2n; y < x; y = (x + n / x) / 2n) x = y;
  return x;
}

export interface SlowWay {
  /** The length as ways are compared; the true length is that of the way itself. */
  readonly cost: Counts;
  readonly steps: number;
  readonly previous: number;
}

const slowSteps: readonly { readonly dx: number; readonly dy: number; readonly counts: Counts }[] = [
  -2, -1, 0, 1, 2,
].flatMap(dy =>
  [-2, -1, 0, 1, 2].flatMap(dx => {
    const counts = ({ 1: [1, 0, 0], 2: [0, 1, 0], 5: [0, 0, 1] } as const)[dx * dx + dy * dy];
    return counts ? [{ dx, dy, counts }] : [];
  }),
);

/** Whether one straight leg is legal, by the letter. */
export function slowLegIsLegal(map: NavigationMap, request: ReachRequest, a: LatticePoint, b: LatticePoint): boolean {
  const { table, radius, walls } = map;
  const onTable = [a, b].every(
    ({ x, y }) => x >= radius && y >= radius && x <= table.columns * 2 - 2 - radius && y <= table.rows * 2 - 2 - radius,
  );
  if (!onTable) return false;
  if (walls.some(wall => Math.sqrt(segmentToPolygonSquared(a, b, wall)) < radius - 0.000004)) return false;
  const origin = latticePoint(table, request.origin ?? request.start);
  return (request.keepAway ?? []).every(disc => {
    const centre = latticePoint(table, disc.at);
    const began = (centre.x - origin.x) ** 2 + (centre.y - origin.y) ** 2;
    return pointToSegmentSquared(centre, a, b) >= Math.min(disc.pass ** 2, began);
  });
}

/** Every point's best way, by improving all ways again and again until nothing changes. No limit is applied. */
export function slowWays(map: NavigationMap, request: ReachRequest): (SlowWay | undefined)[] {
  const { table } = map;
  const ways: (SlowWay | undefined)[] = Array.from({ length: latticeSize(table) }, () => undefined);
  ways[request.start] = { cost: [0, 0, 0], steps: 0, previous: -1 };
  const edges = slowEdges(map, request);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, counts, weight } of edges) {
      const way = ways[from];
      if (!way) continue;
      const offer = { cost: add(way.cost, counts, weight), steps: way.steps + 1, previous: from };
      if (!isBetter(offer, ways[to])) continue;
      ways[to] = offer;
      changed = true;
    }
  }
  return ways;
}

/** The points of the way to a point. */
export function slowWay(ways: readonly (SlowWay | undefined)[], to: number): number[] {
  const points: number[] = [];
  for (let way = ways[to], index = to; way; index = way.previous, way = ways[index]) points.unshift(index);
  return points;
}

/** The leg lengths of a way added up. */
export function slowLength(map: NavigationMap, way: readonly number[]): number {
  const points = way.map(index => latticePoint(map.table, index));
  return points.reduce(
    (sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y)),
    0,
  );
}

export function slowIsEnd(
  map: NavigationMap,
  request: ReachRequest,
  noStanding: readonly ConvexPolygon[],
  index: number,
): boolean {
  const place = latticePoint(map.table, index);
  if (noStanding.some(footprint => Math.sqrt(pointToPolygonSquared(place, footprint)) < map.radius - 0.000004))
    return false;
  return (request.keepAway ?? []).every(disc => {
    const centre = latticePoint(map.table, disc.at);
    return (centre.x - place.x) ** 2 + (centre.y - place.y) ** 2 >= disc.end ** 2;
  });
}

function slowEdges(map: NavigationMap, request: ReachRequest) {
  const { table } = map;
  return Array.from({ length: latticeSize(table) }, (_, from) => from).flatMap(from =>
    slowSteps.flatMap(({ dx, dy, counts }) => {
      const a = latticePoint(table, from);
      const b = at(a.x + dx * 2, a.y + dy * 2);
      if (!slowLegIsLegal(map, request, a, b)) return [];
      if (request.avoid?.some(ground => ground.touches(a, b))) return [];
      const weight = request.slow?.ground.touches(a, b) ? request.slow.factor : 1;
      return [{ from, to: from + dy * table.columns + dx, counts, weight }];
    }),
  );
}

function isBetter(offer: SlowWay, known: SlowWay | undefined): boolean {
  if (!known) return true;
  const difference = longLength(offer.cost) - longLength(known.cost);
  if (difference !== 0n) return difference < 0n;
  if (offer.steps !== known.steps) return offer.steps < known.steps;
  return offer.previous < known.previous;
}

function add(a: Counts, b: Counts, times: number): Counts {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}
