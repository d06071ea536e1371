import type { NpcId } from '../../../types.ts';
import { box, mirrored, polygon, round } from '../path.ts';

const both = (drawing: string) => drawing + mirrored(drawing);

/** A head or a shape from above, within a radius of 16: what is dark, and what is cut out of it again. */
export interface Shape {
  readonly body: string;
  readonly cut: string;
}

/** Strokes around a middle, each from one radius to another. */
function rays(count: number, from: number, to: number, half: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const point = (turn: number, far: number) => [Math.cos(angle + turn) * far, Math.sin(angle + turn) * far] as const;
    return polygon([point(-half, from), point(0, to), point(half, from)]);
  }).join('');
}

const syphon: Shape = {
  body: both('M0 -15C8 -15 12 -9 11 -2L9 5L5 8L4 14L0 15ZM8 3C16 3 16 13 9 15L8 12.5C12 11 12 7 7.5 6.5Z'),
  cut: both('M2 -4L8.5 -7L8 -3L3.5 -1ZM2.5 5L4.5 4L4 12L2.5 12Z') + box(-0.8, 4, 1.6, 9),
};

const zurathi: Shape = {
  body: both('M0 -10L3.5 -11L9 -18L9.5 -9L12.5 -3L8.5 2L7 8L3 11L0 10ZM2.5 10.5L7 8L9 13L5 17L5.5 13Z'),
  cut: both('M2 -3L8.5 -7L7.5 -1.5L3.5 0ZM0 3L2 4L1 8L0 9Z'),
};

const dregg: Shape = {
  body: both('M0 -14C9 -14 13 -8 12.5 -1L10.5 5C10.5 11 5 14 0 14ZM10 3L15 4L15 9L10 9Z'),
  cut: both(`${round(4.8, -3.5, 3.4)}M3 5.5L5 5L5 11L3 11.5Z`) + round(0, 8, 2),
};

const ronin: Shape = {
  body: both('M0 -12C6 -12 10 -8 11 -3L17 2L13 4L11 4L10 9L5 14L0 14ZM0 -12L3 -14L8 -20L7.5 -13L3 -9Z'),
  cut: both('M1.5 -1.5L9 -4L8.5 -1L1.5 1ZM1 5L5 4.5L5 6L1 6.5ZM1 8.5L4 8.2L3.6 9.6L1 10Z'),
};

/** A leader is told by what it wears on its head. */
function crowned({ body, cut }: Shape, crown: string, jewel = ''): Shape {
  return { body: body + crown, cut: cut + jewel };
}

