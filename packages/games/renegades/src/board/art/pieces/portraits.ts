import type { CrewId } from '../../../types.ts';
import { box, mirrored, polygon, round } from '../path.ts';

const both = (drawing: string) => drawing + mirrored(drawing);

/** Parts of a bust that looks at us, on a disc with a radius of 20. */
const heads = {
  oval: 'M-7.5 -5C-7.5 -15 7.5 -15 7.5 -5C7.5 2 4 7.5 0 7.5C-4 7.5 -7.5 2 -7.5 -5Z',
  square: 'M-8 -6C-8 -14 8 -14 8 -6L7.5 3L4 7.5L-4 7.5L-7.5 3Z',
  tall: 'M-7 -4C-9.5 -21 9.5 -21 7 -4C6.5 2 3 7.5 0 7.5C-3 7.5 -6.5 2 -7 -4Z',
  broad: 'M-10 -3C-11 -14 11 -14 10 -3C10 4 6 8.5 0 8.5C-6 8.5 -10 4 -10 -3Z',
  narrow: 'M-6.5 -7C-6.5 -15 6.5 -15 6.5 -7C6 0 2.5 8 0 8C-2.5 8 -6 0 -6.5 -7Z',
  box: polygon([
    [-8.5, -10],
    [-6, -13],
    [6, -13],
    [8.5, -10],
    [8.5, 3],
    [5, 7],
    [-5, 7],
    [-8.5, 3],
  ]),
} as const;

/** Behind the head: hair and hoods. */
const backs = {
  long: 'M-10 -4C-12 -17 12 -17 10 -4C11 4 10.5 10 8 13L-8 13C-10.5 10 -11 4 -10 -4Z',
  bob: 'M-9.8 -3C-11 -16 11 -16 9.8 -3L9 5L-9 5Z',
  tail: 'M4 -12C14 -14 15 -2 12 9C10 2 10 -4 6 -7Z',
  bun: round(0, -15, 5),
  hood: 'M-12 10C-15 -8 -8 -18 0 -18C8 -18 15 -8 12 10Z',
} as const;

/** Behind the head: what somebody has grown or been built with. */
const growths = {
  tendrils: both('M4 -12C12 -14 14 -4 12 4C12 10 10 14 11 17C6 14 7 6 7 0Z'),
  fins: both('M6 -8L15 -15L13 -7L16 -3L12 -1L13 5L7 3Z'),
  horns: both('M4 -11C9 -13 12 -17 10 -20C16 -17 15 -8 7 -6Z'),
  feelers: both('M2 -12C3 -17 7 -19 10 -18L9.5 -16.5C7 -17 4.5 -15 3.8 -11Z') + both(round(10.5, -17.5, 2)),
  aerial: 'M-0.8 -12L-0.8 -19L0.8 -19L0.8 -12ZM-9 -6L-12 -6L-12 2L-9 2ZM9 -6L12 -6L12 2L9 2Z',
} as const;

