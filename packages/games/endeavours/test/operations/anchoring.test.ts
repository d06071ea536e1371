import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { anchoring } from '../../src/rules/operations/anchoring.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { doing, namesIn, noOf, offered, stackIn } from '../support/operations.ts';

const can = (table: Scene) => anchoring.isPossible(table.state);
/** A Bernal under way beside a Factory, with these cards aboard. */
const moored = (...cards: CardId[]) => scene().factory('CERES').bernal('B03', 'CE-LC', { anchored: false }, cards);
/** A Drift Bernal with all that it asks for. */
const derelict = (node: NodeId) =>
  scene()
    .drift('D08', node)
    .outpost(node, { cards: ['G01'], cargo: { water: 12 } });

describe('where one can be anchored', () => {
  test('[END-DRIFT-06, END-BERNAL-03] nowhere on a Site, in a hazard, an aerobrake, a belt or an exit', () => {
    expect((['BENNU', 'SA-HZ', 'JU-AE', 'JU-R1', 'EX-NEP'] as const).filter(node => can(derelict(node)))).toEqual([]);
    expect((['JU-L1', 'JU-FLY', 'SEL4'] as const).filter(node => can(derelict(node)))).toEqual([
      'JU-L1',
      'JU-FLY',
      'SEL4',
    ]);
  });

  test('[END-DRIFT-06, END-BERNAL-03] nor where another is, adrift or not; elsewhere it is in nobody’s way', () => {
    expect(can(derelict('JU-L1').drift('D05', 'JU-L1'))).toBe(false);
    expect(can(derelict('JU-L1').drift('D05', 'JU-L4'))).toBe(true);
    expect(can(derelict('JU-L1').bernal('B03', 'JU-L1', { anchored: false }))).toBe(false);
    expect(can(derelict('JU-L1').bernal('B03', 'JU-L4', { anchored: false }))).toBe(true);
  });

  test('[END-BERNAL-03] the Factory of another Bernal does not do, but a second one beside it does', () => {
    const beside = (...served: ('DEIMOS' | 'PHOBOS')[]) =>
      scene()
        .factory('DEIMOS', ...served)
        .bernal('B04', 'MA-L1')
        .bernal('B03', 'MA-LO', { anchored: false }, ['G01', 'X01', 'H08']);
    expect([can(beside()), can(beside('PHOBOS'))]).toEqual([false, true]);
  });
});

describe('what it costs', () => {
  test('[END-BERNAL-11, END-HIDDEN-06] each set of supports is offered once, in whatever order it is put together', () => {
    const table = moored('G04', 'X01', 'X02', 'H05', 'H08');
    const sets = offered(table, anchoring).map(key => key.split('+').map(Number).sort());
    expect(new Set(sets.map(String)).size).toBe(sets.length);
    const [g04, x01, x02] = (['G04', 'X01', 'X02'] as const).map(id => noOf(table, id)) as [number, number, number];
    const setsWith = (...nos: number[]) => sets.filter(set => nos.every(no => set.includes(no))).length;
    expect([setsWith(g04), setsWith(g04, x01, x02)]).toEqual([sets.length, 1]);
    expect([setsWith(x01) > 1, setsWith(x02) > 1]).toEqual([true, true]);
  });

  test('[END-FUEL-04, END-DRIFT-08] a Stack with fuel is lighter by the water that it gives', () => {
    const table = scene()
      .drift('D08', 'JU-L1')
      .rocket('JU-L1', { cards: ['C07', 'G01'], wet: 24, cargo: { water: 10 } });
    doing(table, anchoring);
    expect(stackIn(table, 2)).toMatchObject({ cargo: { water: 1 } });
    const lighter = scene()
      .rocket('JU-L1', { cards: ['C07'], wet: 14, cargo: { water: 1 } })
      .state.stacks.at(-1)!;
    expect(stackIn(table, 2).wet).toBe(lighter.wet); // 9 of water and the generator’s 1
  });

  test('[END-EVENT-03] a Glitch that takes the generator leaves nothing to anchor with', () => {
    const glitched = (table: Scene, ...dice: number[]) => {
      stackIn(table, 2).glitch = true;
      return doing(table.dice(...dice), anchoring).state;
    };
    const drift = glitched(derelict('JU-L1'), 1);
    expect([drift.drift[0]!.anchored, drift.hand]).toEqual([false, ['G01']]);
    expect(drift.stacks.find(({ no }) => no === 2)!.cargo.water).toBe(12);
    expect(glitched(derelict('JU-L1'), 2).drift[0]!.anchored).toBe(true);
    const bernal = moored('G01', 'X01', 'H08');
    expect(glitched(bernal, 2, 1, 2, 2).bernals[1]!.anchored).toBe(false);
    expect(namesIn(stackIn(bernal, 2))).toEqual(['B03', 'X01', 'H08']);
  });

  test('[END-CORE-12, END-BERNAL-01] without a dome left a Bernal is not anchored, a Drift Bernal is', () => {
    const seven = ['BENNU', 'RYUGU', 'EROS', 'VESTA', 'PSYCHE', 'PALLAS'] as const;
    const full = (table: Scene) => can(table.colony(...seven));
    expect([full(moored('G01', 'X01', 'H08')), full(derelict('JU-L1'))]).toEqual([false, true]);
    expect(can(moored('G01', 'X01', 'H08').colony(...seven.slice(1)))).toBe(true);
  });

  test('[END-SUPPORT-06] from Jupiter outward nothing solar anchors, unless there is Powersat', () => {
    const drift = () =>
      scene()
        .drift('D08', 'JU-L1')
        .outpost('JU-L1', { cards: ['G02'], cargo: { water: 12 } });
    expect([can(drift()), can(drift().station('solarPowerCollection', 'MA-L4'))]).toEqual([false, true]);
    const solar = (node: NodeId, factory: 'CERES' | 'EUR-TM') =>
      scene().factory(factory).bernal('B03', node, { anchored: false }, ['G02', 'X01', 'H08']);
    expect(can(solar('CE-LC', 'CERES'))).toBe(true);
    expect(can(solar('JU-LE', 'EUR-TM'))).toBe(false);
    expect(can(solar('JU-LE', 'EUR-TM').station('solarPowerCollection', 'MA-L4'))).toBe(true);
  });
});

describe('what is anchored', () => {
  const two = () =>
    derelict('JU-L1')
      .drift('D05', 'JU-L4')
      .outpost('JU-L4', { cards: ['G01', 'R01', 'H01', 'X01'], cargo: { water: 12 } });

  test('[END-DRIFT-06] the one that the Player picks, and not again', () => {
    const table = two();
    expect(offered(table, anchoring)).toEqual(['D08', 'D05']);
    const done = doing(two(), anchoring, 'D05');
    expect(done.state.drift.map(({ anchored }) => anchored)).toEqual([false, true]);
    expect(can(derelict('JU-L1').with(({ drift }) => Object.assign(drift[0]!, { anchored: true })))).toBe(false);
  });

  test('[END-DRIFT-18] none but the Slipstream one brings a freighter', () => {
    const done = doing(derelict('JU-L1').patents('freighter', 'K03'), anchoring);
    expect(done.state.stacks.map(({ kind }) => kind)).not.toContain('slipstream');
    expect(done.state.patents.freighter).toEqual(['K03']);
  });
});
