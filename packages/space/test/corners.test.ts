import { describe, expect, test } from 'vitest';
import { compileGrid, gridCostTo, gridFacingCostTo, gridFacingReach, gridReach } from '../src/grid/index.ts';
import { joinGrounds, latticeTable, polygonGround, rectangle } from '../src/lattice/index.ts';
import { layZoneBlocks, turnCells, turnZoneBlock, zoneRows } from '../src/zones/index.ts';

describe('a grid', () => {
  test('what is not on it is out of reach', () => {
    const checked = compileGrid({ rows: [['floor', 'floor']], terrains: { floor: {} } });
    if (!checked.ok) throw new Error(checked.problems.join());
    const reach = gridReach(checked.value, 0, 5);
    expect([0, 1, 2, -1].map(cell => gridCostTo(reach, cell))).toEqual([0, 1, Infinity, Infinity]);
    const facing = gridFacingReach(checked.value, { cell: 0, facing: 'E' }, 5);
    expect([0, 1, 2, -1].map(cell => gridFacingCostTo(facing, cell, 'E'))).toEqual([0, 1, Infinity, Infinity]);
  });
});

describe('blocks', () => {
  test('nothing can be turned as often as one likes', () => {
    expect(turnCells([], 1)).toEqual([]);
    expect(turnZoneBlock({ rows: [] }, 1)).toEqual({ rows: [] });
  });

  test('everything that is wrong with the laying is told', () => {
    const block = { rows: zoneRows('a b'), ports: [{ row: 0, col: 0, side: 'E' as const }] };
    const laid = layZoneBlocks([
      { name: 'one', block, row: 0, col: 0 },
      { name: 'one', block: { rows: [['a'], ['b', 'c']] }, row: 0, col: 0 },
      { name: 'two', block: { rows: zoneRows('x') }, row: 0, col: 1 },
      { name: 'out', block: { rows: zoneRows('x') }, row: -1, col: 0 },
      { name: 'left', block: { rows: zoneRows('x') }, row: 0, col: -1 },
      { name: 'half', block: { rows: zoneRows('x') }, row: 0.5, col: 0 },
      { name: 'askew', block: { rows: zoneRows('x') }, row: 0, col: 0, turns: 0.5 },
    ]);
    expect(laid).toEqual({
      ok: false,
      problems: [
        'Block "one" has rows of different length.',
        'Block "out" begins outside the map, at row -1, column 0.',
        'Block "left" begins outside the map, at row 0, column -1.',
        'Block "half" is not laid at a whole cell and turn.',
        'Block "askew" is not laid at a whole cell and turn.',
        'Several blocks are called "one".',
        'Block "two" covers one.b.',
        'Block "one" has a port at row 0, column 0 that is not on its E rim.',
      ],
    });
  });

  test('a bare block has neither ports nor doors nor halls', () => {
    const laid = layZoneBlocks([{ name: 'one', block: { rows: zoneRows('a b') }, row: 0, col: 0 }]);
    if (!laid.ok) throw new Error(laid.problems.join());
    expect(laid.value).toMatchObject({
      spec: { rows: [['one.a', 'one.b']], open: [], halls: [], doorways: [], joins: [] },
      freePorts: [],
    });
  });
});

test('ground that is joined is touched wherever one of its parts is', () => {
  const table = latticeTable(40, 40);
  const joined = joinGrounds([rectangle(4, 4, 4, 4), rectangle(20, 4, 4, 4)].map(each => polygonGround(table, [each])));
  const touches = (y: number, from: number, to: number) => joined.touches({ x: from, y }, { x: to, y });
  expect([touches(6, 0, 12), touches(6, 16, 30), touches(6, 10, 18), touches(12, 0, 30)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
