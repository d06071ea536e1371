import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { gridPathTo, gridReach } from '@starboard/space';
import { expect, test } from 'vitest';
import { surfaceOf } from '../../src/field/board.ts';
import { isStep } from '../../src/field/steps.ts';
import { costTo, wayThere } from '../../src/field/ways.ts';
import {
  nearestOnFoot,
  nearOnFoot,
  occupied,
  reachOnFoot,
  stepCost,
  type Walk,
  walkingCost,
  walkingCosts,
  wayOnFoot,
} from '../../src/rules/squares/walking.ts';
import { flies } from '../../src/rules/stats.ts';
import type { State } from '../../src/types.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);
const onFoot: Walk = { flies: false, barred: [] };
const flying: Walk = { flies: true, barred: [] };

const cost = (state: State, from: Spot, to: Spot, walk: Walk = onFoot) =>
  stepCost(state, surfaceOf(state), walk, cellAt(from), cellAt(to));

test('[RDA-TERRAIN-01, RDA-EX-24, RDA-RUL-41] Green is paid on leaving: clear, green, green, clear cost 1 + 2 + 2', () => {
  const { state } = scene();
  expect(cost(state, [12, 21], [12, 22])).toBe(1);
  expect(cost(state, [12, 22], [12, 23])).toBe(2);
  expect(cost(state, [12, 23], [12, 24])).toBe(2);
  const lane = [...Array(1024).keys()].filter(cell => cell >> 5 !== 15); // nothing but row 12
  const reach = (points: number) =>
    reachOnFoot(state, surfaceOf(state), { ...onFoot, barred: lane }, at(12, 21), points);
  expect(reach(5).costs[at(12, 24)]).toBe(5);
  expect(reach(4).costs[at(12, 24)]).toBe(-1);
});

test('[RDA-TERRAIN-01, RDA-SEARCH-11] A container makes its square green', () => {
  const { state } = scene().container(1, [7, 7]);
  expect(cost(state, [7, 7], [7, 8])).toBe(2);
  expect(reachOnFoot(state, surfaceOf(state), onFoot, at(7, 7), 3).costs[at(7, 9)]).toBe(3);
  expect(walkingCost(state, surfaceOf(state), onFoot, at(7, 7), at(7, 9))).toBe(3);
});

test('[RDA-VAR-09] By the variant green is paid on entering', () => {
  const { state } = scene({ greenOnEntering: true });
  expect(cost(state, [12, 21], [12, 22])).toBe(2);
  expect(cost(state, [12, 23], [12, 24])).toBe(1);
  expect(reachOnFoot(state, surfaceOf(state), onFoot, at(12, 21), 2).costs[at(12, 22)]).toBe(2);
  expect(walkingCost(state, surfaceOf(state), onFoot, at(12, 23), at(12, 24))).toBe(1);
});

test('[RDA-TERRAIN-02, RDA-TERRAIN-04] Water costs like green, a bridge does not; flyers heed neither', () => {
  const { state } = scene();
  expect(cost(state, [20, 9], [21, 9])).toBe(1);
  expect(cost(state, [21, 9], [22, 9])).toBe(2);
  expect(cost(state, [21, 12], [22, 12])).toBe(1);
  expect(cost(state, [21, 9], [22, 9], flying)).toBe(1);
  expect(cost(state, [12, 22], [12, 23], flying)).toBe(1);
  expect(cost(state, [21, 9], [22, 9], { ...onFoot, swims: true })).toBe(1);
  expect(cost(state, [21, 9], [22, 9], { ...onFoot, burrows: true })).toBe(2);
  expect(cost(state, [12, 22], [12, 23], { ...onFoot, burrows: true })).toBe(1);
});

test('[RDA-TERRAIN-03, RDA-BOARD-10] Nobody enters a wall or leaves the board, not even in flight', () => {
  const { state } = scene();
  expect(cost(state, [9, 9], [10, 10], flying)).toBe(Infinity);
  expect(cost(state, [0, 0], [0, -1], flying)).toBe(Infinity);
  expect(cost(state, [25, 12], [26, 12], onFoot)).toBe(1); // onto the southern dock's cap
});

test('[RDA-TERRAIN-06, RDA-TERRAIN-07, RDA-RUL-42] Elevated squares are entered over inclines or in flight', () => {
  const { state } = scene();
  expect(cost(state, [9, 12], [10, 12])).toBe(Infinity);
  expect(cost(state, [10, 12], [9, 12])).toBe(Infinity);
  expect(cost(state, [9, 12], [10, 12], flying)).toBe(1);
  expect(cost(state, [9, 12], [10, 12], { ...onFoot, burrows: true })).toBe(1);
  expect([cost(state, [12, 8], [12, 9]), cost(state, [12, 9], [12, 10]), cost(state, [12, 9], [11, 10])]).toEqual([
    1, 1, 1,
  ]);
  expect(cost(state, [11, 9], [11, 10])).toBe(Infinity);
});

