import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { resolveAttack } from '../../src/rules/combat/attack.ts';
import { triggerGuards } from '../../src/rules/npcs/guards.ts';
import { npcPhase } from '../../src/rules/npcs/turn.ts';
import { crewById } from '../../src/rules/table.ts';
import { attackOf } from '../support/combat.ts';
import { activated, misses } from '../support/npcs.ts';

const guarded = () =>
  scene()
    .npc('zurathiWarrior', [3, 12], { asleep: true })
    .npc('zurathiWarrior', [3, 14], { asleep: true })
    .npc('zurathiWarrior', [20, 12], { asleep: true });

describe('guards', () => {
  test('[RDA-VILLAIN-20, RDA-VILLAIN-19, RDA-STEALTH-10, RDA-RUL-64] somebody who is seen in their room wakes all of them there, and no others', () => {
    const { state } = guarded()
      .crew('prak', { at: [3, 9] })
      .perform(function* (t) {
        triggerGuards(t, crewById(t.state, 'prak'));
      });
    expect(state.npcs.map(({ asleep, culprit }) => [asleep, culprit])).toEqual([
      [false, 'prak'],
      [false, 'prak'],
      [true, null],
    ]);
  });

  test('[RDA-VILLAIN-20, RDA-TIER-08] nobody aboard a ship wakes them, nor anybody on a home board', () => {
    const asleep = (set: Scene, row: number, col: number) =>
      set
        .npc('zurathiWarrior', [row, col], { asleep: true })
        .perform(function* (t) {
          triggerGuards(t, crewById(t.state, 'prak'));
        })
        .npc(1)!.asleep;
    expect(asleep(scene().crew('prak', { cell: cellAt([3, 9]) }), 3, 12)).toBe(true);
    const chase = scene({ tier: 3 })
      .with(state => {
        state.chase = 'renegade';
      })
      .crew('prak', { aboard: 0, on: 'home', cell: cellAt([9, 2], 'home') });
    expect(asleep(chase, 0, 1)).toBe(true); // the number of the home board’s square beside hers
  });

  test('[RDA-VILLAIN-20] an attack on one wakes the room', () => {
    const set = guarded()
      .crew('prak', { at: [3, 9] })
      .dice(1, 1);
    const { state } = set.perform(t =>
      resolveAttack(t, attackOf(crewById(t.state, 'prak'), t.state.npcs[0]!, 'ranged'), 2),
    );
    expect(state.npcs.map(({ asleep }) => asleep)).toEqual([false, false, true]);
  });

  test('[RDA-VILLAIN-20, RDA-SCAN-08, RDA-CREATURE-09] a guard whose scan finds somebody wakes its room; with nobody hidden there it does not roll', () => {
    const set = scene()
      .crew('prak', { at: [3, 9], stealth: true })
      .npc('caveLeviathan', [3, 12], { asleep: true })
      .npc('zurathiWarrior', [20, 12], { asleep: true })
      .dice(1, 5);
    const { state } = set.perform(npcPhase);
    expect(state.npcs.map(({ asleep }) => asleep)).toEqual([false, true]);
    expect(state.order).toEqual([1]);
  });

  test('[RDA-CREATURE-08] a guarding creature is woken like any guard', () => {
    const { state } = scene()
      .crew('prak', { at: [3, 9] })
      .npc('mireLurker', [3, 12], { asleep: true })
      .perform(function* (t) {
        triggerGuards(t, crewById(t.state, 'prak'));
      });
    expect(state.npcs[0]!.asleep).toBe(false);
  });

  test('[RDA-VILLAIN-21, RDA-NPC-20] they attack the culprit unless somebody else can be seen in the room', () => {
    const alone = scene()
      .crew('prak', { at: [3, 9] })
      .crew('icheb', { at: [8, 15] })
      .npc('dreggTrooper', [3, 13], { culprit: 'prak' });
    expect(activated(alone.dice(...misses(3)), 1).npc(1)!.lastTarget).toBe('crew:prak');
    const both = scene()
      .crew('prak', { at: [3, 9] })
      .crew('icheb', { at: [3, 17] })
      .npc('dreggTrooper', [3, 13], { culprit: 'prak' });
    expect(activated(both.dice(6, ...misses(3)), 1).npc(1)!.lastTarget).toBe('crew:icheb');
  });

  test('[RDA-VILLAIN-22, RDA-CREATURE-08] they follow a culprit that flees the room', () => {
    const set = scene()
      .crew('prak', { at: [8, 17] })
      .crew('icheb', { at: [8, 8] })
      .npc('zurathiWarrior', [3, 12], { culprit: 'prak' });
    const after = activated(set.dice(...misses(4)), 1);
    expect(after.npc(1)).toMatchObject({ lastTarget: 'crew:prak' });
  });
});
