import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { profit } from '../../src/rules/year/index.ts';
import type { NodeId, State } from '../../src/types.ts';
import { canMove, driveBy, fly, offersOf, stackIn } from '../support/move.ts';

/** Net thrust 3, F1. The thruster is card 2. */
const ship = (node: NodeId) => scene().rocket(node, { cards: ['T05', 'G08', 'H08', 'C07'], wet: 9 });
const worms =
  (...wormholes: State['wormholes']) =>
  (state: State) => {
    state.wormholes = wormholes.map(each => ({ ...each }));
  };
const hole =
  (...nodes: NodeId[]) =>
  (state: State) => {
    state.holes = [nodes];
  };
const ejections =
  (...nodes: NodeId[][]) =>
  (state: State) => {
    state.ejections = nodes.map(each => ({ nodes: each, dice: [1, 2] as const }));
  };
const near = worms({ entrance: 'EML1', exit: 'VE-L1' });
const vias = (at: Scene, ...answers: string[]) => offersOf(at, ...answers).filter(key => key.startsWith('via:'));

describe('wormholes', () => {
  test('[END-WORM-03, END-RULE-16] the exit is placed when it is first traversed, neither at the entrance nor in a hole', () => {
    const through = ship('EML1')
      .with(worms({ entrance: 'EML1', exit: null }))
      .with(hole('EML4'))
      .dice(3, 4, 2, 3, 2, 4, 2, 6); // EML1, then EML4, then SEL2
    fly(through, '2', 'worm:0', 'stop');
    expect(through.state.wormholes).toEqual([{ entrance: 'EML1', exit: 'SEL2' }]);
    expect(stackIn(through).node).toBe('SEL2');
  });

  test('[END-WORM-04] with both mouths placed it is used both ways', () => {
    const back = ship('VE-L1').with(near).dice(3, 4);
    fly(back, '2', 'worm:0', 'stop');
    expect(stackIn(back).node).toBe('EML1');
  });

  test('[END-WORM-05] it is optional: passing by costs nothing', () => {
    const past = ship('GEO').with(near);
    fly(past, '2', 'via:EML1', 'via:EML2', 'stop');
    expect([stackIn(past).node, stackIn(past).wet]).toEqual(['EML2', 31]);
    expect(offersOf(ship('GEO').with(near), '2', 'via:EML1')).toContain('worm:0');
    expect(offersOf(ship('GEO').with(near), '2')).not.toContain('worm:0');
  });

  test('[END-WORM-06, END-WORM-07] a test die and a hazard die: anything but 2 succeeds', () => {
    const through = ship('EML1').with(near).dice(1, 2);
    const flown = fly(through, '2', 'worm:0', 'stop');
    expect(flown.said('worm.rolled')[0]!.params).toEqual({ test: 1, hazard: 2 });
    expect(stackIn(through).node).toBe('VE-L1');
  });

  test('[END-EX-28, END-WORM-08] two ones: the Spacecraft is lost and both mouths are gone', () => {
    const lost = ship('EML1').with(near).dice(1, 1);
    fly(lost, '2', 'worm:0');
    expect([lost.state.wormholes, lost.state.hand, lost.state.stacks.length]).toEqual([[], ['T05', 'G08', 'H08'], 2]);
  });

  test('[END-WORM-08] Wormhole Theory rolls again once', () => {
    const saved = ship('EML1').project('wormholeTheory').with(near).dice(1, 1, 2, 2);
    fly(saved, '2', 'worm:0', 'stop');
    expect(stackIn(saved).node).toBe('VE-L1');
  });

  test('[END-EX-27, END-WORM-09] three borders in year 20: in transit in 21 and 22, at the exit in 23', () => {
    const far = ship('MA-L4')
      .year(20)
      .with(worms({ entrance: 'MA-L4', exit: 'SA-L1' }))
      .dice(3, 4);
    fly(far, '2', 'worm:0');
    expect(stackIn(far)).toMatchObject({ node: null, arrives: { year: 23, node: 'SA-L1' } });
    const nodes = [21, 22, 23].map(year => {
      far.state.year = year;
      far.perform(t => profit(t), 'aqua');
      return [stackIn(far).node, canMove(far)];
    });
    expect(nodes).toEqual([
      [null, false],
      [null, false],
      ['SA-L1', true],
    ]);
  });

  test('[END-WORM-10] one border or none: the movement goes on with the burns that are left', () => {
    const through = ship('EA-B3')
      .with(worms({ entrance: 'VE-L4', exit: 'SEL5' }))
      .dice(3, 4);
    // Net thrust 2: the pivot at VE-H takes both burns.
    expect(driveBy(through, 'T05')!.netThrust).toBe(2);
    fly(through, '2', 'via:VE-H', 'via:VE-L4', 'worm:0', 'via:EA-H1', 'stop');
    expect(stackIn(through).node).toBe('EA-H1');
    const spent = ship('EA-B3')
      .with(worms({ entrance: 'VE-L4', exit: 'SEL5' }))
      .dice(3, 4);
    expect(() => fly(spent, '2', 'via:VE-H', 'via:VE-L4', 'worm:0', 'AMUN')).toThrow('"AMUN" is not among');
  });

  test('[END-WORM-11] no burn, no fuel; a freighter and a Bernal go through as well', () => {
    const freighter = scene()
      .stack('freighter', 'EML1', { cards: ['K04'] })
      .with(near)
      .dice(3, 4);
    fly(freighter, 'worm:0', 'stop');
    expect(stackIn(freighter).node).toBe('VE-L1');
    const bernal = scene().bernal('B03', 'EML1', { anchored: false }, ['G01', 'X01', 'H08']).with(near).dice(3, 4);
    fly(bernal, 'worm:0', 'stop');
    expect(stackIn(bernal).node).toBe('VE-L1');
    const dry = scene()
      .rocket('EML1', { cards: ['C07'] })
      .with(near)
      .dice(3, 4);
    fly(dry, 'worm:0', 'stop');
    expect([stackIn(dry).node, stackIn(dry).wet]).toEqual(['VE-L1', null]);
  });

  test('[END-MISSION-08, END-FOUND-04] a Crew in tow traverses it as one aboard does', () => {
    const surveyed = (card: 'C07' | 'rover', ...answers: string[]) => {
      const through = scene()
        .found('OM1-1')
        .rocket('EML1', { cards: ['T05', 'G08', 'H08', 'tractorBeam'], wet: 12, tows: [{ stack: 3 }] })
        .outpost('EML1', { cards: [card] })
        .with(near)
        .dice(3, 4);
      return fly(through, '2', 'worm:0', ...answers, 'stop').state.found[0]!.status;
    };
    expect([surveyed('C07', 'points'), surveyed('rover')]).toEqual(['points', 'open']);
  });

  test('[END-HOLE-08] a mouth in a black hole is of no use', () => {
    const held = ship('EML1').with(near).with(hole('EML1', 'GEO'));
    expect(offersOf(held, '2')).not.toContain('worm:0');
    const end = ship('EML1').with(near).with(hole('VE-L1'));
    expect(offersOf(end, '2')).not.toContain('worm:0');
  });
});

