import type { Scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import {
  aboard,
  all,
  answers,
  bent,
  type changed,
  every,
  type heard,
  lying,
  placeNames,
  project,
  sky,
  station,
} from '../support/reach.ts';

const refuels = ['isru', 'factory'].flatMap(how => every(how));

type Change = readonly [name: string, scene: () => Scene, hook: keyof typeof changed, expected: object];

const changes: readonly Change[] = [
  ['XO1-1 Rich Vein', () => lying('XO1-1'), 'refuelYield', all(6, 'isru here', 'factory here')],
  ['XO1-2 Rich Vein', () => lying('XO1-2'), 'refuelYield', all(7, 'isru here', 'factory here')],
  ['XO4-1 Lava Tubes', () => lying('XO4-1'), 'hazardSum', all(3, 'here', 'here landing')],
  ['XO4-2 Lava Tubes', () => lying('XO4-2'), 'hazardSum', all(2, 'here', 'here landing')],
  ['XO5-1 Landing Field', () => lying('XO5-1'), 'liftValue', { here: 4 }],
  ['XO6-2 Loose Regolith', () => lying('XO6-2'), 'liftValue', { here: 7 }],
  ['XO8-1 Organic Layer', () => lying('XO8-1'), 'foundPoints', {}],
  ['XO8-2 Organic Layer', () => lying('XO8-2'), 'foundPoints', { 'XM7-1 here': 7 }],
  ['XO10-1 Radio Quiet', () => lying('XO10-1'), 'testDice', {}],
  ['XO10-2 Radio Quiet', () => lying('XO10-2'), 'testDice', { 'observe here': 6 }],
  ['XO11-1 Rough Ground', () => lying('XO11-1'), 'terrain', { here: 6 }],
  ['XO12-2 Open Ground', () => lying('XO12-2'), 'terrain', { here: 3 }],
  ['XO13-1 Ore Body', () => lying('XO13-1'), 'salePrice', { here: 6 }],
  ['XO14-2 Deep Well', () => lying('XO14-2'), 'beads', { here: 7 }],
  ['XO15-1 Unstable Slope', () => lying('XO15-1'), 'hazardSum', all(6, 'here', 'here landing')],
  ['OO3-2 Meteor Stream', () => sky('OO3-2'), 'hazardSum', all(6, 'here', 'here landing', 'near', 'near landing')],
  ['OO6-1 Microgravity Boom', () => sky('OO6-1'), 'refuelYield', all(6, ...refuels)],
  ['Refinery Annex', () => station('refineryAnnex'), 'refuelYield', all(8, 'isru here', 'factory here')],
  ['Slingshot Array', () => station('slingshotArray'), 'bonusBurns', { here: 7 }],
  ['Geology Hall', () => station('geologyHall'), 'target', all(2, 'drill here', 'drill near')],
  ['Rescue Coordination', () => station('rescueCoordination'), 'target', all(2, ...every('rescue'))],
  ['Instrument Workshop', () => station('instrumentWorkshop'), 'promotionPrice', { here: 4 }],
  [
    'Site Refuel A',
    () => project('siteRefuelA'),
    'refuelYield',
    all(6, ...every('isru'), ...every('isru').map(each => `${each} again`)),
  ],
  [
    'Site Refuel B',
    () => project('siteRefuelB'),
    'refuelYield',
    all(7, ...every('factory'), ...every('factory').map(each => `${each} again`)),
  ],
  ['Deep-Field Optics', () => project('deepFieldOptics'), 'testDice', all(6, ...every('observe'))],
  ['Terrain Mapping', () => project('terrainMapping'), 'testDice', all(6, ...every('explore'))],
  ['Tow Harmonics', () => project('towHarmonics'), 'testDice', all(6, ...every('tow'))],
  ['Sample Sieving', () => project('sampleSieving'), 'target', all(2, ...every('drill'))],
  ['Rescue Doctrine', () => project('rescueDoctrine'), 'target', all(2, ...every('rescue'))],
  [
    'Protocol Library',
    () => project('protocolLibrary'),
    'target',
    all(4, ...every('bioExperiment'), ...every('fieldExperiment')),
  ],
  ['Radiation Pharmacology', () => project('radiationPharmacology'), 'hardness', all(6, 'C01', 'N01', 'tourists')],
  ['Hardened Electronics', () => project('hardenedElectronics'), 'hardness', all(6, 'tourists', 'drill', 'module')],
  ['Modular Stations', () => project('modularStations'), 'cardMass', { module: 2 }],
  ['Modular Stations', () => project('modularStations'), 'unlockPrice', { 'station.0': 4 }],
  ['Emergency Broker', () => project('emergencyBroker'), 'unlockPrice', { 'disk.2': 3 }],
  ['Zone Navigation, Mars', () => project('navigationMars'), 'bonusPivots', all(6, 'here', 'near')],
  ['Zone Shielding, Mars', () => project('shieldingMars'), 'shielding', all(6, 'here', 'near')],
  ['Spectral Assay, S', () => project('assayS'), 'sizeRoll', { here: 4 }],
  ['Spectral Production, S', () => project('productionS'), 'products', { here: 6 }],
  ['XD6 Gyro Platform', () => aboard('XD6-1'), 'bonusPivots', { here: 6 }],
  ['XD8 Seeing Corrector', () => aboard('XD8-1'), 'testDice', { 'observe here': 6 }],
  ['XD9 Assay Kit', () => aboard('XD9-1'), 'sizeRoll', { here: 4 }],
  ['XD10 Winch Drone', () => aboard('XD10-1'), 'testDice', { 'tow here': 6 }],
  ['XD12-2 Ore Sorter', () => aboard('XD12-2'), 'refuelYield', all(6, 'isru here', 'factory here')],
  ['XD12-3 Ore Sorter', () => aboard('XD12-3'), 'refuelYield', all(7, 'isru here', 'factory here')],
  [
    'XM7 Xenobiology Bench',
    () => aboard({ card: 'XM7-1', side: 'rotated' }),
    'testDice',
    all(6, 'explore here', 'explore near'),
  ],
  ['Landing Struts', () => aboard('struts'), 'hazardSum', { 'here landing': 3 }],
  ['Landing Struts', () => aboard('struts'), 'liftValue', { here: 3 }],
  [
    'F10 Ionic-Liquid Column',
    () => aboard({ card: 'F10', side: 'black' }),
    'refuelYield',
    all(6, 'isru here', 'isru here again'),
  ],
  ['N05 Comet Pilots', () => aboard({ card: 'N05', side: 'purple' }), 'bonusPivots', { here: 6 }],
];

type Telling = readonly [name: string, scene: () => Scene, hook: keyof typeof heard, expected: object];

const tellings: readonly Telling[] = [
  ['XO3-1 Magnetic Anomaly', () => lying('XO3-1'), 'silenced', { here: 'drills' }],
  ['XO3-2 Magnetic Anomaly', () => lying('XO3-2'), 'silenced', { here: 'transmit' }],
  ['XO7-2 Relict Ocean', () => lying('XO7-2'), 'siteFeature', { here: ['sub', 'astro'] }],
  ['XO9-1 Steady Winds', () => lying('XO9-1'), 'hazardFree', all(true, 'aerobrake to here', 'assistLanding here')],
  [
    'XO9-2 Steady Winds',
    () => lying('XO9-2'),
    'hazardFree',
    all(true, 'aerobrake to here', 'assistLanding here', 'assistLiftOff here'),
  ],
  ['XO10-1 Radio Quiet', () => lying('XO10-1'), 'observesFromSite', { here: true }],
  ['XO10-2 Radio Quiet', () => lying('XO10-2'), 'observesFromSite', { here: true }],
  [
    'XO16-1 Deep Core Vault',
    () => lying('XO16-1'),
    'spared',
    all({ use: 'vault:EROS', to: 'hand' }, 'drill here', 'module here'),
  ],
  [
    'XO16-2 Deep Core Vault',
    () => lying('XO16-2').year(3),
    'spared',
    all({ use: 'vault:EROS', to: 'hand' }, 'drill here', 'module here'),
  ],
  ['XO16-2 Deep Core Vault', () => lying('XO16-2').year(2), 'spared', {}],
  ['Survey Centre', () => station('surveyCentre'), 'survey', { here: 2, near: 2 }],
  ['Medical Wing', () => station('medicalWing'), 'spared', all({ use: 'medicalWing', to: 'EROS' }, ...every('N01'))],
  [
    'Recycling Plant',
    () => station('recyclingPlant'),
    'spared',
    all({ use: 'recyclingPlant', to: 'hand' }, ...every('tourists'), ...every('drill'), ...every('module')),
  ],
  [
    'Crew Quarters',
    () => station('crewQuarters'),
    'neverIsolated',
    all(true, 'C01 here', 'C01 near', 'N01 here', 'N01 near'),
  ],
  ['Solar Power Collection', () => station('solarPowerCollection'), 'powersat', { '': true }],
  ['Blank Filter', () => project('blankFilter'), 'blankFilter', { '': true }],
  ['Site Stabilisation', () => project('siteStabilisation'), 'steadyPotential', all(true, ...placeNames)],
  ['Wormhole Theory', () => project('wormholeTheory'), 'wormholeReroll', { '': 'wormholeTheory:each' }],
  ['OO4-2 Ionospheric Storm', () => sky('OO4-2'), 'whyNotTransmit', { '': { key: 'bar.ionosphericStorm' } }],
  ['OO7-1 Talent Drain', () => sky('OO7-1'), 'whyNotExomigrate', { '': { key: 'bar.talentDrain' } }],
  ['Power Grid', () => station('powerGrid'), 'sunlit', { here: true, near: true }],
  ['Debris Radar', () => station('debrisRadar'), 'eventImmunity', { padExplosion: true }],
  [
    'Lander Guidance',
    () => project('landerGuidance'),
    'hazardFree',
    all(true, ...every('assistLanding'), ...every('assistLiftOff')),
  ],
  ['Aero Guidance', () => project('aeroGuidance'), 'hazardReroll', all('aeroGuidance:each', 'aerobrake', 'airEater')],
  [
    'Mission Archive',
    () => station('missionArchive'),
    'secondDraw',
    all('missionArchive', 'exploration', 'observation'),
  ],
  ['Elevator Composites', () => project('elevatorComposites'), 'epicReroll', { elevator: 'elevatorComposites:each' }],
  [
    'K03 Reflector Fleet',
    () => aboard({ card: 'K03', side: 'purple' }),
    'hazardFree',
    all(true, ...every('assistLanding'), ...every('assistLiftOff')),
  ],
  ['XM6 Frontier Clinic', () => aboard({ card: 'XM6-1', side: 'rotated' }), 'neverLonely', { here: true }],
  ['N01 Orbital Riggers', () => aboard({ card: 'N01', side: 'purple' }), 'productsAnywhere', { here: true }],
  ['N03 Deep Drillers', () => aboard({ card: 'N03', side: 'purple' }), 'neverDamaged', { 'drill here': true }],
];

describe('what an ability holds for, and nothing else', () => {
  test.each(changes)('[END-CORE-01] %s', (_, make, hook, expected) => {
    expect(bent(make(), hook)).toEqual(expected);
  });

  test.each(tellings)('[END-CORE-01] %s', (_, make, hook, expected) => {
    expect(answers(make(), hook)).toEqual(expected);
  });
});
