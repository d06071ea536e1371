import { nodeIds } from '../../map/index.ts';
import type { NodeId } from '../../types.ts';
import { chart } from './chart.ts';
import { type Conditions, field, type Hull, type Position, slots, width } from './labels.ts';
import { harvest, isAlive, labelValue, Search } from './search.ts';
import type { Leg } from './types.ts';

/** Ways through this year's movement, as a search left them. */
export interface Courses {
  readonly labels: Int32Array;
  readonly start: Position;
  /** By key: `NODE`, `NODE~2`, … the label of a course to it that no other beats in fuel, rolls and years of coasting. */
  readonly destinations: ReadonlyMap<string, number>;
}

const queue: number[] = [];

/** All courses from a position to wherever the movement may end. */
export function coursesFrom(start: Position, hull: Hull, conditions: Conditions): Courses {
  const search = new Search(chart, hull, conditions);
  queue.length = 0;
  queue.push(search.begin(start));
  const flown = (label: number) => {
    queue.push(label);
  };
  for (let at = 0; at < queue.length; at++) {
    const label = queue[at]!;
    if (isAlive(label) && !search.isOver(label)) search.expand(label, flown);
  }
  const destinations = destinationsOf(queue);
  return { labels: harvest(), start, destinations };
}

const labelsByNode: number[][] = nodeIds.map(() => []);
const reached: number[] = [];

function destinationsOf(labels: readonly number[]): Map<string, number> {
  reached.length = 0;
  for (let at = 1; at < labels.length; at++) {
    const label = labels[at]!;
    if (!isAlive(label)) continue;
    const node = labelValue(label, field.node);
    if (labelsByNode[node]!.length === 0) reached.push(node);
    keepUnbeaten(labelsByNode[node]!, label);
  }
  const destinations = new Map<string, number>();
  for (const node of reached.sort((a, b) => a - b)) {
    const found = labelsByNode[node]!;
    if (found.length > 1) found.sort(byCost);
    for (let at = 0; at < found.length; at++) destinations.set(keyOf(node, at), found[at]!);
    found.length = 0;
  }
  return destinations;
}

function keyOf(node: number, at: number): string {
  return at === 0 ? nodeIds[node]! : `${nodeIds[node]!}~${at + 1}`;
}

function byCost(a: number, b: number): number {
  return (
    labelValue(a, field.spent) - labelValue(b, field.spent) ||
    labelValue(a, field.burns) - labelValue(b, field.burns) ||
    a - b
  );
}

function keepUnbeaten(known: number[], label: number): void {
  for (let at = known.length - 1; at >= 0; at--) {
    if (isAsGood(known[at]!, label)) return;
    if (isAsGood(label, known[at]!)) known.splice(at, 1);
  }
  known.push(label);
}

function isAsGood(a: number, b: number): boolean {
  return (
    labelValue(a, field.burns) <= labelValue(b, field.burns) &&
    labelValue(a, field.dangers) <= labelValue(b, field.dangers) &&
    coastingOf(labelValue(a, field.slot), labelValue(a, field.node)) <=
      coastingOf(labelValue(b, field.slot), labelValue(b, field.node))
  );
}

function coastingOf(slot: number, node: number): number {
  return chart.coast[node]! > 0 ? Math.max(0, slot - slots.coasting) : 0;
}

/** The legs of a course in order. */
export function legsTo({ labels }: Courses, label: number): Leg[] {
  const legs: Leg[] = [];
  for (let at = label; labels[at * width + field.before]! >= 0; at = labels[at * width + field.before]!)
    legs.push(legAt(labels, at));
  return legs.reverse();
}

function legAt(labels: Int32Array, label: number): Leg {
  const d = label * width;
  const b = labels[d + field.before]! * width;
  const extra = labels[d + field.extra]!;
  const burns = labels[b + field.left]! - labels[d + field.left]!;
  const way = labels[d + field.way]!;
  return {
    from: nodeIds[labels[b]!] as NodeId,
    to: nodeIds[labels[d]!] as NodeId,
    burns,
    bonus: labels[b + field.tow]! - labels[d + field.tow]! - burns,
    lander: chart.lander[way]!,
    cancels: extra >> 1,
    pivot: (extra & 1) === 1,
  };
}

/** Where a course leaves the Spacecraft, if the movement could go on from there. */
export function positionAt({ labels, start }: Courses, label: number): Position {
  const d = label * width;
  const visited: number[] = [];
  for (let at = label; labels[at * width + field.before]! >= 0; at = labels[at * width + field.before]!)
    visited.push(labels[at * width]!);
  const before = labels[d + field.before]!;
  return {
    node: labels[d]!,
    slot: labels[d + field.slot]!,
    before: before < 0 ? start.before : labels[before * width]!,
    net: labels[d + field.net]!,
    left: labels[d + field.left]!,
    bonus: labels[d + field.bonus]!,
    pivots: labels[d + field.pivots]!,
    tow: labels[d + field.tow]!,
    visited: [...start.visited, ...visited.reverse()],
  };
}

/** A single leg from a position, one of all that are legal. */
export interface Via {
  readonly key: string;
  readonly label: number;
  /** The movement ends with it. */
  readonly isLast: boolean;
}

/** Every leg that can be flown from a position, cheap or not, so that any legal path can be told leg by leg. */
export function legsFrom(
  start: Position,
  hull: Hull,
  conditions: Conditions,
): Courses & { readonly vias: readonly Via[] } {
  const search = new Search(chart, hull, conditions, false);
  const vias: Via[] = [];
  search.expand(search.begin(start), label => {
    vias.push({ key: viaKey(label), label, isLast: search.isOver(label) });
  });
  return { labels: harvest(), start, destinations: noDestinations, vias };
}

const noDestinations: ReadonlyMap<string, number> = new Map();

/** Whether there is any leg at all. */
export function hasLeg(start: Position, hull: Hull, conditions: Conditions): boolean {
  const search = new Search(chart, hull, conditions, false);
  let found = false;
  search.expand(search.begin(start), () => {
    found = true;
  });
  return found;
}

/** `via:NODE`, with `~pivot` for a bonus pivot and `+n` for coast years cancelled. */
function viaKey(label: number): string {
  const extra = labelValue(label, field.extra);
  const node = nodeIds[labelValue(label, field.node)]!;
  return `via:${node}${extra & 1 ? '~pivot' : ''}${extra > 1 ? `+${extra >> 1}` : ''}`;
}