describe('black holes', () => {
  test('[END-HOLE-01] whoever enters one is Decommissioned with everything aboard', () => {
    const lost = ship('EML1').with(hole('EML2'));
    const flown = fly(lost, '2', 'EML2');
    expect([lost.state.hand, lost.state.stacks.length]).toEqual([['T05', 'G08', 'H08'], 2]);
    expect(flown.cardsAt('LEO')).toEqual(['C07']);
  });

  test('[END-HOLE-01] no course leads through one', () => {
    const beside = ship('EML1').with(hole('EML4', 'EML5', 'EA-R2'));
    expect(offersOf(beside, '2')).not.toContain('EML3'); // behind them
    expect(vias(beside, '2')).not.toContain('via:EML4'); // EML4 itself is offered as an end
  });

  test('[END-HOLE-05] a Site in one can be landed on, and that is the end', () => {
    const lost = ship('SEL4').with(hole('BENNU'));
    fly(lost, '2', 'BENNU');
    expect(lost.state.stacks).toHaveLength(2);
  });

  test('[END-HOLE-07] a Stack that is inside already survives and may leave to an uncovered space', () => {
    const out = ship('EML1').with(hole('EML1', 'EML2'));
    expect(canMove(out)).toBe(true);
    fly(out, '2', 'EML4');
    expect(stackIn(out).node).toBe('EML4');
    const deeper = ship('EML1').with(hole('EML1', 'EML2'));
    fly(deeper, '2', 'EML2');
    expect(deeper.state.stacks).toHaveLength(2);
  });
});

describe('coronal mass ejections', () => {
  test('[END-CME-01, END-RULE-43] a shielding roll on entering it, none from disk to disk', () => {
    const inside = ship('EML1')
      .with(ejections(['EML2', 'SEL2']))
      .dice(3);
    const flown = fly(inside, '2', 'via:EML2', 'via:SEL2', 'stop');
    expect(flown.said('shielding.holds')).toMatchObject([{ params: { sum: 3, against: 3 } }]);
  });

  test('[END-CME-01] again when it is entered again', () => {
    const twice = ship('EML1')
      .with(ejections(['EML2', 'EA-H2']))
      .dice(3, 3);
    const flown = fly(twice, '2', 'via:EML2', 'via:SEL2', 'via:EA-H2', 'stop');
    expect(flown.said('shielding.holds')).toHaveLength(2);
  });

  test('[END-CME-06] where two overlap, a roll against each', () => {
    const both = ship('EML1')
      .with(ejections(['EML2'], ['EML2', 'SEL2']))
      .dice(3, 4);
    expect(fly(both, '2', 'via:EML2', 'stop').said('shielding.holds')).toHaveLength(2);
  });

  test('[END-CME-01, END-SHIELD-12] a thruster that is damaged inside ends the movement there', () => {
    const hit = ship('EML1')
      .with(ejections(['EML2']))
      .dice(1);
    fly(hit, '2', 'via:EML2', 'via:SEL2', 'stop', 'card:2');
    expect(stackIn(hit).node).toBe('EML2');
  });
});
