import { type Inches, type Performed, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { exchangeBlows, meleeWeaponsOf, type Toll } from '../../src/rules/melee/strikes.ts';
import { improvised, melee, ranged } from '../../src/rules/weapons.ts';
import type { Horde } from '../../src/types.ts';
import { allRolled } from '../support/attack.ts';
import { heroCharges, medicAt, misses, unitCharges } from '../support/melee.ts';

/** Hero 1 has charged the first unit, or the unit the hero; now they strike. */
function blows(charger: 'hero' | 'unit' = 'hero') {
  return (t: Horde) => {
    const hero = t.state.heroes[0]!;
    const unit = t.state.units[0]!;
    return charger === 'hero' ? exchangeBlows(t, hero, unit) : exchangeBlows(t, unit, hero);
  };
}

/** The dice of all strikes, in order. */
function dice(done: Performed) {
  return allRolled(done, 'blow.rolled').map(each => each.dice);
}

/** What the dice of all strikes needed, or those of Defense. */
function needed(done: Performed, key = 'blow.rolled') {
  return allRolled(done, key).map(each => each.needed);
}

describe('strikes', () => {
  test('[GSQ-MELEE-04] every charging model within 2" strikes, and nobody else', () => {
    const striking = (second: number) =>
      medicAt(20, 20)
        .unit('boarders', [
          [20, 18.5],
          [20, second],
        ])
        .dice(...misses)
        .perform(blows('unit'), 'refrain');
    expect(dice(striking(17))).toEqual(['1 1 1 1']); // a gap of 2"
    expect(dice(striking(16.5))).toEqual(['1 1']); // 2.5"
  });

  test('[GSQ-MELEE-04, GSQ-TABLE-04] on the small table it is 1"', () => {
    const striking = (second: number) =>
      medicAt(10, 10, { table: 'small' })
        .unit('boarders', [
          [10, 9],
          [10, second],
        ])
        .dice(...misses)
        .perform(blows('unit'), 'refrain');
    expect(dice(striking(8.5))).toEqual(['1 1 1 1']);
    expect(dice(striking(8))).toEqual(['1 1']);
  });

  test('[GSQ-MELEE-05] Quality to hit, Defense with AP to block; cover is no help', () => {
    const done = scene({ heroes: ['technician', 'breacher'] }) // Quality 5+, wrench A2, AP(1)
      .hero(1, { at: [20, 20] })
      .piece('crater', [19, 19])
      .unit('raiders', [[21, 20]])
      .dice(5, 4, 5) // one hit; Defense 5+ with AP(1) would need a 6
      .perform(blows());
    expect(needed(done)).toEqual(['5+']);
    expect(needed(done, 'defense.rolled')).toEqual(['5+ · ap −1']);
    expect(done.result).toEqual<Toll>({ byCharger: 1, byTarget: 0 });
  });

  test('[GSQ-MELEE-04, GSQ-MELEE-13] with all melee weapons; without any with improvised blows, Attacks 1, AP 0', () => {
    const spear = melee('trenchSpade', 2, 1);
    const claws = melee('claws', 1, 0);
    const rifle = ranged('scattergun', 24, 1, 0);
    expect(meleeWeaponsOf({ weapons: [spear, rifle, claws] })).toEqual([spear, claws]);
    expect(meleeWeaponsOf({ weapons: [rifle] })).toEqual([improvised]);
    expect(improvised).toMatchObject({ range: 0, attacks: 1, ap: 0, rules: {} });
  });
});

describe('striking back', () => {
  const struck = () => medicAt(20, 20).unit('railSniper', [[21, 20]]);

  test('[GSQ-MELEE-06, GSQ-DEC-05] a hero may, or may not; only who does is fatigued', () => {
    const back = struck().dice(1, 5, 1, 2).perform(blows('unit'), 'strike');
    expect(back.asked).toEqual(['strikeBack']);
    expect(back.result).toEqual<Toll>({ byCharger: 0, byTarget: 1 });
    expect(back.hero(1).fatigued).toBe(true);
    const not = struck().dice(1).perform(blows('unit'), 'refrain');
    expect(not.result).toEqual<Toll>({ byCharger: 0, byTarget: 0 });
    expect(not.hero(1).fatigued).toBe(false);
  });

  test('[GSQ-MELEE-06] it is no activation, and possible before and after one', () => {
    for (const activated of [true, false]) {
      const done = struck()
        .hero(1, { activated })
        .dice(...misses)
        .perform(blows('unit'), 'strike');
      expect(done.hero(1).activated).toBe(activated);
      expect(dice(done)).toHaveLength(2);
    }
  });

  test('[GSQ-MELEE-06] only those who are left, and within 2"', () => {
    const done = medicAt(20, 20)
      .unit('deckhands', [
        [21, 20],
        [21, 21],
        [24, 20],
      ])
      .dice(5, 1, 1) // a hit that is not blocked
      .dice(...misses)
      .perform(blows());
    expect(dice(done)).toEqual(['5 1', '1']);
  });

  test('[GSQ-MELEE-15] enemies always do', () => {
    const done = struck()
      .dice(...misses)
      .perform(blows());
    expect(done.asked).toEqual([]);
    expect(dice(done)).toEqual(['1 1', '1']);
  });

  test('[GSQ-MELEE-14] who fell does not', () => {
    const done = struck().hero(1, { wounds: 8 }).dice(4, 1).perform(blows('unit'));
    expect(done.asked).toEqual([]);
    expect(done.result).toEqual<Toll>({ byCharger: 1, byTarget: 0 });
  });
});

describe('fatigue', () => {
  test('[GSQ-MELEE-07, GSQ-EX-31] who charged hits only on natural 6s when it strikes back later in the round', () => {
    const done = medicAt(20, 20)
      .hero(1, { fatigued: true })
      .unit('railSniper', [[21, 20]])
      .dice(1, 5, 6, 2)
      .perform(blows('unit'), 'strike');
    expect(needed(done)).toEqual(['4+', 'sixes']);
    expect(done.result).toEqual<Toll>({ byCharger: 0, byTarget: 1 });
  });

  test('[GSQ-ITEM-12, GSQ-MELEE-07] whom the Frenzy Injector keeps going is not, whether it charges or strikes back', () => {
    const frenzied = () =>
      medicAt(20, 20)
        .hero(1, { lasting: [{ what: 'frenzyInjector', until: 'round' }] })
        .unit('railSniper', [[21, 20]])
        .dice(...misses);
    const charging = frenzied().perform(blows());
    expect([charging.hero(1).fatigued, charging.unit(1)!.fatigued]).toEqual([false, true]);
    const back = frenzied().perform(blows('unit'), 'strike');
    expect([back.hero(1).fatigued, back.unit(1)!.fatigued]).toEqual([false, true]);
  });

  test('[GSQ-MELEE-07, GSQ-MELEE-06] after a charge and after each strike back; several times a round', () => {
    const done = medicAt(20, 20)
      .unit('railSniper', [[24, 20]])
      .unit('railSniper', [[16, 20]])
      .dice(...misses)
      .perform(
        function* (t) {
          yield* heroCharges()(t);
          yield* unitCharges(1, 2)(t);
          yield* unitCharges(1, 1)(t);
        },
        [22.5, 20],
        'strike',
        'strike',
      );
    expect(needed(done)).toEqual(['5+', '4+', '4+', 'sixes', 'sixes', 'sixes']);
    expect([done.hero(1), done.unit(1)!, done.unit(2)!].map(({ fatigued }) => fatigued)).toEqual([true, true, true]);
  });

  test('[GSQ-MORALE-09, GSQ-MELEE-07] a Shaken hero may strike back, as if fatigued', () => {
    const done = medicAt(20, 20)
      .hero(1, { shaken: true })
      .unit('railSniper', [[21, 20]])
      .dice(...misses)
      .perform(blows('unit'), 'strike');
    expect(needed(done)).toEqual(['4+', 'sixes']);
  });
});

describe('special rules', () => {
  const duel = () =>
    scene({ heroes: ['duelist', 'breacher'] })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [44, 44] });

  test('[GSQ-SPECIAL-06, GSQ-MELEE-17] Counter strikes first, tires, and does not strike twice', () => {
    const done = duel()
      .unit('boarders', [
        [21, 20],
        [20, 21],
      ])
      .dice(4, 1, 1, 1, 2) // one of the two dies
      .dice(1, 1) // so only the other strikes
      .perform(blows('unit'));
    expect(dice(done)).toEqual(['4 1 1 1', '1 1']);
    expect(done.said('melee.counters')).toHaveLength(1);
    expect(done.asked).toEqual([]);
    expect(done.hero(1).fatigued).toBe(true);
    expect(done.result).toEqual<Toll>({ byCharger: 0, byTarget: 1 });
  });

  test('[GSQ-MELEE-07, GSQ-SPECIAL-06] who has charged is fatigued even if a Counter left nobody to strike', () => {
    const done = duel()
      .unit('boarders', [
        [21, 20], // further from marker 5 than the other: it dies first
        [27, 24],
      ])
      .dice(4, 1, 1, 1, 2)
      .perform(blows('unit'));
    expect(dice(done)).toEqual(['4 1 1 1']);
    expect(done.said('melee.strikes')).toEqual([]);
    expect(done.unit(1)!.fatigued).toBe(true);
  });

  test('[GSQ-SPECIAL-06, GSQ-MELEE-17] not while Shaken: then it may strike back as others do', () => {
    const done = duel()
      .hero(1, { shaken: true })
      .unit('railSniper', [[21, 20]])
      .dice(...misses)
      .perform(blows('unit'), 'strike');
    expect(dice(done)).toEqual(['1', '1 1 1 1']);
  });

  test('[GSQ-SPECIAL-06] only when charged: a duelist that charges strikes once', () => {
    const done = duel()
      .unit('railSniper', [[21, 20]])
      .dice(...misses)
      .perform(blows());
    expect(dice(done)).toEqual(['1 1 1 1', '1']);
  });

  test('[GSQ-SPECIAL-17, GSQ-MELEE-17] Impact: after a charge, before the strikes, each 2+ is a hit with AP 0', () => {
    const done = medicAt(20, 20)
      .unit('carapaceGuard', [[21.5, 20]])
      .dice(2, 6, 5, 4) // two hits, one of them blocked
      .dice(1, 1, 1)
      .perform(blows('unit'), 'refrain');
    expect(done.log.map(({ key }) => key)).toEqual([
      'melee.impact',
      'defense.rolled',
      'wounds.suffered',
      'melee.strikes',
      'blow.rolled',
    ]);
    expect(needed(done, 'defense.rolled')).toEqual(['5+']);
    expect(done.said('wounds.suffered')[0]).toMatchObject({ rule: 'GSQ-SPECIAL-17', params: { count: 1 } });
    expect(done.result).toEqual<Toll>({ byCharger: 1, byTarget: 0 });
  });

  test('[GSQ-SPECIAL-17] X dice for each model that is near enough to strike', () => {
    const rolledBy = (...places: Inches[]) =>
      medicAt(20, 20)
        .unit('carapaceGuard', places)
        .dice(...misses)
        .perform(blows('unit'), 'refrain')
        .said('melee.impact')
        .map(({ params }) => params);
    expect(rolledBy([21.5, 20], [20, 21.5])).toMatchObject([{ dice: '1 1 1 1', hits: 0 }]);
    expect(rolledBy([21.5, 20], [27, 20])).toMatchObject([{ dice: '1 1', hits: 0 }]);
    expect(rolledBy([27, 20])).toEqual([]);
  });

  test('[GSQ-SPECIAL-16, GSQ-SPECIAL-17] a Guardian may suffer what an Impact causes', () => {
    const done = scene({ heroes: ['medic', 'bulwark'] })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [20, 22] })
      .unit('carapaceGuard', [[21.5, 20]])
      .dice(2, 1, 1)
      .dice(...misses)
      .perform(blows('unit'), '1', 'refrain');
    expect(done.asked).toEqual(['guard', 'strikeBack']);
    expect([done.hero(1).wounds, done.hero(2).wounds]).toEqual([0, 1]);
  });

  test('[GSQ-SPECIAL-17] not if fatigued, and not when it is charged', () => {
    const tired = medicAt(20, 20)
      .unit('carapaceGuard', [[21.5, 20]], { fatigued: true })
      .dice(5, 5, 6, 1)
      .perform(blows('unit'), 'refrain');
    expect(tired.said('melee.impact')).toEqual([]);
    const charged = medicAt(20, 20)
      .unit('carapaceGuard', [[21.5, 20]])
      .dice(...misses)
      .perform(blows());
    expect(charged.said('melee.impact')).toEqual([]);
  });

  test('[GSQ-SPECIAL-32] Thrust: +1 to hit and AP(+1) in the activation in which it charges, not when it strikes back', () => {
    const thrusting = medicAt(20, 20)
      .unit('boarders', [[21, 20]])
      .dice(3, 1, 6)
      .perform(blows('unit'), 'refrain');
    expect(needed(thrusting)).toEqual(['4+ · thrust +1']);
    expect(needed(thrusting, 'defense.rolled')).toEqual(['5+ · ap −2']);
    const back = medicAt(20, 20)
      .unit('boarders', [[21, 20]])
      .dice(1, 1, 4, 3, 6)
      .perform(blows());
    expect(needed(back)).toEqual(['5+', '4+']);
    expect(needed(back, 'defense.rolled')).toEqual(['5+ · ap −1']);
  });

  test('[GSQ-SKILL-13, GSQ-CORE-16] what is for the next attack is spent with it', () => {
    const done = medicAt(20, 20)
      .hero(1, { lasting: [{ what: 'overpower', until: 'attack' }] })
      .unit('railSniper', [[21, 20]])
      .dice(...misses)
      .perform(blows());
    expect(done.hero(1).lasting).toEqual([]);
  });
});
