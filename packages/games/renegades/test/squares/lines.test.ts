import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { gridSight } from '@starboard/space';
import { expect, test } from 'vitest';
import { surfaceOf } from '../../src/field/board.ts';
import { cellsBetween, isOnLine } from '../../src/field/lines.ts';
import { canScan, hasLine, inMelee, inReach, isLineObstructed, lineBetween } from '../../src/rules/squares/sight.ts';
import type { CrewId, Figure, State } from '../../src/types.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);
const crater = 'CT3 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0';

const sees = (state: State, from: Spot, to: Spot, through?: readonly number[]) => {
  const { clear } = lineBetween(surfaceOf(state), cellAt(from), cellAt(to), through);
  expect(lineBetween(surfaceOf(state), cellAt(to), cellAt(from), through).clear).toBe(clear);
  return clear;
};
const who = (state: State, id: CrewId): Figure => state.crew.find(crew => crew.id === id)!;

test('[RDA-RANGED-08, RDA-RANGED-11, RDA-TERRAIN-12, RDA-RUL-12] Walls and doorways stop a line, but who stands in a doorway sees and is seen', () => {
  const { state } = scene();
  expect(sees(state, [1, 0], [1, 5])).toBe(false); // the tower's wall
  expect(sees(state, [3, 3], [3, 6])).toBe(false); // its doorway
  expect(sees(state, [3, 4], [3, 6])).toBe(true);
  expect(sees(state, [3, 4], [3, 2])).toBe(true);
  expect(sees(state, [3, 3], [3, 6], [at(3, 4)])).toBe(true); // where a card lets it through
  state.shutDoors = [at(3, 4)];
  expect(sees(state, [3, 3], [3, 6], [at(3, 4)])).toBe(false);
});

test('[RDA-RANGED-11, RDA-RUL-48] The line runs from center to center; it is stopped by what it crosses, and between two blocking squares that touch', () => {
  const { state } = scene();
  expect(lineBetween(surfaceOf(state), at(7, 5), at(6, 8)).cells).toEqual([at(7, 6), at(6, 7), at(6, 8)]);
  expect(sees(state, [6, 6], [7, 7])).toBe(true);
  for (const one of [at(6, 7), at(7, 6)]) {
    state.shutDoors = [one];
    expect(sees(state, [6, 6], [7, 7])).toBe(true);
  }
  state.shutDoors = [at(6, 7), at(7, 6)];
  expect(sees(state, [6, 6], [7, 7])).toBe(false);
});

test('[RDA-BOARD-10] Points outside all tiles block sight', () => {
  const { state } = scene();
  expect(sees(state, [9, 25], [11, 27])).toBe(false); // past the corner of the eastern dock's cap
  expect(sees(state, [11, 25], [11, 27])).toBe(true);
});

test('[RDA-RANGED-11] Lines on one level are those of the plain grid, and a square is on a line if it is among those crossed', () => {
  const { state } = scene({ surface: 'CT1 S2 S4 S5 S7 C2 C3 C8 C7 DK1 DK2 DK3 DK4 0' });
  const board = surfaceOf(state);
  const cells = [...Array(1024).keys()].filter(cell => board.grid.stopsSteps[cell] === 0);
  for (let one = 0; one < cells.length; one += 37) {
    for (let other = 0; other < cells.length; other += 29) {
      const [from, to] = [cells[one]!, cells[other]!];
      const plain = gridSight(board.grid, from, to);
      expect(lineBetween(board, from, to)).toEqual(plain);
      const crossed = cellsBetween(board, from, to);
      const onLine = cells.filter(cell => isOnLine(board, from, to, cell));
      expect(onLine).toEqual(crossed.filter(cell => cells.includes(cell)).sort((a, b) => a - b));
    }
  }
});

test('[RDA-RANGED-10, RDA-RANGED-13] Between ground and elevated the higher one must stand on the edge', () => {
  const { state } = scene();
  expect(sees(state, [10, 12], [8, 12])).toBe(true);
  expect(sees(state, [11, 12], [8, 12])).toBe(false);
  // The incline counts as the ground below.
  expect(sees(state, [12, 10], [12, 7])).toBe(true);
  expect(sees(state, [12, 11], [12, 7])).toBe(false);
});

