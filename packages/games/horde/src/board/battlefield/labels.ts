import type { Point } from '@starboard/board';
import { sideOf } from '../../field/scale.ts';
import type { Unit } from '../../types.ts';
import type { View } from '../../view.ts';
import { inch, spotAt } from './drawing.ts';
import { sizeOf } from './spots.ts';

export interface Label extends Point {
  readonly unit: Unit;
  readonly text: string;
  readonly isBelow: boolean;
  /** Half of what it takes up, about, where the whole table is in the window. */
  readonly half: { readonly width: number; readonly height: number };
}

/** About how wide a letter is and how high a line on the large table; the small one is shown twice as large. */
const letter = 9;
const line = 20;

/** A label above, below or beside each unit, wherever it covers least; never beyond the table. */
export function labelsOf(view: View, nameOf: (unit: Unit) => string): readonly Label[] {
  const placed: Label[] = [];
  const length = (sideOf(view.small) / 4) * inch;
  const bodies = [
    ...view.heroes.filter(({ at }) => at >= 0).map(hero => ({ ...spotAt(view, hero.at), size: sizeOf(view, hero) })),
    ...view.units.flatMap(unit => unit.models.map(({ at }) => ({ ...spotAt(view, at), size: sizeOf(view, unit) }))),
  ];
  // Between its last wound and its removal a unit has no model.
  for (const unit of view.units.filter(({ models }) => models.length > 0)) {
    const [best] = candidates(view, unit, nameOf(unit), length)
      .map(({ label, effort }) => ({ label, cost: effort + costOf(label, placed, bodies, length) }))
      .sort((a, b) => a.cost - b.cost);
    placed.push(best!.label);
  }
  return placed;
}

/** Where the label of a unit may be, and how far that is from where one looks for it. */
function candidates(view: View, unit: Unit, text: string, length: number) {
  const spots = unit.models.map(({ at }) => spotAt(view, at));
  const size = sizeOf(view, unit);
  const top = spots.reduce((a, b) => (b.y < a.y ? b : a));
  const foot = spots.reduce((a, b) => (b.y > a.y ? b : a));
  const scale = view.small ? 0.25 : 0.5;
  const letters = text.length + (unit.models.length > 1 ? 3 : 0);
  const half = { width: letters * letter * scale, height: line * scale };
  const within = (x: number) => Math.max(half.width, Math.min(length - half.width, x));
  const beside = [-1, 1].map(way => {
    const outermost = spots.reduce((a, b) => (b.x * way > a.x * way ? b : a));
    const x = within(outermost.x + way * (size + half.width + 4));
    return { label: { unit, text, half, x, y: outermost.y + half.height, isBelow: false }, effort: 0.8 };
  });
  const overAndUnder = [0, -0.7, 0.7].flatMap(aside => {
    const effort = aside === 0 ? 0 : 0.4;
    const shift = aside * half.width;
    const above: Label = { unit, text, half, x: within(top.x + shift), y: top.y - size - 5, isBelow: false };
    const below: Label = { unit, text, half, x: within(foot.x + shift), y: foot.y + size + 8, isBelow: true };
    return [
      { label: above, effort },
      { label: below, effort: effort + 0.5 },
    ];
  });
  return [...overAndUnder, ...beside];
}

/** How much a label covers of others, and of those who stand there. */
function costOf(
  label: Label,
  placed: readonly Label[],
  bodies: readonly (Point & { readonly size: number })[],
  length: number,
): number {
  const { width, height } = label.half;
  const middle = middleOf(label);
  let cost = middle < height || middle > length - height ? 9 : 0;
  for (const other of placed) {
    const isNear = Math.abs(other.x - label.x) < width + other.half.width;
    if (isNear && Math.abs(middleOf(other) - middle) < height + other.half.height) cost += 3;
  }
  for (const { x, y, size } of bodies) {
    if (Math.abs(x - label.x) < width + size && Math.abs(y - middle) < height + size) cost += 2;
  }
  return cost;
}

function middleOf({ y, isBelow, half }: Label): number {
  return y + (isBelow ? half.height : -half.height);
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
