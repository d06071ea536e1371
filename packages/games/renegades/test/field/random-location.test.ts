import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { expect, test } from 'vitest';
import { orbitOf, type PlacedTile, surfaceOf } from '../../src/field/board.ts';
import { freeOrbitSquares, randomTile, spawnSquares } from '../../src/rules/random-location.ts';
import type { NpcId } from '../../src/types.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);
type Table = ReturnType<typeof scene>;

const tileOf = (table: Table, tile: string) => surfaceOf(table.state).tiles.find(each => each.tile === tile)!;

function draw(table: Table, board: 'surface' | 'orbit', but?: readonly PlacedTile[]): string {
  const done = table.perform(function* (t) {
    return randomTile(t, board, but);
  });
  return (done.result as PlacedTile).tile;
}

function spawn(table: Table, tile: string, count: number, npc?: NpcId): number[] {
  const done = table.perform(function* (t) {
    return spawnSquares(t, tileOf(table, tile), count, npc);
  });
  return done.result as number[];
}

test('[RDA-RANDLOC-01, RDA-RANDLOC-02] Any of the nine tiles of a board is drawn each time, the same one again and again', () => {
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(card => draw(scene().dice(card), 'surface'));
  expect(drawn).toEqual(['CT2', 'S2', 'S4', 'S5', 'S7', 'C2', 'C3', 'C6', 'C7']);
  expect(draw(scene().dice(9), 'orbit')).toBe('OC4');
  const table = scene().dice(4, 4);
  expect([draw(table, 'surface'), draw(table, 'surface')]).toEqual(['S5', 'S5']);
});

test('[RDA-RANDLOC-01, RDA-ENEMYCARD-05] A tile that may not come again is left out', () => {
  const table = scene().dice(4);
  expect(draw(table, 'surface', [tileOf(table, 'S4')])).toBe('S7');
});

test('[RDA-RANDLOC-03, RDA-RUL-21] Figures go on the spawn square, then on the nearest free ones of the tile, north before south, west before east', () => {
  // The spawn square of Market Street is row 6, column 13.
  expect(spawn(scene(), 'S2', 4)).toEqual([at(6, 13), at(5, 12), at(5, 13), at(5, 14)]);
  expect(
    spawn(
      scene()
        .npc('drone', [6, 13])
        .crew('lexxa', { at: [5, 13] }),
      'S2',
      3,
    ),
  ).toEqual([at(5, 12), at(5, 14), at(6, 12)]);
  const north = spawn(scene(), 'S2', 80);
  expect(north.every(cell => cell >> 5 < 11)).toBe(true); // none in the next tile
  expect(north).toHaveLength(80 - 16); // all but the walls: what is over is not placed
});

test('[RDA-RANDLOC-03] The walk counts, not the bee line: behind a wall is farther', () => {
  // Inside the Collapsed Tower first, then out of its doorway.
  expect(spawn(scene(), 'C2', 6)).toEqual([at(3, 2), at(2, 2), at(2, 3), at(3, 3), at(3, 4), at(2, 5)]);
});

test('[RDA-RANDLOC-04, RDA-CREATURE-02] A Giant drawn for a low room is placed outside it', () => {
  expect(spawn(scene(), 'C2', 1, 'rustGolem')).toEqual([at(2, 5)]);
  expect(spawn(scene(), 'C2', 1, 'acidSpitter')).toEqual([at(3, 2)]);
  const table = scene();
  const [cell] = spawn(table, 'S7', 1, 'rustGolem');
  expect(tileOf(table, 'S7').cells).not.toContain(cell); // low all over: off the tile
  expect(spawn(scene(), 'S5', 1, 'rustGolem')).toEqual(spawn(scene(), 'S5', 1));
});

test('[RDA-RANDLOC-05] Nothing is placed on fire or vents', () => {
  const table = scene({ surface: 'CT2 S6 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' }).fire([6, 12]);
  const cells = spawn(table, 'S6', 80);
  expect(cells).not.toContain(at(6, 12));
  expect(cells).not.toContain(at(4, 11));
  expect(cells).toContain(at(3, 12));
});

test('[RDA-RANDLOC-05] A Giant that leaves its tile stays off the docks', () => {
  const table = scene({ surface: 'CT2 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0' });
  const cells = spawn(table, 'S7', 400, 'rustGolem');
  for (const dock of surfaceOf(table.state).docks) expect(cells).not.toContain(dock);
  expect(cells).toContain(at(11, -1));
});

test('[RDA-RANDLOC-03, RDA-RANDLOC-05] In orbit ships are in the way, and mines, horizon and core are left out', () => {
  const { state } = scene({ orbit: 'BH OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0' });
  const board = orbitOf(state);
  const [hole, , mines] = board.tiles;
  expect(freeOrbitSquares(state, hole!, 1)).toEqual([at(16, 15)]);
  Object.assign(state.ships[0]!, { cell: at(16, 15), where: 'orbit' });
  expect(freeOrbitSquares(state, hole!, 1)).toEqual(
    [at(15, 14)].map(cell => (board.dangers.has(cell) ? at(15, 15) : cell)),
  );
  expect(freeOrbitSquares(state, hole!, 1, state.ships[0])).toEqual([at(16, 15)]);
  for (const tile of [hole!, mines!])
    for (const cell of freeOrbitSquares(state, tile, 100)) expect(board.dangers.has(cell)).toBe(false);
  const mine = mines!.cells.find(cell => board.dangers.get(cell) === 'mine')!;
  state.spentMines.push(mine);
  expect(freeOrbitSquares(state, mines!, 100)).toContain(mine);
});
