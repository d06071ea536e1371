import { expect, test } from 'vitest';
import { cornerOfMap } from '../src/stage/map-corner.ts';

const window = { width: 390, height: 320 };
const camera = { x: 0, y: 0, scale: 1 };
const topRight = { x: 160, y: -120 };
const bottomLeft = { x: -160, y: 120 };
const outside = { x: 400, y: -120 };

const cornerFor = (lit: { x: number; y: number }[], called: { x: number; y: number }[] = []) =>
  cornerOfMap(camera, window, { lit, called });

test('the small map lies top right, and gives way to what is lit or happens there', () => {
  expect(cornerFor([])).toBe('usual');
  expect(cornerFor([{ x: 0, y: 0 }, outside])).toBe('usual');
  expect(cornerFor([topRight])).toBe('aside');
  expect(cornerFor([], [topRight])).toBe('aside');
});

test('it never covers what is lit, whatever else is there', () => {
  expect(cornerFor([topRight], [bottomLeft])).toBe('aside');
  expect(cornerFor([bottomLeft], [topRight])).toBe('usual');
  expect(cornerFor([topRight, bottomLeft])).toBeUndefined();
});
