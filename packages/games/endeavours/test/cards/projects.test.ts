import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { TestPurpose } from '../../src/hooks.ts';
import { drawExploration } from '../../src/rules/decks/exploration.ts';
import { drawObservation } from '../../src/rules/decks/observation.ts';
import { epicHazard, hazardRoll, testRoll } from '../../src/rules/dice.ts';
import { discoveryRoll, drawDiscoveries } from '../../src/rules/discoveries.ts';
import { hardnessOf } from '../../src/rules/hardness.ts';
import { massOf } from '../../src/rules/mass.ts';
import { pivotCostOf } from '../../src/rules/move/drives.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { isAssistSafe } from '../../src/rules/move/lifting.ts';
import { driftWater } from '../../src/rules/operations/anchoring.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { drill } from '../../src/rules/operations/drill.ts';
import { experiment } from '../../src/rules/operations/experiment.ts';
import { income } from '../../src/rules/operations/market.ts';
import { production } from '../../src/rules/operations/production.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { purchase } from '../../src/rules/operations/purchase.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { research } from '../../src/rules/operations/research.ts';
import { renewRights, rightFor, spend } from '../../src/rules/operations/rights.ts';
import { mayBecomeLonely } from '../../src/rules/people/people.ts';
import { unlockPriceOf } from '../../src/rules/playmats.ts';
import { letProjectsWork } from '../../src/rules/projects.ts';
import { contactsOf } from '../../src/rules/radio.ts';
import { leo } from '../../src/rules/stacks.ts';
import { endOfYearChecks, profit } from '../../src/rules/year/index.ts';
import type { CardId, NodeId, ProjectId, Spectral, Zone } from '../../src/types.ts';
import { findBeads, onlyBlack, open } from '../support/beads.ts';
import { fly } from '../support/move.ts';
import { cardIn, doing, stackIn } from '../support/operations.ts';

/** What is measured without the project, and with it. */
type Case = readonly [without: unknown, withIt: unknown, measure: (table: Scene) => unknown];

const at = (table: Scene, node: NodeId, ...cards: CardId[]) => table.outpost(node, { cards });
/** Dice that all show 1 are as many as their sum. */
const diceOf = (purpose: TestPurpose): Case => [
  1,
  2,
  table => table.dice(1, 1).perform(t => testRoll(t, 1, { by: null, purpose, node: 'EML1' })).result,
];
/** All but the families of zones and types. */
type Single = Exclude<ProjectId, `${'navigation' | 'shielding'}${Zone}` | `${'assay' | 'production'}${Spectral}`>;

