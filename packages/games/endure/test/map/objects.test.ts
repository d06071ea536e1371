import { addMission, type Scene, scene } from '@starboard/endure/testing';
import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/index.ts';
import { prepare } from '../../src/rules/setup/index.ts';
import type { Setup } from '../../src/setup.ts';
import { variants } from '../../src/tables/variants.ts';
import type { ItemId } from '../../src/types.ts';

addMission({
  id: 'SMASH',
  faction: 'gep',
  difficulty: 'easy',
  minutes: 5,
  map: ['CREW@0 REC@0 LAB@180'],
  start: 'CREW.w',
  radar: [],
  tokens: { 3: [], 4: [], 5: [] },
  objectives: [
    { name: 'terminal', colour: 'red', zone: 'CREW.x', deed: { does: 'break', health: 2 } },
    { name: 'terminal', colour: 'red', zone: 'REC.R', deed: { does: 'break', health: 3 } },
    { name: 'rack', colour: 'blue', zone: 'CREW.C', deed: { does: 'give', from: 'rack', take: 'all' } },
    {
      name: 'crate',
      words: { en: 'a crate', fr: 'une caisse' },
      colour: 'green',
      zone: 'CREW.D',
      deed: { does: 'give', from: 'crate', take: 'choose' },
    },
    {
      name: 'crate',
      words: { en: 'a crate', fr: 'une caisse' },
      colour: 'green',
      zone: 'CREW.D',
      deed: { does: 'give', from: 'crate', take: 'choose' },
    },
  ],
  exits: [],
  aside: { rack: ['voidCannon', 'voidCannon'], crate: ['shotgun', 'medKit3', 'pistol'] },
  win: [{ goal: 'done', objective: 'terminal' }],
});

/** The Marine stands at the first terminal; the others are far away. */
function smash(weapon: ItemId, objectDamage: 'singleAttack' | 'accumulate' = 'singleAttack'): Scene {
  return scene({ mission: 'SMASH', variants: { objectDamage } })
    .survivor('marine-a', { at: 'CREW.x', holding: [weapon] })
    .survivor('captain-a', { at: 'LAB.C' })
    .survivor('medic-a', { at: 'LAB.C' })
    .turnOf('marine-a');
}

describe('things that break', () => {
  test('[ETS-COMBAT-09] they are attacked like enemies, near and far, and one attack must do it', () => {
    const played = smash('plasmaCutter').dice(4, 1, 1, 4, 4, 1).play();
    expect(played.offers('attack:')).toEqual(['attack:plasmaCutter:0@CREW.x']);
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.state.objectives[0]).toMatchObject({ done: false, hurt: 0 });
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.state.objectives[0]!.done).toBe(true);
    expect(played.said('object.broken')).toHaveLength(1);
    expect(played.offers('attack:')).toEqual([]);
    const shot = smash('assaultRifle').play().offers('attack:');
    expect(shot).toEqual(['attack:assaultRifle:0@REC.R', 'attack:assaultRifle:0@CREW.x']);
  });

  test('[ETS-COMBAT-09, ETS-COMBAT-05] successes are divided between them and enemies', () => {
    const played = smash('assaultRifle').enemies('swarmer', 2, 'CREW.x').dice(4, 4, 5, 1).play();
    played.choose('attack:assaultRifle:0@CREW.x', 'keep');
    expect(played.asks).toBe('attack.divide');
    played.choose({ swarmer: 1, 'objective:0': 2 });
    expect(played.count('swarmer')).toBe(1);
    expect(played.state.objectives[0]!.done).toBe(true);
  });

  test('[ETS-VAR-18] singleAttack: damage that does not destroy is lost', () => {
    const played = smash('plasmaCutter', 'singleAttack').dice(4, 1, 1, 4, 1, 1).play();
    played.choose('attack:plasmaCutter:0@CREW.x', 'attack:plasmaCutter:0@CREW.x');
    expect(played.state.objectives[0]).toMatchObject({ done: false, hurt: 0 });
  });

  test('[ETS-VAR-18] accumulate: it is kept', () => {
    const played = smash('plasmaCutter', 'accumulate').dice(4, 1, 1, 4, 1, 1).play();
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.state.objectives[0]).toMatchObject({ done: false, hurt: 1 });
    expect(played.said('object.hurt')[0]!.params).toMatchObject({ left: 1 });
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.state.objectives[0]!.done).toBe(true);
  });

  test('[ETS-VAR-18] the switch and its words', () => {
    expect(variants.objectDamage).toEqual(['singleAttack', 'accumulate']);
    for (const { en, fr } of [texts]) {
      for (const key of [
        'variant.objectDamage',
        'variant.objectDamage.singleAttack',
        'variant.objectDamage.accumulate',
      ]) {
        expect(en).toHaveProperty([key]);
        expect(fr).toHaveProperty([key]);
      }
    }
  });

  test('[ETS-ITEM-01] Fire Axe: each success counts double against objects, and only against them', () => {
    const played = smash('fireAxe').dice(3, 1).play();
    played.choose('attack:fireAxe:0@CREW.x');
    expect(played.state.objectives[0]!.done).toBe(true);
    const kept = smash('fireAxe', 'accumulate')
      .survivor('marine-a', { at: 'REC.R' })
      .dice(3, 1)
      .play()
      .choose('attack:fireAxe:0@REC.R');
    expect(kept.state.objectives[1]).toMatchObject({ done: false, hurt: 2 });
    const jaeger = smash('fireAxe').survivor('marine-a', { at: 'CREW.w' }).enemies('jaeger', 1, 'CREW.w').dice(3, 1);
    expect(jaeger.play().choose('attack:fireAxe:0@CREW.w').count('jaeger')).toBe(1);
  });
});

