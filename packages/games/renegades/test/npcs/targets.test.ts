import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { npcTurns } from '../../src/rules/npcs/turn.ts';
import { activated, misses } from '../support/npcs.ts';

const attackedBy = ({ log }: { log: readonly { key: string; params?: unknown }[] }) =>
  log
    .filter(({ key }) => key === 'attack.melee' || key === 'attack.ranged')
    .map(({ params }) => (params as { target: { key: string } }).target.key);

describe('whom warriors and drones go for', () => {
  test('[RDA-NPC-20, RDA-VILLAIN-18, RDA-DRONE-03, RDA-RUL-63] next to somebody it sticks to the one it attacked last', () => {
    for (const npc of ['zurathiWarrior', 'drone'] as const) {
      const set = scene()
        .crew('lexxa', { at: [3, 11] })
        .crew('prak', { at: [3, 13] })
        .npc(npc, [3, 12], { lastTarget: 'crew:prak', hurtBy: { 'crew:lexxa': 1 } });
      expect(attackedBy(activated(set.dice(...misses(npc === 'drone' ? 2 : 4)), 1))).toEqual(['crew.prak']);
    }
  });

  test('[RDA-NPC-20, RDA-VILLAIN-18] else to whoever hurt it most, else by a roll-off', () => {
    const set = (hurtBy: { [by: `crew:${string}`]: number }) =>
      scene()
        .crew('lexxa', { at: [3, 11] })
        .crew('prak', { at: [3, 13] })
        .npc('zurathiWarrior', [3, 12], { hurtBy });
    expect(attackedBy(activated(set({ 'crew:prak': 1 }).dice(...misses(4)), 1))).toEqual(['crew.prak']);
    const rolled = activated(set({}).dice(5, ...misses(4)), 1);
    expect(attackedBy(rolled)).toEqual(['crew.prak']);
    expect(rolled.said('rollOff.rolled')).toHaveLength(1);
  });

  test('[RDA-VILLAIN-15, RDA-NPC-20] a free warrior goes for the one that hurt it most, if it can reach it', () => {
    const set = (row: number) =>
      scene()
        .crew('lexxa', { at: [row, 8] })
        .crew('prak', { at: [3, 16] })
        .npc('zurathiWarrior', [3, 13], { hurtBy: { 'crew:lexxa': 2, 'crew:prak': 1 } });
    expect(attackedBy(activated(set(3).dice(...misses(4)), 1))).toEqual(['crew.lexxa']);
    expect(attackedBy(activated(set(20).dice(...misses(4)), 1))).toEqual(['crew.prak']);
  });

  test('[RDA-VILLAIN-14, RDA-NPC-20] of several in reach a roll-off decides; out of reach it walks to the nearest', () => {
    const both = scene()
      .crew('lexxa', { at: [3, 9] })
      .crew('prak', { at: [3, 15] })
      .npc('zurathiWarrior', [3, 12]);
    expect(attackedBy(activated(both.dice(6, ...misses(4)), 1))).toEqual(['crew.prak']);
    const far = scene()
      .crew('lexxa', { at: [20, 17] })
      .crew('prak', { at: [3, 8] })
      .npc('zurathiWarrior', [3, 17]);
    const walked = activated(far, 1);
    expect([cellAt([3, 9]), cellAt([4, 9])]).toContain(walked.npc(1)!.cell);
    expect(attackedBy(walked)).toEqual([]);
  });

  test('[RDA-VILLAIN-16, RDA-VILLAIN-17, RDA-NPC-20] warriors pair off, and do not share a target twice', () => {
    const set = (shared: `crew:${string}` | null) =>
      scene()
        .crew('lexxa', { at: [3, 9] })
        .crew('prak', { at: [3, 15] })
        .npc('zurathiWarrior', [3, 12], { shared })
        .npc('zurathiWarrior', [3, 8]);
    const taken = set(null).with(({ npcs }) => npcs[1]!.usedRound.push('attacked:crew:prak'));
    expect(attackedBy(activated(taken.dice(...misses(4)), 1))).toEqual(['crew.lexxa']);
    expect(attackedBy(activated(set('crew:lexxa').dice(...misses(4)), 1))).toEqual(['crew.prak']);
  });

  test('[RDA-VILLAIN-17] at the end of the phase each remembers whom it shared', () => {
    const set = scene()
      .npc('zurathiWarrior', [3, 12], { usedRound: ['scan', 'attacked:crew:prak'] })
      .npc('zurathiWarrior', [3, 8], { usedRound: ['attacked:crew:prak'] })
      .npc('zurathiWarrior', [3, 9], { usedRound: ['attacked:crew:lexxa'] })
      .npc('borada', [3, 15], { usedRound: ['attacked:crew:lexxa'] });
    const { state } = set.perform(npcTurns);
    expect(state.npcs.map(({ shared }) => shared)).toEqual(['crew:prak', 'crew:prak', null, null]);
  });

  test('[RDA-DRONE-01, RDA-NPC-20] drones take the nearest of those nobody has', () => {
    const set = scene()
      .crew('lexxa', { at: [3, 16] })
      .crew('prak', { at: [3, 9] })
      .npc('drone', [3, 11]);
    expect(attackedBy(activated(set.dice(1, 1), 1))).toEqual(['crew.prak']);
  });

  test('[RDA-NPC-13, RDA-NPC-15] whom it has not found it does not see; with nobody to see it stays', () => {
    const set = scene()
      .crew('prak', { at: [3, 14], stealth: true })
      .npc('zurathiWarrior', [8, 12]);
    expect(activated(set, 1).npc(1)!.cell).toBe(cellAt([8, 12]));
  });

  test('[RDA-VILLAIN-23, RDA-SCAN-04, RDA-NPC-09] it scans its tile first, and attacks whom it found', () => {
    const set = scene()
      .crew('prak', { at: [3, 14], stealth: true })
      .npc('zurathiWarrior', [3, 12]);
    const found = activated(set.dice(1, 5, 1, ...misses(4)), 1);
    expect(found.npc(1)!.detected).toEqual(['crew:prak']);
    expect(attackedBy(found)).toEqual(['crew.prak']);
  });

  test('[RDA-NPC-14] when its target is down it goes on to the closest, without a roll-off among those in reach', () => {
    for (const npc of ['zurathiWarrior', 'drone'] as const) {
      const set = scene()
        .crew('lexxa', { at: [3, 11], wounds: 9 })
        .crew('icheb', { at: [3, 9] })
        .crew('prak', { at: [3, 14] })
        .npc(npc, [3, 12], { lastTarget: 'crew:lexxa' })
        .npc(npc, [20, 12], { usedRound: ['attacked:crew:prak'] }); // nor does it pair off
      expect(attackedBy(activated(set.dice(...misses(npc === 'drone' ? 2 : 4)), 1))).toEqual(['crew.prak']);
    }
  });
});

