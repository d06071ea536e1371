import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { mayAscend } from '../../src/rules/orbit/landing.ts';
import { activated, misses } from '../support/npcs.ts';

/** The Icarus has overstayed in the northern dock, those named are outside. */
const overstaying = () => scene().round(3).docked(1, [-2, 13], 1).ship(1, { overstays: true });

describe('NPCs and docked ships', () => {
  test('[RDA-DOCK-05, RDA-NPC-20, RDA-NPC-21] an overstaying ship is what all NPCs head for', () => {
    for (const npc of ['zurathiWarrior', 'darius', 'razorbackStalker'] as const) {
      const set = overstaying()
        .crew('prak', { at: [20, 12] })
        .npc(npc, [8, 12]);
      const after = activated(set, 1);
      expect(after.npc(1)!.cell).toBeLessThan(cellAt([1, 0]));
    }
  });

  test('[RDA-DOCK-05, RDA-VILLAIN-10] but for those whose card names another target', () => {
    const set = overstaying()
      .crew('lexxa', { at: [20, 12] })
      .npc('borada', [8, 12]);
    expect(activated(set, 1).npc(1)!.lastSeen).toBe(cellAt([20, 12]));
  });

  test('[RDA-DOCK-07, RDA-BOARDING-01] of two it takes the nearer, and boards it on the dock square', () => {
    const set = scene({ players: 4 })
      .round(3)
      .docked(1, [-2, 13], 1)
      .ship(1, { overstays: true })
      .docked(2, [27, 12], 1)
      .ship(2, { overstays: true })
      .npc('zurathiWarrior', [1, 13]);
    const after = activated(set.dice(...misses(4)), 1);
    expect(after.npc(1)!.aboard).toBe(1);
  });

  test('[RDA-BOARDING-13] Giants do not board: the highest initiative is their target', () => {
    const set = overstaying()
      .crew('prak', { at: [20, 12] })
      .npc('caveLeviathan', [3, 12]);
    expect(activated(set, 1).npc(1)!.lastSeen).toBe(cellAt([20, 12]));
  });

  test('[RDA-BOARDING-14, RDA-BOARDING-04] aboard it attacks the highest initiative; with an action left on the way in, too', () => {
    const set = overstaying().npc('zurathiWarrior', [-1, 13]);
    const after = activated(set.dice(...misses(4)), 1);
    expect(after.npc(1)).toMatchObject({ aboard: 1, lastTarget: 'crew:lexxa' });
  });

  test('[RDA-BOARDING-14] with nobody left aboard it leaves with its next activation, and ignores that ship from then on', () => {
    const set = overstaying()
      .npc('zurathiWarrior', [-1, 13])
      .with(state => {
        for (const crew of state.crew) if (crew.ship === 1) crew.wounds = 20;
      });
    const arrived = activated(set, 1);
    expect(arrived.npc(1)).toMatchObject({ aboard: 1, ignored: [] });
    const left = activated(set, 1);
    expect(left.npc(1)).toMatchObject({ aboard: 0, ignored: [1] });
    expect(activated(set, 1).npc(1)!.aboard).toBe(0);
  });

  test('[RDA-BOARDING-11] a ship does not lift off with a villain aboard', () => {
    const set = overstaying();
    expect(mayAscend(set.state, set.state.ships[0]!)).toBe(true);
    set.npc('zurathiWarrior', [-2, 13], { aboard: 1 });
    expect(mayAscend(set.state, set.state.ships[0]!)).toBe(false);
  });
});
