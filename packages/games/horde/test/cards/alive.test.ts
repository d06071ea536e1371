import { describe, expect, test } from 'vitest';
import { conditions } from '../../src/cards/conditions.ts';
import { events } from '../../src/cards/events.ts';
import { gear } from '../../src/cards/gear.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { injuries } from '../../src/cards/injuries.ts';
import { specials } from '../../src/cards/specials/index.ts';
import { alertLevels, times, weathers } from '../../src/cards/surroundings.ts';
import { factions, units } from '../../src/cards/units/index.ts';
import { catalogue } from '../../src/catalogue.ts';
import { texts } from '../../src/index.ts';
import { named } from '../support/words.ts';

/** What tells a card from others, and does nothing by itself. */
const labels = ['price', 'binds', 'about', 'of', 'isBad'];

/** Those that have no hook, no code, and no number or flag that rules read. */
function idle(cards: { readonly [id: string]: object | undefined }): string[] {
  return Object.entries(cards).flatMap(([id, card]) => {
    const parts = Object.entries(card ?? {}).filter(([field, part]) => !labels.includes(field) && part !== undefined);
    return parts.length > 0 ? [] : [id];
  });
}

describe('every card does something', () => {
  test.each<[string, { readonly [id: string]: object | undefined }]>([
    ['what skills, feats and items leave at work', catalogue.lasting],
    ['gear', gear],
    ['special rules', specials],
    ['conditions', conditions],
    ['injuries', injuries],
    ['events', events],
    ['times of day', times],
    ['weathers', weathers],
    ['alert levels', alertLevels],
  ])('%s', (_, cards) => {
    expect(Object.keys(cards)).not.toEqual([]);
    expect(idle(cards)).toEqual([]);
  });
});

describe('what belongs together', () => {
  test('a die of six brings one time of day, one weather and one alert level', () => {
    for (const cards of [times, weathers, alertLevels]) {
      const results = Object.values(cards).flatMap(({ on }) => [...on]);
      expect(results.sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('there is an injury for every result of the die, and an event for every two', () => {
    expect(Object.keys(injuries)).toHaveLength(6);
    expect(Object.keys(events)).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap(tens => [1, 2, 3, 4, 5, 6].map(one => `${tens}${one}`)),
    );
  });

  test('[GSQ-HERO-02, GSQ-PSY-01] where nobody chooses, a hero gets a skill that is new to it and as many feats as it casts', () => {
    for (const [id, { skills, specials: own, usualSkill, usualFeats = [] }] of Object.entries(archetypes)) {
      expect(skills, id).not.toContain(usualSkill);
      expect(new Set(usualFeats).size, id).toBe(own.caster ?? 0);
    }
  });

  test('every faction that has a name sends units, and one of them is a boss', () => {
    expect([...factions].sort()).toEqual(named('faction').sort());
    for (const faction of factions) {
      expect(Object.values(units).filter(unit => unit.faction === faction && unit.boss)).toHaveLength(1);
    }
  });

  test('what is left at work is shown under the name of its card', () => {
    for (const card of Object.values(catalogue.lasting)) expect(texts.en).toHaveProperty([card!.of]);
  });
});
