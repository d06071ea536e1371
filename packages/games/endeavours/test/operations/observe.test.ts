import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { observe } from '../../src/rules/operations/observe.ts';
import type { NodeId, ObservationId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { doing, offered } from '../support/operations.ts';

/** A telescope somewhere, the card it would find, and a bag without any discoveries. */
const telescope = (node: NodeId, role: object = {}, card: ObservationId = 'OA1-1') =>
  scene()
    .with(onlyBlack)
    .outpost(node, { cards: [{ card: 'telescope', ...role }] })
    .observation(card);

const can = (table: Scene) => observe.isPossible(table.state);
const hasSeen = (table: Scene) => doing(table, observe).said('observe.success').length === 1;

describe('observe', () => {
  test('[END-FOUND-06] the observation that finds a mission does not count for it; the next one does', () => {
    const table = telescope('SEL4', {}, 'OM2-2').dice(6, 1, 1, 6, 1, 1); // two observations in the Earth zone
    expect(doing(table, observe).state.found).toMatchObject([{ card: 'OM2-2', count: 0 }]);
    expect(doing(table.observation('OA1-1'), observe).state.found[0]!.count).toBe(1);
  });

  test('[END-OBSERVE-01] an undamaged telescope in space', () => {
    expect(can(telescope('JU-L1'))).toBe(true);
    expect(can(telescope('EROS'))).toBe(false);
    expect(can(telescope('JU-L1', { damaged: true }))).toBe(false);
    expect(telescope('EROS').play().barred('operation.observe')).toBe('END-OBSERVE-01');
  });

  test('[END-OBSERVE-12] LEO and the home orbits are in space', () => {
    expect(can(telescope('EML1'))).toBe(true);
    expect(can(telescope('GEO'))).toBe(true);
    expect(can(scene().leo({ cards: ['telescope'] }))).toBe(true);
  });

  test('[END-OBSERVE-02] a built Flyeye Observatory observes from its Site, with two dice', () => {
    const flyeye = (site: NodeId | null) =>
      scene().with(onlyBlack).observation('OA1-1').station('flyeyeObservatory', site);
    expect(can(flyeye(null))).toBe(false);
    const seen = doing(flyeye('EROS').dice(3, 2, 6, 1), observe); // 5 against 6 - 1
    expect(seen.state.hand).toEqual(['OA1-1']);
    expect(seen.said('discovery.rolled')).toHaveLength(1);
  });

  test('[END-EX-20, END-OBSERVE-04, END-OBSERVE-05, END-OBSERVE-07] a 2 at JU-L1 against a 4 less 3', () => {
    const seen = doing(telescope('JU-L1').dice(2, 4, 1), observe);
    expect(seen.said('observe.success')[0]!.params).toMatchObject({ sum: 2, cme: 1 });
  });

  test('[END-OBSERVE-05, END-OBSERVE-07] the modifier is that of the telescope’s zone; equal is enough', () => {
    expect(hasSeen(telescope('ME-L4').dice(5, 3, 1))).toBe(true); // 3 + 2
    expect(hasSeen(telescope('ME-L4').dice(5, 4))).toBe(false);
    expect(hasSeen(telescope('MA-L4').dice(3, 4, 1))).toBe(true);
    expect(hasSeen(telescope('MA-L4').dice(3, 5))).toBe(false);
  });

  test('[END-OBSERVE-04] a Webb Telescope rolls two dice', () => {
    expect(hasSeen(telescope('EML1', { side: 'back' }).dice(2, 3, 5, 1))).toBe(true);
  });

  test('[END-OBSERVE-06] the CME roll harms nobody', () => {
    const bright = doing(telescope('ME-L4').dice(1, 6), observe); // 8 is more than its 4
    expect(bright.card('telescope')).toMatchObject({ damaged: false });
  });

  test('[END-OBSERVE-08, END-OBSCARD-01] success: a card, and then a discovery roll', () => {
    const seen = doing(telescope('EML1').dice(6, 1, 4), observe);
    expect(seen.state.hand).toEqual(['OA1-1']);
    const keys = seen.log.map(({ key }) => key);
    expect(keys.indexOf('observation.drawn')).toBeLessThan(keys.indexOf('discovery.rolled'));
    expect(keys).toContain('discovery.rolled');
  });

  test('[END-OBSERVE-09] no discovery roll with a telescope that the card has damaged', () => {
    const failure = doing(telescope('EML1', {}, 'OI5-1').dice(6, 1), observe);
    expect(failure.card('telescope')!.damaged).toBe(true);
    expect(failure.said('discovery.rolled')).toEqual([]);
  });

  test('[END-OBSERVE-10] failure: nothing happens, nothing is used up', () => {
    const failed = doing(telescope('EML1').dice(1, 6), observe);
    expect(failed.state.observation).toEqual({ draw: ['OA1-1'], discard: [] });
    expect(failed.card('telescope')).toMatchObject({ damaged: false, uses: 0 });
    expect(failed.said('discovery.rolled')).toEqual([]);
  });

  test('[END-OBSERVE-11] a CME roll of 0 or less always succeeds', () => {
    expect(hasSeen(telescope('SA-L1').dice(1, 4, 1))).toBe(true);
    expect(hasSeen(telescope('NE-L1').dice(1, 1, 1))).toBe(true);
  });

  test('[END-OBSERVE-03] one telescope of several is chosen', () => {
    const table = telescope('EML1').outpost('JU-L1', { cards: ['telescope'] });
    expect(offered(table, observe)).toHaveLength(2);
  });
});
