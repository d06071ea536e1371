import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../src/setup/model/fields.ts';
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
