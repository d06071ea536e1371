import { satelliteTrack } from '../tables/playmats.ts';
import type { NodeId, State } from '../types.ts';

/** END-SAT-08, 09, END-RULE-18: the highest number uncovered on the track; 0 with no satellite deployed. */
export function networkStrength({ satellites }: State): number {
  return satellites.length === 0 ? 0 : satelliteTrack[satellites.length - 1]!;
}

/** END-SAT-06 */
export function loseSatellite(state: State, node: NodeId): void {
  state.satellites.splice(state.satellites.indexOf(node), 1);
}
