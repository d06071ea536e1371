import { describe, expect, test } from 'vitest';
import { lettersOf } from '../../src/board/ship/labels.ts';
import { type Item, layOut, type Spots } from '../../src/board/ship/layout.ts';
import { shipPlan } from '../../src/show/plan.ts';
import { missionOn } from '../support/maps.ts';

const plan = shipPlan('CG00');

function crowd(count: number, zone: string): Item[] {
  return Array.from({ length: count }, (_, at) => ({ id: `piece:${at}`, zone, keepsTo: 'middle' }));
}

function overlaps(spots: Spots): string[] {
  const all = [...spots];
  return all.flatMap(([one, a], at) =>
    all
      .slice(at + 1)
      .filter(([, b]) => Math.hypot(a.x - b.x, a.y - b.y) < a.size + b.size)
      .map(([other]) => `${one} ${other}`),
  );
}

function isInside(zone: string, { x, y, size }: { x: number; y: number; size: number }): boolean {
  const corners = [
    [x - size, y - size],
    [x + size, y - size],
    [x - size, y + size],
    [x + size, y + size],
  ] as const;
  return corners.every(([left, top]) => {
    const cell = Math.floor(top / 60) * plan.width + Math.floor(left / 60);
    return plan.zoneAt(cell)?.name === zone;
  });
}

describe('the layout of pieces', () => {
  test.each(plan.zones.map(({ name, cells }) => [name, cells.length] as const))(
    'has room for up to nine in %s without overlap, inside its walls',
    zone => {
      for (let count = 1; count <= 9; count++) {
        const spots = layOut(plan, crowd(count, zone));
        expect(spots.size).toBe(count);
        expect(overlaps(spots)).toEqual([]);
        for (const spot of spots.values()) expect(isInside(zone, spot)).toBe(true);
      }
    },
  );

  test('puts a single piece at full size in the middle of a room', () => {
    expect(layOut(plan, crowd(1, 'CREW.D')).get('piece:0')).toMatchObject({ x: 240, y: 240, size: 20 });
  });

  test('leaves a piece where it lay when others come and go', () => {
    const three = layOut(plan, crowd(3, 'REC.R'));
    const five = layOut(plan, crowd(5, 'REC.R'), three);
    const one = layOut(plan, crowd(3, 'REC.R').slice(2), five);
    expect(five.get('piece:2')).toEqual(three.get('piece:2'));
    expect(one.get('piece:2')).toEqual(three.get('piece:2'));
  });

  test('places whoever comes from another zone anew', () => {
    const before = layOut(plan, crowd(1, 'REC.R'));
    const after = layOut(plan, crowd(1, 'CREW.D'), before);
    expect(after.get('piece:0')).toMatchObject({ zone: 'CREW.D', x: 240, y: 240 });
  });

  test('loses nothing where there is no room left', () => {
    const tight = shipPlan(missionOn(['LIFE@0 CREW@0'], 'CREW.w'));
    expect(layOut(tight, crowd(30, 'LIFE.M')).size).toBe(30);
  });
});

test('every zone of a tile with several carries the letter by which texts call it, in a corner of its own', () => {
  const letters = lettersOf(plan);
  const several = plan.zones.filter(
    ({ name }) => plan.zones.filter(each => each.name.startsWith(`${name.split('.')[0]}.`)).length > 1,
  );
  expect(several.length).toBeGreaterThan(0);
  expect(letters.map(({ zone }) => zone)).toEqual(several.map(({ name }) => name));
  for (const { zone, letter, x, y } of letters) {
    expect(zone.endsWith(`.${letter}`)).toBe(true);
    expect(plan.zoneAt(Math.floor(y / 60) * plan.width + Math.floor(x / 60))?.name).toBe(zone);
  }
});
