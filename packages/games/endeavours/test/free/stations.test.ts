import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { stations } from '../../src/cards/stations.ts';
import { idsOf } from '../../src/catalogue.ts';
import { buildStation } from '../../src/rules/free/build-station.ts';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { placeBlackHole } from '../../src/rules/map-hazards.ts';
import { colonistLimit } from '../../src/rules/people/colonists.ts';
import { isIsolated } from '../../src/rules/people/people.ts';
import { contactsOf } from '../../src/rules/radio.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import type { CardId, NodeId, StationId } from '../../src/types.ts';
import { acting, cardIn, offered, stackIn } from '../support/operations.ts';

const stationIds = idsOf(stations);

/** A Station Module and a builder somewhere, with this station unlocked in the first slot. */
const site = (card: StationId, node: NodeId, ...cards: CardId[]) =>
  scene()
    .station(card, null)
    .unlocked('station.0')
    .outpost(node, { cards: ['module', ...(cards.length === 0 ? (['C07'] as const) : cards)] });
const can = (table: Scene) => buildStation.isPossible(table.state);

describe('building a station', () => {
  test('[END-STATION-01, END-DISC-15] not before both its spots are filled and its cost is paid', () => {
    const locked = () =>
      scene()
        .station('fuelDepot', null)
        .outpost('MA-L4', { cards: ['module', 'C07'] });
    expect(can(locked())).toBe(false);
    expect(can(locked().with(({ paid }) => paid.push('station.0')))).toBe(false);
    const filled = locked().with(state =>
      Object.assign(state.filled, { 'station.0/0': 'green', 'station.0/1': 'red' }),
    );
    expect(can(filled)).toBe(false);
    expect(can(filled.with(({ paid }) => paid.push('station.0')))).toBe(true);
    expect(locked().play().barred('free.buildStation')).toBe('END-STATION-01');
  });

  test('[END-STATION-02] one in each zone', () => {
    const second = site('fuelDepot', 'MA-L4').station('slingshotArray', 'MA-L5');
    expect(can(second)).toBe(false);
    expect(can(site('fuelDepot', 'MA-L4').station('slingshotArray', 'CE-LA'))).toBe(true);
  });

  test('[END-STATION-03, END-RULE-12] on a Site or in space as its card says; no Claim is needed or made', () => {
    expect([can(site('geologyHall', 'EROS')), can(site('geologyHall', 'MA-L4'))]).toEqual([true, false]);
    expect([can(site('fuelDepot', 'EROS')), can(site('fuelDepot', 'MA-L4'))]).toEqual([false, true]);
    const built = acting(site('geologyHall', 'EROS'), buildStation);
    expect(built.state.stations[0]!.node).toBe('EROS');
    expect(built.site('EROS')?.claim ?? false).toBe(false);
    expect(can(site('solarPowerCollection', 'MA-L4'))).toBe(true);
    expect(can(site('solarPowerCollection', 'CE-LA'))).toBe(false);
  });

  test('[END-STATION-04, END-STATION-14, END-EQUIP-25] a free action: a Station Module goes back to the Pool, the cube is placed', () => {
    const table = site('fuelDepot', 'MA-L4');
    table.state.pool.supplies = 3;
    const built = acting(table, buildStation);
    expect(built.state.stations).toEqual([{ card: 'fuelDepot', node: 'MA-L4' }]);
    expect(built.card('module')).toBeUndefined();
    expect(built.state.pool.supplies).toBe(4);
    expect(built.state.hand).toEqual([]);
    expect(built.state.rights.operation).toBe(true);
  });

  test('[END-STATION-04, END-RULE-12] the Crew or an engineer is there, a Robot, too; no other colonist', () => {
    expect(can(site('fuelDepot', 'MA-L4', 'N01'))).toBe(true);
    expect(can(site('fuelDepot', 'MA-L4', 'N16'))).toBe(true);
    expect(can(site('fuelDepot', 'MA-L4', 'N02'))).toBe(false);
    expect(can(site('fuelDepot', 'MA-L4', 'tourists'))).toBe(false);
    expect(can(site('fuelDepot', 'MA-L4', 'rover').rocket('MA-L4', { cards: ['C07'] }))).toBe(true);
    expect(can(site('fuelDepot', 'MA-L4', 'rover').rocket('MA-L5', { cards: ['C07'] }))).toBe(false);
  });

  test('[END-STATION-05, END-LONELY-05] nobody who is lonely', () => {
    for (const card of ['C07', 'N01'] as const) {
      const table = site('fuelDepot', 'MA-L4', card);
      cardIn(table, card).lonely = true;
      expect(can(table)).toBe(false);
    }
  });

  test('[END-STATION-06] the colonist limit rises by one, and a colonist comes at once', () => {
    const table = site('fuelDepot', 'MA-L4').queue('N05', 'N06');
    const before = colonistLimit(table.state);
    const built = acting(table, buildStation);
    expect(colonistLimit(built.state)).toBe(before + 1);
    expect(built.cardsAt('EML3')).toEqual(['B05', 'N05']);
  });

  test('[END-STATION-13] not in a black hole', () => {
    expect(can(site('fuelDepot', 'MA-L4').with(({ holes }) => holes.push(['MA-L4'])))).toBe(false);
  });

  test('[END-STATION-04, END-CORE-01] not on the way from place to place', () => {
    const under = (node: NodeId | null) => {
      const table = site('fuelDepot', 'MA-L4');
      stackIn(table, 2).node = node;
      return can(table);
    };
    expect([under('MA-L4'), under(null)]).toEqual([true, false]);
  });

  test('[END-STATION-09, END-STATION-11] one that is built stays where it is: it is not built again in another zone', () => {
    const standing = (node: NodeId | null) =>
      scene()
        .station('fuelDepot', node)
        .unlocked('station.0')
        .outpost('CE-LA', { cards: ['module', 'C07'] });
    expect([can(standing(null)), can(standing('MA-L4'))]).toEqual([true, false]);
  });

  test('[END-STATION-04] one of several Station Modules alike is offered, and other things that serve beside it', () => {
    const alike = () => site('fuelDepot', 'MA-L4', 'module', 'C07').station('slingshotArray', null);
    expect(offered(alike().unlocked('station.1'), buildStation)).toEqual([
      'fuelDepot@MA-L4+2',
      'slingshotArray@MA-L4+2',
    ]);
    const table = scene().station('fuelDepot', null).unlocked('station.0');
    table.outpost('MA-L4', { cards: ['module', 'supplies', 'module', 'supplies', { card: 'N16', side: 'purple' }] });
    expect(offered(table, buildStation)).toEqual(['fuelDepot@MA-L4+2', 'fuelDepot@MA-L4+3']);
  });

  test('[END-DISC-15, END-COMP-04, END-MAT-03] three slots, each with its own station', () => {
    const three = scene().station('fuelDepot', null).station('slingshotArray', null).station('geologyHall', null);
    three.unlocked('station.1', 'station.2').outpost('MA-L4', { cards: ['module', 'C07'] });
    three.outpost('CERES', { cards: ['module', 'N01'] });
    expect(offered(three, buildStation).map(key => key.split('+')[0])).toEqual([
      'slingshotArray@MA-L4',
      'geologyHall@CERES',
    ]);
  });
});

