import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costNamed,
  fewestEdgeRoutes,
  type RouteGraph,
  type RouteLink,
  type RouteMap,
  reachableNodes,
  routeGraph,
  routeNode,
  routeNodeIndex,
  routeTo,
  shortestRoutes,
} from '../../src/routes/index.ts';

const node = (id: string, kind = 'port') => ({ id, kind, data: undefined });
const link = (from: string, to: string, costs: number[], more: Partial<RouteLink<undefined>> = {}) => ({
  from,
  to,
  costs,
  data: undefined,
  ...more,
});

const harbours: RouteMap<string, undefined, undefined> = {
  costs: ['fuel', 'days'],
  nodes: [node('A'), node('B'), node('C', 'reef'), node('D'), node('E')],
  links: [
    link('A', 'B', [1, 5], { bothWays: true }),
    link('B', 'D', [1, 5]),
    link('A', 'C', [1, 1]),
    link('C', 'D', [1, 1]),
    link('A', 'D', [9, 1]),
    link('E', 'A', [0, 0]),
  ],
};

function graphOf<NodeData, EdgeData>(
  map: RouteMap<string, NodeData, EdgeData>,
): RouteGraph<string, NodeData, EdgeData> {
  const check = routeGraph(map);
  if (!check.ok) throw new Error(check.problems.join(' '));
  return check.value;
}

describe('a route map is checked', () => {
  test('a cost that has no name is told by its number', () => {
    const check = routeGraph({ costs: ['fuel'], nodes: [node('A'), node('B')], links: [link('A', 'B', [1, -1])] });
    expect(check).toEqual({
      ok: false,
      problems: [
        'Link A to B: it has 2 costs instead of 1.',
        'Link A to B: cost 2 is -1, which is not a number from 0 up.',
      ],
    });
  });

  test('everything wrong is listed, in words', () => {
    const check = routeGraph({
      costs: ['fuel', 'fuel'],
      nodes: [node('A'), node('B'), node('A'), node('')],
      links: [
        link('A', 'X', [1, 1]),
        link('A', 'A', [1, 1]),
        link('A', 'B', [-1, Number.NaN]),
        link('B', 'A', [1]),
        link('A', 'B', [2, 2]),
      ],
    });
    expect(check).toEqual({
      ok: false,
      problems: [
        'Cost fuel is named twice.',
        'Node A is listed twice.',
        'A node has no id.',
        'Link A to X: there is no node X.',
        'Link A to A: it leads back to where it starts.',
        'Link A to B: fuel is -1, which is not a number from 0 up.',
        'Link A to B: fuel is NaN, which is not a number from 0 up.',
        'Link B to A: it has 1 costs instead of 2.',
        'Link A to B: it is listed twice.',
      ],
    });
  });

  test('a link both ways clashes with its own way back, unless they have different names', () => {
    const both = link('A', 'B', [1, 1], { bothWays: true });
    const nodes = [node('A'), node('B')];
    const twice = routeGraph({ costs: ['fuel', 'days'], nodes, links: [both, link('B', 'A', [2, 2])] });
    expect(twice).toEqual({ ok: false, problems: ['Link B to A: it is listed twice.'] });
    const named = { ...harbours, nodes, links: [both, link('B', 'A', [2, 2], { name: 'ferry' })] };
    expect(graphOf(named).edgesFrom[1]!.map(edge => edge.name)).toEqual([undefined, 'ferry']);
  });

  test('nodes are found by id', () => {
    const graph = graphOf(harbours);
    expect(routeNodeIndex(graph, 'C')).toBe(2);
    expect(routeNode(graph, 'C').kind).toBe('reef');
    expect(() => routeNode(graph, 'X')).toThrow('no node X');
  });
});

