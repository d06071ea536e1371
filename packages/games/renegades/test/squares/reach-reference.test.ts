import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { gridDirections } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { orbitOf } from '../../src/field/board.ts';
import { arrivalAt, eachPose } from '../../src/field/poses.ts';
import { stridesOf } from '../../src/field/steps.ts';
import { damagingSquares, shipReach } from '../../src/rules/squares/flying.ts';
import { areFriends } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';

/**
 * RDA-MOVE-01..05, RDA-SHIP-18 word for word: from every pose and number of free pivots left straight ahead, or round to
 * any facing; again and again until nothing gets cheaper.
 */
function plainReach(state: State, points: number, free: number): Map<number, number> {
  const ship = state.ships[0]!;
  const board = orbitOf(state);
  const strides = stridesOf(board);
  const others = state.ships.filter(each => each !== ship && each.where === 'orbit');
  const friends = others.filter(each => areFriends(state, ship, each)).map(({ cell }) => cell);
  const barred = new Set(damagingSquares(state, board));
  for (const { cell } of [...others, ...state.fighters]) if (!friends.includes(cell)) barred.add(cell);
  const most = Math.min(free, points + 1);
  const tokens = new Set(state.salvage.map(({ cell }) => cell));
  const best = Array.from({ length: most + 1 }, () => new Map<number, number>());
  const ways: [pose: number, left: number, cost: number][] = [];
  const offer = (pose: number, left: number, cost: number) => {
    if (cost > points || cost >= (best[left]!.get(pose) ?? Infinity)) return;
    best[left]!.set(pose, cost);
    ways.push([pose, left, cost]);
  };
  offer(ship.cell * 8 + gridDirections.indexOf(ship.facing), most, 0);
  for (const [pose, left, cost] of ways) {
    const cell = pose >> 3;
    const facing = pose & 7;
    const ahead = cell + strides[facing]!;
    if ((board.grid.steps[cell]! & (1 << facing)) !== 0 && !barred.has(ahead))
      offer(ahead * 8 + facing, left, cost + (board.green[ahead] === 1 || tokens.has(ahead) ? 2 : 1));
    for (let other = 0; other < 8; other++)
      if (other !== facing) offer(cell * 8 + other, Math.max(0, left - 1), left > 0 ? cost : cost + 1);
  }
  const cheapest = new Map<number, number>();
  for (const [pose, cost] of best.flatMap(each => [...each]))
    if (!friends.includes(pose >> 3)) cheapest.set(pose, Math.min(cost, cheapest.get(pose) ?? Infinity));
  return new Map([...cheapest].sort(([a], [b]) => a - b));
}

function reached(state: State, points: number, freePivots: number) {
  const reach = shipReach(state, state.ships[0]!, { points, freePivots });
  const costs = new Map<number, number>();
  const pivots = new Map<number, number>();
  let count = 0;
  eachPose(reach, (pose, cost, turns) => {
    costs.set(pose, cost);
    pivots.set(pose, turns);
    count++;
  });
  expect(costs.size).toBe(count);
  return { reach, costs, pivots };
}

/** Ships in the open, in green, at each rim and on the caps; a friend, a foe, a fighter and salvage about. */
const starts: readonly [Spot, 'N' | 'E' | 'SE' | 'W' | 'NW'][] = [
  [[7, 12], 'E'],
  [[9, 11], 'NW'],
  [[0, 23], 'E'],
  [[26, 12], 'N'],
  [[24, 1], 'W'],
  [[12, 27], 'SE'],
  [[-3, 11], 'W'],
];
const table = ([spot, facing]: (typeof starts)[number]) =>
  scene({ players: 4 })
    .ship(1, { at: spot, facing })
    .ship(2, { at: [6, 12] })
    .ship(3, { at: [8, 13] })
    .fighter('dregg', [7, 10])
    .salvage(1, [23, 2])
    .salvage(2, [1, 22]).state;

describe('what a ship reaches, held against the rules word for word', () => {
  test.each(starts)('[RDA-MOVE-01, RDA-MOVE-02, RDA-SHIP-18] from %j facing %s', (...start) => {
    const state = table(start);
    for (const [points, free] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [2, 3],
      [4, 0],
      [4, 2],
      [5, 1],
      [6, 99],
    ] as const) {
      const plain = plainReach(state, points, free);
      const { costs } = reached(state, points, free);
      expect([...costs].join(' '), `${points} points, ${free} free pivots`).toBe([...plain].join(' '));
    }
  });

  test('[RDA-MOVE-01] with points for all of it every pose of the board once', () => {
    const state = table(starts[0]!);
    const { costs } = reached(state, 60, 0);
    expect([...costs].join(' ')).toBe([...plainReach(state, 60, 0)].join(' '));
  });

  test('[RDA-MOVE-02] as many free pivots as points are one too few for a pivot after every step', () => {
    const state = table(starts[0]!);
    const [cell, beside] = [cellAt([7, 12]), cellAt([7, 13])];
    const { costs } = reached(state, 1, 1);
    expect([costs.get(cell * 8), costs.get(beside * 8 + 2), costs.get(beside * 8)]).toEqual([0, 1, 1]);
    const north = cellAt([7, 11]); // to the west: the pivot before the step is used up
    expect([costs.get(north * 8 + 6), costs.get(north * 8)]).toEqual([1, undefined]);
    expect(reached(state, 1, 2).costs.get(north * 8)).toBe(1);
  });

  test('[RDA-MOVE-02] free pivots are counted on the way, and none is where none is needed', () => {
    const { pivots } = reached(table(starts[0]!), 2, 2);
    const [start, ahead] = [cellAt([7, 12]), cellAt([7, 13])];
    expect([pivots.get(start * 8 + 2), pivots.get(start * 8), pivots.get(ahead * 8 + 2)]).toEqual([0, 1, 0]);
    expect([pivots.get(ahead * 8), pivots.get(cellAt([7, 11]) * 8)]).toEqual([1, 2]);
  });

  test('[RDA-MOVE-01] poses are written in as few runs as there are, and what is not among them is not reached', () => {
    const { reach, costs } = reached(table(starts[0]!), 3, 0);
    const runs: number[][] = [];
    for (const pose of costs.keys()) {
      const last = runs.at(-1);
      if (last !== undefined && last[0]! + last[1]! === pose) last[1]!++;
      else runs.push([pose, 1]);
    }
    expect(reach.runs).toEqual(runs.flat());
    for (let pose = 0; pose < 8192; pose++)
      if (arrivalAt(reach, pose)?.cost !== costs.get(pose)) expect.unreachable(`pose ${pose}`);
  });
});
