import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { doing, noOf, offered } from '../support/operations.ts';

describe('who builds a Factory', () => {
  test('[END-FACTORY-01] the same cards are offered once, whichever serves whom', () => {
    const table = scene()
      .site('EROS', { claim: true })
      .rocket('EROS', { cards: ['R06', 'F11', 'G01', 'G02', 'H08'] });
    const sets = offered(table, industrialize).map(key =>
      key
        .split('+')
        .map(Number)
        .sort((a, b) => a - b)
        .join('+'),
    );
    expect(new Set(sets).size).toBe(sets.length);
    expect(sets.every(key => key.split('+').includes(String(noOf(table, 'F11'))))).toBe(true);
    expect(sets.length).toBeGreaterThan(0);
  });

  test('[END-PATENT-04] N04 does without a refinery, once in the game', () => {
    const table = scene()
      .site('EROS', { claim: true })
      .rocket('EROS', { cards: ['R10', { card: 'N04', side: 'purple' }] });
    const built = doing(table, industrialize);
    expect(built.site('EROS')).toMatchObject({ factory: true, plant: null });
    table
      .year(9)
      .site('BENNU', { claim: true })
      .outpost('BENNU', { cards: ['R10', { card: 'N04', side: 'purple' }] });
    expect(industrialize.isPossible(table.state)).toBe(false);
    table.rocket('BENNU', { cards: ['R10', 'F01'] });
    expect(industrialize.isPossible(table.state)).toBe(true);
  });

  test('[END-PATENT-04] N04 keeps its turn as long as a refinery does the work', () => {
    const table = scene()
      .site('EROS', { claim: true })
      .rocket('EROS', { cards: ['R10', 'F01', { card: 'N04', side: 'purple' }] });
    const [robonaut, refinery] = [noOf(table, 'R10'), noOf(table, 'F01')];
    expect(offered(table, industrialize)).toEqual([`${robonaut}+${refinery}`, String(robonaut)]);
    doing(table, industrialize, `${robonaut}+${refinery}`);
    expect([...table.state.hand].sort()).toEqual(['F01', 'R10']);
    table.site('BENNU', { claim: true }).outpost('BENNU', { cards: ['R10', { card: 'N04', side: 'purple' }] });
    expect(industrialize.isPossible(table.state)).toBe(true);
  });

  test('[END-PATENT-04] with F07 the robonaut needs no current, but has to be whole, and goes like any other', () => {
    const mirrors = (damaged: boolean) =>
      scene()
        .site('EROS', { claim: true })
        .rocket('EROS', { cards: [{ card: 'R06', damaged }, { card: 'F07', side: 'black' }, 'rover'] });
    expect(industrialize.isPossible(mirrors(true).state)).toBe(false);
    const built = doing(mirrors(false), industrialize);
    expect(built.site('EROS')).toMatchObject({ factory: true, plant: 'F07' });
    expect([built.cardsAt('EROS'), [...built.state.hand].sort()]).toEqual([['rover'], ['F07', 'R06']]);
  });

  test('[END-PATENT-04, END-FACTORY-01] with F11 a damaged robonaut builds, and is Decommissioned once', () => {
    const table = scene()
      .site('EROS', { claim: true })
      .rocket('EROS', { cards: [{ card: 'R10', damaged: true }, { card: 'F11', side: 'black' }, 'G01', 'H08'] });
    const built = doing(table, industrialize);
    expect([...built.state.hand].sort()).toEqual(['F11', 'G01', 'H08', 'R10']);
    expect(built.said('lost.card')).toHaveLength(4);
  });

  test('[END-EVENT-03, END-FACTORY-01] a Glitch that takes one of them leaves the others there, and no Factory', () => {
    const glitched = (...dice: number[]) =>
      doing(
        scene()
          .site('EROS', { claim: true })
          .rocket('EROS', { cards: ['R10', 'F01'], glitch: true })
          .dice(...dice),
        industrialize,
      );
    const lost = glitched(6, 1);
    expect([lost.site('EROS')!.factory, lost.cardsAt('EROS')]).toEqual([false, ['R10']]);
    const spared = glitched(6, 2);
    expect([spared.site('EROS')!.factory, spared.cardsAt('EROS')]).toEqual([true, []]);
  });
});
