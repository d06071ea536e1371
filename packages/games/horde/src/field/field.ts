import {
  type BoundingBox,
  type ConvexPolygon,
  clipByPolygon,
  convexPolygon,
  inches,
  type LatticeGround,
  type LatticePoint,
  type LatticeTable,
  latticeTable,
  type NavigationMap,
  navigationMap,
  placeOutlines,
  polygonGround,
  type QuarterInches,
  type SightPrism,
  shiftPolygon,
} from '@starboard/space';
import { type Footprint, pieces } from '../content/terrain.ts';
import type { PieceKind, State } from '../types.ts';
import { changedGrounds, changeField } from './grounds.ts';
import type { Outlook } from './outlook.ts';

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

/** GSQ-TERRAIN-02..04: one stretch of dangerous ground, which a model rolls for once. */
export interface Danger {
  readonly box: BoundingBox;
  /** Whether a straight leg touches it; asked with one point twice, whether that is inside. */
  touches(from: LatticePoint, to: LatticePoint): boolean;
}

/** A table with everything on it that does not move. Made once for each layout, and the same for ever. */
export interface Field {
  readonly small: boolean;
  readonly table: LatticeTable;
  readonly side: QuarterInches;
  readonly footprints: readonly LaidFootprint[];
  readonly walls: readonly ConvexPolygon[];
  readonly barriers: readonly ConvexPolygon[];
  readonly difficult: LatticeGround;
  readonly dangerous: LatticeGround;
  readonly dangers: readonly Danger[];
  /** By radius: where such a base can go on foot. */
  readonly onFoot: Map<QuarterInches, NavigationMap>;
  /** By radius: where it can go through the air, and land. */
  readonly inFlight: Map<QuarterInches, NavigationMap>;
  /** What rays meet, looked up once: see `field/outlook.ts`. */
  readonly outlook: { known?: Outlook };
}

/** GSQ-TABLE-01, 03 */
export function sideOf(small: boolean): QuarterInches {
  return inches(small ? 24 : 48);
}

/** GSQ-TABLE-04, GSQ-RUL-13: a printed distance as it counts on this table. */
export function distance(state: { readonly small: boolean }, printed: number): QuarterInches {
  return state.small ? inches(printed) / 2 : inches(printed);
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

function dangerOf(polygon: ConvexPolygon): Danger {
  return { box: polygon.box, touches: (from, to) => clipByPolygon(from, to, polygon) !== undefined };
}

/** Builds the table for a layout. */
export function buildField(laid: readonly LaidPiece[], small: boolean): Field {
  const side = sideOf(small);
  const table = latticeTable(side, side);
  const footprints = layFootprints(laid, small);
  const having = (trait: keyof Footprint) =>
    footprints.filter(({ footprint }) => footprint[trait] === true).map(({ polygon }) => polygon);
  return {
    small,
    table,
    side,
    footprints,
    walls: having('impassable'),
    barriers: having('barrier'),
    difficult: polygonGround(table, having('difficult')),
    dangerous: polygonGround(table, having('dangerous')),
    dangers: having('dangerous').map(dangerOf),
    onFoot: new Map(),
    inFlight: new Map(),
    outlook: {},
  };
}

/** The tables that were used last, the latest at the end. */
const known = new Map<string, Field>();
const mostKnown = 24;

/** What lies on the table: the layout, Barriers put up since, grease, and what an event made of a quarter. */
type Lying = Pick<State, 'small' | 'terrain' | 'barricades' | 'grease' | 'event'>;

/** The lie that was asked about last: mostly it is asked about again. */
let last: (Lying & { readonly field: Field }) | undefined;

/** The table as it lies now. */
export function fieldOf(state: Lying): Field {
  const { small, terrain, barricades, grease, event } = state;
  if (
    last?.terrain === terrain &&
    last.small === small &&
    last.barricades === barricades &&
    last.grease === grease &&
    last.event === event
  ) {
    return last.field;
  }
  const field = findField(state);
  last = { small, terrain, barricades, grease, event, field };
  return field;
}

/** A table as it was laid. */
export function plainField(terrain: string, small: boolean): Field {
  return knownField(`${small} ${terrain}`, () => buildField(readPieces(terrain), small));
}

function findField(state: Lying): Field {
  const plain = plainField(state.terrain, state.small);
  const changed = changedGrounds(state);
  return changed === ''
    ? plain
    : knownField(`${state.small} ${state.terrain} ${changed}`, () => changeField(plain, state));
}

function knownField(key: string, make: () => Field): Field {
  const field = known.get(key) ?? make();
  known.delete(key);
  known.set(key, field);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
  return field;
}

/** GSQ-MOVE-04, GSQ-MOVE-08: where a base of this radius can go and stand, on foot. */
export function onFoot(field: Field, radius: QuarterInches): NavigationMap {
  return mapFor(field.onFoot, radius, () =>
    navigationMap(field.table, radius, { walls: field.walls, noStanding: field.barriers }),
  );
}

/** GSQ-SPECIAL-14: over everything, but nobody lands in a wall or on a Barrier. */
export function inFlight(field: Field, radius: QuarterInches): NavigationMap {
  return mapFor(field.inFlight, radius, () =>
    navigationMap(field.table, radius, { walls: [], noStanding: [...field.walls, ...field.barriers] }),
  );
}

function mapFor(
  maps: Map<QuarterInches, NavigationMap>,
  radius: QuarterInches,
  make: () => NavigationMap,
): NavigationMap {
  const found = maps.get(radius);
  if (found !== undefined) return found;
  const made = make();
  maps.set(radius, made);
  return made;
}
