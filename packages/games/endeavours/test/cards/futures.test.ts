import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { colonists } from '../../src/cards/colonists.ts';
import { futures } from '../../src/cards/futures.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { scoreOf } from '../../src/rules/missions/score.ts';
import { move } from '../../src/rules/move/movement.ts';
import { future } from '../../src/rules/operations/future.ts';
import { endOfYearChecks } from '../../src/rules/year/checks.ts';
import type { FutureId } from '../../src/types.ts';
import { acting, doing, namesIn, noOf, offered, stackIn } from '../support/operations.ts';

const purple = (card: 'N09' | 'N14' | 'W06' | 'K03' | 'N05' | 'N02') => ({ card, side: 'purple' as const });
const canTry = (at: Scene) => future.isPossible(at.state);
/** U05: two stations and a satellite far out. */
const archive = () =>
  scene()
    .bank(0)
    .station('fuelDepot', 'EML2')
    .station('surveyCentre', 'CERES')
    .with(state => state.satellites.push('UR-L1'));

describe('Futures', () => {
  test('[END-FUTURE-01] a promoted card unlocks the one it names, and each is completed once', () => {
    expect(canTry(archive().rocket('EML1', { cards: ['N09'] }))).toBe(false);
    const table = archive()
      .rocket('EML1', { cards: [purple('N09')] })
      .dice(2);
    expect(canTry(table)).toBe(true);
    doing(table, future);
    expect(table.state.futures).toEqual(['U05']);
    expect(namesIn(stackIn(table, 2))).toEqual(['N09']); // nobody goes anywhere
    expect(canTry(table)).toBe(false);
  });

  test('[END-FUTURE-02] its requirement, the card, and a Human who is not lonely; a Human Colonist is its own', () => {
    expect(canTry(scene().rocket('EML1', { cards: [purple('N09')] }))).toBe(false); // no requirement
    expect(canTry(archive().rocket('EML1', { cards: [{ ...purple('N09'), lonely: true }] }))).toBe(false);
    // N14 is a Robot: U13 wants experiments from two zones.
    const robot = (...cards: ('C07' | 'tourists')[]) =>
      canTry(
        scene()
          .with(state => state.bioZones.push('Earth', 'Mars'))
          .rocket('EML1', { cards: [purple('N14'), ...cards] }),
      );
    expect(robot()).toBe(false);
    expect(robot('tourists')).toBe(false);
    expect(robot('C07')).toBe(true);
  });

  test('[END-FUTURE-02] any Human of that place who is not lonely, each an attempt of its own; none by a damaged card', () => {
    const robot = (role: object = {}) =>
      scene()
        .with(state => state.bioZones.push('Earth', 'Mars'))
        .rocket('EML1', { cards: [{ ...purple('N14'), ...role }] });
    expect(canTry(robot().outpost('EML2', { cards: ['C07'] }))).toBe(false);
    expect(canTry(robot().outpost('EML1', { cards: [{ card: 'C07', lonely: true }] }))).toBe(false);
    const both = robot().outpost('EML1', { cards: ['C07', 'N01'] });
    expect(offered(both, future)).toEqual(['U13@2+3', 'U13@2+4']);
    expect(canTry(robot({ damaged: true }).outpost('EML1', { cards: ['C07'] }))).toBe(false);
    const flying = robot().with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null }));
    expect(canTry(flying.outpost('EML1', { cards: ['C07'] }))).toBe(false);
  });

  test('[END-FUTURE-03] a 1 costs the Human, not the card; FINAO skips the roll', () => {
    const table = scene()
      .bank(0)
      .with(state => state.bioZones.push('Earth', 'Mars'))
      .rocket('EML1', { cards: [purple('N14'), 'C07'] })
      .dice(1);
    const failed = doing(table, future);
    expect(failed.state.futures).toEqual([]);
    expect(namesIn(stackIn(table, 2))).toEqual(['N14']);
    expect(failed.cardsAt('LEO')).toEqual(['C07']);
    const insured = doing(
      archive()
        .bank(5)
        .rocket('EML1', { cards: [purple('N09')] }),
      future,
      'finao',
    );
    expect([insured.state.futures, insured.state.bank]).toEqual([['U05'], 1]);
  });

  test('[END-FUTURE-04] it gives its points for good', () => {
    const table = archive()
      .rocket('EML1', { cards: [purple('N09')] })
      .dice(2);
    doing(table, future);
    table.state.stations = [];
    expect(scoreOf(table.state)).toBe(12);
    table.year(84).perform(endOfYearChecks);
    expect(table.state.result!.score).toBe(12);
  });

  test('[END-FUTURE-04] an Endgame one is looked at again in year 84', () => {
    const ends = (node: 'EX-NEP' | 'NE-FLY') => {
      const table = scene()
        .year(84)
        .stack('freighter', node, { cards: [purple('K03')] });
      table.state.futures.push('U10');
      return table.perform(endOfYearChecks).state.result!.score;
    };
    expect([ends('EX-NEP'), ends('NE-FLY')]).toEqual([11, 0]);
  });

  test('[END-FUTURE-05] ad astra: at the exit the whole Stack goes, on a failure the Human alone', () => {
    const ark = (node: 'EX-JSJ' | 'JU-FLY', die: number) =>
      scene()
        .bank(0)
        .rocket(node, { cards: [purple('W06'), 'C07', 'rover'], cargo: { isotope: { C: 5 } } })
        .dice(die);
    expect(canTry(ark('JU-FLY', 6))).toBe(false);
    const gone = ark('EX-JSJ', 6);
    doing(gone, future);
    expect(gone.state.futures).toEqual(['U06']);
    expect(gone.state.stacks).toHaveLength(2); // LEO and the Home Bernal
    const stays = ark('EX-JSJ', 1);
    doing(stays, future);
    expect(namesIn(stackIn(stays, 2))).toEqual(['W06', 'rover']);
  });

  test('[END-FUTURE-06] the modules they need are always on: colonists, freighters and GW thrusters carry all fourteen', () => {
    const named = [...Object.values(colonists), ...Object.values(patents)].map(card =>
      'future' in card ? card.future : '',
    );
    expect([...new Set(named)].filter(Boolean).sort()).toEqual(Object.keys(futures));
    expect(Object.keys(futures)).toHaveLength(14);
  });
});

