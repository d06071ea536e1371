import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/setup/model/draft.ts';
import { fieldsOf, withCardsAtHand } from '../../src/setup/model/fields.ts';
import { voyage, voyageSheet } from './voyage.ts';

const fields = fieldsOf(voyage.setup, voyageSheet);
const field = (name: string) => fields.find(one => one.name === name);

describe('The fields of a set-up', () => {
  it('begin with those that have cards; what no control can show is left out', () => {
    expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'route: card',
      'crew: cards',
      'captain: choice',
      'weather: choice',
      'fuel: number',
      'isNight: switch',
      'extras: switches',
      'variants: variants',
    ]);
  });

  it('follow the order of the sheet, not that of the schema', () => {
    const turned = { ...voyageSheet, fields: [...voyageSheet.fields].reverse() };
    expect(fieldsOf(voyage.setup, turned).slice(0, 2)).toMatchObject([{ name: 'crew' }, { name: 'route' }]);
  });

  it('know their usual value', () => {
    expect(field('route')).toMatchObject({ usual: 'long' });
    expect(field('weather')).toMatchObject({ usual: 'calm', isOptional: false });
    expect(field('fuel')).toMatchObject({ usual: 5, least: 3, most: 9 });
    expect(field('extras')).toMatchObject({ usual: ['robots'], values: ['robots', 'pirates'] });
  });

  it('take the branch that there are cards for, with its limits', () => {
    expect(field('crew')).toMatchObject({ least: 2, most: 3 });
  });

  it('show no card for what the schema does not know', () => {
    const crew = field('crew');
    expect(crew?.kind === 'cards' && crew.cards.map(({ value }) => value)).not.toContain('stranger');
  });

  it('may be left open if the schema allows it', () => {
    expect(field('captain')).toMatchObject({ isOptional: true });
    expect(field('captain')).not.toHaveProperty('usual');
  });

  it('name each variant with its values, the usual one by the schema and not by the order', () => {
    expect(field('variants')).toMatchObject({
      members: [
        { name: 'drift', values: ['off', 'on'], usual: 'off' },
        { name: 'toll', values: ['none', 'low', 'high'], usual: 'low' },
      ],
    });
  });
});

describe('Cards that come with something', () => {
  const ghost = { value: 'robot', title: { key: 'robot' }, comesWith: [{ field: 'extras', value: 'robots' }] };
  const marked = fields.map(each =>
    each.kind === 'cards' ? { ...each, cards: [...each.cards.filter(({ value }) => value !== 'robot'), ghost] } : each,
  );
  const shown = (draft: Draft) =>
    withCardsAtHand(marked, draft).flatMap(each => (each.kind === 'cards' ? each.cards.map(({ value }) => value) : []));

  it('are shown while that is on the table', () => {
    expect(shown({ crew: ['cook-a'], extras: ['robots'] })).toContain('robot');
    expect(shown({ crew: ['cook-a'], extras: ['pirates'] })).toEqual(['pilot-a', 'pilot-b', 'cook-a', 'cook-b']);
  });

  it('are shown as well while they are chosen, so that what is wrong can be put right', () => {
    expect(shown({ crew: ['cook-a', 'robot'], extras: [] })).toContain('robot');
  });
});