describe('cards laid aside', () => {
  test('[ETS-MISSION-03] they leave the deck; for one that is not there, the topmost that is no noise card', () => {
    const { state } = scene({ mission: 'SMASH' });
    const [first, second] = state.aside['rack']!;
    expect(first).toBe('voidCannon'); // there is one copy
    expect(second).toBeDefined();
    expect(second).not.toMatch(/^(voidCannon|noise)/);
    expect(state.items.draw).not.toContain('voidCannon');
    const everywhere = [...state.items.draw, ...Object.values(state.aside).flat()];
    expect(everywhere).toHaveLength(80);
  });

  test('[ETS-MISSION-03] the deck is shuffled before: nobody knows which card that is', () => {
    const replacement = (seed: string) =>
      prepare({ ...scene().setup, mission: 'SMASH' as Setup['mission'] }, new Opening([], new Chance(seedFrom(seed))));
    const seconds = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => replacement(seed).aside['rack']![1]);
    expect(new Set(seconds).size).toBeGreaterThan(2);
  });

  test('[ETS-MISSION-04] the objective is gone with its card, even if that is discarded for lack of room', () => {
    const played = smash('pistol')
      .survivor('marine-a', { at: 'CREW.D', holding: ['shotgun', 'rivetGun'] })
      .turnOf('marine-a')
      .play();
    played.choose('interact:3', 'medKit3');
    expect(played.asks).toBe('gain.full');
    played.choose('leave');
    expect(played.state.objectives[3]!.done).toBe(true);
    expect(played.state.removed).toContain('medKit3');
    expect(played.holds('marine-a')).toEqual(['pistol', 'shotgun', 'rivetGun']);
    expect(played.offers('interact:')).toEqual(['interact:4']);
  });

  test('[ETS-MISSION-04] what nobody can collect any more is out of the game', () => {
    const played = smash('fireAxe').survivor('marine-a', { at: 'CREW.D' }).turnOf('marine-a').play();
    played.choose('interact:3', 'medKit3');
    expect(played.state.aside['crate']).toEqual(['shotgun', 'pistol']);
    played.choose('interact:4', 'shotgun');
    expect(played.state.aside['crate']).toEqual([]);
    expect(played.state.removed).toEqual(['pistol']);
  });

  test('[ETS-MISSION-04] where everything is given, the collector takes all of it', () => {
    const played = smash('fireAxe')
      .survivor('marine-a', { at: 'CREW.C' })
      .aside('rack', 'voidCannon', 'calmative')
      .turnOf('marine-a')
      .play();
    played.choose('interact:2');
    expect(played.holds('marine-a')).toEqual(['fireAxe', 'voidCannon', 'calmative']);
  });
});
