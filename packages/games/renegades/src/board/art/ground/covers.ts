import { box, lump, polygon, round, strewn } from '../path.ts';
import type { Cover } from './dress.ts';

/** Something that stands on a square, around its middle: what lies in its shade, its body, what is lit, fine lines. */
export interface Thing {
  readonly body: string;
  readonly lit: string;
  readonly line: string;
}

/** Each kind looks different from square to square, and always the same on the same one. */
export const coverThings: { readonly [C in Cover]: (seed: number) => Thing } = {
  crates: () => ({
    body: box(-14, -13, 17, 17) + box(1, -3, 14, 14) + box(-11, 6, 11, 9),
    lit: box(-12, -11, 13, 13) + box(3, -1, 10, 10) + box(-9, 8, 7, 5),
    line: 'M-12 -11L1 2M1 -11L-12 2M3 4L13 4M8 -1L8 9',
  }),
  machines: () => ({
    body: box(-14, -12, 28, 22) + round(12, 12, 5),
    lit: box(-12, -10, 16, 14) + round(9, -4, 4.5) + round(12, 12, 3),
    line: 'M-12 -5L4 -5M-12 0L4 0M-10 10L-10 15L6 15M9 0L9 8M-4 -10L-4 4M6 -4L12 -4M9 -7L9 -1',
  }),
  bunks: () => ({
    body: box(-13, -15, 26, 13) + box(-13, 2, 26, 13),
    lit: box(-11, -13, 7, 9) + box(-11, 4, 7, 9),
    line: 'M-2 -15L-2 -2M-2 2L-2 15M2 -9L11 -9M2 8L11 8',
  }),
  consoles: () => ({
    body: polygon([
      [-14, -9],
      [-8, -14],
      [8, -14],
      [14, -9],
      [14, 6],
      [6, 6],
      [6, 13],
      [-6, 13],
      [-6, 6],
      [-14, 6],
    ]),
    lit: box(-10, -10, 8, 7) + box(2, -10, 8, 7) + round(0, 8, 3),
    line: 'M-11 1L-3 1M3 1L11 1M-8 -7L-5 -7M4 -7L8 -7M-14 10L-10 10M10 10L14 10',
  }),
  stalls: () => ({
    body: box(-15, -12, 30, 22),
    lit: box(-15, -12, 6, 22) + box(-3, -12, 6, 22) + box(9, -12, 6, 22),
    line: 'M-15 -12L15 -12M-15 10L15 10M-13 10L-13 15M13 10L13 15M-15 -1L15 -1',
  }),
  fungi: seed => {
    const next = strewn(seed);
    const caps = [
      [-6 - next() * 2, -5, 8.5 + next() * 2],
      [8, 3 + next() * 3, 6.5 + next() * 2],
      [-7, 10, 4 + next() * 1.5],
      [9, -10, 3.5 + next() * 2],
    ] as const;
    return {
      body: caps.map(([x, y, r]) => round(x, y, r)).join(''),
      lit: caps.map(([x, y, r]) => round(x - r * 0.18, y - r * 0.22, r * 0.62)).join(''),
      line: caps.map(([x, y, r]) => round(x - r * 0.3, y - r * 0.3, r * 0.2)).join(''),
    };
  },
  reeds: seed => {
    const next = strewn(seed);
    const tufts = [
      [-9, 8],
      [2, 12],
      [9, 4],
      [-3, -2],
      [11, -8],
      [-12, -8],
    ] as const;
    return {
      body: tufts.map(([x, y]) => round(x, y, 5, 2.6)).join(''),
      lit: '',
      line: tufts
        .flatMap(([x, y]) => {
          const lean = next() * 5 - 2.5;
          return [-3, 0, 3].map(off => `M${x + off * 0.5} ${y}Q${x + off * 0.6} ${y - 6} ${x + off + lean} ${y - 11}`);
        })
        .join(''),
    };
  },
  boulders: seed => {
    const next = strewn(seed);
    const stones = [
      [-5, -3, 10],
      [9, 5, 7],
      [-6, 11, 4.5],
      [9, -10, 4.5],
    ] as const;
    const lumps = stones.map(([x, y, r]) => lump({ x, y }, r, 7, next));
    return {
      body: lumps.join(''),
      lit: stones.map(([x, y, r]) => lump({ x: x - r * 0.2, y: y - r * 0.25 }, r * 0.62, 5, next)).join(''),
      line: 'M-11 1L-4 -1L0 5M6 4L11 8',
    };
  },
  scrap: seed => {
    const next = strewn(seed);
    const plates = Array.from({ length: 5 }, (_, at) => {
      const angle = at * 1.3 + next();
      return lump({ x: Math.cos(angle) * 7, y: Math.sin(angle) * 7 }, 5 + next() * 4, 4, next);
    });
    return {
      body: round(0, 0, 13) + plates.join(''),
      lit: plates.slice(0, 3).join(''),
      line: `${round(5, 5, 5.5)}M5 -1L5 11M-1 5L11 5M-13 -6L-3 -12M-10 10L-4 4`,
    };
  },
  rubble: seed => {
    const next = strewn(seed);
    const blocks = Array.from({ length: 7 }, (_, at) => {
      const angle = at * 0.95 + next();
      const far = at === 0 ? 0 : 8 + next() * 4;
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, size: 3.5 + next() * 3.5 };
    });
    return {
      body: blocks.map(({ size, ...spot }) => lump(spot, size + 1.4, 4, next)).join(''),
      lit: blocks.map(({ size, x, y }) => lump({ x: x - 0.8, y: y - 1 }, size * 0.7, 4, next)).join(''),
      line: '',
    };
  },
  crystals: seed => {
    const next = strewn(seed);
    const shards = [
      [-7, 3, 15, -0.35],
      [3, 0, 18, 0.08],
      [10, 8, 11, 0.5],
      [-3, 12, 9, -0.15],
    ].map(([x = 0, y = 0, tall = 0, lean = 0]) => ({ x, y: y + 4, tall: tall + next() * 2, lean }));
    const shard = (from: number, to: number) =>
      shards
        .map(({ x, y, tall, lean }) =>
          polygon([
            [x - 4 + from, y],
            [x - 4 + from + lean * tall, y - tall * 0.72],
            [x + lean * tall, y - tall],
            [x + to + lean * tall, y - tall * 0.68],
            [x + to, y + 1],
          ]),
        )
        .join('');
    return { body: shard(0, 4), lit: shard(0, 0), line: '' };
  },
  shrubs: seed => {
    const next = strewn(seed);
    const crowns = Array.from({ length: 6 }, (_, at) => {
      const angle = at * 1.05 + next() * 0.5;
      const far = at === 0 ? 0 : 8;
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: 5 + next() * 2.5 };
    });
    return {
      body: crowns.map(({ x, y, r }) => round(x, y, r)).join(''),
      lit: crowns.map(({ x, y, r }) => round(x - 1.4, y - 1.8, r * 0.55)).join(''),
      line: '',
    };
  },
};
