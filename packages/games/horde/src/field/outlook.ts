import { type ConvexPolygon, isInside, type LatticePoint, type QuarterInches } from '@starboard/space';
import type { Field } from './field.ts';
import type { LaidFootprint } from './pieces.ts';

/** What of the terrain rays meet, sorted once for each table. */
export interface Outlook {
  /** GSQ-LOS-04..06: what may stop a ray. */
  readonly stops: readonly LaidFootprint[];
  /** GSQ-COVER-03: what gives cover to those behind it. */
  readonly screens: readonly LaidFootprint[];
  /** The outlines of each piece, by its number. */
  readonly pieces: readonly (readonly ConvexPolygon[])[];
  /** GSQ-TERRAIN-17: by lattice point, how high one stands there. */
  readonly elevation: Uint8Array;
  /** GSQ-COVER-02: by lattice point, 1 where the ground itself gives cover. */
  readonly cover: Uint8Array;
}

export function outlookOf(field: Field): Outlook {
  field.outlook.known ??= lookAround(field);
  return field.outlook.known;
}

function lookAround({ footprints, table }: Field): Outlook {
  const elevation = new Uint8Array(table.columns * table.rows);
  const cover = new Uint8Array(elevation.length);
  const pieces: ConvexPolygon[][] = [];
  for (const { footprint, polygon, piece, top } of footprints) {
    pieces[piece] ??= [];
    pieces[piece].push(polygon);
    if (footprint.ridge) markInside(table.columns, polygon, elevation, top);
    if (footprint.cover) markInside(table.columns, polygon, cover, 1);
  }
  return {
    stops: footprints.filter(({ footprint: { blocksSight, dense, ridge } }) => blocksSight || dense || ridge),
    screens: footprints.filter(({ footprint }) => isScreen(footprint)),
    pieces,
    elevation,
    cover,
  };
}

/** GSQ-COVER-03: Barriers, ridges, and whatever gives cover or blocks sight. */
function isScreen({ barrier, ridge, cover, blocksSight, dense }: LaidFootprint['footprint']): boolean {
  return (barrier ?? ridge ?? cover ?? blocksSight ?? dense) === true;
}

/** Raises every point inside to at least this. */
function markInside(columns: number, polygon: ConvexPolygon, points: Uint8Array, value: QuarterInches): void {
  const { west, east, north, south } = polygon.box;
  for (let y = Math.ceil(north / 2) * 2; y <= south; y += 2) {
    for (let x = Math.ceil(west / 2) * 2; x <= east; x += 2) {
      const at = (y / 2) * columns + x / 2;
      if (points[at]! < value && isInside(polygon, { x, y } satisfies LatticePoint)) points[at] = value;
    }
  }
}
