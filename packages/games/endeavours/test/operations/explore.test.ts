import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { explore } from '../../src/rules/operations/explore.ts';
import { endeavoursOperations, renewRights, rightFor, spend } from '../../src/rules/operations/rights.ts';
import type { ExplorationId, SiteState, State } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { doing } from '../support/operations.ts';

/** A Rover on EROS, the card it would find, and a bag without any discoveries. */
const rover = (site: Partial<SiteState> = {}, card: ExplorationId = 'XN1-1', role: object = {}) =>
  scene()
    .with(onlyBlack)
    .site('EROS', { visited: true, hazard: [3, 2], terrain: 4, potential: 3, ...site })
    .outpost('EROS', { cards: [{ card: 'rover', ...role }] })
    .exploration(card);

const can = (table: Scene) => explore.isPossible(table.state);

describe('explore', () => {
  test('[END-EXPLORE-01] an undamaged Rover on a Site with potential', () => {
    expect(can(rover())).toBe(true);
    expect(can(rover({ potential: 0 }))).toBe(false);
    expect(can(rover({}, 'XN1-1', { damaged: true }))).toBe(false);
    expect(can(scene().outpost('EML1', { cards: ['rover'] }))).toBe(false);
    expect(can(scene().outpost('EROS', { cards: ['rover'] }))).toBe(false); // never rolled for
    expect(rover({ potential: 0 }).play().barred('operation.explore')).toBe('END-EXPLORE-01');
  });

  test('[END-EX-16, END-EXPLORE-02, END-EXPLORE-04, END-EXPLORE-05] one die of 4 against terrain 4: a card, then a discovery roll', () => {
    const found = doing(rover().dice(4, 2), explore);
    expect(found.site('EROS')).toMatchObject({ potential: 2, terrain: 4, hazard: [3, 2] });
    expect(found.state.exploration.discard).toEqual(['XN1-1']);
    const keys = found.log.map(({ key }) => key);
    expect(keys.indexOf('exploration.drawn')).toBeLessThan(keys.indexOf('discovery.rolled'));
    expect(found.said('discovery.rolled')[0]!.params).toMatchObject({ die: 2, count: 2 });
  });

  test('[END-EXPLORE-05, END-EXPLORE-09, END-DICE-03] below the terrain: the potential falls, and nothing else', () => {
    const failed = doing(rover().dice(3), explore);
    expect(failed.site('EROS')!.potential).toBe(2);
    expect(failed.state.exploration.draw).toEqual(['XN1-1']);
    expect(failed.said('discovery.rolled')).toEqual([]);
  });

  test('[END-EXPLORE-04] an Exomars Rover rolls two dice and adds them', () => {
    const sum = doing(rover({}, 'XN1-1', { side: 'back' }).dice(1, 3, 1), explore);
    expect(sum.said('explore.success')).toHaveLength(1);
    expect(doing(rover({}, 'XN1-1', { side: 'back' }).dice(1, 2), explore).said('explore.failure')).toHaveLength(1);
  });

  test('[END-EXPLORE-06, END-EXPLORE-07, END-EXPCARD-01] success lowers the potential before the card is resolved', () => {
    const slide = doing(rover({ potential: 2 }, 'XI4-8').dice(5), explore); // Boulder Slide lowers it again
    expect(slide.site('EROS')).toMatchObject({ potential: 0, explored: true });
  });

  test('[END-EXPLORE-08] no discovery roll with a Rover that the card has damaged', () => {
    const mishap = doing(rover({}, 'XI4-1').dice(6), explore);
    expect(mishap.card('rover')!.damaged).toBe(true);
    expect(mishap.said('discovery.rolled')).toEqual([]);
  });

  test('[END-EX-17, END-EXPLORE-10] the last potential: potential and terrain leave, the hazard dice stay, no card', () => {
    const done = doing(rover({ potential: 1 }).dice(1), explore);
    expect(done.site('EROS')).toMatchObject({ potential: 0, terrain: 0, hazard: [3, 2], explored: true });
    expect(done.state.exploration.draw).toEqual(['XN1-1']);
  });

  test('[END-EXPLORE-14] the explore that empties it still draws its card and rolls for discoveries', () => {
    const done = doing(rover({ potential: 1 }).dice(6, 3), explore);
    expect(done.site('EROS')!.explored).toBe(true);
    expect(done.state.exploration.discard).toEqual(['XN1-1']);
    expect(done.said('discovery.rolled')).toHaveLength(1);
  });

  test('[END-EXPLORE-11, END-DICE-04] the potential is the number of explores left, and then never again', () => {
    const table = rover({ potential: 2 }).dice(1, 1);
    const done = table.perform(function* (t) {
      yield* explore.perform(t, null);
      yield* explore.perform(t, null);
    });
    expect(done.site('EROS')!.explored).toBe(true);
    expect(can(table)).toBe(false);
  });

  test('[END-EXPLORE-13] nobody need be aboard, but then a mission that asks for people takes no note of it', () => {
    const credited = (...crew: 'C07'[]) => {
      const table = scene()
        .site('MIMAS', { visited: true, hazard: [1], terrain: 2, potential: 1 })
        .outpost('MIMAS', { cards: ['rover', ...crew] })
        .mission('UX2');
      const done = doing(table.dice(1), explore);
      return [done.site('MIMAS')!.explored, done.state.missions[0]!.places];
    };
    expect(credited()).toEqual([true, []]);
    expect(credited('C07')).toEqual([true, ['MIMAS']]);
  });

  test('[END-EVENT-03, END-EXPLORE-01] a Glitch strikes first; a Rover lost to it explores nothing', () => {
    const table = rover();
    table.state.stacks.at(-1)!.glitch = true;
    const lost = doing(table.dice(1), explore);
    expect(lost.card('rover')).toBeUndefined();
    expect(lost.site('EROS')!.potential).toBe(3);
  });
});

