import type { Checked } from '../checked.ts';
import type { RouteEdge, RouteGraph, RouteLink, RouteMap, RouteNode, RouteNodeIndex } from './types.ts';

/** Checks a route map and makes it ready to be searched, or lists everything wrong with it. */
export function routeGraph<Kind extends string, NodeData, EdgeData>(
  map: RouteMap<Kind, NodeData, EdgeData>,
): Checked<RouteGraph<Kind, NodeData, EdgeData>> {
  const problems = [...costNameProblems(map.costs), ...nodeProblems(map.nodes), ...linkProblems(map)];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: compile(map) };
}

/** The position of a node by its id; throws if there is none. */
export function routeNodeIndex(graph: RouteGraph, id: string): RouteNodeIndex {
  const index = graph.indexById.get(id);
  if (index === undefined) throw new RangeError(`There is no node ${id}.`);
  return index;
}

/** The node with this id; throws if there is none. */
export function routeNode<Kind extends string, NodeData, EdgeData>(
  graph: RouteGraph<Kind, NodeData, EdgeData>,
  id: string,
): RouteNode<Kind, NodeData> {
  return graph.nodes[routeNodeIndex(graph, id)]!;
}

function compile<Kind extends string, NodeData, EdgeData>(
  map: RouteMap<Kind, NodeData, EdgeData>,
): RouteGraph<Kind, NodeData, EdgeData> {
  const indexById = new Map(map.nodes.map((node, i) => [node.id, i]));
  const edgesFrom: RouteEdge<EdgeData>[][] = map.nodes.map(() => []);
  const addEdge = (fromId: string, toId: string, { costs, name, data }: RouteLink<EdgeData>): void => {
    const from = indexById.get(fromId)!;
    edgesFrom[from]!.push({ from, to: indexById.get(toId)!, costs, name, data });
  };
  for (const link of map.links) {
    addEdge(link.from, link.to, link);
    if (link.bothWays) addEdge(link.to, link.from, link);
  }
  return { costs: map.costs, nodes: map.nodes, indexById, edgesFrom };
}

function costNameProblems(names: readonly string[]): string[] {
  return repeated(names).map(name => `Cost ${name} is named twice.`);
}

function nodeProblems(nodes: readonly RouteNode[]): string[] {
  const problems = repeated(nodes.map(node => node.id)).map(id => `Node ${id} is listed twice.`);
  if (nodes.some(node => node.id === '')) problems.push('A node has no id.');
  return problems;
}

function linkProblems({ costs, nodes, links }: RouteMap): string[] {
  const known = new Set(nodes.map(node => node.id));
  const problems: string[] = [];
  for (const link of links) {
    const title = linkTitle(link);
    for (const id of new Set([link.from, link.to])) {
      if (!known.has(id)) problems.push(`${title}: there is no node ${id}.`);
    }
    if (link.from === link.to) problems.push(`${title}: it leads back to where it starts.`);
    if (link.costs.length !== costs.length) {
      problems.push(`${title}: it has ${link.costs.length} costs instead of ${costs.length}.`);
    }
    for (const [i, cost] of link.costs.entries()) {
      if (!(cost >= 0) || cost === Number.POSITIVE_INFINITY) {
        problems.push(`${title}: ${costs[i] ?? `cost ${i + 1}`} is ${cost}, which is not a number from 0 up.`);
      }
    }
  }
  return [...problems, ...repeated(links.flatMap(directions)).map(title => `${title}: it is listed twice.`)];
}

function directions(link: RouteLink): string[] {
  const there = linkTitle(link);
  return link.bothWays ? [there, linkTitle({ ...link, from: link.to, to: link.from })] : [there];
}

function linkTitle({ from, to, name }: RouteLink): string {
  return name === undefined ? `Link ${from} to ${to}` : `Link ${from} to ${to} (${name})`;
}

/** The values that occur more than once, each once, in the order of their second appearance. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) twice.add(value);
    seen.add(value);
  }
  return [...twice];
}
