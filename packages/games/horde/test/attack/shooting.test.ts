import { type Scene, scene } from '@starboard/horde/testing';
import type { Decision } from '@starboard/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { units } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { rangedWeapons, rangeOf, shoot, targetsFor } from '../../src/rules/shooting.ts';
import { isRanged, ranged } from '../../src/rules/weapons.ts';
import type { Horde, Profile, Weapon } from '../../src/types.ts';
import { allRolled, firing, rolled, shooting } from '../support/attack.ts';

/** Whom hero 1 could shoot at with its first ranged weapon. */
function targetsOf({ state }: Scene): number[] {
  const hero = state.heroes[0]!;
  return targetsFor(state, hero, rangedWeapons(hero)[0]!).map(({ no }) => no);
}

/** The rifle hero of these tests: Quality 5+, Carbine 18", A2. */
function medic(...at: [number, number]) {
  return scene({ heroes: ['medic', 'breacher'] })
    .hero(1, { at })
    .hero(2, { at: [40, 40] });
}

describe('who can be shot', () => {
  test('[GSQ-SHOOT-01] a weapon with a range is fired, one without strikes', () => {
    const all: Profile[] = [...Object.values(archetypes), ...idsOf(units).map(id => units[id])];
    for (const { weapons } of all) for (const weapon of weapons) expect(isRanged(weapon)).toBe(weapon.range > 0);
    const { state } = scene({ heroes: ['medic', 'psion'] });
    expect(rangedWeapons(state.heroes[0]!).map(({ name }) => name)).toEqual(['carbine']);
    expect(rangedWeapons(state.heroes[1]!).map(({ name }) => name)).toEqual(['sparkPistol']);
  });

  test('[GSQ-SHOOT-02] a unit is a target if any of its models is within range, base to base, and in sight', () => {
    // Centres 19" apart are 18" of gap for two S bases.
    expect(
      targetsOf(
        medic(10, 10).unit('raiders', [
          [29, 10],
          [30, 10],
          [31, 10],
        ]),
      ),
    ).toEqual([1]);
    expect(
      targetsOf(
        medic(10, 10).unit('raiders', [
          [29.5, 10],
          [31, 10],
        ]),
      ),
    ).toEqual([]);
    const hidden = medic(10, 20).piece('bunker', [14, 18]);
    expect(targetsOf(hidden.unit('raiders', [[20, 20]]))).toEqual([]);
    expect(
      targetsOf(
        hidden.unit('raiders', [
          [20, 20],
          [20, 10],
        ]),
      ),
    ).toEqual([2]);
  });

  test('[GSQ-SHOOT-02] only those models fire that reach and see the target', () => {
    // The Auto-Rifle has 24": the models at 34 (gap 23") and 35 (gap 24") fire, the third does not.
    const done = medic(10, 10)
      .unit('raiders', [
        [34, 10],
        [35, 10],
        [36, 10],
      ])
      .dice(1, 1)
      .perform(firing);
    expect(rolled(done, 'shot.rolled').dice).toBe('1 1');
  });

  test('[GSQ-SHOOT-08, GSQ-EVENT-35, GSQ-RUL-25] clouds take 6" of range, never below 0", and at 0" nothing is fired', () => {
    const table = () =>
      medic(10, 10)
        .event(35)
        .unit('raiders', [[23, 10]])
        .unit('raiders', [[10, 24]]);
    expect(targetsOf(table())).toEqual([1]); // gaps of 12" and 13", the Carbine has 18" - 6"
    const clouded = table();
    const [medicHero] = clouded.state.heroes;
    const carbine = rangedWeapons(medicHero!)[0]!;
    expect(rangeOf(clouded.state, medicHero!, { ...carbine, range: 4 })).toBe(0);
    expect(rangeOf(clouded.state, medicHero!, { ...carbine, range: 6 })).toBe(0);
    const touching = clouded.unit('raiders', [[11, 10]]);
    expect(targetsFor(touching.state, medicHero!, { ...carbine, range: 6 })).toEqual([]);
  });

  test('[GSQ-SKILL-14, GSQ-SHOOT-08] a braced shot ignores what shortens its range, not what lengthens it', () => {
    const { state } = medic(10, 10)
      .hero(1, {
        lasting: [{ what: 'brace', until: 'attack' }],
        gear: [{ gear: 'longScope', weapon: 'carbine' }],
      })
      .event(35);
    const [hero] = state.heroes;
    const [carbine] = rangedWeapons(hero!);
    expect(rangeOf(state, hero!, carbine!)).toBe(4 * 24);
    hero!.lasting = [];
    expect(rangeOf(state, hero!, carbine!)).toBe(4 * 18);
  });

  test('[GSQ-SHOOT-08, GSQ-EX-22] on the small table printed range and what changes it are halved', () => {
    const { state } = scene({ table: 'small', heroes: ['medic', 'breacher'] }).event(35);
    expect(rangeOf(state, state.heroes[0]!, rangedWeapons(state.heroes[0]!)[0]!)).toBe(4 * 6);
  });

  test('[GSQ-EX-25, GSQ-TIME-03, GSQ-TIME-04] at night 12" is near enough for a shot with -1 to hit, 12.5" is not', () => {
    const night = (x: number) =>
      scene({ heroes: ['medic', 'breacher'], timeOfDay: 'night' })
        .hero(1, { at: [10, 10] })
        .hero(2, { at: [40, 40] })
        .unit('raiders', [[x, 10]]);
    expect(targetsOf(night(23.5))).toEqual([]);
    const done = night(23).dice(5, 6, 6).perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ dice: '5 6', hits: 1 }); // Quality 5+: a 5 misses
  });

  test('[GSQ-SHOOT-11] fighting in melee or standing close to friends makes no difference', () => {
    const fought = medic(10, 10)
      .hero(2, { at: [15.5, 10] })
      .unit('raiders', [[14, 10]], { fatigued: true });
    const done = fought.dice(5, 4, 5).perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ dice: '5 4', hits: 1, needed: '5+' });
  });
});