describe('a built station', () => {
  test('[END-STATION-07] is Human: nobody there is isolated, and Glitches are repaired', () => {
    const table = scene()
      .station('fuelDepot', 'MA-L4')
      .outpost('MA-L4', { cards: ['C07'] });
    expect(isIsolated(table.state, stackIn(table, 2), cardIn(table, 'C07'))).toBe(false);
    const glitched = (station: NodeId | null) =>
      scene()
        .station('fuelDepot', station)
        .outpost('MA-L4', { cards: ['rover'], glitch: true });
    expect(repairGlitch.isPossible(glitched(null).state)).toBe(false);
    expect(acting(glitched('MA-L4'), repairGlitch).stack(2).glitch).toBe(false);
  });

  test('[END-STATION-08, END-STATION-11] is no card: nothing transfers it or gives it up', () => {
    const table = scene()
      .station('fuelDepot', 'MA-L4')
      .rocket('MA-L4', { cards: ['C07', 'rover', 'drill'] });
    expect(offered(table, transfer)).toEqual(['card:2', 'card:3', 'card:4']);
    expect(offered(table, decommissionFreely)).toEqual(['card:3', 'card:4']);
  });

  test('[END-STATION-09] works from the moment it is built', () => {
    const table = (node: NodeId | null) => scene().station('solarPowerCollection', node);
    expect([hasPowersat(table(null).state), hasPowersat(table('MA-L4').state)]).toEqual([false, true]);
    const building = site('solarPowerCollection', 'MA-L4');
    expect(hasPowersat(acting(building, buildStation).state)).toBe(true);
  });

  test('[END-STATION-10] keeps flares off everything there', () => {
    const hit = (node: NodeId | null) =>
      scene()
        .station('fuelDepot', node)
        .outpost('MA-L4', { cards: ['rover'] })
        .dice(6)
        .with(({ stacks }) => Object.assign(stacks.at(-1)!.cards[0]!, { card: 'bioExperiment' }))
        .perform(solarFlare)
        .card('bioExperiment');
    expect(hit(null)).toBeUndefined(); // 6 - 1 against 3
    expect(hit('MA-L4')).toBeDefined();
  });

  test('[END-STATION-11, END-STATION-13] a black hole over it changes nothing', () => {
    const table = scene().station('solarPowerCollection', 'MA-L1').dice(3, 1, 2, 2, 2);
    const swallowed = table.perform(placeBlackHole);
    expect(swallowed.state.holes.flat()).toContain('MA-L1');
    expect(swallowed.state.stations).toEqual([{ card: 'solarPowerCollection', node: 'MA-L1' }]);
    expect(hasPowersat(swallowed.state)).toBe(true);
  });

  test('[END-STATION-12, END-STATION-15] transmits with 2, the Deep Space Beacon and the Drift Beacon with 4', () => {
    const value = (table: Scene) => contactsOf(table.state).find(({ node }) => node === 'MA-L4')?.value;
    const values = Object.fromEntries(stationIds.map(id => [id, value(scene().station(id, 'MA-L4'))]));
    expect(Object.entries(values).filter(([, each]) => each !== 2)).toEqual([['deepSpaceBeacon', 4]]);
    expect(stations['deepSpaceBeacon'].transmit).toBe(4);
    expect(value(scene().drift('D04', 'MA-L4', true))).toBe(4);
    expect(value(scene().drift('D05', 'MA-L4', true))).toBe(2);
  });
});
