import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { outlookOf } from '../../src/rules/attack/outlook.ts';

describe('what an attack promises', () => {
  test('[GSQ-SHOOT-05, GSQ-SHOOT-06, GSQ-EX-26] dice, numbers, modifiers by name, and wounds on average', () => {
    const { state } = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .piece('rubble', [13, 8])
      .unit('sentryFrame', [[15, 10]]);
    const outlook = outlookOf(state, state.heroes[0]!, state.units[0]!);
    expect(outlook).toMatchObject({ weapon: 'scattergun', dice: 3, need: 4, toHit: 4, block: 4, toBlock: 4 });
    expect(outlook.isCovered).toBe(true);
    expect(outlook.blockModifiers).toEqual([
      { name: 'cover', value: 1 },
      { name: 'ap', value: -1 },
    ]);
    expect(outlook.expected).toBeCloseTo(3 * (3 / 6) * (3 / 6));
  });

  test('[GSQ-SPECIAL-25, GSQ-MELEE-07] Rending and fatigue are reckoned with', () => {
    const { state } = scene({ heroes: ['duelist', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('sawHulk', [[12, 10]]);
    const hero = state.heroes[0]!;
    const fresh = outlookOf(state, hero, state.units[0]!, { how: 'melee' });
    // 2 of 6 hit plainly and are blocked on 3+, 1 of 6 rends and is blocked on 6.
    expect(fresh.expected).toBeCloseTo(4 * ((2 / 6) * (2 / 6) + (1 / 6) * (5 / 6)));
    hero.fatigued = true;
    expect(outlookOf(state, hero, state.units[0]!, { how: 'melee' })).toMatchObject({ toHit: 6 });
  });

  test('[GSQ-SPECIAL-07, GSQ-SPECIAL-22, GSQ-SPECIAL-02] Deadly, Regeneration and Bane too', () => {
    const { state } = scene({ heroes: ['sharpshooter', 'medic'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [12, 16], gear: ['bioWeave'] })
      .unit('fleshHorror', [[18, 10]])
      .unit('raiders', [[10, 18]])
      .unit('choristers', [[20, 20]]);
    const [hero, medic] = state.heroes;
    const [horror, raiders, choristers] = state.units;
    const strong = outlookOf(state, hero!, horror!); // Defense 5+ less AP(2): only a 6 blocks
    expect(strong.expected).toBeCloseTo((3 / 6) * (5 / 6) * (2 / 3) * 2);
    const weak = outlookOf(state, hero!, raiders!);
    expect(weak.expected).toBeCloseTo((3 / 6) * (5 / 6));
    const hymn = outlookOf(state, choristers!, medic!); // blocked on 6 alone, and that is rolled again
    expect(hymn.expected).toBeCloseTo((2 / 6) * (5 / 6 + 5 / 36));
  });

  test('[GSQ-SHOOT-03, GSQ-WOUND-01] every model of a unit fires, and nobody loses more than it has left', () => {
    const { state } = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .unit('raiders', [
        [18, 10],
        [18, 12],
        [18, 14],
      ]);
    const [medic] = state.heroes;
    const [raiders] = state.units;
    expect(outlookOf(state, raiders!, medic!)).toMatchObject({ weapon: 'autoRifle', dice: 3, toHit: 5, toBlock: 5 });
    expect(outlookOf(state, raiders!, medic!).expected).toBeCloseTo(3 * (2 / 6) * (4 / 6));
    medic!.wounds = 8.9;
    expect(outlookOf(state, raiders!, medic!).expected).toBeCloseTo(0.1);
  });

  test('[GSQ-COVER-06, GSQ-SPECIAL-32, GSQ-SPECIAL-18] cover is for shots alone, and how the attack is made matters', () => {
    const { state } = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: [10, 10] })
      .piece('crater', [8, 8])
      .unit('boarders', [[12, 10]])
      .unit('bombardier', [[20, 10]]);
    const [medic] = state.heroes;
    const [boarders, bombardier] = state.units;
    const standing = outlookOf(state, boarders!, medic!, { how: 'melee' });
    expect(standing).toMatchObject({ weapon: 'boardingAxe', dice: 2, toHit: 4, toBlock: 6, isCovered: false });
    const charging = outlookOf(state, boarders!, medic!, { how: 'melee', charging: true });
    expect(charging).toMatchObject({ toHit: 3, modifiers: [{ name: 'thrust', value: 1 }], isCovered: false });
    expect(outlookOf(state, bombardier!, medic!)).toMatchObject({ toHit: 4, isCovered: false }); // a Blast
    expect(outlookOf(state, bombardier!, medic!, { moved: true })).toMatchObject({ toHit: 5, isCovered: false });
  });
});
