import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { refuel } from '../../src/rules/operations/refuel.ts';
import type { SiteId } from '../../src/types.ts';
import { doing, noOf, offered, stackIn } from '../support/operations.ts';

type Cards = Parameters<Scene['rocket']>[1]['cards'];
const rig = (site: SiteId, cards: Cards) => scene().rocket(site, { cards: cards! });
const waterOf = (at: Scene) => stackIn(at, 2).cargo.water;

describe('site refuel', () => {
  test('[END-REFUEL-01, END-CORE-25] ISRU: 1 + hydration - ISRU of water into its Stack', () => {
    const table = rig('CERES', ['R10']); // hydration 4, ISRU 3
    doing(table, refuel);
    expect(waterOf(table)).toBe(2);
    expect(refuel.isPossible(rig('DEIMOS', ['R10']).state)).toBe(false); // 1 + 2 - 3
    expect(refuel.isPossible(rig('CERES', [{ card: 'R10', damaged: true }]).state)).toBe(false);
    expect(refuel.isPossible(rig('CERES', [{ card: 'C07', lonely: true }]).state)).toBe(false);
    expect(refuel.isPossible(rig('CERES', ['R06']).state)).toBe(false); // no current
  });

  test('[END-REFUEL-01] Cargo water makes a Stack with fuel heavier', () => {
    const table = scene().rocket('CERES', { cards: ['R10', 'rover'], wet: 4 });
    doing(table, refuel);
    expect(stackIn(table, 2).wet).toBe(25); // mass 6
  });

  test('[END-REFUEL-02] a Factory: 7 of water, into a new outpost if need be', () => {
    const done = doing(scene().factory('EROS'), refuel);
    expect(done.stack(2).kind).toBe('outpost');
    expect(done.stack(2).cargo.water).toBe(7);
  });

  test('[END-REFUEL-02] or 1 of isotope of its type, with the GW thruster that burns it', () => {
    expect(offered(scene().factory('EROS').hand('W03'), refuel)).toEqual([
      'factory:EROS:water',
      'factory:EROS:isotope',
    ]);
    expect(
      offered(
        scene()
          .factory('EROS')
          .hand('W04')
          .outpost('EROS', { cards: ['R10', 'rover'] }),
        refuel,
      ),
    ).toEqual([]);
    const table = scene()
      .factory('EROS')
      .rocket('EML1', { cards: ['W03'] });
    const done = doing(table, refuel, 'factory:EROS:isotope');
    expect(done.stack(3).cargo.isotope).toEqual({ S: 1 });
    expect(done.state.isotopeMade).toBe(true);
  });

  test('[END-REFUEL-03] each Miner present adds one more, of either kind', () => {
    const table = scene()
      .factory('CERES')
      .outpost('CERES', { cards: ['N10', 'R10'] });
    const robot = `isru:${noOf(table, 'R10')}`;
    const miner = `isru:${noOf(table, 'N10')}`; // hydration 4, ISRU 4
    const done = doing(table, refuel, 'factory:CERES:water', robot);
    expect(done.asked).toEqual(['refuel.source', 'refuel.source']);
    expect(waterOf(table)).toBe(9);
    expect(
      offered(
        scene()
          .factory('CERES')
          .outpost('CERES', { cards: ['N10', 'R10'] }),
        refuel,
        robot,
      ),
    ).toContain(miner);
  });

  test('[END-REFUEL-03] what a privilege adds to an operation is added once', () => {
    const table = scene({ crew: 'C10' })
      .factory('EROS')
      .outpost('EROS', { cards: ['C10', 'N10'] });
    doing(table, refuel);
    expect(waterOf(table)).toBe(15); // 7 and 1, and the Miner's 7
  });

  test('[END-REFUEL-03] a lonely Miner, or one elsewhere, adds nothing', () => {
    const lonely = scene()
      .factory('EROS')
      .outpost('EROS', { cards: [{ card: 'N10', lonely: true }] });
    doing(lonely, refuel);
    expect(waterOf(lonely)).toBe(7);
    const away = scene()
      .factory('EROS')
      .outpost('MA-L4', { cards: ['N10'] });
    doing(away, refuel);
    expect(stackIn(away, 3).cargo.water).toBe(7);
  });

  test('[END-REFUEL-04] a busted Site gives water as well', () => {
    const table = rig('CERES', ['R10']).site('CERES', { busted: true });
    doing(table, refuel);
    expect(waterOf(table)).toBe(2);
  });

  test('[END-REFUEL-05] the tanks of a Dirtside may appear at its Bernal', () => {
    const table = scene().factory('VESTA').bernal('B03', 'CE-LA');
    doing(table, refuel, 'node:CE-LA');
    expect(waterOf(table)).toBe(7);
    const luna = doing(scene().home('B01').factory('LUN-MH'), refuel); // never a Dirtside
    expect(luna.asked).toEqual([]);
  });

  test('[END-REFUEL-06] once per Site and year', () => {
    const table = scene()
      .factory('CERES', 'EROS')
      .rocket('CERES', { cards: ['R10'] });
    doing(table, refuel, 'factory:CERES:water');
    expect(offered(table, refuel)).toEqual([]); // EROS alone, taken without a question
    expect(table.state.sites.EROS!.refuelled).toBe(1);
    expect(refuel.isPossible(table.state)).toBe(false);
    table.year(2);
    expect(refuel.isPossible(table.state)).toBe(true);
  });

  test('[END-REFUEL-02] a freighter is not filled beyond its load: the tanks wait in an outpost', () => {
    const table = scene()
      .factory('EROS')
      .stack('freighter', 'EROS', { cards: ['K02'] });
    const done = doing(table, refuel);
    expect(waterOf(table)).toBe(0);
    expect([done.stack(3).kind, done.stack(3).cargo.water]).toEqual(['outpost', 7]);
  });
});
