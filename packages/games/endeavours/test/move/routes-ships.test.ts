import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { nodeIds, zoneOf } from '../../src/map/index.ts';
import { burnt, classTops, massAt, positionOf, stepsAt, stepsOf } from '../../src/rules/fuel.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { type ChartNode, chart, chartOf, numberOf } from '../../src/rules/move/chart.ts';
import { conditionsFor } from '../../src/rules/move/conditions.ts';
import { type Engine, enginesOf, isPushed, thrustAt } from '../../src/rules/move/drives.ts';
import { type Conditions, noTow } from '../../src/rules/move/labels.ts';
import {
  type Departures,
  firstYears,
  type Routes,
  routesOf,
  routesTo,
  searchRoutes,
  settingOf,
} from '../../src/rules/move/routes.ts';
import { seasonIn } from '../../src/rules/season.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { stackIn } from '../support/move.ts';
import { costOf } from '../support/routes.ts';

/** What a Spacecraft has that the planner cannot know from its fuel and its mass. */
interface Ship {
  readonly at: Scene;
  readonly thruster?: CardId;
  readonly afterburn?: number;
  readonly sails?: boolean;
  readonly hasNoClass?: boolean;
  readonly isDark?: (node: NodeId) => boolean;
  readonly bonus?: number;
  readonly pivots?: number;
  readonly tow?: number;
  /** What it finds in its tanks for this engine, if not all. */
  readonly steps?: number;
}

const drives = ['T05', 'G08', 'H08'] as const;
const linked = (at: Scene) =>
  at
    .factory('AMUN')
    .unlocked('beamReflection')
    .with(state => {
      state.satellites = ['EML1', 'MA-L1', 'CE-LC'];
    });

const ships: Record<string, () => Ship> = {
  'a rocket with an afterburner': () => ({
    at: scene().rocket('LEO', { cards: [...drives, 'C07', 'rover'], wet: 10 }),
    afterburn: 1,
  }),
  'one that is heavy with fuel': () => ({ at: scene().rocket('MA-H', { cards: drives, wet: 18 }), afterburn: 1 }),
  'one that is between two rungs': () => ({ at: scene().rocket('EML1', { cards: drives, wet: 9 }), afterburn: 1 }),
  'one whose dry mass is just at the top of a class': () => ({
    at: scene().rocket('EML1', { cards: [...drives, 'rover', 'rover', 'rover', 'rover'], wet: 12 }),
    afterburn: 1,
  }),
  'one with as much fuel as its afterburn takes': () => ({
    at: scene()
      .rocket('MA-H', { cards: drives, wet: 8 })
      .with(state => {
        const stack = state.stacks.find(({ no }) => no === 2)!;
        stack.wet = positionOf(dryMassOf(state, stack)) + 1;
      }),
    afterburn: 1,
  }),
  'one without fuel': () => ({ at: scene().rocket('MA-L1', { cards: [...drives, 'rover'] }), afterburn: 1 }),
  'one with dirt, which it does not burn': () => ({
    at: scene().rocket('MA-L1', { cards: drives, wet: 9, fuel: 'dirt' }),
    afterburn: 1,
    steps: 0,
  }),
  'a Crew alone': () => ({ at: scene().rocket('MA-L1', { cards: ['C07'], wet: 4 }), thruster: 'C07', afterburn: 2 }),
  'a sail': () => ({ at: scene().rocket('EML1', { cards: ['T01'] }), thruster: 'T01', sails: true }),
  'a sail that pivots': () => ({
    at: scene().rocket('EA-H2', { cards: [{ card: 'T02', side: 'black' }] }),
    thruster: 'T02',
    sails: true,
    pivots: 1,
  }),
  'a sail in the dark': () => ({
    at: scene().rocket('NE-L1', { cards: ['T01'] }),
    thruster: 'T01',
    sails: true,
    isDark: node => zoneOf(node) === 'Neptune',
  }),
  'a reactor in the dark': () => ({ at: scene().rocket('NE-L1', { cards: drives, wet: 8 }), afterburn: 1 }),
  'a freighter': () => ({
    at: scene().stack('freighter', 'CE-LC', { cards: ['K03'] }),
    thruster: 'K03',
    hasNoClass: true,
  }),
  'a mobile factory': () => ({
    at: scene()
      .stack('mobile', 'BENNU')
      .stack('freighter', 'EML1', { cards: [{ card: 'K01', side: 'purple' }] }),
    thruster: 'K01',
    hasNoClass: true,
  }),
  'what the Powersat pushes': () => ({
    at: linked(scene().rocket('EML1', { cards: ['T03', 'G01', 'H01'], wet: 6 })),
    thruster: 'T03',
    bonus: 2,
  }),
  'a tug': () => ({
    at: scene()
      .rocket('EML1', { cards: [...drives, 'tractorBeam'], wet: 10, tows: [{ stack: 3 }] })
      .outpost('EML1', { cards: ['rover', 'rover', 'rover'] }),
    afterburn: 1,
    tow: 2,
  }),
};

