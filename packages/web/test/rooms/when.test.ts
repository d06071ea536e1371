import { describe, expect, it } from 'vitest';
import { whenOf } from '../../src/mygames/when.ts';

const now = new Date(2026, 9, 20, 12).getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('How long ago', () => {
  it.each([
    [0, 'now', 'maintenant'],
    [59_999, 'now', 'maintenant'],
    [minute, '1 minute ago', 'il y a 1 minute'],
    [59 * minute, '59 minutes ago', 'il y a 59 minutes'],
    [3 * hour, '3 hours ago', 'il y a 3 heures'],
    [day, 'yesterday', 'hier'],
    [6 * day, '6 days ago', 'il y a 6 jours'],
  ])('is said as people say it: %d ms', (ago, english, french) => {
    expect(whenOf(now - ago, now, 'en')).toBe(english);
    expect(whenOf(now - ago, now, 'fr')).toBe(french);
  });

  it('is a date after a week, with the year only if it is another', () => {
    expect(whenOf(now - 7 * day, now, 'en')).toBe('Oct 13');
    expect(whenOf(new Date(2025, 9, 20, 12).getTime(), now, 'en')).toBe('Oct 20, 2025');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(whenOf(now + 5 * minute, now, 'en')).toBe('now');
  });
});
