import { distanceBetween, type Stand as PieceStand, type Stands as PieceStands, type Point } from '@starboard/board';
import type { ShipOpening, ShipPlan } from '../../show/plan.ts';
import { sharedWall } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import type { Pack } from './crowd.ts';
import { inPack } from './crowd.ts';
import { spotOf } from './drawing.ts';
import type { Spots } from './layout.ts';

/** Where a piece stands, and in which zone. */
type Stand = PieceStand<string>;
export type Stands = PieceStands<string>;
/** What each piece that changed its zone passes on its way. */
export type Ways = ReadonlyMap<string, readonly Point[]>;

/** All that can walk, by the key of its piece. */
export function standsOf(view: View, packs: readonly Pack[], spots: Spots): Stands {
  const stands = new Map<string, Stand>();
  const walkers = [
    ...view.survivors.map(({ id }) => `survivor:${id}`),
    ...view.allies.map(({ id }) => `ally:${id}`),
    ...view.tokens.map(({ id }) => `token:${id}`),
  ];
  for (const key of walkers) {
    const spot = spots.get(key);
    if (spot !== undefined) stands.set(key, { x: spot.x, y: spot.y, place: spot.zone });
  }
  for (const pack of packs) {
    for (const [place, { id }] of pack.figures.entries()) {
      const at = inPack(spots, pack, place);
      if (at !== undefined) stands.set(`figure:${id}`, { x: at.x, y: at.y, place: pack.zone });
    }
  }
  return stands;
}

/** The ways of all that went from one zone to another, through doors and along corridors. */
export function waysOf(plan: ShipPlan, view: View, before: Stands, now: Stands): Ways {
  const ways = new Map<string, readonly Point[]>();
  const movers = [...now].filter(([key, { place }]) => (before.get(key)?.place ?? place) !== place);
  if (movers.length === 0) return ways;
  const passages = passagesOf(plan, view);
  for (const [key, stand] of movers) {
    const start = before.get(key);
    if (start !== undefined) ways.set(key, wayThrough(passages, start, stand));
  }
  return ways;
}

interface Passage extends Point {
  readonly zones: readonly [string, string];
}

function passagesOf(plan: ShipPlan, { map: { doors, breaches } }: View): readonly Passage[] {
  const shut = new Set(doors.filter(({ open }) => !open).map(({ name }) => name));
  const holes = breaches.flatMap(([a, b]) => sharedWall(plan, a, b) ?? []);
  return [...plan.doors.filter(({ name }) => !shut.has(name)), ...plan.archways, ...plan.markings, ...holes].map(
    (opening: ShipOpening) => ({ ...spotOf(opening), zones: opening.zones }),
  );
}

/** The shortest way from one stand to another as the passages on it; none where no way is open. */
export function wayThrough(passages: readonly Passage[], start: Stand, goal: Stand): readonly Point[] {
  const open = new Map(passages.map(passage => [passage, Infinity]));
  const previous = new Map<Passage, Passage>();
  for (const passage of passages) {
    if (passage.zones.includes(start.place)) open.set(passage, distanceBetween(start, passage));
  }
  let best: { readonly length: number; readonly last: Passage } | undefined;
  for (;;) {
    const [here, length] = nearest(open);
    if (here === undefined || length >= (best?.length ?? Infinity)) break;
    open.delete(here);
    if (here.zones.includes(goal.place)) {
      const whole = length + distanceBetween(here, goal);
      if (whole < (best?.length ?? Infinity)) best = { length: whole, last: here };
    }
    for (const [next, known] of open) {
      if (!next.zones.some(zone => here.zones.includes(zone))) continue;
      const far = length + distanceBetween(here, next);
      if (far >= known) continue;
      open.set(next, far);
      previous.set(next, here);
    }
  }
  const way: Point[] = [];
  for (let at = best?.last; at !== undefined; at = previous.get(at)) way.unshift({ x: at.x, y: at.y });
  return way;
}

function nearest(open: ReadonlyMap<Passage, number>): readonly [Passage | undefined, number] {
  let found: Passage | undefined;
  let least = Infinity;
  for (const [passage, length] of open) {
    if (length >= least) continue;
    found = passage;
    least = length;
  }
  return [found, least];
}