test('[RDA-TERRAIN-08, RDA-RUL-42] Sunken squares are entered and left in the same ways', () => {
  const { state } = scene({ surface: 'CT3 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' });
  expect(surfaceOf(state).level[at(10, 11)]).toBe(-1);
  expect([cost(state, [9, 11], [10, 11]), cost(state, [10, 11], [9, 11])]).toEqual([Infinity, Infinity]);
  expect([cost(state, [12, 8], [12, 9]), cost(state, [12, 9], [12, 10])]).toEqual([1, 1]);
});

test('[RDA-TERRAIN-12, RDA-RUL-12] A doorway costs 1', () => {
  const { state } = scene();
  expect([cost(state, [3, 3], [3, 4]), cost(state, [3, 4], [3, 5])]).toEqual([1, 1]);
});

test('[RDA-TERRAIN-13] Villains and creatures pay the same; drones fly', () => {
  const { state } = scene().npc('drone', [7, 7]).npc('borada', [7, 9]);
  expect(state.npcs.map(npc => flies(state, npc))).toEqual([true, false]);
});

test('[RDA-BOARD-03] Squares of touching tiles are neighbours', () => {
  const { state } = scene();
  const board = surfaceOf(state);
  expect(isStep(board, at(7, 7), at(7, 8), false)).toBe(true); // corner to side
  expect(isStep(board, at(7, 8), at(8, 9), false)).toBe(true); // side to center
  expect(isStep(board, at(-1, 12), at(0, 11), false)).toBe(true); // dock to side
});

test('[RDA-BOARD-04, RDA-TILE-06, RDA-RUL-12] A corner is cut past one blocking square, never between two', () => {
  const { state } = scene();
  expect(cost(state, [6, 6], [7, 7])).not.toBe(Infinity);
  state.shutDoors = [at(6, 7)];
  expect(cost(state, [6, 6], [7, 7])).not.toBe(Infinity);
  state.shutDoors = [at(6, 7), at(7, 6)];
  expect(cost(state, [6, 6], [7, 7])).toBe(Infinity);
  // Beside the eastern dock's cap there is no square at row 10, column 26: that counts as blocking.
  state.shutDoors = [];
  expect(cost(state, [11, 26], [10, 25])).toBe(1);
  state.shutDoors = [at(11, 25)];
  expect(cost(state, [11, 26], [10, 25])).toBe(Infinity);
});

test('[RDA-NPC-10] Of equally dear ways the one with fewer squares is taken, then the one that first turns nearer to north', () => {
  const { state } = scene();
  const board = surfaceOf(state);
  const reach = reachOnFoot(state, board, onFoot, at(7, 20), 2);
  expect(gridPathTo(reach, at(7, 22))).toEqual([at(7, 20), at(6, 21), at(7, 22)]);
  for (const from of [at(7, 20), at(12, 20), at(20, 10), at(12, 8), at(4, 22), at(22, 11), at(18, 18)]) {
    const reach = reachOnFoot(state, board, onFoot, from, 5);
    const { costs, previous } = byHand(state, from, 5);
    expect([...reach.costs]).toEqual([...costs]);
    expect([...reach.previous]).toEqual([...previous]);
  }
});

/** Every way there is, one after the other, and the best of them. */
function byHand(state: State, from: number, points: number): { costs: Int32Array; previous: Int32Array } {
  const board = surfaceOf(state);
  const strides = [-32, -31, 1, 33, 32, 31, -1, -33];
  const best = new Map<number, { cost: number; steps: string; last: number }>([
    [from, { cost: 0, steps: '', last: -1 }],
  ]);
  const walk = (cell: number, paid: number, steps: string) => {
    strides.forEach((stride, direction) => {
      const next = cell + stride;
      const total = paid + stepCost(state, board, onFoot, cell, next);
      if (total > points) return;
      const way = { cost: total, steps: steps + direction, last: cell };
      const known = best.get(next);
      const isBetter = (a: typeof way, b: typeof way) =>
        a.cost !== b.cost
          ? a.cost < b.cost
          : a.steps.length !== b.steps.length
            ? a.steps.length < b.steps.length
            : a.steps < b.steps;
      if (known === undefined || isBetter(way, known)) best.set(next, way);
      walk(next, total, way.steps);
    });
  };
  walk(from, 0, '');
  const costs = new Int32Array(1024).fill(-1);
  const previous = new Int32Array(1024).fill(-1);
  for (const [cell, { cost: total, last }] of best) [costs[cell], previous[cell]] = [total, last];
  return { costs, previous };
}

