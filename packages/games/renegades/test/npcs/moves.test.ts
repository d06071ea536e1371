import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { npcCards } from '../../src/cards/npcs/index.ts';
import { canStrikeFrom } from '../../src/rules/npcs/moving.ts';
import { npcPhase } from '../../src/rules/npcs/turn.ts';
import { endAlong, wayTo } from '../../src/rules/npcs/ways.ts';
import { areFriends, areOpponents } from '../../src/rules/table.ts';
import { activated, misses } from '../support/npcs.ts';

const attacks = ({ log }: { log: readonly { key: string }[] }) =>
  log.filter(({ key }) => key === 'attack.melee' || key === 'attack.ranged').map(({ key }) => key);

const distance = (a: number, b: number) =>
  Math.max(Math.abs(Math.floor(a / 32) - Math.floor(b / 32)), Math.abs((a % 32) - (b % 32)));

describe('an activation', () => {
  test('[RDA-BOARDING-01, RDA-NPC-11, RDA-MOVE-13] it does not stop on the square of a docked ship that it does not board, be it next to its target', () => {
    const set = scene()
      .docked(1, [-2, 13])
      .crew('prak', { at: [-1, 13] })
      .npc('zurathiWarrior', [0, 12])
      .npc('zurathiWarrior', [0, 13])
      .npc('zurathiWarrior', [0, 14])
      .npc('zurathiWarrior', [-1, 12])
      .npc('zurathiWarrior', [-2, 12])
      .npc('zurathiWarrior', [1, 13]); // all it finds free is the dock square
    expect(activated(set, 6).npc(6)!.cell).toBe(cellAt([1, 13]));
  });

  test('[RDA-BOARDING-01, RDA-NPC-19] no way ends on a docked ship or leads over it, but for who goes aboard', () => {
    const { state } = scene().docked(1, [-2, 13]).npc('zurathiWarrior', [0, 13]);
    const [npc] = state.npcs;
    const dock = cellAt([-2, 13]);
    expect(wayTo(state, npc!, { goals: [dock] })).toEqual([cellAt([0, 13])]);
    expect(wayTo(state, npc!, { goals: [dock], boards: state.ships[0]! }).at(-1)).toBe(dock);
  });

  test('[RDA-NPC-08, RDA-NPC-09] it attacks if it can, and does not move after that', () => {
    const set = scene()
      .crew('prak', { at: [3, 16] })
      .npc('dreggTrooper', [3, 12]);
    const after = activated(set.dice(...misses(3)), 1);
    expect(attacks(after)).toEqual(['attack.ranged']);
    expect(after.npc(1)!.cell).toBe(cellAt([3, 12]));
  });

  test('[RDA-NPC-09, RDA-NPC-11, RDA-VILLAIN-06] with a range it stops on the first square from which it can attack', () => {
    const set = scene()
      .crew('prak', { at: [3, 17] })
      .npc('dreggTrooper', [3, 8]);
    const after = activated(set.dice(...misses(3)), 1);
    expect(distance(after.npc(1)!.cell, cellAt([3, 17]))).toBe(npcCards.dreggTrooper.range);
    expect(attacks(after)).toEqual(['attack.ranged']);
  });

  test('[RDA-NPC-11, RDA-SOLO-19] in solo play it closes in as far as it can, and then attacks', () => {
    const set = scene({ players: 1 })
      .crew('prak', { at: [3, 17] })
      .npc('dreggTrooper', [3, 12]);
    const after = activated(set.dice(...misses(3)), 1);
    expect(distance(after.npc(1)!.cell, cellAt([3, 17]))).toBe(1);
    expect(attacks(after)).toEqual(['attack.melee']);
  });

  test('[RDA-NPC-08, RDA-NPC-09, RDA-RUL-61] otherwise it moves twice, and has no action left', () => {
    const set = scene()
      .crew('prak', { at: [3, 17] })
      .npc('zurathiWarrior', [3, 8]);
    const after = activated(set, 1);
    expect(distance(after.npc(1)!.cell, cellAt([3, 17]))).toBe(1);
    expect(attacks(after)).toEqual([]);
  });

  test('[RDA-NPC-25, RDA-VILLAIN-06, RDA-RUL-19] next to its target it strikes in melee, at any range', () => {
    const set = scene()
      .crew('prak', { at: [3, 13] })
      .npc('dreggTrooper', [3, 12]);
    expect(attacks(activated(set.dice(...misses(3)), 1))).toEqual(['attack.melee']);
  });

  test('[RDA-GEAR-19] a stunned NPC makes no attack, and is stunned no longer', () => {
    const set = scene()
      .crew('prak', { at: [3, 13] })
      .npc('dreggTrooper', [3, 12], { stunned: true });
    const after = activated(set, 1);
    expect(attacks(after)).toEqual([]);
    expect(after.npc(1)!.stunned).toBe(false);
  });

  test('[RDA-NPC-19] it keeps out of fire, and passes friends but ends on a free square', () => {
    const set = scene()
      .crew('prak', { at: [7, 17] })
      .npc('zurathiWarrior', [7, 8])
      .npc('syphonTrooper', [7, 13])
      .npc('syphonTrooper', [8, 13])
      .fire([7, 10]);
    const after = activated(set, 1);
    expect(after.npc(1)!.wounds).toBe(0);
    expect(distance(after.npc(1)!.cell, cellAt([7, 17]))).toBe(1);
  });

  test('[RDA-NPC-19] it ends on the last free square that it can pay for', () => {
    const set = scene().npc('zurathiWarrior', [3, 8]).npc('syphonTrooper', [3, 13]).npc('caveLeviathan', [3, 16]);
    const way = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map(col => cellAt([3, col]));
    const end = (points: number) => endAlong(set.state, set.state.npcs[0]!, way, { goals: [way.at(-1)!] }, points);
    expect([end(5), end(6), end(9)]).toEqual([4, 6, 7]);
  });

  test('[RDA-NPC-19] where figures bar every way it stops before them', () => {
    const set = scene({ surface: 'CT1 S1 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' })
      .crew('prak', { at: [12, 12] }) // within the inner walls of the foundry
      .crew('maeve', { at: [13, 10] })
      .crew('icheb', { at: [10, 13] })
      .crew('ronara', { at: [13, 15] })
      .crew('lexxa', { at: [15, 12] })
      .npc('zurathiWarrior', [13, 9], { lastTarget: null })
      .with(state => {
        for (const crew of state.crew) crew.stealth = crew.id !== 'prak' && crew.aboard === 0;
      });
    const after = activated(set.dice(1, 1, 1), 1);
    expect(after.npc(1)!.cell).toBe(cellAt([13, 9]));
  });

  test('[RDA-NPC-18, RDA-ENEMYCARD-06] whoever can attack no crew attacks the nearest creature in range, and does not move for it', () => {
    const set = scene().npc('dreggTrooper', [3, 12]).npc('caveLeviathan', [3, 16]).npc('syphonTrooper', [3, 13]);
    const after = activated(set.dice(...misses(3)), 1);
    expect(attacks(after)).toEqual(['attack.ranged']);
    expect(after.npc(1)!.cell).toBe(cellAt([3, 12]));
    const far = scene().npc('zurathiWarrior', [3, 9]).npc('caveLeviathan', [3, 16]);
    const stays = activated(far, 1);
    expect([attacks(stays), stays.npc(1)!.cell]).toEqual([[], cellAt([3, 9])]);
  });

  test('[RDA-NPC-16, RDA-NPC-17, RDA-ENEMYCARD-02, RDA-ENEMYCARD-06] villains are friends of one another, creatures of nobody, all of them against both crews', () => {
    const { state } = scene()
      .npc('dreggTrooper', [3, 12])
      .npc('syphonTrooper', [3, 13])
      .npc('caveLeviathan', [3, 16])
      .npc('sandWyrm', [3, 17]);
    const [dregg, syphon, beast, wyrm] = state.npcs;
    expect(areFriends(state, dregg!, syphon!)).toBe(true);
    expect(areOpponents(state, beast!, wyrm!)).toBe(true);
    expect(areOpponents(state, beast!, dregg!)).toBe(true);
    for (const crew of state.crew) expect(areOpponents(state, dregg!, crew)).toBe(true);
    const [jayce, dex] = ['jayce', 'dex'].map(id => state.crew.find(crew => crew.id === id)!);
    expect(areFriends(state, jayce!, dex!)).toBe(true);
  });

  test('[RDA-EX-27, RDA-VILLAIN-05, RDA-VILLAIN-07, RDA-VILLAIN-25] Borada moves 5, and the Syphon ends next to him', () => {
    const set = scene()
      .crew('lexxa', { at: [25, 12] })
      .npc('borada', [3, 12])
      .npc('syphonTrooper', [3, 11])
      .npc('syphonTrooper', [3, 16]);
    const after = activated(set, 1);
    expect(after.npc(1)!.cell).not.toBe(cellAt([3, 12]));
    expect(distance(after.npc(1)!.cell, after.npc(2)!.cell)).toBe(1);
    expect(after.npc(3)!.cell).toBe(cellAt([3, 16]));
  });

  test('[RDA-VILLAIN-25, RDA-VILLAIN-04] the escort attacks the same target after him; beside it Borada has +1/1', () => {
    const set = scene()
      .crew('lexxa', { at: [3, 15] })
      .crew('icheb', { at: [3, 11] })
      .npc('borada', [3, 13])
      .npc('syphonTrooper', [3, 12]);
    const after = activated(set.dice(1, 1, 1, 1, 1, 1, 1, 1), 1);
    expect(after.said('attack.ranged').map(({ params }) => (params!['target'] as { key: string }).key)).toEqual([
      'crew.lexxa',
      'crew.lexxa',
    ]);
    expect(after.said('attack.raised')).toHaveLength(1);
  });

  test('[RDA-VILLAIN-09] a commander walks away from an opponent without a test', () => {
    const set = scene()
      .crew('lexxa', { at: [20, 12] })
      .crew('prak', { at: [3, 13], stealth: true })
      .npc('borada', [3, 12]);
    const after = activated(set.dice(1, 1, 1, 1), 1);
    expect(after.npc(1)!.cell).not.toBe(cellAt([3, 12]));
  });
});

