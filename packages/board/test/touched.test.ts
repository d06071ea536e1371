import { describe, expect, test } from 'vitest';
import { touched } from '../src/crowd/touched.ts';

describe('several things that lie on one another', () => {
  const target = (ref: `${string}:${string}`) => ({ ref, isChosen: false, label: '' });

  test('what can be chosen is taken, also from under something that cannot', () => {
    expect(touched(['hero:1', 'marker:5'], [target('marker:5')], undefined)).toEqual({ pick: 'marker:5' });
    expect(touched(['unit:1'], [target('unit:1'), target('unit:2')], undefined)).toEqual({ pick: 'unit:1' });
  });

  test('of several that can be chosen it is asked which', () => {
    const targets = [target('unit:1'), target('unit:2')];
    expect(touched(['unit:2', 'hero:1', 'unit:1'], targets, undefined)).toEqual({ among: ['unit:2', 'unit:1'] });
  });

  test('where nothing can be chosen, touch by touch one looks at what lies below', () => {
    const stack = ['hero:1', 'marker:5', 'piece:0'] as const;
    expect(touched(stack, [], undefined)).toEqual({ look: 'hero:1' });
    expect(touched(stack, [], 'hero:1')).toEqual({ look: 'marker:5' });
    expect(touched(stack, [], 'piece:0')).toEqual({ look: 'hero:1' });
    expect(touched(stack, [], 'unit:9')).toEqual({ look: 'hero:1' });
    expect(touched([], [], undefined)).toEqual({ look: undefined });
  });
});
