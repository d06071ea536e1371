import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { gear } from '../../src/cards/gear.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { items } from '../../src/cards/items.ts';
import { fieldOf } from '../../src/field/field.ts';
import { indexAt } from '../../src/field/measure.ts';
import { effects, sumOf } from '../../src/hooks.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { defenseOf } from '../../src/rules/attack/hits.ts';
import { bindGear } from '../../src/rules/items/gear.ts';
import { maxPowerOf } from '../../src/rules/power.ts';
import { rangeOf } from '../../src/rules/shooting.ts';
import { special } from '../../src/rules/specials.ts';
import type { ConsumableId, GearId, Hero, Weapon } from '../../src/types.ts';

/** Two heroes 2" apart, the first with an item and its turn. */
function holding(item: ConsumableId, first: Partial<Omit<Hero, 'at' | 'injuries' | 'gear'>> = {}) {
  return scene()
    .hero(1, { at: [24, 24], items: [item], ...first })
    .hero(2, { at: [26.5, 24] })
    .turnOf(1);
}

describe('consumables', () => {
  test('[GSQ-ITEM-01, GSQ-ACT-08, GSQ-SKILL-01] using one takes the Skill action, no test, and it is gone', () => {
    const played = holding('medKit', { wounds: 5 }).play().choose('item:medKit');
    expect(played.hero(1).items).toEqual([]);
    expect(played.hero(1).wounds).toBe(2);
    expect(played.said('test.passed')).toEqual([]);
    expect(played.state.activation?.skilled).toBe(true);
  });

  test('[GSQ-ITEM-02] a kit is for oneself or another hero within 3", and for nobody further away', () => {
    const near = holding('medKit', { wounds: 5 })
      .hero(2, { at: [28.25 - 0.25, 24], wounds: 5 })
      .play();
    expect(near.choose('item:medKit').offers()).toEqual(['hero:1', 'hero:2']);
    const far = holding('medKit', { wounds: 5 })
      .hero(2, { at: [29, 24], wounds: 5 })
      .play();
    expect(far.choose('item:medKit').hero(1).wounds).toBe(2);
  });

  test('[GSQ-ITEM-05] injectors are aimed like kits', () => {
    const played = holding('courageInjector')
      .hero(2, { at: [26.5, 24], shaken: true })
      .play();
    played.choose('item:courageInjector', 'hero:2');
    expect(played.hero(2).shaken).toBe(false);
  });

  test('[GSQ-ITEM-06] a Med Kit and a Curing Kit help the unconscious; an injector does not', () => {
    const down = { at: [26.5, 24], wounds: 9, conditions: ['afflicted'] } as const;
    const kit = holding('medKit')
      .hero(2, { ...down, conditions: [...down.conditions] })
      .play()
      .choose('item:medKit');
    expect(kit.hero(2).wounds).toBe(6);
    const cure = holding('curingKit')
      .hero(2, { ...down, conditions: [...down.conditions] })
      .play();
    expect(cure.choose('item:curingKit').hero(2).conditions).toEqual([]);
    const injector = holding('courageInjector')
      .hero(2, { ...down, conditions: [] })
      .play();
    injector.choose('item:courageInjector'); // nobody to ask about: only hero 1 is awake
    expect(injector.hero(1).lasting.map(({ what }) => what)).toEqual(['courageInjector']);
  });

  test('[GSQ-ITEM-04] a Shaken hero may inject courage into itself at no cost, and then acts', () => {
    const played = scene()
      .hero(1, { at: [24, 24], shaken: true, items: ['courageInjector', 'medKit'], wounds: 1 })
      .hero(2, { at: [20, 20], activated: true })
      .stage('heroes')
      .play();
    expect(played.asks).toBe('shaken');
    expect(played.offers()).toEqual(['inject', 'idle']);
    played.choose('inject');
    expect(played.hero(1)).toMatchObject({ shaken: false, items: ['medKit'] });
    expect(played.state.activation).toMatchObject({ hero: 1, acted: false, skilled: false });
  });

  test('[GSQ-ITEM-11] Courage Injector: no longer Shaken, and every morale test this round is passed', () => {
    const played = holding('courageInjector', { shaken: false })
      .hero(2, { at: [26.5, 24], shaken: true })
      .play();
    played.choose('item:courageInjector', 'hero:2');
    expect(played.hero(2).shaken).toBe(false);
    expect(effects.tell(played.state, 'nerve', { by: played.hero(2) })).toEqual(['courageInjector']);
    expect(effects.tell(played.state, 'nerve', { by: played.hero(1) })).toEqual([]);
    expect(played.hero(2).lasting).toEqual([{ what: 'courageInjector', until: 'round' }]);
  });

  test('[GSQ-ITEM-12] Frenzy Injector: Furious, and never fatigued this round', () => {
    const played = holding('frenzyInjector', { fatigued: true }).play().choose('item:frenzyInjector', 'hero:1');
    expect(played.hero(1).fatigued).toBe(false);
    expect(special(played.hero(1), 'furious')).toBe(1);
    expect(effects.tell(played.state, 'tireless', { by: played.hero(1) })).toEqual(['frenzyInjector']);
    expect(played.hero(1).lasting).toEqual([{ what: 'frenzyInjector', until: 'round' }]);
  });

  test('[GSQ-ITEM-13] Power Injector: restores 3 Power, never above the maximum', () => {
    expect(holding('powerInjector', { power: 0 }).play().choose('item:powerInjector').hero(1).power).toBe(3);
    expect(holding('powerInjector', { power: 3 }).play().choose('item:powerInjector').hero(1).power).toBe(4);
  });

  test('[GSQ-ITEM-14, GSQ-AI-19] Noise Grenade: the unit rushes to the point in its next activation', () => {
    const played = holding('noiseGrenade')
      .unit('boarders', [
        [24, 34],
        [25.5, 34],
        [27, 34],
      ])
      .play();
    played.choose('item:noiseGrenade');
    expect(played.asks).toBe('grenade.noise');
    expect(played.offersPlace(30, 39)).toBe(true);
    expect([played.offersPlace(24, 40.5), played.offersPlace(24, 41)]).toEqual([true, false]); // 6" from the nearest base
    played.choose([30, 39]);
    expect(played.unit(1)!.lasting).toEqual([
      { what: 'noiseGrenade', until: 'nextRound', at: indexAt(played.state, 30, 39) },
    ]);
    const before = played.placesOf(1)[0]!;
    played.choose('end');
    const after = played.placesOf(1)[0]!;
    expect(Math.hypot(after[0] - 30, after[1] - 39)).toBeLessThan(Math.hypot(before[0] - 30, before[1] - 39) - 2);
    expect(played.unit(1)!.lasting).toEqual([]);
  });

  test('[GSQ-ITEM-03] a unit that is not visible or more than 12" away is no target, and no to-hit roll is made', () => {
    const open = holding('stunGrenade')
      .unit('railSniper', [[24, 37]])
      .play();
    expect(open.offers('item:')).toEqual(['item:stunGrenade']); // gap 12"
    const far = holding('stunGrenade')
      .unit('railSniper', [[24, 37.5]])
      .play();
    expect(far.offers('item:')).toEqual([]);
    const hidden = holding('stunGrenade')
      .unit('railSniper', [[24, 36]])
      .piece('bunker', [21.5, 28])
      .play();
    expect(hidden.offers('item:')).toEqual([]);
  });

  test('[GSQ-ITEM-03] a point must be in sight', () => {
    const played = holding('greaseGrenade').piece('bunker', [21.5, 28]).play().choose('item:greaseGrenade');
    expect(played.offersPlace(24, 34)).toBe(false);
    expect(played.offersPlace(30, 30)).toBe(true);
    expect(played.offersPlace(24, 11.5)).toBe(true); // 12.5" from the centre of an M base: a gap of 11.75"
    expect(played.offersPlace(24, 11)).toBe(false); // a gap of 12.25"
  });

  test('[GSQ-ITEM-15] Grease Grenade: 3" around the point is difficult, with -1 to hit in melee, for two round ends', () => {
    const played = holding('greaseGrenade')
      .unit('deckhands', [[24, 34]])
      .play();
    played.choose('item:greaseGrenade', [24, 32]);
    expect(played.state.grease).toEqual([{ at: indexAt(played.state, 24, 32), rounds: 2 }]);
    const { difficult } = fieldOf(played.state);
    expect(difficult.inside[indexAt(played.state, 24, 34.5)]).toBe(1);
    expect(difficult.inside[indexAt(played.state, 24, 35)]).toBe(0); // on its rim
    const unit = played.unit(1)!;
    const weapon = archetypes.breacher.weapons[1]!;
    const strike = { by: unit, model: unit.models[0]!, weapon, target: played.hero(1), charging: false, moved: false };
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, how: 'melee' }))).toBe(-1);
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, how: 'shooting' }))).toBe(0);
    const twice = { ...played.state, grease: [...played.state.grease, { at: indexAt(played.state, 4, 4), rounds: 2 }] };
    expect(sumOf(effects.tell(twice, 'hit', { ...strike, how: 'melee' }))).toBe(-1);
    const outside = { ...unit.models[0]!, at: indexAt(played.state, 24, 35) };
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, model: outside, how: 'melee' }))).toBe(0);
  });

  test('[GSQ-ITEM-16] Stun Grenade: the unit becomes Shaken', () => {
    const played = holding('stunGrenade')
      .unit('sawHulk', [[24, 32]])
      .play()
      .choose('item:stunGrenade');
    expect(played.unit(1)!.shaken).toBe(true);
  });

  test('[GSQ-ITEM-17, GSQ-COND-06] Curing Kit: all conditions go', () => {
    const played = holding('curingKit', { conditions: ['afflicted', 'crippled'] })
      .play()
      .choose('item:curingKit');
    expect(played.hero(1).conditions).toEqual([]);
  });

  test('[GSQ-ITEM-18] Teleport Kit: any legal place whose centre is at most 12" away, over walls', () => {
    const played = holding('teleportKit').piece('bunker', [21.5, 28]).play();
    played.choose('item:teleportKit', 'hero:1');
    expect(played.offersPlace(24, 36)).toBe(true);
    expect(played.offersPlace(24, 36.5)).toBe(false);
    expect(played.offersPlace(24, 30)).toBe(false); // inside the bunker
    expect(played.choose([24, 36]).placeOf(1)).toEqual([24, 36]);
  });

  test('[GSQ-ITEM-19, GSQ-SPECIAL-13] Med Kit: 3 wounds, 4 by a Field Surgeon', () => {
    expect(holding('medKit', { wounds: 8 }).play().choose('item:medKit').hero(1).wounds).toBe(5);
    const surgeon = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [24, 24], items: ['medKit'], wounds: 8 })
      .hero(2, { at: [34, 24] })
      .turnOf(1)
      .play();
    expect(surgeon.choose('item:medKit').hero(1).wounds).toBe(4);
  });
});

