import { type Performed, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { feats } from '../../src/cards/feats/heroes.ts';
import { skills } from '../../src/cards/skills/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { gainXp, levelFor } from '../../src/rules/after/levels.ts';
import { isConscious } from '../../src/rules/table.ts';
import { levels } from '../../src/tables/levels.ts';

/** Hero 1 receives XP, its picks answered in turn. */
function gain(set: Scene, xp: number, ...picks: string[]): Performed {
  return set.perform(t => gainXp(t, t.state.heroes[0]!, xp, 'GSQ-XP-05'), ...picks);
}

/** Hero 1 one XP short of a level. */
function oneShortOf(level: number, hero: Parameters<Scene['hero']>[1] = {}): Scene {
  return scene({ heroes: ['duelist', 'medic'], seats: 2 }).hero(1, {
    level: level - 1,
    xp: levels[level - 1]!.xp - 1,
    ...hero,
  });
}

/** What is offered to a hero that reaches a level. */
function offered(level: number): Record<string, number> {
  const { xp, gains } = levels[level - 1]!;
  expect(levelFor(xp)).toBe(level);
  expect(levelFor(xp - 1)).toBe(level - 1);
  const first = Object.keys(gains)[0]!;
  const reached = gain(oneShortOf(level), 1, first, 'aim', 'mend');
  expect(reached.asked[0]).toBe('level');
  expect(reached.hero(1).level).toBe(level);
  return gains;
}

describe('the level table', () => {
  test('[GSQ-LEVEL-01] level 1 needs nothing and gives nothing', () => {
    expect(levels[0]).toEqual({ xp: 0, gains: {} });
    expect(levelFor(0)).toBe(1);
  });

  const stats = { str: 1, dex: 1, wil: 1 };
  test.each([
    ['[GSQ-LEVEL-02]', 2, 2, { tough: 1, skill: 1 }],
    ['[GSQ-LEVEL-03]', 3, 4, stats],
    ['[GSQ-LEVEL-04]', 4, 8, { tough: 2, quality: 1 }],
    ['[GSQ-LEVEL-05]', 5, 12, { power: 2, skill: 2, caster: 1 }],
    ['[GSQ-LEVEL-06]', 6, 18, { tough: 1, power: 1 }],
    ['[GSQ-LEVEL-07]', 7, 24, stats],
    ['[GSQ-LEVEL-08]', 8, 32, { tough: 2, power: 2 }],
    ['[GSQ-LEVEL-09]', 9, 40, { power: 2, skill: 2, caster: 1 }],
    ['[GSQ-LEVEL-10]', 10, 50, { tough: 1, skill: 1 }],
    ['[GSQ-LEVEL-11]', 11, 60, stats],
    ['[GSQ-LEVEL-12]', 12, 82, { tough: 2, quality: 1 }],
    ['[GSQ-LEVEL-13]', 13, 94, { power: 2, skill: 2, caster: 1 }],
    ['[GSQ-LEVEL-14]', 14, 108, { tough: 1, power: 1 }],
    ['[GSQ-LEVEL-15]', 15, 122, stats],
  ] as const)('%s level %i at %i XP', (_, level, xp, gains) => {
    expect(levels[level - 1]!.xp).toBe(xp);
    expect(offered(level)).toEqual(gains);
  });

  test('[GSQ-RUL-08] the steps are those of the table', () => {
    const steps = levels.slice(1).map(({ xp }, at) => xp - levels[at]!.xp);
    expect(steps).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 22, 12, 14, 14]);
  });

  test('[GSQ-EX-10] 81 XP are level 11, 82 XP level 12', () => {
    expect(levelFor(81)).toBe(11);
    expect(levelFor(82)).toBe(12);
  });

  test('[GSQ-LEVEL-22] level 15 is the highest; more XP still counts', () => {
    const more = gain(scene().hero(1, { level: 15, xp: 130 }), 100);
    expect(more.hero(1)).toMatchObject({ level: 15, xp: 230 });
    expect(more.state.earned).toBe(100);
    expect(more.asked).toEqual([]);
  });
});

