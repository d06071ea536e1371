import { effects } from '../../hooks.ts';
import type { NodeId, State } from '../../types.ts';
import { homeBernal, labs, nodeOfBernal } from '../bernals.ts';

/** END-MISSION-48: the space of the Home Bernal; none if it is lost or under way through a wormhole. */
export function homeNode(state: State): NodeId | null {
  const home = homeBernal(state);
  return home === undefined ? null : nodeOfBernal(state, home);
}

/** Where something may be delivered to. */
export type Destination = 'home' | 'lab' | 'labOrHome';

/** END-MISSION-48: any Lab, and what counts as one for deliveries (Quarantine Dock). */
export function destinations(state: State, to: Destination): readonly NodeId[] {
  const home = homeNode(state);
  const homes = home === null ? [] : [home];
  if (to === 'home') return homes;
  const all = [...labs(state), ...effects.tell(state, 'labs', { use: 'delivery' })];
  return to === 'lab' ? all : [...all, ...homes];
}
