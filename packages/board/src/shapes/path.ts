import { distanceBetween, type Point } from './geometry.ts';

/** A point of a path, and which share of the whole length lies behind it. */
interface Milestone extends Point {
  readonly share: number;
}

/** The points of a path with the share of its length at which each is reached, from 0 to 1. */
export function milestones(points: readonly Point[]): readonly Milestone[] {
  let walked = 0;
  const lengths = points.map((point, at) => {
    walked += at === 0 ? 0 : distanceBetween(points[at - 1] ?? point, point);
    return walked;
  });
  return points.map(({ x, y }, at) => ({ x, y, share: walked === 0 ? 1 : (lengths[at] ?? 0) / walked }));
}
