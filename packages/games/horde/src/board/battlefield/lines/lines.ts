import type { Point } from '@starboard/board';
import { closedPath, inch } from '../drawing.ts';

/** The end of a line, moved back by so much. */
export function cutShort(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= by) return from;
  const share = (length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A tip at the end of a line. */
export function arrowHead(from: Point, to: Point, size: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn: number, far: number) => ({
    x: to.x + Math.cos(angle + turn) * far,
    y: to.y + Math.sin(angle + turn) * far,
  });
  return closedPath([corner(0, size * 0.4), corner(2.55, size), corner(Math.PI, size * 0.45), corner(-2.55, size)]);
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

interface TagPlace {
  readonly at: Point;
  readonly aside?: Point;
}

/** Where on its line a tag may be: about the middle first. */
const shares = [0.52, 0.66, 0.38, 0.8, 0.26];

/** What a tag takes up, about, where the whole table is in the window. */
const tag = { width: 124, height: 30 };

/** A place for a tag on each line from a point, or just beside it if another one is there; short lines have it beyond their end. */
export function tagPlaces(from: Point, goals: readonly Point[]): readonly TagPlace[] {
  const taken: Point[] = [];
  const isFree = ({ x, y }: Point) =>
    taken.every(other => Math.abs(other.x - x) >= tag.width || Math.abs(other.y - y) >= tag.height);
  return goals.map(to => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 5 * inch) {
      const way = { x: (to.x - from.x) / Math.max(1, length), y: (to.y - from.y) / Math.max(1, length) };
      return { at: to, aside: { x: way.x * 58, y: way.y * 30 - 6 } };
    }
    const onLine = shares.map(share => between(from, to, share));
    const beside = [-1, 1, -2, 2].flatMap(lines => onLine.map(({ x, y }) => ({ x, y: y + lines * tag.height })));
    const at = [...onLine, ...beside].find(isFree) ?? onLine[0]!;
    taken.push(at);
    return { at };
  });
}
