import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../../src/rules/move/chart.ts';
import { conditionsFor } from '../../src/rules/move/conditions.ts';
import { profit } from '../../src/rules/year/index.ts';
import type { NodeId } from '../../src/types.ts';
import { canMove, fly, offersOf, stackIn } from '../support/move.ts';

/** Net thrust 3, F1, ten steps: 29 on the ladder, dry at 19. The thruster is card 2. */
const slow = (node: NodeId) => scene().rocket(node, { cards: ['T05', 'G08', 'H08'], wet: 8 });
/** Net thrust 4, F2: seven burns. */
const quick = (node: NodeId) => scene().rocket(node, { cards: [{ card: 'T06', side: 'black' }, 'G01', 'H01'], wet: 8 });
/** Net thrust 6, F1: seven burns. */
const fast = (node: NodeId) => scene().rocket(node, { cards: [{ card: 'T12', side: 'black' }, 'X09', 'H05'], wet: 8 });
const conditionsOf = (at: Scene) => conditionsFor(at.state, { stack: stackIn(at), sails: false, ascends: false });
const burnt = (at: Scene) => 29 - stackIn(at).wet!;

describe('burns', () => {
  test('[END-BURN-01, END-MOVE-16] a burn node costs its entry; a plain edge costs nothing', () => {
    const ship = slow('LEO');
    fly(ship, '2', 'EA-B1');
    expect(burnt(ship)).toBe(1);
    const there = slow('EML1');
    fly(there, '2', 'EML4');
    expect(burnt(there)).toBe(0);
    const far = slow('CE-H2');
    fly(far, '2', 'JU-B');
    expect(burnt(far)).toBe(2);
  });

  test('[END-BURN-02] an edge costs its extra burns in both directions', () => {
    const out = slow('MA-L1');
    fly(out, '2', 'via:MA-LO', 'stop');
    expect([stackIn(out).node, burnt(out)]).toEqual(['MA-LO', 1]);
    const back = slow('MA-LO');
    fly(back, '2', 'via:MA-L1', 'stop');
    expect([stackIn(back).node, burnt(back)]).toEqual(['MA-L1', 1]);
  });

  test('[END-BURN-03] lander burns are never paid by bonus burns', () => {
    const lander = scene()
      .rocket('EML2', { cards: ['C07'], wet: 4, boons: [{ burns: 5 }] })
      .dice(1, 1, 1, 1, 6);
    fly(lander, '2', 'LUN-CB');
    expect(19 - stackIn(lander).wet!).toBe(8);
  });

  test('[END-BURN-03] and are paid at lift-off as well', () => {
    const lander = scene()
      .rocket('LUN-CB', { cards: ['C07'], wet: 4 })
      .site('LUN-CB', { visited: true, hazard: [1] })
      .dice(6);
    fly(lander, '2', 'EML1');
    expect(19 - stackIn(lander).wet!).toBe(8);
  });

  test('[END-BURN-04] a bonus burn pays one burn, saves its fuel and does not count against net thrust', () => {
    const helped = scene().rocket('CE-H2', { cards: ['T05', 'G08', 'H08'], wet: 8, boons: [{ burns: 2 }] });
    const flown = fly(helped, '2', 'JU-B');
    expect(burnt(helped)).toBe(0);
    expect(flown.said('move.enters')[0]!.params).toMatchObject({ burns: 0, bonus: 2 });
    const weak = scene().rocket('CE-H2', { cards: ['T01', 'R02'], boons: [{ burns: 2 }] }); // net thrust 0 in the Ceres zone
    fly(weak, 'JU-B');
    expect(stackIn(weak).node).toBe('JU-B');
  });

  test('[END-BURN-04] what is left of them is lost with the movement', () => {
    const helped = scene().rocket('EML1', { cards: ['T05', 'G08', 'H08'], wet: 8, boons: [{ burns: 2 }] });
    fly(helped, '2', 'EML2');
    expect(stackIn(helped).boons).toEqual([]);
  });

  test.each([
    ['LU-FLY', 'EML2', 1, 1],
    ['MA-FLY', 'MA-L1', 1, 1],
    ['UR-FLY', 'UR-H', 1, 1],
    ['NE-FLY', 'NE-LD', 1, 1],
    ['SA-FLY', 'SA-H', 1, 2],
    ['JU-FLY', 'JU-H', 1, 3],
    ['VE-FLY', 'VE-L1', 1, 2], // year 1 is blue
    ['VE-FLY', 'VE-L1', 3, 0],
  ] as const)('[END-BURN-05, END-SUNSPOT-06] entering %s from %s in year %i gives %i', (flyby, from, year, bonus) => {
    const { bonus: given } = conditionsOf(slow(from).year(year));
    expect(given[numberOf(flyby)]).toBe(bonus);
  });

  test('[END-BURN-05, END-BURN-06] the solar Oberth flyby gives the net thrust, and is a crash hazard', () => {
    // Net thrust 4 + 2 with the Sun; MACHHOLZ costs one burn, which the flyby pays.
    const diver = scene()
      .rocket('SOL-R', { cards: ['T10'], wet: 5 })
      .year(7)
      .dice(4, 1, 1, 1, 1, 6);
    const flown = fly(diver, 'MACHHOLZ', 'roll');
    expect(flown.said('move.enters').map(({ params }) => params!['bonus'])).toEqual([0, 1]);
    expect(flown.said('roll.dice')[0]!.params).toMatchObject({ what: { key: 'hazard.crash' } });
  });

  test('[END-BURN-07, END-EX-07] leaving a Hohmann node on the other track is a pivot of 2 burns', () => {
    const ship = slow('SEL2');
    const flown = fly(ship, '2', 'via:EA-H2', 'via:MA-B', 'stop');
    expect(flown.said('move.enters').map(({ params }) => params!['burns'])).toEqual([0, 3]);
    expect(burnt(ship)).toBe(3);
  });

  test('[END-BURN-07, END-BURN-08, END-EX-07] whoever stops there leaves by any edge next year', () => {
    const ship = slow('EA-H2');
    fly(ship, '2', 'MA-B');
    expect(burnt(ship)).toBe(1);
  });

  test('[END-BURN-07] on the same track it leaves freely', () => {
    const ship = slow('EA-B3');
    fly(ship, '2', 'EA-H2'); // by EA-H1, both on track A
    expect(burnt(ship)).toBe(0);
  });

  test('[END-BURN-07] a bonus pivot does it for nothing, once', () => {
    const gyro = () => scene().rocket('SEL2', { cards: ['T02'] }); // net thrust 2
    const vias = (...answers: string[]) => offersOf(gyro(), ...answers).filter(key => key.startsWith('via:'));
    expect(vias('via:EA-H2')).toContain('via:MA-B~pivot');
    expect(vias('via:EA-H2')).not.toContain('via:MA-B'); // 2 burns and 1 are too many
    expect(vias('via:EA-H2', 'via:MA-B~pivot')).toEqual(['via:MA-H']);
    expect(vias('via:EA-H2', 'via:MA-B~pivot', 'via:MA-H')).toEqual(['via:CE-B1']); // no second pivot to MA-L1
  });

  test('[END-BURN-09, END-EX-08] net thrust 6 enters SA-B and cancels one coast year for 2 burns', () => {
    const ship = fast('JU-H');
    fly(ship, 'via:SA-B+1');
    expect([stackIn(ship).node, burnt(ship), stackIn(ship).coasting]).toEqual(['SA-B', 4, 0]);
    ship.state.year++;
    ship.perform(t => profit(t), 'aqua');
    expect(canMove(ship)).toBe(true);
  });

  test('[END-BURN-09, END-EX-08] net thrust 3 cancels nothing and skips the next movement', () => {
    expect(offersOf(slow('JU-H'), '2').filter(key => key.startsWith('via:SA-B'))).toEqual(['via:SA-B']);
    const ship = slow('JU-H');
    fly(ship, '2', 'via:SA-B');
    expect([burnt(ship), stackIn(ship).coasting]).toEqual([2, 1]);
    const next = () => {
      ship.state.year++;
      ship.perform(t => profit(t), 'aqua');
      return canMove(ship);
    };
    expect([next(), next()]).toEqual([false, true]);
  });

  test('[END-BURN-09] with all coast years cancelled the movement goes on', () => {
    const ship = fast('CE-H2');
    fly(ship, 'JU-H'); // 2 to enter JU-B, 2 to cancel its year
    expect([stackIn(ship).node, burnt(ship)]).toEqual(['JU-H', 4]);
    expect(offersOf(slow('CE-H2'), '2')).not.toContain('JU-H');
  });

  test('[END-EX-09] net thrust 4 by JU-FLY and back over JU-H to SA-B: one ordinary burn', () => {
    const ship = quick('JU-H');
    const flown = fly(ship, '2', 'via:JU-FLY', 'via:JU-H', 'SA-B');
    expect(flown.said('move.enters').map(({ params }) => params)).toMatchObject([
      { burns: 0, bonus: 0 },
      { burns: 0, bonus: 0 },
      { burns: 1, bonus: 3 }, // a pivot of 2 and an entry of 2
    ]);
    expect(burnt(ship)).toBe(2); // one burn of F2
  });
});
