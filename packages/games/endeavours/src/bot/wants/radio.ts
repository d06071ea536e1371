import { bordersBetween, kindOfNode } from '../../map/index.ts';
import { waypointIds } from '../../map/waypoints.ts';
import { homeNode } from '../../rules/missions/destinations.ts';
import { hasColony } from '../../rules/sites.ts';
import type { NodeId, State } from '../../types.ts';
import type { Sketch } from './want.ts';

const transmitting = { deed: 'transmit', kit: ['antenna'], manned: true, power: true, years: 2 } as const;

/** END-MISSION-33: from one end, if the other is a contact already. */
export function radio(state: State, between: readonly [NodeId | 'home', NodeId | 'home']): Sketch[] {
  const isEnd = (end: NodeId | 'home') => (end === 'home' ? homeNode(state) !== null : hasColony(state, end));
  return between.flatMap((end, at): Sketch[] =>
    end !== 'home' && isEnd(between[1 - at]!) ? [{ node: end, ...transmitting }] : [],
  );
}

/** OM9: a message home from far enough away, where ways to other zones begin. */
export function message(state: State, borders: number): Sketch[] {
  const home = homeNode(state);
  if (home === null) return [];
  return waypointIds
    .filter(node => kindOfNode(node) === 'hoh' && bordersBetween(node, home) === borders)
    .map(node => ({ node, ...transmitting, back: home }));
}