describe('declaring targets', () => {
  test('[GSQ-SHOOT-03, GSQ-SHOOT-04] one question for one weapon, before any die: a target, or not to shoot', () => {
    const table = () =>
      medic(10, 10)
        .unit('raiders', [[20, 10]])
        .unit('raiders', [[10, 20]]);
    const none = table().perform(shooting(), 'none');
    expect(none.asked).toEqual(['shoot']);
    expect(none.result).toBe(false);
    expect(none.log).toEqual([]);
    const shot = table().dice(1, 1).perform(shooting(), 'unit:2');
    expect(shot.asked).toEqual(['shoot']);
    expect(shot.result).toBe(true);
    expect(rolled(shot, 'shot.rolled').no).toBe(2);
  });

  test('[GSQ-SHOOT-03] without a target nothing is asked', () => {
    const done = medic(10, 10).perform(shooting());
    expect(done.asked).toEqual([]);
    expect(done.result).toBe(false);
  });

  test('[GSQ-SHOOT-02] foes out of range or out of sight are shown barred', () => {
    const asked: string[] = [];
    const table = medic(10, 20)
      .piece('bunker', [14, 18])
      .unit('raiders', [[20, 20]])
      .unit('raiders', [[10, 30]])
      .unit('raiders', [[10, 45]]);
    function* looking(t: Horde) {
      const flow = shoot(t, t.state.heroes[0]!, false);
      const { value } = flow.next();
      for (const { key, reason, rule } of (value as Decision).asks[0]!.showing!.blocked!()) {
        asked.push(`${key} ${reason.key} ${rule}`);
      }
    }
    table.perform(looking as never);
    expect(asked).toEqual(['unit:1 bar.unseen GSQ-SHOOT-02', 'unit:3 bar.tooFar GSQ-SHOOT-02']);
  });
});

