import { type Dealt, type Scene, scene } from '@starboard/endeavours/testing';
import type { LogEntry } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { deliver } from '../../src/rules/free/deliver.ts';
import { dropFound } from '../../src/rules/free/drop-found.ts';
import { release } from '../../src/rules/free/release.ts';
import { damage, decommission } from '../../src/rules/losing.ts';
import { placeBlackHole, placeDriftBernal, placeEjection, placeWormhole } from '../../src/rules/map-hazards.ts';
import { foundFallDue } from '../../src/rules/missions/found.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { airEater } from '../../src/rules/operations/air-eater.ts';
import { experiment } from '../../src/rules/operations/experiment.ts';
import { explore } from '../../src/rules/operations/explore.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { tractor } from '../../src/rules/operations/tractor.ts';
import { transmit } from '../../src/rules/operations/transmit.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import { onlyBlack } from '../support/beads.ts';
import { finding, sighting } from '../support/cards.ts';
import { linesOf } from '../support/log.ts';
import { fly } from '../support/move.ts';
import { acting, cardIn, doing, keyFor, stackIn } from '../support/operations.ts';

type Told = { readonly log: readonly LogEntry[] };
const rover = (potential = 3) =>
  scene()
    .with(onlyBlack)
    .site('EROS', { visited: true, hazard: [1], terrain: 4, potential })
    .outpost('EROS', { cards: ['rover'] })
    .exploration('XN1-1');
const on = (node: 'EROS' | 'BENNU' | 'RYUGU', ...cards: Dealt[]) => scene().outpost(node, { cards });
const ship = (node: 'EML1' | 'BENNU' | 'SEL4') =>
  scene()
    .rocket(node, { cards: ['T05', 'G08', 'H08', 'C07'], wet: 9 })
    .site('BENNU', { visited: true, hazard: [1] });
const worm = (exit: 'VE-L1' | 'SA-L1') =>
  ship('EML1').with(state => {
    state.wormholes = [{ entrance: 'EML1', exit }];
  });
const tug = () =>
  scene()
    .rocket('EML1', { cards: ['tractorBeam', 'G08'] })
    .outpost('EML1', { cards: ['rover'] });
const lonely = () =>
  scene()
    .rocket('MIMAS', { cards: [{ card: 'C07', lonely: true }, 'antenna', 'G01'] })
    .colony('CERES');
const losing = (table: Scene, card: Parameters<typeof cardIn>[1], ...answers: string[]) =>
  table.perform(t => decommission(t, stackIn(table, 2), cardIn(table, card), 'flare'), ...answers);

