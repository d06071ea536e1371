import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/setup/model/fields.ts';
import { affirmationOf, changedVariants, foremost, hasWords } from '../../src/setup/model/variants.ts';

const variants: readonly Variant[] = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => ({
  name,
  values: ['one', 'two'],
  usual: 'one',
}));
const names = (list: readonly Variant[]) => list.map(({ name }) => name).join('');

describe('Variants', () => {
  it('are changed if their value is not the usual one', () => {
    expect(names(changedVariants(variants, { b: 'two', c: 'one' }))).toBe('b');
  });

  it('stand in front if they were changed, then the first ones, four in all', () => {
    expect(names(foremost(variants, {}))).toBe('abcd');
    expect(names(foremost(variants, { f: 'two', b: 'two' }))).toBe('bfac');
  });

  it('stand in front if they were changed, however many they are', () => {
    const all = Object.fromEntries(variants.map(({ name }) => [name, 'two']));
    expect(names(foremost(variants, all))).toBe('abcdef');
  });

  it('are switches only where the answer is yes or no, in whichever order', () => {
    const of = (...values: string[]) => affirmationOf({ name: 'x', values, usual: values[0]! });
    expect(of('no', 'yes')).toEqual({ yes: 'yes', no: 'no' });
    expect(of('on', 'off')).toEqual({ yes: 'on', no: 'off' });
    expect(of('no', 'attackOnly')).toBeUndefined();
    expect(of('yes', 'no', 'maybe')).toBeUndefined();
  });
});

describe('Looking for a variant', () => {
  it('finds beginnings of words, all of them, whatever their accents and capitals', () => {
    expect(hasWords('Les dés égarés', 'DES eg')).toBe(true);
    expect(hasWords('Les dés égarés', 'dés perdus')).toBe(false);
    expect(hasWords('Stray dice', 'ray')).toBe(false);
  });

  it('finds everything where nothing is sought', () => {
    expect(hasWords('Stray dice', ' ')).toBe(true);
  });
});
