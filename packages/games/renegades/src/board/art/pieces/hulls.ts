import type { FighterRace, ShipId } from '../../../types.ts';
import { mirrored, polygon, round } from '../path.ts';

/** A vessel that faces north, around the middle of its square, within a radius of 20. */
export interface Hull {
  readonly hull: string;
  /** Plates that catch the light. */
  readonly lit: string;
  readonly line: string;
  readonly engines: string;
}

const both = (drawing: string) => drawing + mirrored(drawing);

export const hulls: { readonly [S in ShipId]: Hull } = {
  // A raptor: a slender body and long swept wings.
  icarus: {
    hull: both(
      polygon([
        [0, -19],
        [2.2, -14],
        [3.2, -6],
        [8, -1],
        [18, 8],
        [18.5, 13],
        [9.5, 9],
        [5, 9.5],
        [6, 14],
        [3, 15.5],
        [2, 12.5],
        [0, 13.5],
      ]),
    ),
    lit: both('M0 -16L1.6 -11L2 -4L0 -2ZM5 0L16 9L9 6.5L4 6Z'),
    line: both('M3.2 -5L4 8M8 0L9.5 8M13 4L14 10'),
    engines: both(round(3.6, 14, 1.7)),
  },
  // Three heads: a body between two long guns.
  cerberus: {
    hull: both(
      polygon([
        [0, -15],
        [2.4, -10],
        [3, -4],
        [6.4, -5],
        [7.2, -17],
        [9.8, -18],
        [11.6, -5],
        [15, 1],
        [15.5, 9],
        [11, 12],
        [10, 16],
        [6, 16],
        [5, 12],
        [0, 13],
      ]),
    ),
    lit: both('M0 -12L1.6 -7L1.6 3L0 3ZM8 -14L9.2 -14L10.4 -3L8 -2ZM11.5 0L13.5 3L13.5 8L11.5 9Z'),
    line: both('M3 -4L4 11M6.4 -5L7 11M11.6 -5L11 12'),
    engines: both(round(8, 15.5, 1.9)),
  },
  // A cruiser: a hammerhead bridge, a spine, two nacelles.
  destinyAurora: {
    hull: both(
      polygon([
        [0, -19],
        [4, -18],
        [7, -13.5],
        [4.4, -10],
        [4.4, -3],
        [9, 0],
        [9.4, -7],
        [11, -9],
        [12.8, -7],
        [13.8, 4],
        [13, 15],
        [10, 15],
        [9.2, 9],
        [5, 10],
        [5, 15],
        [2, 17.5],
        [0, 16.5],
      ]),
    ),
    lit: both('M0 -16.5L3 -15.5L4.6 -13L0 -12ZM10.4 -5L11.8 -5L12.2 6L10.6 6ZM0 -8L2 -8L2 6L0 6Z'),
    line: both('M4.4 -10L2 -8M4.4 -2L2 1M9 1L5 4M5 10L2 8M10 12L13 12'),
    engines: both(round(11.5, 15, 1.6) + round(2.5, 16.5, 1.5)),
  },
  // A shield with an eye: broad, and it sees everything.
  argusPrime: {
    hull: both(
      polygon([
        [0, -15],
        [4.5, -16.5],
        [8, -12],
        [10.5, -6],
        [14, -2],
        [18, -1],
        [18.5, 7],
        [13, 9],
        [10.5, 14],
        [6.5, 13],
        [4, 16.5],
        [0, 15],
      ]),
    ),
    lit: both('M2 -12L4.6 -13.5L7.5 -8L4 -7ZM13 1L16.5 1.5L16.5 5.5L12 6.5ZM0 8L4 7L6 11L0 12Z'),
    line: `${round(0, 0, 6)}${both('M6 0L14 -2M5 4L12 9M3.5 -5L5 -14')}`,
    engines: both(round(5.5, 14.5, 1.7)) + round(0, 0, 2.6),
  },
};

/** Fighters have no facing: their shapes look the same every way as far as they can. */
export const fighterHulls: { readonly [R in FighterRace]: Hull } = {
  syphon: {
    hull: both('M0 -8C7 -14 15 -8 14 2C13 9 8 13 4 12C8 8 8 2 4 0L3 6L0 8Z'),
    lit: both('M3 -7C8 -10 12 -6 11.5 0C9 -5 6 -6 3 -5Z'),
    line: both('M4 0L1 -5M12 5L8 3'),
    engines: round(0, 1, 2.4),
  },
  zurathi: {
    hull: both('M0 -15L3 -7L7 -5L11 -15L14 -6L12 2L8 6L9 13L4 9L0 15Z'),
    lit: both('M0 -10L1.8 -4L0 4ZM10.5 -9L11.5 -5L9.5 1L8 -1Z'),
    line: both('M3 -7L3 8M7 -5L6 6'),
    engines: both(round(4.6, 2, 1.6)),
  },
  dregg: {
    hull: both('M0 -12L6 -12L7 -4L12 -6L14 -2L14 8L9 10L7 5L6 13L0 13Z'),
    lit: both('M0 -9L4 -9L4.5 -3L0 -3ZM9 -2L12 -2L12 5L9 5Z'),
    line: both('M0 2L7 2M7 -4L7 5M0 8L6 8'),
    engines: both(round(3, 12, 1.8)),
  },
};