/** Over the head. */
const hairs = {
  short: 'M-8.2 -3C-10 -16 10 -16 8.2 -3C7.5 -8 4 -9.5 0 -9.5C-4 -9.5 -7.5 -8 -8.2 -3Z',
  swept: 'M-8 0C-12 -16 6 -19 9 -8C9.5 -5 9 -2 8 0C7 -6 4 -9 -1 -8C-5 -7.5 -7 -4 -8 0Z',
  fringe: 'M-8.5 -2C-10 -16 10 -16 8.5 -2C7 -6 6 -7 4 -6.5L2 -8L0 -6.5L-2 -8L-4 -6.5C-6 -7 -7 -6 -8.5 -2Z',
  mohawk: 'M-2.5 -8L-3.5 -17L-1 -19L1 -19L3.5 -17L2.5 -8Z',
  messy:
    'M-8.5 -3L-10 -9L-7.5 -9L-7.5 -14L-4 -12L-2 -16L1 -13L5 -15.5L5.5 -11.5L9.5 -11L8 -8L8.5 -3C6 -8 -6 -8 -8.5 -3Z',
  curls:
    round(-6, -9, 3.6) +
    round(-2.5, -12, 3.8) +
    round(2.5, -12, 3.8) +
    round(6, -9, 3.6) +
    round(-8, -5, 2.6) +
    round(8, -5, 2.6),
  officer: 'M-9 -8C-10 -15 -5 -17 0 -17C5 -17 10 -15 9 -8L10 -6.5C4 -9 -4 -9 -10 -6.5Z',
  cap: 'M-8 -6C-9 -15 9 -15 8 -6L12 -5L8 -4.5C4 -7 -4 -7 -8 -4.5Z',
  scarf: 'M-8.5 4C-11 -16 11 -16 8.5 4L7 4C8 -6 5 -9 0 -9C-5 -9 -8 -6 -7 4Z',
  shaven: 'M-7.4 -6C-7.5 -14.5 7.5 -14.5 7.4 -6C5 -10 -5 -10 -7.4 -6Z',
  parted: 'M-8.2 -2C-10 -16 10 -16 8.2 -2C8 -7 5 -9 -3 -11C-4 -8 -7 -7 -8.2 -2Z',
  ridges: 'M-1 -17L1 -17L1.5 -8L-1.5 -8ZM-5 -15L-3.5 -15.5L-3 -8L-4.5 -7ZM5 -15L3.5 -15.5L3 -8L4.5 -7Z',
  none: '',
} as const;

/** Dark lines and spots of the face. */
const faces = {
  eyes: both('M2 -3.6L5.2 -3.6L5.2 -2.2L2 -2.2Z'),
  bigEyes: both(round(3.8, -3, 2.6, 3)),
  slits: both('M1.5 -2L6 -4.5L5.6 -2.4L2 -1.2Z'),
  fourEyes: both(round(3.2, -4.5, 1.3) + round(4.8, -1, 1)),
  visor: 'M-8.5 -6L8.5 -6L7.5 -1L-7.5 -1Z',
  patch: 'M-9 -9L7.5 -4L7.5 -3L6.5 -1L2 -1L1.5 -4L-9 -7.5ZM-5.2 -3.6L-2 -3.6L-2 -2.2L-5.2 -2.2Z',
  goggles: both(round(3.6, -3, 3)) + box(-8, -4, 16, 1.4),
  browGoggles: both(round(3.6, -9, 3)) + box(-8, -10, 16, 1.6),
  glasses: both('M1.2 -5L6.5 -5L6.5 -0.8L1.2 -0.8ZM2.2 -4L5.5 -4L5.5 -1.8L2.2 -1.8Z'),
  mouth: 'M-2.2 3.4L2.2 3.4L2.2 4.4L-2.2 4.4Z',
  moustache: 'M-4.5 3.6C-3 1.4 -1 1.6 0 2.4C1 1.6 3 1.4 4.5 3.6C2 3 -2 3 -4.5 3.6Z',
  beard: 'M-7.5 -1C-7 2 -4 1 -3 1.6L3 1.6C4 1 7 2 7.5 -1C8 6 4 13 0 13C-4 13 -8 6 -7.5 -1ZM-2 3.6L2 3.6L2 4.6L-2 4.6Z',
  stubble: 'M-7 1C-5 3 -4 2 -3 2L3 2C4 2 5 3 7 1C6 6 3 8 0 8C-3 8 -6 6 -7 1Z',
  scar: 'M4 -8L5 -8L4 1L3 1Z',
  paint: both('M2.5 -0.5L6.5 0.5L6 2L3 1Z'),
  tusks: both('M3 4L5.5 1.5L5.5 5.5Z'),
  gills: both('M4 2L6.5 1L6.5 2L4 3ZM3.5 4.5L6 3.5L6 4.5L3.5 5.5Z'),
  grille: box(-4, 2, 8, 1) + box(-4, 4, 8, 1),
} as const;

export interface Portrait {
  readonly head: keyof typeof heads;
  readonly back?: keyof typeof backs;
  readonly growth?: keyof typeof growths;
  readonly hair: keyof typeof hairs;
  readonly face: readonly (keyof typeof faces)[];
  /** Fair hair is lighter than the face. */
  readonly isFair?: boolean;
}