function engineOf({ at, thruster = 'T05' }: Ship): Engine {
  const inTheSun = { ...stackIn(at), node: 'EML1' as const };
  return enginesOf(at.state, inTheSun).find(engine => engine.thruster.card === thruster)!;
}

/** END-FUEL-09, 10, END-MOVE-06..08: every way to set out: after throwing away any number of steps, with afterburn and without. */
function allDepartures(ship: Ship): Departures {
  const { at, afterburn, hasNoClass = false, isDark = () => false, bonus = 0, pivots = 0, tow = noTow } = ship;
  const engine = engineOf(ship);
  const { state } = at;
  const stack = stackIn(at);
  const { steps = stepsOf(state, stack) } = ship;
  const pushed = isPushed(state, stack, engine);
  return (number, spent) => {
    const node = nodeIds[number]!;
    if (isDark(node)) return [];
    const tank = steps - spent;
    return Array.from({ length: tank + 1 }, (_, thrown) => thrown).flatMap(thrown => {
      const mass = stack.wet === null ? dryMassOf(state, stack) : massAt(burnt(stack.wet, spent + thrown));
      const thrust = thrustAt(state, stack, engine, node, hasNoClass ? null : mass, pushed);
      return [0, ...(afterburn === undefined ? [] : [afterburn])]
        .filter(burn => thrown + burn <= tank)
        .map(burn => {
          const net = Math.max(0, thrust + (burn > 0 ? 1 : 0));
          const most = engine.fuelPerBurn === 0 ? net : Math.floor((tank - thrown - burn) / engine.fuelPerBurn);
          return { cost: (thrown + burn) * 8, net, left: Math.min(net, most), bonus, pivots, tow };
        });
    });
  };
}

const hullOf = ({ fuelPerBurn }: Engine) => ({ fuel: fuelPerBurn * 8, pivot: 2, relief: 0 });

const costsOf = (routes: Routes) => nodeIds.map((node, at) => [node, routesTo(routes, at).map(costOf)]);

function conditionsBy({ at, sails = false }: Ship) {
  const { state } = at;
  const bySeason = new Map(
    (['blue', 'yellow', 'red'] as const).map(season => [
      season,
      conditionsFor(state, { stack: stackIn(at), sails, ascends: false }, season),
    ]),
  );
  return (year: number) => bySeason.get(seasonIn(state.year + year - 1))!;
}

const years = 2;

