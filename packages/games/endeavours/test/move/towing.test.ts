import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { release } from '../../src/rules/free/release.ts';
import { damage } from '../../src/rules/losing.ts';
import { massOf } from '../../src/rules/mass.ts';
import { tractor } from '../../src/rules/operations/tractor.ts';
import { nameOfNode } from '../../src/rules/table.ts';
import type { CardId, NodeId } from '../../src/types.ts';
import { linesOf, read } from '../support/log.ts';
import { driveBy, fly } from '../support/move.ts';
import { acting, cardIn, doing, offered, stackIn } from '../support/operations.ts';

/** A tug with an Operational beam; G08 supplies U. */
const tug = (node: NodeId, side: 'front' | 'back' = 'front') =>
  scene().rocket(node, { cards: [{ card: 'tractorBeam', side }, 'G08'] });
const target = (table: Scene, node: NodeId, ...cards: CardId[]) => table.outpost(node, { cards });
const can = (table: Scene) => tractor.isPossible(table.state);

describe('the tractor beam', () => {
  test('[END-TRACTOR-01] an Operational beam beside its target or with it', () => {
    expect(can(target(tug('EML1'), 'EML1', 'rover'))).toBe(true);
    expect(can(target(tug('EML1'), 'EML2', 'rover'))).toBe(true);
    expect(can(target(tug('EML1'), 'SEL2', 'rover'))).toBe(false);
    expect(can(target(scene().rocket('EML1', { cards: ['tractorBeam'] }), 'EML1', 'rover'))).toBe(false);
    const broken = target(tug('EML1'), 'EML1', 'rover');
    cardIn(broken, 'tractorBeam').damaged = true;
    expect(can(broken)).toBe(false);
    expect(tug('EML1').play().barred('operation.tractor')).toBe('END-TRACTOR-01');
  });

  test('[END-TRACTOR-02] a Stack of the Player or a comet; neither LEO nor what is Anchored', () => {
    expect(offered(target(target(tug('EML1'), 'EML1', 'rover'), 'EML2', 'rover'), tractor)).toEqual(['2>3', '2>4']);
    expect(
      can(
        scene()
          .leo({ cards: ['rover'] })
          .rocket('SSO', { cards: ['tractorBeam', 'G08'] }),
      ),
    ).toBe(false);
    expect(can(tug('EML3'))).toBe(false); // the Home Bernal
    expect(can(tug('MA-L4').bernal('B03', 'MA-L4', { anchored: false }))).toBe(true);
  });

  test('[END-TRACTOR-03, END-TRACTOR-07] a comet weighs its Site’s size', () => {
    const taken = doing(tug('SA-L4').year(3).dice(6, 1, 3, 4), tractor); // Hale-Bopp: 2
    expect(taken.said('tractor.done')[0]!.params).toMatchObject({ sum: 7, hazard: 7 });
    expect(taken.stack(2).tows).toEqual([{ comet: 'HALEBOPP' }]);
  });

  const ready = () => scene().rocket('VE-L5', { cards: ['T05', 'G08', 'H08', 'tractorBeam'], wet: 10 });

  test('[END-EX-23, END-TRACTOR-06, END-TRACTOR-08] two test dice of 5 take ENCKE, against a 4: 6 burns are left', () => {
    const table = ready();
    const taken = doing(table.dice(2, 3, 4), tractor);
    expect(taken.stack(2).tows).toEqual([{ comet: 'ENCKE' }]);
    expect(driveBy(table, 'T05')!.mostBurns).toBe(6);
    expect(can(table)).toBe(false); // it is in tow already
  });

  test('[END-EX-23, END-TRACTOR-04] its Site is open while it is only engaged, and closed once it is towed away', () => {
    const table = ready().dice(2, 3, 4);
    doing(table, tractor);
    expect(table.state.sites.ENCKE?.gone ?? false).toBe(false);
    const flown = fly(table, '2', 'VE-H');
    expect(flown.site('ENCKE')!.gone).toBe(true);
    expect(linesOf(flown)).toContain(`${read(nameOfNode('ENCKE'))} is towed away: nobody can reach its Site any more.`);
    stackIn(table, 2).moved = false;
    expect(fly(table, '2', 'VE-L5').said('tow.away')).toEqual([]); // once
  });

  test('[END-TRACTOR-04, END-WORM-09] through a wormhole, too', () => {
    for (const exit of ['VE-L1', 'SA-L1'] as const) {
      const table = ready().with(state => {
        state.stacks.at(-1)!.tows = [{ comet: 'ENCKE' }];
        state.wormholes = [{ entrance: 'VE-L5', exit }];
      });
      fly(table.dice(3, 3), '2', 'worm:0', ...(exit === 'VE-L1' ? ['stop'] : []));
      expect(table.state.sites.ENCKE!.gone).toBe(true);
    }
  });

  test('[END-TRACTOR-04, END-TRACTOR-13] let go before it has left, it is on its Site as before', () => {
    const table = ready().with(state => {
      state.stacks.at(-1)!.tows = [{ comet: 'ENCKE' }];
    });
    const free = acting(table, release);
    expect(free.cardsAt('VE-L5')).not.toContain('comet:ENCKE');
    expect(free.stack(2).tows).toEqual([]);
    expect(can(table)).toBe(true);
  });

  test('[END-TRACTOR-05] only in its season', () => {
    const inYear = (year: number) => can(tug('ENCKE').year(year));
    expect([1, 3, 7, 11].map(inYear)).toEqual([true, false, false, true]); // blue
  });

  test('[END-TRACTOR-06] an L2 rolls three test dice', () => {
    const taken = doing(target(tug('EML1', 'back'), 'EML1', 'rover').dice(1, 1, 1, 3), tractor);
    expect(taken.said('tractor.done')[0]!.params).toMatchObject({ sum: 3, hazard: 3 });
  });

  test('[END-TRACTOR-07] a hazard die for each mass of the Stack, its wet mass rounded up', () => {
    const wet = tug('EML1').outpost('EML1', { cards: ['rover'], wet: 2 });
    stackIn(wet, 3).wet = stackIn(wet, 3).wet! + 1; // a rung above 2
    const failed = doing(wet.dice(6, 6, 6, 6, 6), tractor);
    expect(failed.said('tractor.failed')[0]!.params).toMatchObject({ sum: 12, hazard: 18 });
  });

  test('[END-TRACTOR-08] the target is in tow, at the place of the beam', () => {
    const table = target(tug('EML1'), 'EML2', 'rover');
    const taken = doing(table.dice(3, 3, 6), tractor);
    expect(taken.stack(2).tows).toEqual([{ stack: 3 }]);
    expect(taken.stack(3).node).toBe('EML1');
  });

  test('[END-TRACTOR-09] failure has no effect', () => {
    const failed = doing(target(tug('EML1'), 'EML2', 'rover').dice(1, 1, 3), tractor);
    expect(failed.stack(2).tows).toEqual([]);
    expect(failed.stack(3).node).toBe('EML2');
  });

  test('[END-TRACTOR-15] one operation takes one target; a second takes another', () => {
    const table = target(target(tug('EML1'), 'EML1', 'rover'), 'EML1', 'drill').dice(6, 6, 1, 6, 6, 1);
    doing(table, tractor, '2>3');
    expect(stackIn(table, 2).tows).toEqual([{ stack: 3 }]);
    doing(table, tractor); // only one is left
    expect(stackIn(table, 2).tows).toHaveLength(2);
  });

  test('[END-EVENT-03, END-TRACTOR-01] a Glitch that takes the generator leaves nothing to tow with', () => {
    const table = target(tug('EML1'), 'EML1', 'rover');
    stackIn(table, 2).glitch = true;
    expect(doing(table.dice(6, 1), tractor).stack(2).tows).toEqual([]);
  });
});

