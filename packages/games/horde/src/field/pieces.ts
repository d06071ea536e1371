import {
  type ConvexPolygon,
  convexPolygon,
  inches,
  type LatticePoint,
  placeOutlines,
  type QuarterInches,
  type SightPrism,
  shiftPolygon,
} from '@starboard/space';
import type { PieceKind } from '../types.ts';
import { distance } from './scale.ts';
import { type Footprint, pieces } from './terrain.ts';

/** A piece as it is laid: where the north-west corner of its turned box stands, in quarter inches. */
export interface LaidPiece {
  readonly kind: PieceKind;
  readonly x: QuarterInches;
  readonly y: QuarterInches;
  readonly turns: number;
}

/** One footprint on the table, also as something that stands in the way of rays. */
export interface LaidFootprint extends SightPrism {
  readonly footprint: Footprint;
  readonly polygon: ConvexPolygon;
  /** The piece it belongs to: footprints of one number are one piece (GSQ-TERRAIN-05). */
  readonly piece: number;
}

export function writePiece({ kind, x, y, turns }: LaidPiece): string {
  return `${kind} ${x} ${y} ${turns}`;
}

export function readPieces(written: string): LaidPiece[] {
  if (written === '') return [];
  return written.split(', ').map(each => {
    const [kind = '', x, y, turns] = each.split(' ');
    return { kind: kind as PieceKind, x: Number(x), y: Number(y), turns: Number(turns) };
  });
}

/** The outlines of a piece where it lies, one for each of its footprints. */
export function outlinesOf({ kind, x, y, turns }: LaidPiece, small: boolean): LatticePoint[][] {
  const k = small ? 0.5 : 1;
  const drawn = pieces[kind].map(footprint =>
    footprint.outline(k).map(([px, py]) => ({ x: inches(px), y: inches(py) })),
  );
  return placeOutlines(drawn, turns, { x, y });
}

/** Pieces turned, before they are laid anywhere. */
const turned = new Map<string, readonly ConvexPolygon[]>();

function turnedPiece(kind: PieceKind, turns: number, small: boolean): readonly ConvexPolygon[] {
  const key = `${kind} ${turns} ${small}`;
  const known = turned.get(key);
  if (known !== undefined) return known;
  const made = outlinesOf({ kind, x: 0, y: 0, turns }, small).map(outline => convexPolygon(outline));
  turned.set(key, made);
  return made;
}

/** The footprints of pieces, which are numbered from `first`. */
export function layFootprints(laid: readonly LaidPiece[], small: boolean, first = 0): LaidFootprint[] {
  return laid.flatMap(({ kind, x, y, turns }, nth) =>
    turnedPiece(kind, turns, small).map((drawn, at): LaidFootprint => {
      const footprint = pieces[kind][at]!;
      const polygon = shiftPolygon(drawn, x, y);
      const top = distance({ small }, footprint.height);
      return { shape: 'prism', outlines: [polygon], polygon, footprint, top, piece: first + nth };
    }),
  );
}
