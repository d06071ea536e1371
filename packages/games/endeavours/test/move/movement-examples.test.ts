import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { dryMassOf } from '../../src/rules/mass.ts';
import { stackIn, voyage } from '../support/move.ts';

describe('worked examples', () => {
  const cards = ['T05', 'G08', 'H08', 'C07', 'rover'] as const;

  test('[END-EX-38] a round trip to Deimos on three burns', () => {
    // The belt; the landing (site hazard, hazard, terrain, potential, shielding); the lift-off (shielding).
    const ship = scene().rocket('LEO', { cards, wet: 10 }).dice(2, 1, 1, 1, 1, 6, 6);
    expect(dryMassOf(ship.state, stackIn(ship))).toBe(6);
    const { stands, flown } = voyage(
      ship,
      ['2', 'via:EA-B2', 'via:EA-R2', 'via:EML1', 'via:EML2', 'via:SEL2', 'via:EA-H2', 'stop'],
      ['2', 'via:MA-B', 'via:MA-H', 'stop'],
      ['2', 'via:MA-L1', 'DEIMOS'],
      ['2', 'via:MA-L1', 'via:MA-H', 'stop'],
      ['2', 'via:MA-B', 'via:EA-H2', 'stop'],
      ['2', 'via:SEL2', 'via:EML2', 'via:EML1', 'stop'],
    );
    expect(flown.said('belt.result')[0]!.params).toMatchObject({ die: 2, thrust: 2, result: 0 }); // 2 less the net thrust 2
    expect(stands).toEqual([
      ['EA-H2', 32],
      ['MA-H', 31],
      ['DEIMOS', 31],
      ['MA-H', 31],
      ['EA-H2', 30],
      ['EML1', 30], // 25 is dry: five steps left
    ]);
  });

  test('[END-EX-39] the same ship with afterburn in year 2 lands a year earlier', () => {
    const ship = scene().rocket('EA-H2', { cards, wet: 10 }).dice(1, 1, 1, 1, 6);
    stackIn(ship).wet = 32;
    const { stands } = voyage(ship, ['2+', 'via:MA-B', 'via:MA-H', 'via:MA-L1', 'DEIMOS']);
    expect(stands).toEqual([['DEIMOS', 28]]); // 7 1/2
  });

  test('[END-EX-40] Moon and back on the Crew’s own engine', () => {
    const ship = scene()
      .rocket('EML1', { cards: ['C07', 'tourists'], wet: 8 })
      .dice(1, 1, 1, 1, 6, 6, 2);
    const { stands } = voyage(ship, ['2+', 'LUN-CB'], ['2', 'via:EML1', 'via:EML2', 'via:EA-AE', 'LEO', 'roll']);
    expect(stands).toEqual([
      ['LUN-CB', 19],
      ['LEO', 11], // 2 2/6, dry at 9
    ]);
  });
});