test('[RDA-RANGED-09] Out of a sunken square only what stands on the edge can be shot', () => {
  const { state } = scene({ surface: crater });
  expect(sees(state, [11, 11], [9, 11])).toBe(true);
  expect(sees(state, [11, 11], [8, 11])).toBe(false);
});

test('[RDA-RANGED-13] A bridge is ground level', () => {
  const { state } = scene();
  expect(sees(state, [20, 12], [23, 12])).toBe(true);
  expect(surfaceOf(state).level[at(21, 12)]).toBe(0);
});

test('[RDA-RANGED-14] What is higher than both ends blocks; what is as high as one, or lower, does not', () => {
  const { state } = scene();
  expect(sees(state, [9, 12], [16, 12])).toBe(false);
  expect(sees(state, [11, 11], [14, 14])).toBe(true);
  // Along the two inclines in the west: they count as ground.
  expect(sees(state, [11, 9], [14, 9])).toBe(true);
  expect(sees(scene({ surface: crater }).state, [9, 11], [16, 11])).toBe(true);
});

test('[RDA-RANGED-12, RDA-RUL-48, RDA-VAR-13] Friends never block, others do unless they are in stealth; by the variant nobody does', () => {
  const table = (figuresNeverBlock = false) =>
    scene({ figuresNeverBlock })
      .crew('lexxa', { at: [7, 5] })
      .crew('jayce', { at: [7, 9] });
  const clear = ({ state }: ReturnType<typeof table>) => hasLine(state, who(state, 'lexxa'), who(state, 'jayce'));
  expect(clear(table())).toBe(true);
  expect(clear(table().npc('syphonTrooper', [7, 7]))).toBe(false);
  expect(clear(table().npc('syphonTrooper', [6, 7]))).toBe(true);
  expect(clear(table(true).npc('syphonTrooper', [7, 7]))).toBe(true);
  const [friend, other] = ['ronara', 'flibby'] as const;
  expect(clear(table().crew(friend, { at: [7, 7] }))).toBe(true);
  expect(clear(table().crew(other, { at: [7, 7] }))).toBe(false);
  expect(clear(table().crew(other, { at: [7, 7], stealth: true }))).toBe(true);
  expect(clear(table().crew(other, { at: [7, 7], wounds: 20 }))).toBe(true);
});

test('[RDA-NPC-16] Villains fire through villains, creatures through nobody', () => {
  const { state } = scene()
    .crew('lexxa', { at: [7, 9] })
    .npc('syphonTrooper', [7, 5])
    .npc('dreggTrooper', [7, 7])
    .npc('acidSpitter', [7, 6]);
  const [syphon, dregg, spitter] = state.npcs;
  expect(hasLine(state, dregg!, who(state, 'lexxa'))).toBe(true);
  expect(hasLine(state, spitter!, who(state, 'lexxa'))).toBe(false);
  expect(hasLine(state, syphon!, who(state, 'lexxa'))).toBe(false); // the creature is in the way
});

test('[RDA-RANGED-06, RDA-SEARCH-11, RDA-TERRAIN-05] Green on the line or under the target obstructs, under the attacker it does not; water never', () => {
  const { state } = scene()
    .crew('lexxa', { at: [12, 22] })
    .crew('jayce', { at: [12, 25] });
  const [lexxa, jayce] = [who(state, 'lexxa'), who(state, 'jayce')];
  expect(isLineObstructed(state, lexxa, jayce)).toBe(true); // (12, 23)
  lexxa.cell = at(12, 23);
  expect(isLineObstructed(state, lexxa, jayce)).toBe(false);
  expect(isLineObstructed(state, jayce, lexxa)).toBe(true);
  state.containers.push({ token: 1, cell: at(12, 24), seenBy: [] });
  expect(isLineObstructed(state, lexxa, jayce)).toBe(true);
  [lexxa.cell, jayce.cell] = [at(20, 9), at(23, 9)];
  expect(isLineObstructed(state, lexxa, jayce)).toBe(false);
});