/** RDA-COMP-03: what each of the twenty looks like, as their keywords have it. */
export const portraits: { readonly [C in CrewId]: Portrait } = {
  lexxa: { head: 'oval', back: 'long', hair: 'swept', face: ['eyes', 'mouth', 'scar'] },
  ragnar: { head: 'square', hair: 'shaven', face: ['eyes', 'beard'] },
  ronara: { head: 'narrow', growth: 'tendrils', hair: 'none', face: ['slits', 'mouth'] },
  vex: { head: 'oval', hair: 'messy', face: ['eyes', 'mouth', 'browGoggles'] },
  prak: { head: 'oval', growth: 'horns', hair: 'shaven', face: ['slits', 'paint', 'mouth'] },
  korrin: { head: 'square', hair: 'mohawk', face: ['patch', 'stubble'] },
  maeve: { head: 'oval', back: 'bob', hair: 'fringe', face: ['eyes', 'mouth'], isFair: true },
  sarn: { head: 'tall', hair: 'ridges', face: ['slits', 'mouth'] },
  icheb: { head: 'narrow', growth: 'feelers', hair: 'none', face: ['fourEyes', 'mouth'] },
  juno: { head: 'oval', back: 'bun', hair: 'parted', face: ['goggles', 'mouth'] },
  jayce: { head: 'square', hair: 'officer', face: ['eyes', 'mouth'] },
  adira: { head: 'oval', back: 'bob', hair: 'parted', face: ['eyes', 'mouth'] },
  flibby: { head: 'broad', growth: 'feelers', hair: 'none', face: ['bigEyes', 'mouth'] },
  tomas: { head: 'oval', hair: 'short', face: ['eyes', 'moustache'] },
  rovanna: { head: 'oval', back: 'tail', hair: 'short', face: ['eyes', 'paint', 'mouth'], isFair: true },
  brakk: { head: 'broad', growth: 'horns', hair: 'none', face: ['slits', 'tusks', 'mouth'] },
  ilse: { head: 'oval', back: 'hood', hair: 'scarf', face: ['eyes', 'mouth'] },
  ouro: { head: 'tall', growth: 'fins', hair: 'none', face: ['bigEyes', 'gills'] },
  dex: { head: 'square', hair: 'curls', face: ['glasses', 'mouth'] },
  tinn: { head: 'box', growth: 'aerial', hair: 'none', face: ['visor', 'grille'] },
};

/** Renegades wear open jackets, the Coalition closed collars. */
const suits = {
  renegade: {
    suit: 'M-19 21C-18 12 -10 10 -5 9L0 15L5 9C10 10 18 12 19 21Z',
    trim: both('M5 9L8 10L3 19L0 15Z'),
  },
  coalition: {
    suit: 'M-19 21C-18 12 -11 10.5 -6 10L-5 7L5 7L6 10C11 10.5 18 12 19 21Z',
    trim: both('M10 13L16 15L15.5 17L10 15ZM0 10L1 10L1 21L0 21Z'),
  },
} as const;

export interface Bust {
  readonly back: string;
  readonly growth: string;
  readonly suit: string;
  readonly trim: string;
  readonly neck: string;
  readonly head: string;
  readonly shade: string;
  readonly hair: string;
  readonly face: string;
  readonly isFair: boolean;
}

/** A portrait put together out of its parts. */
export function bustOf(
  { head, back, growth, hair, face, isFair = false }: Portrait,
  faction: keyof typeof suits,
): Bust {
  return {
    back: back === undefined ? '' : backs[back],
    growth: growth === undefined ? '' : growths[growth],
    ...suits[faction],
    neck: 'M-3.5 4L3.5 4L4 11L0 14L-4 11Z',
    head: heads[head],
    shade: 'M0 -16L12 -16L12 9L0 9C3 4 3 -10 0 -16Z',
    hair: hairs[hair],
    face: face.map(part => faces[part]).join(''),
    isFair,
  };
}
