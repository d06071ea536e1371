import { expect, test } from 'vitest';
import { readAssembly, writeAssembly } from '../../src/field/assembly.ts';
import { type Board, homeBoardOf, orbitOf, planetAt, surfaceOf } from '../../src/field/board.ts';
import { compileBoard } from '../../src/field/compile.ts';
import { turned } from '../../src/field/layout.ts';
import { orbitLegend, surfaceLegend } from '../../src/field/legend.ts';
import { locations, tileGrids } from '../../src/field/tiles.ts';
import { cellAt, scene } from '../../src/testing/index.ts';
import type { TileId } from '../../src/types.ts';

const tilesOf = (board: 'surface' | 'orbit', kind?: 'center' | 'side' | 'corner') =>
  (Object.keys(locations) as TileId[]).filter(
    tile => locations[tile]!.board === board && (kind === undefined || locations[tile]!.kind === kind),
  );

const sides = tilesOf('surface', 'side');
const corners = tilesOf('surface', 'corner');
const caps = ['DK1', 'DK2', 'DK3', 'DK4'];

/** Every face, dock and turn of a center in every slot, and every pair of faces that can lie side by side. */
function* surfaces(): Generator<Board> {
  for (let at = 0; at < 8; at++) {
    for (let shift = 0; shift < 8; shift++) {
      const pick = (from: readonly string[], by: number) =>
        [0, 1, 2, 3].map(slot => from[(at + slot * by) % from.length]!);
      const center = ['CT1', 'CT2', 'CT3'][(at + shift) % 3]!;
      const words = [center, ...pick(sides, 1), ...pick([...corners.slice(shift), ...corners.slice(0, shift)], 1)];
      const docks = [0, 1, 2, 3].map(slot => caps[(at + slot + shift) % 4]!);
      yield compileBoard('surface', [...words, ...docks, shift % 4].join(' '), []);
    }
  }
}

test('[RDA-LOC-01, RDA-LOC-04, RDA-RUL-01] There are 19 surface and 10 orbit locations, each with its kind and ceiling', () => {
  expect(tilesOf('surface', 'center')).toEqual(['CT1', 'CT2', 'CT3']);
  expect(sides).toHaveLength(8);
  expect(corners).toHaveLength(8);
  expect(tilesOf('orbit', 'center')).toEqual(['NB', 'BH']);
  expect(tilesOf('orbit', 'side')).toHaveLength(4);
  expect(tilesOf('orbit', 'corner')).toHaveLength(4);
});

/** What the location cards print beside the kind: under a roof, and a low ceiling there or over the room that a tile encloses. */
const settings: { readonly [setting: string]: readonly TileId[] } = {
  'indoor, high': ['CT1', 'S1', 'S6', 'C4'],
  'indoor, low': ['S7', 'S8', 'C1', 'C8'],
  outdoor: ['CT2', 'CT3', 'S2', 'S3', 'S4', 'S5', 'C3', 'C6', 'C7'],
  'outdoor, a room low': ['C2', 'C5'],
  space: ['NB', 'BH', 'OC1', 'OC2', 'OC3', 'OC4', 'OS1', 'OS2', 'OS3', 'OS4'],
};

test('[RDA-LOC-01, RDA-TILE-07] Every location is in the open or under a roof, high or low, as its card says', () => {
  const printed = (tile: TileId) => {
    const { board, indoor, low } = locations[tile]!;
    if (board === 'orbit') return indoor || low ? 'a roof in space' : 'space';
    return indoor ? `indoor, ${low ? 'low' : 'high'}` : low ? 'outdoor, a room low' : 'outdoor';
  };
  const listed = Object.entries(settings).flatMap(([setting, tiles]) => tiles.map(tile => [tile, setting]));
  expect(
    Object.fromEntries(
      tilesOf('surface')
        .concat(tilesOf('orbit'))
        .map(tile => [tile, printed(tile)]),
    ),
  ).toEqual(Object.fromEntries(listed));
});

test('[RDA-LOC-05] Centers of the surface and tiles of the orbit beside its center have nothing on the back; Nebula and Black Hole are one tile', () => {
  const backs = [...tilesOf('surface', 'center'), ...tilesOf('orbit')].map(tile => [tile, locations[tile]!.reverse]);
  expect(backs.filter(([, reverse]) => reverse !== undefined)).toEqual([
    ['NB', 'BH'],
    ['BH', 'NB'],
  ]);
});

test('[RDA-LOC-05, RDA-RUL-01] Sides and corners are printed on both faces of four tiles each, 1 with 2 to 7 with 8', () => {
  for (const kind of ['S', 'C']) {
    for (let no = 1; no <= 8; no++) {
      const other = no % 2 === 1 ? no + 1 : no - 1;
      expect(locations[`${kind}${no}` as TileId]!.reverse).toBe(`${kind}${other}`);
    }
  }
});