test('[RDA-MELEE-04, RDA-RUL-12] Melee goes from, into and across an empty doorway', () => {
  const { state } = scene()
    .crew('lexxa', { at: [3, 3] })
    .crew('jayce', { at: [3, 4] });
  const [lexxa, jayce] = [who(state, 'lexxa'), who(state, 'jayce')];
  expect([inMelee(state, lexxa, jayce), inMelee(state, jayce, lexxa)]).toEqual([true, true]);
  jayce.cell = at(3, 5);
  expect(inMelee(state, lexxa, jayce)).toBe(true);
  jayce.cell = at(3, 6);
  expect(inMelee(state, lexxa, jayce)).toBe(false);
  jayce.cell = at(3, 5);
  const ronara = who(state, 'ronara');
  Object.assign(ronara, { cell: at(3, 4), aboard: 0 });
  expect(inMelee(state, lexxa, jayce)).toBe(false);
  Object.assign(ronara, { aboard: 1 });
  state.shutDoors = [at(3, 4)];
  expect(inMelee(state, lexxa, jayce)).toBe(false);
  // Two squares apart in the open
  [lexxa.cell, jayce.cell] = [at(7, 7), at(7, 9)];
  expect(inMelee(state, lexxa, jayce)).toBe(false);
});

test('[RDA-MELEE-06, RDA-ELUDE-13] Nobody strikes through a wall; over a level edge only from or to an incline, or in flight', () => {
  const { state } = scene()
    .crew('lexxa', { at: [9, 12] })
    .crew('jayce', { at: [10, 12] })
    .npc('drone', [9, 13]);
  const [lexxa, jayce, drone] = [who(state, 'lexxa'), who(state, 'jayce'), state.npcs[0]!];
  expect([inMelee(state, lexxa, jayce), inMelee(state, jayce, lexxa)]).toEqual([false, false]);
  expect([inMelee(state, drone, jayce), inMelee(state, jayce, drone)]).toEqual([true, false]);
  [lexxa.cell, jayce.cell] = [at(12, 9), at(12, 10)];
  expect([inMelee(state, lexxa, jayce), inMelee(state, jayce, lexxa)]).toEqual([true, true]);
  jayce.cell = at(12, 8);
  expect(inMelee(state, lexxa, jayce)).toBe(true);
  state.shutDoors = [at(6, 7), at(7, 6)];
  [lexxa.cell, jayce.cell] = [at(6, 6), at(7, 7)];
  expect(inMelee(state, lexxa, jayce)).toBe(false);
});

test('[RDA-BOARDING-02] Aboard one ship all are adjacent, and nobody is to those outside', () => {
  const { state } = scene()
    .crew('jayce', { aboard: 1, post: 'boarder' })
    .crew('flibby', { at: [7, 7] });
  expect(inMelee(state, who(state, 'jayce'), who(state, 'lexxa'))).toBe(true);
  expect(inMelee(state, who(state, 'flibby'), who(state, 'lexxa'))).toBe(false);
  expect(hasLine(state, who(state, 'flibby'), who(state, 'lexxa'))).toBe(false);
});

test('[RDA-INTERACT-02] Hands reach the own square and those beside it, past no wall or level edge; a shut door from either side', () => {
  const { state } = scene();
  const board = surfaceOf(state);
  expect([
    inReach(board, at(7, 7), at(7, 7)),
    inReach(board, at(7, 7), at(6, 8)),
    inReach(board, at(7, 7), at(7, 9)),
  ]).toEqual([true, true, false]);
  expect(inReach(board, at(9, 12), at(10, 12))).toBe(false);
  state.shutDoors = [at(3, 4)];
  expect([inReach(surfaceOf(state), at(3, 3), at(3, 4)), inReach(surfaceOf(state), at(2, 5), at(3, 4))]).toEqual([
    true,
    true,
  ]);
});

test('[RDA-SCAN-02, RDA-SCAN-03] A scan finds those on the same tile in sight, not beyond a doorway', () => {
  const { state } = scene()
    .crew('lexxa', { at: [7, 5] })
    .crew('jayce', { at: [7, 7] });
  const [lexxa, jayce] = [who(state, 'lexxa'), who(state, 'jayce')];
  expect(canScan(state, lexxa, jayce)).toBe(true);
  jayce.cell = at(7, 8); // the next tile
  expect(canScan(state, lexxa, jayce)).toBe(false);
  [lexxa.cell, jayce.cell] = [at(3, 6), at(3, 3)];
  expect(canScan(state, lexxa, jayce)).toBe(false);
  [lexxa.cell, jayce.cell] = [at(-1, 12), at(-1, 13)]; // on one cap
  expect(canScan(state, lexxa, jayce)).toBe(true);
});
