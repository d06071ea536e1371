import { describe, expect, it } from 'vitest';
import { immediate as finds } from '../../src/cards/exploration/immediate.ts';
import { immediate as sights } from '../../src/cards/observation/immediate.ts';
import { scoreOf } from '../../src/rules/missions/score.ts';
import { stacksAt } from '../../src/rules/stacks.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import { sunspotEvent } from '../../src/rules/year/index.ts';
import { scene } from '../../src/testing/index.ts';

describe('what holds throughout', () => {
  it('[END-GAMEPLAY-01] the Crew’s privilege is in force while the Home Bernal is anchored', () => {
    const table = scene({ crew: 'C05' });
    expect(hasPowersat(table.state)).toBe(true);
    table.state.bernals[0]!.anchored = false;
    expect(hasPowersat(table.state)).toBe(false);
    expect(hasPowersat(scene({ crew: 'C07' }).state)).toBe(false);
  });

  it('[END-CORE-01] Colocated is at the same node; nothing is with a Stack in a wormhole', () => {
    const { state } = scene()
      .rocket('LEO', { cards: ['T05'] })
      .outpost('SEL1', { cards: ['G01'] });
    expect(stacksAt(state, 'LEO').map(({ kind }) => kind)).toEqual(['leo', 'rocket']);
    Object.assign(state.stacks.at(-1)!, { node: null, arrives: { year: 5, node: 'SEL1' } });
    expect(stacksAt(state, 'SEL1')).toEqual([]);
  });

  it('[END-WORM-13] an event, an exploration card and an observation card open wormholes', () => {
    const by = scene().year(2).dice(6, 3, 1).perform(sunspotEvent).state;
    expect(by.wormholes).toHaveLength(1);
    const table = scene().rocket('BENNU', { cards: ['rover'] });
    const stack = table.state.stacks.at(-1)!;
    const exploring = { site: 'BENNU', stack, rover: stack.cards[0]!, moreBeads: 0 } as const;
    const found = table.dice(3, 1, 3, 2).perform(function* (t) {
      yield* finds.XI12.happens(t, 1, { ...exploring });
      yield* sights.OI3.happens(t, 1, { node: 'SEL1', telescope: null });
    });
    expect(found.state.wormholes.map(({ entrance }) => entrance)).toEqual(['MA-L1', 'MA-L4']);
  });

  it('[END-EXPLORE-10] a Boulder Slide that takes the last of a Site counts for a mission like the last explore', () => {
    const table = scene()
      .site('BENNU', { visited: true, hazard: [1], terrain: 3, potential: 1 })
      .mission('HX3')
      .rocket('BENNU', { cards: ['rover', 'C07'] });
    const stack = table.state.stacks.at(-1)!;
    const slid = table.perform(t =>
      finds.XI4.happens(t, 8, { site: 'BENNU', stack, rover: stack.cards[0]!, moreBeads: 0 }),
    );
    expect(slid.site('BENNU')).toMatchObject({ explored: true, potential: 0, terrain: 0 });
    expect(slid.state.missions[0]!.places).toEqual(['BENNU']);
  });

  it('[END-RULE-36, END-SCORE-05] contracts, politics and conflict are no part of it: nothing but missions, Futures and penalties scores', () => {
    const { state } = scene().factory('BENNU', 'CERES').colony('VESTA').hand('T03');
    expect(scoreOf(state)).toBe(0);
  });
});
