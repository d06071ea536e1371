import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import type { ExplorationId, NodeId, SiteId, StationId } from '../../src/types.ts';
import { cardIn, stackIn } from '../support/operations.ts';

const tests = ['explore', 'observe', 'shielding', 'tow', 'transmit', 'wormhole'] as const;
const targets = ['drill', 'rescue', 'bioExperiment', 'fieldExperiment'] as const;

/** A Stack on EROS, in the Mars zone. */
const eros = (...cards: Parameters<Scene['rocket']>[1]['cards'] & object) => scene().rocket('EROS', { cards });

/** The rolls that are made easier here. */
function helped(table: Scene, node: NodeId): string[] {
  const { state } = table;
  const by = stackIn(table, 2);
  return [
    ...tests.filter(purpose => effects.change(state, 'testDice', 3, { by, purpose, node }) > 3),
    ...targets.filter(purpose => effects.change(state, 'target', 4, { by, purpose, node }) < 4),
  ];
}

describe('what helps a roll helps no other', () => {
  const everywhere: readonly (readonly [string, () => Scene, string[]])[] = [
    ['XD8', () => eros('XD8-1'), ['observe']],
    ['XD10', () => eros('XD10-1'), ['tow']],
    ['deepFieldOptics', () => eros('rover').project('deepFieldOptics'), ['observe']],
    ['terrainMapping', () => eros('rover').project('terrainMapping'), ['explore']],
    ['towHarmonics', () => eros('rover').project('towHarmonics'), ['tow']],
    ['sampleSieving', () => eros('rover').project('sampleSieving'), ['drill']],
    ['rescueDoctrine', () => eros('rover').project('rescueDoctrine'), ['rescue']],
    ['protocolLibrary', () => eros('rover').project('protocolLibrary'), ['bioExperiment', 'fieldExperiment']],
    ['rescueCoordination', () => eros('rover').station('rescueCoordination', 'PLUTO'), ['rescue']],
    ['nothing', () => eros('rover'), []],
  ];
  test.each(everywhere)('[END-DICE-01, END-RULE-33] %s', (_, made, rolls) => {
    const table = made();
    expect([helped(table, 'EROS'), helped(table, 'PLUTO')]).toEqual([rolls, rolls]);
  });

  const here: readonly (readonly [string, () => Scene, NodeId, string[]])[] = [
    ['XM7', () => eros({ card: 'XM7-1', side: 'rotated' }), 'BENNU', ['explore']], // zones
    ['geologyHall', () => eros('rover').station('geologyHall', 'EROS'), 'BENNU', ['drill']],
    ['XO10-2', () => eros('rover').site('EROS', { ongoing: ['XO10-2'] }), 'DA6178', ['observe']], // places
  ];
  test.each(here)('[END-STATION-09, END-EXPCARD-08] %s, here alone', (_, made, other, rolls) => {
    const table = made();
    expect([helped(table, 'EROS'), helped(table, other)]).toEqual([rolls, []]);
  });
});

describe('what a station or a find does at its place or in its zone it does nowhere else', () => {
  type Measure = (table: Scene, site: SiteId) => unknown;
  const by = (table: Scene) => stackIn(table, 2);
  const refuelled: Measure = (table, site) =>
    effects.change(table.state, 'refuelYield', 1, { by: by(table), site, how: 'isru', platform: null, again: false });
  const again: Measure = (table, site) =>
    effects.change(table.state, 'refuelYield', 1, { by: by(table), site, how: 'isru', platform: null, again: true });
  const terrain: Measure = ({ state }, site) => effects.change(state, 'terrain', 3, { site });
  const hazard: Measure = (table, node) =>
    effects.change(table.state, 'hazardSum', 9, { by: by(table), node, lander: true });
  const lift: Measure = (table, site) => effects.change(table.state, 'liftValue', 5, { by: by(table), site });
  const survey: Measure = (table, site) => effects.tell(table.state, 'survey', { by: by(table), site });
  const burns: Measure = (table, from) =>
    effects.change(table.state, 'bonusBurns', 0, { by: by(table), from, pushed: false });
  const beads: Measure = (table, node) => effects.change(table.state, 'beads', 1, { node } as never);
  const sun: Measure = (table, from) =>
    effects.change(table.state, 'zoneModifier', 0, { by: by(table), from, card: cardIn(table, 'rover') });

  const station = (card: StationId) => eros('rover').station(card, 'EROS');
  const find = (card: ExplorationId) => eros('rover').site('EROS', { visited: true, ongoing: [card] });

  const cases: readonly (readonly [string, () => Scene, Measure, here: unknown, elsewhere: unknown])[] = [
    ['refineryAnnex', () => station('refineryAnnex'), refuelled, 4, 1],
    ['refineryAnnex, after the first', () => station('refineryAnnex'), again, 1, 1],
    ['surveyCentre', () => station('surveyCentre'), survey, [2], []],
    ['slingshotArray', () => station('slingshotArray'), burns, 2, 0],
    ['powerGrid', () => station('powerGrid'), sun, 1, 0],
    ['XO1', () => find('XO1-1'), refuelled, 2, 1],
    ['XO1, after the first', () => find('XO1-1'), again, 1, 1],
    ['XO4', () => find('XO4-2'), hazard, 6, 9],
    ['XO6', () => find('XO6-2'), lift, 7, 5],
    ['XO11', () => find('XO11-1'), terrain, 4, 3],
    ['XO14', () => find('XO14-2'), beads, 3, 1],
  ];
  test.each(cases)('[END-STATION-09, END-EXPCARD-08] %s', (_, made, measure, here, elsewhere) => {
    const table = made();
    expect([measure(table, 'EROS'), measure(table, 'BENNU')]).toEqual([here, elsewhere]);
  });
});
