import type { ShownDecision } from '@starboard/kernel';
import {
  type LatticeIndex,
  type LatticePoint,
  type LatticeRuns,
  leadsStraight,
  polylineLength,
  type QuarterInches,
} from '@starboard/space';
import { fieldOf } from '../field/field.ts';
import { greaseRadius } from '../field/grounds.ts';
import { gapBetween, modelsOf, radiusOf } from '../field/measure.ts';
import { outlinesOf } from '../field/pieces.ts';
import { distance } from '../field/scale.ts';
import type { Move } from '../hooks.ts';
import { allowance } from '../rules/allowance.ts';
import { Approach, type Closing } from '../rules/melee/approach.ts';
import { shortestContact } from '../rules/melee/close-in.ts';
import { throughWaypoints } from '../rules/move/hero.ts';
import { moverOf } from '../rules/move/mover.ts';
import { reachFrom, reachOf } from '../rules/move/reach.ts';
import { refOf } from '../rules/table.ts';
import type { Fighter, Hero, Model, State, Unit } from '../types.ts';
import { inchesAt } from './plan.ts';

/** What a board shows before anybody commits: ways and places, worked out by the rules themselves. All in inches. */

/** A way over the table. */
export interface Way {
  readonly points: readonly LatticePoint[];
  readonly length: number;
}

/** A question for a place on the table, and what each place would mean. */
export interface Placing {
  readonly places: LatticeRuns;
  /** Who is moved or placed, or does the placing. */
  readonly fighter?: Fighter;
  /** Whether that fighter will stand on the place. */
  readonly isStand: boolean;
  /** How it would get there, if it goes there on foot or wing. */
  wayTo(at: LatticeIndex): Way | undefined;
  /** What would lie there: outlines, or a circle. */
  readonly shape?: { readonly outline: readonly LatticePoint[] } | { readonly radius: number };
}

/** The question that waits, if it asks for a place on the table. */
export function placingOf(view: State, decision: ShownDecision | undefined): Placing | undefined {
  const ask = decision?.ask;
  if (decision === undefined || ask?.shape !== 'place' || ask.space !== 'lattice') return undefined;
  const [first, ...others] = decision.about ?? [];
  const fighter = first === undefined ? undefined : fighterAt(view, first);
  const shape = shapeOf(view, decision.name);
  const isStand = shape === undefined && !decision.name.startsWith('grenade');
  return {
    places: ask.places,
    ...(fighter && { fighter }),
    isStand,
    wayTo: (fighter && isStand && waysFor(view, decision, fighter, others)) || (() => undefined),
    ...(shape && { shape }),
  };
}

/** Whom a ref names: `hero:1`, `unit:7`, `model:7.2`. */
export function fighterAt({ heroes, units }: State, ref: string): Fighter | undefined {
  const found = [...heroes, ...units].find(each => refOf(each) === ref);
  if (found !== undefined || !ref.startsWith('model:')) return found;
  const no = Number(ref.slice('model:'.length).split('.')[0]);
  return units.find(unit => unit.no === no);
}

/** How whoever is asked about would go: as far as the question says, by the waypoints that it names, or into contact. */
function waysFor(view: State, { name, prompt }: ShownDecision, fighter: Fighter, others: readonly string[]) {
  if (name === 'contact') {
    const target = others[0] === undefined ? undefined : fighterAt(view, others[0]);
    return target && contactWays(view, fighter, target);
  }
  const inches = prompt.params?.['inches'];
  if (typeof inches !== 'number') return undefined;
  const limit = inches * 4;
  if (fighter.kind === 'unit') return unitWays(view, fighter, limit);
  const waypoints = others.filter(ref => ref.startsWith('place:')).map(ref => Number(ref.slice('place:'.length)));
  return heroWays(view, fighter, limit, waypoints);
}

function heroWays(view: State, hero: Hero, limit: QuarterInches, waypoints: readonly LatticeIndex[]) {
  const known = once(() => throughWaypoints(view, hero, limit, waypoints));
  return (at: LatticeIndex): Way => {
    const { reach, way } = known();
    return wayOver(view, [...way.slice(0, -1), ...reach.wayTo(at)]);
  };
}

