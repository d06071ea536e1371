import type { Point } from '@starboard/board';
import { closedPath } from './drawing.ts';

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