describe('third years', () => {
  const rightsIn = (year: number): State => {
    const { state } = scene().year(year);
    renewRights(state);
    return state;
  };

  test('[END-EXPLORE-03, END-OBSERVE-03, END-RULE-21] one explore or observe more in years 3, 6 to 84', () => {
    const bonus = Array.from({ length: 84 }, (_, at) => at + 1).filter(year => rightsIn(year).rights.exploreOrObserve);
    expect(bonus).toEqual(Array.from({ length: 28 }, (_, at) => 3 * (at + 1)));
    const state = rightsIn(3);
    for (const kind of ['exploreOrObserve', 'operation'] as const) {
      expect(rightFor(state, 'explore')!.kind).toBe(kind);
      spend(state, rightFor(state, 'explore')!);
    }
    expect([rightFor(state, 'explore'), rightFor(state, 'observe')]).toEqual([undefined, undefined]);
  });

  test('[END-EXPLORE-03] either of the two, and no other operation', () => {
    const state = rightsIn(6);
    spend(state, { kind: 'operation' });
    expect(endeavoursOperations.filter(name => rightFor(state, name) !== undefined)).toEqual([
      'explore',
      'observe',
      'transmit',
    ]);
    spend(state, rightFor(state, 'observe')!);
    expect(rightFor(state, 'explore')).toBeUndefined();
  });

  test('[END-TRANSMIT-03, END-RULE-21] and one transmit, apart from it; what is not used is lost', () => {
    const state = rightsIn(9);
    spend(state, { kind: 'exploreOrObserve' });
    expect(rightFor(state, 'transmit')).toEqual({ kind: 'transmit' });
    spend(state, { kind: 'transmit' });
    expect(rightFor(state, 'transmit')).toEqual({ kind: 'operation' });
    state.year = 10;
    renewRights(state);
    expect(state.rights).toMatchObject({ operation: true, exploreOrObserve: false, transmit: false });
  });
});