describe('[END-FUTURE-07] what each asks for', () => {
  const holds = (id: FutureId, at: Scene) =>
    futures[id].isFulfilled(at.state, at.state.stacks[2] ?? at.state.stacks[0]!);

  test.each<[FutureId, () => Scene, () => Scene]>([
    ['U01', () => scene().colony('PLUTO', 'ARIEL'), () => scene().colony('PLUTO').factory('ARIEL')],
    ['U02', () => scene().factory('CERES', 'MIMAS', 'ARIEL'), () => scene().factory('CERES', 'MIMAS', 'DIONE')],
    ['U03', () => scene().factory('MER-PR', 'ICARUS'), () => scene().factory('MER-PR', 'MOSHUP')],
    [
      'U04',
      () => scene().rocket('EX-OORT', { cards: ['N01'], cargo: { isotope: { C: 6 } } }),
      () => scene().rocket('EX-OORT', { cards: ['C07'], cargo: { isotope: { C: 6 } } }),
    ],
    ['U05', archive, () => archive().with(state => state.satellites.splice(0, 1, 'JU-L1'))],
    [
      'U06',
      () => scene().rocket('EX-JSJ', { cards: ['W06'], wet: 8, fuel: 'isotope', isotope: 'C' }),
      () => scene().rocket('EX-JSJ', { cards: ['W06'], wet: 7, fuel: 'isotope', isotope: 'C' }),
    ],
    [
      'U07',
      () => scene().rocket('EX-NEP', { cards: [purple('N05'), purple('N02')], cargo: { isotope: { H: 6 } } }),
      () => scene().rocket('EX-NEP', { cards: [purple('N05'), 'N02'], cargo: { isotope: { H: 6 } } }),
    ],
    [
      'U08',
      () => scene().with(s => Object.assign(s, { waterBridge: 20 })),
      () => scene().with(s => Object.assign(s, { waterBridge: 19 })),
    ],
    ['U09', () => scene().colony('VEN-CC', 'MAR-AR'), () => scene().colony('MAR-PV', 'MAR-AR')],
    [
      'U10',
      () => scene().stack('freighter', 'EX-OORT', { cards: [purple('K03')] }),
      () => scene().stack('freighter', 'EX-OORT', { cards: ['K03', purple('N05')] }),
    ],
    [
      'U11',
      () => scene().with(s => s.elevators.push('CERES/CE-LC', 'PLUTO/PL-BC')),
      () => scene().with(s => s.elevators.push('PLUTO/PL-BC')),
    ],
    ['U12', () => scene().factory('ENCKE', 'HALLEY'), () => scene().factory('ENCKE', 'READ')],
    [
      'U13',
      () => scene().with(s => s.bioZones.push('Earth', 'Mars')),
      () => scene().with(s => s.bioZones.push('Earth', 'Earth')),
    ],
    ['U14', () => scene().colony('CERES', 'CHIRON', 'LEMPO'), () => scene().colony('CERES', 'CHIRON').factory('LEMPO')],
  ])('%s', (id, met, unmet) => {
    expect(holds(id, met())).toBe(true);
    expect(holds(id, unmet())).toBe(false);
  });

  test('[END-FUTURE-07] U08: water of the Earth zone is not counted', () => {
    const table = scene().rocket('EML1', { cards: ['T11', 'C07'], wet: 20, cargo: { water: 3 } });
    const rocket = stackIn(table, 2);
    table.perform(t => move(t, rocket), `${noOf(table, 'T11')}`, 'EML2');
    rocket.node = 'LEO';
    acting(table, transfer, 'stack:0', 'water', 'water', 'done');
    expect([table.state.waterBridge, stackIn(table, 0).cargo.water]).toEqual([0, 2]);
  });

  test('[END-FUTURE-07] U08: water that comes to LEO from outside the Earth zone is counted, and no other', () => {
    const table = scene().rocket('MA-H', { cards: ['T11', 'C07'], wet: 20, cargo: { water: 3 } });
    const rocket = stackIn(table, 2);
    table.perform(t => move(t, rocket), `${noOf(table, 'T11')}`, 'MA-L1');
    rocket.node = 'LEO';
    rocket.cargo.water += 2; // taken on at home
    acting(table, transfer, 'stack:0', 'water', 'water', 'water', 'water', 'done');
    expect(table.state.waterBridge).toBe(3);
  });
});
