import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { effects, sumOf } from '../../src/hooks.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { castFeats } from '../../src/rules/enemies/feats.ts';
import { special } from '../../src/rules/specials.ts';
import type { FeatId, Hero } from '../../src/types.ts';

/** A Psion in its turn with a feat, a Breacher beside it, and a Chain Brute (Defense 4+, Tough 6) 8" away. */
function casting(feat: FeatId, psion: Partial<Omit<Hero, 'at' | 'injuries' | 'gear'>> = {}) {
  return scene({ heroes: ['psion', 'breacher'] })
    .hero(1, { at: [24, 24], feats: [feat], ...psion })
    .hero(2, { at: [27, 24] })
    .unit('chainBrute', [[24, 34]])
    .turnOf(1);
}

describe('casting', () => {
  test('[GSQ-PSY-01, GSQ-SPECIAL-04] a hero with Caster(X) knows X feats of its choice', () => {
    const { state } = scene({ heroes: ['psion', 'medic'] });
    expect(state.heroes.map(({ caster, feats }) => [caster, feats.length])).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  test('[GSQ-PSY-02] it is no action, each feat is tried once, and not after an attack', () => {
    const played = casting('forceBolt').dice(1).play();
    expect(played.offers('feat:')).toEqual(['feat:forceBolt']);
    played.choose('feat:forceBolt');
    expect(played.state.activation).toMatchObject({ acted: false, skilled: false, triedFeats: ['forceBolt'] });
    expect(played.offers('feat:')).toEqual([]);
    const after = casting('forceBolt').with(state => {
      state.activation!.attacked = true;
    });
    expect(after.play().offers('feat:')).toEqual([]);
  });

  test('[GSQ-PSY-03] the Power is spent before the roll, and it works on 4+', () => {
    const failed = casting('forceBolt').dice(3).play().choose('feat:forceBolt');
    expect(failed.hero(1).power).toBe(7);
    expect(failed.unit(1)!.models[0]!.wounds).toBe(0);
    const worked = casting('forceBolt').dice(4, 1, 1).play().choose('feat:forceBolt');
    expect(worked.unit(1)!.models[0]!.wounds).toBe(2);
    // On whom is told either way.
    expect(failed.said('feat.fails')[0]!.params).toMatchObject({ target: { key: 'unit.chainBrute' } });
    expect(worked.said('feat.works')[0]!.params).toMatchObject({ target: { key: 'unit.chainBrute' } });
  });

  test('[GSQ-PSY-03] a target must be in range and in line of sight; the caster always sees itself', () => {
    expect(casting('forceBolt').piece('bunker', [21.5, 28]).play().offers('feat:')).toEqual([]);
    expect(casting('knitFlesh', { wounds: 1 }).piece('bunker', [21.5, 28]).play().offers('feat:')).toHaveLength(1);
    const far = casting('hurl').with(state => {
      state.units[0]!.models[0]!.at += 97 * 8; // 4" further south: a gap of 12.5"
    });
    expect(far.play().offers('feat:')).toEqual([]);
  });

  test('[GSQ-PSY-03, GSQ-PSY-22] an unconscious hero is seen as if it stood', () => {
    const played = casting('lifeSurge')
      .hero(2, { at: [27, 24], wounds: 10 })
      .dice(4)
      .play();
    played.choose('feat:lifeSurge');
    expect(played.hero(2).wounds).toBe(7);
  });

  test('[GSQ-PSY-04, GSQ-DEC-05] other casters near may add 1 for each Power they spend', () => {
    const played = scene({ heroes: ['psion', 'psion'], seats: 2 })
      .hero(1, { at: [24, 24], feats: ['forceBolt'] })
      .hero(2, { at: [27, 24], power: 3 })
      .unit('chainBrute', [[24, 34]])
      .turnOf(1)
      .dice(2, 1, 1)
      .play()
      .choose('feat:forceBolt');
    expect([played.asks, played.asked]).toEqual(['feat.aid', 'p2']);
    played.choose('2');
    expect(played.hero(2).power).toBe(1);
    expect(played.unit(1)!.models[0]!.wounds).toBe(2);
  });

  test('[GSQ-PSY-04, GSQ-PSY-05] each enemy caster that sees the hero within 18" spends exactly one token for -1', () => {
    const played = casting('forceBolt')
      .unit('hexer', [[30, 34]], { tokens: 3 })
      .dice(4)
      .play();
    played.choose('feat:forceBolt', 'unit:1');
    expect(played.unit(2)!.tokens).toBe(2);
    expect(played.unit(1)!.models[0]!.wounds).toBe(0);
    const without = casting('forceBolt')
      .unit('hexer', [[30, 34]], { tokens: 0 })
      .dice(4, 1, 1)
      .play();
    without.choose('feat:forceBolt', 'unit:1');
    expect(without.unit(1)!.models[0]!.wounds).toBe(2);
  });

  test('[GSQ-PSY-06, GSQ-COVER-06] hits of feats are blocked with the stated AP, and cover does not help', () => {
    const inCover = casting('forceBolt').piece('crater', [22, 32]).dice(4, 4, 5).play().choose('feat:forceBolt');
    expect(inCover.unit(1)!.models[0]!.wounds).toBe(1); // Defense 4+ with AP(1): 4 fails, 5 blocks
  });
});

describe('the feats of heroes', () => {
  const woundsAfter = (feat: FeatId, ...dice: number[]) =>
    casting(feat)
      .dice(...dice)
      .play()
      .choose(`feat:${feat}`)
      .unit(1)!.models[0]!.wounds;

  test('[GSQ-PSY-11] Force Bolt: 1 Power, 2 hits, AP(1)', () => {
    expect(woundsAfter('forceBolt', 4, 4, 5)).toBe(1);
  });

  test('[GSQ-PSY-12] Hurl: 2 Power, 3 hits, AP(2)', () => {
    expect(woundsAfter('hurl', 4, 5, 5, 6)).toBe(2);
    expect(casting('hurl').dice(1).play().choose('feat:hurl').hero(1).power).toBe(6);
  });

  test('[GSQ-PSY-13] Crush: 3 Power, one model takes a hit with AP(4) and Deadly(3)', () => {
    const played = casting('crush')
      .unit('ripperDrones', [
        [30, 30],
        [31.5, 30],
        [33, 30],
      ])
      .dice(4, 5)
      .play();
    played.choose('feat:crush');
    expect(played.offers()).toEqual(['model:1.1', 'model:2.1', 'model:2.2', 'model:2.3']);
    played.choose('model:1.1');
    expect(played.unit(1)!.models[0]!.wounds).toBe(3);
    expect(played.hero(1).power).toBe(5);
  });

  test('[GSQ-PSY-14] Barrier Field: 1 Power, +1 to Defense rolls this round', () => {
    const played = casting('barrierField').dice(4).play().choose('feat:barrierField', 'hero:2');
    expect(sumOf(effects.tell(played.state, 'block', { by: played.hero(2) }))).toBe(1);
    expect(played.hero(2).lasting).toEqual([{ what: 'barrierField', until: 'round' }]);
  });

  test('[GSQ-PSY-15] Daze: 1 Power, -1 to hit this round', () => {
    const played = casting('daze').dice(4).play().choose('feat:daze');
    const unit = played.unit(1)!;
    const weapon = archetypes.breacher.weapons[1]!;
    const strike = { by: unit, model: unit.models[0]!, weapon, target: played.hero(1), charging: false, moved: false };
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, how: 'melee' }))).toBe(-1);
    expect(sumOf(effects.tell(played.state, 'hit', { ...strike, how: 'shooting' }))).toBe(-1);
  });

  test('[GSQ-PSY-16] Dread: 2 Power, a morale test or Shaken', () => {
    const failed = casting('dread').dice(4, 3).play().choose('feat:dread');
    expect([failed.unit(1)!.shaken, failed.hero(1).power]).toEqual([true, 6]);
    expect(casting('dread').dice(4, 4).play().choose('feat:dread').unit(1)!.shaken).toBe(false);
  });

  test('[GSQ-PSY-17] Puppet: 3 Power, the player moves the unit up to 6"', () => {
    const played = casting('puppet').dice(4).play().choose('feat:puppet');
    expect(played.asks).toBe('feat.where');
    expect(played.offersPlace(24, 40)).toBe(true);
    expect(played.offersPlace(24, 40.5)).toBe(false);
    expect(played.choose([24, 40]).placesOf(1)).toEqual([[24, 40]]);
  });

  test('[GSQ-PSY-18] Clarity: 1 Power, +1 to hit in the next attack and +1 to the next test', () => {
    const played = casting('clarity').dice(4).play().choose('feat:clarity', 'hero:2');
    const hero = played.hero(2);
    expect(hero.lasting.map(({ until }) => until)).toEqual(['attack', 'test']);
    expect(sumOf(effects.tell(played.state, 'stat', { by: hero, stat: 'str' }))).toBe(1);
    const weapon = archetypes.breacher.weapons[0]!;
    const strike = {
      by: hero,
      model: hero,
      weapon,
      target: hero,
      how: 'shooting',
      charging: false,
      moved: false,
    } as const;
    expect(sumOf(effects.tell(played.state, 'hit', strike))).toBe(1);
  });

  test('[GSQ-PSY-19] Knit Flesh: 1 Power, a conscious hero restores 1 wound', () => {
    const played = casting('knitFlesh')
      .hero(2, { at: [27, 24], wounds: 4 })
      .dice(4)
      .play()
      .choose('feat:knitFlesh');
    expect(played.hero(2).wounds).toBe(3);
    const down = casting('knitFlesh')
      .hero(2, { at: [27, 24], wounds: 10 })
      .play();
    expect(down.offers('feat:')).toEqual([]);
  });

  test('[GSQ-PSY-20] Cleanse: 1 Power, one condition goes', () => {
    const played = casting('cleanse')
      .hero(2, { at: [27, 24], conditions: ['impaired', 'diseased'] })
      .dice(4)
      .play();
    played.choose('feat:cleanse', 'diseased');
    expect(played.hero(2).conditions).toEqual(['impaired']);
    const only = casting('cleanse')
      .hero(2, { at: [27, 24], conditions: ['impaired'] })
      .dice(4)
      .play()
      .choose('feat:cleanse');
    expect([only.asks, only.hero(2).conditions]).toEqual(['act', []]);
  });

  test('[GSQ-PSY-21] Haste: 2 Power, +2" on Advance and +4" on Rush and Charge this round', () => {
    const played = casting('haste').dice(4).play().choose('feat:haste', 'hero:2');
    const { state } = played;
    const lengths = (['advance', 'rush', 'charge'] as const).map(move => allowance(state, played.hero(2), move) / 4);
    expect(lengths).toEqual([8, 16, 16]);
  });

  test('[GSQ-PSY-22] Life Surge: 3 Power, 3 wounds within 6"', () => {
    const played = casting('lifeSurge', { wounds: 5 }).dice(4).play().choose('feat:lifeSurge');
    expect([played.hero(1).wounds, played.hero(1).power]).toEqual([2, 5]);
    const far = casting('lifeSurge')
      .hero(2, { at: [31.5, 24], wounds: 5 })
      .play();
    expect(far.offers('feat:')).toEqual([]);
  });
});

