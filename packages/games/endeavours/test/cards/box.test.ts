import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { bernals } from '../../src/cards/bernals.ts';
import { colonists } from '../../src/cards/colonists.ts';
import { driftBernals } from '../../src/cards/drift-bernals.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { exploration } from '../../src/cards/exploration/index.ts';
import { futures } from '../../src/cards/futures.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { patents } from '../../src/cards/patents/index.ts';
import { projects } from '../../src/cards/projects.ts';
import { stations } from '../../src/cards/stations.ts';
import { idsOf } from '../../src/catalogue.ts';
import { siteIds, sites } from '../../src/map/sites.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { projectSpots } from '../../src/rules/playmats.ts';

import { texts } from '../../src/text/index.ts';

const driftIds = idsOf(driftBernals);
const equipmentIds = idsOf(equipment);
const explorationIds = copiesOf(exploration);
const observationIds = copiesOf(observation);
const projectIds = idsOf(projects);
const stationIds = idsOf(stations);

const countBy = <T>(things: readonly T[], of: (thing: T) => string) => {
  const counts: { [key: string]: number } = {};
  for (const thing of things) counts[of(thing)] = (counts[of(thing)] ?? 0) + 1;
  return counts;
};

describe('the box', () => {
  test('[END-COMP-10] 215 base missions, 69 projects, 11 Drift Bernals', () => {
    expect(Object.keys(baseMissions)).toHaveLength(215);
    expect([projectIds.length, driftIds.length]).toEqual([69, 11]);
    expect(new Set(projectIds).size).toBe(69);
  });

  test('[END-COMP-11] 259 exploration and 214 observation cards by kind, 24 stations, 84 equipment cards', () => {
    const kinds = { ...exploration, ...observation };
    const byKind = (ids: readonly string[]) =>
      countBy(ids, id => kinds[id.slice(0, id.lastIndexOf('-')) as keyof typeof kinds].kind);
    expect([explorationIds.length, observationIds.length, stationIds.length]).toEqual([259, 214, 24]);
    expect(byKind(explorationIds)).toEqual({
      mission: 60,
      device: 36,
      development: 36,
      nothing: 40,
      immediate: 55,
      ongoing: 32,
    });
    expect(byKind(observationIds)).toEqual({
      mission: 40,
      astronomy: 100,
      development: 24,
      immediate: 30,
      ongoing: 20,
    });
    const { pool } = scene().state;
    expect(Object.values(pool).reduce((sum, count) => sum + count, 0)).toBe(84);
    expect(Object.keys(pool)).toHaveLength(21);
    expect(equipmentIds).toHaveLength(22); // General Supplies and Station Module are one kind
  });

  test('[END-COMP-12] 12 samples, two of each type, and 8 comets', () => {
    expect(scene().state.samples).toEqual({ C: 2, S: 2, M: 2, V: 2, D: 2, H: 2 });
    expect(siteIds.filter(id => (sites[id].features as readonly string[]).includes('comet'))).toHaveLength(8);
  });

  test('[END-PATENT-08, END-PATENT-10] 12 cards in each ordinary deck, 7 freighters, 7 GW thrusters, 10 Bernals, 18 colonists, 14 Futures', () => {
    expect(countBy(Object.values(patents), ({ kind }) => kind)).toEqual({
      thruster: 12,
      robonaut: 12,
      refinery: 12,
      generator: 12,
      reactor: 12,
      radiator: 12,
      freighter: 7,
      gwThruster: 7,
    });
    expect([bernals, colonists, futures].map(each => Object.keys(each).length)).toEqual([10, 18, 14]);
  });

  test('[END-DISC-08] project spots: two of one colour, one of the next, one white, by its number', () => {
    expect(projectSpots('navigationMercury')).toEqual(['purple', 'purple', 'red', 'white']); // 1
    expect(projectSpots('navigationMars')).toEqual(['green', 'green', 'purple', 'white']); // 4
    expect(projectSpots('emergencyBroker')).toEqual(['purple', 'purple', 'red', 'white']); // 69
  });

  test('[END-RULE-28, END-EXPCARD-14] names of the source are kept', () => {
    const names = new Set(Object.values(texts.en));
    for (const name of [
      'Curiosity Rover',
      'Exomars Rover',
      'Hubble Telescope',
      'Webb Telescope',
      'Base Array',
      'Infrared Array',
      'Percussive Drill',
      'Rescue Pod',
      'Station Module',
      'Volcanic Ash',
      'Fuel Tank',
      'Isotope Fuel Tank',
      'Water Refueling',
      'Wormhole Survey',
      'Science Grant',
      'Thruster Reignition',
      'Neutrino Trigger',
      'Photon Kite Sail',
      'Photon Heliogyro',
    ])
      expect(names, name).toContain(name);
  });

  test('[END-RULE-28] every project, station and Drift Bernal has its name and what it does in both languages', () => {
    const keys = [
      ...projectIds.flatMap(id => [`project.${id}`, `ability.${id}`]),
      ...stationIds.flatMap(id => [`station.${id}`, `ability.${id}`]),
      ...driftIds.flatMap(id => [`card.${id}`, `ability.${id}`]),
    ];
    for (const words of [texts.en, texts.fr]) expect(keys.filter(key => !(key in words))).toEqual([]);
  });
});
