import { newHeap } from './heap.ts';
import type { EdgeCost, RouteEdge, RouteGraph, RouteNodeIndex, RouteTree } from './types.ts';

/**
 * The cheapest routes from one node to all. Among routes of equal cost a node keeps the one with fewer edges, then the
 * one whose node before is listed first, then the edge listed first.
 */
export function shortestRoutes<Kind extends string, NodeData, EdgeData>(
  graph: RouteGraph<Kind, NodeData, EdgeData>,
  from: RouteNodeIndex,
  costOf: EdgeCost<EdgeData>,
): RouteTree<EdgeData> {
  const cost = new Float64Array(graph.nodes.length).fill(Number.POSITIVE_INFINITY);
  const hops = new Int32Array(graph.nodes.length).fill(-1);
  const lastEdge: (RouteEdge<EdgeData> | undefined)[] = graph.nodes.map(() => undefined);
  const offers: { readonly node: RouteNodeIndex; readonly cost: number; readonly hops: number }[] = [];
  const queue = newHeap((a, b) => {
    const one = offers[a]!;
    const other = offers[b]!;
    return one.cost - other.cost < 0 || (one.cost === other.cost && (one.hops - other.hops || a - b) < 0);
  });

  function offer(node: RouteNodeIndex, edge: RouteEdge<EdgeData> | undefined, price: number, count: number): void {
    if (!isBetter(node, edge, price, count)) return;
    const isNews = price !== cost[node] || count !== hops[node];
    cost[node] = price;
    hops[node] = count;
    lastEdge[node] = edge;
    if (isNews) queue.push(offers.push({ node, cost: price, hops: count }) - 1);
  }

  function isBetter(
    node: RouteNodeIndex,
    edge: RouteEdge<EdgeData> | undefined,
    price: number,
    count: number,
  ): boolean {
    if (price !== cost[node]) return price < cost[node]!;
    if (count !== hops[node]) return count < hops[node]!;
    return edge !== undefined && edge.from < (lastEdge[node]?.from ?? -1);
  }

  offer(from, undefined, 0, 0);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { node, cost: price, hops: count } = offers[next]!;
    if (price !== cost[node] || count !== hops[node]) continue;
    for (const edge of graph.edgesFrom[node]!) {
      const step = costOf(edge);
      if (step === undefined) continue;
      if (!(step >= 0)) throw new RangeError(`An edge cannot cost ${step}.`);
      offer(edge.to, edge, price + step, count + 1);
    }
  }
  return { from, cost, hops, lastEdge };
}

/** The routes with the fewest edges from one node to all, over the edges that `mayUse` accepts. */
export function fewestEdgeRoutes<Kind extends string, NodeData, EdgeData>(
  graph: RouteGraph<Kind, NodeData, EdgeData>,
  from: RouteNodeIndex,
  mayUse: (edge: RouteEdge<EdgeData>) => boolean = () => true,
): RouteTree<EdgeData> {
  return shortestRoutes(graph, from, edge => (mayUse(edge) ? 1 : undefined));
}

/** The nodes that can be reached from one, itself included, in the order of the graph. */
export function reachableNodes<Kind extends string, NodeData, EdgeData>(
  graph: RouteGraph<Kind, NodeData, EdgeData>,
  from: RouteNodeIndex,
  mayUse: (edge: RouteEdge<EdgeData>) => boolean = () => true,
): RouteNodeIndex[] {
  const seen = new Set([from]);
  for (const node of seen) {
    for (const edge of graph.edgesFrom[node]!) {
      if (mayUse(edge)) seen.add(edge.to);
    }
  }
  return [...seen].sort((a, b) => a - b);
}

/** One of the graph's own costs, by its name; throws if the graph does not have it. */
export function costNamed<EdgeData>(graph: RouteGraph, name: string): EdgeCost<EdgeData> {
  const position = graph.costs.indexOf(name);
  if (position < 0) throw new RangeError(`There is no cost ${name}.`);
  return edge => edge.costs[position]!;
}

/** The edges of the route to a node, in order; undefined where no route leads. */
export function routeTo<EdgeData>(tree: RouteTree<EdgeData>, to: RouteNodeIndex): RouteEdge<EdgeData>[] | undefined {
  if (tree.hops[to] === -1) return undefined;
  const edges: RouteEdge<EdgeData>[] = [];
  for (let edge = tree.lastEdge[to]; edge; edge = tree.lastEdge[edge.from]) edges.push(edge);
  return edges.reverse();
}
