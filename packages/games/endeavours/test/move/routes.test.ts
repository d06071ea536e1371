import { scene } from '@starboard/endeavours/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeIds } from '../../src/map/index.ts';
import { type ChartNode, type ChartWay, chartOf, numberOf } from '../../src/rules/move/chart.ts';
import { enginesOf } from '../../src/rules/move/drives.ts';
import { type Conditions, noTow } from '../../src/rules/move/labels.ts';
import { type Departures, routesOf, routesTo, searchRoutes } from '../../src/rules/move/routes.ts';
import type { NodeId } from '../../src/types.ts';
import { stackIn } from '../support/move.ts';
import { costOf, exhaustiveRoutes, unbeaten } from '../support/routes.ts';

const years = 3;
const kinds = ['free', 'free', 'hohmann', 'flyby', 'site', 'aerobrake'] as const;

/** A small map: spaces of all kinds, and ways between them, each with its costs and tracks. */
const smallMap = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      enter: fc.constantFrom(0, 0, 0, 1, 2),
      coast: fc.constantFrom(0, 0, 0, 1, 2),
      bonus: fc.constantFrom(1, 2, 255),
      danger: fc.constantFrom(0, 0, 1),
      lift: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .chain(nodes =>
    fc.tuple(
      fc.constant(nodes),
      fc.array(
        fc.record({
          from: fc.nat(nodes.length - 1),
          to: fc.nat(nodes.length - 1),
          burns: fc.constantFrom(0, 0, 1),
          lander: fc.constantFrom(0, 1),
          leaves: fc.constantFrom(1, 2),
          arrives: fc.constantFrom(1, 2),
          isTwoWay: fc.constantFrom(true, true, false),
        }),
        { maxLength: 8 },
      ),
    ),
  );

type SmallMap = typeof smallMap extends fc.Arbitrary<infer M> ? M : never;

function chartBy([nodes, links]: SmallMap) {
  const isHohmann = (at: number) => nodes[at]!.kind === 'hohmann';
  const wayBetween = (from: number, link: SmallMap[1][number], to: number): ChartWay => ({
    to,
    burns: link.burns,
    lander: nodes[from]!.kind === 'site' || nodes[to]!.kind === 'site' ? link.lander : 0,
    leaves: isHohmann(from) ? link.leaves : 0,
    arrives: isHohmann(to) ? link.arrives : 0,
  });
  const spaces = nodes.map(({ kind, enter, coast }, at): ChartNode => {
    const there = links.filter(({ from, to }) => from === at && to !== at).map(link => wayBetween(at, link, link.to));
    const back = links
      .filter(({ from, to, isTwoWay }) => isTwoWay && to === at && from !== at)
      .map(link => wayBetween(at, { ...link, leaves: link.arrives, arrives: link.leaves }, link.from));
    const out = [...there, ...back];
    const distinct = out.filter((way, place) => out.findIndex(other => other.to === way.to) === place);
    const isPlain = kind === 'free';
    return { kind, enter: isPlain ? enter : 0, coast: isPlain && enter > 0 ? coast : 0, ways: distinct };
  });
  return chartOf(spaces);
}

function conditionsBy([nodes]: SmallMap, isOpen: boolean): Conditions {
  const lands = (at: number, net: number) => (net >= nodes[at]!.lift ? 1 : -1);
  return {
    danger: Uint8Array.from(nodes, ({ danger }) => danger),
    closed: Uint8Array.from(nodes, ({ kind }, at) => (!isOpen && kind === 'site' && at % 2 === 0 ? 1 : 0)),
    deadly: new Uint8Array(nodes.length),
    bonus: Uint8Array.from(nodes, ({ kind, bonus }) => (kind === 'flyby' && (isOpen || bonus > 1) ? bonus : 0)),
    ejections: new Int32Array(nodes.length),
    landing: (site, _, net) => lands(site, net),
    liftOff: lands,
  };
}

