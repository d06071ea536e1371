import { expect, test } from 'vitest';
import { nextTowards } from '../src/shapes/towards.ts';

const at = (x: number, y: number) => ({ middle: { x, y } });
const middle = at(0, 0);
const near = at(10, 6);
const straight = at(14, 0);
const below = at(2, 20);
const all = [middle, near, straight, below];

test('an arrow comes to what lies straight ahead before what lies nearer aside', () => {
  expect(nextTowards(all, middle, 'ArrowRight')).toBe(straight);
  expect(nextTowards(all, middle, 'ArrowDown')).toBe(below);
  expect(nextTowards(all, below, 'ArrowUp')).toBe(middle);
});

test('nothing lies beyond the last one, and other keys lead nowhere', () => {
  expect(nextTowards(all, middle, 'ArrowLeft')).toBeUndefined();
  expect(nextTowards(all, middle, 'Enter')).toBeUndefined();
});
