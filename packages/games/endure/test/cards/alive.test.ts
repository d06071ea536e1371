import { describe, expect, test } from 'vitest';
import { accomplishments } from '../../src/cards/accomplishments.ts';
import { bossCards } from '../../src/cards/bosses.ts';
import { conditions } from '../../src/cards/conditions/index.ts';
import { events } from '../../src/cards/events.ts';
import { injuries } from '../../src/cards/injuries.ts';
import { items } from '../../src/cards/items/index.ts';
import { refugeEvents } from '../../src/cards/refuge-events.ts';
import { resolveCards } from '../../src/cards/resolve-cards.ts';
import { survivors } from '../../src/cards/survivors/index.ts';

/** What tells a card from others, and does nothing by itself. */
const labels = ['kind', 'copies', 'cost', 'boss', 'name', 'class', 'number', 'whyNot', 'cards', 'faction', 'expansion'];

/** Code, an effect with a hook, or something that rules read: a number, a flag, a word. */
function doesSomething(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.values(part).some(doesSomething);
  return part !== undefined && part !== null && part !== false;
}

function idle(cards: { readonly [id: string]: object }): string[] {
  return Object.entries(cards).flatMap(([id, card]) => {
    const parts = Object.entries(card).filter(([field]) => !labels.includes(field));
    return doesSomething(Object.fromEntries(parts)) ? [] : [id];
  });
}

function partsOf(part: 'passive' | 'active' | 'crisis') {
  return Object.fromEntries(Object.entries(survivors).map(([id, survivor]) => [`${id} ${part}`, survivor[part]]));
}

describe('every card does something', () => {
  test.each<[string, { readonly [id: string]: object }]>([
    ['items', items],
    ['events', events],
    ['Resolve cards', resolveCards],
    ['tasks', Object.fromEntries(Object.entries(accomplishments).map(([id, { task }]) => [id, task]))],
    [
      'rewards',
      Object.fromEntries(Object.entries(accomplishments).map(([id, { use, reward }]) => [id, { use, reward }])),
    ],
    ['Refuge events', refugeEvents],
    ['boss cards', bossCards],
    ['injuries', injuries],
    ['conditions', conditions],
    ['passive abilities', partsOf('passive')],
    ['active abilities', partsOf('active')],
    ['crisis abilities', partsOf('crisis')],
  ])('%s', (_, cards) => {
    expect(Object.keys(cards)).not.toEqual([]);
    expect(idle(cards)).toEqual([]);
  });
});
