import type { Point } from '@starboard/board';
import { square } from './square.ts';

/** Where and how a drawing is set down; turns are clockwise quarters around its origin. */
interface Place extends Point {
  readonly turn?: number;
}

export function short(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A drawing of absolute M, L, Q, C and Z set down elsewhere, so that many make one path. */
export function stamp(drawing: string, { x, y, turn = 0 }: Place): string {
  const [cos, sin] = quarters[turn & 3]!;
  return drawing.replace(/(-?[\d.]+)[ ,]*(-?[\d.]+)/g, (_, across: string, down: string) => {
    const [dx, dy] = [Number(across), Number(down)];
    return `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)} `;
  });
}

const quarters = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

/** A circle or an ellipse out of four curves. */
export function round(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.552, ry * 0.552];
  const curves = [
    [x + kx, y - ry, x + rx, y - ky, x + rx, y],
    [x + rx, y + ky, x + kx, y + ry, x, y + ry],
    [x - kx, y + ry, x - rx, y + ky, x - rx, y],
    [x - rx, y - ky, x - kx, y - ry, x, y - ry],
  ];
  return `M${short(x)} ${short(y - ry)}${curves.map(curve => `C${curve.map(short).join(' ')}`).join('')}Z`;
}

/** Numbers from 0 to 1 that look strewn, the same for the same seed. */
export function strewn(seed: number): () => number {
  let last = (seed * 7919 + 104729) % 2147483647;
  const next = () => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
  next();
  return next;
}

/** A lump with corners around a point. */
export function lump({ x, y }: Point, radius: number, corners: number, next: () => number): string {
  const start = next() * Math.PI;
  return polygon(
    Array.from({ length: corners }, (_, at) => {
      const angle = start + (2 * Math.PI * (at + next() * 0.5)) / corners;
      const far = radius * (0.78 + next() * 0.3);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
    }),
  );
}

/** Squares as one path, in runs along their rows. */
export function rowsPath(cells: readonly number[], width: number): string {
  const sorted = [...cells].sort((a, b) => a - b);
  let path = '';
  for (let at = 0; at < sorted.length; ) {
    let length = 1;
    while (sorted[at + length] === sorted[at]! + length && (sorted[at]! + length) % width !== 0) length++;
    const cell = sorted[at]!;
    const wide = length * square;
    path += `M${(cell % width) * square} ${Math.floor(cell / width) * square}h${wide}v${square}h${-wide}z`;
    at += length;
  }
  return path;
}

/** A drawing in the middle of each of some squares, as one path. */
export function stampAll(
  width: number,
  cells: readonly number[],
  drawing: string,
  turnOf: (cell: number) => number = () => 0,
): string {
  return cells
    .map(cell => {
      const { x, y } = cornerOf(width, cell);
      return stamp(drawing, { x: x + square / 2, y: y + square / 2, turn: turnOf(cell) });
    })
    .join('');
}

/** The north-western corner of a square. */
export function cornerOf(width: number, cell: number): Point {
  return { x: (cell % width) * square, y: Math.floor(cell / width) * square };
}

/** The same on the other side of the upright axis. */
export function mirrored(drawing: string): string {
  return drawing.replace(/(-?[\d.]+)([ ,]+)(-?[\d.]+)/g, (_, across: string, _gap: string, down: string) => {
    return `${short(-Number(across))} ${down} `;
  });
}
