import type { Point, Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { ShipPlan } from '../../show/plan.ts';
import { findFigure, inPack, type Pack } from './crowd.ts';
import { floorsOf, heartOf, keySpot, spotOf } from './drawing.ts';
import type { Spots } from './layout.ts';

/** Where something is that a ref speaks of: a floor, or a round spot. */
export interface Place {
  readonly ref: Ref;
  readonly middle: Point;
  /** Where its key stands. */
  readonly key: Point;
  readonly shape: { readonly path: string } | { readonly radius: number };
}

export interface Ground {
  readonly plan: ShipPlan;
  readonly spots: Spots;
  readonly packs: readonly Pack[];
}

const zonePlaces = new WeakMap<ShipPlan, readonly Place[]>();

/** All zones, from the north-west to the south-east. */
function placesOfZones(plan: ShipPlan): readonly Place[] {
  const known = zonePlaces.get(plan);
  if (known !== undefined) return known;
  const { zones } = floorsOf(plan);
  const places = plan.zones.map<Place>(zone => ({
    ref: `zone:${zone.name}`,
    middle: heartOf(plan, zone),
    key: keySpot(plan, zone),
    shape: { path: zones.get(zone.name) ?? '' },
  }));
  zonePlaces.set(plan, places);
  return places;
}

/** The place of a ref; none if it is not on the board. */
export function placeOf(ground: Ground, ref: Ref): Place | undefined {
  const { plan, spots } = ground;
  if (ref.startsWith('zone:')) return placesOfZones(plan).find(place => place.ref === ref);
  if (ref.startsWith('door:')) {
    const door = [...plan.doors, ...plan.exits].find(({ name }) => ref === `door:${name}`);
    return door && round(ref, spotOf(door), 17);
  }
  const spot = spots.get(ref) ?? packSpot(ground, ref);
  return spot && round(ref, spot, spot.size + 6);
}

/** A figure stands with its pack; a group is named by its kind alone, so it must be the only one of it. */
function packSpot({ spots, packs }: Ground, ref: Ref): { x: number; y: number; size: number } | undefined {
  const figure = findFigure(packs, ref);
  if (figure !== undefined) return inPack(spots, figure.pack, figure.place);
  const named = packs.filter(({ key }) => ref === `group:${key}`);
  return named.length === 1 ? spots.get(named[0]!.id) : undefined;
}

function round(ref: Ref, { x, y }: Point, radius: number): Place {
  return { ref, middle: { x, y }, key: { x: x - radius * 0.8, y: y - radius * 0.8 }, shape: { radius } };
}

/** What can be walked over by keyboard: every zone, and whatever else can be chosen. */
export function touchablePlaces(ground: Ground, targets: readonly Target[]): readonly Place[] {
  const others = targets.filter(({ ref }) => !ref.startsWith('zone:')).flatMap(({ ref }) => placeOf(ground, ref) ?? []);
  return [...placesOfZones(ground.plan), ...others];
}
