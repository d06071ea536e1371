import { type Flow, type Ref, Table } from '@starboard/kernel';
import { PerformedRule, perform, scriptedDice } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';

const table = (...dice: number[]) => new Table([{ id: 'ann' }], scriptedDice(...dice), { heard: [] as string[] });

/** Asks for a colour, rolls a die, asks for a shape. */
function* colourAndShape(t: ReturnType<typeof table>): Flow<number> {
  t.state.heard.push(yield* t.choose('ann', 'colour', ['red', 'blue']));
  const die = t.chance.die();
  t.state.heard.push(yield* t.choose('ann', 'shape', ['round', 'square']));
  return die;
}

test('a rule is run by itself, its questions answered in turn', () => {
  const t = table(5);
  expect(perform(t, colourAndShape, ['blue', 'round'])).toMatchObject({
    result: 5,
    asked: ['colour', 'shape'],
    ended: false,
  });
  expect(t.state.heard).toEqual(['blue', 'round']);
});

test('answers may be given in the words of a test', () => {
  const words: Record<string, string> = { sky: 'blue', wheel: 'round' };
  const t = table(5);
  perform(t, colourAndShape, ['sky', 'wheel'], word => words[word as string]);
  expect(t.state.heard).toEqual(['blue', 'round']);
});

test('what is not offered is refused, and a missing answer is named with what is offered', () => {
  expect(() => perform(table(5), colourAndShape, ['green'])).toThrow();
  expect(() => perform(table(5), colourAndShape, ['red'])).toThrow(
    '"shape" is asked, but no answer was given. It offers: round, square',
  );
});

test('a rule may end everything at once; what goes wrong is thrown', () => {
  const ends = perform(
    table(),
    function* (t) {
      yield* t.choose('ann', 'colour', ['red', 'blue']);
      t.endStep();
    },
    ['red'],
  );
  expect(ends).toMatchObject({ result: undefined, asked: ['colour'], ended: true });
  const fails = function* () {
    throw new Error('broken');
  };
  expect(() => perform(table(), fails, [])).toThrow('broken');
});

test('every question has its words, where a game gives its texts', () => {
  const words = { colour: 'Which colour?', 'colour.red': 'Red', 'colour.blue': 'Blue', shape: 'Which shape?' };
  const shapes = { 'shape.round': 'Round', 'shape.square': 'Square' };
  const performed = (en: { readonly [key: string]: string }, fr = en) =>
    new PerformedRule(table(5), colourAndShape, ['red', 'round'], { wording: { texts: { en, fr } } });
  expect(performed({ ...words, ...shapes }).result).toBe(5);
  expect(() => performed(words)).toThrow('"shape" is asked, but The text "shape.round" (en) does not exist.');
  expect(() => performed({ ...words, ...shapes }, words)).toThrow('(fr) does not exist.');
});

test('a question without words fails every scene that asks it, not only the first', () => {
  const wording = { texts: { en: {}, fr: {} } };
  const performed = () => new PerformedRule(table(5), colourAndShape, ['red', 'round'], { wording });
  for (const _ of ['first', 'second']) expect(performed).toThrow('"colour" is asked');
});

test('an option that names something to light up names it, and so does one that names its group', () => {
  const pick = (refs: readonly string[], isNeverUnlit: boolean, group = 'colours') => {
    const shown = { label: { key: 'colour' }, refs: refs as readonly Ref[], group };
    const wording = { texts: { en: { colour: 'Colour' }, fr: { colour: 'Couleur' } }, isNeverUnlit };
    const rule = (t: ReturnType<typeof table>) => t.choose('ann', 'colour', ['red', 'blue'], { describe: () => shown });
    return new PerformedRule(table(), rule, ['red'], { wording });
  };
  for (const always of [true, false]) {
    expect(pick(['zone:A1', 'card:3'], always).result).toBe('red');
    for (const unnamed of ['', ':', 'zone:']) {
      expect(() => pick(['zone:A1', unnamed], always)).toThrow('"red" lights up nothing');
    }
  }
  expect(pick([], false).result).toBe('red');
  expect(() => pick([], true)).toThrow('"red" lights up nothing: []');
  expect(() => pick(['zone:A1'], true, '')).toThrow('"red" stands in a group without a name');
});
