import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { labs } from '../../src/rules/bernals.ts';
import { unanchor } from '../../src/rules/free/bernals.ts';
import { carryDrift } from '../../src/rules/free/carry-drift.ts';
import { decommissionStack } from '../../src/rules/losing.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { anchoring, driftWater } from '../../src/rules/operations/anchoring.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { rightFor, spend } from '../../src/rules/operations/rights.ts';
import { colonistLimit } from '../../src/rules/people/colonists.ts';
import { isInhabited } from '../../src/rules/people/people.ts';
import { clearEmptyStacks } from '../../src/rules/stacks.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import type { CardId, Drift, NodeId } from '../../src/types.ts';
import { fly } from '../support/move.ts';
import { acting, doing, offered, stackIn } from '../support/operations.ts';

/** A Drift Bernal at JU-L1 with water and a generator in an outpost there. */
const derelict = (card: Drift['card'] = 'D08', water = 9, ...cards: CardId[]) =>
  scene()
    .drift(card, 'JU-L1')
    .outpost('JU-L1', { cards: cards.length === 0 ? ['G01'] : cards, cargo: { water } });
const can = (table: Scene) => anchoring.isPossible(table.state);

describe('anchoring a Drift Bernal', () => {
  test('[END-EX-26, END-DRIFT-01, END-DRIFT-06, END-DRIFT-08] at JU-L1: 12 - 3 = 9 tanks and one of its supports', () => {
    const anchored = doing(derelict(), anchoring);
    expect(anchored.state.drift[0]).toMatchObject({ card: 'D08', node: 'JU-L1', anchored: true });
    expect(anchored.state.stacks.every(({ cargo }) => cargo.water === 0)).toBe(true);
    expect(anchored.cardsAt('JU-L1')).toEqual([]);
    expect(anchored.state.hand).toEqual(['G01']);
  });

  test('[END-DRIFT-08, END-RULE-17] 12 less one for each zone border from Earth; a tank too few is not enough', () => {
    const nodes: NodeId[] = ['ME-LO', 'VE-L1', 'SEL1', 'MA-L1', 'CE-LA', 'JU-L1', 'SA-L1', 'UR-L1', 'NE-L1'];
    expect(nodes.map(node => driftWater(scene().state, node))).toEqual([10, 11, 12, 11, 10, 9, 8, 7, 6]);
    expect([can(derelict('D08', 9)), can(derelict('D08', 8))]).toEqual([true, false]);
  });

  test('[END-DRIFT-08] the tanks may lie in several Stacks there', () => {
    const table = derelict('D08', 5).rocket('JU-L1', { cards: ['C07'], cargo: { water: 6 } });
    const anchored = doing(table, anchoring);
    expect([anchored.stack(2).cargo.water, anchored.stack(3).cargo.water]).toEqual([0, 2]);
  });

  test('[END-DRIFT-07] one of the supports it names, Operational, there; the Player chooses', () => {
    expect(can(derelict('D09', 9, 'G01'))).toBe(false); // radiator or robonaut
    expect(can(derelict('D09', 9, 'H01'))).toBe(true);
    expect(can(derelict('D09', 9, 'R01'))).toBe(true);
    expect(can(derelict('D08', 9, 'G04'))).toBe(false); // it has no reactor itself
    expect(offered(derelict('D09', 9, 'H01', 'R01'), anchoring)).toEqual(['2', '3']);
    const chosen = doing(derelict('D09', 9, 'H01', 'R01'), anchoring, '3');
    expect(chosen.state.hand).toEqual(['R01']);
    expect(chosen.cardsAt('JU-L1')).toEqual(['H01']);
  });

  test('[END-DRIFT-09] no Dirtside is needed', () => {
    expect(derelict().state.sites).toEqual({});
    expect(can(derelict())).toBe(true);
  });

  test('[END-DRIFT-10, END-DRIFT-12, END-DRIFT-13] it is inhabited, works, and is a Lab that is never promoted', () => {
    const before = derelict('D03', 9, 'G01');
    expect([isInhabited(before.state, 'JU-L1'), labs(before.state), observe.isPossible(before.state)]).toEqual([
      false,
      [],
      false,
    ]);
    const { state } = doing(before, anchoring);
    expect(isInhabited(state, 'JU-L1')).toBe(true);
    expect(labs(state)).toEqual(['JU-L1']);
    expect(observe.isPossible(state)).toBe(true);
    expect(promotion.isPossible(scene().colony('CERES').drift('D03', 'JU-L1', true).state)).toBe(false);
  });

  test('[END-DRIFT-11] the colonist limit rises by one, and a colonist comes', () => {
    const table = derelict().queue('N05');
    const before = colonistLimit(table.state);
    const anchored = doing(table, anchoring);
    expect(colonistLimit(anchored.state)).toBe(before + 1);
    expect(anchored.cardsAt('EML3')).toEqual(['B05', 'N05']);
  });

  test('[END-DRIFT-17] an Industrialist anchors it besides the year’s operation', () => {
    const table = derelict();
    spend(table.state, { kind: 'operation' });
    expect(rightFor(table.state, 'anchoring')).toBeUndefined();
    table.rocket('EROS', { cards: ['N04'] });
    expect(rightFor(table.state, 'anchoring')!.kind).toBe('specialist');
  });
});

