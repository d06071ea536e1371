import type { LatticeIndex, LatticePoint } from '@starboard/space';
import { squaredDistance } from '@starboard/space';
import { modelsOf, pointAt } from '../field/measure.ts';
import { isCovered } from '../field/sight.ts';
import { placeOfMarker } from '../rules/enemies/goal.ts';
import { type Intent, intentOf } from '../rules/enemies/intent.ts';
import { seizedMarkers, threatenedMarkers } from '../rules/objectives.ts';
import { canFire, rangedWeapons, rangeOf } from '../rules/shooting.ts';
import { seesModel } from '../rules/sight.ts';
import type { Fighter, Hero, Model, State, Unit, Weapon } from '../types.ts';
import { gapInInches, standingAt } from './outlook.ts';
import { inchesAt } from './plan.ts';

/** How a fighter is seen from a place. */
export interface Sight {
  readonly target: Fighter;
  /** The model that is looked at: the nearest of those that are seen, or of all. */
  readonly to: LatticePoint;
  /** Base to base, in inches. */
  readonly gap: number;
  readonly look: 'clear' | 'cover' | 'blocked';
  /** Whether some weapon could be fired at it. */
  readonly canBeShot: boolean;
  readonly inRange: boolean;
}

/** The reach of a weapon around whoever holds it, base to base, in inches. */
export interface Range {
  readonly weapon: string;
  readonly inches: number;
}

/** GSQ-SHOOT-01, 08: the ranges of a hero's weapons; only that of one, if it is named. */
export function rangesOf(view: State, hero: Hero, only?: string): readonly Range[] {
  return armsOf(hero, only).map(weapon => ({ weapon: weapon.name, inches: rangeOf(view, hero, weapon) / 4 }));
}

function armsOf(hero: Hero, only: string | undefined): readonly Weapon[] {
  const weapons = rangedWeapons(hero);
  return only === undefined ? weapons : weapons.filter(({ name }) => name === only);
}

/** GSQ-LOS-03, GSQ-SHOOT-02, GSQ-COVER-05: every enemy as a hero would see it from a place. */
export function sightsFrom(view: State, hero: Hero, at: LatticeIndex, only?: string): readonly Sight[] {
  const then = standingAt(view, hero, at);
  const seer = then.heroes.find(({ no }) => no === hero.no)!;
  return then.units.map(unit => sightOf(then, seer, unit, armsOf(seer, only)));
}

/** The same for one target. */
export function sightOf(
  view: State,
  hero: Hero,
  target: Fighter,
  arms: readonly Weapon[] = rangedWeapons(hero),
): Sight {
  const near = byNearness(view, hero, target);
  const seen = near.find(model => seesModel(view, hero, hero, target, model));
  const gap = gapInInches(view, hero, target);
  return {
    target,
    to: inchesAt(view, (seen ?? near[0]!).at),
    gap,
    look: seen === undefined ? 'blocked' : isCovered(view, hero, target) ? 'cover' : 'clear',
    canBeShot: arms.some(weapon => canFire(view, hero, hero, weapon, target)),
    inRange: arms.some(weapon => rangeOf(view, hero, weapon) / 4 >= gap),
  };
}

function byNearness(view: State, hero: Hero, target: Fighter): readonly Model[] {
  const eye = pointAt(view, hero.at);
  const away = ({ at }: Model) => squaredDistance(eye, pointAt(view, at));
  return [...modelsOf(target)].sort((a, b) => away(a) - away(b));
}

/** GSQ-OBJ-01, GSQ-XP-01: how it stands with a marker, were the round over now. */
export type Hold = 'threatened' | 'held' | 'open';

export function holdsOf(view: State): ReadonlyMap<number, Hold> {
  const threatened = new Set(threatenedMarkers(view).map(({ no }) => no));
  const held = new Set(seizedMarkers(view));
  return new Map(
    view.markers.map(({ no }) => [no, threatened.has(no) ? 'threatened' : held.has(no) ? 'held' : 'open']),
  );
}

/** GSQ-HID-05: what a unit is about to do, as an arrow from one of its models. */
export interface Arrow {
  readonly unit: Unit;
  readonly action: Intent['action'];
  readonly from: LatticePoint;
  /** Where it will stand, or whom it goes for. */
  readonly to?: LatticePoint;
  /** Whom it will strike or shoot, and whence. */
  readonly shot?: { readonly from: LatticePoint; readonly to: LatticePoint };
  readonly intent: Intent;
}

/** The units that have still to act in this round. */
export function undecided({ markers, units }: State): readonly Unit[] {
  return markers.length === 0 ? [] : units.filter(({ activated, models }) => !activated && models.length > 0);
}

export function arrowOf(view: State, unit: Unit): Arrow {
  const intent = intentOf(view, unit);
  const { action, goal, to, target } = intent;
  const prey = target === undefined ? undefined : view.heroes.find(({ no }) => no === target);
  const aim = to ?? prey?.at ?? placeOfMarker(view, goal);
  const from = inchesAt(view, nearestTo(view, unit, aim).at);
  const goes = action === 'charge' ? prey?.at : to;
  const stand = goes === undefined || action === 'charge' ? from : inchesAt(view, goes);
  return {
    unit,
    action,
    from,
    intent,
    ...(goes !== undefined && { to: inchesAt(view, goes) }),
    ...(prey && action !== 'charge' && { shot: { from: stand, to: inchesAt(view, prey.at) } }),
  };
}

function nearestTo(view: State, unit: Unit, at: LatticeIndex): Model {
  const goal = pointAt(view, at);
  const away = (model: Model) => squaredDistance(goal, pointAt(view, model.at));
  return unit.models.reduce((best, model) => (away(model) < away(best) ? model : best));
}
