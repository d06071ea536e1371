import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { launch, launchSites } from '../../src/rules/move/movement.ts';
import { operations } from '../../src/rules/operations/index.ts';
import type { NodeId } from '../../src/types.ts';
import { canMove, fly, offersOf, stackIn } from '../support/move.ts';

/** Net thrust 3, F1, ten steps. The thruster is card 2. */
const slow = (node: NodeId) => scene().rocket(node, { cards: ['T05', 'G08', 'H08'], wet: 8 });
/** The Crew alone: net thrust 10, one burn of 8 steps. */
const crew = (node: NodeId, wet = 3) => scene().rocket(node, { cards: ['C07'], wet });
const wayOf = (flown: ReturnType<typeof fly>) =>
  flown.said('move.enters').map(({ params }) => (params!['node'] as { key: string }).key.slice('node.'.length));
const visited = { visited: true, hazard: [1] };

describe('a movement', () => {
  test('[END-MOVE-08] burns may not exceed the net thrust', () => {
    const offers = offersOf(slow('EA-H1'), '2'); // EA-B3, VE-B: 2 burns; VE-L1 by a pivot: 3
    expect(offers).toEqual(expect.arrayContaining(['VE-H', 'VE-L1', 'ME-H']));
    expect(offers).not.toContain('ME-L4'); // a pivot more
  });

  test('[END-MOVE-09] with net thrust 0 it coasts along what needs no burn', () => {
    const sail = scene().rocket('CE-H1', { cards: ['T01', 'R02'] }); // -2 for the zone, +1 for its weight
    expect(offersOf(sail).filter(key => !key.startsWith('via:'))).toEqual([
      'CE-H2', // by CE-LC and CE-LD, on the same track
      'CE-LA',
      'CE-LB',
      'CE-LC',
      'CE-LD',
      'CE-LE',
    ]);
  });

  test('[END-MOVE-10] it stops at any node, but a Site is always the end', () => {
    expect(offersOf(slow('LEO'), '2')).toEqual(expect.arrayContaining(['EA-B2', 'EA-R2', 'EML1']));
    expect(offersOf(slow('MA-L1'), '2', 'via:MA-H')).toContain('stop');
    expect(offersOf(slow('MA-L1'), '2')).not.toContain('via:DEIMOS'); // DEIMOS itself is offered
    expect(offersOf(slow('MA-L1'), '2')).toContain('DEIMOS');
  });

  test('[END-MOVE-17] where there is one destination, and the way to it leads no further, nobody is asked', () => {
    const ship = scene().rocket('LEO', { cards: ['C07'] }); // without fuel
    const { asked } = fly(ship);
    expect([asked, stackIn(ship).node]).toEqual([[], 'SSO']);
  });

  test('[END-MOVE-11] a landing needs the lift value of size + 1 and its lander burns', () => {
    expect(offersOf(crew('EML1', 3), '2')).toContain('LUN-CB'); // net thrust 10 is enough, 15 steps
    expect(offersOf(crew('EML1', 5), '2')).not.toContain('LUN-CB'); // 9 is not
    expect(offersOf(scene().rocket('EML1', { cards: ['C07', 'rover'], wet: 2 }))).not.toContain('LUN-CB'); // no fuel
  });

  test('[END-MOVE-12, END-EX-10] lift-off needs the same: net thrust 10, 8 of the 10 steps', () => {
    const ship = scene()
      .rocket('LUN-CB', { cards: ['C07', 'rover'], wet: 4 })
      .site('LUN-CB', visited)
      .dice(6);
    fly(ship, '2', 'EML1');
    expect([stackIn(ship).node, 19 - stackIn(ship).wet!]).toEqual(['EML1', 8]);
  });

  test('[END-MOVE-12, END-EX-11] at wet mass 5 it leaves with the afterburn alone: 10 steps', () => {
    const ship = scene()
      .rocket('LUN-CB', { cards: ['C07', 'rover'], wet: 5 })
      .site('LUN-CB', visited)
      .dice(6);
    const flown = fly(ship, 'EML1'); // nobody is asked for the thruster: only 2+ leads anywhere
    expect(flown.asked).toEqual(['move.course']);
    expect([stackIn(ship).node, 22 - stackIn(ship).wet!]).toEqual(['EML1', 10]);
  });

  test('[END-MOVE-13, END-FACTORY-06] a Factory waives the lift value, not the lander burns, for a hazard roll', () => {
    const ship = () =>
      scene()
        .factory('CAL-GC')
        .bank(0)
        .rocket('JU-LC', { cards: ['C07'], wet: 5 }); // 9 against 10
    const assisted = ship().dice(2, 6);
    const flown = fly(assisted, '2', 'CAL-GC');
    expect([stackIn(assisted).node, 22 - stackIn(assisted).wet!]).toEqual(['CAL-GC', 8]);
    expect(flown.said('roll.dice')[0]!.params).toMatchObject({ what: { key: 'hazard.assistLanding' } });
    const lost = ship().dice(1);
    fly(lost, '2', 'CAL-GC');
    expect(lost.state.stacks).toHaveLength(2);
  });

  test('[END-FACTORY-06] no roll with a Colony, and none with Powersat', () => {
    const colony = scene()
      .colony('CAL-GC')
      .bank(0)
      .rocket('JU-LC', { cards: ['C07'], wet: 5 })
      .dice(6);
    expect(fly(colony, '2', 'CAL-GC').said('roll.dice')).toHaveLength(1); // shielding
    const pushed = scene()
      .factory('VESTA', 'AMUN')
      .bank(0)
      .rocket('CE-LA', { cards: ['C07'], wet: 20 })
      .dice(6);
    expect(fly(pushed, '2', 'VESTA').said('roll.dice')).toHaveLength(1);
  });

  test('[END-MOVE-13, END-HAZARD-05] an aerobrake lands without thrust; the way up needs the lift value', () => {
    const ship = scene()
      .rocket('MA-L1', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .bank(0)
      .dice(2, 1, 1, 1, 1, 6);
    fly(ship, '2', 'MAR-AR');
    expect([stackIn(ship).node, stackIn(ship).wet]).toEqual(['MAR-AR', 29]);
    stackIn(ship).moved = false;
    expect(canMove(ship)).toBe(false);
  });

  test('[END-MOVE-13] an air-fuelled ascent: water for twice the wet mass, no lift value, one lander burn less', () => {
    const ship = scene()
      .factory('MAR-AR')
      .rocket('MAR-AR', { cards: ['T08', 'X01', 'H08'], wet: 8 })
      .outpost('MAR-AR', { cards: ['rover'], cargo: { water: 17 } })
      .bank(0)
      .dice(6);
    const flown = fly(ship, 'air', '2', 'MA-LO');
    expect(flown.asked).toEqual(['move.ascent', 'move.thruster', 'move.course']);
    expect(stackIn(ship, 3).cargo.water).toBe(1);
    expect(29 - stackIn(ship).wet!).toBe(4); // one lander burn of F4 instead of two
    expect(flown.said('roll.dice')).toHaveLength(1); // shielding; no hazard roll
  });

  test('[END-MOVE-14, END-GAMEPLAY-18, END-GAMEPLAY-21, END-RULE-37] an exit costs nothing, ends the movement, and is left again', () => {
    const ship = slow('NE-FLY');
    fly(ship, '2', 'EX-NEP');
    expect([stackIn(ship).node, stackIn(ship).wet, ship.state.stacks.length]).toEqual(['EX-NEP', 29, 3]);
    Object.assign(stackIn(ship), { moved: false });
    fly(ship, '2', 'NE-FLY');
    expect(stackIn(ship).node).toBe('NE-FLY');
  });

  test('[END-MOVE-15] no node is entered twice but the Hohmann node of a flyby', () => {
    expect(offersOf(slow('EML1'), '2', 'via:EML2')).not.toContain('via:EML1');
    expect(offersOf(slow('SEL1'), '2', 'via:EA-H1', 'via:EA-H2')).not.toContain('via:EA-H1');
    expect(offersOf(slow('JU-L1'), '2', 'via:JU-H', 'via:JU-FLY')).toContain('via:JU-H');
    expect(offersOf(slow('JU-L1'), '2', 'via:JU-H', 'via:JU-FLY', 'via:JU-H')).not.toContain('via:JU-FLY');
    expect(offersOf(slow('JU-R1'), '2', 'via:JU-FLY', 'via:JU-H', 'via:JU-L4')).not.toContain('via:JU-H');
  });

  test('[END-MOVE-16] lander burns, extra burns and pivots add up', () => {
    const ship = scene()
      .rocket('CE-H1', { cards: ['T11'], wet: 5 })
      .dice(1, 1, 1, 1, 6);
    fly(ship, '2', 'via:CE-LC', 'CERES'); // +1 and a lander burn, 8 steps each
    expect(22 - stackIn(ship).wet!).toBe(16);
  });

  test('[END-MOVE-17] the path is declared and flown node by node', () => {
    const ship = slow('LEO').dice(2);
    const flown = fly(ship, '2', 'via:EA-B2', 'via:EA-R2', 'via:EML1', 'stop');
    expect(wayOf(flown)).toEqual(['EA-B2', 'EA-R2', 'EML1']);
    expect(flown.asked).toHaveLength(5);
  });

  test('[END-MOVE-17] every Adjacent node can be gone to by its own edge', () => {
    const ship = slow('SEL2');
    expect(offersOf(ship, '2')).toEqual(expect.arrayContaining(['via:EA-AE', 'via:EA-H2', 'via:EML2', 'via:LU-FLY']));
  });

  test('[END-MOVE-17] where fewer rolls cost more fuel both courses are offered', () => {
    expect(offersOf(slow('MA-L1'), '2')).toEqual(expect.arrayContaining(['MA-LO', 'MA-LO~2']));
    const cheap = slow('MA-L1').bank(0).dice(2);
    expect(wayOf(fly(cheap, '2', 'MA-LO'))).toEqual(['MA-AE', 'MA-LO']);
    const safe = slow('MA-L1');
    expect(wayOf(fly(safe, '2', 'MA-LO~2'))).toEqual(['MA-LO']);
    expect([stackIn(cheap).wet, stackIn(safe).wet]).toEqual([29, 28]);
  });

  test('[END-SUNSPOT-05] a synodic Site is entered in its season alone, and left at any time', () => {
    expect(offersOf(slow('VE-L5'), '2')).toContain('ENCKE'); // blue
    expect(offersOf(slow('VE-L5').year(3), '2')).not.toContain('ENCKE');
    expect(canMove(slow('ENCKE').site('ENCKE', visited).year(3))).toBe(true);
  });
});

describe('freighters and mobile factories', () => {
  const freighter = (node: NodeId, card: 'K04' | 'K05' = 'K04') => scene().stack('freighter', node, { cards: [card] });

  test('[END-FREIGHT-01, END-FREIGHT-02] it moves like a rocket, within its load', () => {
    const loaded = (water: number) => scene().stack('freighter', 'EML1', { cards: ['K04'], cargo: { water } });
    expect([canMove(loaded(8)), canMove(loaded(9))]).toEqual([true, false]);
  });

  test('[END-FREIGHT-08] the Slipstream Freighter flies by the same rules with its own card, besides the other', () => {
    const both = scene()
      .stack('slipstream', 'EML1', { cards: ['K05'] })
      .stack('freighter', 'EML1', { cards: ['K04'] });
    expect([canMove(both, 2), canMove(both, 3)]).toEqual([true, true]);
    fly(both, 'EML2');
    expect([canMove(both, 2), canMove(both, 3)]).toEqual([false, true]);
  });

  test('[END-FREIGHT-07] goods come home aboard a Spacecraft: no operation delivers them', () => {
    expect(operations.map(({ name }) => `${name}`)).not.toContain('delivery');
    const home = scene()
      .stack('freighter', 'LEO', { cards: ['K04', { card: 'R01', side: 'black' }] })
      .dice(6);
    fly(home, 'EML3');
    expect(stackIn(home)).toMatchObject({ node: 'EML3', cards: [{ card: 'K04' }, { card: 'R01' }] });
  });

  test('[END-FREIGHT-03] it lands and lifts off with factory-assist alone', () => {
    expect(offersOf(freighter('MA-L1'))).not.toContain('DEIMOS'); // net thrust 2 would be enough for others
    expect(offersOf(freighter('MA-L1').factory('DEIMOS'))).toContain('DEIMOS');
    const up = freighter('DEIMOS').factory('DEIMOS').bank(0).dice(2, 6);
    expect(fly(up, 'MA-L1').said('roll.dice')[0]!.params).toMatchObject({ what: { key: 'hazard.assistLiftOff' } });
    expect(canMove(freighter('DEIMOS').site('DEIMOS', visited))).toBe(false);
  });

  test('[END-FREIGHT-04] printed bonus pivots apply to each movement', () => {
    expect(offersOf(freighter('SEL2', 'K05'), 'via:EA-H2')).toContain('via:MA-B~pivot');
    expect(offersOf(freighter('SEL2'), 'via:EA-H2')).not.toContain('via:MA-B');
  });

  test('[END-FREIGHT-05] a purple freighter makes Factories without a dome mobile', () => {
    const fleet = (side: 'black' | 'purple') =>
      scene()
        .factory('DEIMOS')
        .colony('PHOBOS')
        .stack('freighter', 'EML1', { cards: [{ card: 'K07', side }] });
    expect(launchSites(fleet('black').state)).toEqual([]);
    expect(launchSites(fleet('purple').state)).toEqual(['DEIMOS']);
  });

  test('[END-FREIGHT-06] it leaves its Claim behind, lands on a Claim of size 5 or less and is a Factory again', () => {
    const fleet = scene()
      .factory('DEIMOS')
      .site('PHOBOS', { ...visited, claim: true })
      .site('MAR-PV', { ...visited, claim: true }) // size 10
      .site('EUREKA', visited) // no Claim
      .stack('freighter', 'EML1', { cards: [{ card: 'K07', side: 'purple' }] });
    const flown = fleet.perform(t => launch(t, 'DEIMOS'), 'via:MA-LO', 'PHOBOS');
    const offers = flown.decisions.flatMap(({ asks }) => asks[0]!.options as string[]);
    expect(offers).not.toContain('MAR-PV');
    expect(offers).not.toContain('EUREKA');
    expect([flown.site('DEIMOS')!.factory, flown.site('DEIMOS')!.claim]).toEqual([false, true]);
    expect(flown.site('PHOBOS')!.factory).toBe(true);
    expect(fleet.state.stacks.filter(({ kind }) => kind === 'mobile')).toEqual([]);
    expect(launchSites(fleet.state)).toEqual([]); // once a year
  });

  test('[END-FREIGHT-06] where a Factory stands it waits beside it', () => {
    const fleet = scene()
      .factory('DEIMOS', 'PHOBOS')
      .stack('freighter', 'EML1', { cards: [{ card: 'K07', side: 'purple' }] });
    fleet.perform(t => launch(t, 'DEIMOS'), 'PHOBOS');
    expect(fleet.state.stacks.at(-1)).toMatchObject({ kind: 'mobile', node: 'PHOBOS' });
  });
});
