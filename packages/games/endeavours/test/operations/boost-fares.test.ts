import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { boost, boostFare } from '../../src/rules/operations/boost.ts';
import { doing, namesIn, offered, stackIn } from '../support/operations.ts';

/** With a Home Bernal that does not meddle with boosting, at SEL5, and a Crew that is not paid for it. */
const pad = (choices: Parameters<typeof scene>[0] = {}) => scene({ crew: 'C05', ...choices }).home('B09');
const dry = () => pad({ boostWater: false });

describe('what a boost costs', () => {
  test('[END-BOOST-01] the Bank may be spent to the last Aqua, on cards as on water', () => {
    expect(boost.isPossible(dry().bank(3).hand('F01').state)).toBe(true);
    expect(boost.isPossible(dry().bank(2).hand('F01').state)).toBe(false);
    expect(boost.isPossible(pad().bank(1).state)).toBe(true);
    expect(boost.isPossible(pad().bank(0).state)).toBe(false);
    expect(doing(dry().bank(3).hand('F01'), boost, 'F01@LEO').state.bank).toBe(0);
  });

  test('[END-BOOST-01] where nothing goes up it says why: there is nothing, or it is too dear', () => {
    const rule = 'END-BOOST-01';
    expect(boost.whyNot(dry().state)).toEqual({ reason: { key: 'bar.nothingToBoost' }, rule });
    expect(boost.whyNot(dry().bank(0).hand('F01').state)).toEqual({ reason: { key: 'bar.tooDear' }, rule });
  });

  test('[END-DISC-08] Rapid Reboost takes 2 Aqua off the whole, also where that is all there is', () => {
    const cheap = (bank: number) => dry().project('rapidReboost').bank(bank).hand('F01', 'T05');
    expect(boost.isPossible(cheap(1).state)).toBe(true);
    expect(boost.isPossible(cheap(0).hand('T05').state)).toBe(true); // T05 for nothing
    expect(offered(cheap(1), boost)).toEqual(['F01@LEO', 'T05@LEO']); // not T05@SEL5, for 4 - 2
    expect(doing(cheap(3), boost, 'F01@LEO', 'T05@LEO').state.bank).toBe(0); // 3 + 2 - 2
    expect(boostFare(cheap(9).state, ['F01'], 'LEO')).toBe(1);
    expect(boostFare(cheap(9).state, ['F01', 'T05'], 'LEO')).toBe(3);
    expect(boostFare(cheap(9).state, ['T05'], 'LEO')).toBe(0);
  });

  test('[END-BOOST-01, END-BOOST-02] the fare of some cards together, to LEO and to the Home Bernal', () => {
    const { state } = dry().hand('T05', 'F01', 'module', 'rover');
    expect(boostFare(state, ['T05', 'F01'], 'LEO')).toBe(5);
    expect(boostFare(state, ['T05', 'F01'], 'SEL5')).toBe(10);
    expect(boostFare(state, ['F01', 'module'], 'SEL5')).toBe(9);
    expect(boostFare(state, ['module'], 'LEO')).toBeUndefined();
    expect(boostFare(state, ['rover'], 'SEL5')).toBeUndefined();
    expect(boostFare(state, ['T05'], 'EML1')).toBeUndefined();
    expect(boostFare(state, ['G08'], 'LEO')).toBeUndefined(); // not in Hand
  });

  test('[END-BOOST-04, END-BOOST-05, END-EQUIP-04] no fare for what Factories make, for colonists, and for what is marked ANY, at a Lab either', () => {
    const lab = pad().bernal('B05', 'EML3', { promoted: true }).hand('W01', 'N13', 'powersatReceiver', 'bioExperiment');
    const fares = (['W01', 'N13', 'powersatReceiver'] as const).flatMap(card =>
      (['LEO', 'SEL5', 'EML3'] as const).map(node => boostFare(lab.state, [card], node)),
    );
    expect(fares.filter(fare => fare !== undefined)).toEqual([]);
    expect(boostFare(lab.state, ['bioExperiment'], 'EML3')).toBe(1); // END-EQUIP-06
  });

  test('[END-EQUIP-06, END-CORE-23] what is boosted to an empty Lab becomes an outpost, be it one too many until the year ends', () => {
    const lab = () => dry().drift('D05', 'JU-L1', true).hand('bioExperiment');
    const kinds = (table: Scene) => {
      const up = doing(table, boost, 'bioExperiment@JU-L1');
      expect(up.cardsAt('JU-L1')).toEqual(['bioExperiment']);
      return up.state.stacks.map(({ kind }) => kind).filter(kind => kind === 'outpost').length;
    };
    expect(kinds(lab())).toBe(1);
    expect(
      kinds(
        lab()
          .outpost('EROS', { cards: ['rover'] })
          .outpost('BENNU', { cards: ['rover'] }),
      ),
    ).toBe(3);
  });

  test('[END-DISC-08] a Module weighs 2 by Modular Stations, and is boosted for that', () => {
    expect(doing(dry().hand('module'), boost, 'module@SEL5').state.bank).toBe(7);
    const light = dry().project('modularStations').hand('module', 'rover');
    expect(boostFare(light.state, ['module'], 'SEL5')).toBe(2);
    expect(boostFare(light.state, ['rover'], 'LEO')).toBe(1);
  });

  test('[END-BOOST-01] with nothing to boost nothing is asked', () => {
    const table = dry();
    expect(offered(table, boost)).toEqual([]);
    expect(doing(table, boost).state.bank).toBe(10);
  });
});