describe('whom commanders and creatures go for', () => {
  test('[RDA-NPC-21, RDA-VILLAIN-08, RDA-CREATURE-06, RDA-SOLO-23] the highest initiative of both factions', () => {
    for (const npc of ['darius', 'caveLeviathan'] as const) {
      const set = scene()
        .crew('icheb', { at: [20, 12] })
        .crew('jayce', { at: [20, 17] })
        .npc(npc, [3, 12]);
      const after = activated(set, 1);
      expect(after.npc(1)!.lastSeen).toBe(cellAt([20, 17]));
    }
  });

  test('[RDA-VILLAIN-10, RDA-VILLAIN-03, RDA-NPC-21] Borada heads for Lexxa while she is there', () => {
    const set = scene()
      .crew('lexxa', { at: [20, 12] })
      .crew('jayce', { at: [20, 17] })
      .npc('borada', [3, 12]);
    expect(activated(set, 1).npc(1)!.lastSeen).toBe(cellAt([20, 12]));
    const without = scene()
      .crew('prak', { at: [20, 12] })
      .crew('jayce', { at: [20, 17] })
      .npc('borada', [3, 12]);
    expect(activated(without, 1).npc(1)!.lastSeen).toBe(cellAt([20, 17]));
  });

  test('[RDA-CREATURE-07, RDA-NPC-21] a creature turns on whoever hurt it most in this round; a commander does not', () => {
    const set = (npc: 'caveLeviathan' | 'darius') =>
      scene()
        .crew('lexxa', { at: [20, 12] })
        .crew('prak', { at: [20, 17] })
        .npc(npc, [3, 12], { hurtBy: { 'crew:prak': 1 } });
    expect(activated(set('caveLeviathan'), 1).npc(1)!.lastSeen).toBe(cellAt([20, 17]));
    expect(activated(set('darius'), 1).npc(1)!.lastSeen).toBe(cellAt([20, 12]));
  });

  test('[RDA-VILLAIN-12, RDA-NPC-23, RDA-RUL-08] equal initiatives are rolled off, and the result stands', () => {
    const set = (primary: 'jayce' | null) =>
      scene()
        .crew('lexxa', { at: [20, 12] })
        .crew('jayce', { at: [20, 17] })
        .npc('darius', [3, 12], { primary });
    const rolled = activated(set(null).dice(5), 1);
    expect(rolled.npc(1)!.primary).toBe('jayce');
    expect(rolled.said('rollOff.rolled')).toHaveLength(1);
    const kept = activated(set('jayce'), 1);
    expect(kept.npc(1)!.primary).toBe('jayce');
  });

  test('[RDA-NPC-14] when its target is defeated a creature goes on to the closest and stays with that one; a commander to the next highest initiative', () => {
    const set = (npc: 'darius' | 'caveLeviathan') =>
      scene()
        .crew('lexxa', { at: [8, 17], wounds: 9 })
        .crew('jayce', { at: [25, 17] }) // initiative 9
        .crew('icheb', { at: [16, 12] }) // initiative 5
        .npc(npc, [3, 12], { primary: 'lexxa' });
    expect(activated(set('darius'), 1).npc(1)!.primary).toBe('jayce');
    const gone = activated(set('caveLeviathan'), 1);
    expect(gone.npc(1)!.primary).toBe('icheb');
    const later = scene().with(state => Object.assign(state, gone.state));
    later.crew('jayce', { at: [3, 17] }); // nearer now, but not its prey
    expect(activated(later, 1).npc(1)!.primary).toBe('icheb');
    later.crew('icheb', { wounds: 9 });
    expect(activated(later.dice(...misses(5)), 1).npc(1)!.primary).toBe('jayce');
  });

  test('[RDA-NPC-14, RDA-NPC-22] whoever falls on its way was not its target: a creature goes on to its primary target', () => {
    const set = scene()
      .crew('lexxa', { at: [25, 17] }) // initiative 8
      .crew('prak', { at: [10, 12] })
      .crew('icheb', { at: [8, 12], wounds: 9 })
      .npc('caveLeviathan', [3, 12], { primary: 'lexxa', lastTarget: 'crew:icheb' });
    expect(activated(set.dice(...misses(5)), 1).npc(1)!.primary).toBe('lexxa');
  });

  test('[RDA-NPC-15] with nobody in sight a commander walks to where it last saw its target', () => {
    const set = scene().npc('darius', [3, 8], { lastSeen: cellAt([3, 17]) });
    expect(activated(set, 1).npc(1)!.cell).toBe(cellAt([3, 17]));
    const warrior = scene().npc('dreggTrooper', [3, 8], { lastSeen: cellAt([3, 17]) });
    expect(activated(warrior, 1).npc(1)!.cell).toBe(cellAt([3, 8]));
  });

  test('[RDA-VILLAIN-11, RDA-NPC-22] with its primary target out of range it attacks the nearest in range', () => {
    const set = scene()
      .crew('lexxa', { at: [25, 12] })
      .crew('prak', { at: [8, 14] })
      .crew('icheb', { at: [8, 16] })
      .npc('borada', [3, 12]);
    expect(attackedBy(activated(set.dice(...misses(5)), 1))).toEqual(['crew.prak']);
  });

  test('[RDA-EX-26, RDA-VILLAIN-13] Borada on his way to Lexxa, Flibby and Icheb in range: a 2 is Flibby, next round it is Icheb', () => {
    const set = (more: { lastTarget: 'crew:flibby'; lastInRange: `crew:${string}`[] } | Record<never, never>) =>
      scene()
        .with(state => state.crew.sort((a, b) => Number(b.id === 'flibby') - Number(a.id === 'flibby')))
        .crew('lexxa', { at: [25, 12] })
        .crew('flibby', { at: [12, 8] })
        .crew('icheb', { at: [12, 10] })
        .npc('borada', [8, 9], more);
    const first = activated(set({}).dice(2, ...misses(5)), 1);
    expect(attackedBy(first)).toEqual(['crew.flibby']);
    expect(first.npc(1)).toMatchObject({ lastTarget: 'crew:flibby', lastInRange: ['crew:flibby', 'crew:icheb'] });
    const same = { lastTarget: 'crew:flibby', lastInRange: ['crew:flibby', 'crew:icheb'] } as const;
    const second = activated(set({ ...same, lastInRange: [...same.lastInRange] }).dice(...misses(5)), 1);
    expect(attackedBy(second)).toEqual(['crew.icheb']);
  });

  test('[RDA-VILLAIN-13] of the same crew in range it attacks another than last time, of the same faction if there is no other', () => {
    const set = scene()
      .crew('lexxa', { at: [25, 12] })
      .crew('icheb', { at: [12, 8] })
      .crew('maeve', { at: [12, 10] })
      .npc('borada', [8, 9], { lastTarget: 'crew:icheb', lastInRange: ['crew:icheb', 'crew:maeve'] });
    expect(attackedBy(activated(set.dice(...misses(5)), 1))).toEqual(['crew.maeve']);
  });

  test('[RDA-VILLAIN-13] of the same crew in range it attacks whoever hurt it most in this round', () => {
    const set = scene()
      .crew('lexxa', { at: [25, 12] })
      .crew('flibby', { at: [12, 8] })
      .crew('icheb', { at: [12, 10] })
      .npc('borada', [8, 9], {
        lastTarget: 'crew:flibby',
        lastInRange: ['crew:flibby', 'crew:icheb'],
        hurtBy: { 'crew:flibby': 1 },
      });
    expect(attackedBy(activated(set.dice(...misses(5)), 1))).toEqual(['crew.flibby']);
  });
});
