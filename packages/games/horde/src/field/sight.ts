import {
  isInside,
  type LatticeIndex,
  outlineStopsRay,
  pointToPolygonSquared,
  type QuarterInches,
  type SightCylinder,
  type SightPoint,
  segmentCutsDisc,
  segmentMissesBox,
  squaredBetween,
  stopsRay,
} from '@starboard/space';
import type { BaseSize, Fighter, Model, State } from '../types.ts';
import { type Field, fieldOf } from './field.ts';
import { columnsOf, heightOf, modelsOf, pointAt, printed, radiusOf } from './measure.ts';
import { outlookOf } from './outlook.ts';
import type { LaidFootprint } from './pieces.ts';
import { distance } from './scale.ts';

/** GSQ-COVER-04, in inches: what is so near to the shooter gives no cover. */
const ignored = 0.5;

/** GSQ-COVER-03 */
const raysForCover = 3;

/** GSQ-LOS-07 */
const largeBases: readonly BaseSize[] = ['L', 'H'];

/** GSQ-ITEM-03, in inches: a point is seen like a model of this height and no width that stands on it. */
const pointHeight = 1.5;

/** GSQ-LOS-02: where the five rays to a base end, in radii from its centre. */
const rayEnds: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** GSQ-LOS-01: the eye of a viewer, or the top of what is looked at. */
function eyeAt(state: State, field: Field, at: LatticeIndex, height: QuarterInches): SightPoint {
  const { x, y } = pointAt(state, at);
  return { x, y, z: outlookOf(field).elevation[at]! + height };
}

/** GSQ-LOS-03..08: whether a model sees another; night and skills are the rules' affair (see `rules/sight.ts`). */
export function hasClearRay(state: State, viewer: Fighter, from: Model, target: Fighter, to: Model): boolean {
  const field = fieldOf(state);
  const eye = eyeAt(state, field, from.at, heightOf(state, viewer));
  const goal = eyeAt(state, field, to.at, heightOf(state, target));
  return isAnyRayClear(state, field, eye, goal, radiusOf(state, target), viewer, target);
}

/** GSQ-ITEM-03: whether a model sees a point of the ground. */
export function hasClearRayTo(state: State, viewer: Fighter, from: Model, at: LatticeIndex): boolean {
  const field = fieldOf(state);
  const eye = eyeAt(state, field, from.at, heightOf(state, viewer));
  const goal = eyeAt(state, field, at, distance(state, pointHeight));
  return isAnyRayClear(state, field, eye, goal, 0, viewer, viewer);
}

function isAnyRayClear(
  state: State,
  field: Field,
  eye: SightPoint,
  goal: SightPoint,
  radius: QuarterInches,
  viewer: Fighter,
  target: Fighter,
): boolean {
  const stops = stopsBetween(field, eye, goal, radius);
  const columns = columnsBetween(state, field, eye, goal, radius, viewer, target);
  if (stops.length === 0 && columns.length === 0) return true;
  for (const [x, y] of rayEnds) {
    const end = { x: goal.x + x * radius, y: goal.y + y * radius, z: goal.z };
    if (!isStoppedByAny(stops, eye, end) && !columns.some(each => stopsRay(each, eye, end))) return true;
  }
  return false;
}

function isStoppedByAny(stops: readonly LaidFootprint[], from: SightPoint, to: SightPoint): boolean {
  for (const stop of stops) if (isStopped(stop, stop.top, from, to)) return true;
  return false;
}

function isStopped({ polygon }: LaidFootprint, top: QuarterInches, from: SightPoint, to: SightPoint): boolean {
  return outlineStopsRay(polygon, top, from.x, from.y, from.z, to.x, to.y, to.z);
}

/** Nothing, mostly: then no list is made. Never added to. */
const nothing: never[] = [];

/** Whether some ray to a base may cross a footprint: none strays from the middle one by more than the radius. */
function isBetween({ polygon }: LaidFootprint, from: SightPoint, to: SightPoint, radius: QuarterInches): boolean {
  return !segmentMissesBox(from.x, from.y, to.x, to.y, polygon.box, radius);
}