describe('shortest routes', () => {
  const graph = graphOf(harbours);
  const names = (edges: readonly { from: number; to: number }[] | undefined) =>
    edges?.map(({ from, to }) => `${graph.nodes[from]!.id}${graph.nodes[to]!.id}`);

  test('by one cost; ties go to fewer edges, then to the node before that is listed first', () => {
    const byFuel = shortestRoutes(graph, 0, costNamed(graph, 'fuel'));
    expect(byFuel.cost[3]).toBe(2);
    expect(names(routeTo(byFuel, 3))).toEqual(['AB', 'BD']);
    const byDays = shortestRoutes(graph, 0, costNamed(graph, 'days'));
    expect(names(routeTo(byDays, 3))).toEqual(['AD']);
    const free = shortestRoutes(graph, 0, () => 0);
    expect(names(routeTo(free, 3))).toEqual(['AD']);
  });

  test('no route leads against the arrows or over forbidden edges', () => {
    const byFuel = shortestRoutes(graph, 0, costNamed(graph, 'fuel'));
    expect(byFuel.cost[4]).toBe(Number.POSITIVE_INFINITY);
    expect(routeTo(byFuel, 4)).toBeUndefined();
    expect(routeTo(byFuel, 0)).toEqual([]);
    const noReef = shortestRoutes(graph, 0, edge => (edge.to === 2 ? undefined : edge.costs[1]));
    expect(routeTo(noReef, 2)).toBeUndefined();
    expect(() => shortestRoutes(graph, 0, () => -1)).toThrow('cannot cost');
    expect(() => costNamed(graph, 'time')).toThrow('no cost time');
  });

  test('fewest edges, and what can be reached at all', () => {
    expect([...fewestEdgeRoutes(graph, 0).hops]).toEqual([0, 1, 1, 1, -1]);
    expect([...fewestEdgeRoutes(graph, 0, edge => edge.costs[0] !== 9).hops]).toEqual([0, 1, 1, 2, -1]);
    expect(reachableNodes(graph, 0)).toEqual([0, 1, 2, 3]);
    expect(reachableNodes(graph, 0, edge => edge.to !== 1)).toEqual([0, 2, 3]);
    expect(reachableNodes(graph, 3)).toEqual([3]);
  });
});

const size = 6;
const someGraph = fc
  .uniqueArray(
    fc.record({ from: fc.nat({ max: size - 1 }), to: fc.nat({ max: size - 1 }), cost: fc.nat({ max: 3 }) }),
    {
      selector: ({ from, to }) => from * size + to,
      maxLength: 20,
    },
  )
  .map(edges =>
    graphOf({
      costs: ['cost'],
      nodes: Array.from({ length: size }, (_, i) => node(`n${i}`)),
      links: edges
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, cost }) => link(`n${from}`, `n${to}`, [cost])),
    }),
  );

test('the shortest routes are the first of all simple routes in the order of cost, edges and nodes', () => {
  fc.assert(
    fc.property(someGraph, graph => {
      const tree = shortestRoutes(graph, 0, costNamed(graph, 'cost'));
      const all = simpleRoutes(graph, [0], 0);
      for (let to = 0; to < size; to++) {
        const best = all.filter(({ nodes }) => nodes.at(-1) === to).sort(byCostThenEdgesThenNodesBackwards)[0];
        expect(tree.cost[to]).toBe(best?.cost ?? Number.POSITIVE_INFINITY);
        expect(routeTo(tree, to)?.map(edge => edge.to)).toEqual(best?.nodes.slice(1));
      }
      const reached = reachableNodes(graph, 0);
      expect(reached).toEqual([...new Set(all.map(({ nodes }) => nodes.at(-1)!))].sort());
    }),
    { numRuns: 200 },
  );
});

interface SimpleRoute {
  readonly nodes: readonly number[];
  readonly cost: number;
}

function simpleRoutes(graph: RouteGraph, nodes: readonly number[], cost: number): SimpleRoute[] {
  const onward = graph.edgesFrom[nodes.at(-1)!]!.filter(edge => !nodes.includes(edge.to));
  return [{ nodes, cost }, ...onward.flatMap(edge => simpleRoutes(graph, [...nodes, edge.to], cost + edge.costs[0]!))];
}

function byCostThenEdgesThenNodesBackwards(a: SimpleRoute, b: SimpleRoute): number {
  if (a.cost !== b.cost) return a.cost - b.cost;
  if (a.nodes.length !== b.nodes.length) return a.nodes.length - b.nodes.length;
  for (let i = a.nodes.length - 1; i >= 0; i--) {
    if (a.nodes[i] !== b.nodes[i]) return a.nodes[i]! - b.nodes[i]!;
  }
  return 0;
}
