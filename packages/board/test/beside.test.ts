import { describe, expect, test } from 'vitest';
import { placeBeside } from '../src/shapes/beside.ts';
import type { Box, Size } from '../src/shapes/geometry.ts';

const room: Box = { x: 0, y: 0, width: 400, height: 300 };
const words: Size = { width: 100, height: 40 };
const thing: Box = { x: 190, y: 140, width: 20, height: 20 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const above = { x: 150, y: 94 };
const below = { x: 150, y: 166 };

describe('words beside a thing', () => {
  test('stand above it if nothing is there', () => {
    expect(placeBeside(thing, words, room, [])).toEqual(above);
  });

  test('stand elsewhere rather than on what can be chosen', () => {
    const overhead = box(180, 100, 40, 30);
    expect(placeBeside(thing, words, room, [overhead])).toEqual(below);
    const underneath = box(180, 170, 40, 30);
    expect(placeBeside(thing, words, room, [overhead, underneath])).toEqual({ x: 216, y: 130 });
    const right = box(220, 140, 40, 20);
    expect(placeBeside(thing, words, room, [overhead, underneath, right])).toEqual({ x: 84, y: 130 });
  });

  test('stand a bit off rather than on what can be chosen all around', () => {
    const around = [box(120, 80, 160, 50), box(120, 170, 160, 50), box(220, 130, 60, 40), box(120, 130, 60, 40)];
    const { x, y } = placeBeside(thing, words, room, around);
    for (const lit of around) {
      const isOn =
        x < lit.x + lit.width && x + words.width > lit.x && y < lit.y + lit.height && y + words.height > lit.y;
      expect(isOn).toBe(false);
    }
    // Not farther than what lies around makes it.
    expect(Math.abs(y + words.height / 2 - 150)).toBeLessThan(120);
  });

  test('cover as little as can be where all sides are taken', () => {
    const around = [box(0, 0, 400, 135), box(0, 165, 400, 135), box(215, 0, 185, 300), box(180, 130, 5, 5)];
    expect(placeBeside(thing, words, room, around).x).toBe(84);
  });

  test('never leave the room, nor lie on the thing itself', () => {
    const corner = box(2, 2, 20, 20);
    expect(placeBeside(corner, words, room, [])).toEqual({ x: 0, y: 28 });
    expect(placeBeside(box(380, 280, 18, 18), words, room, [])).toEqual({ x: 300, y: 234 });
  });
});
