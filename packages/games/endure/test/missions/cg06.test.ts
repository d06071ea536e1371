import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, copy, Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { missions } from '../../src/cards/missions/index.ts';
import { endure } from '../../src/index.ts';
import { imagine, view } from '../../src/view.ts';

function cleared(): Scene {
  return scene({ mission: 'CG06' }).cleared();
}

describe('CG06 Bug Hunt', () => {
  test('[ETS-CG-0601] a mission of a campaign, with nobody in particular needed', () => {
    expect(missions['CG06']).toMatchObject({ faction: 'gep', difficulty: 'medium', minutes: 60, needs: [] });
    expect(missions['CG07']!.after).toHaveProperty('CG06');
  });

  test('[ETS-CG-0603, ETS-EDECK-02, ETS-SETUP-16] no radar spawn card is in the event deck, Proximity Alert neither', () => {
    const { draw } = scene({ mission: 'CG06' }).state.events;
    expect(draw).toHaveLength(16);
    expect(draw.filter(card => card.startsWith('spawn') || card === 'proximityAlert')).toEqual([]);
  });

  test('[ETS-CG-0604, ETS-ODD-13] three weapons lie face down: nobody sees which comes first', () => {
    const { state } = scene({ mission: 'CG06' });
    expect([...state.aside['stash']!].sort()).toEqual(['assaultRifle', 'pistol', 'shotgun']);
    expect(state.items.draw).toHaveLength(80 - 3);
    const turned = copy(state);
    turned.aside['stash']!.reverse();
    for (const viewer of ['marine-a', 'spectator']) expect(view(turned, viewer)).toEqual(view(state, viewer));
    const chance = new Chance(seedFrom('face down'));
    const orders = Array.from({ length: 40 }, () => {
      const twin = copy(state);
      imagine(twin, 'marine-a', chance);
      return twin.aside['stash']!.join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  test('[ETS-CG-0604] the stash in the Armoury gives one of them at random; the other two are out of the game', () => {
    const taken = (seed: string) => {
      const { setup, state } = cleared()
        .enemies('swarmer', 1, 'LAB.n')
        .survivor('marine-a', { at: 'ARM.C' })
        .turnOf('marine-a');
      const match = Match.from(endure, setup, state, { seed: seedFrom(seed) });
      match.answer('marine-a', 'interact:0');
      const { objectives, aside, items, survivors } = match.state;
      expect(objectives[0]!.done).toBe(true);
      expect(aside['stash'] ?? []).toEqual([]);
      expect(items.draw).toHaveLength(80 - 3);
      expect(survivors[0]!.cards).toHaveLength(1);
      return survivors[0]!.cards[0]!.item;
    };
    const weapons = Array.from({ length: 30 }, (_, nth) => taken(`stash ${nth}`));
    expect([...new Set(weapons)].sort()).toEqual(['assaultRifle', 'pistol', 'shotgun']);
  });

  test('[ETS-CG-0605] won when all enemies are dead, whether the stash was found or not', () => {
    const shoots = (more: (set: Scene) => Scene) =>
      more(cleared())
        .survivor('marine-a', { at: 'LIFE.s', holding: ['shotgun'] })
        .enemies('swarmer', 1, 'LIFE.s')
        .turnOf('marine-a')
        .dice(3, 4, 5)
        .play()
        .choose('attack:shotgun:0@LIFE.s');
    expect(shoots(set => set).outcome?.winners).toHaveLength(3);
    expect(shoots(set => set.token('4 swarmer', 'ARM.B')).outcome).toBeUndefined();
  });
});
