import type { Point } from './geometry.ts';

interface Placed {
  readonly middle: Point;
}

const ways: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow key comes to from here: the nearest that lies that way, the straighter the better. */
export function nextTowards<T extends Placed>(all: readonly T[], from: T, key: string): T | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  let best: T | undefined;
  let least = Infinity;
  for (const each of all) {
    const dx = each.middle.x - from.middle.x;
    const dy = each.middle.y - from.middle.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = along + 2 * aside;
    if (along < 1 || aside > 2 * along || cost >= least) continue;
    best = each;
    least = cost;
  }
  return best;
}
