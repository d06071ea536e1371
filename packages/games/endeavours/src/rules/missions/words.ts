import type { Icon, Need, NodeId, Params, SpotColour, Words, Zone } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { nameOfNode } from '../table.ts';
import { baseMissionOf, isBaseId, type Quest, type QuestId } from './quest.ts';

/** Several texts as one: "Venus, Mars". */
export function listOf([first, ...rest]: readonly Words[]): Words {
  if (rest.length === 0) return first!;
  return { key: 'list.more', params: { first: first!, rest: listOf(rest) } };
}

export function nameOfZone(zone: Zone): Words {
  return { key: `zone.${zone}` };
}

export function zoneNames(zones: readonly Zone[]): Words {
  return listOf(zones.map(nameOfZone));
}

export function nodeNames(nodes: readonly NodeId[]): Words {
  return listOf(nodes.map(nameOfNode));
}

/** "2 × star, 1 × nebula"; the colours of discovery spots alike. */
export function spotNames(spots: readonly (Icon | SpotColour)[]): Words {
  const kinds = [...new Set(spots)];
  return listOf(
    kinds.map(spot => ({ key: `spot.${spot}`, params: { count: spots.filter(each => each === spot).length } })),
  );
}

/** What a base mission is called: its type and what it names. */
function titleOfNeed(need: Need): Words {
  return { key: `mission.${need.kind}`, params: paramsOf(need) };
}

function paramsOf(need: Need): Params {
  switch (need.kind) {
    case 'siteExploration':
      return { feature: need.feature, zones: zoneNames(need.zones) };
    case 'flyby':
      return { node: nameOfNode(need.node) };
    case 'airEater':
      return { zone: nameOfZone(need.zone), count: need.count };
    case 'bioExperiment':
      return { zone: nameOfZone(need.zone) };
    case 'colonySizes':
    case 'zoneExploration':
      return { zone: nameOfZone(need.zone), size: need.size };
    case 'colonyHydration':
      return { zones: zoneNames(need.zones), hydration: need.hydration, count: need.count };
    case 'zoneClaims':
      return { zone: nameOfZone(need.zone), feature: need.feature, count: need.count };
    case 'zoneSamples':
      return { zone: nameOfZone(need.zone), types: need.types.join(', ') };
    case 'radio':
      return { ends: listOf(need.between.map(nameOfEnd)), interference: need.interference };
    case 'observation':
    case 'research':
      return { spots: spotNames(need.spots) };
    case 'industrialization':
      return { type: need.type };
    case 'elevators':
      return { pairs: listOf(need.pairs.map(nameOfPair)) };
    case 'cometRedirection':
      return { comets: nodeNames(need.comets), exit: nameOfNode(need.exit) };
    case 'tour':
      return { sites: nodeNames(need.sites) };
    default:
      return 'site' in need ? { site: nameOfNode(need.site) } : {};
  }
}

export function nameOfEnd(end: NodeId | 'home'): Words {
  return end === 'home' ? { key: 'place.home' } : nameOfNode(end);
}

/** `LUN-MH/EML1`, as the map has them. */
export function nameOfPair(pair: string): Words {
  const [one, other] = pair.split('/') as [NodeId, NodeId];
  return { key: 'elevator.between', params: { one: nameOfNode(one), other: nameOfNode(other) } };
}

/** What a mission is called. */
export function titleOf(quest: Quest | QuestId): Words {
  const card = typeof quest === 'string' ? quest : quest.card;
  return isBaseId(card) ? titleOfNeed(baseMissionOf(card).need) : nameOfCard(card);
}
