import { type Scene, scene } from '@starboard/endeavours/testing';
import type { Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { transmit } from '../../src/rules/operations/transmit.ts';
import { contactsOf, relayedZones } from '../../src/rules/radio.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { read } from '../support/log.ts';
import { cardIn, doing, keyFor, offered } from '../support/operations.ts';

/** The Crew with an antenna that works; G01 supplies E. */
const crewAt = (node: NodeId, ...cards: CardId[]) =>
  scene().rocket(node, { cards: ['C07', 'antenna', 'G01', ...cards] });
const lonelyAt = (node: NodeId) => {
  const table = crewAt(node);
  cardIn(table, 'C07').lonely = true;
  return table;
};
const contacts = (table: Scene) =>
  contactsOf(table.state).map(({ node, person }) => `${person?.card ?? 'place'}@${node}`);
const labelOf = (option: unknown) => (option as { label: Text }).label;
const isBeacon = ({ params }: Text) => (params!['from'] as Text).key === 'station.deepSpaceBeacon';
const can = (table: Scene) => transmit.isPossible(table.state);

describe('contacts', () => {
  test('[END-RADIO-01] people with an Operational antenna, Colonies, Anchored Bernals and stations', () => {
    const table = crewAt('MIMAS')
      .colony('CERES')
      .station('fuelDepot', 'MA-L4')
      .outpost('EROS', { cards: ['N02'] });
    expect(contacts(table)).toEqual(['C07@MIMAS', 'place@CERES', 'place@EML3', 'place@MA-L4']);
    expect(contacts(scene().rocket('MIMAS', { cards: ['C07', 'antenna'] }))).toEqual(['place@EML3']);
    expect(contacts(scene().rocket('MIMAS', { cards: ['N15', 'tourists', 'antenna', 'G01'] }))).toEqual(['place@EML3']);
    const beside = scene()
      .rocket('MIMAS', { cards: ['N02'] })
      .outpost('MIMAS', { cards: ['antenna', 'G01'] });
    expect(contacts(beside)).toEqual(['N02@MIMAS', 'place@EML3']);
  });

  test('[END-RADIO-02] a lonely one is still a contact', () => {
    expect(contacts(lonelyAt('MIMAS'))).toContain('C07@MIMAS');
  });

  test('[END-RADIO-09, END-RADIO-10] the Home Bernal and Anchored Drift Bernals are, unanchored ones are not', () => {
    const table = scene().drift('D05', 'MA-L4', true).drift('D06', 'CE-LA').bernal('B03', 'JU-L1', { anchored: false });
    expect(contacts(table)).toEqual(['place@EML3', 'place@MA-L4']);
  });

  test('[END-TRANSMIT-04] an antenna transmits with 3, other contacts with 2', () => {
    const values = contactsOf(crewAt('MIMAS').colony('CERES').state).map(({ node, value }) => [node, value]);
    expect(values).toEqual([
      ['MIMAS', 3],
      ['CERES', 2],
      ['EML3', 2],
    ]);
  });
});

describe('relays', () => {
  test('[END-RADIO-04, END-RADIO-05] contacts in the zones strictly between', () => {
    const table = scene().colony('CERES', 'EROS');
    expect(relayedZones(table.state, 'EML3', 'SA-L1')).toBe(2);
    expect(relayedZones(table.state, 'SA-L1', 'EML3')).toBe(2);
    expect(relayedZones(table.state, 'EML3', 'MA-L1')).toBe(0);
    expect(relayedZones(table.state, 'MA-L1', 'MA-L4')).toBe(0);
    expect(relayedZones(scene().colony('CERES', 'VESTA').state, 'EML3', 'SA-L1')).toBe(1); // two in one zone
  });

  test('[END-RADIO-11] the two ends are no relays of their own', () => {
    expect(relayedZones(scene().colony('CERES').state, 'EML3', 'CERES')).toBe(0);
  });
});

describe('transmit', () => {
  test('[END-RADIO-08, END-RADIO-03] is offered for a mission or somebody lonely, and for nothing else', () => {
    expect(can(crewAt('PHOBOS'))).toBe(false);
    expect(crewAt('PHOBOS').play().barred('operation.transmit')).toBe('END-RADIO-08');
    expect(can(crewAt('PHOBOS').mission('RT2'))).toBe(true);
    expect(can(lonelyAt('PHOBOS'))).toBe(true);
  });

  test('[END-TRANSMIT-01, END-RULE-23] between two different places', () => {
    expect(offered(lonelyAt('PHOBOS'), transmit)).toEqual(['card:2>node:EML3', 'node:EML3>card:2']);
    const home = scene().rocket('EML3', { cards: [{ card: 'C07', lonely: true }, 'antenna', 'G01'] });
    expect(can(home)).toBe(false);
  });

  test('[END-TRANSMIT-02] one end is a person with an antenna', () => {
    expect(can(scene().mission('RT2').colony('PHOBOS'))).toBe(false);
    expect(can(crewAt('EML3').mission('RT2').colony('PHOBOS'))).toBe(true);
    expect(
      can(
        scene()
          .rocket('PHOBOS', { cards: ['C07', 'antenna'] })
          .mission('RT2'),
      ),
    ).toBe(false);
  });

  test('[END-TRANSMIT-05] where people are at a Colony, Bernal or station, either of the two transmits', () => {
    const table = crewAt('EML3').mission('RT2').colony('PHOBOS');
    const crew = keyFor(table, 'C07');
    expect(offered(table, transmit)).toEqual([
      `${crew}>node:PHOBOS#RT2`,
      `node:PHOBOS>${crew}#RT2`,
      'node:EML3>node:PHOBOS#RT2',
    ]);
    const byBernal = doing(table.dice(6, 6, 1, 1, 1), transmit, 'node:EML3>node:PHOBOS#RT2');
    expect(byBernal.said('transmit.received')[0]!.params).toMatchObject({ sum: 12, hazard: 3 });
  });

  test('[END-TRANSMIT-05, END-STATION-12] a Deep Space Beacon beside a Bernal or Colony transmits with its own value', () => {
    const table = crewAt('EML3').mission('RT2').colony('PHOBOS').station('deepSpaceBeacon', 'EML3');
    expect(offered(table, transmit)).toContain('station:deepSpaceBeacon>node:PHOBOS#RT2');
    const keys = contactsOf(table.state).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const beamed = doing(table.dice(6, 6, 6, 6, 1, 1, 1), transmit, 'station:deepSpaceBeacon>node:PHOBOS#RT2');
    expect(beamed.said('transmit.received')[0]!.params).toMatchObject({ sum: 24 });
    expect(read(beamed.decisions[0]!.asks[0]!.options.map(labelOf).find(isBeacon)!)).toMatch(/^Deep Space Beacon to /);
  });

  test('[END-TRANSMIT-04, END-STATION-12] other stations with 2, an Anchored Drift Bernal beside the Home Bernal is the same contact', () => {
    const table = scene().station('fuelDepot', 'MA-L4').drift('D05', 'EML3', true);
    const values = contactsOf(table.state).map(({ key, value }) => [key, value]);
    expect(values).toEqual([
      ['node:EML3', 2],
      ['station:fuelDepot', 2],
    ]);
  });

  test('[END-RADIO-06, END-TRANSMIT-06, END-DICE-02] a mission names its interference: as many hazard dice', () => {
    const table = crewAt('PHOBOS').mission('RT2');
    const sent = doing(table.dice(6, 5, 4, 1, 2, 3), transmit, `${keyFor(table, 'C07')}>node:EML3#RT2`);
    expect(sent.said('transmit.received')[0]!.params).toMatchObject({ sum: 15, hazard: 6 });
    expect(sent.state.missions[0]!.count).toBe(1);
  });

  test('[END-TRANSMIT-11] either direction serves the mission', () => {
    const table = crewAt('PHOBOS').mission('RT2');
    const sent = doing(table.dice(6, 5, 1, 2, 3), transmit, `node:EML3>${keyFor(table, 'C07')}#RT2`);
    expect(sent.said('transmit.received')[0]!.params).toMatchObject({ sum: 11 });
    expect(sent.state.missions[0]!.count).toBe(1);
  });

  test('[END-EX-24, END-RADIO-07] a lonely Crew at Titan and a Colony on Callisto: two hazard dice against three', () => {
    const table = lonelyAt('TIT-LM').colony('CAL-GC');
    const sent = doing(table.dice(1, 1, 1, 1, 2), transmit, `${keyFor(table, 'C07')}>node:CAL-GC`);
    expect(sent.said('transmit.received')[0]!.params).toMatchObject({ sum: 3, hazard: 3 });
    expect(sent.card('C07')!.lonely).toBe(false);
  });

  test('[END-EX-25, END-TRANSMIT-06] Earth to Saturn, interference 5, satellites in Mars and Jupiter: 3 hazard dice', () => {
    const table = lonelyAt('TIT-LM').unlocked('radioRelay');
    table.with(({ satellites }) => satellites.push('MA-L4', 'JU-L4'));
    const sent = doing(table.dice(6, 6, 6, 1, 1, 2), transmit, `${keyFor(table, 'C07')}>node:EML3`);
    expect(sent.said('transmit.received')[0]!.params).toMatchObject({ sum: 18, hazard: 4 });
  });

  test('[END-TRANSMIT-06] never fewer than none', () => {
    const table = crewAt('LUN-MH').mission('RT1').dice(1, 1, 1, 1, 1);
    expect(doing(table, transmit, `${keyFor(table, 'C07')}>node:EML3#RT1`).said('transmit.received')).toHaveLength(1);
    const clock = crewAt('LUN-MH').mission('RT1').hand('OV5-3').dice(1, 1, 1); // three dice fewer than two
    const sent = doing(clock, transmit, `${keyFor(clock, 'C07')}>node:EML3#RT1`, 'use');
    expect(sent.said('transmit.received')[0]!.params).toMatchObject({ sum: 3, hazard: 0 });
  });

  test('[END-TRANSMIT-07, END-TRANSMIT-09] below the hazard dice nothing happens', () => {
    const table = lonelyAt('PHOBOS').dice(1, 1, 1, 2, 2);
    const lost = doing(table, transmit, `${keyFor(table, 'C07')}>node:EML3`);
    expect(lost.said('transmit.lost')).toHaveLength(1);
    expect(lost.card('C07')!.lonely).toBe(true);
  });

  test('[END-TRANSMIT-08, END-LONELY-11] success: lonely contacts recover, both of them', () => {
    const table = lonelyAt('PHOBOS').outpost('EROS', { cards: [{ card: 'N02', lonely: true }, 'antenna', 'G01'] });
    const sent = doing(table.dice(6, 6, 6, 1), transmit, `${keyFor(table, 'C07')}>${keyFor(table, 'N02')}`);
    expect([sent.card('C07')!.lonely, sent.card('N02')!.lonely]).toEqual([false, false]);
  });

  test('[END-RADIO-07, END-RULE-19] with a lonely contact it serves the recovery alone', () => {
    const table = lonelyAt('PHOBOS').mission('RT2');
    const crew = keyFor(table, 'C07');
    expect(offered(table, transmit)).toEqual([`${crew}>node:EML3`, `node:EML3>${crew}`]);
    const sent = doing(lonelyAt('PHOBOS').mission('RT2').dice(6, 6, 6, 1, 1), transmit, `${crew}>node:EML3`);
    expect(sent.card('C07')!.lonely).toBe(false);
    expect(sent.state.missions[0]!.count).toBe(0);
  });

  test('[END-EX-36] alone on MIMAS with a Robot: lonely, and better after a word with CERES', () => {
    const table = crewAt('MIMAS', 'N15').colony('CERES').year(10).dice(5, 4, 4, 4, 2, 2, 2);
    const event = table.play().choose('end');
    expect(event.card('C07')!.lonely).toBe(true);
    event.choose('aqua', 'operation.transmit', `${keyFor(table, 'C07')}>node:CERES`);
    expect(event.card('C07')!.lonely).toBe(false);
  });

  test('[END-EQUIP-18] a battery that powered the antenna was used', () => {
    const table = scene().rocket('PHOBOS', { cards: [{ card: 'C07', lonely: true }, 'antenna', 'battery'] });
    const sent = doing(table.dice(6, 6, 6, 1, 1), transmit, `${keyFor(table, 'C07')}>node:EML3`);
    expect(sent.card('battery')!.uses).toBe(1);
  });
});