export const shapes: { readonly [N in NpcId]: Shape } = {
  syphonTrooper: syphon,
  borada: crowned(
    syphon,
    both('M0 -15L0 -20L2.5 -15.5L6.5 -18.5L7 -13L11.5 -13.5L10 -8Z'),
    both('M0 -12L1.5 -10L0 -8Z'),
  ),
  zurathiWarrior: zurathi,
  vaalZureth: crowned(
    zurathi,
    both('M0 -10L0 -20L2 -11ZM11 -6L17 -11L15.5 -4L18 1L11.5 1Z'),
    both('M0 -8L1.5 -6L0 -3Z'),
  ),
  dreggTrooper: dregg,
  darius: crowned(dregg, both('M0 -19L7 -17.5L13 -12L12 -9L0 -11Z'), both('M0 -17L2 -15L0 -12.5Z')),
  roninAndroid: ronin,
  roninPrime: crowned(ronin, `${round(0, -15.5, 4.2)}${both('M11 6L17 7L15 12L10 12Z')}`, round(0, -15.5, 2)),
  drone: {
    body: `${round(0, 0, 6.5)}${both(`${round(10.5, -9, 5)}${round(10.5, 9, 5)}M3 -4L8 -8L9 -6L5 -2ZM3 4L8 8L9 6L5 2Z`)}`,
    cut: `${round(0, 0, 3)}${both(round(10.5, -9, 2.8) + round(10.5, 9, 2.8))}`,
  },
  goliath: {
    body: both('M0 -15L4 -14L4.5 -9L7 -10L15 -11L18 -5L17 2L13.5 3L13 12L15 15L7 15L6.5 6L0 7Z'),
    cut:
      both('M0.8 -12L3 -11.5L2.8 -10L0.8 -10ZM9 -8L14 -8.5L15 -4L10 -3ZM8.5 8L11.5 8L11.5 10L8.5 10Z') +
      round(0, -2, 2.6),
  },
  razorbackStalker: {
    body: both('M0 -18L2.5 -11L6.5 -17L7.5 -9.5L13 -12L11.5 -4L15 -1L11 3L8 11L4 15L0 15Z'),
    cut: both('M3.5 -4L8.5 -6L7.5 -2.5L4.5 -1.5ZM4.5 7L9.5 3L8 9ZM1 10L3 9.5L2.5 12Z'),
  },
  caveLeviathan: {
    body: both('M0 -15C10 -15 16 -8 16 0C16 9 10 15 0 15ZM11 -11L17 -16L15 -7Z'),
    cut:
      both(
        'M0 1L2.5 5L5 0L7.5 4L10 -1.5L12.5 1C12 8 7 12 0 12L0 9.5L2.5 7.5L4.5 10L6.5 6.5L8.5 7.5L10 3ZM4 -7L9 -9.5L8 -5.5Z',
      ) + both(round(3, -11, 1.1)),
  },
  sandWyrm: {
    body: round(0, 0, 16.5),
    cut: `${rays(10, 14.2, 8.6, 0.24)}${rays(7, 7.6, 3.4, 0.34)}`,
  },
  acidSpitter: {
    body: both(
      'M0 -14L3 -13L4 -9C8 -8 9 -2 8 4C7 10 4 13 0 14ZM2 -12L6 -18L7.5 -17L4 -11ZM7 -5L15 -10L16 -8L8 -2ZM8 0L17 0L17 2L8 3ZM7 5L15 10L14 12L6 8Z',
    ),
    cut: `${both('M0.5 -5L5.5 -4C6.5 1 5 7 1 10L0.5 10Z')}${both(round(1.8, -10.5, 1))}`,
  },
  wingedShrike: {
    body: both(
      'M0 -12L2.5 -10L2 -5C7 -14 14 -15 18 -10C15 -10 14 -6 16 -2C12.5 -4 10.5 -1 11 3C8 1 5 3 4 6L6 15L2 11L0 17Z',
    ),
    cut: `${both(round(1.1, -8.5, 0.8))}${both('M4 -2C7 -8 11 -11 14 -10C10 -8 7 -4 5 0Z')}`,
  },
  rustGolem: {
    body: both('M0 -16L5 -16L6 -10L14 -11L17 -6L16 5L18 9L12 9L11 -1L9 -1L10 15L2.5 15L2 8L0 8Z'),
    cut: `${both(box(1.5, -13, 2.5, 2))}${rays(8, 5.4, 3.4, 0.3)}${round(0, -2, 2)}${both('M12 -8L14.5 -8L14.5 -6L12 -6ZM5 11L8 11L8 12.5L5 12.5Z')}`,
  },
  mireLurker: {
    body: both(
      'M0 -5L3 -6C2.5 -14 12.5 -15 12.5 -7C16 -4 17 2 14 6L0 8ZM3 10C7 8 10 8 14 10C15 10.5 16 10.5 17.5 10L17.5 12C15.5 13 14 12.5 12 11.5C9 10.5 7 10.5 4 12C2 13 1 13 0 13L0 11C1 11 2 10.5 3 10ZM2 15C5 13.5 7 13.5 10 15L9 16.5C7 15.5 5 15.5 3 16.5Z',
    ),
    cut: both(
      `${round(7.6, -8, 3)}${round(7.6, -8, 1)}M0 1L3 3L5.5 0.5L8 3L10.5 0L13 1.5L10.5 2.5L8 5.5L5.5 3L3 5.5L0 3.5Z`,
    ),
  },
  hiveQueen: {
    body: both(
      'M0 -12L3 -11L3.5 -8L6 -6L5 -2C9 0 9 12 0 17ZM1 -12L5 -18L6.5 -17L3 -11ZM5 -5C10 -14 17 -13 17 -8C17 -3 10 -1 5 -3ZM5 -1C11 -1 14 3 12 6C10 8 6 4 5 1Z',
    ),
    cut: `${both('M0 2L4.5 2.5L4.8 4.5L0 4ZM0 7L4.5 7.5L4 9.5L0 9ZM0 12L2.5 12L1.5 14L0 14ZM8 -7C11 -11 14 -11 15 -9C14 -7 11 -6 8 -5.5Z')}${both(round(1.7, -8.5, 0.9))}`,
  },
  phasePanther: {
    body: both('M0 -8L4.5 -9L10 -17L12.5 -7L12.5 1L8 8L4 13L0 13ZM14 -11L17 -13L17 2L13 7L14.5 2Z'),
    cut: both('M2.5 -2.5L9 -5.5L8 -1.5L4 0ZM0 5L2.5 4L1 7L0 7.5ZM8.5 -12L9.5 -7.5L6.5 -8ZM4 6L9 4L9 5L4 7Z'),
  },
  crystalTitan: {
    body: both('M0 -18L4 -12L3.5 -8L8 -13L11 -8L9 -2L14 -5L17 0L13 6L9 5L8 15L3 15L2.5 8L0 8Z'),
    cut:
      both(
        'M0.8 -13L2 -11L0.8 -6ZM7.5 -9L8.8 -7.5L6 -3ZM13.5 -2L15 0L11.5 3ZM4 9L6.5 8L6 13L4.5 13ZM1.5 -3L4.5 -4L3.5 -1.5Z',
      ) + both('M0.6 1L3 0L2 5L0.6 6Z'),
  },
  monolith: {
    body: polygon([
      [-7, -16],
      [5, -18],
      [8, -15],
      [8, 16],
      [-7, 16],
    ]),
    cut: `${box(-4, -11, 8, 1.6)}${box(-0.8, -9, 1.6, 9)}${polygon([
      [0, 3],
      [3.5, 6.5],
      [0, 10],
      [-3.5, 6.5],
    ])}`,
  },
};
