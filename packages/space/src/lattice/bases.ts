import type { LatticePoint, LatticeTable, QuarterInches, RoundBase } from './types.ts';

/** The squared distance of two places; whole for whole coordinates, so it compares exactly. */
export function squaredDistance(a: LatticePoint, b: LatticePoint): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** The gap between two bases, rim to rim; below 0 if they overlap. */
export function baseGap(a: RoundBase, b: RoundBase): QuarterInches {
  return Math.sqrt(squaredDistance(a, b)) - a.radius - b.radius;
}

/** True if the gap is at most `distance`; exact, without a square root. */
export function basesWithin(a: RoundBase, b: RoundBase, distance: QuarterInches): boolean {
  const reach = distance + a.radius + b.radius;
  return reach >= 0 && squaredDistance(a, b) <= reach * reach;
}

/** True if the gap is below 0; bases that touch do not overlap. */
export function basesOverlap(a: RoundBase, b: RoundBase): boolean {
  return squaredDistance(a, b) < (a.radius + b.radius) ** 2;
}

/** True if the bases do not overlap and their gap is at most `slack`, by default half an inch. */
export function basesInContact(a: RoundBase, b: RoundBase, slack: QuarterInches = 2): boolean {
  return !basesOverlap(a, b) && basesWithin(a, b, slack);
}

/** True if the whole base lies within `distance` of a point. */
export function baseFullyWithin(base: RoundBase, point: LatticePoint, distance: QuarterInches): boolean {
  return distance >= base.radius && squaredDistance(base, point) <= (distance - base.radius) ** 2;
}

/** True if the whole base lies on the table; it may touch the edge. */
export function baseOnTable(base: RoundBase, table: LatticeTable): boolean {
  const { x, y, radius } = base;
  const east = (table.columns - 1) * 2;
  const south = (table.rows - 1) * 2;
  return x >= radius && y >= radius && x <= east - radius && y <= south - radius;
}
