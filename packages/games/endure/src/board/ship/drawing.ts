import { type Box, outlinePath, type Point } from '@starboard/board';
import type { ShipPlan, ShipZone, WallSpot } from '../../show/plan.ts';

/** A cell of the ship on the stage. */
export const cellSize = 60;

/** The ship with its hull. */
export function shipBox({ width, height }: ShipPlan): Box {
  const margin = 34;
  return {
    x: -margin,
    y: -margin,
    width: width * cellSize + 2 * margin,
    height: height * cellSize + 2 * margin,
  };
}

interface Floors {
  readonly halls: string;
  readonly zones: ReadonlyMap<string, string>;
}

const floors = new WeakMap<ShipPlan, Floors>();

/** The outlines of corridors, all in one, and of each zone. */
export function floorsOf(plan: ShipPlan): Floors {
  const known = floors.get(plan);
  if (known !== undefined) return known;
  const halls = plan.zones.filter(({ isRoom }) => !isRoom).flatMap(({ cells }) => cells);
  const drawn = {
    halls: floorPath(plan, halls, 5, 7),
    zones: new Map(plan.zones.map(({ name, cells }) => [name, floorPath(plan, cells, 5, 7)])),
  };
  floors.set(plan, drawn);
  return drawn;
}

function floorPath(plan: ShipPlan, cells: readonly number[], inset: number, radius: number): string {
  return outlinePath({ cells, columns: plan.width, cellSize, inset, radius, isOpen: plan.isFloor });
}

/** Around whole zones, walls notwithstanding. */
export function reachPath(plan: ShipPlan, zones: readonly string[]): string {
  const cells = plan.zones.filter(({ name }) => zones.includes(name)).flatMap(zone => zone.cells);
  return outlinePath({ cells, columns: plan.width, cellSize, inset: 2, radius: 10 });
}

/** The bare cells of zones, to cut other drawings out. */
export function cellsPath(plan: ShipPlan, zones: readonly ShipZone[]): string {
  return zones
    .flatMap(({ cells }) => cells)
    .map(cell => {
      const { x, y } = cornerOf(plan, cell);
      return `M${x} ${y}h${cellSize}v${cellSize}h-${cellSize}z`;
    })
    .join('');
}

function cornerOf({ width }: ShipPlan, cell: number): Point {
  return { x: (cell % width) * cellSize, y: Math.floor(cell / width) * cellSize };
}

export function middleOfCell(plan: ShipPlan, cell: number): Point {
  const { x, y } = cornerOf(plan, cell);
  return { x: x + cellSize / 2, y: y + cellSize / 2 };
}

/** What a zone takes up. */
export function boxOf(plan: ShipPlan, { cells }: ShipZone): Box {
  const corners = cells.map(cell => cornerOf(plan, cell));
  const x = Math.min(...corners.map(corner => corner.x));
  const y = Math.min(...corners.map(corner => corner.y));
  return {
    x,
    y,
    width: Math.max(...corners.map(corner => corner.x)) + cellSize - x,
    height: Math.max(...corners.map(corner => corner.y)) + cellSize - y,
  };
}

/** The point of a zone that lies nearest to its centre of mass: always inside it. */
export function heartOf(plan: ShipPlan, { cells }: ShipZone): Point {
  const middles = cells.map(cell => middleOfCell(plan, cell));
  const mass = meanOf(middles);
  const isInside = cells.includes(Math.floor(mass.y / cellSize) * plan.width + Math.floor(mass.x / cellSize));
  if (isInside) return mass;
  const far = ({ x, y }: Point) => Math.hypot(x - mass.x, y - mass.y);
  return middles.reduce((best, each) => (far(each) < far(best) ? each : best));
}

function meanOf(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** Where a key stands on a zone: at its upper left. */
export function keySpot(plan: ShipPlan, { cells }: ShipZone): Point {
  const { x, y } = cornerOf(plan, Math.min(...cells));
  return { x: x + 14, y: y + 14 };
}

export function spotOf({ x, y }: WallSpot): Point {
  return { x: x * cellSize, y: y * cellSize };
}
