import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { type Modifier, sumOf } from '../../src/hooks.ts';
import { takeHits } from '../../src/rules/attack/hits.ts';
import { neededText } from '../../src/rules/attack/needed.ts';
import { d3Of, succeeds } from '../../src/rules/dice.ts';
import { sufferWounds } from '../../src/rules/wounds.ts';
import { firing, heroStrikes, rolled, shooting, unitStrikes, written } from '../support/attack.ts';

describe('dice', () => {
  test('[GSQ-CORE-01] a D3 is a die halved and rounded up', () => {
    const rolled = scene()
      .dice(1, 2, 3, 4, 5, 6)
      .perform(function* (t) {
        return [1, 2, 3, 4, 5, 6].map(() => d3Of(t.chance.die()));
      });
    expect(rolled.result).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('[GSQ-CORE-02] a die succeeds on its number or above', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => succeeds(die, 4))).toEqual([false, false, false, true, true, true]);
    expect([2, 3].map(die => succeeds(die, 4, 1))).toEqual([false, true]);
  });

  test('[GSQ-CORE-03, GSQ-EX-27] a natural 6 always succeeds, a natural 1 never', () => {
    expect(succeeds(6, 6, -3)).toBe(true);
    expect(succeeds(1, 2, 1)).toBe(false);
    const armoured = scene()
      .unit('overseerEngine', [[10, 10]], { lasting: [{ what: 'shieldWall', until: 'round' }] })
      .dice(1)
      .perform(t => takeHits(t, t.state.units[0]!, { count: 1, ap: 0 }, { rule: 'GSQ-PSY-11', cause: 'feat' }));
    expect(armoured.result).toBe(1); // Defense 2+ with +1
    const bare = scene()
      .unit('deckhands', [[10, 10]])
      .dice(6)
      .perform(t => takeHits(t, t.state.units[0]!, { count: 1, ap: 3 }, { rule: 'GSQ-PSY-12', cause: 'feat' }));
    expect(bare.result).toBe(0); // Defense 6+ against AP(3)
  });

  test('[GSQ-CORE-04] modifiers are added up once; two of one name count once', () => {
    expect(
      sumOf([
        { name: 'daze', value: -1 },
        { name: 'rally', value: 2 },
        { name: 'daze', value: -1 },
      ]),
    ).toBe(1);
    const done = scene({ heroes: ['breacher', 'medic'], timeOfDay: 'dawn' })
      .hero(1, { at: [10, 10], conditions: ['crippled'], injuries: ['blindedEye'] })
      .unit('sentryFrame', [[15, 10]])
      .dice(6, 5, 5)
      .dice(6)
      .perform(shooting(), 'unit:1');
    const { hits, needed } = rolled(done, 'shot.rolled');
    expect(needed).toBe('4+ · crippled −1 · blindedEye −1 · dawn −1');
    expect(hits).toBe(1);
  });

  test('[GSQ-CORE-04] what a die needs is told with what adds to it: each name once, and not what adds nothing', () => {
    expect(written(neededText(4, []))).toBe('4+');
    const all: Modifier[] = [
      { name: 'cover', value: 1 },
      { name: 'ap', value: -2 },
      { name: 'cover', value: 1 },
      { name: 'stealth', value: 0 },
      { name: 'ap', value: -2 },
    ];
    expect(written(neededText(4, all))).toBe('4+ · cover +1 · ap −2');
  });

  test('[GSQ-CORE-04] one skill twice on one hero adds nothing', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, {
        lasting: [
          { what: 'shieldWall', until: 'round' },
          { what: 'shieldWall', until: 'round' },
        ],
      })
      .dice(3)
      .perform(t => takeHits(t, t.state.heroes[0]!, { count: 1, ap: 0 }, { rule: 'GSQ-PSY-31', cause: 'feat' }));
    expect(done.result).toBe(1); // Defense 5+: a 3 + 1 fails, a 3 + 2 would not
  });

  test('[GSQ-CORE-06, GSQ-SPECIAL-02] a die that was rolled again is not rolled a third time', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [40, 40] })
      .unit('choristers', [[15, 10]])
      .dice(5, 6, 6)
      .perform(firing);
    expect(rolled(done, 'defense.rolled')).toMatchObject({ dice: '6→6', through: 0 });
  });
});

describe('attacks', () => {
  test('[GSQ-CORE-16, GSQ-SKILL-04] what is for the next attack covers all its dice and ends with it', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10], lasting: [{ what: 'brace', until: 'attack' }] })
      .unit('sentryFrame', [[15, 10]])
      .dice(3, 3, 1, 6, 6)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ hits: 2 });
    expect(done.hero(1).lasting).toEqual([]);
  });

  test('[GSQ-CORE-16] a melee skill is not used up by a shot, nor an aim by a strike; one for a weapon by that weapon', () => {
    const lasting = [
      { what: 'overpower', until: 'attack' },
      { what: 'aim', until: 'attack' },
      { what: 'overcharge', until: 'attack', weapon: 'scattergun' },
      { what: 'evade', until: 'round' },
    ] as const;
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10], lasting: [...lasting] })
        .unit('sentryFrame', [[12, 10]]);
    const shot = table().dice(1, 1, 1, 1).perform(shooting(), 'unit:1');
    expect(shot.hero(1).lasting.map(({ what }) => what)).toEqual(['overpower', 'evade']);
    const struck = table().dice(1, 1).perform(heroStrikes());
    expect(struck.hero(1).lasting.map(({ what }) => what)).toEqual(['aim', 'overcharge', 'evade']);
    const none = table().perform(shooting(), 'none');
    expect(none.hero(1).lasting).toHaveLength(4);
  });

  test('[GSQ-CORE-16, GSQ-SPECIAL-16] feats, drones and events are no attacks: nobody steps in', () => {
    const table = () => scene({ heroes: ['medic', 'bulwark'] });
    for (const cause of ['feat', 'drone', 'event', 'ground'] as const) {
      const done = table().perform(t => sufferWounds(t, t.state.heroes[0]!, 2, { rule: 'GSQ-WOUND-08', cause }));
      expect(done.asked).toEqual([]);
      const hit = table()
        .dice(1)
        .perform(t => takeHits(t, t.state.heroes[0]!, { count: 1, ap: 0 }, { rule: 'GSQ-WOUND-08', cause }));
      expect(hit.asked).toEqual([]);
    }
  });

  test('[GSQ-EX-31, GSQ-MELEE-07] a fatigued fighter hits only on natural 6s', () => {
    const table = (fatigued: boolean) =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('chainBrute', [[12, 10]], { fatigued })
        .dice(6, 5, 4, 6)
        .dice(6, 6);
    expect(table(true).perform(unitStrikes()).said('blow.rolled')[0]!.params).toMatchObject({ hits: 1 });
    expect(table(false).perform(unitStrikes()).said('blow.rolled')[0]!.params).toMatchObject({ hits: 3 });
  });

  test('[GSQ-ITEM-12, GSQ-MELEE-07] whoever has taken a Frenzy Injector is never fatigued', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10], fatigued: true, lasting: [{ what: 'frenzyInjector', until: 'round' }] })
      .unit('chainBrute', [[12, 10]])
      .dice(4, 4, 6, 6)
      .perform(heroStrikes());
    expect(rolled(done, 'blow.rolled')).toMatchObject({ hits: 2 });
  });
});
