import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { activated, misses } from '../support/npcs.ts';

const walking = () =>
  scene()
    .with(state => {
      state.mission = 'goliathWalks';
    })
    .parameter('core', 'target', null);

describe('the Goliath walks', () => {
  test('[RDA-EPIC-10] with nobody within 6 squares it heads for the nearest dock', () => {
    const set = walking()
      .crew('lexxa', { at: [20, 12] })
      .npc('goliath', [7, 12]);
    const after = activated(set, 1);
    expect(after.npc(1)!.cell).toBeLessThan(cellAt([0, 0]));
  });

  test('[RDA-EPIC-10] somebody within 6 squares is its target instead', () => {
    const set = walking()
      .crew('lexxa', { at: [8, 17] })
      .npc('goliath', [7, 12]);
    expect(activated(set.dice(...misses(14)), 1).npc(1)!.lastTarget).toBe('crew:lexxa');
  });

  test('[RDA-EPIC-09] a dock is closed once it ends a Move on or next to it; with the second both factions have lost', () => {
    const set = walking()
      .crew('lexxa', { at: [20, 12] })
      .npc('goliath', [1, 13]);
    const first = activated(set, 1);
    expect(first.state.closedDocks).toEqual([cellAt([-2, 13])]);
    expect(first.ended).toBe(false);
    const second = walking()
      .with(({ closedDocks }) => closedDocks.push(cellAt([27, 12])))
      .crew('lexxa', { at: [20, 12] })
      .npc('goliath', [1, 13]);
    const after = activated(second, 1);
    expect(after.state.result).toMatchObject({ winners: [], reason: 'docksLost' });
  });
});
