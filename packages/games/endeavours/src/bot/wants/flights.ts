import { kindOfNode, zoneOf } from '../../map/index.ts';
import { waypointIds } from '../../map/waypoints.ts';
import { homeNode } from '../../rules/missions/destinations.ts';
import { pendingCards, type Quest } from '../../rules/missions/quest.ts';
import type { NodeId, SiteId, State, Zone } from '../../types.ts';
import { type Sketch, worthOf } from './want.ts';

export function flyby(state: State, quest: Quest, node: NodeId): Sketch[] {
  const home = homeNode(state);
  if (home === null) return [];
  const pending = pendingCards(state, quest).filter(({ lonely }) => !lonely);
  if (pending.length === 0) return [{ node, deed: 'arrive', manned: true, back: home, years: 0 }];
  return pending.map(({ no }) => ({ node: home, deed: 'arrive', carries: no, years: 0 }));
}

/** END-MISSION-23: any aerobrake hazard of the zone that is not done yet. */
export function eatingAir({ places }: Quest, zone: Zone): Sketch[] {
  return waypointIds
    .filter(node => kindOfNode(node) === 'aero' && zoneOf(node) === zone && !places.includes(node))
    .map(node => ({ node, deed: 'airEater', manned: true, air: true }));
}

export function tour(state: State, quest: Quest, sites: readonly SiteId[]): Sketch[] {
  const pending = pendingCards(state, quest);
  for (const { no } of pending) {
    const unseen = sites.filter(site => !quest.delivered.includes(`${no}@${site}`));
    if (unseen.length === 0) return [{ node: 'LEO', deed: 'arrive', carries: no, years: 0, worth: worthOf(quest) }];
    if (unseen.length < sites.length)
      return unseen.map(node => ({ node, deed: 'arrive', manned: true, carries: no, back: 'LEO', years: 0 }));
  }
  return sites.map(node => ({ node, deed: 'arrive', manned: true, kit: ['tourists'], back: 'LEO', years: 0 }));
}
