import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParetoSearch, type ParetoStep, paretoFront, paretoRoutes, routeStates } from '../../src/routes/index.ts';

type Roads = Readonly<Record<string, readonly (readonly [to: string, ...costs: number[]])[]>>;

const travel = (roads: Roads, costs = 2): ParetoSearch<string> => ({
  start: 'A',
  costs,
  key: state => state,
  expand: state => (roads[state] ?? []).map(([to, ...added]) => ({ state: to, costs: added })),
});

const show = <State>(routes: readonly { state: State; costs: readonly number[] }[]) =>
  routes.map(({ state, costs }) => [state, ...costs]);

describe('Pareto routes', () => {
  const roads: Roads = {
    A: [
      ['B', 1, 5],
      ['C', 3, 1],
      ['D', 9, 9],
    ],
    B: [['D', 1, 5]],
    C: [
      ['D', 3, 1],
      ['B', 0, 0],
    ],
  };

  test('every route that is cheaper in something is kept, in the order of costs', () => {
    const routes = paretoRoutes({ ...travel(roads), isGoal: state => state === 'D' });
    expect(show(routes)).toEqual([
      ['D', 2, 10],
      ['D', 4, 6],
      ['D', 6, 2],
    ]);
    expect(routes.map(routeStates)).toEqual([
      ['A', 'B', 'D'],
      ['A', 'C', 'B', 'D'],
      ['A', 'C', 'D'],
    ]);
  });

  test('without a goal every state is one, the start included', () => {
    expect(show(paretoRoutes(travel(roads)))).toEqual([
      ['A', 0, 0],
      ['B', 1, 5],
      ['D', 2, 10],
      ['C', 3, 1],
      ['B', 3, 1],
      ['D', 4, 6],
      ['D', 6, 2],
    ]);
  });

  test('bounds drop routes that cost more, not those that cost as much', () => {
    const routes = paretoRoutes({ ...travel(roads), isGoal: state => state === 'D', bounds: [4, 6] });
    expect(show(routes)).toEqual([['D', 4, 6]]);
  });

  test('of equal routes the one found first is kept', () => {
    const twins: Roads = {
      A: [
        ['B', 1, 0],
        ['C', 1, 0],
      ],
      B: [['D', 1, 0]],
      C: [['D', 1, 0]],
    };
    const [only, ...more] = paretoRoutes({ ...travel(twins), isGoal: state => state === 'D' });
    expect(more).toEqual([]);
    expect(routeStates(only!)).toEqual(['A', 'B', 'D']);
  });

  test('circles that cost nothing end', () => {
    const ring: Roads = {
      A: [['B', 0, 0]],
      B: [['C', 0, 0]],
      C: [
        ['A', 0, 0],
        ['D', 1, 1],
      ],
    };
    expect(show(paretoRoutes({ ...travel(ring), isGoal: state => state === 'D' }))).toEqual([['D', 1, 1]]);
  });

  test('a resource of which more is better is compared as what is lacking', () => {
    type Tank = { readonly at: string; readonly fuel: number };
    const steps: Record<string, readonly ParetoStep<Tank>[]> = {
      A: [
        { state: { at: 'B', fuel: 0 }, costs: [1] },
        { state: { at: 'B', fuel: 2 }, costs: [2] },
        { state: { at: 'B', fuel: 1 }, costs: [2] },
      ],
    };
    const search = {
      start: { at: 'A', fuel: 0 },
      costs: 1,
      key: ({ at }: Tank) => at,
      expand: ({ at, fuel }: Tank) =>
        at === 'B' && fuel > 1 ? [{ state: { at: 'C', fuel: 0 }, costs: [0] }] : (steps[at] ?? []),
    };
    const careful = paretoRoutes({ ...search, lacks: ({ fuel }: Tank) => [2 - fuel] });
    expect(careful.map(({ state, costs }) => [state.at, state.fuel, ...costs])).toEqual([
      ['A', 0, 0],
      ['B', 0, 1],
      ['B', 2, 2],
      ['C', 0, 2],
    ]);
    expect(paretoRoutes(search).map(({ state }) => state.at)).toEqual(['A', 'B']);
  });

  test('a route continued too early is dropped when a better one turns up at the same cost', () => {
    const search: ParetoSearch<{ at: string; lack: number }> = {
      start: { at: 'A', lack: 0 },
      costs: 1,
      key: ({ at }) => at,
      lacks: ({ lack }) => [lack],
      expand: ({ at, lack }) => {
        if (at === 'A')
          return [
            { state: { at: 'B', lack: 1 }, costs: [1] },
            { state: { at: 'C', lack: 0 }, costs: [1] },
          ];
        if (at === 'B') return [{ state: { at: 'D', lack }, costs: [1] }];
        return at === 'C' ? [{ state: { at: 'B', lack: 0 }, costs: [0] }] : [];
      },
    };
    expect(paretoRoutes(search).map(({ state, costs }) => [state.at, state.lack, ...costs])).toEqual([
      ['A', 0, 0],
      ['C', 0, 1],
      ['B', 0, 1],
      ['D', 0, 2],
    ]);
  });

  test('nothing goes on from a route that was beaten before its turn came', () => {
    const roads: Roads = {
      A: [
        ['B', 5],
        ['C', 1],
      ],
      C: [['B', 1]],
    };
    const search = travel(roads, 1);
    const continued: string[] = [];
    paretoRoutes({
      ...search,
      expand: state => {
        continued.push(state);
        return search.expand(state);
      },
    });
    expect(continued).toEqual(['A', 'C', 'B']);
  });

  test('a search may find just as many routes as it is allowed, the one that goes nowhere included', () => {
    const line = travel({ A: [['B', 1]], B: [['C', 1]], C: [['D', 1]] }, 1);
    expect(show(paretoRoutes({ ...line, mostLabels: 4 }))).toHaveLength(4);
    expect(() => paretoRoutes({ ...line, mostLabels: 3 })).toThrow('found 3 routes');
  });

  test('broken searches are refused', () => {
    expect(() => paretoRoutes(travel({ A: [['B', 1, -1]] }))).toThrow('cannot add -1');
    expect(() => paretoRoutes(travel({ A: [['B', 1]] }))).toThrow('1 costs');
    const endless = {
      start: 0,
      costs: 1,
      key: (n: number) => n,
      expand: (n: number) => [{ state: n + 1, costs: [0] }],
    };
    expect(() => paretoRoutes({ ...endless, mostLabels: 50 })).toThrow('did not end');
  });
});

