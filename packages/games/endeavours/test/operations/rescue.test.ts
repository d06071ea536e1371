import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { isHuman } from '../../src/rules/cards.ts';
import { massOf } from '../../src/rules/mass.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import { isIsolated } from '../../src/rules/people/people.ts';
import type { NodeId } from '../../src/types.ts';
import { cardIn, doing, stackIn } from '../support/operations.ts';

const pod = (node: NodeId = 'BENNU', role: object = {}) =>
  scene().outpost(node, { cards: [{ card: 'rescuePod', ...role }] });
const can = (table: Scene) => rescue.isPossible(table.state);

describe('rescue', () => {
  test('[END-RESCUE-01] a Rescue Pod, pod side up, on a Site', () => {
    expect(can(pod())).toBe(true);
    expect(can(pod('SEL4'))).toBe(false);
    expect(can(pod('BENNU', { side: 'back' }))).toBe(false);
    expect(pod('SEL4').play().barred('operation.rescue')).toBe('END-RESCUE-01');
  });

  test('[END-RESCUE-02, END-RULE-33] 3 or more flips it to SUCCESS', () => {
    const sides = [1, 2, 3, 4, 5, 6].map(die => doing(pod().dice(die), rescue).card('rescuePod')!.side);
    expect(sides).toEqual(['front', 'front', 'back', 'back', 'back', 'back']);
  });

  test('[END-RESCUE-03] failure has no effect; it may be tried again', () => {
    const table = pod().dice(2, 3);
    doing(table, rescue);
    expect(cardIn(table, 'rescuePod')).toMatchObject({ side: 'front', damaged: false });
    expect(can(table)).toBe(true);
  });

  test('[END-RESCUE-04] a SUCCESS pod is Cargo of mass 1, and nobody’s company', () => {
    const table = pod('BENNU', { side: 'back' }).rocket('BENNU', { cards: ['C07'] });
    expect(isHuman('rescuePod')).toBe(false);
    expect(massOf(table.state, cardIn(table, 'rescuePod'))).toBe(1);
    expect(isIsolated(table.state, stackIn(table, 3), cardIn(table, 'C07'))).toBe(true);
  });
});
