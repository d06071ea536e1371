import type { Box, Point } from '@starboard/board';
import type { LatticeIndex } from '@starboard/space';
import type { BattlePlan } from '../../show/plan.ts';
import { inchesAt } from '../../show/plan.ts';
import type { View } from '../../view.ts';

/** Units of the drawing for an inch. */
export const inch = 20;

/** Room around the table for the rule along its edges. */
const margin = 26;

export function drawn({ x, y }: Point): Point {
  return { x: x * inch, y: y * inch };
}

/** Where a lattice point is in the drawing. */
export function spotAt(view: Pick<View, 'small'>, at: LatticeIndex): Point {
  return drawn(inchesAt(view, at));
}

export function fieldBox({ side }: Pick<BattlePlan, 'side'>): Box {
  const length = side * inch + 2 * margin;
  return { x: -margin, y: -margin, width: length, height: length };
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;
}

export function closedPath(points: readonly Point[]): string {
  return `${pathOf(points)}Z`;
}

export function circlePath({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function short(n: number): number {
  return Math.round(n * 10) / 10;
}

/** An outline drawn smaller around its middle, by so much on each side. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  const { x, y, width, height } = boxAround(points);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const across = Math.max(0, 1 - (2 * by) / width);
  const down = Math.max(0, 1 - (2 * by) / height);
  return points.map(point => ({
    x: middle.x + (point.x - middle.x) * across,
    y: middle.y + (point.y - middle.y) * down,
  }));
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
