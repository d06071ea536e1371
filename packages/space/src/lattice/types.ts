/**
 * A table measured in quarter inches. Centres stand on the half-inch lattice, so their coordinates are even; radii,
 * gaps, heights, allowances and lengths are in the same unit. `inches(6)` writes six inches.
 */
export type QuarterInches = number;

/** A place on the table, x to the east and y to the south, from the north-west corner. */
export interface LatticePoint {
  readonly x: QuarterInches;
  readonly y: QuarterInches;
}

/** The lattice of a table: how many points stand side by side, and in how many rows. */
export interface LatticeTable {
  readonly columns: number;
  readonly rows: number;
}

/** A lattice point as one number: row times columns plus column. Lower means lower y, then lower x. */
export type LatticeIndex = number;

/** A set of lattice points as sorted runs: first index, how many, first index, how many, ... */
export type LatticeRuns = readonly number[];

/** A round base, or with radius 0 a marker. */
export interface RoundBase extends LatticePoint {
  readonly radius: QuarterInches;
}

export interface BoundingBox {
  readonly west: QuarterInches;
  readonly north: QuarterInches;
  readonly east: QuarterInches;
  readonly south: QuarterInches;
}

/** Corners in order around a convex outline. Made by `convexPolygon`, which checks and orients them. */
export interface ConvexPolygon {
  readonly points: readonly LatticePoint[];
  readonly box: BoundingBox;
  /** For each edge p, q, r: a point is on its inner side if px + qy + r is above 0, in line with it at 0. */
  readonly edges: Float64Array;
}

/** The part of a segment inside something, as fractions of its length; never empty. */
export interface SegmentPart {
  readonly from: number;
  readonly to: number;
}

/** Ground a path may touch: the points inside it, the lattice steps through it, and any straight leg. */
export interface LatticeGround {
  readonly inside: Uint8Array;
  /** One bit for each of the sixteen steps from a point. */
  readonly touched: Uint16Array;
  touches(from: LatticePoint, to: LatticePoint): boolean;
}

/** What stands on a table for one kind of mover. */
export interface Obstacles {
  /** Neither entered nor crossed. */
  readonly walls: readonly ConvexPolygon[];
  /** May be crossed, but nobody ends a move in them. */
  readonly noStanding?: readonly ConvexPolygon[];
}

/** Where a base of one radius can go among unmoving obstacles. Made once by `navigationMap`. */
export interface NavigationMap {
  readonly table: LatticeTable;
  readonly radius: QuarterInches;
  readonly walls: readonly ConvexPolygon[];
  /** One bit for each of the sixteen steps that may be taken from a point. */
  readonly open: Uint16Array;
  /** 1 where the base may be, passing or standing. */
  readonly passable: Uint8Array;
  /** 1 where the base may end a move. */
  readonly standable: Uint8Array;
}

/** Something round to stay away from; both distances are from centre to centre. */
export interface KeepAway {
  readonly at: LatticeIndex;
  /** Kept along the whole way; a mover that starts nearer may go, but never comes nearer than it started. */
  readonly pass: QuarterInches;
  /** Kept at the end of the move. */
  readonly end: QuarterInches;
}

/** A `KeepAway` as it binds one mover: the squared distance it must really keep on its way. */
export interface BindingKeepAway extends LatticePoint {
  readonly passSquared: number;
}

export interface ReachRequest {
  readonly start: LatticeIndex;
  /** The longest way; Infinity for any. */
  readonly limit: QuarterInches;
  readonly keepAway?: readonly KeepAway[];
  /** Grounds that no step may touch. */
  readonly avoid?: readonly LatticeGround[] | undefined;
  /** A ground whose steps count `factor` times when ways are compared; the limit is on the true length. */
  readonly slow?: SlowGround | undefined;
  /** Further grounds that a way pulled straight must not newly touch. */
  readonly grounds?: readonly LatticeGround[] | undefined;
  /** Where the whole move began, if `start` is only a waypoint of it: "starts nearer" is measured there. */
  readonly origin?: LatticeIndex;
}

export interface SlowGround {
  readonly ground: LatticeGround;
  /** A whole number, 1 or more. */
  readonly factor: number;
}

/** Every point in reach, the way to it, and where the move may end. */
export interface LatticeReach {
  readonly map: NavigationMap;
  readonly start: LatticeIndex;
  /** True length of the way over lattice steps; Infinity out of reach. */
  readonly length: Float64Array;
  /** The point before, or -1 at the start and out of reach. */
  readonly previous: Int32Array;
  /** How many steps the way has. */
  readonly steps: Uint32Array;
  /** Legal end points; the start is always one. */
  readonly ends: LatticeRuns;
  readonly keepAway: readonly BindingKeepAway[];
  /** Every ground of the request: straight legs stay off what the steps they replace stay off. */
  readonly grounds: readonly LatticeGround[];
}

/** A point in the air, where a sight ray starts or ends. */
export interface SightPoint extends LatticePoint {
  readonly z: QuarterInches;
}

/** The top of a base, which is looked at from elsewhere. */
export interface SightTarget extends SightPoint {
  readonly radius: QuarterInches;
}

/** What may stand in a ray's way: a piece of one or more outlines, or a cylinder; `top` is its upper height. */
export type SightPiece = SightPrism | SightCylinder;

export interface SightPrism {
  readonly shape: 'prism';
  readonly outlines: readonly ConvexPolygon[];
  readonly top: QuarterInches;
}

export interface SightCylinder extends RoundBase {
  readonly shape: 'cylinder';
  readonly top: QuarterInches;
}