describe('the planner knows what a Spacecraft can set out with', () => {
  test.each(Object.keys(ships))(
    '[END-FUEL-09, END-FUEL-10, END-MOVE-04, END-MOVE-06, END-MOVE-08] %s: nothing that any use of its fuel could do better',
    name => {
      const ship = ships[name]!();
      const { at } = ship;
      const engine = engineOf(ship);
      const stack = stackIn(at);
      const from = { node: numberOf(stack.node!), readyAfter: 0 };
      const expected = searchRoutes(chart, from, hullOf(engine), allDepartures(ship), conditionsBy(ship), years);
      const routes = routesOf(at.state, stack, engine, years);
      expect(costsOf(routes)).toEqual(costsOf(expected));
      const goesNowhere = ship.isDark !== undefined;
      expect(costsOf(routes).some(([, costs]) => costs!.length > 0)).toBe(!goesNowhere);
    },
  );

  test.each(Object.keys(ships))(
    '[END-MOVE-06, END-FUEL-09] %s: what is burnt or thrown away ahead of a movement gives it its net thrust',
    name => {
      const ship = ships[name]!();
      const { at, afterburn = 0, hasNoClass = false } = ship;
      const { state } = at;
      const stack = stackIn(at);
      const engine = engineOf(ship);
      const routes = routesOf(state, stack, engine, years);
      const movements = nodeIds.flatMap((_, to) => routesTo(routes, to)).flatMap(route => route.movements);
      for (const movement of movements) {
        const { afterburn: isLit, rung } = settingOf(state, stack, engine, movement);
        const now = stack.wet === null ? null : burnt(stack.wet, movement.spent);
        const thrown = rung === null ? 0 : stepsAt(now!) - stepsAt(rung);
        expect(thrown + (isLit ? afterburn : 0)).toBe(movement.ahead);
        const mass = now === null ? dryMassOf(state, stack) : massAt(rung ?? now);
        const pushed = isPushed(state, stack, engine);
        const node = nodeIds[movement.nodes[0]!]!;
        const thrust = thrustAt(state, stack, engine, node, hasNoClass ? null : mass, pushed);
        expect(movement.net).toBe(Math.max(0, thrust + (isLit ? 1 : 0)));
        if (rung !== null) expect(classTops).toContain(rung);
      }
    },
  );

  test('[END-FUEL-09] some fly as they are, some burn fuel ahead, some throw it away as well', () => {
    const ship = ships['one that is heavy with fuel']!();
    const stack = stackIn(ship.at);
    const engine = engineOf(ship);
    const routes = routesOf(ship.at.state, stack, engine, years);
    const settings = nodeIds
      .flatMap((_, to) => routesTo(routes, to))
      .flatMap(route => route.movements)
      .map(movement => settingOf(ship.at.state, stack, engine, movement));
    const kinds = new Set(settings.map(({ afterburn, rung }) => `${afterburn} ${rung !== null}`));
    expect([...kinds].sort()).toEqual(['false false', 'true false', 'true true']);
  });
});

describe('a Stack that is just setting out', () => {
  const rocket = (wet: number) => scene().rocket('LEO', { cards: [...drives, 'C07', 'rover'], wet });
  const costs = (routes: Routes) => costsOf(routes).filter(([, all]) => all!.length > 0);

  test.each([
    ['with less fuel than thrust', 8, 6],
    ['with more fuel than thrust', 12, 2],
  ] as const)(
    '[END-MOVE-06, END-MOVE-07] %s has the net thrust that it chose for this year, and what it weighs in the next',
    (_, wet, net) => {
      const at = rocket(wet);
      const ship: Ship = { at, afterburn: 1 };
      const engine = engineOf(ship);
      const stack = stackIn(at);
      const left = Math.min(net, Math.floor(stepsOf(at.state, stack) / engine.fuelPerBurn));
      const now: Departures = () => [{ cost: 0, net, left, bonus: 0, pivots: 0, tow: noTow }];
      const from = { node: numberOf('LEO'), readyAfter: 0 };
      const later = allDepartures(ship);
      const expected = searchRoutes(chart, from, hullOf(engine), later, conditionsBy(ship), years, now);
      const routes = routesOf(at.state, { ...stack, moved: true }, engine, years, net);
      expect(costs(routes)).toEqual(costs(expected));
      expect(costs(routes)).not.toEqual(costs(routesOf(at.state, stack, engine, years)));
    },
  );

  test('[END-MOVE-18] under sail it makes as many burns as it has thrust', () => {
    const at = scene().rocket('EML1', { cards: ['T01'] });
    const engine = engineOf({ at, thruster: 'T01' });
    const routes = routesOf(at.state, stackIn(at), engine, 1, 3);
    const burns = nodeIds.flatMap((_, to) => routesTo(routes, to).map(route => route.burns));
    expect(Math.max(...burns)).toBe(3);
  });

  test('[END-MOVE-06] what it has burnt already is not told again', () => {
    const at = rocket(10);
    const engine = engineOf({ at });
    const [route] = routesTo(routesOf(at.state, stackIn(at), engine, 1, 5), numberOf('EML1'));
    const setting = settingOf(at.state, stackIn(at), engine, route!.movements[0]!);
    expect(setting).toEqual({ afterburn: false, rung: null });
  });
});

