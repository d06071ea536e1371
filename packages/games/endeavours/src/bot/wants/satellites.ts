import { kindOfNode, zoneOf } from '../../map/index.ts';
import { waypointIds } from '../../map/waypoints.ts';
import { freeSatellites } from '../../rules/missions/kinds/found.ts';
import type { Quest } from '../../rules/missions/quest.ts';
import type { EquipmentId, State } from '../../types.ts';
import type { Sketch } from './want.ts';

/** END-SAT-02: at any Lagrange point of a zone that has none yet; all that are missing are taken along. */
export function deploying(state: State, quest: Quest, zones: number): Sketch[] {
  const missing = Math.max(1, zones - freeSatellites(state, quest).length);
  const kit = Array.from({ length: missing }, (): EquipmentId => 'satellite');
  const taken = state.satellites.map(zoneOf);
  return waypointIds
    .filter(node => kindOfNode(node) === 'lag' && !taken.includes(zoneOf(node)))
    .map(node => ({ node, deed: 'deploySatellite', kit, years: 0 }));
}
