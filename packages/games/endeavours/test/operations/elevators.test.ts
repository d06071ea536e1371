import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { elevator } from '../../src/rules/operations/elevator.ts';
import { endOfYearChecks } from '../../src/rules/year/checks.ts';
import { doing, offered, stackIn } from '../support/operations.ts';

const canBuild = (at: Scene) => elevator.isPossible(at.state);
const ceres = () =>
  scene()
    .bank(0)
    .factory('CERES')
    .stack('freighter', 'CE-LC', { cards: ['K01'] });

describe('Space Elevators', () => {
  test('[END-ELEVATOR-01] a Factory at one end, a Factory, freighter or mobile factory at the other', () => {
    expect(canBuild(ceres())).toBe(true);
    expect(canBuild(scene().factory('CERES'))).toBe(false);
    expect(
      canBuild(
        scene()
          .factory('CERES')
          .rocket('CE-LC', { cards: ['C07'] }),
      ),
    ).toBe(false);
    expect(canBuild(scene().factory('CERES').stack('mobile', 'CE-LC'))).toBe(true);
    expect(
      canBuild(
        scene()
          .factory('CERES')
          .stack('slipstream', 'CE-LC', { cards: ['K01'] }),
      ),
    ).toBe(true);
    expect(canBuild(scene().stack('freighter', 'CERES', { cards: ['K01'] }))).toBe(false);
    expect(
      canBuild(
        scene()
          .factory('MAR-PV')
          .stack('freighter', 'DEIMOS', { cards: ['K01'] }),
      ),
    ).toBe(true);
  });

  test('[END-ELEVATOR-01] with two Factories either may be the one at risk', () => {
    expect(offered(scene().factory('MAR-PV', 'DEIMOS'), elevator)).toEqual([
      'MAR-PV/DEIMOS@DEIMOS',
      'MAR-PV/DEIMOS@MAR-PV',
    ]);
  });

  test('[END-ELEVATOR-02] a 1 costs the unit; FINAO skips the roll', () => {
    const lost = doing(ceres().dice(1), elevator);
    expect(lost.state.elevators).toEqual([]);
    expect(lost.state.hand).toEqual(['K01']);
    const cube = doing(scene().bank(0).factory('MAR-PV', 'DEIMOS').dice(1), elevator, 'MAR-PV/DEIMOS@DEIMOS');
    expect([cube.site('DEIMOS')!.factory, cube.site('DEIMOS')!.claim, cube.site('MAR-PV')!.factory]).toEqual([
      false,
      true,
      true,
    ]);
    const insured = doing(ceres().bank(4), elevator, 'finao');
    expect([insured.state.elevators, insured.state.bank]).toEqual([['CERES/CE-LC'], 0]);
  });

  test('[END-ELEVATOR-02, END-COLONY-02] a Factory under a dome is not lost', () => {
    const table = scene().bank(0).factory('MAR-PV').colony('DEIMOS').dice(1);
    expect(doing(table, elevator, 'MAR-PV/DEIMOS@DEIMOS').site('DEIMOS')!.factory).toBe(true);
  });

  test('[END-ELEVATOR-03] it stands, and claims the other end, even a busted one, which stays new', () => {
    const table = scene()
      .bank(0)
      .factory('MAR-PV')
      .stack('freighter', 'DEIMOS', { cards: ['K01'] })
      .dice(2);
    table.site('DEIMOS', { busted: true });
    const built = doing(table, elevator);
    expect(built.state.elevators).toEqual(['MAR-PV/DEIMOS']);
    expect(built.site('DEIMOS')).toMatchObject({ claim: true, busted: false, visited: false });
    expect(canBuild(table)).toBe(false); // it is built
    expect(stackIn(table, 2).cards).toHaveLength(1);
  });

  test('[END-ELEVATOR-03, END-CORE-12] without a Claim left none is placed', () => {
    const table = scene()
      .bank(0)
      .factory('MAR-PV')
      .stack('freighter', 'DEIMOS', { cards: ['K01'] })
      .dice(2);
    for (const id of ['BENNU', 'RYUGU', 'AMUN', 'EROS', 'EUREKA', 'DA6178', 'CERES', 'VESTA'] as const)
      table.site(id, { claim: true });
    expect(doing(table, elevator).state.sites.DEIMOS?.claim ?? false).toBe(false);
  });

  test('[END-ELEVATOR-01] each freighter there may be the one at risk', () => {
    const two = ceres().stack('freighter', 'CE-LC', { cards: ['K02'] });
    expect(offered(two, elevator)).toEqual(['CERES/CE-LC@CE-LC#2', 'CERES/CE-LC@CE-LC#3']);
  });

  test('[END-ELEVATOR-02] a lost Factory takes its plant along', () => {
    const table = scene().bank(0).factory('MAR-PV', 'DEIMOS').site('DEIMOS', { plant: 'F08' }).dice(1);
    expect(doing(table, elevator, 'MAR-PV/DEIMOS@DEIMOS').site('DEIMOS')!.plant).toBeNull();
  });

  test('[END-ELEVATOR-03, END-RULE-24] an end that was claimed before is no new Claim', () => {
    const built = doing(ceres().found('OM6-2').dice(2), elevator);
    expect([built.state.elevators, built.state.found[0]!.tokens]).toEqual([['CERES/CE-LC'], []]);
  });

  test('[END-ELEVATOR-04] it falls at the end of a year in which neither end is industrialized', () => {
    const ends = (industrialized: boolean) => {
      const table = scene().site('CERES', { claim: true, factory: industrialized });
      table.state.elevators.push('CERES/CE-LC');
      return table.perform(endOfYearChecks).state.elevators;
    };
    expect(ends(true)).toEqual(['CERES/CE-LC']);
    expect(ends(false)).toEqual([]);
  });
});
