import type { Point } from '@starboard/board';
import { boxAround, circlePath, closedPath, pathOf, short, shrunk } from '../drawing.ts';

/** Small things drawn on terrain, so that its kinds are told apart at a glance. The same piece always looks the same. */

/** Numbers from 0 to 1 that are always the same for the same place. */
function scatter(outline: readonly Point[]): () => number {
  let seed = Math.round(outline.reduce((sum, { x, y }) => sum + 31 * x + 17 * y, 7)) % 2147483647;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

function isIn(outline: readonly Point[], { x, y }: Point): boolean {
  let sign = 0;
  return outline.every((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const side = Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    if (side === 0) return true;
    if (sign === 0) sign = side;
    return side === sign;
  });
}

/** Points spread over an outline, away from its edge and from each other. */
function spread(outline: readonly Point[], count: number, edge: number, apart: number): Point[] {
  const next = scatter(outline);
  const inner = shrunk(outline, edge);
  const { x, y, width, height } = boxAround(inner);
  const points: Point[] = [];
  for (let tries = 0; tries < 200 && points.length < count; tries++) {
    const point = { x: x + next() * width, y: y + next() * height };
    const isFree = points.every(other => Math.hypot(other.x - point.x, other.y - point.y) > apart);
    if (isFree && isIn(inner, point)) points.push(point);
  }
  return points;
}

/** Crowns of bushes, close together. */
export function bushes(outline: readonly Point[]): string {
  const next = scatter(outline);
  return spread(outline, 26, 11, 13)
    .map(point => circlePath(point, 7 + next() * 5))
    .join('');
}

/** Stones with corners. */
export function boulders(outline: readonly Point[], count: number): string {
  const next = scatter(outline);
  return spread(outline, count, 13, 15)
    .map(({ x, y }) => {
      const size = 3.5 + next() * 4.5;
      const turn = next() * Math.PI;
      const corners = [0, 1.3, 2.4, 3.7, 5.1].map(angle => ({
        x: x + Math.cos(angle + turn) * size,
        y: y + Math.sin(angle + turn) * size * 0.85,
      }));
      return closedPath(corners);
    })
    .join('');
}

/** Openings in the ground, and what rises from them. */
export function chimneys(outline: readonly Point[]): { readonly mouths: string; readonly steam: string } {
  const points = spread(outline, 5, 14, 22);
  const mouths = points.map(point => circlePath(point, 5) + circlePath(point, 2)).join('');
  const steam = points
    .map(({ x, y }) => `M${short(x - 3)} ${short(y - 8)}q-4-4 0-8t0-8M${short(x + 4)} ${short(y - 7)}q4-4 0-8t0-7`)
    .join('');
  return { mouths, steam };
}

/** Waves on a pool. */
export function ripples(outline: readonly Point[]): string {
  return spread(outline, 7, 14, 16)
    .map(({ x, y }) => `M${short(x - 7)} ${short(y)}q3.5-4 7 0t7 0`)
    .join('');
}

/** Tangled spikes. */
export function thorns(outline: readonly Point[]): string {
  const next = scatter(outline);
  return spread(outline, 9, 11, 14)
    .map(({ x, y }) => {
      const rays = [0, 1, 2, 3, 4].map(i => {
        const angle = (i / 5) * 2 * Math.PI + next();
        return `M${short(x)} ${short(y)}l${short(Math.cos(angle) * 8)} ${short(Math.sin(angle) * 8)}`;
      });
      return rays.join('');
    })
    .join('');
}

/** Lines from the corners of an outline to those of a smaller one. */
export function bevels(outer: readonly Point[], inner: readonly Point[]): string {
  return outer.map((point, i) => pathOf([point, inner[i]!])).join('');
}

/** The ribs of containers that stand side by side. */
export function containers(outline: readonly Point[]): string {
  const { x, y, width, height } = boxAround(outline);
  const isWide = width > height;
  const lines = [1 / 3, 2 / 3].map(share =>
    isWide
      ? `M${short(x + width * share)} ${y + 4}v${height - 8}`
      : `M${x + 4} ${short(y + height * share)}h${width - 8}`,
  );
  return lines.join('');
}
