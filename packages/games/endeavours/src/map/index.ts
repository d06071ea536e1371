import type { Feature, NodeId, Site, SiteId, Way, Waypoint, WaypointId, Zone } from '../types.ts';
import { siteIds, sites } from './sites.ts';
import { waypointIds, waypoints } from './waypoints.ts';

export const zones: readonly Zone[] = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Ceres',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
];

/** END-MAP-02: added to CME rolls, and to the thrust of what the Sun drives. */
export const zoneModifiers: { readonly [zone in Zone]: number } = {
  Mercury: 2,
  Venus: 1,
  Earth: 0,
  Mars: -1,
  Ceres: -2,
  Jupiter: -3,
  Saturn: -4,
  Uranus: -5,
  Neptune: -5,
};

/** Every node in ascending order of id, which is the order that ties are broken in (END-HOLE-04, END-MAP-10). */
export const nodeIds: readonly NodeId[] = [...siteIds, ...waypointIds].sort();

/** END-MAP-05: for Rovers and buggies alone; no edges of the map. */
export const buggyRoads: readonly (readonly [SiteId, SiteId])[] = [
  ['MER-PR', 'MER-RB'],
  ['LUN-MH', 'LUN-CB'],
  ['MAR-PV', 'MAR-AR'],
  ['MAR-AR', 'MAR-KO'],
  ['EUR-TM', 'EUR-OV'],
  ['IO-PE', 'IO-BM'],
  ['TIT-LM', 'TIT-XA'],
  ['TRI-RP', 'TRI-CP'],
];

/** END-MAP-06: `A/B`, as missions name them. */
export const elevatorPairs: readonly (readonly [NodeId, NodeId])[] = [
  ['LUN-MH', 'EML1'],
  ['MAR-PV', 'DEIMOS'],
  ['CERES', 'CE-LC'],
  ['SAT-CL', 'ATLAS'],
  ['URA-CL', 'OPHELIA'],
  ['NEP-CL', 'NAIAD'],
  ['PLUTO', 'PL-BC'],
  ['CHARON', 'PL-BC'],
];

export function isSite(node: NodeId): node is SiteId {
  return node in sites;
}

export function siteAt(site: SiteId): Site {
  return sites[site];
}

export function waypointAt(node: WaypointId): Waypoint {
  return waypoints[node];
}

/** Nothing for a Site. */
export function kindOfNode(node: NodeId): Waypoint['kind'] | 'site' {
  return isSite(node) ? 'site' : waypoints[node].kind;
}

const zoneByNode = new Map<NodeId, Zone>(
  nodeIds.map(node => [node, (isSite(node) ? sites[node] : waypoints[node]).zone]),
);
const zoneIndexByNode = new Map<NodeId, number>(nodeIds.map(node => [node, zones.indexOf(zoneByNode.get(node)!)]));

export function zoneOf(node: NodeId): Zone {
  return zoneByNode.get(node)!;
}

/** 0 for Mercury to 8 for Neptune. */
export function zoneIndexOf(node: NodeId): number {
  return zoneIndexByNode.get(node)!;
}

/** END-CORE-03: zone borders between two nodes. */
export function bordersBetween(a: NodeId, b: NodeId): number {
  return Math.abs(zoneIndexOf(a) - zoneIndexOf(b));
}

/** The features printed on the map; what cards add is in `featuresOf` (rules/sites.ts). */
export function printedFeatures(site: SiteId): readonly Feature[] {
  return sites[site].features;
}

/** An edge as it is flown from one of its ends. */
export interface Edge {
  readonly to: NodeId;
  /** Extra burns of the edge itself. */
  readonly burns: number;
  /** Lander burns. */
  readonly lander: number;
  /** The track it leaves on, if it leaves a Hohmann node, and the one it arrives on, if it enters one. */
  readonly leaves: 'A' | 'B' | null;
  readonly arrives: 'A' | 'B' | null;
}

const edgesByNode = new Map<NodeId, Edge[]>(nodeIds.map(node => [node, []]));
for (const from of waypointIds) {
  const ways: readonly Way[] = waypoints[from].ways;
  for (const { to, burns = 0, lander = 0, track } of ways) {
    const end = to as NodeId;
    edgesByNode.get(from)!.push({ to: end, burns, lander, leaves: track ?? null, arrives: trackBetween(end, from) });
    // A way to a Site is listed at the waypoint alone (END-MAP-03); aerobrakes lead down, never up again (END-HAZARD-04).
    const isOneWay = ways.some(way => way.to === to && way.oneWay);
    if (isSite(end) && !isOneWay)
      edgesByNode.get(end)!.push({ to: from, burns, lander, leaves: null, arrives: track ?? null });
  }
}

function trackBetween(hohmann: NodeId, other: NodeId): 'A' | 'B' | null {
  if (isSite(hohmann)) return null;
  const ways: readonly Way[] = waypoints[hohmann].ways;
  return ways.find(way => way.to === other)?.track ?? null;
}

/** The edges that lead out of a node. */
export function edgesFrom(node: NodeId): readonly Edge[] {
  return edgesByNode.get(node)!;
}

const neighboursByNode = new Map<NodeId, NodeId[]>(
  nodeIds.map(node => [
    node,
    nodeIds.filter(
      other => edgesFrom(node).some(edge => edge.to === other) || edgesFrom(other).some(edge => edge.to === node),
    ),
  ]),
);

/** END-CORE-02: joined by an edge, whatever it costs and even if it is one-way; in ascending order of id. */
export function neighboursOf(node: NodeId): readonly NodeId[] {
  return neighboursByNode.get(node)!;
}

export function areAdjacent(a: NodeId, b: NodeId): boolean {
  return neighboursOf(a).includes(b);
}

/** The Sites joined to this one by a buggy road. */
export function roadsFrom(site: SiteId): SiteId[] {
  return buggyRoads.flatMap(([a, b]) => (a === site ? [b] : b === site ? [a] : []));
}

/** END-MAP-07 */
export const homeOrbits: readonly WaypointId[] = waypointIds.filter(node => waypointAt(node).home === true);

/** END-MAP-10: the Lagrange point at or Adjacent to a node, or the nearest one by edges; the first by id. */
export function lagrangeAt(node: NodeId): NodeId {
  let ring: NodeId[] = [node];
  for (;;) {
    const found = ring.filter(each => kindOfNode(each) === 'lag').sort()[0];
    if (found !== undefined) return found;
    ring = [...new Set(ring.flatMap(each => neighboursOf(each)))];
  }
}
