import type { TileId } from '../../../types.ts';
import { box, lump, polygon, round, strewn } from '../path.ts';

/** What floats on a square, around its middle: its body, what is lit, what lies in shade, fine lines. */
export interface Float {
  readonly body: string;
  readonly lit: string;
  readonly dark: string;
  readonly line: string;
}

/** What blocks the way, by tile. */
export type Hulk = 'asteroid' | 'derelict' | 'depot' | 'satellite';

export const hulks: { readonly [T in TileId]?: Hulk } = {
  OC1: 'asteroid',
  OC2: 'derelict',
  OS3: 'depot',
  OS4: 'satellite',
};

/** What clouds the view, by tile. */
export type Veil = 'gas' | 'ice' | 'dust';

export const veils: { readonly [T in TileId]?: Veil } = {
  NB: 'gas',
  OS1: 'ice',
  OC3: 'ice',
};

export const hulkDrawings: { readonly [H in Hulk]: (seed: number) => Float } = {
  asteroid: seed => {
    const next = strewn(seed);
    const body = lump({ x: 0, y: 0 }, 18, 11, next);
    const craters = [
      [-5, -4, 4.2],
      [6, 3, 3.2],
      [-2, 8, 2.4],
      [5, -8, 2],
    ] as const;
    return {
      body,
      lit: lump({ x: -3.5, y: -4 }, 11.5, 9, next),
      dark: craters.map(([x, y, r]) => round(x + next() * 2, y + next() * 2, r)).join(''),
      line: '',
    };
  },
  derelict: seed => {
    const next = strewn(seed);
    const torn = next() * 7;
    return {
      body: polygon([
        [-18, -5],
        [-13, -12],
        [4, -13],
        [7 + torn, -9],
        [4 + torn, -6],
        [9 + torn, -2],
        [3 + torn, 1],
        [10, 6],
        [6, 12],
        [-13, 12],
        [-18, 5],
      ]),
      lit: polygon([
        [-15, -5],
        [-11.5, -9.5],
        [2, -10.5],
        [0, -5],
      ]),
      dark: box(-14, 1, 5, 8) + box(-7, 1, 5, 8) + box(0, 2, 3, 7),
      line: 'M-18 -2L4 -2M-4 -12L-4 -2M13 9L17 6M14 -13L18 -10M15 2L18 4',
    };
  },
  depot: () => ({
    body: `${round(0, 0, 9)}${box(-18, -3, 36, 6)}${box(-3, -18, 6, 36)}`,
    lit: `${round(-1, -1, 5.5)}${box(-17, -2, 6, 3)}${box(-2, -17, 3, 6)}${box(11, -2, 6, 3)}${box(-2, 11, 3, 6)}`,
    dark: round(0, 0, 2.2),
    line: round(0, 0, 14),
  }),
  satellite: () => ({
    body: `${box(-4, -7, 8, 14)}${box(-18, -6, 12, 12)}${box(6, -6, 12, 12)}`,
    lit: `${box(-17, -5, 4.5, 4.5)}${box(-11.5, -5, 4.5, 4.5)}${box(7, -5, 4.5, 4.5)}${box(12.5, -5, 4.5, 4.5)}${round(0, -3, 2.4)}`,
    dark: `${box(-17, 0.5, 4.5, 4.5)}${box(-11.5, 0.5, 4.5, 4.5)}${box(7, 0.5, 4.5, 4.5)}${box(12.5, 0.5, 4.5, 4.5)}`,
    line: 'M-6 0L6 0M0 -7L0 -15M-5 -13Q0 -18 5 -13M0 7L0 13',
  }),
};

export const veilDrawings: { readonly [V in Veil]: (seed: number) => Float } = {
  gas: seed => ({ ...puffs(seed, 25), lit: '' }),
  dust: seed => {
    const next = strewn(seed);
    const bits = Array.from({ length: 9 }, () => ({ x: next() * 30 - 15, y: next() * 30 - 15 }));
    return {
      ...puffs(seed, 17),
      lit: bits.map(bit => lump(bit, 1.4 + next() * 2.4, 5, next)).join(''),
    };
  },
  ice: seed => {
    const next = strewn(seed);
    const shards = Array.from({ length: 6 }, (_, at) => {
      const angle = at * 1.1 + next();
      const far = at === 0 ? 2 : 9 + next() * 5;
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, size: 3.5 + next() * 4.5 };
    });
    return {
      body: puffs(seed, 16).body,
      lit: shards.map(({ size, ...spot }) => lump(spot, size, 5, next)).join(''),
      dark: shards.map(({ x, y, size }) => lump({ x: x + 1, y: y + 1.4 }, size * 0.5, 4, next)).join(''),
      line: '',
    };
  },
};

/** Round billows that run into those of the squares beside. */
function puffs(seed: number, radius: number): Float {
  const next = strewn(seed);
  const spots = Array.from({ length: 3 }, () => ({
    x: next() * 20 - 10,
    y: next() * 20 - 10,
    r: radius * (0.62 + next() * 0.45),
  }));
  return {
    body: spots.map(({ x, y, r }) => round(x, y, r)).join(''),
    lit: spots.map(({ x, y, r }) => round(x - r * 0.25, y - r * 0.3, r * 0.45)).join(''),
    dark: '',
    line: '',
  };
}
