import { describe, expect, test } from 'vitest';
import { fixtures } from '../../src/board/ship/hull/fixtures.ts';
import { labelsOf, linesOf } from '../../src/board/ship/labels.ts';
import { tileCodes } from '../../src/map/tiles.ts';
import { sharedWall, shipPlan } from '../../src/show/plan.ts';
import { missionOn } from '../support/maps.ts';

const plan = shipPlan('CG00');

describe('the plan of a ship', () => {
  test('has each door once, on the wall between its zones', () => {
    expect(plan.doors.map(({ name }) => name).sort()).toEqual([
      'CREW.D1',
      'CREW.D2',
      'LAB.D1',
      'LAB.D2',
      'REC.D1',
      'REC.D2',
    ]);
    expect(plan.doors.find(({ name }) => name === 'CREW.D1')).toMatchObject({ x: 1, y: 2, isUpright: false });
    expect(plan.doors.find(({ name }) => name === 'LAB.D1')).toMatchObject({ x: 13, y: 2.5, isUpright: true });
  });

  test('has archways in walls and markings on floors', () => {
    const between = (a: string, b: string) => (opening: { zones: readonly string[] }) =>
      opening.zones.includes(a) && opening.zones.includes(b);
    expect(plan.archways.find(between('CREW.B', 'CREW.n'))).toMatchObject({ x: 3, y: 1, isUpright: true });
    expect(plan.markings.find(between('CREW.x', 'CREW.n'))).toMatchObject({ x: 2.5, y: 2, isUpright: false });
    expect(plan.archways.some(between('CREW.x', 'CREW.n'))).toBe(false);
  });

  test('runs one floor through a port, and nowhere else from tile to tile', () => {
    const cell = (row: number, col: number) => row * plan.width + col;
    expect(plan.isFloor(cell(2, 4), cell(2, 5))).toBe(true);
    expect(plan.isFloor(cell(1, 4), cell(1, 5))).toBe(false);
    expect(plan.isFloor(cell(0, 0), cell(0, 1))).toBe(true);
    expect(plan.isFloor(cell(1, 0), cell(2, 0))).toBe(false);
  });

  test('has exits on the rim, in the middle of their tile', () => {
    const { exits } = shipPlan('DRILL');
    expect(exits).toEqual([{ name: 'CREW.exitW', zone: 'CREW.w', side: 'W', x: 0, y: 2.5, isUpright: true }]);
  });

  test('turns tiles', () => {
    expect(plan.tiles.find(({ code }) => code === 'LAB')).toEqual({
      name: 'LAB',
      code: 'LAB',
      row: 0,
      col: 10,
      turns: 2,
    });
  });

  test('finds the wall that was opened', () => {
    expect(sharedWall(plan, 'CREW.A', 'CREW.n')).toMatchObject({ x: 2, y: 1, isUpright: true });
    expect(sharedWall(plan, 'CREW.A', 'LAB.A')).toBeUndefined();
  });

  test.each(tileCodes)('names %s in one of its rooms, and something stands there', code => {
    const own = shipPlan(missionOn([`${code}@0`], `${code}.e`));
    const [label] = labelsOf(own);
    expect(label?.zone.startsWith(`${code}.`)).toBe(true);
    expect(own.zones.find(({ name }) => name === label?.zone)?.isRoom).toBe(true);
    expect(fixtures[code]).toMatch(/^M[\d\s.a-zM-]+$/);
  });

  test('breaks long names at words', () => {
    expect(linesOf('Crew Quarters', 200)).toEqual(['Crew Quarters']);
    expect(linesOf('Crew Quarters', 80)).toEqual(['Crew', 'Quarters']);
    expect(linesOf('Security', 10)).toEqual(['Security']);
  });
});
