import { describe, expect, it } from 'vitest';
import { draftOf, likelySeats, seatsOf, withValue } from '../../src/setup/model/draft.ts';
import { fieldsOf } from '../../src/setup/model/fields.ts';
import { voyage, voyageSheet } from './voyage.ts';

const fields = fieldsOf(voyage.setup, voyageSheet);
const draft = (given?: unknown) => draftOf(voyage, fields, given);

describe('A draft', () => {
  it('begins with what is usual, and whom the game would seat', () => {
    expect(draft()).toEqual({
      route: 'long',
      crew: ['cook-a', 'pilot-a'],
      weather: 'calm',
      fuel: 5,
      isNight: false,
      extras: ['robots'],
      variants: { drift: 'off', toll: 'low' },
    });
    expect(voyage.setup.safeParse(draft()).success).toBe(true);
  });

  it('takes what is given, and names a party that is given as a number', () => {
    expect(draft(voyageSheet.tutorial.setup)).toMatchObject({ route: 'short', crew: ['cook-a', 'pilot-a', 'robot'] });
    expect(draft({ captain: 'cook-a', fuel: 7, isNight: true, variants: { toll: 'high' } })).toMatchObject({
      captain: 'cook-a',
      fuel: 7,
      isNight: true,
      variants: { drift: 'off', toll: 'high' },
    });
  });

  it('keeps a party that the rules refuse: it is the person who has to mend it', () => {
    expect(draft({ crew: ['pilot-a'] })).toMatchObject({ crew: ['pilot-a'] });
  });

  it.each([
    ['nothing', undefined],
    ['what is no draft', 'long'],
    ['a list', ['long']],
    [
      'values of another version',
      { route: 'wide', weather: 3, extras: 'robots', isNight: 'no', variants: { toll: 'x' } },
    ],
    ['a field of another version', { sails: 3 }],
  ])('is as usual if it is given %s', (_, given) => {
    expect(draft(given)).toEqual(draft());
  });

  it('drops members and extras that are not known any more', () => {
    expect(draft({ crew: ['pilot-b', 'ghost'], extras: ['ghosts', 'pirates'] })).toMatchObject({
      crew: ['pilot-b'],
      extras: ['pirates'],
    });
  });

  it('does not hold what is left open', () => {
    expect(withValue({ captain: 'cook-a', fuel: 5 }, 'captain', undefined)).toEqual({ fuel: 5 });
  });
});

describe('The seats of a draft', () => {
  it('are those of the game', () => {
    expect(seatsOf(voyage, draft({ crew: ['pilot-b', 'cook-a'] }))).toEqual(['pilot-b', 'cook-a']);
  });

  it('are unknown while something is wrong', () => {
    expect(seatsOf(voyage, draft({ crew: [] }))).toEqual([]);
  });

  it('are likely the party’s, where the usual ones are', () => {
    const wrong = draft({ crew: ['pilot-b'] });
    expect(likelySeats(voyage, fields, wrong, draft())).toEqual(['pilot-b']);
    const elsewise = { ...voyage, seats: () => [{ id: 'player' }] };
    expect(likelySeats(elsewise, fields, wrong, draft())).toEqual([]);
    expect(likelySeats(elsewise, fields, draft(), draft())).toEqual(['player']);
  });
});

describe('Levels that are cards', () => {
  const levels = fieldsOf(voyage.setup, {
    ...voyageSheet,
    fields: [
      ...voyageSheet.fields,
      {
        name: 'fuel',
        title: { key: 'fuel' },
        cards: ['5', '7', '500'].map(value => ({ value, title: { key: value } })),
      },
    ],
  });

  it('are kept as numbers, and what the game does not know is not shown', () => {
    const fuel = levels.find(({ name }) => name === 'fuel');
    expect(fuel).toMatchObject({ kind: 'card', isNumber: true, usual: '5' });
    expect(fuel?.kind === 'card' && fuel.cards.map(({ value }) => value)).toEqual(['5', '7']);
    expect(draftOf(voyage, levels)['fuel']).toBe(5);
    expect(draftOf(voyage, levels, { fuel: 7 })['fuel']).toBe(7);
    expect(draftOf(voyage, levels, { fuel: 500 })['fuel']).toBe(5);
  });
});