describe('the front of a list', () => {
  test('keeps what nothing else beats, and the first of equals', () => {
    const items = [
      [2, 2],
      [1, 3],
      [2, 2],
      [3, 1],
      [3, 3],
      [1, 4],
    ];
    expect(paretoFront(items, item => item)).toEqual([
      [2, 2],
      [1, 3],
      [3, 1],
    ]);
  });

  test('everything left out is matched by something kept, and nothing kept is beaten', () => {
    const someVectors = fc.array(fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }), { maxLength: 12 });
    const noWorse = (a: readonly number[], b: readonly number[]): boolean => a.every((value, i) => value <= b[i]!);
    fc.assert(
      fc.property(someVectors, vectors => {
        const front = paretoFront(vectors, vector => vector);
        for (const vector of vectors) expect(front.some(kept => noWorse(kept, vector))).toBe(true);
        for (const kept of front) expect(front.filter(other => noWorse(other, kept))).toEqual([kept]);
      }),
    );
  });
});

interface Ship {
  readonly node: number;
  readonly boosts: number;
}

const nodes = 5;
const mostBoosts = 2;

/** Edges with three costs; some stock up a boost, some can only be used by spending one. */
const someChart = fc.array(
  fc.record({
    from: fc.nat({ max: nodes - 1 }),
    to: fc.nat({ max: nodes - 1 }),
    costs: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 1 })),
    boosts: fc.constantFrom(0, 0, 1, -1),
  }),
  { maxLength: 14 },
);

describe('Pareto routes on random charts', () => {
  test('they cost and lack what the best of all walks do', () => {
    fc.assert(
      fc.property(someChart, fc.constantFrom([5, 4, 2], [6, 9, 9]), (chart, bounds) => {
        const search: ParetoSearch<Ship> = {
          start: { node: 0, boosts: 0 },
          costs: 3,
          bounds,
          key: ({ node }) => node,
          lacks: ({ boosts }) => [mostBoosts - boosts],
          expand: ({ node, boosts }) =>
            chart
              .filter(edge => edge.from === node && boosts + edge.boosts >= 0)
              .map(edge => ({
                state: { node: edge.to, boosts: Math.min(mostBoosts, boosts + edge.boosts) },
                costs: edge.costs,
              })),
        };
        const found = paretoRoutes(search).map(({ state, costs }) => [state.node, ...costs, mostBoosts - state.boosts]);
        expect(found.map(String).sort()).toEqual(slowFront(search).map(String).sort());
      }),
      { numRuns: 150 },
    );
  });

  test('a route costs what its steps add up to', () => {
    fc.assert(
      fc.property(someChart, chart => {
        const search: ParetoSearch<number> = {
          start: 0,
          costs: 3,
          key: node => node,
          expand: node => chart.filter(edge => edge.from === node).map(edge => ({ state: edge.to, costs: edge.costs })),
        };
        for (const { state, costs, before } of paretoRoutes(search)) {
          if (!before) continue;
          const added = costs.map((cost, i) => cost - before.costs[i]!);
          const edges = chart.filter(edge => edge.from === before.state && edge.to === state);
          expect(edges.map(edge => edge.costs)).toContainEqual(added);
        }
      }),
    );
  });
});

/** All walks within the bounds, then all that none beats; every step has a first cost, so the walks end. */
function slowFront(search: ParetoSearch<Ship>): number[][] {
  const reached: number[][] = [];
  const walk = (state: Ship, costs: readonly number[]): void => {
    if (costs.some((cost, i) => cost > search.bounds![i]!)) return;
    reached.push([state.node, ...costs, mostBoosts - state.boosts]);
    for (const step of search.expand(state))
      walk(
        step.state,
        costs.map((cost, i) => cost + step.costs[i]!),
      );
  };
  walk(search.start, [0, 0, 0]);
  const distinct = [...new Map(reached.map(vector => [String(vector), vector])).values()];
  return distinct.filter(
    vector =>
      !distinct.some(
        other => other !== vector && other[0] === vector[0] && other.every((value, i) => value <= vector[i]!),
      ),
  );
}
