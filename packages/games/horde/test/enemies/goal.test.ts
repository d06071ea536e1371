import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { pointAt } from '../../src/field/measure.ts';
import { goalOf, isAtMarker, placeOfMarker } from '../../src/rules/enemies/goal.ts';
import type { State } from '../../src/types.ts';

function markerAt(state: State, no: number): Inches {
  const { x, y } = pointAt(state, placeOfMarker(state, no));
  return [x / 4, y / 4];
}

function goals({ state }: Scene): number[] {
  return state.units.map(unit => goalOf(state, unit).no);
}

describe('the markers', () => {
  test('[GSQ-TABLE-05, GSQ-TABLE-07, GSQ-TABLE-08] stand in the middle of the quarters, clockwise from the north-west, and of the table', () => {
    const { state } = scene();
    expect(state.markers.map(({ no }) => markerAt(state, no))).toEqual([
      [12, 12],
      [36, 12],
      [36, 36],
      [12, 36],
      [24, 24],
    ]);
  });

  test('[GSQ-TABLE-08] stand at half the coordinates on the small table', () => {
    const { state } = scene({ table: 'small' });
    expect([1, 2, 3, 4, 5].map(no => markerAt(state, no))).toEqual([
      [6, 6],
      [18, 6],
      [18, 18],
      [6, 18],
      [12, 12],
    ]);
  });
});

describe('the AI Goal', () => {
  test('[GSQ-TABLE-06, GSQ-AI-03, GSQ-RUL-42] is the nearest marker, for each enemy its own', () => {
    const set = scene()
      .unit('shade', [[10, 14]])
      .unit('leaper', [[40, 10]])
      .unit('hexer', [[25, 22]]);
    expect(goals(set)).toEqual([1, 2, 5]);
  });

  test('[GSQ-AI-03, GSQ-GEO-17] is measured from the nearest model, and of two the lower number', () => {
    const set = scene()
      .unit('raiders', [
        [20, 12], // 8" from marker 1
        [22, 12],
        [29, 12], // 7" from marker 2
      ])
      .unit('shade', [[24, 2]])
      .unit('shade', [[48 - 2, 24]]);
    expect(goals(set)).toEqual([2, 1, 2]);
  });

  test('[GSQ-AI-03, GSQ-OBJ-09] is never a marker that was destroyed', () => {
    expect(
      goals(
        scene()
          .marker(1, 3)
          .unit('shade', [[10, 10]]),
      ),
    ).toEqual([5]);
    expect(
      goals(
        scene()
          .marker(1, 2)
          .unit('shade', [[10, 10]]),
      ),
    ).toEqual([1]);
  });

  test('[GSQ-AI-04] is held from 3" away, by any model, measured from the rim of its base', () => {
    const { state } = scene()
      .unit('raiders', [[15.5, 12]])
      .unit('raiders', [[16, 12]])
      .unit('raiders', [
        [17, 12],
        [15.5, 12],
      ]);
    expect(state.units.map(unit => isAtMarker(state, unit, 1))).toEqual([true, false, true]);
  });
});
