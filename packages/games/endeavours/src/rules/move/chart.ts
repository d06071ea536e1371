import { type Edge, edgesFrom, kindOfNode, nodeIds, waypointAt } from '../../map/index.ts';
import type { NodeId, WaypointId } from '../../types.ts';

/** A space of a chart. */
export interface ChartNode {
  readonly kind: 'free' | 'hohmann' | 'flyby' | 'aerobrake' | 'site' | 'exit';
  /** Burns to enter it. */
  readonly enter?: number;
  /** Coast number (END-BURN-09). */
  readonly coast?: number;
  readonly ways: readonly ChartWay[];
}

/** A way out of a space. Tracks are 1 and 2; 0 where there are none. */
export interface ChartWay {
  readonly to: number;
  readonly burns: number;
  readonly lander: number;
  readonly leaves: number;
  readonly arrives: number;
}

/** The map in small numbers, for searching: spaces are numbered, the ways out of one lie side by side. */
export interface Chart {
  readonly size: number;
  readonly isHohmann: Uint8Array;
  readonly isFlyby: Uint8Array;
  readonly isAerobrake: Uint8Array;
  readonly isSite: Uint8Array;
  /** The movement ends on entering it (END-MOVE-10). */
  readonly isEnd: Uint8Array;
  readonly enter: Uint8Array;
  readonly coast: Uint8Array;
  /** The ways out of space n are numbered from `first[n]` up to `first[n + 1]`. */
  readonly first: Int16Array;
  readonly to: Int16Array;
  readonly burns: Uint8Array;
  readonly lander: Uint8Array;
  readonly leaves: Uint8Array;
  readonly arrives: Uint8Array;
}

export function chartOf(nodes: readonly ChartNode[]): Chart {
  const ways = nodes.flatMap(node => node.ways);
  const first = [0];
  for (const node of nodes) first.push(first.at(-1)! + node.ways.length);
  const flags = (is: (node: ChartNode) => boolean) => Uint8Array.from(nodes, node => (is(node) ? 1 : 0));
  return {
    size: nodes.length,
    isHohmann: flags(({ kind }) => kind === 'hohmann'),
    isFlyby: flags(({ kind }) => kind === 'flyby'),
    isAerobrake: flags(({ kind }) => kind === 'aerobrake'),
    isSite: flags(({ kind }) => kind === 'site'),
    isEnd: flags(({ kind }) => kind === 'site' || kind === 'exit'),
    enter: Uint8Array.from(nodes, ({ enter = 0 }) => enter),
    coast: Uint8Array.from(nodes, ({ coast = 0 }) => coast),
    first: Int16Array.from(first),
    to: Int16Array.from(ways, ({ to }) => to),
    burns: Uint8Array.from(ways, ({ burns }) => burns),
    lander: Uint8Array.from(ways, ({ lander }) => lander),
    leaves: Uint8Array.from(ways, ({ leaves }) => leaves),
    arrives: Uint8Array.from(ways, ({ arrives }) => arrives),
  };
}

const numberByNode = new Map<NodeId, number>(nodeIds.map((node, at) => [node, at]));

/** The number of a node on the chart: its place among all ids. */
export function numberOf(node: NodeId): number {
  return numberByNode.get(node)!;
}

const kinds = {
  lag: 'free',
  burn: 'free',
  belt: 'free',
  haz: 'free',
  hoh: 'hohmann',
  fly: 'flyby',
  aero: 'aerobrake',
} as const;

const tracks = { A: 1, B: 2 } as const;

function chartNode(node: NodeId): ChartNode {
  const kind = kindOfNode(node);
  const ways = edgesFrom(node).map(({ to, burns, lander, leaves, arrives }) => ({
    to: numberOf(to),
    burns,
    lander,
    leaves: leaves === null ? 0 : tracks[leaves],
    arrives: arrives === null ? 0 : tracks[arrives],
  }));
  if (kind === 'site') return { kind, ways };
  const { enter = 0, coast = 0 } = waypointAt(node as WaypointId);
  return { kind: kind === 'exit' ? kind : kinds[kind], enter, coast, ways };
}

/** The map of the game. */
export const chart: Chart = chartOf(nodeIds.map(chartNode));

const freeWays = new Set(nodeIds.filter(node => edgesFrom(node).some(edge => isFreeFor(node, edge))));

/** No burn, and nothing that could keep a Spacecraft out: no Site, no aerobrake (which sails avoid), no coasting. */
function isFreeFor(node: NodeId, { to, burns, lander }: Edge): boolean {
  const kind = kindOfNode(to);
  if (kindOfNode(node) === 'site' || kind === 'site' || kind === 'aero') return false;
  return burns === 0 && lander === 0 && waypointAt(to as WaypointId).enter === undefined;
}

/** Whether anything that has a thruster at all can leave a node. */
export function hasFreeWay(node: NodeId): boolean {
  return freeWays.has(node);
}
