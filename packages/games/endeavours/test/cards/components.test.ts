import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { driftBernals } from '../../src/cards/drift-bernals.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { exploration } from '../../src/cards/exploration/index.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { projects } from '../../src/cards/projects.ts';
import { stations } from '../../src/cards/stations.ts';
import { idsOf } from '../../src/catalogue.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { hazardDice } from '../../src/rules/dice.ts';
import { unlocks } from '../../src/rules/playmats.ts';

const driftIds = idsOf(driftBernals);
const equipmentIds = idsOf(equipment);
const explorationIds = copiesOf(exploration);
const observationIds = copiesOf(observation);
const projectIds = idsOf(projects);
const stationIds = idsOf(stations);

describe('components', () => {
  test('[END-COMP-10] 215 base missions, 69 research projects and 11 Drift Bernals', () => {
    expect([Object.keys(baseMissions).length, projectIds.length, driftIds.length]).toEqual([215, 69, 11]);
  });

  test('[END-COMP-11, END-EQUIP-26] 259 exploration, 214 observation, 24 station and 84 equipment cards', () => {
    expect([explorationIds.length, observationIds.length, stationIds.length]).toEqual([259, 214, 24]);
    const kinds = equipmentIds.filter(kind => kind !== 'module'); // the other face of General Supplies
    expect(kinds.length * scene().state.pool.tourists!).toBe(84);
  });

  test('[END-COMP-13, END-COMP-04] the mats: seven upgrades, the extra die, six disks, three rows, three stations, two outposts, four network abilities', () => {
    const ids = unlocks(scene().state).map(([id]) => id);
    const count = (prefix: string) => ids.filter(id => id.startsWith(prefix)).length;
    expect([count('disk.'), count('row.'), count('station.'), ids.length]).toEqual([6, 3, 3, 26]);
    expect(ids).toEqual(expect.arrayContaining(['extraDie', 'spaceOutpost', 'siteOutpost', 'radioRelay']));
  });

  test('[END-COMP-13] projects come by their slots, with four spots each', () => {
    const table = scene().with(({ projects }) => projects.push('openPorts', 'grantOffice'));
    const projects = unlocks(table.state).filter(([id]) => id.startsWith('project.'));
    expect(projects.map(([id, { spots }]) => [id, spots.length])).toEqual([
      ['project.0', 4],
      ['project.1', 4],
    ]);
  });

  test('[END-COMP-05, END-RULE-02] the six discovery chits do nothing: no part of the game remembers them', () => {
    expect(Object.keys(scene().state).filter(key => /chit/i.test(key))).toEqual([]);
  });

  test('[END-COMP-06, END-DICE-02] the number of dice is no limit', () => {
    const many = scene()
      .dice(...Array.from({ length: 40 }, () => 6))
      .perform(function* (t) {
        return hazardDice(t, 40);
      });
    expect(many.result).toEqual(Array.from({ length: 40 }, () => 6));
  });
});