describe('levelling up', () => {
  test('[GSQ-LEVEL-16] each level is one pick of the hero’s own player', () => {
    const once = gain(oneShortOf(4), 1, 'quality');
    expect(once.asked).toEqual(['level']);
    expect(once.hero(1)).toMatchObject({ quality: 3, tough: 9 });
    const played = scene({ seats: 2 })
      .hero(1, { at: [24, 2] })
      .hero(2, { at: [24, 24] })
      .wave(2)
      .stage('waveEnds')
      .play();
    expect([played.asks, played.asked]).toEqual(['level', 'p1']);
    expect(played.choose('tough').asked).toBe('p2');
  });

  test('[GSQ-LEVEL-17, GSQ-EX-09] 3 XP and 6 more: level 3, then level 4, one pick each', () => {
    const two = gain(scene().hero(1, { level: 2, xp: 3 }), 6, 'dex', 'tough');
    expect(two.asked).toEqual(['level', 'level']);
    expect(two.hero(1)).toMatchObject({ xp: 9, level: 4, dex: 5, tough: 12 });
  });

  test('[GSQ-LEVEL-18] Tough grows without touching wounds; Power grows in maximum and at hand', () => {
    expect(gain(oneShortOf(8, { wounds: 4 }), 1, 'tough').hero(1)).toMatchObject({ tough: 11, wounds: 4 });
    expect(gain(oneShortOf(8, { power: 1 }), 1, 'power').hero(1)).toMatchObject({ maxPower: 7, power: 3 });
  });

  test.each(['str', 'dex', 'wil'] as const)('[GSQ-LEVEL-19] %s becomes one better', stat => {
    const duelist = { str: 5, dex: 4, wil: 6 };
    expect(gain(oneShortOf(3), 1, stat).hero(1)[stat]).toBe(duelist[stat] - 1);
  });

  test('[GSQ-LEVEL-19, GSQ-RUL-35] nothing gets better than 2+: it is barred', () => {
    const played = scene({ seats: 1 })
      .hero(1, { at: [24, 24], level: 3, xp: 7, quality: 2 })
      .hero(2, { at: [24, 2] })
      .stage('waveEnds')
      .play();
    expect(played.offers()).toEqual(['tough']);
    expect(played.barred('quality')).toBe('GSQ-LEVEL-19');
    expect(() => played.choose('quality')).toThrow();
  });

  test('[GSQ-LEVEL-19] a 3+ still becomes a 2+', () => {
    expect(gain(oneShortOf(4, { quality: 3 }), 1, 'quality').hero(1).quality).toBe(2);
    expect(gain(oneShortOf(3, { dex: 3 }), 1, 'dex').hero(1).dex).toBe(2);
  });

  test('[GSQ-RUL-35, GSQ-LEVEL-20, GSQ-LEVEL-21] whoever knows every skill and every feat is offered neither', () => {
    const played = scene({ heroes: ['psion', 'medic'], seats: 1 })
      .hero(1, { at: [24, 24], level: 4, xp: 11, skills: [...idsOf(skills)], feats: [...idsOf(feats)] })
      .hero(2, { at: [24, 2] })
      .stage('waveEnds')
      .play();
    expect([played.asks, played.offers()]).toEqual(['level', ['power']]);
    expect([played.barred('skill'), played.barred('caster')]).toEqual(['GSQ-LEVEL-19', 'GSQ-LEVEL-19']);
  });

  test('[GSQ-RUL-35] if nothing can be picked the level gives nothing', () => {
    const best = gain(oneShortOf(3, { str: 2, dex: 2, wil: 2 }), 1);
    expect(best.asked).toEqual([]);
    expect(best.hero(1).level).toBe(3);
    expect(best.said('level.nothing')).toHaveLength(1);
  });

  test('[GSQ-LEVEL-20] teaches as many different skills as it says, none that is known', () => {
    const learnt = gain(oneShortOf(5), 1, 'skill', 'mend', 'aim');
    expect(learnt.asked).toEqual(['level', 'learnSkill', 'learnSkill']);
    expect(learnt.hero(1).skills.slice(-2)).toEqual(['mend', 'aim']);
    expect(() => gain(oneShortOf(2), 1, 'skill', 'evade')).toThrow();
    expect(() => gain(oneShortOf(5), 1, 'skill', 'mend', 'mend')).toThrow();
  });

  test('[GSQ-LEVEL-20] fewer if fewer are left, and no choice if none is', () => {
    const butOne = idsOf(skills).filter(skill => skill !== 'taunt');
    const learnt = gain(oneShortOf(5, { skills: butOne }), 1, 'skill');
    expect(learnt.hero(1).skills).toHaveLength(idsOf(skills).length);
    expect(() => gain(oneShortOf(5, { skills: [...idsOf(skills)] }), 1, 'skill')).toThrow();
  });

  test('[GSQ-LEVEL-21, GSQ-EX-52, GSQ-RUL-41] a Duelist becomes Caster(1) with a feat of its choice', () => {
    const caster = gain(oneShortOf(5), 1, 'caster', 'hurl').hero(1);
    expect(caster).toMatchObject({ caster: 1, feats: ['hurl'], power: 5 });
  });

  test('[GSQ-LEVEL-21, GSQ-PSY-01] a caster learns one more, none that it knows', () => {
    const psion = () => scene({ heroes: ['psion', 'medic'] }).hero(1, { level: 4, xp: 11 });
    expect(gain(psion(), 1, 'caster', 'dread').hero(1)).toMatchObject({
      caster: 3,
      feats: ['forceBolt', 'barrierField', 'dread'],
    });
    expect(() => gain(psion(), 1, 'caster', 'forceBolt')).toThrow();
    const lastFeat = gain(psion().hero(1, { feats: idsOf(feats).filter(feat => feat !== 'hurl') }), 1, 'caster');
    expect(lastFeat.asked).toEqual(['level']);
    expect(lastFeat.hero(1).feats.at(-1)).toBe('hurl');
  });

  test('[GSQ-LEVEL-23] the unconscious level up at once and stay unconscious', () => {
    const down = gain(oneShortOf(8, { wounds: 9 }), 1, 'tough').hero(1);
    expect(down).toMatchObject({ tough: 11, wounds: 11, level: 8 });
    expect(isConscious(down)).toBe(false);
  });
});
