/** One of eight directions; north is up. */
export type GridDirection = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

export type GridSide = 'N' | 'E' | 'S' | 'W';

/** A cell, counted from the north-west corner. */
export interface GridSpot {
  readonly row: number;
  readonly col: number;
}

/** The edge on one side of a cell. */
export interface GridEdge extends GridSpot {
  readonly side: GridSide;
}

/** What all cells of one kind have in common. */
export interface GridTerrain {
  /** What it stops: everything (a pillar), steps alone (a pit) or sight alone (a curtain). Nothing if absent. */
  readonly blocks?: 'all' | 'steps' | 'sight';
  /** Its level, or the lowest and highest of the levels that an incline connects. 0 if absent. */
  readonly level?: number | readonly [number, number];
}

/** Edges that are walls and cells that block everything for as long as the door is shut. */
export interface GridDoorSpec {
  readonly name: string;
  readonly edges?: readonly GridEdge[];
  readonly cells?: readonly GridSpot[];
}

/** A grid as a person writes it; it may be wrong. */
export interface GridSpec {
  /** The terrain of every cell, row by row from the north; null is a place outside the board. */
  readonly rows: readonly (readonly (string | null)[])[];
  readonly terrains: Readonly<Record<string, GridTerrain>>;
  readonly walls?: readonly GridEdge[];
  readonly doors?: readonly GridDoorSpec[];
}

/** What can change on a grid: plain data, small enough to be part of a game's state. */
export interface GridState {
  /** For each door, by its number, whether it is open. */
  readonly doors: readonly boolean[];
  /** Further cells that block everything at present. */
  readonly blocked?: readonly number[];
}

/** What is in the way at a moment: one entry for each cell. */
export interface GridBarriers {
  /** A bit for each side with a wall (N 1, E 2, S 4, W 8), the same seen from both cells. */
  readonly walls: Uint8Array;
  readonly stopsSteps: Uint8Array;
  readonly stopsSight: Uint8Array;
}

export interface GridDoor {
  readonly name: string;
  readonly edges: readonly { readonly cell: number; readonly side: GridSide }[];
  readonly cells: readonly number[];
}

/** The part of a compiled grid that no state changes. A cell is the number row × width + column. */
export interface GridGround {
  readonly width: number;
  readonly height: number;
  readonly terrainNames: readonly string[];
  /** Place of each cell's terrain in `terrainNames`, or -1 outside the board. */
  readonly terrain: Int16Array;
  readonly lowLevel: Int16Array;
  readonly highLevel: Int16Array;
  readonly doors: readonly GridDoor[];
  /** The barriers with every door open. */
  readonly fixed: GridBarriers;
}

/** A compiled grid in one state. Never changes. */
export interface Grid extends GridGround, GridBarriers {
  /** For each cell a bit for each direction (N 1, NE 2, … clockwise) in which a step is possible. */
  readonly steps: Uint8Array;
  /** The same for whoever pays no heed to levels. */
  readonly flights: Uint8Array;
}

/**
 * What a step costs. A table gives the cost of entering or leaving kinds of terrain (1 if not named; the dearer of the
 * two counts); a function gives the cost from cell to cell, Infinity to forbid it. Costs are small whole numbers from 1.
 */
export type GridCosts =
  | { readonly enter?: Readonly<Record<string, number>>; readonly leave?: Readonly<Record<string, number>> }
  | ((from: number, to: number) => number);

/** How a piece moves. */
export interface GridMover {
  readonly costs?: GridCosts;
  /** Cells that it may not enter. Unlike blocked cells they hinder no diagonal step past them. */
  readonly barred?: readonly number[];
  readonly ignoresLevels?: boolean;
  /** No diagonal steps. */
  readonly orthogonal?: boolean;
}

/** How a piece with a facing moves: only straight ahead. A turn to any other direction costs `turnCost`, 1 if absent. */
export interface GridFacingMover extends GridMover {
  readonly turnCost?: number;
}

/** What a piece can reach. */
export interface GridReach {
  readonly from: number;
  /** Reached cells: cheapest first, then north before south, then west before east. */
  readonly cells: readonly number[];
  /** Cheapest cost for each cell, -1 if it is not reached. */
  readonly costs: Int32Array;
  /** The cell before it on the way, -1 for the start and for what is not reached. */
  readonly previous: Int32Array;
}

export interface GridPose {
  readonly cell: number;
  readonly facing: GridDirection;
}

/** What a piece with a facing can reach. A pose's number is cell × 8 + the facing's place clockwise from north. */
export interface GridFacingReach {
  readonly from: GridPose;
  /** Reached poses: cheapest first, then north before south, west before east, then facings clockwise from north. */
  readonly poses: readonly GridPose[];
  readonly costs: Int32Array;
  readonly previous: Int32Array;
}

/** The straight segment between two cell centres. */
export interface GridSightLine {
  readonly clear: boolean;
  /** The cells whose inside it crosses, in order, without the first and with the last. */
  readonly cells: readonly number[];
}

export interface GridSightOptions {
  /** A cell on the way that is higher than both ends blocks; an incline counts as its lowest level. */
  readonly higherBlocks?: boolean;
  /** Cells that do not block, whatever their terrain. */
  readonly seeThrough?: readonly number[];
}

export interface GridRayOptions {
  /** The ray passes diagonally between two blocking cells that touch at a corner. */
  readonly throughCorners?: boolean;
}

/** The cells where the lines ahead of a piece begin; undefined outside the board. */
export interface GridFront {
  readonly left: number | undefined;
  readonly front: number | undefined;
  readonly right: number | undefined;
}
