import { describe, expect, test } from 'vitest';
import { around, type Found, findDirect, type Search, short, stepBits } from '../../src/lattice/direct.ts';
import { open, point, table } from './scene.ts';

const size = open.open.length;

/** As far as it is in steps of 1, √2 and √5 where nothing is in the way. */
function lengthBetween(from: number, to: number): number {
  const across = Math.abs((to % table.columns) - (from % table.columns));
  const down = Math.abs(Math.floor(to / table.columns) - Math.floor(from / table.columns));
  const [near, far] = [Math.min(across, down), Math.max(across, down)];
  if (far >= 2 * near) return far - 2 * near + near * Math.sqrt(5);
  return (far - near) * Math.sqrt(5) + (2 * near - far) * Math.SQRT2;
}

function find(start: number, more: Partial<Search> = {}): Found {
  const found = { first: 0, step: new Uint8Array(size), avoided: false, slowed: false };
  findDirect({ table, open: open.open, start, limit: 8, short: 5, heed: 8, guide: undefined, ...more }, found);
  return found;
}

/** The bits of all steps at one point, and of none elsewhere. */
function stepsAt(at: number): Uint16Array {
  const bits = new Uint16Array(size);
  bits[at] = 0xffff;
  return bits;
}

describe('direct ways', () => {
  test.each([
    [24, 24],
    [2, 2],
    [46, 2],
    [2, 46],
    [46, 46],
    [10, 30],
  ])('from %i, %i lead to every point of an empty table within the limit, and to no other', (x, y) => {
    const start = point(x, y);
    const { step, avoided } = find(start);
    for (let at = 0; at < size; at++) {
      if (at === start) continue;
      const length = lengthBetween(start, at);
      const isIn = open.open[at] !== 0 && length < 8 + 1e-9;
      expect([at, (step[at]! & stepBits) !== 0]).toEqual([at, isIn]);
      if (isIn) expect([at, (step[at]! & short) !== 0]).toEqual([at, length < 5 + 1e-9]);
      expect(step[at]! & around).toBe(0);
    }
    expect(step[start]).toBe(short);
    expect(avoided).toBe(false);
  });

  test('go on over no step that is avoided, and tell so if it is near enough', () => {
    const start = point(24, 24);
    const avoid = stepsAt(point(30, 24)); // three steps to the east
    const far = (found: Found) => found.step[point(32, 24)] !== 0;
    expect([far(find(start)), far(find(start, { avoid }))]).toEqual([true, false]);
    expect(find(start, { avoid }).step[point(30, 24)]).not.toBe(0);
    expect([3, 2.9, 8].map(heed => find(start, { avoid, heed }).avoided)).toEqual([true, false, true]);
    expect(find(start, { avoid: new Uint16Array(size) }).avoided).toBe(false);
  });

  test('go on over no slow step, of which nothing is told', () => {
    const start = point(24, 24);
    const found = find(start, { slow: { touched: stepsAt(point(30, 24)), factor: 2 } });
    expect([found.step[point(32, 24)], found.avoided]).toEqual([0, false]);
    expect(found.step[point(30, 24)]).not.toBe(0);
  });

  test('lead by a point of the way whose steps are open', () => {
    const start = point(24, 24);
    const blocked = Uint16Array.from(open.open);
    blocked[point(26, 24)] = 0;
    const found = find(start, { open: blocked });
    expect(found.step[point(28, 24)]).toBe(0);
    expect(found.step[point(28, 26)]).not.toBe(0);
    expect(found.step[point(20, 24)]).not.toBe(0);
  });

  test('lead to a point by either of the two steps that end such a way, as long as one of them can be taken', () => {
    const [start, goal] = [point(24, 24), point(30, 26)];
    const [straight, aslant] = [point(28, 26), point(26, 24)]; // the points before: a step aslant and on, or on and aslant
    const isFound = (...blocked: number[]) => {
      const steps = Uint16Array.from(open.open);
      for (const at of blocked) steps[at] = 0;
      return find(start, { open: steps }).step[goal] !== 0;
    };
    expect([isFound(), isFound(straight), isFound(aslant), isFound(straight, aslant)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
