import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { type GridDirection, gridDirections, gridFacingReach } from '@starboard/space';
import { expect, test } from 'vitest';
import { orbitOf } from '../../src/field/board.ts';
import { arrivalAt, eachPose } from '../../src/field/poses.ts';
import {
  damagingSquares,
  distanceToMissionPlanet,
  enterCost,
  fighterWay,
  orbitLine,
  shipReach,
} from '../../src/rules/squares/flying.ts';
import type { State } from '../../src/types.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);
const pose = (row: number, col: number, facing: GridDirection) => at(row, col) * 8 + gridDirections.indexOf(facing);

/** What a ship reaches: the cost of each pose, or -1, and the pivots on the way to it; the poses cheapest first. */
function fly(state: State, points: number, freePivots = 0) {
  const costs = new Int32Array(8192).fill(-1);
  const pivots = new Int32Array(8192);
  const numbers: number[] = [];
  const reach = shipReach(state, state.ships[0]!, { points, freePivots });
  eachPose(reach, (no, cost, turns) => {
    expect(arrivalAt(reach, no)).toEqual({ cost, pivots: turns });
    costs[no] = cost;
    pivots[no] = turns;
    numbers.push(no);
  });
  numbers.sort((a, b) => costs[a]! - costs[b]! || a - b);
  const poses = numbers.map(no => ({ cell: no >> 3, facing: gridDirections[no & 7]! }));
  return { costs, pivots, poses };
}

const blackHole = 'BH OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0';

test('[RDA-MOVE-01, RDA-RUL-14, RDA-SHIP-17] A ship flies straight ahead, one point a square, in any of eight facings', () => {
  const { state } = scene().ship(1, { at: [7, 9], facing: 'E' });
  const { costs } = fly(state, 4);
  expect([costs[pose(7, 10, 'E')], costs[pose(7, 13, 'E')], costs[pose(7, 14, 'E')]]).toEqual([1, 4, -1]);
  expect([fly(state, 2).costs[pose(6, 10, 'E')], costs[pose(6, 10, 'E')]]).toEqual([-1, 3]); // sideways with two pivots only
  Object.assign(state.ships[0]!, { cell: at(7, 14), facing: 'NE' });
  expect(fly(state, 3).costs[pose(4, 17, 'NE')]).toBe(3);
});

test('[RDA-MOVE-02, RDA-MOVE-03, RDA-RUL-14] Every pivot of a Move costs a point, whatever the angle', () => {
  const { state } = scene().ship(1, { at: [7, 9], facing: 'E' });
  const { costs, pivots } = fly(state, 4);
  for (const facing of gridDirections) expect(costs[pose(7, 9, facing)]).toBe(facing === 'E' ? 0 : 1);
  expect([costs[pose(7, 11, 'N')], costs[pose(6, 11, 'N')], costs[pose(6, 11, 'S')]]).toEqual([3, 4, 4]);
  expect([pivots[pose(7, 11, 'E')], pivots[pose(6, 11, 'N')]]).toEqual([0, 1]);
});

test('[RDA-MOVE-04, RDA-EX-23] Six points carry a ship three squares into the Nebula; a clear square after them would take a seventh', () => {
  const { state } = scene().ship(1, { at: [7, 12], facing: 'S' });
  const { costs } = fly(state, 6);
  expect([
    costs[pose(8, 12, 'S')],
    costs[pose(9, 12, 'S')],
    costs[pose(10, 12, 'S')],
    costs[pose(11, 12, 'S')],
  ]).toEqual([2, 4, 6, -1]);
  const lane = scene()
    .ship(1, { at: [7, 1], facing: 'E' })
    .salvage(1, [7, 2])
    .salvage(2, [7, 3])
    .salvage(3, [7, 4]).state;
  expect([
    fly(lane, 6).costs[pose(7, 4, 'E')],
    fly(lane, 6).costs[pose(7, 5, 'E')],
    fly(lane, 7).costs[pose(7, 5, 'E')],
  ]).toEqual([6, -1, 7]);
});

test('[RDA-MOVE-07] What cannot be paid is not entered', () => {
  const { state } = scene().ship(1, { at: [7, 12], facing: 'S' });
  const { costs } = fly(state, 5);
  expect([costs[pose(9, 12, 'S')], costs[pose(10, 12, 'S')]]).toEqual([4, -1]);
});

test('[RDA-MOVE-05] No ship enters blocking squares', () => {
  const { state } = scene().ship(1, { at: [20, 8], facing: 'E' });
  const { costs } = fly(state, 3);
  expect([costs[pose(20, 9, 'E')], costs[pose(20, 10, 'E')], costs[pose(20, 11, 'E')]]).toEqual([1, -1, -1]);
});

test('[RDA-MOVE-08] At the rim a ship may only pivot', () => {
  const { state } = scene().ship(1, { at: [0, 0], facing: 'N' });
  expect(fly(state, 1).poses).toHaveLength(8);
  expect(fly(state, 1).poses.every(({ cell }) => cell === at(0, 0))).toBe(true);
});

