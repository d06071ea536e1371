import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { stations } from '../../src/cards/stations.ts';
import { idsOf } from '../../src/catalogue.ts';
import { effects } from '../../src/hooks.ts';
import { drawExploration } from '../../src/rules/decks/exploration.ts';
import { decommission } from '../../src/rules/losing.ts';
import { destinations } from '../../src/rules/missions/destinations.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { drill } from '../../src/rules/operations/drill.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { placesOf } from '../../src/rules/operations/production.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { purchase } from '../../src/rules/operations/purchase.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { research } from '../../src/rules/operations/research.ts';
import { colonistLimit } from '../../src/rules/people/colonists.ts';
import { isIsolated } from '../../src/rules/people/people.ts';
import { contactsOf, relayedZones } from '../../src/rules/radio.ts';
import { hasPowersat, isOperational } from '../../src/rules/support.ts';
import { sunspotEvent } from '../../src/rules/year/index.ts';
import type { CardId, NodeId, StationId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { driveBy } from '../support/move.ts';
import { cardIn, doing, offered, stackIn } from '../support/operations.ts';

const stationIds = idsOf(stations);

/** Where it is built, what is measured with the card still on the mat, and once it stands there. */
type Case = readonly [node: NodeId, before: unknown, built: unknown, measure: (table: Scene) => unknown];

const at = (table: Scene, node: NodeId, ...cards: CardId[]) => table.outpost(node, { cards });
const losing = (table: Scene, node: NodeId, card: CardId, ...answers: string[]) => {
  at(table, node, card, 'drill');
  return table.perform(t => decommission(t, stackIn(table, 2), cardIn(table, card), 'hazard'), ...answers);
};
/** What a gift of water leaves in the Stack there, and whether it may be fetched again. */
const gift = (table: Scene, node: NodeId, offer: string) => {
  const played = at(table, node, 'rover').play();
  if (played.offers(offer).length > 0) played.choose(offer);
  return [played.stack(2).cargo.water, played.offers(offer).length];
};

const cases: { readonly [id in StationId]: Case } = {
  flyeyeObservatory: [
    'EROS',
    false,
    12,
    table => {
      table.with(onlyBlack).observation('OI7-1').dice(1, 1, 3, 1);
      return observe.isPossible(table.state) && doing(table, observe).state.bank; // 1 + 1 against 3 - 1
    },
  ],
  solarPowerCollection: ['MA-L1', false, true, ({ state }) => hasPowersat(state)],
  orbitalShipyard: ['MA-L1', [], ['MA-L1'], table => placesOf(table.hand('telescope').state).map(({ node }) => node)],
  fuelDepot: ['MA-L1', [0, 0], [2, 0], table => gift(table, 'MA-L1', 'offer.fuelDepot')],
  deepSpaceBeacon: [
    'CE-LA',
    [undefined, 0],
    [4, 1],
    ({ state }) => [
      contactsOf(state).find(({ node }) => node === 'CE-LA')?.value,
      relayedZones(state, 'EROS', 'CAL-GC'),
    ],
  ],
  quarantineDock: ['MA-L1', [], ['MA-L1'], ({ state }) => destinations(state, 'lab')],
  refineryAnnex: [
    'PALLAS',
    [1, 1],
    [4, 1],
    table =>
      (['PALLAS', 'EUROPA52'] as const).map(site => {
        const copy = scene().with(state => void Object.assign(state, structuredClone(table.state)));
        return doing(at(copy, site, 'R02'), refuel).stack(2).cargo.water;
      }),
  ],
  missionArchive: [
    'MA-L1',
    [1, 1],
    [2, 1],
    table => {
      at(table.exploration('XN1-1', 'XN2-1', 'XN3-1', 'XN4-1'), 'EROS', 'rover');
      const stack = stackIn(table, 2);
      const exploring = { site: 'EROS', stack, rover: stack.cards[0]!, moreBeads: 0 } as const;
      return ['XN1-1', 'none'].map(answer => {
        const before = table.state.exploration.draw.length;
        table.perform(t => drawExploration(t, exploring), answer);
        return before - table.state.exploration.draw.length;
      });
    },
  ],
  slingshotArray: [
    'MA-L1',
    0,
    2,
    table => driveBy(table.rocket('MA-L1', { cards: ['C07'], wet: 4 }), 'C07')!.bonusBurns,
  ],
  surveyCentre: [
    'PHOBOS',
    [1, 1],
    [5, 6],
    table => {
      const rolled = table.dice(1, 1, 1, 1, 5, 6);
      const { terrain, potential } = rolled
        .perform(t => siteRolls(t, 'EROS', null), ['terrain', 'potential'])
        .site('EROS')!;
      return [terrain, potential];
    },
  ],
  medicalWing: [
    'MA-L1',
    [undefined, 1],
    ['MA-L1', 0],
    table => {
      const { state } = losing(table, 'EROS', 'N01', 'medicalWing');
      return [state.stacks.find(({ cards }) => cards.some(({ card }) => card === 'N01'))?.node, state.queue.length];
    },
  ],
  foundryRing: [
    'MA-L1',
    ['drill@LEO', 'module@EML4'],
    ['drill@LEO', 'drill@MA-L1', 'module@EML4', 'module@MA-L1'],
    table => offered(table.home('B06').hand('drill', 'module'), boost).filter(key => key.includes('@')),
  ],
  geologyHall: [
    'PHOBOS',
    false,
    true,
    table => doing(at(table, 'EROS', 'drill', 'G01').dice(2), drill).card('sample:S') !== undefined,
  ],
  rescueCoordination: [
    'JU-L1',
    'front',
    'back',
    table => doing(at(table, 'EROS', 'rescuePod').dice(2), rescue).card('rescuePod')!.side,
  ],
  recyclingPlant: ['PALLAS', [], ['rover'], table => losing(table, 'EROS', 'rover', 'recyclingPlant').state.hand],
  observatoryRing: ['MA-L1', 2, 3, ({ state }) => effects.change(state, 'interferometry', 2, {})],
  coldStorage: [
    'PALLAS',
    [0, 0],
    [3, 0],
    table => gift(table.colony('VESTA', 'CERES', 'EROS'), 'PALLAS', 'offer.coldStorage'),
  ],
  crewQuarters: [
    'MA-L1',
    [true, true],
    [false, true],
    table =>
      (['EROS', 'PALLAS'] as const).map((node, nth) => {
        const card = (['C07', 'N01'] as const)[nth]!;
        at(table, node, card);
        return isIsolated(table.state, stackIn(table, 2 + nth), cardIn(table, card));
      }),
  ],
  powerGrid: [
    'PLUTO',
    [undefined, false],
    [0, true],
    table => {
      table.rocket('NE-FLY', { cards: ['T10', 'R05'], wet: 3 });
      const { state } = table;
      return [driveBy(table, 'T10')?.netThrust, isOperational(state, stackIn(table, 2), cardIn(table, 'R05'))];
    },
  ],
  trainingAcademy: [
    'MA-L1',
    [false, false],
    [true, false],
    table => {
      table.hand('T01', 'T02', 'T03', 'T04').patents('thruster', 'T05');
      return [[], ['G01']].map(more => research.isPossible(table.hand(...(more as CardId[])).state));
    },
  ],
  debrisRadar: [
    'MA-L1',
    0,
    1,
    table =>
      table
        .year(2)
        .leo({ cards: ['R01'] })
        .dice(4)
        .perform(t => sunspotEvent(t))
        .stack(0).cards.length,
  ],
  lifeSupportFoundry: ['PALLAS', 1, 3, ({ state }) => colonistLimit(state)], // every station counts one
  instrumentWorkshop: [
    'MA-L1',
    7,
    8,
    table => {
      at(table.unlocked('array').bernal('B03', 'MA-L1'), 'MA-L1', 'array');
      return doing(table, promotion).state.bank;
    },
  ],
  supplyExchange: ['MA-L1', 7, 8, table => doing(table, purchase, 'drill', 'drill', 'rover', 'done').state.bank],
};

describe('stations', () => {
  test.each(stationIds)('[END-STATION-09] %s does what it says where it is built, and nothing before', id => {
    const [node, before, built, measure] = cases[id];
    expect(measure(scene({ crew: 'C01' }).station(id, null))).toEqual(before);
    expect(measure(scene({ crew: 'C01' }).station(id, node))).toEqual(built);
  });

  test('[END-STATION-09] powerGrid: one zone closer to the Sun, but never closer than Mercury', () => {
    const thrust = (node: NodeId, grid: NodeId | null) =>
      driveBy(
        scene()
          .station('powerGrid', grid)
          .rocket(node, { cards: ['T10'], wet: 3 }),
        'T10',
      )!.netThrust;
    expect([thrust('MA-L1', null), thrust('MA-L1', 'EROS'), thrust('MA-L1', 'PALLAS')]).toEqual([4, 5, 4]);
    expect([thrust('ME-L4', null), thrust('ME-L4', 'ICARUS')]).toEqual([7, 7]);
  });

  test('[END-STATION-09] foundryRing: for double cost', () => {
    const boosted = scene({ crew: 'C01' }).home('B06').station('foundryRing', 'MA-L1').hand('module');
    expect(doing(boosted, boost, 'module@MA-L1', 'done').state.bank).toBe(4);
  });

  test('[END-STATION-09] medicalWing and recyclingPlant: once a year, and no Robot, no patent', () => {
    const wing = () => scene().station('medicalWing', 'MA-L1');
    expect(losing(wing(), 'EROS', 'N13').asked).toEqual([]);
    const used = wing().with(state => void state.usedYear.push('medicalWing'));
    expect(losing(used, 'EROS', 'N01').asked).toEqual([]);
    expect(losing(scene().station('recyclingPlant', 'PALLAS'), 'EROS', 'R01').asked).toEqual([]);
  });
});
