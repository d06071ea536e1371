import { describe, expect, it } from 'vitest';
import { type Grid, gridFireLines, gridFront, gridLine, gridRay, gridSight, gridWith } from '../../src/grid/index.ts';
import { at, drawn } from './arbitrary.ts';

const sees = (grid: Grid, from: readonly [number, number], to: readonly [number, number], options = {}) =>
  gridSight(grid, at(grid, ...from), at(grid, ...to), options).clear;

describe('line of sight', () => {
  it('crosses the cells that the segment runs through, without the first and with the last', () => {
    const grid = drawn(`....
                        ....`);
    expect(gridLine(grid, at(grid, 0, 0), at(grid, 0, 3))).toEqual([1, 2, 3]);
    expect(gridLine(grid, at(grid, 0, 0), at(grid, 1, 1))).toEqual([5]);
    expect(gridLine(grid, at(grid, 0, 0), at(grid, 1, 2))).toEqual([1, 5, 6]);
    expect(gridLine(grid, at(grid, 0, 0), at(grid, 1, 3))).toEqual([1, 6, 7]);
    expect(gridLine(grid, at(grid, 0, 0), at(grid, 0, 0))).toEqual([]);
  });

  it('is blocked by the inside of a blocking cell, not by touching its corner', () => {
    const grid = drawn(`...
                        .#.
                        ...`);
    expect(sees(grid, [0, 0], [2, 2])).toBe(false);
    expect(sees(grid, [0, 0], [2, 1])).toBe(false);
    expect(sees(grid, [0, 1], [1, 2])).toBe(true);
    expect(sees(grid, [1, 0], [0, 1])).toBe(true);
  });

  it('is blocked exactly between two blocking cells that touch at a corner', () => {
    const grid = drawn(`..#.
                        .#..
                        ....`);
    expect(sees(grid, [0, 1], [1, 2])).toBe(false);
    expect(sees(grid, [0, 1], [2, 3])).toBe(false);
    expect(sees(grid, [1, 0], [0, 1])).toBe(true);
    expect(sees(drawn('.~\n~.'), [0, 0], [1, 1])).toBe(false);
  });

  it('the two ends never block: one can look out of a doorway and into it, not through it', () => {
    const grid = drawn('.+.');
    expect(sees(grid, [0, 0], [0, 1])).toBe(true);
    expect(sees(grid, [0, 1], [0, 2])).toBe(true);
    expect(sees(grid, [0, 0], [0, 2])).toBe(false);
    expect(sees(grid, [0, 0], [0, 2], { seeThrough: [1] })).toBe(true);
    expect(gridSight(grid, 0, 2).cells).toEqual([1, 2]);
  });

  it('is blocked by walls and shut doors on the edges that it crosses', () => {
    const walled = drawn('...\n...', { walls: [{ row: 0, col: 1, side: 'E' }] });
    expect(sees(walled, [0, 0], [0, 2])).toBe(false);
    expect(sees(walled, [1, 0], [1, 2])).toBe(true);
    expect(sees(walled, [0, 1], [1, 2])).toBe(true);
    expect(sees(walled, [0, 0], [1, 2])).toBe(true);
    expect(sees(walled, [1, 0], [0, 2])).toBe(false);
    const door = drawn('..', { doors: [{ name: 'D', edges: [{ row: 0, col: 0, side: 'E' }] }] });
    expect(sees(door, [0, 0], [0, 1])).toBe(false);
    expect(sees(gridWith(door, { doors: [true] }), [0, 0], [0, 1])).toBe(true);
  });

  it('a straight wall stops a line through the joint of its two edges', () => {
    const walls = [
      { row: 0, col: 0, side: 'E' },
      { row: 1, col: 0, side: 'E' },
    ] as const;
    expect(sees(drawn('..\n..', { walls }), [0, 0], [1, 1])).toBe(false);
    expect(sees(drawn('..\n..', { walls: walls.slice(0, 1) }), [0, 0], [1, 1])).toBe(true);
  });

  it('a cell higher than both ends blocks if asked; an incline counts as its lowest level', () => {
    expect(sees(drawn('.h.'), [0, 0], [0, 2])).toBe(true);
    expect(sees(drawn('.h.'), [0, 0], [0, 2], { higherBlocks: true })).toBe(false);
    expect(sees(drawn('hh.'), [0, 0], [0, 2], { higherBlocks: true })).toBe(true);
    expect(sees(drawn('./.'), [0, 0], [0, 2], { higherBlocks: true })).toBe(true);
    expect(sees(drawn('/h.'), [0, 0], [0, 2], { higherBlocks: true })).toBe(false);
  });
});

describe('fire lines', () => {
  const space = drawn(`......
                       ......
                       ......
                       ......
                       ......`);
  const spots = (cells: readonly number[]) => cells.map(cell => `${Math.floor(cell / 6)}${cell % 6}`).join(' ');

  it('facing a side they begin in front and left and right of that cell', () => {
    const { left, front, right } = gridFireLines(space, at(space, 3, 2), 'N', 2);
    expect([left, front, right].map(spots)).toEqual(['21 11', '22 12', '23 13']);
    const east = gridFireLines(space, at(space, 3, 2), 'E', 9);
    expect([east.left, east.front, east.right].map(spots)).toEqual(['23 24 25', '33 34 35', '43 44 45']);
  });

  it('facing diagonally they begin in front and at the two cells that flank it', () => {
    const { left, front, right } = gridFireLines(space, at(space, 3, 2), 'NE', 3);
    expect([left, front, right].map(spots)).toEqual(['22 13 04', '23 14 05', '33 24 15']);
  });

  it('there is no line outside the board', () => {
    expect(gridFront(space, at(space, 0, 0), 'N')).toEqual({ left: undefined, front: undefined, right: undefined });
    expect(gridFront(space, at(space, 0, 0), 'SW')).toEqual({ left: 6, front: undefined, right: undefined });
    expect(gridFireLines(space, at(space, 0, 0), 'E', 2)).toEqual({ left: [], front: [1, 2], right: [7, 8] });
  });

  it('a ray ends before what stops sight, before a wall and at its range', () => {
    const belt = drawn('.o.#..', { walls: [{ row: 0, col: 4, side: 'E' }] });
    expect(gridRay(belt, 1, 'E', 5)).toEqual([1, 2]);
    expect(gridRay(belt, 1, 'E', 1)).toEqual([1]);
    expect(gridRay(belt, 0, 'E', 0)).toEqual([]);
    expect(gridRay(belt, 3, 'E', 5)).toEqual([]);
    expect(gridRay(belt, 4, 'E', 5)).toEqual([4]);
    expect(gridRay(belt, 2, 'W', 5)).toEqual([2, 1, 0]);
  });

  it('a ray passes between two blocking cells at a corner only if asked to', () => {
    const gap = drawn(`.#.
                       #..
                       ...`);
    expect(gridRay(gap, 0, 'SE', 5)).toEqual([0]);
    expect(gridRay(gap, 0, 'SE', 5, { throughCorners: true })).toEqual([0, 4, 8]);
    const open = drawn(`.#.
                        ...`);
    expect(gridRay(open, 0, 'SE', 5)).toEqual([0, 4]);
  });
});
