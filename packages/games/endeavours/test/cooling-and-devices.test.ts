import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drawExploration } from '../src/rules/decks/exploration.ts';
import { stackNo } from '../src/rules/stacks.ts';
import { chainFor, chainsOf, coolingOf } from '../src/rules/support.ts';
import type { ExplorationId, SiteId } from '../src/types.ts';
import { finding } from './helpers-cards.ts';
import { cardIn } from './helpers-operations.ts';

test('[END-SUPPORT-04, END-MOVE-06] a card that lacks therms works as soon as just so many more are to be had', () => {
  const table = scene().rocket('EML1', { cards: ['T05', 'G08', 'X03'], wet: 8 });
  const stack = stackNo(table.state, 2);
  const thruster = cardIn(table, 'T05');
  const missing =
    Math.min(...chainsOf(table.state, stack, thruster, 'movement').map(({ heat }) => heat)) - coolingOf(stack);
  expect(missing).toBeGreaterThan(0);
  const worksWith = (more: number) => chainFor(table.state, stack, thruster, 'movement', more) !== undefined;
  expect([0, missing - 1, missing, missing + 1].map(worksWith)).toEqual([false, false, true, true]);
});

describe('discovered devices', () => {
  test('[END-EXPCARD-03] lie with their front up, and only the Neutrino Trigger is used up', () => {
    const devices = Array.from({ length: 12 }, (_, at) => `XD${at + 1}-2` as ExplorationId);
    const found = devices.map(card => finding(scene().outpost('EROS', { cards: ['rover'] }), card).found.card(card)!);
    expect(found.map(({ side }) => side)).toEqual(devices.map(() => 'front'));
    expect(found.map(({ uses }) => uses)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('[END-EXPCARD-03, END-EXPCARD-15] are lost where nothing may hold them and no outpost is left', () => {
    const barge = scene()
      .stack('freighter', 'EROS', { cards: ['K01', 'rover'] })
      .outpost('CERES', { cards: ['G01'] })
      .outpost('VESTA', { cards: ['G08'] });
    const { found } = finding(barge, 'XD6-1');
    expect(found.card('XD6-1')).toBeUndefined();
    expect(found.state.exploration.discard).toEqual(['XD6-1']);
  });
});

test('[END-EXPCARD-01] where no card is left to draw, nothing is found', () => {
  const table = scene()
    .outpost('EROS', { cards: ['rover'] })
    .with(({ exploration }) => Object.assign(exploration, { draw: [], discard: [] }));
  const stack = stackNo(table.state, 2);
  const exploring = { site: 'EROS' as SiteId, stack, rover: cardIn(table, 'rover'), moreBeads: 0 };
  const after = table.perform(t => drawExploration(t, exploring));
  expect([after.log, after.cardsAt('EROS')]).toEqual([[], ['rover']]);
});
