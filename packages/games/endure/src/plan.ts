import type { ZoneMap } from '@starboard/space';
import { groundOf } from './rules/mission.ts';
import type { View } from './view.ts';

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
