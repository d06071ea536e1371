import { describe, expect, test } from 'vitest';
import { nearestPlace, placeTowards } from '../../src/board/battlefield/placing/snap.ts';

const table = { small: false };
const at = (x: number, y: number) => y * 2 * 97 + x * 2;

describe('the place under a pointer', () => {
  const places = [at(10, 10), 5, at(10, 12), 3];

  test('is the nearest of those that can be chosen', () => {
    expect(nearestPlace(table, places, { x: 10.6, y: 10.2 }, 2)).toBe(at(10.5, 10));
    expect(nearestPlace(table, places, { x: 14, y: 10 }, 3)).toBe(at(12, 10));
    expect(nearestPlace(table, places, { x: 10.2, y: 11.6 }, 2)).toBe(at(10, 12));
  });

  test('is none if all are far off', () => {
    expect(nearestPlace(table, places, { x: 20, y: 20 }, 1.5)).toBeUndefined();
  });

  test('is found in a run that goes on in the next row', () => {
    const over = [at(47.5, 5), 4];
    expect(nearestPlace(table, over, { x: 0.1, y: 5.5 }, 1)).toBe(at(0, 5.5));
    expect(nearestPlace(table, over, { x: 48, y: 5 }, 1)).toBe(at(48, 5));
  });
});

describe('arrow keys', () => {
  const places = [at(10, 10), 3, at(13, 10), 1, at(10, 11), 1];

  test('lead half an inch on', () => {
    expect(placeTowards(table, places, at(10, 10), 'ArrowRight')).toBe(at(10.5, 10));
  });

  test('lead over a gap', () => {
    expect(placeTowards(table, places, at(11, 10), 'ArrowRight')).toBe(at(13, 10));
    expect(placeTowards(table, places, at(10, 10), 'ArrowDown')).toBe(at(10, 11));
  });

  test('lead nowhere from the last, nor off the table, nor by another key', () => {
    expect(placeTowards(table, places, at(13, 10), 'ArrowRight')).toBeUndefined();
    expect(placeTowards(table, [at(48, 4), 1, at(0, 4.5), 1], at(48, 4), 'ArrowRight')).toBeUndefined();
    expect(placeTowards(table, places, at(10, 10), 'a')).toBeUndefined();
  });
});