/** What happens, and what is read of it. */
const cases: { readonly [title: string]: () => Told } = {
  'an explore that finds something': () => doing(rover().dice(4, 2), explore),
  'an explore that does not': () => doing(rover().dice(3), explore),
  'an observation': () =>
    doing(
      scene()
        .with(onlyBlack)
        .observation('OA1-1')
        .outpost('EML1', { cards: ['telescope'] })
        .dice(6, 1, 1),
      observe,
    ),
  'too much noise': () =>
    doing(
      scene()
        .outpost('EML1', { cards: ['telescope'] })
        .dice(1, 6),
      observe,
    ),
  'a rescue': () => doing(on('BENNU', 'rescuePod').dice(3), rescue),
  'a rescue that fails': () => doing(on('BENNU', 'rescuePod').dice(2), rescue),
  'an experiment': () => doing(on('RYUGU', 'fieldExperiment').dice(3), experiment),
  'an experiment without a result': () => doing(on('RYUGU', 'fieldExperiment').dice(2), experiment),
  'a refuel': () => doing(scene().outpost('CERES', { cards: ['R02'] }), refuel),
  'an air-eater': () =>
    doing(
      scene()
        .bank(0)
        .rocket('EA-AE', { cards: ['T06', 'G01'], wet: 4 })
        .dice(2),
      airEater,
    ),
  'an air-eater that is lost': () =>
    doing(
      scene()
        .bank(0)
        .rocket('EA-AE', { cards: ['T06', 'G01'], wet: 4 })
        .dice(1),
      airEater,
    ),
  'a tow': () => doing(tug().dice(3, 3, 5), tractor),
  'a tow that slips away': () => doing(tug().dice(1, 1, 5), tractor),
  'a tow let go': () => {
    const table = tug();
    stackIn(table, 2).tows = [{ stack: 3 }];
    return acting(table, release);
  },
  'a tow lost with the power of its beam': () => {
    const table = tug();
    stackIn(table, 2).tows = [{ stack: 3 }];
    return table.perform(t => damage(t, stackIn(table, 2), cardIn(table, 'G08')));
  },
  'a message': () => {
    const table = lonely();
    return doing(table.dice(6, 6, 6, 1, 1, 1), transmit, `${keyFor(table, 'C07')}>node:CERES`);
  },
  'a message that is lost': () => {
    const table = lonely();
    return doing(table.dice(1, 1, 1, 6, 6, 6), transmit, `${keyFor(table, 'C07')}>node:CERES`);
  },
  'a landing': () => fly(ship('SEL4').dice(6), '2', 'BENNU'),
  'a landing on a new Site': () =>
    fly(ship('SEL4').site('BENNU', { visited: false, hazard: [] }).dice(1, 2, 3, 4, 6), '2', 'BENNU'),
  'shielding that fails': () => {
    const table = on('EROS', 'rover').dice(1);
    return table.perform(t => shieldingRoll(t, stackIn(table, 2), 3, 'EROS'));
  },
  'a belt': () => fly(ship('EML1').dice(1), '2', 'EA-R2'),
  'a wormhole': () => fly(worm('VE-L1').dice(3, 4), '2', 'worm:0', 'stop'),
  'a long way through a wormhole': () => fly(worm('SA-L1').dice(3, 4), '2', 'worm:0'),
  'a wormhole that collapses': () => fly(worm('VE-L1').dice(1, 1), '2', 'worm:0'),
  'a black hole': () =>
    fly(
      ship('EML1').with(state => void state.holes.push(['EML2'])),
      '2',
      'EML2',
    ),
  'an ejection': () =>
    fly(
      ship('EML1')
        .with(state => void state.ejections.push({ nodes: ['EML2'], dice: [1, 1] }))
        .dice(6),
      '2',
      'EML2',
    ),
  'a new black hole': () => scene().dice(1, 1, 1, 1, 1).perform(placeBlackHole),
  'a new ejection': () => scene().dice(1, 1, 1, 1, 1, 2, 3).perform(placeEjection),
  'a new wormhole': () =>
    scene()
      .dice(1, 1)
      .perform(t => placeWormhole(t)),
  'a Drift Bernal': () =>
    scene()
      .with(state => {
        state.driftDeck = ['D05'];
      })
      .dice(1, 1)
      .perform(t => placeDriftBernal(t, 'kalpana')),
  'a satellite lost to a flare': () =>
    scene()
      .with(state => void state.satellites.push('VE-L1'))
      .dice(6)
      .perform(solarFlare),
  'a loss': () => losing(on('EROS', 'rover'), 'rover'),
  'a loss that is cancelled': () => losing(on('EROS', 'rover').hand('XV12-2'), 'rover', 'cancel'),
  damage: () => {
    const table = on('EROS', 'rover');
    return table.perform(t => damage(t, stackIn(table, 2), cardIn(table, 'rover')));
  },
  'a discovered mission lost with its card': () => {
    const table = on('EROS', 'rover');
    finding(table, 'XM1-1');
    return losing(table, 'XM1-1');
  },
  'a discovered mission without a Stack': () =>
    finding(
      scene()
        .stack('freighter', 'EROS', { cards: ['K01', 'rover'] })
        .outpost('BENNU', { cards: ['drill'] })
        .outpost('RYUGU', { cards: ['drill'] }),
      'XM1-1',
    ).found,
  'a discovered mission given up': () => acting(scene().found('OM2-1'), dropFound),
  'a discovered mission out of time': () =>
    scene().year(20).found('OM8-2', { due: 20, penalty: 2 }).perform(foundFallDue),
  'tanks that are found': () => finding(on('EROS', 'rover'), 'XI1-2').found,
  'a cache': () => finding(on('EROS', 'rover'), 'XI9-4', 'drill').found,
  'an Ice Quake': () => finding(on('EROS', 'rover').site('EUREKA', { claim: true }), 'XI14-3').found,
  'a Sungrazer Shower': () =>
    sighting(
      scene()
        .outpost('EML1', { cards: ['telescope'] })
        .with(state => void state.satellites.push('VE-L1'))
        .dice(1),
      'OI6-1',
    ),
  'a delivery': () =>
    acting(
      scene()
        .mission('SD1')
        .site('LUN-MH', { claim: true })
        .rocket('LUN-MH', { cards: ['supplies', 'C07'] }),
      deliver,
    ),
};

