import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Draft, draftOf } from '../../src/setup/model/draft.ts';
import { type ChoiceField, fieldsOf, withCardsAtHand } from '../../src/setup/model/fields.ts';
import { idleChoices, refusedValues } from '../../src/setup/model/problems.ts';
import { voyage, voyageSheet } from './voyage.ts';

const fields = fieldsOf(voyage.setup, voyageSheet);
const field = (name: string) => fields.find(one => one.name === name);
const wrong = { field: 'tier', text: { key: 'no' }, isRule: true };

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

  it('of a few numbers are choices; a number without a usual one may be left open, and a list is left to the game', () => {
    const schema = z.object({
      tier: z.literal([1, 2, 3]).default(2),
      events: z.int().min(5).max(6).optional(),
      ships: z.array(z.enum(['hunter', 'precinct'])).optional(),
    });
    const found = fieldsOf(schema, { ...voyageSheet, fields: [] });
    expect(found).toEqual([
      { kind: 'choice', name: 'tier', values: [1, 2, 3], usual: 2, isOptional: false },
      { kind: 'number', name: 'events', least: 5, most: 6, isOptional: true },
    ]);
    expect(draftOf(voyage, found)).toMatchObject({ tier: 2 });
    expect(draftOf(voyage, found)).not.toHaveProperty('events');
    expect(draftOf(voyage, found, { tier: 3, events: 6 })).toMatchObject({ tier: 3, events: 6 });
    expect(refusedValues(draft => (draft['tier'] === 3 ? [wrong] : []), {}, found[0] as ChoiceField)).toEqual(
      new Map([[3, wrong.text]]),
    );
    expect(idleChoices(draft => ('events' in draft ? [{ ...wrong, field: 'events' }] : []), found, {}, {})).toEqual([
      found[1],
    ]);
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
