import { describe, expect, it } from 'vitest';
import { codeOf, timeOf } from '../../src/setup/labels.ts';

describe('What stands on a card', () => {
  it('is the time in minutes, and from two hours on in halves of an hour', () => {
    expect(timeOf(119)).toEqual({ key: 'page.setup.minutes', params: { minutes: 119 } });
    expect(timeOf(185)).toEqual({ key: 'page.setup.hours', params: { hours: 3 } });
    expect(timeOf(265, 'short')).toEqual({ key: 'page.setup.hours.short', params: { hours: 4.5 } });
  });

  it('is a code where the rulebook prints one', () => {
    const codes = ['CG02', 'ROP16', 'P20', 'fire', 'custom'].map(value => codeOf({ value, title: { key: value } }));
    expect(codes).toEqual(['CG02', 'ROP16', 'P20', undefined, undefined]);
  });
});
