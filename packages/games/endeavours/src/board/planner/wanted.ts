import type { Text } from '@starboard/kernel';
import { homeNode } from '../../rules/missions/destinations.ts';
import { missing } from '../../rules/missions/kinds/index.ts';
import { openQuests } from '../../rules/missions/quest.ts';
import type { NodeId, State } from '../../types.ts';

/** It names the one Site where it is not to be done. */
const elsewhere = 'missing.anotherSite';

/** The places that open missions still ask for, and home. */
export function wantedPlaces(state: State): NodeId[] {
  const home = homeNode(state);
  const open = openQuests(state).flatMap(quest => missing(state, quest));
  const named = open.filter(({ key }) => key !== elsewhere).flatMap(nodesIn);
  return [...new Set([...named, ...(home === null ? [] : [home])])];
}

function nodesIn({ key, params = {} }: Text): NodeId[] {
  if (key.startsWith('node.')) return [key.slice('node.'.length) as NodeId];
  return Object.values(params).flatMap(value => (typeof value === 'object' ? nodesIn(value) : []));
}