test('[RDA-TILE-01, RDA-DATA-03] Every tile has the size of its kind, one crate or salvage, one spawn and on the surface one objective', () => {
  const sizes = { center: [10, 10], side: [10, 8], corner: [8, 8] };
  for (const tile of [...tilesOf('surface'), ...tilesOf('orbit')]) {
    const { board, kind } = locations[tile]!;
    const rows: readonly string[] = tileGrids[tile];
    expect([rows[0]!.length, rows.length], tile).toEqual(sizes[kind]);
    const legend = board === 'surface' ? surfaceLegend : orbitLegend;
    const spots = [...rows.join('')].flatMap(symbol => legend[symbol]!.spot ?? []).sort();
    expect(spots, tile).toEqual(board === 'surface' ? ['crate', 'objective', 'spawn'] : ['crate', 'spawn']);
  }
  for (const cap of ['DK1', 'DK2', 'DK3', 'DK4', 'PLANET'] as const) {
    expect([tileGrids[cap][0].length, tileGrids[cap].length]).toEqual([4, 3]);
  }
  expect([tileGrids.EARTH.length, tileGrids.SAVEN[0].length]).toEqual([11, 11]);
});

test('[RDA-LOC-02, RDA-BOARD-01, RDA-BOARD-08, RDA-TILE-05] A board is a center with four sides, four corners and four caps, each in its place', () => {
  const written = 'CT1 S2 S5 S8 S3 C1 C4 C6 C8 DK2 DK1 DK4 DK3 0';
  expect(writeAssembly(readAssembly(written))).toBe(written);
  const board = compileBoard('surface', written, []);
  expect(board.tiles.map(({ tile }) => tile)).toEqual(written.split(' ').slice(0, 9));
  expect(board.tiles.map(({ cells }) => cells[0])).toEqual(
    (
      [
        [8, 8],
        [0, 8],
        [8, 18],
        [18, 8],
        [8, 0],
        [0, 0],
        [0, 18],
        [18, 18],
        [18, 0],
      ] as const
    ).map(spot => cellAt(spot)),
  );
  expect(board.tiles.map(({ cells }) => cells.length)).toEqual([100, 80, 80, 80, 80, 64, 64, 64, 64]);
  // DK2 in the north, DK1 in the east, DK4 in the south, DK3 in the west
  expect(board.docks).toEqual([cellAt([-2, 12]), cellAt([13, 27]), cellAt([27, 12]), cellAt([13, -2])]);
});

test('[RDA-TILE-02, RDA-TILE-03, RDA-TILE-04] Sides, corners and caps are turned clockwise with their slot', () => {
  expect(turned(['ab', 'cd', 'ef'], 1)).toEqual(['eca', 'fdb']);
  expect(turned(['ab', 'cd', 'ef'], 2)).toEqual(['fe', 'dc', 'ba']);
  const all = (side: TileId, corner: TileId) =>
    compileBoard('surface', `CT2 ${`${side} `.repeat(4)}${`${corner} `.repeat(4)}DK1 DK1 DK1 DK1 0`, []);
  const board = all('S5', 'C1');
  const symbol = (row: number, col: number) => board.symbols[cellAt([row, col])];
  // The crate of S5 is printed in row 6, column 6; that of C1 in row 2, column 5; the dock of DK1 in row 1, column 2.
  expect([symbol(6, 14), symbol(14, 19), symbol(19, 11), symbol(11, 6)]).toEqual(['c', 'c', 'c', 'c']);
  expect([symbol(2, 5), symbol(5, 23), symbol(23, 20), symbol(20, 2)]).toEqual(['c', 'c', 'c', 'c']);
  expect([symbol(-2, 13), symbol(13, 27), symbol(27, 12), symbol(12, -2)]).toEqual(['D', 'D', 'D', 'D']);
});

test('[RDA-VAR-20] The center may lie turned', () => {
  const straight = compileBoard('surface', 'CT1 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0', []);
  const board = compileBoard('surface', 'CT1 S2 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 1', []);
  expect(straight.tiles[0]!.crate).toBe(cellAt([14, 12]));
  expect(board.tiles[0]!.crate).toBe(cellAt([12, 11]));
  expect(board.tiles[1]).toEqual(straight.tiles[1]);
});

test('[RDA-LOC-03, RDA-BOARD-06, RDA-BOARD-07, RDA-RUL-35] Orbit caps are four planets of six clear squares; a ship on one of them is at that planet', () => {
  const { state } = scene().ship(1, { at: [-3, 12] });
  const board = orbitOf(state);
  expect(Object.keys(board.planets)).toEqual(['portSaven', 'earth', 'neutral', 'mission']);
  for (const cells of Object.values(board.planets)) {
    expect(cells).toHaveLength(6);
    for (const cell of cells) expect([board.grid.stopsSteps[cell], board.green[cell]]).toEqual([0, 0]);
  }
  expect(planetAt(state, state.ships[0]!)).toBe('portSaven');
  expect(planetAt(state, state.ships[1]!)).toBe('earth');
  state.ships[0]!.cell = cellAt([-3, 11]);
  expect(planetAt(state, state.ships[0]!)).toBeUndefined();
  expect(surfaceOf(state).docks).toHaveLength(4);
  expect(surfaceOf(state).planets).toEqual({});
});