test('[RDA-SHIP-18, RDA-RUL-14] A friend is passed but not landed on; opponents and fighters bar the way', () => {
  const cast = { players: 4 };
  const { state } = scene(cast)
    .ship(1, { at: [7, 9], facing: 'E' })
    .ship(2, { at: [7, 10] });
  expect(state.ships[1]!.faction).toBe('renegade');
  const past = fly(state, 3);
  expect(past.costs[pose(7, 11, 'E')]).toBe(2);
  expect(past.poses.some(({ cell }) => cell === at(7, 10))).toBe(false);
  expect(past.poses.filter(({ cell }) => cell === at(7, 11)).map(({ facing }) => facing)).toEqual([
    'E',
    'N',
    'NE',
    'SE',
    'S',
    'SW',
    'W',
    'NW',
  ]);
  const opposed = scene(cast)
    .ship(1, { at: [7, 9], facing: 'E' })
    .ship(3, { at: [7, 10] }).state;
  expect(fly(opposed, 3).costs[pose(7, 11, 'E')]).toBe(-1);
  const hunted = scene()
    .ship(1, { at: [7, 9], facing: 'E' })
    .fighter('dregg', [7, 10]).state;
  expect(fly(hunted, 3).costs[pose(7, 11, 'E')]).toBe(-1);
  const docked = scene(cast)
    .ship(1, { at: [7, 9], facing: 'E' })
    .ship(3, { at: [7, 10], where: 'docked' }).state;
  expect(fly(docked, 3).costs[pose(7, 11, 'E')]).toBe(2);
});

test('[RDA-MOVE-02] Free pivots cost nothing, the first of them or all', () => {
  const { state } = scene().ship(1, { at: [5, 9], facing: 'E' });
  const one = fly(state, 3, 1);
  expect([one.costs[pose(5, 9, 'N')], one.costs[pose(4, 10, 'N')], one.costs[pose(4, 10, 'W')]]).toEqual([0, 2, 2]);
  expect([one.pivots[pose(5, 9, 'N')], one.pivots[pose(4, 10, 'W')]]).toEqual([1, 2]);
  const all = fly(state, 3, Infinity);
  expect([all.costs[pose(4, 10, 'N')], all.costs[pose(4, 10, 'W')]]).toEqual([1, 1]); // north-east
  expect(fly(state, 3, 2).costs[pose(4, 10, 'W')]).toBe(1);
});

test('[RDA-MOVE-01, RDA-MOVE-02] The reach is that of the plain search', () => {
  const { state } = scene().ship(2, { at: [-3, 12] });
  const board = orbitOf(state);
  const costs = (_: number, to: number) => enterCost(state, board, to);
  for (const [spot, facing] of [
    [[7, 9], 'E'],
    [[12, 12], 'NW'],
    [[22, 22], 'S'],
    [[0, 0], 'SE'],
  ] as const) {
    const barred = damagingSquares(state, board);
    Object.assign(state.ships[0]!, { cell: cellAt(spot), facing });
    const plain = gridFacingReach(board.grid, { cell: cellAt(spot), facing }, 6, { costs, barred });
    const reach = fly(state, 6);
    expect(reach.costs).toEqual(plain.costs);
    expect(reach.poses).toEqual(plain.poses);
  }
});

test('[RDA-TILE-08, RDA-SOLO-09] The horizon costs two points, and is gone round by those who avoid damage', () => {
  const { state } = scene({ orbit: blackHole }).ship(1, { at: [9, 12], facing: 'S' });
  expect(orbitOf(state).symbols[at(10, 12)]).toBe('h');
  expect(enterCost(state, orbitOf(state), at(10, 12))).toBe(2);
  expect(fly(state, 3).costs[pose(10, 12, 'S')]).toBe(-1);
});

test('[RDA-TILE-09] No way leads through a core square', () => {
  const { state } = scene({ orbit: blackHole }).ship(1, { at: [11, 12], facing: 'S' });
  const { costs } = fly(state, 6);
  expect([costs[pose(12, 12, 'S')], costs[pose(13, 12, 'S')]]).toEqual([-1, -1]);
});

test('[RDA-TILE-10, RDA-SOLO-09] A mine is avoided until it has gone off', () => {
  const { state } = scene().ship(1, { at: [10, 18], facing: 'E' });
  const mine = at(10, 19);
  expect(orbitOf(state).symbols[mine]).toBe('x');
  expect(damagingSquares(state, orbitOf(state))).toContain(mine);
  expect(fly(state, 2).costs[mine * 8 + 2]).toBe(-1);
  expect(enterCost(state, orbitOf(state), mine)).toBe(1);
  state.spentMines.push(mine);
  expect(fly(state, 2).costs[mine * 8 + 2]).toBe(1);
  expect(damagingSquares(state, orbitOf(state))).not.toContain(mine);
});

test('[RDA-FIGHTER-05, RDA-SOLO-09] A fighter turns for nothing, pays for green on entering and goes round ships and mines', () => {
  const { state } = scene()
    .fighter('syphon', [7, 12])
    .ship(1, { at: [6, 12] });
  const costTo = (...goals: number[]) => fighterWay(state, state.fighters[0]!, goals)?.costs.at(-1);
  expect([costTo(at(8, 12)), costTo(at(7, 13)), costTo(at(6, 12)), costTo(at(5, 12)), costTo(at(7, 15))]).toEqual([
    2,
    1,
    undefined,
    2,
    3,
  ]);
  expect(costTo(at(5, 12), at(7, 15))).toBe(2);
});

test('[RDA-DOCK-02] The distance to the Mission Planet is that to its nearest square', () => {
  const { state } = scene();
  expect([
    distanceToMissionPlanet(state, at(12, -2)),
    distanceToMissionPlanet(state, at(12, 2)),
    distanceToMissionPlanet(state, at(5, 0)),
  ]).toEqual([0, 4, 6]);
});

test('[RDA-ABIL-05] Only blocking squares stop a segment in orbit', () => {
  const { state } = scene();
  expect([orbitLine(state, at(20, 8), at(20, 13)), orbitLine(state, at(7, 12), at(18, 12))]).toEqual([false, true]);
});
