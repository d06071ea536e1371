import { type Performed, scene } from '@starboard/endeavours/testing';
import { expect, test } from 'vitest';
import { deploySatellite } from '../../src/rules/free/deploy-satellite.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { anchoring } from '../../src/rules/operations/anchoring.ts';
import { elevator } from '../../src/rules/operations/elevator.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import { settlement } from '../../src/rules/operations/settlement.ts';
import { onlyBlack } from '../support/beads.ts';
import { acting, doing } from '../support/operations.ts';

/** What is done, and what is noted for the missions in play. */
const cases: { readonly [deed: string]: readonly [tokens: string[], () => Performed] } = {
  'a Factory': [
    ['factory:BENNU'],
    () => {
      const table = scene().mission('SI1').site('BENNU', { visited: true, claim: true });
      return doing(table.rocket('BENNU', { cards: ['R10', 'F01'] }), industrialize);
    },
  ],
  'a Colony': [
    ['colony:CERES'],
    () =>
      acting(
        scene()
          .mission('HC4')
          .factory('CERES')
          .rocket('CERES', { cards: ['C07'] }),
        foundColony,
      ),
  ],
  'a Colony settled from afar': [
    ['colony:CERES'],
    () => {
      const table = scene().mission('HC4').factory('CERES').queue('N02');
      table.leo({ cards: [{ card: 'T05', side: 'black' }] }).rocket('EML1', { cards: ['N01'] });
      return doing(table, settlement);
    },
  ],
  'a Bernal': [
    ['bernal:CE-LC'],
    () => {
      const table = scene().mission('AB3').factory('CERES');
      return doing(table.bernal('B03', 'CE-LC', { anchored: false }, ['G01', 'X01', 'H08']), anchoring);
    },
  ],
  'a Drift Bernal': [
    ['bernal:CE-LC'],
    () => {
      const table = scene().mission('AB3').factory('CERES').drift('D08', 'CE-LC');
      return doing(table.outpost('CE-LC', { cards: ['G01'], cargo: { water: 12 } }), anchoring);
    },
  ],
  'an elevator': [
    ['elevator:PLUTO/PL-BC'],
    () => {
      const table = scene().bank(0).mission('SE6').factory('PLUTO').dice(2);
      return doing(table.stack('freighter', 'PL-BC', { cards: ['K01'] }), elevator);
    },
  ],
  'a Claim at the end of an elevator': [
    ['claim:MAR-PV'],
    () => {
      const table = scene().bank(0).mission('HP3').factory('DEIMOS').dice(2);
      return doing(table.stack('freighter', 'MAR-PV', { cards: ['K01'] }), elevator);
    },
  ],
  'a satellite': [
    ['satellite:UR-L1'],
    () =>
      acting(
        scene()
          .found('OM4-4')
          .outpost('UR-L1', { cards: ['satellite'] }),
        deploySatellite,
      ),
  ],
};

const quests = ({ state }: Performed) => [...state.missions, ...state.found];

test.each(Object.entries(cases))('[END-MISSION-07] %s is credited at once', (_, [tokens, deed]) => {
  const done = deed();
  expect([done.said('mission.credited').length, quests(done)[0]!.tokens]).toEqual([1, tokens]);
});

test('[END-MISSION-07, END-FOUND-04] a repair is credited to the mission of its Site, not to another', () => {
  const repaired = (site: 'EROS' | 'BENNU') => {
    const table = scene().found('XM3-1', { site, no: null });
    return table.outpost('EROS', { cards: [{ card: 'drill', damaged: true }, 'C07', 'spareParts'] });
  };
  expect(doing(repaired('EROS'), repair, 'points').state.found[0]).toMatchObject({ count: 1 });
  expect(doing(repaired('BENNU'), repair).state.found[0]).toMatchObject({ count: 0 });
});

test('[END-MISSION-07, END-FOUND-04] an observation is credited with its telescope and its zone', () => {
  const observed = (card: 'OM2-2' | 'OM2-3' | 'OM7-4') => {
    const table = scene()
      .with(onlyBlack)
      .found(card)
      .outpost('SEL4', { cards: ['telescope'] });
    return doing(table.observation('OA1-1').dice(6, 1, 1), observe).said('mission.credited').length;
  };
  expect([observed('OM2-2'), observed('OM2-3'), observed('OM7-4')]).toEqual([1, 0, 1]); // Earth, Mars, a baseline
});