describe('routes on a small map', () => {
  const open = (danger: readonly number[]): Conditions => ({
    danger: Uint8Array.from(danger),
    closed: new Uint8Array(danger.length),
    deadly: new Uint8Array(danger.length),
    bonus: new Uint8Array(danger.length),
    ejections: new Int32Array(danger.length),
    landing: () => 0,
    liftOff: () => 0,
  });
  const way = (to: number, burns = 0) => ({ to, burns, lander: 0, leaves: 1, arrives: 1 });
  const space = (...ways: ChartNode['ways']): ChartNode => ({ kind: 'free', enter: 0, coast: 0, ways });
  const hull = { fuel: 4, pivot: 2, relief: 0 };
  const ready = (net: number): Departures => {
    return () => [{ cost: 0, net, left: net, bonus: 0, pivots: 0, tow: noTow }];
  };

  /** From 0 straight to 3 for some burns, or by 1, or by 1 and 2, where there are rolls. */
  const fork = (straight: number, byOne: number) =>
    searchRoutes(
      chartOf([space(way(3, straight), way(1)), space(way(3, byOne), way(2)), space(way(3)), space()]),
      { node: 0, readyAfter: 0 },
      hull,
      ready(9),
      () => open([0, 1, 1, 0]),
      1,
    );

  test('the quickest first, then those that take less fuel, then fewer burns', () => {
    expect(routesTo(fork(6, 4), 3).map(costOf)).toEqual([
      [1, 0, 0, 2],
      [1, 4, 2, 1],
      [1, 6, 3, 0],
    ]);
    expect(routesTo(fork(4, 3), 3).map(costOf)).toEqual([
      [1, 0, 0, 2],
      [1, 3, 2, 1],
      [1, 4, 2, 0],
    ]);
  });

  test('tells the spaces that it passes, by whichever way it leaves', () => {
    expect(routesTo(fork(6, 4), 3).map(({ movements }) => movements.map(({ nodes }) => nodes))).toEqual([
      [[0, 1, 2, 3]],
      [[0, 1, 3]],
      [[0, 3]],
    ]);
  });

  test('[END-MOVE-15] no route leads to where it stands', () => {
    const there = searchRoutes(
      chartOf([space(way(1)), space(way(0))]),
      { node: 0, readyAfter: 0 },
      hull,
      ready(1),
      () => open([0, 0]),
      3,
    );
    expect(routesTo(there, 0)).toEqual([]);
    expect(firstYears(there)).toEqual([0, 1]);
  });

  test('what has set out in a season does not set out again', () => {
    const asked: number[] = [];
    const departures: Departures = node => {
      asked.push(node);
      return ready(1)(node, 0);
    };
    const seasons = [open([0, 0]), open([0, 0])];
    const line = chartOf([space(way(1)), space()]);
    searchRoutes(line, { node: 0, readyAfter: 0 }, hull, departures, year => seasons[year % 2]!, 8);
    expect(asked.sort()).toEqual([0, 0, 1, 1]);
  });
});
