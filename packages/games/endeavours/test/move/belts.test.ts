import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { endOfYearChecks } from '../../src/rules/year/index.ts';
import { fly, stackIn } from '../support/move.ts';

const names = (at: ReturnType<typeof scene>) => stackIn(at).cards.map(({ card }) => card);

describe('radiation belts', () => {
  /** Net thrust 3. Rad-hardness 6, 7, 7, 3, 4. */
  const ship = () =>
    scene()
      .rocket('EML1', { cards: ['T05', 'G08', 'H08', 'bioExperiment', 'array'], wet: 8 })
      .bank(0);

  test('[END-BELT-01, END-BELT-02] d6 less the net thrust; what is softer is Decommissioned', () => {
    const hit = ship().dice(6); // 6 - 3 = 3: nothing is below 3
    fly(hit, '2', 'EA-R2');
    expect(names(hit)).toEqual(['T05', 'G08', 'H08', 'bioExperiment', 'array']);
  });

  test('[END-BELT-01, END-BELT-02] 2 more in the red season', () => {
    const hit = ship().year(7).dice(6); // 5
    fly(hit, '2', 'EA-R2');
    expect(names(hit)).toEqual(['T05', 'G08', 'H08']);
    expect([hit.state.pool.bioExperiment, hit.state.pool.array]).toEqual([5, 5]);
  });

  test('[END-EX-33, END-RULE-27] a 4 in the red season with net thrust 3 is 3: cards of 2 or less are lost', () => {
    const hit = ship().year(7).dice(4);
    const flown = fly(hit, '2', 'EA-R2');
    expect(flown.said('belt.result')[0]!.params).toEqual({ die: 4, thrust: 3, season: 'red', result: 3 });
    expect(names(hit)).toHaveLength(5);
  });

  test('[END-SHIELD-07] shielding is added to every card', () => {
    const hit = scene()
      .rocket('EML1', { cards: ['T05', 'G08', 'H08', 'bioExperiment', 'plating'], wet: 8 })
      .year(7)
      .dice(6);
    fly(hit, '2', 'EA-R2'); // 5 against 3 + 2
    expect(names(hit)).toContain('bioExperiment');
  });

  test('[END-SHIELD-07] not to those of an outpost: it is no Spacecraft', () => {
    const stays = (kind: 'rocket' | 'outpost') =>
      scene()
        .stack(kind, 'EA-R2', { cards: ['bioExperiment', 'plating'] })
        .dice(5)
        .perform(t => endOfYearChecks(t))
        .cardsAt('EA-R2');
    expect([stays('rocket'), stays('outpost')]).toEqual([['bioExperiment', 'plating'], ['plating']]);
  });

  test('[END-BELT-03] a Stack that stays on a belt rolls with net thrust 0 at the end of the year', () => {
    const staying = scene()
      .rocket('EA-R2', { cards: ['bioExperiment', 'plating'] })
      .outpost('EA-R1', { cards: ['array'] });
    staying.dice(5, 5).perform(t => endOfYearChecks(t));
    expect(names(staying)).toEqual(['bioExperiment', 'plating']); // 5 against 3 + 2
    expect(staying.state.stacks.some(({ no }) => no === 3)).toBe(false); // 5 against 4
  });

  test('[END-BELT-03] one that has moved there this year does not', () => {
    const moved = scene().rocket('EA-R2', { cards: ['array'], moved: true });
    moved.perform(t => endOfYearChecks(t));
    expect(names(moved)).toEqual(['array']);
  });

  test('[END-BELT-04] no FINAO; sails and freighters that say so are immune', () => {
    const rich = ship().bank(20).dice(1);
    expect(fly(rich, '2', 'EA-R2').asked).toEqual(['move.thruster', 'move.course']);
    const sail = scene().rocket('EML1', { cards: ['T01', 'array'] });
    fly(sail, 'EA-R2'); // no die is rolled
    expect(names(sail)).toEqual(['T01', 'array']);
    const foil = scene().stack('freighter', 'EML1', { cards: ['K06', 'array'] });
    fly(foil, 'EA-R2');
    expect(names(foil)).toEqual(['K06', 'array']);
  });
});
