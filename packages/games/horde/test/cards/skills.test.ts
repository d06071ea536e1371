import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { skills } from '../../src/cards/skills/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { effects, sumOf } from '../../src/hooks.ts';
import { roundEnds } from '../../src/rules/round.ts';
import type { SkillId } from '../../src/types.ts';

/** A hero in the middle of nowhere with every skill, and another 2" to its east; one person holds both. */
function party(...known: SkillId[]) {
  return scene({ heroes: ['envoy', 'medic'], seats: 1 })
    .hero(1, { at: [20, 20], skills: known, str: 4, dex: 4, wil: 4, power: 0, wounds: 8 })
    .hero(2, { at: [23, 20], activated: true })
    .turnOf(1);
}

// With no Power and one wound left nobody is asked to turn a failure.

describe('using a skill', () => {
  const linked = {
    str: ['shieldWall', 'shove', 'overpower', 'brace', 'suppressingBurst', 'secondWind'],
    dex: ['aim', 'evade', 'vanish', 'fieldBarricade', 'overcharge', 'quickSearch', 'sprint'],
    wil: ['mend', 'purge', 'rally', 'order', 'markTarget', 'taunt', 'meditate'],
  };

  test('[GSQ-SKILL-02] each is tested against its stat', () => {
    for (const [stat, ids] of Object.entries(linked))
      for (const id of ids) expect(skills[id as SkillId].stat).toBe(stat);
    expect(Object.values(linked).flat().sort()).toEqual([...idsOf(skills)].sort());
    const evading = (die: number) => party('evade').hero(1, { str: 6, dex: 3, wil: 6 }).dice(die).play();
    expect(evading(3).choose('skill:evade').hero(1).lasting).toHaveLength(1);
    expect(evading(2).choose('skill:evade').hero(1).lasting).toHaveLength(0);
  });

  test('[GSQ-SKILL-02] a failure spends the action and does nothing', () => {
    const played = party('evade', 'vanish').dice(3).play().choose('skill:evade');
    expect(played.hero(1).lasting).toEqual([]);
    expect(played.state.activation).toMatchObject({ skilled: true, usedSkills: ['evade'] });
    expect(played.said('test.failed')[0]).toMatchObject({ rule: 'GSQ-SKILL-18', params: { die: 3 } });
  });

  test('[GSQ-SKILL-03] the target is chosen before the test, and heroes need not be visible', () => {
    const set = party('order')
      .hero(2, { at: [20, 27] })
      .piece('bunker', [18, 22])
      .dice(4);
    expect(set.play().offers('skill')).toEqual(['skill:order']);
    const two = scene({ heroes: ['envoy', 'medic', 'breacher'], seats: 1 })
      .turnOf(1)
      .play()
      .choose('skill:order');
    expect(two.asks).toBe('use.order');
    expect(two.said('test.passed')).toEqual([]);
  });

  test('[GSQ-SKILL-03] enemies must be visible, and ranges are gaps', () => {
    const marking = (at: [number, number]) => party('markTarget').unit('raiders', [at]);
    expect(marking([20, 39]).play().offers('skill')).toEqual(['skill:markTarget']); // 18" from rim to rim
    expect(marking([20, 39.5]).play().barred('skill:markTarget')).toBe('GSQ-SKILL-03');
    expect(marking([20, 39]).piece('bunker', [18, 24]).play().offers('skill')).toEqual([]);
  });

  test('[GSQ-SKILL-04] what is for this round or for the next attack of this round is over with the round', () => {
    const ended = party()
      .hero(1, {
        lasting: [
          { what: 'evade', until: 'round' },
          { what: 'aim', until: 'attack' },
          { what: 'vanish', until: 'activation' },
        ],
      })
      .perform(roundEnds);
    expect(ended.hero(1).lasting).toEqual([{ what: 'vanish', until: 'activation' }]);
  });

  test('[GSQ-SKILL-05] a hero may be its own target, unless another is asked for', () => {
    const lonely = party('mend', 'rally', 'order', 'overcharge').hero(2, { at: [44, 44] });
    expect(lonely.play().offers('skill')).toEqual(['skill:mend', 'skill:overcharge']);
  });

  test('[GSQ-SKILL-06, GSQ-SKILL-23] a move that a skill grants is as long as printed, whoever makes it', () => {
    const set = () =>
      party('sprint')
        .hero(1, { conditions: ['impaired'] })
        .dice(4);
    const sprints = set().play().choose('skill:sprint');
    expect(sprints.asks).toBe('sprint');
    expect([sprints.offersPlace(16, 20), sprints.offersPlace(15.5, 20)]).toEqual([true, false]);
    const fast = scene({ heroes: ['duelist', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [40, 40] });
    const dashes = fast.turnOf(1).dice(4).play().choose('skill:sprint');
    expect([dashes.offersPlace(16, 20), dashes.offersPlace(15.5, 20)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-06, GSQ-WEATHER-07] bad weather halves it', () => {
    const set = scene({ heroes: ['duelist', 'medic'], seats: 1, weather: 'bad' }).hero(1, { at: [20, 20] });
    const sprints = set.turnOf(1).dice(4).play().choose('skill:sprint');
    expect([sprints.offersPlace(18, 20), sprints.offersPlace(17.5, 20)]).toEqual([true, false]);
  });
});

describe('Str', () => {
  const blocks = (played: ReturnType<ReturnType<typeof party>['play']>, hero: number) =>
    sumOf(effects.tell(played.state, 'block', { by: played.hero(hero) }));

  test('[GSQ-SKILL-11] Shield Wall: +1 to Defense for itself and another within 3"', () => {
    const played = party('shieldWall').dice(4).play().choose('skill:shieldWall');
    expect([blocks(played, 1), blocks(played, 2)]).toEqual([1, 1]);
    expect(played.hero(2).lasting).toEqual([{ what: 'shieldWall', until: 'round' }]);
    const apart = party('shieldWall')
      .hero(2, { at: [24.5, 20] })
      .dice(4)
      .play()
      .choose('skill:shieldWall');
    expect([blocks(apart, 1), blocks(apart, 2)]).toEqual([1, 0]);
    const down = party('shieldWall').hero(2, { wounds: 9 }).dice(4).play().choose('skill:shieldWall');
    expect([blocks(down, 1), blocks(down, 2)]).toEqual([1, 0]);
  });

  test('[GSQ-SKILL-13] Overpower: AP(+2) for the next melee attack, however often it shoots before', () => {
    const set = party('overpower').hero(1, { wounds: 0, power: 4 });
    const played = set
      .unit('sentryFrame', [[26, 24]], { activated: true })
      .dice(4, 1, 1, 1, 6, 6, 5, 5, 1, 1, 1, 6)
      .play();
    played.choose('skill:overpower', 'hold', 'unit:1');
    expect(played.hero(1).lasting).toHaveLength(1);
    played.choose('extra', 'charge:1', [25, 23]);
    expect(played.unit(1)!.models[0]!.wounds).toBe(2); // Defense 4+ against AP(3): 5s do not block
    expect(played.hero(1).lasting).toHaveLength(0);
  });

  test('[GSQ-SKILL-14] Brace: +1 to hit, and neither Stealth nor a shortened range matters', () => {
    const set = () =>
      party('brace')
        .event(35)
        .unit('railSniper', [[33, 20]], { activated: true })
        .hero(2, { at: [40, 40] });
    expect(set().play().offers('hold')).toEqual([]); // 12" less 6"
    const played = set().dice(4, 4, 3, 3, 6).play().choose('skill:brace', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[0]!.params).toMatchObject({ hits: 1 }); // Quality 5+: a 4 hits, and 3s do not
    expect(played.hero(1).lasting).toEqual([]);
  });

  test('[GSQ-SKILL-15] Suppressing Burst: an enemy unit within 18" has -1 to hit this round', () => {
    const played = party('suppressingBurst')
      .unit('raiders', [[30, 30]])
      .dice(4)
      .play();
    played.choose('skill:suppressingBurst');
    const [unit] = played.state.units;
    expect(unit!.lasting).toEqual([{ what: 'suppressingBurst', until: 'round' }]);
    const strike = {
      by: unit!,
      model: unit!.models[0]!,
      weapon: { name: 'autoRifle', range: 24, attacks: 1, ap: 0, rules: {} },
      target: played.hero(1),
      how: 'shooting',
      charging: false,
      moved: false,
    } as const;
    expect(sumOf(effects.tell(played.state, 'hit', strike))).toBe(-1);
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, how: 'melee' }))).toBe(-1);
  });

  test('[GSQ-SKILL-16] Second Wind: no longer fatigued; it is of no use to the fresh', () => {
    const played = party('secondWind').hero(1, { fatigued: true }).dice(4).play().choose('skill:secondWind');
    expect(played.hero(1).fatigued).toBe(false);
    expect(party('secondWind').play().barred('skill:secondWind')).toBe('GSQ-SKILL-03');
  });
});

