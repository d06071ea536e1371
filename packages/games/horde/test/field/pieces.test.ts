import { describe, expect, test } from 'vitest';
import { buildField } from '../../src/field/field.ts';
import { layFootprints, outlinesOf, readPieces, writePiece } from '../../src/field/pieces.ts';
import { pieces } from '../../src/field/terrain.ts';
import { terrainProblems } from '../../src/rules/setup/layout.ts';
import type { PieceKind } from '../../src/types.ts';

/** The corners of each footprint of a piece at the north-west corner of the table, in inches, sorted. */
function corners(kind: PieceKind, small = false, turns = 0): string[] {
  return outlinesOf({ kind, x: 0, y: 0, turns }, small).map(outline =>
    outline
      .map(({ x, y }) => `${x / 4},${y / 4}`)
      .sort()
      .join(' '),
  );
}

const sorted = (written: string) => written.split(' ').sort().join(' ');

function traits(kind: PieceKind) {
  return pieces[kind].map(({ outline: _, ...rest }) => rest);
}

describe('pieces of terrain', () => {
  test('[GSQ-TERRAIN-07] Bunker Block', () => {
    expect(corners('bunker')).toEqual([sorted('0,0 5,0 5,4 0,4')]);
    expect(traits('bunker')).toEqual([{ height: 4, impassable: true, blocksSight: true }]);
  });

  test('[GSQ-TERRAIN-08] Cargo Stack', () => {
    expect(corners('cargo')).toEqual([sorted('0,0 3,0 3,2 0,2')]);
    expect(traits('cargo')).toEqual([{ height: 2, impassable: true, blocksSight: true }]);
  });

  test('[GSQ-TERRAIN-09, GSQ-TERRAIN-05] Ruin: an area and two walls, all one piece', () => {
    expect(corners('ruin')).toEqual([
      sorted('0,0 5,0 5,5 0,5'),
      sorted('0,0 5,0 5,0.5 0,0.5'),
      sorted('0,0 0.5,0 0.5,5 0,5'),
    ]);
    const wall = { height: 3, impassable: true, blocksSight: true };
    expect(traits('ruin')).toEqual([{ height: 0, difficult: true, cover: true }, wall, wall]);
    const laid = layFootprints(readPieces('ruin 0 0 0, cargo 80 80 0'), false);
    expect(laid.map(({ piece }) => piece)).toEqual([0, 0, 0, 1]);
  });

  test('[GSQ-TERRAIN-10] Barrier', () => {
    expect(corners('barrier')).toEqual([sorted('0,0 4,0 4,0.5 0,0.5')]);
    expect(traits('barrier')).toEqual([{ height: 1, difficult: true, barrier: true }]);
  });

  test('[GSQ-TERRAIN-11] Thicket', () => {
    expect(corners('thicket')).toEqual([sorted('1.5,0 4.5,0 6,1.5 6,3.5 4.5,5 1.5,5 0,3.5 0,1.5')]);
    expect(traits('thicket')).toEqual([{ height: 3, difficult: true, cover: true, dense: true }]);
  });

  test('[GSQ-TERRAIN-12, GSQ-TERRAIN-14] Vent Field and Crater share an outline', () => {
    const outline = sorted('1,0 3,0 4,1 4,3 3,4 1,4 0,3 0,1');
    expect(corners('vents')).toEqual([outline]);
    expect(corners('crater')).toEqual([outline]);
    expect(traits('vents')).toEqual([{ height: 4, cover: true, dense: true }]);
    expect(traits('crater')).toEqual([{ height: 0, cover: true }]);
  });

  test('[GSQ-TERRAIN-13] Rubble', () => {
    expect(corners('rubble')).toEqual([sorted('1,0 4,0 5,2 4,4 1,4 0,2')]);
    expect(traits('rubble')).toEqual([{ height: 0, difficult: true, cover: true }]);
  });

  test('[GSQ-TERRAIN-15, GSQ-TERRAIN-16] Toxic Pool and Razor Scrub share an outline', () => {
    const outline = sorted('1,0 3,0 4,1.5 3,3 1,3 0,1.5');
    expect(corners('pool')).toEqual([outline]);
    expect(corners('scrub')).toEqual([outline]);
    expect(traits('pool')).toEqual([{ height: 0, dangerous: true }]);
    expect(traits('scrub')).toEqual([{ height: 0, difficult: true, dangerous: true }]);
  });

  test('[GSQ-TERRAIN-17] Ridge', () => {
    expect(corners('ridge')).toEqual([sorted('1.5,0 5.5,0 7,1.5 7,3.5 5.5,5 1.5,5 0,3.5 0,1.5')]);
    expect(traits('ridge')).toEqual([{ height: 2, ridge: true }]);
  });

  test('[GSQ-TABLE-12, GSQ-TERRAIN-05] on the small table outlines and heights are halved, thin walls stay half an inch thick', () => {
    expect(corners('cargo', true)).toEqual([sorted('0,0 1.5,0 1.5,1 0,1')]);
    expect(corners('barrier', true)).toEqual([sorted('0,0 2,0 2,0.5 0,0.5')]);
    expect(corners('ruin', true)[1]).toBe(sorted('0,0 2.5,0 2.5,0.5 0,0.5'));
    expect(corners('thicket', true)).toEqual([sorted('0.75,0 2.25,0 3,0.75 3,1.75 2.25,2.5 0.75,2.5 0,1.75 0,0.75')]);
    expect(layFootprints(readPieces('bunker 0 0 0'), true)[0]!.top / 4).toBe(2);
    expect(layFootprints(readPieces('bunker 0 0 0'), false)[0]!.top / 4).toBe(4);
  });

  test('[GSQ-GEN-03] a quarter turn takes (x, y) to (h - y, x): the walls of a Ruin turn clockwise', () => {
    expect(corners('cargo', false, 1)).toEqual([sorted('0,0 2,0 2,3 0,3')]);
    expect(corners('ruin', false, 1).slice(1)).toEqual([sorted('5,0 5,5 4.5,5 4.5,0'), sorted('5,0 5,0.5 0,0.5 0,0')]);
    expect(corners('ruin', false, 2).slice(1)).toEqual([sorted('5,5 0,5 0,4.5 5,4.5'), sorted('5,5 4.5,5 4.5,0 5,0')]);
  });

  test('[GSQ-TERRAIN-05] a layout is written and read in one line', () => {
    const laid = readPieces('bunker 12 8 1, pool 40 44 0');
    expect(laid.map(writePiece).join(', ')).toBe('bunker 12 8 1, pool 40 44 0');
    expect(buildField(laid, false).dangers.length).toBe(1);
    expect(readPieces('')).toEqual([]);
  });

  test('[GSQ-TABLE-02] a layout of fewer than 20 pieces is no table', () => {
    const row = (count: number) =>
      Array.from({ length: count }, (_, i) => `crater ${(i % 5) * 32} ${Math.floor(i / 5) * 32} 0`);
    expect(terrainProblems(row(20), false)).toEqual([]);
    expect(terrainProblems(row(19), false).map(({ key }) => key)).toEqual(['setup.wrong.pieces']);
  });
});