test('[RDA-NPC-10] Reaches and distances are those of the plain search, near and far', () => {
  const { state } = scene().container(4, [12, 19]);
  const board = surfaceOf(state);
  const barred = [at(7, 12), at(12, 8), at(13, 8), at(3, 5)];
  for (const walk of [
    { ...onFoot, barred },
    { ...flying, barred },
  ]) {
    for (const from of [at(3, 12), at(12, 12), at(22, 9), at(2, 2)]) {
      const costs = (a: number, b: number) => stepCost(state, board, { ...walk, barred: [] }, a, b);
      for (const points of [3, 7, 200]) {
        const plain = gridReach(board.grid, from, points, { costs, barred, ignoresLevels: walk.flies });
        const reach = reachOnFoot(state, board, walk, from, points);
        expect(reach.cells).toEqual(plain.cells);
        expect(reach.costs).toEqual(plain.costs);
      }
      const all = reachOnFoot(state, board, walk, from, Infinity);
      for (const to of [at(25, 25), at(0, 25), at(12, 12)]) {
        const far = all.costs[to]!;
        expect(walkingCost(state, board, walk, from, to)).toBe(far < 0 ? Infinity : far);
      }
    }
  }
});

test('[RDA-NPC-10] Of a short reach the squares, their costs and the ways to them are those of the whole one', () => {
  const { state } = scene().container(4, [12, 19]);
  const board = surfaceOf(state);
  const walk = { ...onFoot, barred: [at(7, 12), at(12, 8), at(13, 8)] };
  for (const from of [at(3, 12), at(12, 12), at(22, 9), at(7, 20)]) {
    const all = reachOnFoot(state, board, walk, from, 5);
    const near = nearOnFoot(state, board, walk, from, 5);
    expect(near.cells).toEqual(all.cells);
    for (let cell = 0; cell < all.costs.length; cell++) {
      expect(costTo(near, cell)).toBe(all.costs[cell]);
      expect(wayThere(near, cell)).toEqual(gridPathTo(all, cell) ?? []);
    }
  }
});

test('[RDA-NPC-10] The end of a way may be barred for the question how far it is', () => {
  const { state } = scene();
  const walk = { ...onFoot, barred: [at(7, 9)] };
  expect(walkingCost(state, surfaceOf(state), walk, at(7, 7), at(7, 9))).toBe(2);
  expect(reachOnFoot(state, surfaceOf(state), walk, at(7, 7), 2).costs[at(7, 9)]).toBe(-1);
  state.shutDoors = [at(3, 4)];
  expect(walkingCost(state, surfaceOf(state), onFoot, at(2, 2), at(7, 9))).toBe(Infinity);
});

test('[RDA-NPC-10, RDA-RANDLOC-03] Ways, costs and nearest squares are those of the whole reach', () => {
  const { state } = scene().container(4, [12, 19]);
  const board = surfaceOf(state);
  for (const from of [at(3, 12), at(12, 12), at(22, 9), at(2, 2)]) {
    const all = reachOnFoot(state, board, onFoot, from, Infinity);
    for (const goals of [[at(25, 25)], [at(0, 25), at(25, 0)], [from, at(7, 7)], [at(12, 17), at(17, 12), at(12, 7)]]) {
      const ways = goals.map(goal => gridPathTo(all, goal)!);
      const least = Math.min(...goals.map(goal => all.costs[goal]!));
      const way = wayOnFoot(state, board, onFoot, from, goals)!;
      expect(ways.filter((_, nth) => all.costs[goals[nth]!] === least)).toContainEqual(way.cells);
      expect(way.costs).toEqual(way.cells.map(cell => all.costs[cell]));
      expect(walkingCosts(state, board, onFoot, from, goals)).toEqual(goals.map(goal => all.costs[goal]));
    }
    const isEven = (cell: number) => cell % 2 === 0;
    expect(nearestOnFoot(state, board, from, 30, isEven)).toEqual(all.cells.filter(isEven).slice(0, 30));
  }
  const wall = board.symbols.indexOf('#');
  expect(wayOnFoot(state, board, onFoot, at(3, 12), [wall])).toBeUndefined();
});

test('[RDA-MOVE-13] Figures occupy their squares; KO tokens and those aboard do not', () => {
  const { state } = scene()
    .crew('lexxa', { at: [7, 7] })
    .crew('jayce', { at: [7, 8] })
    .npc('drone', [7, 9]);
  const board = surfaceOf(state);
  expect(occupied(state, board).sort()).toEqual([at(7, 7), at(7, 8), at(7, 9)]);
  expect(occupied(state, board, state.npcs[0])).not.toContain(at(7, 9));
  state.crew.find(({ id }) => id === 'jayce')!.wounds = 20;
  expect(occupied(state, board)).toEqual([at(7, 7), at(7, 9)]);
});
