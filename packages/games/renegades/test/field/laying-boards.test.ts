import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { readAssembly } from '../../src/field/assembly.ts';
import { compileBoard } from '../../src/field/compile.ts';
import { locations } from '../../src/field/tiles.ts';
import { fillSlots, layBoards } from '../../src/rules/setup/boards.ts';
import type { TileId } from '../../src/types.ts';

const lay = (words: string, required: readonly TileId[] = [], turns = false) =>
  layBoards(new Opening([], new Chance(seedFrom(words))), required, turns);

const many = Array.from({ length: 60 }, (_, no) => `table ${no}`);
const empty = () => ({
  center: [undefined] as (TileId | undefined)[],
  side: Array(4).fill(undefined) as (TileId | undefined)[],
  corner: Array(4).fill(undefined) as (TileId | undefined)[],
});

test('[RDA-SETUP-16, RDA-SETUP-18, RDA-SETUP-21, RDA-BOARD-01, RDA-LOC-05] Both boards get one center, four sides and four corners, never both faces of a tile', () => {
  for (const words of many) {
    const boards = lay(words);
    for (const [name, written] of Object.entries(boards)) {
      const { center, sides, corners } = readAssembly(written);
      const tiles = [center, ...sides, ...corners];
      expect(tiles.map(tile => locations[tile]!.board)).toEqual(tiles.map(() => name));
      expect(tiles.map(tile => locations[tile]!.kind)).toEqual([
        'center',
        ...Array(4).fill('side'),
        ...Array(4).fill('corner'),
      ]);
      expect(new Set(tiles).size).toBe(9);
      for (const tile of tiles) expect(tiles).not.toContain(locations[tile]!.reverse ?? 'none');
    }
  }
});

test('[RDA-SETUP-15, RDA-SETUP-32, RDA-DATA-12] Required tiles come first: a center to the center, others to any slot of their kind', () => {
  const slots = new Set<string>();
  for (const words of many) {
    const { center, sides, corners } = readAssembly(lay(words, ['CT1', 'S6', 'C8']).surface);
    expect(center).toBe('CT1');
    expect(sides).not.toContain('S5');
    slots.add(`side ${sides.indexOf('S6')}`).add(`corner ${corners.indexOf('C8')}`);
  }
  expect([...slots].sort()).toEqual([0, 1, 2, 3].flatMap(slot => [`corner ${slot}`, `side ${slot}`]).sort());
});

test('[RDA-SETUP-32, RDA-RUL-01] Slots fill clockwise in the order of the draw, past what lies there already', () => {
  const slots = empty();
  slots.side[1] = 'S7';
  fillSlots(slots, ['S3', 'C2', 'S5', 'S1', 'C3', 'CT2', 'C5', 'C7']);
  expect(slots).toEqual({ center: ['CT2'], side: ['S3', 'S7', 'S5', 'S1'], corner: ['C2', 'C3', 'C5', 'C7'] });
});

test('[RDA-SETUP-17, RDA-SETUP-18] A second center and a face whose reverse lies there are discarded', () => {
  const slots = empty();
  fillSlots(slots, ['CT3', 'CT1', 'S1', 'S2', 'S3']);
  expect(slots.center).toEqual(['CT3']);
  expect(slots.side).toEqual(['S1', 'S3', undefined, undefined]);
});

test('[RDA-SETUP-19, RDA-EX-16] With four corners placed a further one is discarded, and drawing goes on until four sides lie there', () => {
  const slots = empty();
  fillSlots(slots, ['C1', 'C3', 'C5', 'C7', 'S1', 'C8', 'C2', 'S3', 'S5', 'C4', 'S7']);
  expect(slots.corner).toEqual(['C1', 'C3', 'C5', 'C7']);
  expect(slots.side).toEqual(['S1', 'S3', 'S5', 'S7']);
});

test('[RDA-SETUP-20, RDA-LOC-03] Docks lie at random on the surface, planets in orbit', () => {
  const north = new Set<string>();
  for (const words of many) {
    const { surface, orbit } = lay(words);
    expect([...readAssembly(surface).caps].sort()).toEqual(['DK1', 'DK2', 'DK3', 'DK4']);
    expect([...readAssembly(orbit).caps].sort()).toEqual(['earth', 'mission', 'neutral', 'portSaven']);
    north.add(readAssembly(surface).caps[0]!).add(readAssembly(orbit).caps[0]!);
  }
  expect(north.size).toBe(8);
});

test('[RDA-SETUP-22] The decks for random locations are the nine tiles of each board', () => {
  const { surface, orbit } = lay('decks');
  expect(compileBoard('surface', surface, []).tiles.map(({ tile }) => tile)).toEqual(surface.split(' ').slice(0, 9));
  expect(compileBoard('orbit', orbit, []).tiles.map(({ tile }) => tile)).toEqual(orbit.split(' ').slice(0, 9));
});

test('[RDA-VAR-20] The center is turned by the variant alone', () => {
  const turns = (on: boolean) => new Set(many.map(words => readAssembly(lay(words, [], on).surface).turn));
  expect([...turns(false)]).toEqual([0]);
  expect([...turns(true)].sort()).toEqual([0, 1, 2, 3]);
});