describe('giants', () => {
  /** The Med Clinic in the north-west: low rooms behind doors. */
  const clinic = () => scene({ surface: 'CT2 S2 S4 S5 S7 C1 C3 C6 C7 DK1 DK2 DK3 DK4 0' });

  test('[RDA-CREATURE-03, RDA-RUL-20] with a range it shoots through a door at somebody under a low ceiling; nobody else does', () => {
    const set = scene({ surface: 'CT2 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' })
      .crew('prak', { at: [3, 3] }) // in the tower room; its door is at 3, 4
      .npc('rustGolem', [3, 6])
      .npc('dreggTrooper', [3, 6]);
    const [golem, dregg] = set.state.npcs;
    const prak = set.state.crew.find(({ id }) => id === 'prak')!;
    expect(canStrikeFrom(set.state, golem!, golem!.cell, prak)).toBe(true);
    expect(canStrikeFrom(set.state, dregg!, dregg!.cell, prak)).toBe(false);
    expect(canStrikeFrom(set.state, golem!, cellAt([1, 6]), prak)).toBe(false);
  });

  test('[RDA-CREATURE-04, RDA-CREATURE-02] without a range it breaks off, and goes for the next highest initiative', () => {
    const set = clinic()
      .crew('lexxa', { at: [2, 1] })
      .crew('icheb', { at: [20, 12] })
      .npc('caveLeviathan', [3, 9]);
    expect(activated(set, 1).npc(1)!.lastSeen).toBe(cellAt([20, 12]));
    const small = clinic()
      .crew('lexxa', { at: [2, 1] })
      .crew('icheb', { at: [20, 12] })
      .npc('razorbackStalker', [3, 9]);
    expect(activated(small, 1).npc(1)!.lastSeen).toBe(cellAt([2, 1]));
  });

  test('[RDA-CREATURE-03, RDA-CREATURE-04] it walks to a square in line with the door, if one Move brings it there', () => {
    const set = scene()
      .crew('prak', { at: [3, 3] })
      .crew('icheb', { at: [20, 12] })
      .npc('rustGolem', [5, 6]);
    const after = activated(set.dice(...misses(5)), 1);
    expect(after.said('attack.ranged')).toHaveLength(1);
  });
});

describe('the order of NPCs', () => {
  test('[RDA-ORDER-13, RDA-RUL-62] race by race with the commander first, then creatures, then drones', () => {
    const set = scene()
      .npc('drone', [3, 8])
      .npc('caveLeviathan', [3, 9])
      .npc('roninAndroid', [3, 10])
      .npc('dreggTrooper', [3, 11])
      .npc('zurathiWarrior', [3, 12])
      .npc('syphonTrooper', [3, 13])
      .npc('borada', [3, 14])
      .npc('syphonTrooper', [3, 15])
      .npc('vaalZureth', [3, 16]);
    expect(set.perform(npcPhase).state.order).toEqual([7, 6, 8, 9, 5, 4, 3, 2, 1]);
  });

  test('[RDA-EVENT-06, RDA-VILLAIN-19] those placed in this round and sleeping guards do not act', () => {
    const set = scene()
      .round(2)
      .npc('drone', [3, 8], { placed: 2 })
      .npc('dreggTrooper', [3, 11], { asleep: true })
      .npc('zurathiWarrior', [3, 12], { placed: 1 });
    expect(set.perform(npcPhase).state.order).toEqual([3]);
  });
});