describe('Wil', () => {
  test('[GSQ-SKILL-24, GSQ-SPECIAL-13] Mend: 2 wounds within 3", and 3 by a Field Surgeon', () => {
    const mend = party('mend').hero(2, { wounds: 5 }).dice(4).play().choose('skill:mend', 'hero:2');
    expect(mend.hero(2).wounds).toBe(3);
    const surgeon = scene({ heroes: ['medic', 'breacher'], seats: 1 }).hero(1, { at: [20, 20] });
    const mended = surgeon
      .hero(2, { at: [22, 20], wounds: 5 })
      .turnOf(1)
      .dice(4)
      .play()
      .choose('skill:mend');
    expect(mended.hero(2).wounds).toBe(2);
    expect(
      party('mend')
        .hero(1, { wounds: 0 })
        .hero(2, { at: [24.5, 20], wounds: 5 })
        .play()
        .offers('skill'),
    ).toEqual([]);
  });

  test('[GSQ-SKILL-24, GSQ-WOUND-07] Mend wakes the unconscious, and never the Diseased', () => {
    const set = () => party('mend').hero(1, { wounds: 0 });
    const woken = set().hero(2, { wounds: 9 }).dice(4).play().choose('skill:mend');
    expect(woken.hero(2).wounds).toBe(7);
    expect(
      set()
        .hero(2, { wounds: 9, conditions: ['diseased'] })
        .play()
        .offers('skill'),
    ).toEqual([]);
  });

  test('[GSQ-SKILL-25] Purge: one condition of a hero within 3"', () => {
    const set = party('purge')
      .hero(2, { conditions: ['afflicted', 'crippled'] })
      .dice(4);
    const played = set.play().choose('skill:purge');
    expect(played.offers()).toEqual(['2:afflicted', '2:crippled']);
    expect(played.choose('2:crippled').hero(2).conditions).toEqual(['afflicted']);
    expect(
      party('purge')
        .hero(2, { conditions: ['afflicted'], wounds: 9 })
        .play()
        .offers('skill'),
    ).toEqual([]);
  });

  test('[GSQ-SKILL-26] Rally: another within 9" is no longer Shaken and has +1 to morale', () => {
    const played = party('rally')
      .hero(2, { at: [30, 20], shaken: true })
      .dice(4)
      .play()
      .choose('skill:rally');
    expect(played.hero(2)).toMatchObject({ shaken: false, lasting: [{ what: 'rally', until: 'round' }] });
    const morale = effects.tell(played.state, 'morale', { by: played.hero(2) });
    expect(morale).toContainEqual({ name: 'rally', value: 1 });
    expect(
      party('rally')
        .hero(2, { at: [30.5, 20], shaken: true })
        .play()
        .offers('skill'),
    ).toEqual([]);
  });

  test('[GSQ-SKILL-27, GSQ-HID-06] Order: another within 9" moves up to 6", and its owner says where', () => {
    const set = scene({ heroes: ['envoy', 'medic'], seats: 2 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [30, 20] });
    const played = set.turnOf(1).dice(4).play().choose('skill:order');
    expect([played.asks, ...played.match.waitingFor]).toEqual(['order', 'p2']);
    expect([played.offersPlace(36, 20), played.offersPlace(36.5, 20)]).toEqual([true, false]);
    played.choose([36, 20]);
    expect(played.placeOf(2)).toEqual([36, 20]);
    expect(played.match.waitingFor).toEqual(['p1']);
    expect(party('order').hero(2, { shaken: true }).play().offers('skill')).toEqual([]);
    expect(party('order').hero(2, { wounds: 9 }).play().offers('skill')).toEqual([]);
  });

  test('[GSQ-SKILL-28] Mark Target: heroes have +1 to hit it this round, in any attack', () => {
    const set = party('markTarget').unit('raiders', [[30, 20]], { activated: true });
    const played = set.dice(4, 4, 3, 1, 1).play().choose('skill:markTarget', 'hold', 'unit:1');
    expect(played.said('shot.rolled')[0]!.params).toMatchObject({ hits: 1 }); // Quality 5+: the 4 hits
    expect(played.unit(1)).toBeUndefined();
    const marked = party('markTarget')
      .unit('raiders', [[30, 20]])
      .dice(4)
      .play()
      .choose('skill:markTarget');
    expect(marked.unit(1)!.lasting).toEqual([{ what: 'markTarget', until: 'round' }]);
  });

  test('[GSQ-SKILL-29] Taunt: an enemy unit within 12" that has still to activate is bound to this hero', () => {
    const set = (activated: boolean) =>
      party('taunt')
        .unit('raiders', [[33, 20]], { activated })
        .hero(2, { at: [40, 40] });
    expect(set(true).play().offers('skill')).toEqual([]);
    const played = set(false).dice(4).play().choose('skill:taunt');
    expect(played.unit(1)!.lasting).toEqual([{ what: 'taunt', until: 'round', by: 1 }]);
  });

  test('[GSQ-SKILL-29, GSQ-AI-08] whoever is taunted shoots at the hero that did it', () => {
    const set = scene({ heroes: ['envoy', 'medic'], seats: 1 })
      .hero(1, { at: [20, 20], activated: true })
      .hero(2, { at: [28, 24], activated: true })
      .unit('raiders', [[30, 20]], { lasting: [{ what: 'taunt', until: 'round', by: 1 }] })
      .turnOfUnit(1)
      .dice(1);
    expect(set.play().said('shot.rolled')[0]!.params!['target']).toMatchObject({ key: 'hero.envoy' });
  });

  test('[GSQ-SKILL-30] Meditate: 2 Power, unless it is full', () => {
    const played = party('meditate').dice(4).play().choose('skill:meditate');
    expect(played.hero(1).power).toBe(2);
    expect(party('meditate').hero(1, { power: 6 }).play().offers('skill')).toEqual([]);
  });
});
