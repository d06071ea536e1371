/** A side of a cell, of a zone or of the map, as the map lies: north is up. */
export type ZoneSide = 'N' | 'E' | 'S' | 'W';

/** A cell, counted from the north-west corner. */
export interface ZoneSpot {
  readonly row: number;
  readonly col: number;
}

/**
 * An opening in the straight wall that `from` has on its `side` towards `to`. It counts as lying anywhere on that wall.
 * With a `door` it can be shut; without, it is an archway. `at`, a cell of `from`, tells which wall if there are several.
 */
export interface ZoneDoorway {
  readonly from: string;
  readonly side: ZoneSide;
  readonly to: string;
  readonly door?: string;
  readonly at?: ZoneSpot;
}

/** A map as a person writes it; it may be wrong. Borders between zones are wall unless something here opens them. */
export interface ZoneMapSpec {
  /** The zone of every cell, row by row from the north; null is a cell that belongs to no zone. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Pairs of zones that are open to each other wherever they touch. */
  readonly open?: readonly (readonly [string, string])[];
  /** Groups of zones that are open to each other wherever they touch; members need not touch. */
  readonly halls?: readonly (readonly string[])[];
  readonly doorways?: readonly ZoneDoorway[];
  /** Pairs of names that mean one and the same zone. Doorways and openings still speak of the parts. */
  readonly joins?: readonly (readonly [string, string])[];
}

/** A cell on the rim of a block where its zone runs on into a neighbouring block that has a port there too. */
export interface ZonePort extends ZoneSpot {
  readonly side: ZoneSide;
}

/** A piece of map that can be turned and laid beside others. */
export interface ZoneBlock extends ZoneMapSpec {
  readonly ports?: readonly ZonePort[];
}

/** A block laid with its north-west corner at a cell, after some clockwise quarter turns. */
export interface ZonePlacement extends ZoneSpot {
  readonly name: string;
  readonly block: ZoneBlock;
  readonly turns?: number;
}

/** A port that met no other, in the cells of the whole layout. */
export interface ZoneFreePort extends ZonePort {
  readonly zone: string;
}

/** Blocks laid side by side: zone `z` and door `d` of block `b` are now called `b.z` and `b.d`. */
export interface ZoneLayout {
  readonly spec: ZoneMapSpec;
  readonly freePorts: readonly ZoneFreePort[];
}

export interface Zone {
  readonly name: string;
  /** All names it answers to, its own first: more than one if zones were joined. */
  readonly names: readonly string[];
  /** Its cells as row × width + column, ascending. */
  readonly cells: readonly number[];
}

export interface ZoneDoor {
  readonly name: string;
  readonly from: number;
  readonly side: ZoneSide;
  readonly to: number;
}

/** A compiled map. Zones and doors are numbers: their places in `zones` and `doors`. Never changes. */
export interface ZoneMap {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly Zone[];
  readonly doors: readonly ZoneDoor[];
  readonly zoneNumbers: ReadonlyMap<string, number>;
  readonly doorNumbers: ReadonlyMap<string, number>;
  /** Zone of each cell, or -1. */
  readonly cellZones: Int16Array;
  /** For each cell what lies on its east edge, then on its south edge: -2 wall, -1 open, else the number of a door. */
  readonly gates: Int16Array;
  readonly borders: ZoneBorders;
  readonly exits: ZoneExits;
  readonly lines: ZoneLines;
  /** Zone × zone: fewest shared edges to cross, walls notwithstanding, or 65535. */
  readonly touchDistances: Uint16Array;
}

/** Borders of one kind between two zones: border i parts `low[i]` from `high[i]` and is `gate[i]`. */
export interface ZoneBorders {
  readonly low: Uint16Array;
  readonly high: Uint16Array;
  /** -2 for wall, -1 for open, else the number of a door. */
  readonly gate: Int16Array;
}

/** Ways out of zone z over any border: entries start[z] up to start[z + 1], by neighbour, then side. */
export interface ZoneExits {
  readonly start: Uint16Array;
  readonly to: Uint16Array;
  readonly side: Uint8Array;
  readonly border: Uint16Array;
}

/**
 * Straight lines of sight: line k crosses zone[start[k]] … zone[start[k + 1] - 1], eastwards, or southwards if upright[k];
 * border[i] lies after zone[i].
 */
export interface ZoneLines {
  readonly start: Uint32Array;
  readonly zone: Uint16Array;
  readonly border: Uint16Array;
  readonly upright: Uint8Array;
}

/** A clear straight line from one zone to another, and how it runs on. */
export interface ZoneBeam {
  /** The zones it passes, both ends included. */
  readonly zones: readonly number[];
  /** Where it heads. */
  readonly side: ZoneSide;
  /** The zones it comes to when followed backwards from the first zone, until a wall. */
  readonly behind: readonly number[];
  /** The zones it comes to when followed on from the last zone, until a wall. */
  readonly beyond: readonly number[];
}

/** What stands open at present: plain data, small enough to be part of a game's state. */
export interface ZoneOpenings {
  /** For each door, by its number, whether it is open. */
  readonly doors: readonly boolean[];
  /** Pairs of zones whose whole shared wall has been opened. */
  readonly breaches?: readonly (readonly [number, number])[];
}

/** Everything that follows from a map and its openings. Never changes, so it can be kept for as long as they hold. */
export interface ZoneSurvey {
  readonly map: ZoneMap;
  /** For each border 1 if it can be crossed. */
  readonly crossable: Uint8Array;
  readonly steps: ZoneSteps;
  /** Zone × zone: fewest steps, or 65535 if there is no way. */
  readonly distances: Uint16Array;
  /** Zone × zone: fewest borders that a straight line between them crosses, or 65535 if out of sight. */
  readonly sights: Uint16Array;
}

/** Steps from zone z: entries start[z] up to start[z + 1]; `sides` has a bit for each side it leaves by (N 1, E 2, S 4, W 8). */
export interface ZoneSteps {
  readonly start: Uint16Array;
  readonly to: Uint16Array;
  readonly sides: Uint8Array;
}

/** A step to a neighbouring zone and the sides by which it leaves. */
export interface ZoneStep {
  readonly to: number;
  readonly sides: readonly ZoneSide[];
}
