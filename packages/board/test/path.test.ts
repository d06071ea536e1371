import { expect, test } from 'vitest';
import { milestones } from '../src/shapes/path.ts';
import { pixelOf, pointAt } from '../src/stage/camera.ts';

test('a path is reached in shares of its length', () => {
  const way = milestones([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]);
  expect(way.map(({ share }) => share)).toEqual([0, 0.75, 1]);
});

test('a path without length is over at once', () => {
  const here = { x: 5, y: 5 };
  expect(milestones([here, here]).map(({ share }) => share)).toEqual([1, 1]);
});

test('a pixel and the point under it lead to each other', () => {
  const camera = { x: 40, y: -10, scale: 1.5 };
  const window = { width: 800, height: 600 };
  const point = { x: 123, y: 45 };
  const pixel = pixelOf(camera, window, point);
  expect(pixel).not.toEqual(point);
  expect(pointAt(camera, window, pixel)).toEqual(point);
});