describe('where a boost goes', () => {
  test('[END-BOOST-01] into the LEO Stack, whatever else is in LEO', () => {
    const table = dry()
      .rocket('LEO', { cards: ['C01'] })
      .hand('F01');
    doing(table, boost, 'F01@LEO');
    expect(namesIn(stackIn(table, 0))).toEqual(['F01']);
    expect(table.state.bernals.map(({ card }) => card)).toEqual(['B09']);
  });

  test('[END-BOOST-02] into the Stack of the Home Bernal, with whatever is there already', () => {
    const table = scene({ crew: 'C05', boostWater: false })
      .rocket('SEL5', { cards: ['C07'] })
      .home('B09', 'SEL5', ['G08'])
      .hand('F01');
    doing(table, boost, 'F01@SEL5');
    expect(namesIn(stackIn(table, 3))).toEqual(['B09', 'G08', 'F01']);
  });

  test('[END-BERNAL-07] a second Bernal is neither anchored nor the Home Bernal', () => {
    const table = dry().bank(10).hand('B03');
    doing(table, boost, 'B03@LEO');
    expect(table.state.bernals).toContainEqual({ card: 'B03', anchored: false, home: false });
  });

  test('[END-DRIFT-12] equipment for LEO or the Home Bernal, but no other card, to where a Drift Bernal takes it: into an outpost of its own', () => {
    const table = dry().drift('D07', 'MA-L1', true).hand('rover', 'F01');
    expect(offered(table, boost)).toEqual(['rover@LEO', 'rover@MA-L1', 'F01@LEO', 'F01@SEL5']);
    doing(table, boost, 'rover@MA-L1', 'done');
    const outpost = table.state.stacks.find(({ node }) => node === 'MA-L1')!;
    expect([outpost.kind, namesIn(outpost)]).toEqual(['outpost', ['rover']]);
  });

  test('[END-BOOST-02, END-EQUIP-06] without a Home Bernal to LEO, and to the Labs that are left', () => {
    const table = dry()
      .drift('D03', 'MA-L1', true)
      .hand('F01', 'module', 'bioExperiment')
      .with(state => {
        state.bernals = [];
        state.stacks = state.stacks.filter(({ kind }) => kind !== 'bernal');
      });
    expect(offered(table, boost)).toEqual(['F01@LEO', 'bioExperiment@MA-L1']);
    doing(table, boost, 'bioExperiment@MA-L1', 'done');
    expect(namesIn(table.state.stacks.find(({ node }) => node === 'MA-L1')!)).toEqual(['bioExperiment']);
  });
});