test('[RDA-BOARD-09, RDA-TILE-01] Home boards are 11 by 11 with four docks and three home base squares', () => {
  const saven = homeBoardOf('renegade');
  expect([saven.grid.width, saven.grid.height]).toEqual([11, 11]);
  expect(saven.homeBase).toEqual([cellAt([1, 2], 'home'), cellAt([1, 3], 'home'), cellAt([1, 4], 'home')]);
  expect(homeBoardOf('coalition').homeBase[0]).toBe(cellAt([1, 4], 'home'));
  expect(homeBoardOf('coalition').docks).toEqual([1, 4, 6, 9].map(col => cellAt([9, col], 'home')));
});

test('[RDA-BOARD-02, RDA-TERRAIN-11] Every symbol of the surface is what the legend says', () => {
  const board = compileBoard('surface', 'CT2 S6 S4 S5 S7 C2 C3 C6 C7 DK1 DK2 DK3 DK4 0', []);
  const at = (row: number, col: number) => cellAt([row, col]);
  expect(board.green[at(9, 9)]).toBe(1);
  expect(board.grid.stopsSteps[at(10, 10)]).toBe(1);
  expect(board.water[at(21, 8)]).toBe(1);
  expect([board.water[at(21, 12)], board.level[at(21, 12)]]).toEqual([0, 0]); // the bridge
  expect([board.level[at(12, 12)], board.level[at(12, 9)]]).toEqual([1, 0]);
  expect(board.dangers.get(at(4, 11))).toBe('vent');
});

/** Squares of one piece that hang together on foot by the four sides, from the first. */
function connected({ grid: { steps, stopsSteps, width } }: Board, cells: readonly number[]): number[] {
  const open = cells.filter(cell => stopsSteps[cell] === 0);
  const found = [open[0]!];
  for (const cell of found) {
    [-width, 1, width, -1].forEach((stride, side) => {
      const next = cell + stride;
      if ((steps[cell]! & (1 << (side * 2))) !== 0 && open.includes(next) && !found.includes(next)) found.push(next);
    });
  }
  return found;
}

test('[RDA-DATA-04] All squares of a tile hang together, and so do any two pieces that touch: every dock leads everywhere', () => {
  const pairs = new Set<string>();
  for (const board of surfaces()) {
    const pieces = Array.from({ length: 13 }, (_, area) =>
      [...board.areaAt.keys()].filter(cell => board.areaAt[cell] === area && board.grid.stopsSteps[cell] === 0),
    );
    for (const [area, cells] of pieces.entries()) {
      expect(connected(board, cells).length, `${board.tiles[area]?.tile} in ${area}`).toBe(cells.length);
    }
    // Center and sides, sides and caps, corners and both their sides.
    const touching = [0, 1, 2, 3].flatMap(slot => [
      [0, 1 + slot],
      [1 + slot, 9 + slot],
      [5 + slot, 1 + slot],
      [5 + slot, 1 + ((slot + 3) % 4)],
    ]);
    for (const [one, other] of touching) {
      const both = [...pieces[one!]!, ...pieces[other!]!];
      pairs.add(`${one} ${other} ${board.tiles[one!]!.tile} ${board.tiles[other!]?.tile ?? board.docks[other! - 9]}`);
      expect(connected(board, both).length, `${one} and ${other}`).toBe(both.length);
    }
  }
  // In each of four slots: 3 centers and 8 sides, 8 sides and docks in two places, 8 corners and 8 sides twice.
  expect(pairs.size).toBe(4 * (3 * 8 + 8 * 2 + 8 * 8 * 2));
});

test('[RDA-DATA-04, RDA-SETUP-26, RDA-RUL-34] No crate is nearer than four squares to any dock, whatever lies where', () => {
  const crates = new Set<number>();
  const docks = new Set<number>();
  for (const board of surfaces()) {
    for (const { crate } of board.tiles) crates.add(crate);
    for (const dock of board.docks) docks.add(dock);
  }
  const far = (a: number, b: number) => Math.max(Math.abs((a >> 5) - (b >> 5)), Math.abs((a & 31) - (b & 31)));
  expect(docks.size).toBe(8);
  for (const crate of crates) for (const dock of docks) expect(far(crate, dock)).toBeGreaterThanOrEqual(4);
});

test('[RDA-SETUP-27] Salvage of the orbit center lies in the Nebula, or beside the Black Hole', () => {
  const usual = 'OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0';
  const nebula = compileBoard('orbit', `NB ${usual}`, []);
  expect(nebula.green[nebula.tiles[0]!.crate]).toBe(1);
  const hole = compileBoard('orbit', `BH ${usual}`, []);
  expect(hole.dangers.get(hole.tiles[0]!.crate)).toBeUndefined();
  expect(hole.dangers.get(hole.tiles[0]!.crate + 1)).toBe('horizon');
});