describe('in melee', () => {
  test('[GSQ-ITEM-12] who is in a frenzy does not tire, whoever is not does', () => {
    const charge = (what: 'frenzyInjector' | 'overpower') =>
      scene()
        .hero(1, { at: [24, 24], lasting: [{ what, until: 'round' }] })
        .hero(2, { at: [10, 10] })
        .unit('sawHulk', [[24, 30]])
        .turnOf(1)
        .dice(...Array.from({ length: 30 }, () => 1))
        .play()
        .choose('charge:1', [24, 28]);
    expect(charge('frenzyInjector').hero(1).fatigued).toBe(false);
    expect(charge('overpower').hero(1).fatigued).toBe(true);
  });
});

describe('prices and gear', () => {
  function prices(...names: ConsumableId[]): number[] {
    return names.map(name => items[name].price);
  }

  test('[GSQ-ITEM-20] the cheap ones cost 5 credits', () => {
    expect(prices('courageInjector', 'noiseGrenade', 'curingKit')).toEqual([5, 5, 5]);
  });

  test('[GSQ-ITEM-21] those in between cost 10', () => {
    expect(prices('frenzyInjector', 'greaseGrenade', 'teleportKit')).toEqual([10, 10, 10]);
  });

  test('[GSQ-ITEM-22] the dear ones cost 15', () => {
    expect(prices('powerInjector', 'stunGrenade', 'medKit')).toEqual([15, 15, 15]);
  });

  /** A hero with one piece of gear, bound to a weapon. */
  function wearing(
    id: GearId,
    weapon?: Weapon['name'],
    heroes: readonly ['heavyGunner' | 'breacher', 'medic'] = ['breacher', 'medic'],
  ) {
    const { state } = scene({ heroes }).hero(1, { gear: [weapon === undefined ? id : { gear: id, weapon }] });
    return { state, hero: state.heroes[0]! };
  }

  const [scattergun, spade] = archetypes.breacher.weapons as readonly [Weapon, Weapon];
  const strikeWith = (hero: Hero, weapon: Weapon) => ({
    by: hero,
    model: hero,
    weapon,
    target: hero,
    how: weapon.range > 0 ? ('shooting' as const) : ('melee' as const),
    charging: false,
    moved: false,
  });

  test('[GSQ-ITEM-24] Salvage Scanner, 10: Scavenger', () => {
    expect(gear.salvageScanner.price).toBe(10);
    expect(special(wearing('salvageScanner').hero, 'scavenger')).toBe(1);
  });

  test('[GSQ-ITEM-25] Grip Boots, 10: Strider', () => {
    expect(gear.gripBoots.price).toBe(10);
    expect(special(wearing('gripBoots', undefined, ['heavyGunner', 'medic']).hero, 'strider')).toBe(1);
  });

  test('[GSQ-ITEM-26] Long Scope, 15: +6" for the weapon it is bound to', () => {
    expect(gear.longScope.price).toBe(15);
    const { state, hero } = wearing('longScope', 'scattergun');
    expect(rangeOf(state, hero, scattergun)).toBe(18 * 4);
    const other = wearing('longScope', 'trenchSpade');
    expect(rangeOf(other.state, other.hero, scattergun)).toBe(12 * 4);
  });

  test('[GSQ-ITEM-27] Piercing Rounds, 20: AP(+1) for one ranged weapon', () => {
    expect(gear.piercingRounds.price).toBe(20);
    const { state, hero } = wearing('piercingRounds', 'scattergun');
    expect(sumOf(effects.tell(state, 'pierce', strikeWith(hero, scattergun)))).toBe(1);
    expect(sumOf(effects.tell(state, 'pierce', strikeWith(hero, spade)))).toBe(0);
  });

  test('[GSQ-ITEM-28] Monomolecular Edge, 20: AP(+1) for one melee weapon', () => {
    expect(gear.monomolecularEdge.price).toBe(20);
    const { state, hero } = wearing('monomolecularEdge', 'trenchSpade');
    expect(sumOf(effects.tell(state, 'pierce', strikeWith(hero, spade)))).toBe(1);
    expect(sumOf(effects.tell(state, 'pierce', strikeWith(hero, scattergun)))).toBe(0);
  });

  test('[GSQ-ITEM-29] Power Cell, 15: maximum Power +2', () => {
    expect(gear.powerCell.price).toBe(15);
    const { state, hero } = wearing('powerCell');
    expect(maxPowerOf(state, hero)).toBe(6);
  });

  test('[GSQ-ITEM-30] Runner Harness, 20: Fast; a hero with Slow has neither', () => {
    expect(gear.runnerHarness.price).toBe(20);
    const fast = wearing('runnerHarness');
    expect(allowance(fast.state, fast.hero, 'advance')).toBe(8 * 4);
    const slow = wearing('runnerHarness', undefined, ['heavyGunner', 'medic']);
    expect(allowance(slow.state, slow.hero, 'advance')).toBe(6 * 4);
    expect(allowance(slow.state, slow.hero, 'rush')).toBe(12 * 4);
  });

  test('[GSQ-ITEM-31] Plated Vest, 30: Defense improves by 1, never below 2+', () => {
    expect(gear.platedVest.price).toBe(30);
    const { state, hero } = wearing('platedVest');
    expect(defenseOf(state, hero)).toBe(4);
    expect(gear.platedVest.defense!(2, { by: hero }, hero, state)).toBe(2);
  });

  test('[GSQ-ITEM-32] Bio-Weave, 40: Regeneration', () => {
    expect(gear.bioWeave.price).toBe(40);
    expect(special(wearing('bioWeave').hero, 'regeneration')).toBe(1);
  });

  test('[GSQ-ITEM-33] gear is bound by whoever gets it, and does nothing without a fitting weapon', () => {
    const bound = scene().perform(t => bindGear(t, t.state.heroes[0]!, 'longScope'));
    expect(bound.result).toEqual({ gear: 'longScope', weapon: 'scattergun' });
    expect(bound.asked).toEqual([]); // one weapon fits: nobody is asked
    const rounds = scene().perform(t => bindGear(t, t.state.heroes[0]!, 'piercingRounds'));
    expect(rounds.result).toEqual({ gear: 'piercingRounds', weapon: 'scattergun' });
    const edge = scene().perform(t => bindGear(t, t.state.heroes[0]!, 'monomolecularEdge'));
    expect(edge.result).toEqual({ gear: 'monomolecularEdge', weapon: 'trenchSpade' });
    const loose = scene().perform(t => bindGear(t, t.state.heroes[0]!, 'powerCell'));
    expect(loose.result).toEqual({ gear: 'powerCell' });
  });
});
