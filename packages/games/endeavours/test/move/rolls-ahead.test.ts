import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { nodeIds, zoneOf } from '../../src/map/index.ts';
import { numberOf } from '../../src/rules/move/chart.ts';
import { enginesOf } from '../../src/rules/move/drives.ts';
import { rollsOn } from '../../src/rules/move/rolls.ts';
import { firstYears, routesOf, routesTo, settingOf } from '../../src/rules/move/routes.ts';
import { stackIn } from '../support/move.ts';

const busy = () =>
  scene()
    .factory('MAR-AR', 'DEIMOS')
    .rocket('MAR-AR', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 12 })
    .with(state => {
      state.ejections = [
        { nodes: ['EML2', 'SEL2', 'MA-L1'], dice: [3, 4] },
        { nodes: ['MA-L1', 'MA-H'], dice: [2, 1] },
      ];
    });

describe('what waits on a route', () => {
  test('[END-HAZARD-01, END-BELT-01, END-SHIELD-11, END-CME-01] as many rolls are named as a route counts', () => {
    const ship = busy();
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const routes = routesOf(ship.state, stackIn(ship), engine!);
    const all = nodeIds.flatMap(node => routesTo(routes, numberOf(node)));
    const rolls = all.map(route => rollsOn(ship.state, stackIn(ship), engine!, route));
    expect(rolls.map(({ length }) => length)).toEqual(all.map(({ dangers }) => dangers));
    const kinds = new Set(rolls.flat().map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['aerobrake', 'assist', 'belt', 'crash', 'ejection', 'landing', 'liftOff']);
  });

  test('its movements together spend and burn what the route does', () => {
    const ship = busy();
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const routes = routesOf(ship.state, stackIn(ship), engine!);
    const all = nodeIds.flatMap(node => routesTo(routes, numberOf(node)));
    expect(all.length).toBeGreaterThan(50);
    for (const { burns, steps, movements } of all) {
      expect(movements.reduce((sum, each) => sum + each.burns, 0)).toBe(burns);
      const spent = movements.reduce((sum, each) => sum + each.ahead + Math.ceil(each.burns * engine!.fuelPerBurn), 0);
      expect(spent).toBe(steps);
    }
  });

  test('[END-MOVE-06, END-FUEL-15] it tells an afterburn from fuel that is thrown away', () => {
    const ship = scene().rocket('LEO', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 10 });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const routes = routesOf(ship.state, stackIn(ship), engine!);
    const taken = nodeIds
      .flatMap(node => routesTo(routes, numberOf(node)))
      .flatMap(({ movements }) => movements.filter(({ ahead }) => ahead > 0))
      .map(movement => settingOf(ship.state, stackIn(ship), engine!, movement));
    expect(taken.some(({ afterburn, rung }) => afterburn && rung === null)).toBe(true);
    expect(taken.some(({ rung }) => rung !== null)).toBe(true);
    expect(taken.every(({ afterburn, rung }) => afterburn || rung !== null)).toBe(true);
  });

  test('the first year of a place is that of its quickest route', () => {
    const ship = busy();
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const routes = routesOf(ship.state, stackIn(ship), engine!, 12);
    const years = firstYears(routes);
    for (const node of nodeIds) expect(years[numberOf(node)]).toBe(routesTo(routes, numberOf(node))[0]?.years ?? 0);
  });

  test('[END-MOVE-07] a Stack that is just setting out keeps the thrust that it chose', () => {
    const ship = scene().rocket('LEO', { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 10, moved: true });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const first = (thrust?: number) =>
      routesTo(routesOf(ship.state, stackIn(ship), engine!, 30, thrust), numberOf('DEIMOS'))[0]!;
    expect(first().movements[0]!.year).toBe(2);
    expect(first(4).movements[0]).toMatchObject({ year: 1, net: 4, ahead: 0 });
    expect(first(4).years).toBeLessThan(first().years);
  });

  test('[END-MOVE-04, END-SUPPORT-06] a solar engine flies into the Neptune zone, and never on from there', () => {
    const ship = scene().rocket('UR-L1', { cards: ['T05', 'G08', 'H08'], wet: 8 });
    const [engine] = enginesOf(ship.state, stackIn(ship));
    const solar = { ...engine!, thrust: 12, solar: engine!.thruster }; // Strong enough for the faint Sun there.
    const routes = routesOf(ship.state, stackIn(ship), solar, 30);
    const ends = nodeIds.flatMap(node => routesTo(routes, numberOf(node)));
    const isDark = (node: number) => zoneOf(nodeIds[node]!) === 'Neptune';
    expect(ends.some(({ movements }) => isDark(movements.at(-1)?.nodes.at(-1) ?? 0))).toBe(true);
    expect(ends.flatMap(({ movements }) => movements).filter(({ nodes }) => isDark(nodes[0]!))).toEqual([]);
  });
});
