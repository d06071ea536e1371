import {
  type BoundingBox,
  type ConvexPolygon,
  clipByPolygon,
  type LatticeGround,
  type LatticePoint,
  type LatticeTable,
  latticeTable,
  type NavigationMap,
  navigationMap,
  polygonGround,
  type QuarterInches,
} from '@starboard/space';
import type { State } from '../types.ts';
import { changedGrounds, changeField } from './grounds.ts';
import type { Outlook } from './outlook.ts';
import { type LaidFootprint, type LaidPiece, layFootprints, readPieces } from './pieces.ts';
import { sideOf } from './scale.ts';
import type { Footprint } from './terrain.ts';

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