describe('the planner', () => {
  test('[END-MOVE-17, END-BURN-09] finds exactly the routes that no other beats, as trying all of them does', () => {
    const ship = fc.record({
      thrust: fc.integer({ min: 0, max: 4 }),
      fuel: fc.constantFrom(0, 4, 8, 16),
      tank: fc.integer({ min: 0, max: 6 }),
      pivots: fc.constantFrom(0, 0, 1),
      bonus: fc.constantFrom(0, 0, 1),
      afterburn: fc.boolean(),
      changes: fc.boolean(),
    });
    fc.assert(
      fc.property(smallMap, ship, (map, { thrust, fuel, tank, pivots, bonus, afterburn, changes }) => {
        const chart = chartBy(map);
        const hull = { fuel, pivot: 2, relief: 0 };
        const departures: Departures = (_, spent) =>
          (afterburn ? [0, 1] : [0])
            .filter(extra => spent + extra <= tank)
            .map(extra => {
              const net = thrust + extra;
              const left = fuel === 0 ? net : Math.min(net, Math.floor(((tank - spent - extra) * 8) / fuel));
              return { cost: extra * 8, net, left, bonus, pivots, tow: noTow };
            });
        const seasons = [conditionsBy(map, true), conditionsBy(map, false)];
        const conditionsIn = (year: number) => seasons[changes && year !== 2 ? 1 : 0]!;
        const slow = exhaustiveRoutes(chart, 0, hull, departures, conditionsIn, years);
        const quick = searchRoutes(chart, { node: 0, readyAfter: 0 }, hull, departures, conditionsIn, years);
        for (let node = 1; node < chart.size; node++)
          expect(routesTo(quick, node).map(costOf)).toEqual(slow[node]!.filter(([year]) => year <= years + 2));
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  const routesFrom = (node: NodeId, to: NodeId) => {
    const ship = scene().rocket(node, { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 10 });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    return routesTo(routesOf(ship.state, stackIn(ship), engine!), numberOf(to));
  };

  test('[END-EX-38] knows the way to Deimos on two burns in three years, and the quicker one with afterburn', () => {
    const routes = routesFrom('LEO', 'DEIMOS');
    expect(routes.map(costOf)).toEqual([
      [2, 3, 4, 2],
      [3, 2, 2, 2],
    ]);
    const nodes = routes[1]!.movements.map(({ nodes }) => nodes.map(node => nodeIds[node]));
    expect(nodes.map(way => [way[0], way.at(-1)])).toEqual([
      ['LEO', 'EA-H2'],
      ['EA-H2', 'MA-H'],
      ['MA-H', 'DEIMOS'],
    ]);
  });

  test('[END-SUNSPOT-05] waits for the season of a comet', () => {
    const years = (year: number) => {
      const ship = scene()
        .rocket('VE-L5', { cards: ['T05', 'G08', 'H08'], wet: 8 })
        .year(year);
      const [engine] = enginesOf(ship.state, stackIn(ship));
      return routesTo(routesOf(ship.state, stackIn(ship), engine!), numberOf('ENCKE'))[0]!.years;
    };
    expect([years(1), years(3), years(10)]).toEqual([1, 9, 2]); // blue in years 1, 2, 11 and 12
  });

  test('[END-BURN-09] a Stack that coasts sets out when it may', () => {
    const ship = scene().rocket('SA-B', { cards: ['T05', 'G08', 'H08'], wet: 8, coasting: 2, moved: true });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const [route] = routesTo(routesOf(ship.state, stackIn(ship), engine!), numberOf('SA-H'));
    expect(route!.years).toBe(4);
  });

  test('[END-HOLE-01] leads into no black hole, nor through one', () => {
    const ship = scene()
      .rocket('MA-H', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .with(state => {
        state.holes = [['MA-L1']];
      });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const routes = routesOf(ship.state, stackIn(ship), engine!);
    expect(routesTo(routes, numberOf('MA-L1'))).toEqual([]);
    expect(routesTo(routes, numberOf('DEIMOS'))).toEqual([]);
  });

  test('every route it tells beats or equals no other', () => {
    const costs = routesFrom('LEO', 'EROS').map(costOf);
    expect(unbeaten(costs)).toEqual(costs);
    expect(costs.length).toBeGreaterThan(0);
  });
});
