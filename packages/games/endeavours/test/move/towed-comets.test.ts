import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { buildStation } from '../../src/rules/free/build-station.ts';
import { develop } from '../../src/rules/free/develop.ts';
import { dirtRefuel } from '../../src/rules/free/dirt.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { operations } from '../../src/rules/operations/index.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { production } from '../../src/rules/operations/production.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { settlement } from '../../src/rules/operations/settlement.ts';
import type { CardId, State } from '../../src/types.ts';

const left = (...cards: CardId[]) => scene().outpost('ENCKE', { cards });
const built = () => left('N02').factory('ENCKE');

/** What is possible at a comet as long as it is there. */
const works: { readonly [work: string]: readonly [{ isPossible(state: State): boolean }, () => Scene] } = {
  'a Factory refuels': [refuel, built],
  'a Factory produces': [production, () => built().hand('T09')],
  'a Colony is founded': [foundColony, built],
  'a Colony is settled from afar': [settlement, () => built().leo({ cards: [{ card: 'T05', side: 'black' }] })],
  'a Factory is built': [industrialize, () => left('R10', 'F01').site('ENCKE', { claim: true })],
  'dirt is taken up': [dirtRefuel, () => scene().rocket('ENCKE', { cards: ['T09', 'G08', 'H08', 'R01'] })],
  'a station is built': [buildStation, () => left('module', 'C07').station('geologyHall', null).unlocked('station.0')],
  'a sample falls into one’s hands': [develop, () => left('rover').hand('XV5-3')],
  'a depot is found': [develop, () => left('rover').hand('XV10-1')],
};

describe('a comet that was towed away', () => {
  test('[END-TRACTOR-04] who was left behind neither explores nor prospects, drills, rescues, experiments or refuels', () => {
    const open = (gone: boolean) => {
      const { state } = left('rover', 'drill', 'G01', 'rescuePod', 'fieldExperiment', 'R02')
        .site('ENCKE', { gone, visited: true, hazard: [1], terrain: 1, potential: 2 })
        .bank(0);
      return operations.filter(each => each.isPossible(state)).map(({ name }) => name);
    };
    const lost = open(false).filter(name => !open(true).includes(name));
    expect(lost.sort()).toEqual(['drill', 'experiment', 'explore', 'prospect', 'refuel', 'rescue']);
  });

  test.each(Object.entries(works))('[END-TRACTOR-04] %s there no more', (_, [work, table]) => {
    const isPossible = [false, true].map(gone => work.isPossible(table().site('ENCKE', { gone }).state));
    expect(isPossible).toEqual([true, false]);
  });
});
