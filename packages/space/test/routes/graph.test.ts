import { describe, expect, test } from 'vitest';
import {
  type RouteGraph,
  type RouteLink,
  type RouteMap,
  routeGraph,
  routeNode,
  routeNodeIndex,
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