const cases: { readonly [id in Single]: Case } = {
  siteRefuelA: [1, 2, table => doing(at(table, 'PALLAS', 'R02'), refuel).stack(2).cargo.water],
  siteRefuelB: [7, 9, table => doing(at(table.factory('PALLAS'), 'PALLAS', 'rover'), refuel).stack(2).cargo.water],
  mentalToughness: [
    true,
    false,
    table => {
      at(table, 'EROS', 'C07').perform(t => letProjectsWork(t));
      return mayBecomeLonely(table.state, stackIn(table, 2), cardIn(table, 'C07'));
    },
  ],
  autonomousNavigation: [2, 1, ({ state }) => pivotCostOf(state)],
  highGainAntennas: [3, 4, table => contactsOf(at(table, 'EROS', 'C07', 'antenna', 'G01').state)[0]!.value],
  deepFieldOptics: diceOf('observe'),
  terrainMapping: diceOf('explore'),
  sampleSieving: [
    false,
    true,
    table => doing(at(table, 'EROS', 'drill', 'G01').dice(2), drill).card('sample:S') !== undefined,
  ],
  rescueDoctrine: [
    'front',
    'back',
    table => doing(at(table, 'EROS', 'rescuePod').dice(2), rescue).card('rescuePod')!.side,
  ],
  protocolLibrary: [
    'front',
    'back',
    table => doing(at(table, 'EROS', 'fieldExperiment').dice(2), experiment).card('fieldExperiment')!.side,
  ],
  towHarmonics: diceOf('tow'),
  prospectRerun: [
    false,
    true,
    table => doing(at(table, 'EROS', 'N17').dice(6, 1), prospect, 'reroll').site('EROS')!.claim,
  ],
  rapidReboost: [
    7,
    9,
    table => doing(table.home('B06').hand('T05', 'drill'), boost, 'T05@LEO', 'drill@LEO', 'done').state.bank,
  ],
  bulkPurchase: [
    4,
    6,
    table => doing(table, purchase, ...Array(3).fill('drill'), ...Array(3).fill('rover')).state.hand.length,
  ],
  grantOffice: [11, 13, table => doing(table, income).state.bank],
  patentPool: [
    [7, 6],
    [8, 7],
    table => {
      table.patents('generator', 'G01').patents('radiator', 'H01').patents('thruster', 'T05', 'T01');
      const three = doing(table, research, 'thruster').state.bank;
      return [three, doing(table, research, 'thruster').state.bank]; // and one card is never for nothing
    },
  ],
  spareEcology: [
    false,
    true,
    table => {
      table.outpost('EROS', { cards: [{ card: 'drill', damaged: true }, 'C07', 'spareParts'] }).dice(4);
      return doing(table, repair).card('spareParts') !== undefined;
    },
  ],
  landerGuidance: [
    [false, false],
    [true, true],
    table => {
      at(table.factory('EROS'), 'EROS', 'rover');
      return (['assistLanding', 'assistLiftOff'] as const).map(hazard =>
        isAssistSafe(table.state, stackIn(table, 2), 'EROS', hazard),
      );
    },
  ],
  aeroGuidance: [
    [false, false],
    [true, true],
    table =>
      [1, 2].map(() => {
        table
          .bank(0)
          .rocket('EA-AE', { cards: ['C07'] })
          .dice(1, 6);
        return table.perform(t => hazardRoll(t, t.state.stacks.at(-1)!, 'aerobrake', 'EA-AE')).result; // each roll anew
      }),
  ],
  radiationPharmacology: [[6, 5], [7, 5], table => hardnessIn(table)],
  hardenedElectronics: [[6, 5], [6, 6], table => hardnessIn(table)],
  fuelTransferNetwork: [
    [3, 0],
    [1, 2],
    table => {
      table.outpost('EML1', { cards: ['rover'], cargo: { water: 3 } }).outpost('EML2', { cards: ['rover'] });
      const played = table.play();
      if (played.offers('fuelTransfer:2>3').length > 0) played.choose('fuelTransfer:2>3', '2');
      return [played.stack(2).cargo.water, played.stack(3).cargo.water];
    },
  ],
  tankRecycling: [0, 1, table => leo(table.perform(profit, 'aqua').state as never).cargo.water],
  cyclerBookings: [
    [],
    ['booking:3'],
    table => {
      table.leo({ cards: ['tourists', { card: 'tourists', uses: 1 }] });
      return table.play().offers('booking');
    },
  ],
  secondShift: [
    undefined,
    'exploreOrObserve',
    ({ state }) => {
      state.year = 3;
      renewRights(state);
      spend(state, { kind: 'operation' });
      return rightFor(state, 'drill')?.kind;
    },
  ],
  archiveSearch: [
    [1, ['XN2-1']],
    [0, ['XI8-1', 'XN2-1']],
    table => {
      at(table.exploration('XN2-1', 'XI8-1'), 'EROS', 'rover');
      const stack = stackIn(table, 2);
      table.perform(t => drawExploration(t, { site: 'EROS', stack, rover: stack.cards[0]!, moreBeads: 0 }), 'XN2-1');
      return [table.state.exploration.draw.length, table.state.exploration.discard];
    },
  ],
  skySurvey: [
    [1, 12],
    [0, 13],
    table => {
      table.observation('OI7-1', 'OI7-2').perform(t => drawObservation(t, { node: 'EML1', telescope: null }), 'OI7-2');
      return [table.state.observation.draw.length, table.state.bank];
    },
  ],
  carefulCuration: [
    2,
    3,
    table =>
      table
        .with(onlyBlack)
        .dice(2)
        .perform(t => discoveryRoll(t, 'EROS'))
        .said('discovery.rolled')[0]!.params!['count'],
  ],
  blankFilter: [
    10,
    11,
    table =>
      open(table, 'nothing').perform(function* (t) {
        findBeads(t, 'black', 'yellow');
        yield* drawDiscoveries(t, 1);
      }).state.bank,
  ],
  crewRotation: [
    [true, true],
    [true, false],
    table => {
      table.outpost('EROS', { cards: [{ card: 'C07', lonely: true }] });
      return [2, 3].map(
        year =>
          table
            .year(year)
            .perform(t => endOfYearChecks(t))
            .card('C07')!.lonely,
      );
    },
  ],
  robotIntegration: [
    false,
    true,
    table => production.isPossible(at(table.factory('PALLAS').hand('N13'), 'EML1', 'N01').state),
  ],
  modularStations: [
    [3, 4, 6],
    [2, 3, 5],
    table => {
      const module = cardIn(at(table, 'EML1', 'module'), 'module');
      return [massOf(table.state, module), ...['station.0', 'station.2'].map(id => unlockPriceOf(table.state, id))];
    },
  ],
  openPorts: [11, 12, table => table.perform(profit, 'aqua').state.bank],
  siteStabilisation: [
    2,
    5,
    table =>
      table
        .dice(1, 1, 1, 2, 5)
        .perform(t => siteRolls(t, 'EROS', null))
        .site('EROS')!.potential,
  ],
  hazardMapping: [
    [3, 1],
    [2, 1],
    table =>
      ([6, 1] as const).map((roll, nth) => {
        const site = (['EROS', 'EUREKA'] as const)[nth]!;
        const rolled = scene().with(state => void Object.assign(state, structuredClone(table.state)));
        return rolled
          .dice(roll, 1, 1, 1, 1, 1)
          .perform(t => siteRolls(t, site, null))
          .site(site)!.hazard.length;
      }),
  ],
  elevatorComposites: [
    [false, false, false],
    [true, true, false],
    table =>
      (['elevator', 'elevator', 'future'] as const).map(
        what =>
          table
            .bank(0)
            .dice(1, 6)
            .perform(t => epicHazard(t, null, what)).result,
      ),
  ],
  anchorKits: [9, 6, ({ state }) => driftWater(state, 'JU-L1')],
  wormholeTheory: [
    false,
    true,
    table => {
      table.rocket('EML1', { cards: ['C07'], wet: 6 }).with(state => {
        state.wormholes = [{ entrance: 'EML1', exit: 'VE-L1' }];
      });
      fly(table.dice(1, 1, 1, 2), '2', 'worm:0', 'stop');
      return table.state.stacks.some(({ node }) => node === 'VE-L1');
    },
  ],
  emergencyBroker: [
    [2, 4, 6, 8, 8, 8],
    [1, 2, 3, 4, 4, 4],
    ({ state }) => [0, 1, 2, 3, 4, 5].map(disk => unlockPriceOf(state, `disk.${disk}`)),
  ],
};

