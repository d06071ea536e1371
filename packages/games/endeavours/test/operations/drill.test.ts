import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drill } from '../../src/rules/operations/drill.ts';
import { endOfYearChecks } from '../../src/rules/year/checks.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { keysOf, linesOf } from '../support/log.ts';
import { doing, offered, stackIn } from '../support/operations.ts';

/** A drill with a generator; G01 supplies E. */
const rig = (node: NodeId = 'EROS', ...cards: CardId[]) =>
  scene().outpost(node, { cards: ['drill', ...(cards.length === 0 ? (['G01'] as const) : cards)] });

const can = (table: Scene) => drill.isPossible(table.state);

describe('drill', () => {
  test('[END-DRILL-01, END-EQUIP-22] an Operational drill on a Site: undamaged, with E from another card of its Stack', () => {
    expect(can(rig())).toBe(true);
    expect(can(rig('EML1'))).toBe(false);
    expect(can(rig('EROS', 'G08'))).toBe(false); // U is not E
    expect(
      can(
        scene()
          .outpost('EROS', { cards: ['drill'] })
          .rocket('EROS', { cards: ['G01'] }),
      ),
    ).toBe(false);
    const broken = rig();
    broken.state.stacks.at(-1)!.cards[0]!.damaged = true;
    expect(can(broken)).toBe(false);
    expect(rig('EML1').play().barred('operation.drill')).toBe('END-DRILL-01');
  });

  test('[END-EX-22, END-DRILL-02, END-DRILL-03] a 3 on EROS: an S sample in its Stack', () => {
    const bored = doing(rig().dice(3), drill);
    expect(bored.cardsAt('EROS')).toEqual(['drill', 'G01', 'sample:S']);
    expect(bored.card('sample:S')).toMatchObject({ side: 'front', damaged: false });
    expect(bored.state.samples).toEqual({ C: 2, S: 1, M: 2, V: 2, D: 2, H: 2 });
  });

  test('[END-EX-22, END-DRILL-02, END-RULE-33] 3 or more succeeds', () => {
    const found = [1, 2, 3, 4, 5, 6].map(die => doing(rig().dice(die), drill).card('sample:S') !== undefined);
    expect(found).toEqual([false, false, true, true, true, true]);
  });

  test.each([1, 2])('[END-EX-22, END-DRILL-02, END-DRILL-04] a %i does nothing at all, to the drill neither', die => {
    const bored = doing(rig().dice(die), drill);
    expect(bored.card('drill')!.damaged).toBe(false);
    expect(bored.cardsAt('EROS')).toEqual(['drill', 'G01']);
    expect(bored.state.samples.S).toBe(2);
    expect(drill.isPossible(bored.state)).toBe(true);
    expect(keysOf(bored)).toEqual(['roll.dice END-DICE-01', 'drill.failed END-DRILL-04']);
  });

  test('[END-DRILL-03] the log says what was brought up, and where', () => {
    const bored = doing(rig().dice(3), drill);
    expect(keysOf(bored)).toEqual(['roll.dice END-DICE-01', 'drill.sample END-DRILL-03']);
    expect(linesOf(bored)[1]).toBe('433 Eros: S sample is brought up.');
  });

  test('[END-DRILL-05, END-COMP-12] with no sample of the type left it may not be started', () => {
    const table = rig();
    table.state.samples.S = 0;
    expect(can(table)).toBe(false);
  });

  test('[END-EVENT-03, END-DRILL-01] a Glitch that takes the generator leaves nothing to drill with', () => {
    const table = rig();
    stackIn(table, 2).glitch = true;
    const lost = doing(table.dice(6, 1), drill); // the drill holds, the generator does not
    expect(lost.cardsAt('EROS')).toEqual(['drill']);
    expect(lost.state.samples.S).toBe(2);
  });

  test('[END-EVENT-03, END-DRILL-01] a Glitch that takes the drill ends it, though there is another drill elsewhere', () => {
    const table = rig().outpost('BENNU', { cards: ['drill', 'G02'] });
    const [chosen] = offered(table, drill);
    stackIn(table, 2).glitch = true;
    const lost = doing(table.dice(1, 6), drill, chosen!);
    expect([lost.cardsAt('EROS'), lost.cardsAt('BENNU')]).toEqual([['G01'], ['drill', 'G02']]);
    expect(lost.state.samples).toMatchObject({ S: 2, C: 2 });
  });

  test('[END-EQUIP-18] a battery that powered it is spent at the end of the year', () => {
    const table = rig('EROS', 'battery');
    const used = table.dice(2).perform(function* (t) {
      yield* drill.perform(t, null);
      yield* endOfYearChecks(t);
    });
    expect(used.card('battery')!.side).toBe('back');
  });
});
