import { describe, expect, it } from 'vitest';
import { relocate } from '../../src/rules/free/bernals.ts';
import {
  placeBlackHole,
  placeDriftBernal,
  placeEjection,
  placeWormhole,
  rollWormholeExit,
} from '../../src/rules/map-hazards.ts';
import { scene } from '../../src/testing/index.ts';

describe('black holes', () => {
  it('[END-HOLE-02, END-HOLE-03, END-EX-43, END-RULE-15] a roll of 11 with scale 3 covers five nodes, the centre first, breadth-first by id', () => {
    const { state } = scene().dice(2, 5, 4, 3, 4).perform(placeBlackHole);
    expect(state.holes).toEqual([['SEL1', 'CYC', 'EA-AE', 'EML1', 'EA-R1']]);
  });

  it('[END-RULE-15] with scale 1 every bead covers a node', () => {
    const { state } = scene({ hazardScale: 1 }).dice(2, 5, 1, 1, 1).perform(placeBlackHole);
    expect(state.holes[0]).toHaveLength(4);
  });

  it('[END-HOLE-04, END-RULE-42, END-MAP-08] LEO, Hohmann nodes and burns are passed over, and it spreads beyond them', () => {
    const [hole] = scene({ hazardScale: 1 }).dice(2, 5, 6, 6, 6).perform(placeBlackHole).state.holes;
    expect(hole).toHaveLength(19);
    for (const node of ['LEO', 'EA-H1', 'EA-H2', 'EA-B1', 'EA-B2', 'EA-B3', 'MA-B'] as const)
      expect(hole).not.toContain(node);
    expect(hole).toContain('SEL2');
  });

  it('[END-HOLE-05] Sites may be covered and keep their tokens', () => {
    const table = scene({ hazardScale: 1 }).factory('LUN-CB').dice(2, 3, 6, 6, 6).perform(placeBlackHole);
    expect(table.state.holes[0]).toContain('LUN-CB');
    expect(table.site('LUN-CB')?.factory).toBe(true);
  });

  it('[END-HOLE-06] a covered Home Bernal may move to a free home orbit, with its Stack, at any later time', () => {
    const covered = scene()
      .home('B05', 'EML3', ['N02'])
      .with(state => state.holes.push(['EML3', 'EML4']));
    expect(relocate.isPossible(covered.state)).toBe(true);
    const table = covered.perform(relocate.perform, 'node:GEO');
    expect(table.cardsAt('GEO')).toEqual(['B05', 'N02']);
    expect(relocate.isPossible(scene().state)).toBe(false);
    const keys = table.decisions[0]!.asks[0]!.options.map(option => (option as { key: string }).key);
    expect(keys).not.toContain('node:EML4');
  });
});

describe('coronal mass ejections', () => {
  it('[END-CME-02, END-CME-03, END-CME-08] over Hohmann nodes and burns, too, but never LEO', () => {
    const { nodes } = scene({ hazardScale: 1 }).dice(2, 5, 6, 6, 6, 1, 1).perform(placeEjection).state.ejections[0]!;
    expect(nodes).toHaveLength(19);
    expect(nodes).toContain('EA-H1');
    expect(nodes).not.toContain('LEO');
  });

  it('[END-CME-04] two hazard dice stay on it', () => {
    expect(scene().dice(2, 5, 1, 1, 1, 4, 6).perform(placeEjection).state.ejections[0]!.dice).toEqual([4, 6]);
  });

  it('[END-CME-07] a disk on a Site does not make it busted', () => {
    const table = scene({ hazardScale: 1 }).dice(2, 3, 6, 6, 6, 1, 1).perform(placeEjection);
    expect(table.state.ejections[0]!.nodes).toContain('LUN-CB');
    expect(table.site('LUN-CB')?.busted ?? false).toBe(false);
  });
});

describe('wormholes', () => {
  it('[END-WORM-02, END-WORM-03, END-GAMEPLAY-16] the entrance alone is placed, in the Lagrange point at or beside the place rolled', () => {
    expect(scene().dice(1, 4).perform(placeWormhole).state.wormholes).toEqual([{ entrance: 'ME-L4', exit: null }]);
  });

  it('[END-WORM-01, END-WORM-12, END-COMP-08] never more than three', () => {
    const three = scene().with(state => {
      for (const entrance of ['SEL1', 'SEL2', 'MA-L1'] as const) state.wormholes.push({ entrance, exit: null });
    });
    expect(three.perform(placeWormhole).state.wormholes).toHaveLength(3);
  });

  it('[END-WORM-02, END-RULE-16] the exit is rolled again on the entrance and in a hole', () => {
    const table = scene()
      .with(state => state.holes.push(['MA-L4']))
      .dice(3, 1, 3, 2, 3, 3);
    expect(
      table.perform(function* (t) {
        return rollWormholeExit(t, 'MA-L1');
      }).result,
    ).toBe('MA-L5');
  });
});

describe('Drift Bernals adrift', () => {
  it('[END-DRIFT-03, END-COMP-03] a second one by the BER table, of the cards that remain', () => {
    const table = scene()
      .drift('D02', 'MA-L1')
      .with(({ driftDeck }) => driftDeck.push('D05'))
      .dice(4, 1);
    const { state } = table.perform(t => placeDriftBernal(t, 'stanford'));
    expect(state.drift[1]).toMatchObject({ card: 'D05', slot: 'stanford', node: 'JU-L1' });
  });

  it('[END-DRIFT-04] never a third, and never two in one place', () => {
    const table = () =>
      scene()
        .drift('D02', 'MA-L1')
        .with(({ driftDeck }) => driftDeck.push('D05'));
    expect(
      table()
        .dice(2, 4, 4, 1)
        .perform(t => placeDriftBernal(t, 'stanford')).state.drift[1]!.node,
    ).toBe('JU-L1');
    const full = table()
      .drift('D03', 'SEL1')
      .perform(t => placeDriftBernal(t, 'stanford'));
    expect(full.result).toBe(false);
    expect(full.state.drift).toHaveLength(2);
  });
});
