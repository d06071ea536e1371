import { scene } from '@starboard/horde/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { indexAt } from '../../src/field/measure.ts';
import { texts } from '../../src/index.ts';
import { textOf } from '../../src/rules/table.ts';
import type { ArchetypeId, ConsumableId, SkillId } from '../../src/types.ts';

/** An S hero in its turn at (10, 10) of the small table, another far away; one person holds both. */
function small(archetype: ArchetypeId = 'envoy') {
  return scene({ heroes: [archetype, 'medic'], seats: 1, table: 'small' })
    .hero(1, { at: [10, 10] })
    .hero(2, { at: [20, 20] })
    .turnOf(1);
}

const holding = (item: ConsumableId) => small().hero(1, { items: [item], wounds: 5 });
const knowing = (skill: SkillId) =>
  small()
    .hero(1, { skills: [skill], str: 4, dex: 4, wil: 4 })
    .dice(4);

describe('items on the small table', () => {
  test('[GSQ-TABLE-04, GSQ-ITEM-02] a kit is handed over within 1.5"', () => {
    const offered = (gap: number) =>
      holding('medKit')
        .hero(2, { at: [10 + gap + 0.5, 10], wounds: 5 })
        .play()
        .choose('item:medKit')
        .offers('hero:');
    expect(offered(1.5)).toEqual(['hero:1', 'hero:2']);
    expect(offered(2)).toEqual([]); // nobody but the hero itself: it is not asked for
  });

  test('[GSQ-TABLE-04, GSQ-ITEM-03, GSQ-ITEM-16] a grenade flies 6"', () => {
    const offered = (gap: number) =>
      holding('stunGrenade')
        .unit('railSniper', [[10, 10 + gap + 0.5]])
        .play()
        .offers('item:');
    expect([offered(6), offered(6.5)]).toEqual([['item:stunGrenade'], []]);
    const grease = holding('greaseGrenade').play().choose('item:greaseGrenade');
    expect([grease.offersPlace(10, 16), grease.offersPlace(10, 16.5)]).toEqual([true, false]);
  });

  test('[GSQ-TABLE-04, GSQ-ITEM-14] a noise is heard 3" from the unit', () => {
    const played = holding('noiseGrenade')
      .unit('railSniper', [[10, 15]])
      .play()
      .choose('item:noiseGrenade');
    expect([played.offersPlace(10, 18), played.offersPlace(10, 18.5)]).toEqual([true, false]);
  });

  test('[GSQ-TABLE-04, GSQ-ITEM-15] grease spreads 1.5"', () => {
    const { state } = holding('greaseGrenade').play().choose('item:greaseGrenade', [10, 14]);
    const isRough = (y: number) => fieldOf(state).difficult.inside[indexAt(state, 10, y)] === 1;
    expect([isRough(15), isRough(15.5)]).toEqual([true, false]);
  });

  test('[GSQ-TABLE-04, GSQ-ITEM-18] a Teleport Kit reaches 6"', () => {
    const played = holding('teleportKit').play().choose('item:teleportKit');
    expect([played.offersPlace(16, 10), played.offersPlace(16.5, 10)]).toEqual([true, false]);
  });
});

describe('skills on the small table', () => {
  test('[GSQ-TABLE-04, GSQ-SKILL-23, GSQ-SKILL-27] Sprint goes 2", Order sends 3" from 4.5" away', () => {
    const sprint = knowing('sprint').play().choose('skill:sprint');
    expect([sprint.offersPlace(8, 10), sprint.offersPlace(7.5, 10)]).toEqual([true, false]);
    const ordering = (gap: number) => knowing('order').hero(2, { at: [10 + gap + 0.5, 10] });
    expect(ordering(5).play().offers('skill')).toEqual([]);
    const order = ordering(4.5).play().choose('skill:order');
    expect([order.offersPlace(18, 10), order.offersPlace(18.5, 10)]).toEqual([true, false]);
  });

  test('[GSQ-TABLE-04, GSQ-TABLE-12, GSQ-SKILL-20] a Field Barricade is 2" long and stands within 1.5"', () => {
    const lying = knowing('fieldBarricade').play().choose('skill:fieldBarricade', 'westEast');
    expect([lying.offersPlace(11.5, 10), lying.offersPlace(12, 10)]).toEqual([true, false]);
    expect([lying.offersPlace(6.5, 10), lying.offersPlace(6, 10)]).toEqual([true, false]);
  });

  test('[GSQ-TABLE-04, GSQ-SKILL-22, GSQ-SEARCH-15] tokens are revealed within 0.5", by Quick Search within 3"', () => {
    const near = (gap: number) => knowing('quickSearch').tokens([10, 10 + gap]);
    expect([near(0.5).play().offers('reveal').length, near(1).play().offers('reveal').length]).toEqual([1, 0]);
    expect([near(3).play().offers('skill').length, near(3.5).play().offers('skill').length]).toEqual([1, 0]);
  });
});

describe('feats on the small table', () => {
  test('[GSQ-TABLE-04, GSQ-PSY-11, GSQ-PSY-22] Force Bolt reaches 9", Life Surge 3"', () => {
    const bolt = (gap: number) =>
      small('psion')
        .hero(1, { feats: ['forceBolt'] })
        .unit('railSniper', [[10, 10 + gap + 0.5]])
        .play()
        .offers('feat:');
    expect([bolt(9), bolt(9.5)]).toEqual([['feat:forceBolt'], []]);
    const surge = (gap: number) =>
      small('psion')
        .hero(1, { feats: ['lifeSurge'] })
        .hero(2, { at: [10, 10 + gap + 0.5], wounds: 9 })
        .play()
        .offers('feat:');
    expect([surge(3), surge(3.5)]).toEqual([['feat:lifeSurge'], []]);
  });
});

test('[GSQ-TABLE-04, GSQ-INJURY-03] whoever is revived returns within 1.5" of a marker', () => {
  const played = scene({ heroes: ['medic', 'envoy'], seats: 1, table: 'small', injuries: true })
    .hero(1, { at: [3, 12], wounds: 9, level: 15 })
    .hero(2, { at: [11, 12], level: 15 })
    .stage('waveEnds')
    .play()
    .choose('move');
  expect([played.offersPlace(13.5, 12), played.offersPlace(14, 12)]).toEqual([true, false]);
});

test('[GSQ-TABLE-04] what a special rule does is told with the inches that count, and with its X', () => {
  const say = createFormatter(texts, 'en');
  const told = (isSmall: boolean, key: 'special.dreadAura' | 'special.impact') =>
    say(textOf({ small: isSmall }, key, { x: 2 }));
  expect([told(false, 'special.dreadAura'), told(true, 'special.dreadAura')]).toEqual([
    'Heroes within 6″ have −1 to morale and Wil.',
    'Heroes within 3″ have −1 to morale and Wil.',
  ]);
  for (const isSmall of [false, true]) {
    expect(told(isSmall, 'special.impact')).toBe('After a charge 2 dice, each a hit on 2+.');
  }
});
