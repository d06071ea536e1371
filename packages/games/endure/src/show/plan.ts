import type { ZoneMap } from '@starboard/space';
import { namesRoom, tileSize } from '../map/tiles.ts';
import { groundOf, type Playing } from '../rules/mission.ts';
import type { Direction, Mission, TileCode } from '../types.ts';
import type { View } from '../view.ts';

/** What lies between two neighbouring cells. */
export type Edge = 'none' | 'open' | 'wall' | 'door.open' | 'door.locked';

/** The ship as cells, for whoever draws it: which zone each cell belongs to, and what lies on its east and south edge. */
export interface FloorPlan {
  readonly width: number;
  readonly height: number;
  /** The zone of each cell, row by row; null where no tile lies. */
  readonly cells: readonly (string | null)[];
  readonly east: readonly Edge[];
  readonly south: readonly Edge[];
}

const outside = -1;

/** The floor plan as it stands: doors and broken walls included. */
export function floorPlan(view: Pick<View, 'mission' | 'map'>): FloorPlan {
  const { map } = groundOf(view);
  const { width, height, cellZones } = map;
  const cells = [...cellZones].map(zone => (zone === outside ? null : map.zones[zone]!.name));
  return {
    width,
    height,
    cells,
    east: cells.map((_, cell) => edgeBetween(view, map, cell, (cell + 1) % width === 0 ? outside : cell + 1, 0)),
    south: cells.map((_, cell) =>
      edgeBetween(view, map, cell, cell + width < cells.length ? cell + width : outside, 1),
    ),
  };
}

function edgeBetween({ map: seen }: Pick<View, 'map'>, map: ZoneMap, cell: number, next: number, kind: 0 | 1): Edge {
  const near = map.cellZones[cell]!;
  const far = next === outside ? outside : map.cellZones[next]!;
  if (near === far) return 'none';
  if (near === outside || far === outside) return 'wall';
  const names = [map.zones[near]!.name, map.zones[far]!.name];
  if (seen.breaches.some(pair => pair.every(name => names.includes(name)))) return 'open';
  const gate = map.gates[2 * cell + kind]!;
  if (gate === -2) return 'wall';
  if (gate === -1) return 'open';
  return isMiddle(map, cell, kind, gate) ? (seen.doors[gate]!.open ? 'door.open' : 'door.locked') : 'wall';
}

/** A door is drawn once, in the middle of the wall on which it counts as lying anywhere (ETS-LOS-08). */
function isMiddle(map: ZoneMap, cell: number, kind: 0 | 1, gate: number): boolean {
  const edges = [...map.cellZones.keys()].filter(each => map.gates[2 * each + kind] === gate);
  return edges[Math.floor((edges.length - 1) / 2)] === cell;
}

export interface ShipZone {
  readonly name: string;
  readonly isRoom: boolean;
  /** As row × width + column. */
  readonly cells: readonly number[];
}

/** A tile as it lies: its north-west cell and its clockwise quarter turns. */
export interface ShipTile {
  readonly name: string;
  readonly code: TileCode;
  readonly row: number;
  readonly col: number;
  readonly turns: number;
}

/** The middle of a wall, in cells from the north-west corner. An upright wall runs north to south. */
export interface WallSpot {
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
}

/** An opening in a wall between two zones. */
export interface ShipOpening extends WallSpot {
  readonly zones: readonly [string, string];
}

/** Everything about a mission's ship that stays as it is. */
export interface ShipPlan {
  readonly mission: string;
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ShipZone[];
  readonly tiles: readonly ShipTile[];
  readonly doors: readonly (ShipOpening & { readonly name: string })[];
  readonly archways: readonly ShipOpening[];
  /** Where one corridor zone ends and the next begins. */
  readonly markings: readonly ShipOpening[];
  readonly exits: readonly (WallSpot & { readonly name: string; readonly zone: string; readonly side: Direction })[];
  zoneAt(cell: number): ShipZone | undefined;
  /** Whether one floor runs from a cell into the next, without wall or doorway. */
  isFloor(cell: number, next: number): boolean;
}

const plans = new Map<string, ShipPlan>();

/** The ship of a mission, laid out once. */
export function shipPlan(mission: string, custom: Mission | null = null): ShipPlan {
  const known = plans.get(mission);
  if (known !== undefined) return known;
  const plan = layPlan({ mission, custom });
  plans.set(mission, plan);
  return plan;
}

