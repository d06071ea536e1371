import { type Inches, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/field/field.ts';
import { indexAt, pointAt, radiusOf } from '../../src/field/measure.ts';
import { pointsWithin } from '../../src/rules/items/targets.ts';

const corners: readonly Inches[] = [
  [0.5, 0.5],
  [23.5, 0.5],
  [23.5, 23.5],
  [0.5, 23.5],
  [12, 12],
];

describe('the places within a throw, compared with a look at all places', () => {
  test.each(corners)('[GSQ-ITEM-03, GSQ-GEO-14] from %d, %d: all of them, and none beyond the edge', (x, y) => {
    const { state } = scene({ table: 'small' });
    const { table } = fieldOf(state);
    const at = indexAt(state, x, y);
    const centre = pointAt(state, at);
    const all = Array.from({ length: table.columns * table.rows }, (_, each) => each);
    const isIn = (reach: number) => (each: number) => {
      const place = pointAt(state, each);
      return Math.hypot(place.x - centre.x, place.y - centre.y) <= reach;
    };
    const [hero] = state.heroes;
    expect(pointsWithin(state, at, 6)).toEqual(all.filter(isIn(12)));
    expect(pointsWithin(state, at, 7, hero)).toEqual(all.filter(isIn(14 + radiusOf(state, hero!))));
  });
});