describe('a Drift Bernal', () => {
  test('[END-DRIFT-05] has no Stack of its own', () => {
    const played = derelict().play().choose('operation.anchoring');
    expect(played.state.drift[0]!.anchored).toBe(true);
    expect(played.state.stacks.map(({ kind, node }) => [kind, node])).toEqual([
      ['leo', 'LEO'],
      ['bernal', 'EML3'],
    ]);
  });

  test('[END-DRIFT-15] keeps flares off everything there once it is Anchored', () => {
    const hit = (anchored: boolean) =>
      scene()
        .drift('D08', 'SEL1', anchored)
        .outpost('SEL1', { cards: ['array'] })
        .dice(6)
        .perform(solarFlare)
        .card('array');
    expect(hit(false)).toBeUndefined();
    expect(hit(true)).toBeDefined();
  });

  test('[END-DRIFT-14] Anchored it is neither unanchored nor carried', () => {
    const table = scene()
      .drift('D08', 'JU-L1', true)
      .rocket('JU-L1', { cards: ['C07'] });
    expect(carryDrift.isPossible(table.state)).toBe(false);
    expect(acting(table, unanchor).state.drift[0]!.anchored).toBe(true); // that was the Home Bernal
  });

  test('[END-DRIFT-14] unanchored it goes aboard as Cargo of mass 10, flies along and is put off', () => {
    const table = scene()
      .drift('D08', 'EML1')
      .rocket('EML1', { cards: ['C07', 'T11'], wet: 8 });
    acting(table, carryDrift);
    expect(dryMassOf(table.state, stackIn(table, 2))).toBe(12);
    expect(can(table)).toBe(false);
    fly(table, '3', 'EML2');
    expect(table.state.drift[0]).toMatchObject({ node: null, carriedBy: 2 });
    acting(table, carryDrift);
    expect(table.state.drift[0]).toMatchObject({ node: 'EML2', carriedBy: null });
    expect(dryMassOf(table.state, stackIn(table, 2))).toBe(2);
  });

  test('[END-DRIFT-14] not beyond what a Stack with fuel may weigh, nor where another one is put off', () => {
    expect(
      carryDrift.isPossible(
        scene()
          .drift('D08', 'EML1')
          .rocket('EML1', { cards: ['T11'], wet: 23 }).state,
      ),
    ).toBe(false);
    expect(
      carryDrift.isPossible(
        scene()
          .drift('D08', 'EML1')
          .rocket('EML1', { cards: ['T11'], wet: 22 }).state,
      ),
    ).toBe(true);
    const two = scene()
      .drift('D08', 'EML1')
      .drift('D09', 'EML1')
      .rocket('EML1', { cards: ['T11'] });
    Object.assign(two.state.drift[0]!, { carriedBy: 2, node: null });
    expect(offered(two, carryDrift)).toEqual([]); // the other one alone: it is taken aboard at once
    expect(two.state.drift.map(({ carriedBy }) => carriedBy)).toEqual([2, 2]);
  });

  test('[END-DRIFT-14] a Stack that carries nothing else stays', () => {
    const table = scene()
      .drift('D08', 'EML1')
      .outpost('EML1', { cards: ['rover'] });
    acting(table, carryDrift);
    stackIn(table, 2).cards = [];
    clearEmptyStacks(table.state);
    expect(stackIn(table, 2)).toMatchObject({ kind: 'outpost', node: 'EML1' });
  });

  test('[END-DRIFT-16] lost with its carrier it leaves the game', () => {
    const table = scene()
      .drift('D08', 'EML1')
      .rocket('EML1', { cards: ['rover'] });
    Object.assign(table.state.drift[0]!, { carriedBy: 2, node: null });
    const lost = table.perform(t => decommissionStack(t, stackIn(table, 2), 'hole'));
    expect(lost.state.drift).toEqual([]);
    expect([lost.state.hand, lost.state.driftDeck]).toEqual([[], []]);
  });
});

describe('the Slipstream', () => {
  test('[END-DRIFT-18] brings the top freighter, black side up, to its place', () => {
    const anchored = doing(derelict('D01').patents('freighter', 'K03', 'K04'), anchoring);
    const freighter = anchored.state.stacks.find(({ kind }) => kind === 'slipstream')!;
    expect(freighter).toMatchObject({ node: 'JU-L1', cards: [{ card: 'K03', side: 'black' }] });
    expect(anchored.state.patents.freighter).toEqual(['K04']);
  });

  test('[END-DRIFT-22] with an empty deck it anchors without one', () => {
    const anchored = doing(derelict('D01'), anchoring);
    expect(anchored.state.drift[0]!.anchored).toBe(true);
    expect(anchored.state.stacks.some(({ kind }) => kind === 'slipstream')).toBe(false);
  });

  test('[END-DRIFT-19] the freighter stays when the Drift Bernal is no more', () => {
    const table = derelict('D01').patents('freighter', 'K03');
    doing(table, anchoring);
    table.state.drift = [];
    const played = table.play().choose('operation.income');
    expect(played.state.stacks.find(({ kind }) => kind === 'slipstream')!.cards).toMatchObject([{ card: 'K03' }]);
    expect(played.offers('move.')).toEqual(['move.3']);
  });

  test('[END-DRIFT-20] both freighters may be had, and one of the two promoted', () => {
    const both = (side: 'black' | 'purple') =>
      scene()
        .colony('ENCELADUS')
        .stack('slipstream', 'ENCELADUS', { cards: ['K04'] })
        .stack('freighter', 'SA-LE', { cards: [{ card: 'K03', side }] });
    expect([promotion.isPossible(both('black').state), promotion.isPossible(both('purple').state)]).toEqual([
      true,
      false,
    ]);
  });
});
