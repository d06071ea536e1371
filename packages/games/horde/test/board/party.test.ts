import { scene } from '@starboard/horde/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { ailmentsOf } from '../../src/board/party/ailments.ts';
import { standingOf } from '../../src/board/party/standing.ts';
import {
  featTraits,
  possessionsOf,
  skillTraits,
  specialTraits,
  type Trait,
  valuesOf,
  weaponsOf,
  xpText,
} from '../../src/board/party/traits.ts';
import { texts } from '../../src/index.ts';
import { walkGames } from './face-games.ts';

const say = createFormatter(texts, 'en');

describe('the card of a hero', () => {
  test('[GSQ-ITEM-26, GSQ-ITEM-27, GSQ-ITEM-31] tells weapons and values with what gear adds', () => {
    const { state } = scene().hero(1, {
      gear: [{ gear: 'longScope', weapon: 'scattergun' }, 'platedVest'],
    });
    const [gun] = weaponsOf(state, state.heroes[0]!);
    expect(say(gun!.figures!)).toBe('18″ · 3 dice · AP 1');
    expect(valuesOf(state, state.heroes[0]!).map(({ value }) => value)).toEqual([4, 4, 4, 6, 6]);
    const sharper = scene().hero(1, { gear: [{ gear: 'piercingRounds', weapon: 'scattergun' }] }).state;
    expect(say(weaponsOf(sharper, sharper.heroes[0]!)[0]!.figures!)).toBe('12″ · 3 dice · AP 2');
  });

  test('[GSQ-ACT-11, GSQ-PSY-02] strikes out what was used in this activation, and only then', () => {
    const { state } = scene({ heroes: ['psion', 'medic'] }).turnOf(1);
    const [psion, medic] = state.heroes;
    state.activation!.usedSkills.push('meditate');
    state.activation!.triedFeats.push('forceBolt');
    const offs = (traits: readonly Trait[]) => traits.filter(({ isOff }) => isOff).map(({ id }) => id);
    expect(offs(skillTraits(state, psion!))).toEqual(['meditate']);
    expect(offs(featTraits(state, psion!))).toEqual(['forceBolt']);
    expect(offs(skillTraits(state, medic!))).toEqual([]);
  });

  test('[GSQ-LEVEL-21, GSQ-ITEM-30] names what levels and gear brought among the special rules', () => {
    const { state } = scene().hero(1, { caster: 1, gear: ['runnerHarness'] });
    expect(specialTraits(state, state.heroes[0]!).map(({ id }) => id)).toEqual(['strider', 'fast', 'caster']);
  });

  test('counts items of one kind, and names the weapon that gear is bound to', () => {
    const { state } = scene().hero(1, {
      items: ['medKit', 'stunGrenade', 'medKit'],
      gear: [{ gear: 'longScope', weapon: 'scattergun' }],
    });
    const named = possessionsOf(state, state.heroes[0]!).map(({ label, name }) => say(name ?? label));
    expect(named).toEqual(['Med Kit × 2', 'Stun Grenade', 'Long Scope: Scattergun']);
  });

  test('[GSQ-LEVEL-17, GSQ-LEVEL-22] tells when the next level comes, as long as there is one', () => {
    const [hero] = scene().hero(1, { xp: 3, level: 2 }).state.heroes;
    expect(say(xpText(hero!))).toBe('3 XP, next level at 4');
    expect(say(xpText({ ...hero!, xp: 130, level: 15 }))).toBe('130 XP');
  });

  test('[GSQ-WOUND-05, GSQ-CORE-09] tells who acts, has acted, waits or lies', () => {
    const { state } = scene({ heroes: ['breacher', 'medic', 'psion', 'envoy'] })
      .hero(2, { activated: true })
      .hero(3, { wounds: 8 })
      .turnOf(1);
    expect(state.heroes.map(hero => standingOf(state, hero))).toEqual(['acting', 'acted', 'down', 'waiting']);
  });

  test('has words for everything that befalls heroes in real games, in both languages', () => {
    const problems: string[] = [];
    const tellers = (['en', 'fr'] as const).map(language =>
      createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
    );
    const kinds = new Set<string>();
    walkGames(12, ({ view }) => {
      for (const hero of view.heroes) {
        const ailments = ailmentsOf(view, hero);
        const all: readonly Trait[] = [
          ...ailments,
          ...weaponsOf(view, hero),
          ...skillTraits(view, hero),
          ...featTraits(view, hero),
          ...specialTraits(view, hero),
          ...possessionsOf(view, hero),
        ];
        for (const { id } of ailments) kinds.add(id);
        expect(new Set(ailments.map(({ id }) => id)).size).toBe(ailments.length);
        for (const { label, figures, name, text, note } of all) {
          for (const tell of tellers) for (const each of [label, figures, name, text, note]) if (each) tell(each);
        }
      }
    });
    expect(problems).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });
});
