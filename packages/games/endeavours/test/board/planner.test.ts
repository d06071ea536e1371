import { type Scene, scene } from '@starboard/endeavours/testing';
import { showDecision, type Text } from '@starboard/kernel';
import { checkUses, createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { consideredCourse, pathOf } from '../../src/board/planner/course.ts';
import { figuresOf, groundsOf, remarksOn } from '../../src/board/planner/craft.ts';
import {
  continued,
  type Flight,
  type FlightYear,
  flightsTo,
  liftMissing,
  stepsMissing,
} from '../../src/board/planner/flights.ts';
import { ordersFor } from '../../src/board/planner/flying.ts';
import { placesNamed } from '../../src/board/planner/places-named.ts';
import { reachIn } from '../../src/board/planner/reach.ts';
import { wantedPlaces } from '../../src/board/planner/wanted.ts';
import { nodeIds } from '../../src/map/index.ts';
import { type Engine, enginesOf } from '../../src/rules/move/drives.ts';
import { routesOf } from '../../src/rules/move/routes.ts';
import { noteLines } from '../../src/show/note-lines.ts';
import { texts } from '../../src/text/index.ts';
import type { NodeId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { craft, stackIn } from '../support/move.ts';

const ship = (wet = 10) => scene().rocket('LEO', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet });

function searched(table: Scene) {
  const [engine] = enginesOf(table.state, stackIn(table));
  return { engine: engine!, routes: routesOf(table.state, stackIn(table), engine!, 12) };
}

function planned(table: Scene, to: NodeId) {
  const { engine, routes } = searched(table);
  return { engine, flights: flightsTo(table.state, stackIn(table), engine, routes, to) };
}

/** Plays one year of a flight as the page would: question by question, by standing orders. */
function told(table: Scene, engine: Engine, movement: FlightYear) {
  let orders = ordersFor(craft, engine, movement);
  const played = table.play();
  for (;;) {
    const decision = showDecision(played.match, 'player')!;
    const at = orders.findIndex(({ question }) => question === decision.name);
    const answer = orders[at]?.answer(decision);
    if (answer === undefined) return played;
    orders = orders.slice(at + 1);
    played.choose(answer);
  }
}

describe('the flights to a place', () => {
  test('[END-EX-38] to Deimos: the quickest with an afterburn, the cheapest a year later, and what they leave', () => {
    const { flights } = planned(ship(), 'DEIMOS');
    expect(flights.map(({ arrives, burns, steps, left }) => [arrives, burns, steps, left])).toEqual([
      [2, 3, 4, { steps: 4, mass: 8, burns: 4 }],
      [3, 2, 2, { steps: 6, mass: 9, burns: 6 }],
    ]);
    expect(flights.map(({ merits }) => merits)).toEqual([['quickest', 'safest'], ['cheapest']]);
    expect(flights.map(({ rolls }) => rolls.map(({ kind }) => kind))).toEqual([
      ['belt', 'landing'],
      ['belt', 'landing'],
    ]);
    expect(flights[0]!.years.map(({ year, afterburn }) => [year, afterburn])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('where none leads, it tells how much fuel would do', () => {
    const table = scene().rocket('LEO', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 7 });
    const stack = stackIn(table);
    const { engine, flights } = planned(table, 'LUN-CB');
    expect(flights).toEqual([]);
    expect(stepsMissing(table.state, stack, engine, 'LUN-CB')).toBeUndefined();
    expect(liftMissing(table.state, stack, figuresOf(table.state, stack, engine), 'LUN-CB')).toBe(10);
    expect(liftMissing(table.state, stack, figuresOf(table.state, stack, engine), 'DEIMOS')).toBeUndefined();
    const low = { ...stack, wet: stack.wet! - 1 };
    const most = stepsMissing(table.state, low, engine, 'DEIMOS')!;
    const fuller = routesOf(table.state, { ...low, wet: low.wet + most }, engine);
    expect(flightsTo(table.state, low, engine, fuller, 'DEIMOS').length).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(0);
  });

  test('what was begun goes on as it was planned, or as cheaply as it still arrives in time', () => {
    const [quick, cheap] = planned(ship(), 'DEIMOS').flights as [Flight, Flight];
    expect(continued([quick, cheap], cheap.years, 1)).toBe(cheap);
    const rest = { ...cheap, years: cheap.years.slice(1) };
    expect(continued([quick, rest], cheap.years, 2)).toBe(rest);
    const other = [{ year: 3, nodes: ['LEO', 'SSO'] }] as const;
    expect(continued([quick, cheap], other, 1)).toBe(cheap);
    expect(continued([quick, cheap], [{ year: 2, nodes: ['LEO', 'SSO'] }], 1)).toBe(quick);
    expect(continued([quick, cheap], [{ year: 1, nodes: ['LEO', 'SSO'] }], 1)).toBeUndefined();
  });
});

describe('flying by a plan', () => {
  test('[END-MOVE-06, END-MOVE-17] with an afterburn the ship stands where the plan said', () => {
    const table = ship().dice(6, 6, 6, 6);
    const { engine, flights } = planned(table, 'DEIMOS');
    const movement = flights[0]!.years[0]!;
    expect(movement.afterburn).toBe(true);
    expect(told(table, engine, movement).stack(craft).node).toBe(movement.nodes.at(-1));
  });

  test('[END-FUEL-15, END-MOVE-17] every first movement of every route can be told, fuel thrown away first where it says so', () => {
    const cards = ['T12', 'X03', { card: 'H04', heavy: true }, 'rover'] as const;
    const table = () =>
      scene()
        .rocket('LEO', { cards, wet: 10 })
        .dice(...Array.from({ length: 20 }, () => 6));
    const { engine, routes } = searched(table());
    const first = nodeIds
      .flatMap(to => flightsTo(table().state, stackIn(table()), engine, routes, to).map(({ years }) => years[0]!))
      .filter(({ year }) => year === 1);
    const different = [...new Map(first.map(movement => [JSON.stringify(movement), movement])).values()];
    const throwing = different.filter(({ thrown }) => thrown > 0);
    expect(throwing.length).toBeGreaterThan(0);
    for (const movement of different) {
      const played = told(table(), engine, movement);
      expect(played.stack(craft).node).toBe(movement.nodes.at(-1));
      expect(played.said('jettison.lowered')).toHaveLength(movement.thrown > 0 ? 1 : 0);
    }
  });

  test('the course that is thought about is read from its option', () => {
    const played = ship().play().choose(`move.${craft}`);
    if (played.asks === 'move.thruster') played.choose(played.offers()[0]!);
    const decision = showDecision(played.match, 'player')!;
    const far = decision.ask!.options.find(({ key }) => key === 'EA-H2')!;
    expect(pathOf(far).at(-1)).toBe('EA-H2');
    expect(consideredCourse(decision, far, 1)).toEqual([{ year: 1, nodes: ['LEO', ...pathOf(far)] }]);
    expect(consideredCourse(decision, undefined, 1)).toBeUndefined();
  });
});

describe('what can fly', () => {
  const grounds = (table: Scene) => groundsOf(table.state, stackIn(table))?.key;

  test.each([
    ['an outpost', scene().outpost('LEO', { cards: ['rover'] }), 'planner.not.station'],
    ['no thruster', scene().rocket('LEO', { cards: ['rover'] }), 'planner.not.thruster'],
    ['a thruster without support', scene().rocket('LEO', { cards: ['T05'] }), 'planner.not.support'],
    ['one that has all', ship(), undefined],
    [
      'one in a wormhole',
      scene()
        .rocket('LEO', { cards: ['rover'], arrives: { year: 4, node: 'MA-L5' } })
        .with(state => {
          state.stacks.at(-1)!.node = null;
        }),
      'planner.not.transit',
    ],
  ])('%s', (_, table, reason) => {
    expect(grounds(table)).toBe(reason);
  });

  test('its figures and what is to be known before', () => {
    const table = ship();
    const [engine] = enginesOf(table.state, stackIn(table));
    const figures = figuresOf(table.state, stackIn(table), engine!);
    expect(figures).toMatchObject({ wet: 10, steps: 8, fuelPerBurn: 1, afterburn: 1 });
    const remarks = (role: object, isSettingOut = false) =>
      remarksOn(table.state, { ...stackIn(table), ...role }, isSettingOut, figures).map(({ key }) => key);
    expect(remarks({})).toEqual([]);
    expect(remarks({ moved: true })).toEqual(['planner.moved']);
    expect(remarks({ moved: true }, true)).toEqual([]);
    expect(remarks({ coasting: 2, glitch: true })).toEqual(['planner.coasts', 'planner.glitch']);
  });
});

describe('where to', () => {
  const say = createFormatter(texts, 'fr');

  test('by a name, whatever its accents', () => {
    expect(placesNamed('cere', say, 5)).toContain('CERES');
    expect(placesNamed('deim', say, 5)).toEqual(['DEIMOS']);
    expect(placesNamed('  ', say, 5)).toEqual([]);
  });

  test('by what missions still ask for, and home', () => {
    const table = scene().mission('AB3').mission('AX1');
    expect(wantedPlaces(table.state)).toEqual(['CERES', 'EML3']);
  });

  test('how soon', () => {
    expect([undefined, 1, 2, 3, 5, 6].map(reachIn)).toEqual(['never', 'now', 'next', 'soon', 'soon', 'later']);
  });
});

test('every note of every place and ship has words in both languages', () => {
  const table = ship()
    .colony('MAR-KO')
    .site('DEIMOS', { visited: true, hazard: [2, 3], terrain: 3, potential: 4, busted: true })
    .site('ENCKE', { gone: true })
    .site('PHOBOS', { visited: true, explored: true, hazard: [1], claim: true })
    .rocket('SSO', { cards: ['rover'], glitch: true, coasting: 1, moved: true, cargo: { water: 2 } })
    .with(state => {
      state.satellites = ['EML1'];
      state.holes = [['EROS']];
      state.ejections = [{ nodes: ['EML2'], dice: [3, 4] }];
      state.wormholes = [{ entrance: 'EML1', exit: 'MA-L5' }];
    });
  const shown = view(table.state, 'player');
  const refs = [
    ...nodeIds.map(node => `node:${node}` as const),
    ...table.state.stacks.map(({ no }) => `stack:${no}` as const),
  ];
  const uses: Text[] = refs.flatMap(ref => noteLines(shown, ref, stackIn(table)).map(({ text }) => text));
  expect(uses.length).toBeGreaterThan(300);
  expect(checkUses(texts, uses)).toEqual([]);
});
