import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { pointToPolygonSquared, polygonToPolygonSquared } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { onFoot, plainField } from '../../src/field/field.ts';
import { quarterAt } from '../../src/field/grounds.ts';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { type LaidFootprint, layFootprints, readPieces } from '../../src/field/pieces.ts';
import { distance, sideOf } from '../../src/field/scale.ts';
import { walksTo } from '../../src/field/walks.ts';
import { placeOfMarker } from '../../src/rules/enemies/goal.ts';
import { generateTerrain } from '../../src/rules/setup/generator.ts';

function tables() {
  return [false, true].flatMap(small =>
    Array.from({ length: 12 }, (_, nth) => {
      const terrain = generateTerrain(new Opening([], new Chance(seedFrom(`table ${nth}`))), small);
      const pieces = readPieces(terrain);
      return { small, terrain, pieces, footprints: layFootprints(pieces, small) };
    }),
  );
}

const markers = [1, 2, 3, 4, 5];

describe('the generator', () => {
  test('[GSQ-GEN-01, GSQ-GEN-02, GSQ-TABLE-02] every quarter receives six pieces: heavy, special, screen, Cargo Stack, rough, Barrier', () => {
    const recipe = [
      ['bunker', 'ruin'],
      ['pool', 'scrub', 'ridge'],
      ['thicket', 'vents'],
      ['cargo'],
      ['rubble', 'crater'],
      ['barrier'],
    ];
    const seen = new Set<string>();
    for (const { pieces } of tables()) {
      expect(pieces.length).toBe(24);
      pieces.forEach(({ kind }, nth) => {
        expect(recipe[nth % 6]).toContain(kind);
        seen.add(kind);
      });
    }
    expect(seen.size).toBe(11);
  });

  test('[GSQ-GEN-02] the dice decide: half Bunker Blocks, two thirds Thickets, half Rubble, a third each of the specials', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const kinds = faces.map(face => {
      const chance = new FixedDice(face);
      return readPieces(generateTerrain(new Opening([], chance), false))
        .slice(0, 6)
        .map(({ kind }) => kind);
    });
    expect(kinds.map(([heavy]) => heavy)).toEqual(['bunker', 'bunker', 'bunker', 'ruin', 'ruin', 'ruin']);
    expect(kinds.map(([, special]) => special)).toEqual(['pool', 'pool', 'scrub', 'scrub', 'ridge', 'ridge']);
    expect(kinds.map(([, , screen]) => screen)).toEqual(['thicket', 'thicket', 'thicket', 'thicket', 'vents', 'vents']);
    expect(kinds.map(each => each[4])).toEqual(['rubble', 'rubble', 'rubble', 'crater', 'crater', 'crater']);
  });

  test('[GSQ-GEN-03, GSQ-GEO-15] pieces lie on the lattice, turned anyhow, each wholly in its quarter', () => {
    const turned = new Set<number>();
    for (const { small, pieces, footprints } of tables()) {
      const half = sideOf(small) / 2;
      pieces.forEach(({ x, y, turns }, nth) => {
        turned.add(turns);
        expect([x % 2, y % 2]).toEqual([0, 0]);
        const quarter = Math.floor(nth / 6) + 1;
        for (const { polygon } of footprints.filter(({ piece }) => piece === nth)) {
          const { west, east, north, south } = polygon.box;
          expect(quarterAt({ small }, { x: (west + east) / 2, y: (north + south) / 2 })).toBe(quarter);
          expect(Math.floor(west / half)).toBe(Math.ceil(east / half) - 1);
          expect(Math.floor(north / half)).toBe(Math.ceil(south / half) - 1);
        }
      });
    }
    expect([...turned].sort()).toEqual([0, 1, 2, 3]);
  });

  test('[GSQ-GEN-04, GSQ-GEN-06, GSQ-GEN-08] pieces keep 3" apart, mostly; never less than 1"', () => {
    let near = 0;
    for (const { small, footprints } of tables()) {
      for (const [a, b] of pairs(footprints)) {
        const squared = polygonToPolygonSquared(a.polygon, b.polygon);
        expect(squared).toBeGreaterThanOrEqual(distance({ small }, 1) ** 2);
        if (squared < distance({ small }, 3) ** 2) near++;
      }
    }
    expect(near).toBeLessThan(20);
  });

  test('[GSQ-GEN-05, GSQ-GEN-08] walls and Barriers keep off markers, centre and corners, dangers off the first two', () => {
    for (const { small, footprints } of tables()) {
      const side = sideOf(small);
      const corners = [0, side].flatMap(x => [0, side].map(y => ({ x, y })));
      const places = markers.map(no => pointAt({ small }, placeOfMarker({ small }, no)));
      for (const { footprint, polygon } of footprints) {
        const from = (point: { x: number; y: number }) => Math.sqrt(pointToPolygonSquared(point, polygon));
        if (footprint.impassable || footprint.barrier) {
          for (const place of places) expect(from(place)).toBeGreaterThanOrEqual(distance({ small }, 3));
          expect(from(places[4]!)).toBeGreaterThanOrEqual(distance({ small }, 6));
          // On the small table 3": the room in which waves arrive.
          for (const corner of corners) expect(from(corner) / 4).toBeGreaterThanOrEqual(small ? 3 : 4);
        }
        if (!footprint.dangerous) continue;
        for (const place of places) expect(from(place)).toBeGreaterThan(distance({ small }, 3));
        expect(from(places[4]!)).toBeGreaterThan(distance({ small }, 6));
      }
    }
  });

  test('[GSQ-GEN-07, GSQ-RUL-14] the widest base walks from the centre to every marker and near every corner', () => {
    for (const { small, terrain } of tables()) {
      const field = plainField(terrain, small);
      const widest = small ? 3 : 6;
      const walks = walksTo(field, widest, placeOfMarker({ small }, 5));
      for (const no of markers) expect(walks.from(placeOfMarker({ small }, no))).toBeLessThan(Infinity);
      const side = sideOf(small) / 4;
      for (const [x, y] of [
        [0, 0],
        [side, 0],
        [side, side],
        [0, side],
      ] as const) {
        const corner = pointAt({ small }, indexAt({ small }, x, y));
        const isNear = (at: number) => {
          const point = pointAt({ small }, at);
          return Math.hypot(point.x - corner.x, point.y - corner.y) - widest <= distance({ small }, 6);
        };
        expect(onFoot(field, widest).passable.some((_, at) => isNear(at) && walks.from(at) < Infinity)).toBe(true);
      }
      expect(onFoot(field, widest).radius).toBe(widest);
    }
  });

  test('[GSQ-GEN-03] the same dice lay the same table', () => {
    const lay = () => generateTerrain(new Opening([], new Chance(seedFrom('again'))), false);
    expect(lay()).toBe(lay());
  });
});

function pairs(footprints: readonly LaidFootprint[]) {
  return footprints.flatMap((a, i) =>
    footprints
      .slice(i + 1)
      .filter(b => a.piece !== b.piece)
      .map(b => [a, b] as const),
  );
}

/** Every die shows the same; places are left to chance. */
class FixedDice extends Chance {
  readonly #face: number;

  constructor(face: number) {
    super(seedFrom(`fixed ${face}`));
    this.#face = face;
  }

  override die(): number {
    return this.#face;
  }
}