describe('several weapons', () => {
  const { weapons } = archetypes.medic;
  const arm = (...ranged: Weapon[]) => Object.assign(archetypes.medic, { weapons: [...ranged, ...weapons] });
  afterEach(() => Object.assign(archetypes.medic, { weapons }));

  test('[GSQ-SHOOT-03, GSQ-SHOOT-04] one question for each weapon, all before the dice, at most two targets', () => {
    arm(ranged('servicePistol', 12, 1, 0), ranged('sparkPistol', 12, 1, 0));
    const done = medic(10, 10)
      .unit('raiders', [[15, 10]])
      .unit('raiders', [[10, 15]])
      .unit('raiders', [[5, 10]])
      .dice(1, 1, 1, 1)
      .perform(shooting(), 'unit:1', 'unit:3', 'unit:1');
    expect(done.asked).toEqual(['shoot', 'shoot', 'shoot']);
    const struck = allRolled(done, 'shot.rolled').map(({ no }) => no);
    expect(struck).toEqual([1, 1, 3]); // target by target
    const third = () =>
      medic(10, 10)
        .unit('raiders', [[15, 10]])
        .unit('raiders', [[10, 15]])
        .unit('raiders', [[5, 10]])
        .perform(shooting(), 'unit:1', 'unit:3');
    expect(third).toThrow(/offers: unit:1, unit:3, none$/);
  });

  test('[GSQ-SHOOT-10, GSQ-SHOOT-09] all weapons at one target roll to hit, then all is blocked, then wounds fall', () => {
    arm(ranged('servicePistol', 12, 1, 0));
    const done = medic(10, 10)
      .unit('sentryFrame', [[15, 10]])
      .dice(6, 6, 6, 3, 3, 4)
      .perform(shooting(), 'unit:1', 'unit:1');
    const keys = done.log.map(({ key }) => key);
    expect(keys).toEqual(['shot.rolled', 'shot.rolled', 'defense.rolled', 'defense.rolled', 'wounds.unit']);
    expect(done.unit(1)!.models[0]!.wounds).toBe(2);
  });

  test('[GSQ-AI-08] weapons that do not reach the best target fire at the best other one', () => {
    const frame = units.sentryFrame.weapons;
    Object.assign(units.sentryFrame, { weapons: [ranged('slugPistol', 6, 1, 0), ...frame] });
    const done = scene({ heroes: ['medic', 'breacher', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [20, 10] })
      .hero(3, { at: [10, 20] })
      .piece('rubble', [18, 8])
      .piece('rubble', [8, 8])
      .unit('sentryFrame', [[14, 12]])
      .dice(1, 1, 1, 1)
      .perform(firing);
    Object.assign(units.sentryFrame, { weapons: frame });
    const shots = allRolled(done, 'shot.rolled').map(({ target }) => target);
    expect(shots).toEqual(['hero.envoy', 'hero.medic']);
  });
});

describe('rolling', () => {
  test('[GSQ-SHOOT-05, GSQ-SHOOT-06, GSQ-CORE-02] each model rolls its Attacks against Quality, each hit one Defense die', () => {
    const done = medic(10, 10)
      .unit('raiders', [
        [20, 10],
        [20, 12],
        [20, 14],
      ])
      .dice(5, 4, 4)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ dice: '5 4', hits: 1 }); // Quality 5+
    expect(rolled(done, 'defense.rolled')).toMatchObject({ dice: '4', through: 1 }); // Defense 5+
    expect(done.unit(1)!.models).toHaveLength(2);
    const unit = medic(10, 10)
      .unit('raiders', [
        [20, 10],
        [20, 12],
        [20, 14],
      ])
      .dice(5, 5, 4, 5, 4)
      .perform(firing);
    expect(rolled(unit, 'shot.rolled')).toMatchObject({ dice: '5 5 4', hits: 2 });
    expect(unit.hero(1).wounds).toBe(1); // Defense 5+: a 5 blocks, a 4 does not
  });

  test('[GSQ-EX-26, GSQ-COVER-01, GSQ-SHOOT-07] a Breacher at a Sentry Frame in cover: +1 - 1 is 0, blocked on 4+', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .piece('rubble', [13, 8])
        .unit('sentryFrame', [[15, 10]]);
    const done = table().dice(6, 4, 3, 4, 3).perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ dice: '6 4 3', hits: 2 });
    const { dice, through, needed } = rolled(done, 'defense.rolled');
    expect([dice, through]).toEqual(['4 3', 1]);
    expect(needed).toBe('4+ · cover +1 · ap −1');
    expect(done.unit(1)!.models[0]!.wounds).toBe(1);
  });

  test('[GSQ-SHOOT-07, GSQ-SPECIAL-01] AP is taken from the Defense die, and several AP add up', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10], gear: [{ gear: 'piercingRounds', weapon: 'scattergun' }] })
      .unit('sentryFrame', [[15, 10]])
      .dice(6, 1, 1, 5)
      .perform(shooting(), 'unit:1');
    const { through, needed } = rolled(done, 'defense.rolled');
    expect([through, needed]).toEqual([1, '4+ · ap −2']); // a 5 - 2 is below 4
  });

  test('[GSQ-COVER-01, GSQ-COVER-03, GSQ-LOS-07] a large model in between covers, even where no terrain lies', () => {
    const done = medic(10, 20)
      .unit('chainBrute', [[20, 20]])
      .unit('chainBrute', [[17, 19.5]]) // only the ray to the southern point passes it
      .dice(5, 1, 3)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'defense.rolled')).toMatchObject({ needed: '4+ · cover +1', through: 0 });
  });

  test('[GSQ-COVER-06] several sources of cover give +1 only', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .piece('barrier', [13, 8], 1)
      .piece('rubble', [14, 8])
      .unit('sentryFrame', [[16.5, 10]])
      .dice(6, 1, 1, 3)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'defense.rolled').needed).toBe('4+ · cover +1 · ap −1');
  });
});
