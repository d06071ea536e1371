import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { acting, cardIn, doing, namesIn, offered, stackIn } from '../support/operations.ts';

/** With a Home Bernal that does not meddle with boosting, and a Crew that is not paid for it. */
const pad = (choices: Parameters<typeof scene>[0] = {}) => scene({ crew: 'C05', ...choices }).home('B09');
const dry = () => pad({ boostWater: false });

describe('boost', () => {
  test('[END-BOOST-01, END-PATENT-02] any number of Hand cards to LEO, white side up, for their mass', () => {
    const up = doing(dry().hand('T05', 'G08', 'R01'), boost, 'T05@LEO', 'G08@LEO', 'done');
    expect(up.cardsAt('LEO')).toEqual(['T05', 'G08']);
    expect(up.card('T05')!.side).toBe('white');
    expect(up.state.hand).toEqual(['R01']);
    expect(up.state.bank).toBe(7);
  });

  test('[END-BOOST-01] only what the Bank can still pay is offered', () => {
    expect(offered(dry().bank(3).hand('T05', 'F01'), boost, 'T05@LEO')).toEqual([]);
    expect(offered(dry().bank(4).hand('T05', 'G08'), boost, 'T05@LEO')).toEqual(['G08@LEO', 'G08@SEL5', 'done']);
    const poor = dry().bank(1).hand('T05');
    expect(boost.isPossible(poor.state)).toBe(false);
  });

  test('[END-BOOST-02] to the Home Bernal for double, into its Stack', () => {
    const table = scene({ crew: 'C05', boostWater: false })
      .rocket('SEL5', { cards: ['C07'] })
      .home('B09')
      .hand('F01');
    const home = doing(table, boost, 'F01@SEL5');
    expect(home.state.bank).toBe(4);
    expect(namesIn(stackIn(table, 3))).toEqual(['B09', 'F01']);
  });

  test('[END-BOOST-02] for the single price where the Bernal says so', () => {
    const loop = scene({ crew: 'C05', boostWater: false }).hand('F01');
    cardIn(loop, 'B05').side = 'purple';
    expect(doing(loop, boost, 'F01@EML3').state.bank).toBe(7);
  });

  test('[END-BOOST-03, END-RULE-29] tanks of water to LEO for 1 Aqua each, unless the option is off', () => {
    const wet = doing(pad(), boost, 'water', 'water', 'done');
    expect(wet.stack(0).cargo.water).toBe(2);
    expect(wet.state.bank).toBe(8);
    expect(boost.isPossible(dry().state)).toBe(false);
  });

  test('[END-BOOST-04] no freighter, no GW thruster, nothing that only Factories make', () => {
    expect(boost.isPossible(dry().hand('K01', 'W01', 'powersatReceiver', 'cryoTank').state)).toBe(false);
  });

  test('[END-BOOST-05] no colonist', () => {
    expect(boost.isPossible(dry().hand('N13', 'N14').state)).toBe(false);
  });

  test('[END-BOOST-06] the Spaceport Company gets 1 Aqua after each boost that was paid for', () => {
    expect(doing(scene({ crew: 'C07' }).home('B09').hand('F01'), boost, 'F01@LEO', 'done').state.bank).toBe(8);
    expect(doing(pad().hand('F01'), boost, 'F01@LEO', 'done').state.bank).toBe(7);
  });

  test('[END-BERNAL-07] a second Bernal to LEO or into the Home Bernal’s Stack for 10 Aqua', () => {
    const rich = () => dry().bank(12).hand('B03');
    expect(offered(rich(), boost)).toEqual(['B03@LEO', 'B03@SEL5']);
    expect(boost.isPossible(rich().bank(9).state)).toBe(false);
    const table = rich();
    const home = doing(table, boost, 'B03@SEL5');
    expect(home.state.bank).toBe(2);
    expect(namesIn(stackIn(table, 2))).toEqual(['B09', 'B03']);
    expect(home.state.bernals.map(({ card, anchored }) => [card, anchored])).toEqual([
      ['B09', true],
      ['B03', false],
    ]);
  });

  test('[END-PATENT-01] a card in Hand has no side: what came back black goes up white', () => {
    const table = dry().leo({ cards: [{ card: 'G08', side: 'black', damaged: true }] });
    acting(table, decommissionFreely);
    expect(table.state.hand).toEqual(['G08']);
    const { side, damaged } = doing(table, boost, 'G08@LEO').card('G08')!;
    expect([side, damaged]).toEqual(['white', false]);
  });

  test('[END-BOOST-01] an Aerobrake comes with both its safe entries', () => {
    const table: Scene = dry().hand('aerobrake');
    doing(table, boost, 'aerobrake@LEO');
    expect(cardIn(table, 'aerobrake').uses).toBe(0); // entries spent
  });
});
