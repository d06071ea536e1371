import { describe, expect, it } from 'vitest';
import { type Draft, draftOf } from '../../src/setup/model/draft.ts';
import { type CardField, type CardsField, type ChoiceField, fieldsOf } from '../../src/setup/model/fields.ts';
import { idleChoices, type Judge, problemsOf, refusedCards, refusedValues } from '../../src/setup/model/problems.ts';
import { voyage, voyageSheet } from './voyage.ts';

const fields = fieldsOf(voyage.setup, voyageSheet);
const usual = draftOf(voyage, fields);
const [route, crew, captain] = fields as readonly [CardField, CardsField, ChoiceField];

const judge: Judge = draft => problemsOf(voyage.setup, fields, draft);

function problems(changes: Draft) {
  return judge({ ...usual, ...changes }).map(({ field, text }) => `${field}: ${text.key}`);
}

function refused(field: CardField | CardsField, changes: Draft) {
  const all = refusedCards(judge, { ...usual, ...changes }, field, usual);
  return Object.fromEntries([...all].map(([value, { key }]) => [value, key]));
}

describe('The problems of a draft', () => {
  it('are none where all is well', () => {
    expect(problems({})).toEqual([]);
  });

  it('are told in the words of the game, at the field concerned', () => {
    expect(problems({ crew: ['pilot-a', 'robot'], extras: [] })).toEqual(['crew: noRobots', 'crew: hungry']);
  });

  it('are told in words of our own where the schema itself refuses', () => {
    expect(problemsOf(voyage.setup, fields, { ...usual, crew: ['cook-a'] })).toEqual([
      { field: 'crew', text: { key: 'page.setup.problem.few', params: { least: 2 } }, isRule: false },
    ]);
    expect(problems({ crew: ['cook-a', 'pilot-a', 'robot', 'pilot-b'] })).toEqual(['crew: page.setup.problem.many']);
    expect(problems({ fuel: 12 })).toEqual(['fuel: page.setup.problem.number']);
    expect(problems({ weather: 'hail' })).toEqual(['weather: page.setup.problem.value']);
  });

  it('are told once each', () => {
    expect(problems({ extras: ['ghosts', 'fog'] })).toEqual(['extras: page.setup.problem.value']);
  });
});

describe('Cards that the draft forbids', () => {
  it('are none where every card can be had', () => {
    expect(refused(crew, {})).toEqual({});
  });

  it('are those that would bring a new problem, with that problem', () => {
    expect(refused(crew, { extras: [] })).toEqual({ robot: 'noRobots' });
  });

  it('are not blamed for a problem that is there already', () => {
    expect(refused(crew, { crew: ['pilot-a', 'robot'] })).toEqual({});
  });

  it('are all others when the party is full, but not another of a family that takes part', () => {
    expect(refused(crew, { crew: ['pilot-a', 'cook-a', 'robot'] })).toEqual({});
    const full = { crew: ['pilot-a', 'cook-a', 'cook-b'] };
    expect(refused(crew, full)).toEqual({ robot: 'page.setup.problem.many' });
  });

  it.each([[[]], [['pilot-a']]])('are found in a party too small for the rules to look at: %j', party => {
    expect(refused(crew, { crew: party })).toEqual({});
    expect(refused(crew, { crew: party, extras: [] })).toEqual({ robot: 'noRobots' });
  });

  it('are refused for what is wrong with their own field, not for what they ask of others', () => {
    expect(refused(route, { route: 'short', crew: ['pilot-a', 'robot'] })).toEqual({ secret: 'noPirates' });
    expect(refused(route, { extras: ['robots', 'pirates'] })).toEqual({});
  });
});

describe('Values of a plain choice that the draft forbids', () => {
  it('are those that it could not be left at', () => {
    const all = refusedValues(judge, usual, captain);
    expect([...all.keys()]).toEqual(['pilot-b', 'cook-b', 'robot']);
  });
});

describe('A choice that has to be left open', () => {
  const idleAt = (changes: Draft, without: readonly string[] = []) =>
    idleChoices(
      // The captain is somebody of the crew, and never one of these.
      draft => [
        ...judge(draft),
        ...(without.includes(String(draft['captain']))
          ? [{ field: 'captain', text: { key: 'ill' }, isRule: true }]
          : []),
      ],
      fields,
      { ...usual, ...changes },
      usual,
    ).map(({ name }) => name);

  it('is one in which nothing can be chosen', () => {
    expect(idleAt({})).toEqual([]);
    expect(idleAt({}, ['pilot-a'])).toEqual([]);
    expect(idleAt({}, ['pilot-a', 'cook-a'])).toEqual(['captain']);
  });

  it('is found whatever else the schema itself refuses', () => {
    expect(idleAt({ fuel: 99 }, ['pilot-a', 'cook-a'])).toEqual(['captain']);
    expect(idleAt({ crew: [] }, ['pilot-a', 'cook-a'])).toEqual(['captain']);
    expect(idleAt({ crew: [] })).toEqual([]);
  });
});