/** END-COMP-15: what the log tells of each, in English. */
const told: { readonly [title: string]: readonly string[] } = {
  'an explore that finds something': [
    'Explore roll: 4 = 4.',
    '433 Eros: 4 against terrain 4. Something is found.',
    '433 Eros: Empty Crater.',
    'Discovery roll: 2; 2 beads are drawn.',
    'Beads drawn: 2 black.',
  ],
  'an explore that does not': ['Explore roll: 3 = 3.', '433 Eros: 3 against terrain 4. Nothing.'],
  'an observation': [
    'Observe roll: 6 = 6.',
    'Earth–Moon L1: 6 against 1. Something is seen.',
    'Mercury.',
    'Discovery roll: 1; 1 bead is drawn.',
    'Beads drawn: 1 black.',
  ],
  'too much noise': ['Observe roll: 1 = 1.', 'Earth–Moon L1: 1 against 6. Too much noise.'],
  'a rescue': ['101955 Bennu: 3 = 3.', '101955 Bennu: rescued.'],
  'a rescue that fails': ['101955 Bennu: 2 = 2.', '101955 Bennu: the rescue fails; it may be tried again.'],
  'an experiment': ['Field Experiment: 3 = 3.', 'Field Experiment, success.'],
  'an experiment without a result': ['Field Experiment: 2 = 2.', 'Field Experiment: no result.'],
  'a refuel': ['1 Ceres Occator: 3 tanks of water.'],
  'an air-eater': ['Air-eater refuel: 2 = 2.', 'Earth Aerobrake: 3 tanks gained.'],
  'an air-eater that is lost': [
    'Air-eater refuel: 1 = 1.',
    'Air-eater refuel at Earth Aerobrake: a 1. The Stack is lost.',
    'Ammonia Arc Drive is Decommissioned: hazard.',
    'Regenerative Cell is Decommissioned: hazard.',
  ],
  'a tow': ['Tow roll: 3 + 3 = 6.', '6 against 5: it is in tow.'],
  'a tow that slips away': ['Tow roll: 1 + 1 = 2.', '2 against 5: it slips away.'],
  'a tow let go': ['The tow is released.'],
  'a tow lost with the power of its beam': [
    'Without a working Tractor Beam what was in tow is left behind.',
    'Rotor Bank is damaged.',
  ],
  'a message': ['Transmit roll: 6 + 6 + 6 = 18.', '18 against 3: the message is received.'],
  'a message that is lost': ['Transmit roll: 1 + 1 + 1 = 3.', '3 against 18: the message is lost.'],
  'a landing': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'To 101955 Bennu, 1 burn.',
    'Landing on 101955 Bennu.',
    'Shielding roll: 6 = 6.',
    'Shielding 6 against 1: it holds.',
  ],
  'a landing on a new Site': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'To 101955 Bennu, 1 burn.',
    'Landing on 101955 Bennu.',
    'Site hazard roll: 1 = 1.',
    '101955 Bennu is seen up close: hazard 2, terrain 3, potential 4.',
    'Shielding roll: 6 = 6.',
    'Shielding 6 against 2: it holds.',
  ],
  'shielding that fails': ['Shielding roll: 1 = 1.', 'Shielding 1 against 3: 2 short.', 'Curiosity Rover is damaged.'],
  'a belt': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'To Inner Van Allen Belt.',
    'Belt roll: 1 = 1.',
    'The belt’s radiation: 1, −2 net thrust = -1. Softer cards are lost.',
  ],
  'a wormhole': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'Wormhole: 3 = 3.',
    'Wormhole: 3 and 4.',
    'Through the wormhole to Venus L1.',
  ],
  'a long way through a wormhole': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'Wormhole: 3 = 3.',
    'Wormhole: 3 and 4.',
    'In transit through the wormhole: at Saturn L1 in year 5.',
  ],
  'a wormhole that collapses': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'Wormhole: 1 = 1.',
    'Wormhole: 1 and 1.',
    'The wormhole at Earth–Moon L1 collapses with the Spacecraft inside.',
    'Radio-Wave Plasma Drive is Decommissioned: wormhole.',
    'Rotor Bank is Decommissioned: wormhole.',
    'Corrugated Wing is Decommissioned: wormhole.',
    'Spaceport Company is Decommissioned: wormhole.',
  ],
  'a black hole': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'To Earth–Moon L2.',
    'The black hole at Earth–Moon L2 swallows the Spacecraft.',
    'Radio-Wave Plasma Drive is Decommissioned: black hole.',
    'Rotor Bank is Decommissioned: black hole.',
    'Corrugated Wing is Decommissioned: black hole.',
    'Spaceport Company is Decommissioned: black hole.',
  ],
  'an ejection': [
    'Setting out: Radio-Wave Plasma Drive: net thrust 2, 1 per burn.',
    'To Earth–Moon L2.',
    'Into a coronal mass ejection at Earth–Moon L2.',
    'Shielding roll: 6 = 6.',
    'Shielding 6 against 2: it holds.',
  ],
  'a new black hole': ['A black hole opens at Mercury Low Orbit over 2 nodes.'],
  'a new ejection': ['A coronal mass ejection at Mercury Low Orbit covers 2 nodes; its hazard is 5.'],
  'a new wormhole': ['A wormhole opens at Mercury Low Orbit.'],
  'a Drift Bernal': ['The Depot Drift Bernal drifts at Mercury Low Orbit.'],
  'a satellite lost to a flare': ['Solar flare: 6 = 6.', 'The satellite at Venus L1 is lost.'],
  'a loss': ['Curiosity Rover is Decommissioned: solar flare.'],
  'a loss that is cancelled': ['Backup Bus keeps Curiosity Rover from it.'],
  damage: ['Curiosity Rover is damaged.'],
  'a discovered mission lost with its card': [
    'Relic Recovery is lost with its mission.',
    'Relic Recovery is Decommissioned: solar flare.',
  ],
  'a discovered mission without a Stack': ['There is no Stack to hold it: Relic Recovery.'],
  'a discovered mission given up': ['Given up: Supernova Watch.'],
  'a discovered mission out of time': ['Out of time: Impact Warning. It costs 2 points.'],
  'tanks that are found': ['433 Eros: 3 tanks of water.'],
  'a cache': ['The cache holds: Percussive Drill.'],
  'an Ice Quake': ['The Claim on 5261 Eureka is gone.'],
  'a Sungrazer Shower': ['Roll of a card: 1 = 1.', 'The satellite at Venus L1 is lost.'],
  'a delivery': [
    'Delivered: General Supplies (Luna Marius Hills).',
    'General Supplies is Decommissioned: delivered.',
    'Mission complete: Supply Delivery: Luna Marius Hills, 4 points.',
  ],
};

describe('the log', () => {
  test.each(Object.keys(cases))('[END-COMP-15] tells of %s', title => {
    expect(linesOf(cases[title]!())).toEqual(told[title]);
  });
});
