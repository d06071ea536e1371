import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { attackWith } from '../../src/rules/combat/attack.ts';
import { failLifeSupport } from '../../src/rules/resolution/life-support.ts';
import { readyWeapons } from '../../src/rules/turn/weapons.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { ItemId } from '../../src/types.ts';
import { alone } from '../support/sentry-scenes.ts';

describe('Sentries', () => {
  test('[ETS-ENEMYSTAT-07, ETS-ENEMYSTAT-08] Artemis: 3 actions, Health 1, damage 1; Sip: 2, 2, 2; both range 0', () => {
    expect(enemies.artemis).toMatchObject({ actions: 3, range: 0, health: 1, damage: 1, faction: 'sentry' });
    expect(enemies.sip).toMatchObject({ actions: 2, range: 0, health: 2, damage: 2, faction: 'sentry' });
  });

  test('[ETS-ENEMYSTAT-07, ETS-ENEMYSTAT-08] so they act: an Artemis comes 2 zones and strikes for 1, a Sip 1 zone and for 2', () => {
    const healthAfter = (type: 'artemis' | 'sip', at: string) =>
      alone('CO12', 'CREW.A')
        .survivor('captain-a', { at: 'CREW.x' })
        .enemies(type, 1, at)
        .phase('enemies')
        .dice(6, 'blank')
        .play()
        .survivor('captain-a').health;
    expect([healthAfter('artemis', 'REC.R'), healthAfter('sip', 'REC.n'), healthAfter('sip', 'REC.R')]).toEqual([
      8, 7, 9,
    ]);
  });

  test('[ETS-ENEMYSTAT-09] the Olympian is a boss of 2 actions', () => {
    expect(enemies.olympian).toMatchObject({ actions: 2, boss: true, faction: 'sentry', size: 4, figures: 1 });
  });

  test('[ETS-RTOK-02] their tokens: 2 Artemis, 3 Artemis, 2 Sip, 3 Sip, each twice', () => {
    const pairs = ['2 artemis', '3 artemis', '2 sip', '3 sip'].flatMap(face => [face, face]);
    expect([...radarTokens.sentry].sort()).toEqual(pairs.sort());
  });
});

describe('+1 on each die', () => {
  const shot = (weapon: ItemId, types: readonly ('artemis' | 'sip' | 'swarmer')[], ...dice: number[]) => {
    const set = alone('CO12', 'CREW.A').survivor('captain-a', { at: 'CREW.x', holding: [weapon] });
    for (const type of types) set.enemies(type, 1, 'CREW.x');
    return set
      .turnOf('captain-a')
      .dice(...dice)
      .perform(function* (t) {
        const by = t.state.survivors[1]!;
        yield* attackWith(t, by, readyWeapons(t.state, by)[0]!, by.zone);
      });
  };

  test('[ETS-ENEMYSTAT-10, ETS-COMBAT-12] a weapon of 4+ hits a Sentry on 3, and on 2 it does not', () => {
    expect(shot('medicalBlade', ['artemis'], 3, 1).count('artemis')).toBe(0);
    expect(shot('medicalBlade', ['artemis'], 2, 1).count('artemis')).toBe(1);
    expect(shot('medicalBlade', ['sip'], 3, 3).count('sip')).toBe(0);
    expect(shot('medicalBlade', ['swarmer'], 3, 1).count('swarmer')).toBe(1);
  });

  test('[ETS-ENEMYSTAT-10] the dice jam as they lie', () => {
    expect(shot('pistol', ['artemis'], 2, 2).said('jammed')).toHaveLength(1);
    expect(shot('pistol', ['artemis'], 2, 1).count('artemis')).toBe(0);
  });

  test('[ETS-ENEMYSTAT-10] with something else among them each die counts as it lies', () => {
    const shots = shot('medicalBlade', ['artemis', 'swarmer'], 3, 3);
    expect([shots.count('artemis'), shots.count('swarmer')]).toEqual([1, 1]);
  });

  test('[ETS-ENEMYSTAT-10] the Olympian too, awake', () => {
    const wounds = alone('CO15', 'CREW.B')
      .survivor('captain-a', { at: 'ROBO.R', holding: ['medicalBlade'] })
      .boss('olympian', 'ROBO.R', { health: 20 })
      .turnOf('captain-a')
      .dice(3, 2)
      .play()
      .choose('attack:medicalBlade:0@ROBO.R');
    expect(wounds.state.figures[0]!.hurt).toBe(1);
  });
});

test('[ETS-ENEMYSTAT-10] Life Support Failure hurts no Sentry, large or small', () => {
  const done = alone('CO15', 'CREW.B')
    .boss('olympian', 'ROBO.R')
    .enemies('artemis', 3, 'LIFE.C')
    .enemies('sip', 1, 'LIFE.C')
    .enemies('swarmer', 2, 'LIFE.C')
    .perform(t => failLifeSupport(t, 1));
  expect(done.state.figures.map(({ type, hurt }) => `${type} ${hurt}`)).toEqual([
    'olympian 0',
    'artemis 0',
    'artemis 0',
    'artemis 0',
    'sip 0',
    'swarmer 0',
  ]);
});
