import { cornerOf } from '../path.ts';
import { square } from '../square.ts';
import { allCells, type Ground, nextTo } from './ground.ts';

/** Between squares of a tile, unless nobody can be on either, and between tiles. */
export function gridLines(ground: Ground): { readonly lines: string; readonly seams: string } {
  const { width, symbols, areaAt } = ground;
  let lines = '';
  let seams = '';
  for (const cell of allCells(ground)) {
    const { x, y } = cornerOf(width, cell);
    for (const side of [1, 2] as const) {
      const next = nextTo(ground, cell, side);
      if (next < 0 || symbols[next] === ' ') continue;
      const line = side === 1 ? `M${x + square} ${y}v${square}` : `M${x} ${y + square}h${square}`;
      if (areaAt[next] !== areaAt[cell]) seams += line;
      else if (symbols[cell] !== '#' || symbols[next] !== '#') lines += line;
    }
  }
  return { lines, seams };
}