describe('the feats of enemies', () => {
  /** A Brood Seer (Caster 2) 8" from two heroes in the open. */
  function seer(tokens: number) {
    return scene()
      .hero(1, { at: [24, 24], wounds: 2 })
      .hero(2, { at: [30, 24] })
      .unit('broodSeer', [[24, 33]], { tokens });
  }

  test('[GSQ-PSY-07] a caster gets X tokens at the start of each round, and holds at most 6', () => {
    const { state } = seer(1)
      .unit('veilHerald', [[10, 40]], { tokens: 5 })
      .unit('chainBrute', [[40, 40]])
      .stage('roundBegins')
      .play();
    expect(state.units.map(({ tokens }) => tokens)).toEqual([3, 6, 0]);
  });

  test('[GSQ-PSY-07] it pays with tokens and needs 4+', () => {
    const failed = seer(1)
      .dice(3)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect([failed.unit(1)!.tokens, failed.hero(1).wounds]).toEqual([0, 2]);
  });

  test('[GSQ-PSY-08, GSQ-DEC-05] hero casters near may take 1 off for each Power', () => {
    const performed = scene({ heroes: ['psion', 'breacher'] })
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [30, 24] })
      .unit('broodSeer', [[24, 33]], { tokens: 1 })
      .dice(5)
      .perform(t => castFeats(t, t.state.units[0]!), '2');
    expect(performed.asked).toEqual(['feat.hinder']);
    expect(performed.hero(1)).toMatchObject({ power: 6, wounds: 0 });
  });

  test('[GSQ-PSY-31] Hex Bolt: 1 token, 2 hits with AP(1)', () => {
    const performed = seer(1)
      .dice(4, 5, 6)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect(performed.hero(1).wounds).toBe(3); // Defense 5+ with AP(1): 5 fails, 6 blocks
  });

  test('[GSQ-PSY-32, GSQ-PSY-34] Enfeeble first: 2 tokens, -1 to Defense rolls for its best shooting target', () => {
    const performed = seer(2)
      .dice(4)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect(performed.hero(1).lasting).toEqual([{ what: 'enfeeble', until: 'round' }]);
    expect(sumOf(effects.tell(performed.state, 'block', { by: performed.hero(1) }))).toBe(-1);
    expect(performed.hero(1).wounds).toBe(2); // no token is left for Hex Bolt
  });

  test('[GSQ-PSY-33, GSQ-PSY-34] Blood Pulse last: the nearest Shaken unit within 12" is Furious and steady', () => {
    const performed = seer(5)
      .unit('raiders', [[20, 36]], { shaken: true })
      .unit('boarders', [[26, 34]], { shaken: true })
      .dice(1, 1, 4)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect(performed.unit(1)!.tokens).toBe(0);
    expect([performed.unit(2)!.shaken, performed.unit(3)!.shaken]).toEqual([true, false]);
    expect(special(performed.unit(3)!, 'furious')).toBe(1);
  });

  test('[GSQ-PSY-34, GSQ-GEO-17] of two Shaken units equally near the dearer one is helped, seen or not', () => {
    const performed = seer(2)
      .with(state => {
        for (const hero of state.heroes) hero.lasting = [{ what: 'enfeeble', until: 'round' }];
      })
      .piece('bunker', [25.5, 31])
      .unit('thralls', [[18, 33]], { shaken: true })
      .unit('choristers', [[30, 33]], { shaken: true })
      .with(state => {
        for (const hero of state.heroes) hero.at = 0;
      })
      .dice(4)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect([performed.unit(2)!.shaken, performed.unit(3)!.shaken]).toEqual([true, false]);
  });

  test('[GSQ-CORE-03] a natural 1 never casts, a natural 6 always does', () => {
    const aided = scene({ heroes: ['psion', 'psion'] })
      .hero(1, { at: [24, 24], feats: ['forceBolt'] })
      .hero(2, { at: [27, 24], power: 4 })
      .unit('chainBrute', [[24, 34]])
      .turnOf(1)
      .dice(1)
      .play()
      .choose('feat:forceBolt', '4');
    expect(aided.unit(1)!.models[0]!.wounds).toBe(0);
    const hindered = casting('forceBolt')
      .unit('hexer', [[28, 34]], { tokens: 1 })
      .unit('hexer', [[32, 34]], { tokens: 1 })
      .unit('hexer', [[20, 34]], { tokens: 1 })
      .dice(6, 1, 1)
      .play()
      .choose('feat:forceBolt', 'unit:1');
    expect(hindered.unit(1)!.models[0]!.wounds).toBe(2);
  });

  test('[GSQ-PSY-34] Enfeeble is left out where its target is enfeebled already, Hex Bolt goes for the weakest', () => {
    const performed = seer(3)
      .with(state => {
        state.heroes[0]!.lasting = [{ what: 'enfeeble', until: 'round' }];
        state.heroes[1]!.wounds = 5;
      })
      .dice(4, 1, 1)
      .perform(t => castFeats(t, t.state.units[0]!));
    expect(performed.unit(1)!.tokens).toBe(2);
    expect(performed.hero(2).wounds).toBe(7); // 4 of 9 left, the Breacher has 8 of 10
  });
});