function unitWays(view: State, unit: Unit, limit: QuarterInches) {
  const leader = unit.models.reduce((low, model) => (model.no < low.no ? model : low));
  const known = once(() => reachOf(view, unit, leader, { limit }));
  return (at: LatticeIndex): Way => wayOver(view, known().wayTo(at));
}

function contactWays(view: State, by: Fighter, target: Fighter) {
  const approach = once(() => new Approach(view, closingOf(view, by, target)));
  return (at: LatticeIndex): Way => wayOver(view, approach().wayTo(at));
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function wayOver(view: State, way: readonly LatticeIndex[]): Way {
  return { points: way.map(at => inchesAt(view, at)), length: polylineLength(fieldOf(view).table, way) / 4 };
}

/** GSQ-SKILL-20, GSQ-ITEM-15: what some questions put on the table; the corner of a Barrier is the place. */
function shapeOf({ small }: State, name: string): Placing['shape'] {
  if (name === 'grenade.grease') return { radius: distance({ small }, greaseRadius) / 4 };
  if (name !== 'place.westEast' && name !== 'place.northSouth') return undefined;
  const [outline = []] = outlinesOf({ kind: 'barrier', x: 0, y: 0, turns: name === 'place.westEast' ? 0 : 1 }, small);
  return { outline: outline.map(({ x, y }) => ({ x: x / 4, y: y / 4 })) };
}

/** Where a hero could end an Advance or a Rush. */
export function reachOfMove(view: State, hero: Hero, move: Exclude<Move, 'charge'>): LatticeRuns {
  return reachOf(view, hero, hero, { limit: allowance(view, hero, move) }).ends;
}

/** GSQ-MELEE-02: the shortest way of a hero into contact. */
export function chargeWay(view: State, hero: Hero, foe: Fighter): Way | undefined {
  const approach = new Approach(view, closingOf(view, hero, foe));
  const contact = shortestContact(view, approach);
  return contact && wayOver(view, approach.wayTo(contact.at));
}

function closingOf(view: State, by: Fighter, foe: Fighter): Closing {
  return { by, model: modelsOf(by)[0]!, foe, limit: allowance(view, by, 'charge') };
}

/** How far the line between two fighters is, base to base. */
export function gapInInches(view: State, a: Fighter, b: Fighter): number {
  return gapBetween(view, a, b) / 4;
}

/** What a model passes on its way from one place to another: nothing if it can go straight. For showing a move that was made. */
export function passedBetween(view: State, fighter: Fighter, model: Model, from: LatticeIndex): LatticePoint[] {
  const { at } = model;
  if (from < 0 || at < 0) return [];
  const mover = { ...moverOf(view, fighter, model), start: from, keepAway: [] };
  if (mover.flies || leadsStraight(mover.map, from, at, { keepAway: [], grounds: [] })) return [];
  const { columns } = mover.map.table;
  const straight = Math.hypot((from % columns) - (at % columns), Math.floor(from / columns) - Math.floor(at / columns));
  const way = reachFrom(mover, Math.max(distance(view, longestMove), straight * detour)).wayTo(at);
  return way.slice(1, -1).map(index => inchesAt(view, index));
}

/** In inches, and in lattice steps for each step of the straight line. */
const longestMove = 18;
const detour = 4;

/** The radius of a fighter's bases. */
export function baseInInches(view: Pick<State, 'small'>, fighter: Fighter): number {
  return radiusOf(view, fighter) / 4;
}

export function isOnTable({ at }: { readonly at: LatticeIndex }): boolean {
  return at >= 0;
}

/** The whole state with a hero elsewhere, to look at the table from there. */
export function standingAt(view: State, hero: Hero, at: LatticeIndex): State {
  if (hero.at === at) return view;
  return { ...view, heroes: view.heroes.map(each => (each.no === hero.no ? { ...each, at } : each)) };
}
