import type { GridEdge, GridSide, GridSpec, GridSpot } from '../../src/grid/index.ts';

/** A grid and its state, told in spots and names only. */
export interface GridScene {
  readonly spec: GridSpec;
  readonly openDoors: readonly string[];
  readonly blocked: readonly GridSpot[];
}

const acrossSide: Readonly<Record<GridSide, readonly [number, number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

export const isSame = (a: GridSpot, b: GridSpot) => a.row === b.row && a.col === b.col;

export function spotsOf({ spec }: GridScene): GridSpot[] {
  return spec.rows.flatMap((line, row) => line.flatMap((name, col) => (name === null ? [] : [{ row, col }])));
}

function terrainAt({ spec }: GridScene, { row, col }: GridSpot) {
  const name = spec.rows[row]?.[col] ?? null;
  return name === null ? undefined : spec.terrains[name]!;
}

function shutDoors({ spec, openDoors }: GridScene) {
  return (spec.doors ?? []).filter(door => !openDoors.includes(door.name));
}

export function blocks(scene: GridScene, spot: GridSpot, what: 'steps' | 'sight'): boolean {
  const terrain = terrainAt(scene, spot);
  if (terrain === undefined || terrain.blocks === 'all' || terrain.blocks === what) return true;
  const closed = [...scene.blocked, ...shutDoors(scene).flatMap(door => door.cells ?? [])];
  return closed.some(cell => isSame(cell, spot));
}

export function wallBetween(scene: GridScene, a: GridSpot, b: GridSpot): boolean {
  const edges: readonly GridEdge[] = [
    ...(scene.spec.walls ?? []),
    ...shutDoors(scene).flatMap(door => door.edges ?? []),
  ];
  return edges.some(({ row, col, side }) => {
    const one = { row, col };
    const other = { row: row + acrossSide[side][0], col: col + acrossSide[side][1] };
    return (isSame(one, a) && isSame(other, b)) || (isSame(one, b) && isSame(other, a));
  });
}

/** The one or other way round a corner: over a cell that is free and not walled off. */
function isWayRound(scene: GridScene, a: GridSpot, over: GridSpot, b: GridSpot, what: 'steps' | 'sight'): boolean {
  return !blocks(scene, over, what) && !wallBetween(scene, a, over) && !wallBetween(scene, over, b);
}

export function isCornerOpen(scene: GridScene, a: GridSpot, b: GridSpot, what: 'steps' | 'sight'): boolean {
  const overs = [
    { row: a.row, col: b.col },
    { row: b.row, col: a.col },
  ];
  return overs.some(over => isWayRound(scene, a, over, b, what));
}

function levelsAt(scene: GridScene, spot: GridSpot): number[] {
  const level = terrainAt(scene, spot)?.level ?? 0;
  const [low, high] = typeof level === 'number' ? [level, level] : level;
  return Array.from({ length: high - low + 1 }, (_, up) => low + up);
}

export function canStep(scene: GridScene, a: GridSpot, b: GridSpot, ignoresLevels = false): boolean {
  const [down, right] = [Math.abs(a.row - b.row), Math.abs(a.col - b.col)];
  if (Math.max(down, right) !== 1 || blocks(scene, a, 'steps') || blocks(scene, b, 'steps')) return false;
  if (!ignoresLevels && !levelsAt(scene, a).some(level => levelsAt(scene, b).includes(level))) return false;
  return down + right === 2 ? isCornerOpen(scene, a, b, 'steps') : !wallBetween(scene, a, b);
}

export interface SlowWay {
  readonly cost: number;
  readonly nodes: readonly number[];
}

/** Best ways by trying every step again and again until nothing improves: cheapest, shortest, lowest where they part. */
export function slowReach(
  from: number,
  budget: number,
  onward: ReadonlyMap<number, readonly (readonly [to: number, cost: number])[]>,
): Map<number, SlowWay> {
  const best = new Map<number, SlowWay>([[from, { cost: 0, nodes: [from] }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [node, way] of [...best]) {
      for (const [to, cost] of onward.get(node) ?? []) {
        const candidate = { cost: way.cost + cost, nodes: [...way.nodes, to] };
        const known = best.get(to);
        if (candidate.cost > budget || candidate.cost === Infinity || (known && !isBetter(candidate, known))) continue;
        best.set(to, candidate);
        changed = true;
      }
    }
  }
  return best;
}

function isBetter(a: SlowWay, b: SlowWay): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (a.nodes.length !== b.nodes.length) return a.nodes.length < b.nodes.length;
  const fork = a.nodes.findIndex((node, at) => node !== b.nodes[at]);
  return fork >= 0 && a.nodes[fork]! < b.nodes[fork]!;
}

/** Sight by geometry, in half cells: spot (r, c) is the open square from (2r, 2c) to (2r + 2, 2c + 2). */
export function slowSight(scene: GridScene, a: GridSpot, b: GridSpot) {
  const height = scene.spec.rows.length;
  const width = scene.spec.rows[0]!.length;
  const start = { y: 2 * a.row + 1, x: 2 * a.col + 1 };
  const end = { y: 2 * b.row + 1, x: 2 * b.col + 1 };
  const everySpot = Array.from({ length: height * width }, (_, cell) => ({
    row: Math.floor(cell / width),
    col: cell % width,
  }));
  const crossed = everySpot.filter(spot => crossesInside(start, end, spot));
  const between = crossed.filter(spot => !isSame(spot, a) && !isSame(spot, b));
  const walled = everySpot.some(spot =>
    (['E', 'S'] as const).some(side => {
      const other = { row: spot.row + acrossSide[side][0], col: spot.col + acrossSide[side][1] };
      return wallBetween(scene, spot, other) && crossesEdge(start, end, spot, side);
    }),
  );
  const cornered = everySpot.some(spot => {
    const corner = { y: 2 * spot.row + 2, x: 2 * spot.col + 2 };
    if (!isOnSegment(start, end, corner)) return false;
    const falling = (end.y - start.y) * (end.x - start.x) > 0;
    const one = falling ? spot : { row: spot.row, col: spot.col + 1 };
    const other = falling ? { row: spot.row + 1, col: spot.col + 1 } : { row: spot.row + 1, col: spot.col };
    return !isCornerOpen(scene, one, other, 'sight');
  });
  const clear = !walled && !cornered && !between.some(spot => blocks(scene, spot, 'sight'));
  return { clear, crossed: crossed.filter(spot => !isSame(spot, a)) };
}

interface Point {
  readonly y: number;
  readonly x: number;
}

/** On which side of the line through a and b a point lies: the sign of the cross product. */
function sideOf(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

function isOnSegment(a: Point, b: Point, point: Point): boolean {
  const within = (from: number, to: number, value: number) =>
    Math.min(from, to) <= value && value <= Math.max(from, to);
  return sideOf(a, b, point) === 0 && within(a.x, b.x, point.x) && within(a.y, b.y, point.y);
}

/** The segment meets the square's inside if their shadows on both axes overlap and corners lie on both sides of it. */
function crossesInside(a: Point, b: Point, { row, col }: GridSpot): boolean {
  const corners = [0, 2].flatMap(down => [0, 2].map(right => ({ y: 2 * row + down, x: 2 * col + right })));
  const overlaps = (from: number, to: number, low: number) => Math.min(from, to) < low + 2 && Math.max(from, to) > low;
  if (!overlaps(a.x, b.x, 2 * col) || !overlaps(a.y, b.y, 2 * row)) return false;
  const signs = corners.map(corner => sideOf(a, b, corner));
  return isSamePoint(a, b) || (signs.includes(1) && signs.includes(-1));
}

const isSamePoint = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** The segment properly crosses the east or south edge of a spot, away from the edge's ends. */
function crossesEdge(a: Point, b: Point, { row, col }: GridSpot, side: 'E' | 'S'): boolean {
  const one = side === 'E' ? { y: 2 * row, x: 2 * col + 2 } : { y: 2 * row + 2, x: 2 * col };
  const other = { y: 2 * row + 2, x: 2 * col + 2 };
  return sideOf(a, b, one) * sideOf(a, b, other) < 0 && sideOf(one, other, a) * sideOf(one, other, b) < 0;
}