describe('letting go', () => {
  const towing = () => {
    const table = tug('VE-L5').site('ENCKE', { gone: true });
    stackIn(table, 2).tows = [{ comet: 'ENCKE' }, { stack: 3 }];
    return target(table, 'VE-L5', 'rover');
  };

  test('[END-TRACTOR-13] a Stack is an ordinary one there', () => {
    const free = acting(towing(), release, '2:3');
    expect(free.stack(2).tows).toEqual([{ comet: 'ENCKE' }]);
    expect(free.stack(3)).toMatchObject({ node: 'VE-L5', kind: 'outpost' });
  });

  test('[END-TRACTOR-13, END-TRACTOR-03, END-DRILL-06] a comet’s card comes into the Stack, and its Site stays closed', () => {
    const table = towing();
    const free = acting(table, release, '2:ENCKE');
    expect(free.stack(2).tows).toEqual([{ stack: 3 }]);
    expect(free.cardsAt('VE-L5')).toContain('comet:ENCKE');
    expect(massOf(table.state, cardIn(table, 'comet:ENCKE'))).toBe(1);
    expect(free.site('ENCKE')!.gone).toBe(true);
  });

  test('[END-TRACTOR-14] without an Operational beam everything is let go where it is', () => {
    const table = towing();
    const lost = table.perform(t => damage(t, stackIn(table, 2), cardIn(table, 'G08')));
    expect(lost.stack(2).tows).toEqual([]);
    expect(lost.stack(3).node).toBe('VE-L5');
    expect(lost.cardsAt('VE-L5')).toContain('comet:ENCKE');
  });
});