/** GSQ-LOS-04..06: what of the terrain may stop a ray between two places. One sees into and out of dense pieces and ridges. */
function stopsBetween(field: Field, from: SightPoint, to: SightPoint, radius: QuarterInches): LaidFootprint[] {
  const lowest = Math.min(from.z, to.z);
  let found: LaidFootprint[] = nothing;
  for (const stop of outlookOf(field).stops) {
    if (lowest >= stop.top || !isBetween(stop, from, to, radius)) continue;
    const { footprint, polygon } = stop;
    if (!footprint.blocksSight && (isInside(polygon, from) || isInside(polygon, to))) continue;
    if (found === nothing) found = [];
    found.push(stop);
  }
  return found;
}

/** GSQ-LOS-07: large models of third units stand in the way like columns. No hero is large. */
function columnsBetween(
  state: State,
  field: Field,
  from: SightPoint,
  to: SightPoint,
  radius: QuarterInches,
  viewer: Fighter,
  target: Fighter,
): SightCylinder[] {
  let found: SightCylinder[] = nothing;
  for (const unit of state.units) {
    if (!largeBases.includes(printed(unit).base) || isSame(unit, viewer) || isSame(unit, target)) continue;
    const wide = radiusOf(state, unit);
    for (const { at } of unit.models) {
      const { x, y, z } = eyeAt(state, field, at, heightOf(state, unit));
      if (!segmentCutsDisc(from, to, { x, y }, (wide + radius) ** 2)) continue;
      if (found === nothing) found = [];
      found.push({ shape: 'cylinder', x, y, radius: wide, top: z });
    }
  }
  return found;
}

function isSame(a: Fighter, b: Fighter): boolean {
  return a.kind === b.kind && a.no === b.no;
}

/** GSQ-COVER-02..05: whether a unit is in cover from the models of another that fire: more than half of its models are. */
export function isCovered(
  state: State,
  shooter: Fighter,
  target: Fighter,
  firing: readonly Model[] = modelsOf(shooter),
): boolean {
  const models = modelsOf(target);
  let covered = 0;
  for (const model of models) if (isModelCovered(state, shooter, firing, target, model)) covered++;
  return covered * 2 > models.length;
}

/** GSQ-COVER-02, 03 */
function isModelCovered(
  state: State,
  shooter: Fighter,
  firing: readonly Model[],
  target: Fighter,
  model: Model,
): boolean {
  const field = fieldOf(state);
  if (outlookOf(field).cover[model.at] === 1) return true;
  const from = nearestOf(state, firing, model);
  const eye = eyeAt(state, field, from.at, heightOf(state, shooter));
  const goal = eyeAt(state, field, model.at, heightOf(state, target));
  const radius = radiusOf(state, target);
  const screens = screensBetween(field, eye, goal, radius, radiusOf(state, shooter) + distance(state, ignored));
  const columns = columnsBetween(state, field, eye, goal, radius, shooter, target);
  if (screens.length === 0 && columns.length === 0) return false;
  let stopped = 0;
  for (const [x, y] of rayEnds) {
    const end = { x: goal.x + x * radius, y: goal.y + y * radius, z: goal.z };
    const isHidden = screens.some(each => isStopped(each, Number.POSITIVE_INFINITY, eye, end));
    if (isHidden || columns.some(each => stopsRay(each, eye, end))) stopped++;
  }
  return stopped >= raysForCover;
}

/**
 * GSQ-COVER-03, 04: what a ray may cross so that the target is in cover, at whatever height: not the ridge that the target
 * stands on, and no piece beside the shooter. Whatever stops rays is among it.
 */
function screensBetween(
  field: Field,
  from: SightPoint,
  to: SightPoint,
  radius: QuarterInches,
  beside: QuarterInches,
): LaidFootprint[] {
  const { screens, pieces } = outlookOf(field);
  let found: LaidFootprint[] = nothing;
  for (const screen of screens) {
    if (!isBetween(screen, from, to, radius)) continue;
    if (screen.footprint.ridge && isInside(screen.polygon, to)) continue;
    if (pieces[screen.piece]!.some(outline => pointToPolygonSquared(from, outline) <= beside * beside)) continue;
    if (found === nothing) found = [];
    found.push(screen);
  }
  return found;
}

/** The nearest of some models of one unit; of two equally near the one with the lower number. */
function nearestOf(state: State, models: readonly Model[], to: Model): Model {
  const columns = columnsOf(state);
  let nearest = models[0]!;
  let least = Infinity;
  for (const each of models) {
    const squared = squaredBetween(columns, each.at, to.at);
    if (squared < least) {
      least = squared;
      nearest = each;
    }
  }
  return nearest;
}
