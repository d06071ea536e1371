import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { tractor } from '../../src/rules/operations/tractor.ts';
import type { NodeId } from '../../src/types.ts';
import { cardIn, doing, keyFor, offered, stackIn } from '../support/operations.ts';

/** Stack 2: a tug with an Operational beam; G08 supplies U. */
const tug = (node: NodeId) => scene().rocket(node, { cards: ['tractorBeam', 'G08'] });
const can = (table: Scene) => tractor.isPossible(table.state);

describe('what a tractor beam may take', () => {
  test('[END-TRACTOR-02] nothing that tows or is in tow, and nothing while it is in tow itself', () => {
    const chain = () =>
      tug('EML1')
        .outpost('EML1', { cards: ['rover'] })
        .outpost('EML1', { cards: ['drill'] });
    expect(offered(chain(), tractor)).toEqual(['2>3', '2>4']);
    const linked = (by: number, towed: number) =>
      can(
        chain().with(({ stacks }) => {
          stacks.find(({ no }) => no === by)!.tows = [{ stack: towed }];
        }),
      );
    expect(linked(3, 4)).toBe(false); // one tows, the other is towed
    expect(linked(3, 2)).toBe(false); // the tug is towed
    expect(linked(2, 3)).toBe(true); // the other is free
  });

  test('[END-TRACTOR-02] no Anchored Bernal; one adrift, whatever else is Anchored', () => {
    expect(can(tug('MA-L4').bernal('B03', 'MA-L4'))).toBe(false);
    expect(can(tug('MA-L4').bernal('B03', 'MA-L4', {}, ['rover']))).toBe(false);
    expect(can(tug('MA-L4').bernal('B03', 'MA-L4', { anchored: false }, ['rover']))).toBe(true);
  });

  test('[END-TRACTOR-04, END-TRACTOR-05, END-HOLE-01] no comet that is gone, covered by a black hole or in tow', () => {
    expect(can(tug('VE-L5'))).toBe(true);
    expect(can(tug('VE-L5').site('ENCKE', { gone: true }))).toBe(false);
    const covered = tug('VE-L5').with(state => {
      state.holes = [['ENCKE']];
    });
    expect(can(covered)).toBe(false);
    expect(can(tug('VE-L5').outpost('SEL1', { cards: ['rover'], tows: [{ comet: 'ENCKE' }] }))).toBe(false);
    expect(can(tug('VE-L5').outpost('SEL1', { cards: ['rover'], tows: [{ comet: 'HALEBOPP' }] }))).toBe(true);
    expect(can(tug('EML1'))).toBe(false); // no comet is near
  });

  test('[END-TRACTOR-07] a Stack without mass is worth one die', () => {
    const taken = doing(tug('EML1').stack('mobile', 'EML1').dice(2, 2, 4), tractor);
    expect(taken.said('tractor.done')[0]!.params).toMatchObject({ sum: 4, hazard: 4 });
  });

  test('[END-TRACTOR-03, END-HIDDEN-06] each is offered with what it is and weighs, the tug and its place lit up', () => {
    const table = tug('VE-L5').outpost('VE-L5', { cards: ['rover', 'drill'] });
    const { match } = table.play().choose('operation.tractor');
    expect(match.askOf('player')!.options).toMatchObject([
      { key: '2>3', label: { params: { what: { key: 'stack.outpost' }, mass: 2 } }, refs: ['stack:2', 'node:VE-L5'] },
      { key: '2>ENCKE', label: { params: { mass: 1 } }, refs: ['stack:2', 'node:ENCKE'] },
    ]);
  });
});

describe('what may be promoted', () => {
  const yard = () => scene().colony('CERES'); // K01 is promoted on a C Site

  test('[END-DRIFT-20, END-FREIGHT-05] of the freighter and the Slipstream Freighter one alone', () => {
    const both = (side: 'black' | 'purple') =>
      yard()
        .stack('freighter', 'CERES', { cards: ['K01'] })
        .stack('slipstream', 'EML1', { cards: [{ card: 'K06', side }] });
    expect(promotion.isPossible(both('black').state)).toBe(true);
    expect(promotion.isPossible(both('purple').state)).toBe(false);
    const other = yard()
      .stack('slipstream', 'CERES', { cards: ['K01'] })
      .stack('freighter', 'EML1', { cards: [{ card: 'K06', side: 'purple' }] });
    expect(promotion.isPossible(other.state)).toBe(false);
    stackIn(other, 3).cards.push({ ...cardIn(other, 'K01'), no: 77, card: 'rover' });
    expect(promotion.isPossible(other.state)).toBe(false); // whatever else it carries
  });

  test('[END-DRIFT-20] other purple cards are in nobody’s way', () => {
    const table = yard()
      .stack('freighter', 'CERES', { cards: ['K01'] })
      .rocket('EML1', { cards: [{ card: 'N09', side: 'purple' }] });
    expect(promotion.isPossible(table.state)).toBe(true);
    const colonist = yard()
      .rocket('CERES', { cards: ['N09'] })
      .stack('freighter', 'EML1', { cards: [{ card: 'K06', side: 'purple' }] });
    expect(promotion.isPossible(colonist.state)).toBe(true);
  });

  test('[END-PATENT-04, END-HIDDEN-06] each is offered with its name and price, and lit up', () => {
    const table = yard().rocket('CERES', { cards: ['N09', 'N01'] });
    const { match } = table.play().choose('operation.promotion');
    const refs = (match.askOf('player')!.options as readonly { refs: string[] }[]).map(option => option.refs);
    expect(refs).toEqual([[keyFor(table, 'N09')], [keyFor(table, 'N01')]]);
    expect(stackIn(table, 2).cards).toHaveLength(2);
    expect(cardIn(table, 'N09').side).toBe('white');
  });
});
