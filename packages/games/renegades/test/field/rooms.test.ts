import { expect, test } from 'vitest';
import { isObstructed, isSameRoom, surfaceOf } from '../../src/field/board.ts';
import { cellAt, type Spot, scene } from '../../src/testing/index.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);

test('[RDA-BOARD-05] A room ends at walls and doorways and at the edge of its tile; a doorway is of each room it touches', () => {
  const board = surfaceOf(scene().state);
  // The Collapsed Tower in the north-west: a room of four squares with one doorway.
  expect(isSameRoom(board, at(2, 2), at(3, 3))).toBe(true);
  expect(isSameRoom(board, at(3, 3), at(3, 5))).toBe(false);
  expect(isSameRoom(board, at(3, 4), at(3, 3))).toBe(true);
  expect(isSameRoom(board, at(3, 4), at(3, 5))).toBe(true);
  expect(isSameRoom(board, at(0, 0), at(7, 7))).toBe(true);
  expect(isSameRoom(board, at(7, 7), at(7, 8))).toBe(false);
  expect(board.rooms[at(1, 1)]).toEqual([]);
  expect(board.roomCells[board.rooms[at(2, 2)]![0]!]).toEqual([at(2, 2), at(2, 3), at(3, 2), at(3, 3), at(3, 4)]);
  // Levels part no rooms.
  expect(isSameRoom(board, at(9, 12), at(12, 12))).toBe(true);
});

test('[RDA-TILE-07] A low ceiling is over all of an indoor tile, outdoors over the enclosed room alone', () => {
  const board = surfaceOf(scene().state);
  const isLow = (row: number, col: number) => board.rooms[at(row, col)]!.map(room => board.low[room]);
  const isEnclosed = (row: number, col: number) => board.rooms[at(row, col)]!.map(room => board.enclosed[room]);
  expect([isLow(2, 2), isLow(7, 7)]).toEqual([[true], [false]]); // Collapsed Tower
  expect([isLow(12, 2), isLow(9, 1)]).toEqual([[true], [true]]); // Research Wing
  expect([isEnclosed(2, 2), isEnclosed(7, 7), isEnclosed(12, 2)]).toEqual([[true], [false], [true]]);
  expect([isLow(-1, 12), isEnclosed(-1, 12)]).toEqual([[false], [false]]);
});

test('[RDA-TILE-07] A high roof encloses without being low', () => {
  const board = surfaceOf(scene({ surface: 'CT1 S2 S4 S5 S7 C5 C3 C6 C7 DK1 DK2 DK3 DK4 0' }).state);
  const [hall] = board.rooms[at(12, 12)]!;
  expect([board.low[hall!], board.enclosed[hall!]]).toEqual([false, true]);
  const [cave] = board.rooms[at(2, 2)]!;
  expect([board.low[cave!], board.enclosed[cave!]]).toEqual([true, true]);
});

test('[RDA-STEALTH-12] Next to a wall is who has a blocking square around, stands in a doorway or on the rim of an indoor tile', () => {
  const { sheltered } = surfaceOf(scene().state);
  expect([sheltered[at(0, 0)], sheltered[at(3, 4)], sheltered[at(6, 3)]]).toEqual([1, 1, 0]);
  expect(sheltered[at(12, 7)]).toBe(1); // the rim of the Research Wing
  expect(sheltered[at(18, 12)]).toBe(0); // the rim of an outdoor tile
  expect(sheltered[at(7, 0)]).toBe(1); // a wall to the south
  expect(sheltered[at(25, 12)]).toBe(0); // the rim of the board is no wall
  expect(sheltered[at(1, 1)]).toBe(0);
});

test('[RDA-BOARD-02, RDA-SEARCH-11, RDA-SALVAGE-07] A square with a token on it is obstructed', () => {
  const { state } = scene().container(3, [7, 7]);
  const board = surfaceOf(state);
  expect(isObstructed(state, board, at(7, 7))).toBe(true);
  expect(isObstructed(state, board, at(9, 9))).toBe(true);
  expect(isObstructed(state, board, at(7, 8))).toBe(false);
});

test('[RDA-TILE-11] A door that a mission shuts is a wall until it opens, and everything else stays as it is', () => {
  const { state } = scene().with(({ shutDoors }) => shutDoors.push(at(3, 4)));
  const shut = surfaceOf(state);
  expect([shut.grid.stopsSteps[at(3, 4)], shut.doorway[at(3, 4)]]).toEqual([1, 1]);
  expect(surfaceOf(state)).toBe(shut);
  state.shutDoors.length = 0;
  const open = surfaceOf(state);
  expect(open.grid.stopsSteps[at(3, 4)]).toBe(0);
  expect(open.symbols).toBe(shut.symbols);
});
