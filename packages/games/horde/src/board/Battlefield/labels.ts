import type { Point } from '@starboard/board';
import type { Unit } from '../../types.ts';
import type { View } from '../../view.ts';
import { spotAt } from './drawing.ts';
import { sizeOf } from './spots.ts';

export interface Label extends Point {
  readonly unit: Unit;
  readonly text: string;
  readonly isBelow: boolean;
}

/** About how wide a letter is and how high a line, where the whole table is in the window. */
const letter = 9;
const line = 20;

/** A label above each unit, or below it where another one is in the way. */
export function labelsOf(view: View, nameOf: (unit: Unit) => string): readonly Label[] {
  const placed: Label[] = [];
  const bodies = [
    ...view.heroes.filter(({ at }) => at >= 0).map(hero => ({ ...spotAt(view, hero.at), size: sizeOf(hero) })),
    ...view.units.flatMap(unit => unit.models.map(({ at }) => ({ ...spotAt(view, at), size: sizeOf(unit) }))),
  ];
  for (const unit of view.units) {
    const text = nameOf(unit);
    const spots = unit.models.map(({ at }) => spotAt(view, at));
    const size = sizeOf(unit);
    const top = spots.reduce((a, b) => (b.y < a.y ? b : a));
    const foot = spots.reduce((a, b) => (b.y > a.y ? b : a));
    const above: Label = { unit, text, x: top.x, y: top.y - size - 5, isBelow: false };
    const below: Label = { unit, text, x: foot.x, y: foot.y + size + 8, isBelow: true };
    const [best] = [above, below]
      .map(label => ({ label, cost: costOf(label, placed, bodies) + (label.isBelow ? 0.5 : 0) }))
      .sort((a, b) => a.cost - b.cost);
    placed.push(best!.label);
  }
  return placed;
}

/** How much a label covers of others, and of those who stand there. */
function costOf(
  label: Label,
  placed: readonly Label[],
  bodies: readonly (Point & { readonly size: number })[],
): number {
  const half = (label.text.length * letter) / 2;
  const middle = label.y + (label.isBelow ? line / 2 : -line / 2);
  let cost = label.y < line ? 9 : 0;
  for (const other of placed) {
    const its = other.y + (other.isBelow ? line / 2 : -line / 2);
    const isNear = Math.abs(other.x - label.x) < half + (other.text.length * letter) / 2;
    if (isNear && Math.abs(its - middle) < line) cost += 3;
  }
  for (const { x, y, size } of bodies) {
    if (Math.abs(x - label.x) < half + size && Math.abs(y - middle) < line / 2 + size) cost += 1;
  }
  return cost;
}

/** Lines that join the models of a unit, each to the nearest of those already joined. */
export function linksOf(view: View, { models }: Unit): readonly (readonly [Point, Point])[] {
  const [first, ...rest] = models.map(({ at }) => spotAt(view, at));
  const joined = first ? [first] : [];
  const links: [Point, Point][] = [];
  const left = new Set(rest);
  while (left.size > 0) {
    let best: { readonly from: Point; readonly to: Point; readonly far: number } | undefined;
    for (const from of joined) {
      for (const to of left) {
        const far = Math.hypot(from.x - to.x, from.y - to.y);
        if (best === undefined || far < best.far) best = { from, to, far };
      }
    }
    links.push([best!.from, best!.to]);
    joined.push(best!.to);
    left.delete(best!.to);
  }
  return links;
}
