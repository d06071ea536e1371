import { describe, expect, test } from 'vitest';
import { isKnown, withClosed, withMet } from '../../src/table/help/known-hints.ts';

describe('a hint', () => {
  test('is new until it was met', () => {
    expect(isKnown({}, 'noise', 'match 1')).toBe(false);
    expect(isKnown({}, 'noise', undefined)).toBe(false);
  });

  test('stays while its question is asked, also after a step back, and goes with the answer', () => {
    const met = withMet({}, 'noise', 'match 1');
    expect(isKnown(met, 'noise', 'match 1')).toBe(false);
    expect(isKnown(met, 'noise', 'match 2')).toBe(true);
    expect(isKnown(met, 'noise', undefined)).toBe(true);
    expect(isKnown(met, 'turn', 'match 2')).toBe(false);
  });

  test('that was closed does not come again, not even for its question', () => {
    const met = withClosed(withMet({}, 'noise', 'match 1'), 'noise');
    expect(isKnown(met, 'noise', 'match 1')).toBe(true);
  });

  test('that is met again for the same question changes nothing', () => {
    const met = withMet({}, 'noise', 'match 1');
    expect(withMet(met, 'noise', 'match 1')).toBe(met);
  });
});