function layPlan(playing: Playing): ShipPlan {
  const { map, mission, exits } = groundOf(playing);
  const { width, height, cellZones } = map;
  const zones = map.zones.map(({ name, cells }) => ({ name, isRoom: namesRoom(name), cells }));
  const tiles = tilesOf(mission);
  const walls = wallsOf(map);
  const isOpenWall = ({ gate }: Wall) => gate === -1;
  const isHall = ({ zones: [a, b] }: Wall) => !namesRoom(a) && !namesRoom(b);
  return {
    mission: playing.mission,
    width,
    height,
    zones,
    tiles,
    doors: map.doors.map(({ name }, door) => ({ name, ...spotOn(walls.filter(({ gate }) => gate === door)) })),
    archways: runsOf(walls.filter(wall => isOpenWall(wall) && !isHall(wall))).map(spotOn),
    markings: walls.filter(wall => isOpenWall(wall) && isHall(wall)).map(wall => spotOn([wall])),
    exits: exits.map(({ name, zone, side }) => ({
      name,
      zone: map.zones[zone]!.name,
      side,
      ...rimSpot(tiles.find(tile => name.startsWith(`${tile.name}.`))!, side),
    })),
    zoneAt: cell => zones[cellZones[cell] ?? outside],
    isFloor: (cell, next) => isFloor(map, cell, next),
  };
}

function tilesOf({ map }: Mission): ShipTile[] {
  return map.flatMap((row, down) =>
    row.split(/\s+/).flatMap((written, right) => {
      const [name = '', degrees = '0'] = written.split('@');
      if (name === '–') return [];
      const code = name.replace(/\d+$/, '') as TileCode;
      return [{ name, code, row: down * tileSize, col: right * tileSize, turns: Number(degrees) / 90 }];
    }),
  );
}

/** One edge between cells of two zones. */
interface Wall extends ShipOpening {
  readonly gate: number;
}

function wallsOf(map: ZoneMap): Wall[] {
  const { width, cellZones, gates, zones } = map;
  return [...cellZones.keys()].flatMap(cell => {
    const col = cell % width;
    const row = Math.floor(cell / width);
    const beside = (next: number, kind: 0 | 1, spot: WallSpot): Wall[] => {
      const near = zones[cellZones[cell]!];
      const far = zones[cellZones[next] ?? outside];
      if (near === undefined || far === undefined || near === far) return [];
      return [{ ...spot, zones: [near.name, far.name], gate: gates[2 * cell + kind]! }];
    };
    return [
      ...(col + 1 < width ? beside(cell + 1, 0, { x: col + 1, y: row + 0.5, isUpright: true }) : []),
      ...beside(cell + width, 1, { x: col + 0.5, y: row + 1, isUpright: false }),
    ];
  });
}

/** Edges that make up one straight wall between the same two zones. */
function runsOf(walls: readonly Wall[]): Wall[][] {
  const runs = new Map<string, Wall[]>();
  for (const wall of walls) {
    const line = wall.isUpright ? `x${wall.x}` : `y${wall.y}`;
    const key = `${line} ${[...wall.zones].sort().join(' ')}`;
    runs.set(key, [...(runs.get(key) ?? []), wall]);
  }
  return [...runs.values()];
}

function spotOn(walls: readonly Wall[]): ShipOpening {
  const { zones, isUpright } = walls[0]!;
  const mean = (of: (wall: Wall) => number) => walls.reduce((sum, wall) => sum + of(wall), 0) / walls.length;
  return { zones, isUpright, x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** ETS-MAP-06: ports lie in the middle of a tile's edges. */
function rimSpot({ row, col }: ShipTile, side: Direction): WallSpot {
  const half = tileSize / 2;
  const isUpright = side === 'E' || side === 'W';
  const x = { N: half, S: half, E: tileSize, W: 0 }[side];
  const y = { N: 0, S: tileSize, E: half, W: half }[side];
  return { x: col + x, y: row + y, isUpright };
}

function isFloor({ width, cellZones, gates, zones }: ZoneMap, cell: number, next: number): boolean {
  const [near, far] = [zones[cellZones[cell]!], zones[cellZones[next] ?? outside]];
  if (near === undefined || far === undefined) return false;
  if (!isOnOneTile(width, cell, next)) return near === far && isAtPort(width, cell, next);
  if (near === far) return true;
  if (namesRoom(near.name) || namesRoom(far.name)) return false;
  return gates[2 * Math.min(cell, next) + (Math.abs(cell - next) === 1 ? 0 : 1)] === -1;
}

function isOnOneTile(width: number, cell: number, next: number): boolean {
  const tileOf = (at: number) => [Math.floor((at % width) / tileSize), Math.floor(at / width / tileSize)].join();
  return tileOf(cell) === tileOf(next);
}

function isAtPort(width: number, cell: number, next: number): boolean {
  const along = Math.abs(cell - next) === 1 ? Math.floor(cell / width) : cell % width;
  return along % tileSize === (tileSize - 1) / 2;
}

/** The middle of the walls that two zones share, for a wall that was opened. */
export function sharedWall({ mission }: Pick<ShipPlan, 'mission'>, a: string, b: string): ShipOpening | undefined {
  const shared = wallsOf(groundOf({ mission }).map).filter(({ zones }) => zones.includes(a) && zones.includes(b));
  const longest = runsOf(shared).sort((one, other) => other.length - one.length)[0];
  return longest && spotOn(longest);
}
