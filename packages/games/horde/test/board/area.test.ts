import { describe, expect, test } from 'vitest';
import { areaPath, traced } from '../../src/board/battlefield/placing/area.ts';

const columns = 97;
const at = (x: number, y: number) => y * columns + x;

describe('the edge of an area', () => {
  test('goes around a single place, half a step away', () => {
    const [loop, ...others] = traced([at(10, 20)], columns);
    expect(others).toEqual([]);
    expect(loop).toHaveLength(4);
    expect(loop).toContainEqual({ x: 100, y: 195 });
    expect(loop).toContainEqual({ x: 105, y: 200 });
    expect(loop).toContainEqual({ x: 100, y: 205 });
    expect(loop).toContainEqual({ x: 95, y: 200 });
  });

  test('is one line around places side by side, with nothing between them', () => {
    const [loop, ...others] = traced([at(10, 20), at(11, 20), at(10, 21), at(11, 21)], columns);
    expect(others).toEqual([]);
    expect(loop).toHaveLength(8);
    expect(loop).not.toContainEqual({ x: 105, y: 200 });
  });

  test('has a line of its own around a hole, and around each part', () => {
    const ring = [-1, 0, 1]
      .flatMap(dy => [-1, 0, 1].map(dx => at(30 + dx, 30 + dy)))
      .filter(each => each !== at(30, 30));
    expect(traced(ring, columns)).toHaveLength(2);
    expect(traced([...ring, at(50, 50)], columns)).toHaveLength(3);
  });

  test('keeps places apart that touch at a corner only', () => {
    expect(traced([at(10, 10), at(11, 11)], columns).map(({ length }) => length)).toEqual([4, 4]);
  });

  test('does not run on over the edge of the table', () => {
    expect(traced([at(96, 10), at(0, 11)], columns)).toHaveLength(2);
  });

  test('is drawn closed, a path for each part', () => {
    const path = areaPath({ small: false }, [at(10, 10), 5, at(10, 11), 5, at(40, 40), 1]);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(path).not.toContain('NaN');
  });
});