function hardnessIn(table: Scene): number[] {
  at(table, 'EROS', 'C07', 'rover');
  return (['C07', 'rover'] as const).map(card => hardnessOf(table.state, cardIn(table, card)));
}

describe('research projects', () => {
  test.each(Object.keys(cases) as Single[])(
    '[END-DISC-08] %s does what it says once it works, and nothing before',
    id => {
      const [without, withIt, measure] = cases[id];
      expect(measure(scene({ crew: 'C01' }))).toEqual(without);
      expect(measure(scene({ crew: 'C01' }).project(id))).toEqual(withIt);
    },
  );

  test('[END-DISC-08] cyclerBookings: tourists who have been on a Site are worth 4 Aqua in LEO, once', () => {
    const toured = scene()
      .outpost('EROS', { cards: ['tourists'] })
      .play()
      .choose('operation.income');
    expect(toured.card('tourists')!.uses).toBe(1);
    const table = scene()
      .project('cyclerBookings')
      .leo({ cards: [{ card: 'tourists', uses: 1 }] });
    table.state.pool.tourists = 3;
    const booked = table.play().choose('booking:2');
    expect(booked.state).toMatchObject({ bank: 14, pool: { tourists: 4 } });
    expect(booked.offers('booking')).toEqual([]);
  });
});
