import {
  type KeepAway,
  type LatticeIndex,
  latticeTolerance,
  leadsStraight,
  type NavigationMap,
  type QuarterInches,
  squaredBetween,
} from '@starboard/space';
import { type Field, fieldOf, inFlight, onFoot } from '../../field/field.ts';
import { modelsOf, radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Fighter, Model, State } from '../../types.ts';
import { special } from '../specials.ts';
import { isConscious } from '../table.ts';

/** GSQ-GEO-09, GSQ-MOVE-06, in inches. */
const gapToOthers = 1;

/** GSQ-TERRAIN-01, in inches. */
const roughCap = 6;

/** A model that is about to move, and everything that binds it. */
export interface Mover {
  readonly start: LatticeIndex;
  readonly field: Field;
  readonly map: NavigationMap;
  readonly keepAway: readonly KeepAway[];
  /** GSQ-SPECIAL-14 */
  readonly flies: boolean;
  /** GSQ-SPECIAL-30 */
  readonly strides: boolean;
  /** GSQ-TERRAIN-01: how far it may go if it touches difficult ground. */
  readonly roughCap: QuarterInches;
}

/** GSQ-MOVE-04..08. A charge may come near to everybody, and end beside its target (GSQ-MELEE-02). */
export function moverOf(state: State, fighter: Fighter, model: Model, charging?: Fighter): Mover {
  const field = fieldOf(state);
  const flies = special(fighter, 'flying') > 0;
  const radius = radiusOf(state, fighter);
  return {
    start: model.at,
    field,
    map: flies ? inFlight(field, radius) : onFoot(field, radius),
    keepAway: keepAwayFrom(state, fighter, model, flies, charging),
    flies,
    strides: special(fighter, 'strider') > 0,
    roughCap: distance(state, roughCap),
  };
}

/** The same from elsewhere, written out: copies by spreading are all of different make, and slow down whoever reads them. */
export function moverFrom({ field, map, keepAway, flies, strides, roughCap }: Mover, start: LatticeIndex): Mover {
  return { start, field, map, keepAway, flies, strides, roughCap };
}

function keepAwayFrom(state: State, mover: Fighter, model: Model, flies: boolean, charging?: Fighter): KeepAway[] {
  const binding: Binding = {
    mover,
    model,
    flies,
    charging,
    radius: radiusOf(state, mover),
    gap: distance(state, gapToOthers),
  };
  const discs: KeepAway[] = [];
  for (const hero of state.heroes) if (isConscious(hero)) keepFrom(state, hero, binding, discs); // GSQ-MOVE-07
  for (const unit of state.units) keepFrom(state, unit, binding, discs);
  return discs;
}

/** Who moves, and how near it may come to others. */
interface Binding {
  readonly mover: Fighter;
  readonly model: Model;
  readonly flies: boolean;
  readonly charging: Fighter | undefined;
  readonly radius: QuarterInches;
  readonly gap: QuarterInches;
}

function keepFrom(state: State, other: Fighter, binding: Binding, discs: KeepAway[]): void {
  const { mover, model, flies, charging, radius, gap } = binding;
  const touch = radius + radiusOf(state, other);
  const isFoe = other.kind !== mover.kind;
  const isOwn = isSame(other, mover);
  // GSQ-MOVE-05, 06: the own unit may be passed; foes only at a distance, unless this is a charge.
  const pass = flies || isOwn ? 0 : touch + (isFoe && charging === undefined ? gap : 0);
  const end = isOwn || isSame(other, charging) ? touch : touch + gap;
  for (const { no, at } of modelsOf(other)) {
    if (at >= 0 && !(isOwn && no === model.no)) discs.push({ at, pass, end });
  }
}

function isSame(a: Fighter, b: Fighter | undefined): boolean {
  return a.kind === b?.kind && a.no === b.no;
}

/** GSQ-MOVE-08: on the table, off walls and Barriers, and away from everybody else. */
export function mayEnd({ map, keepAway }: Mover, at: LatticeIndex): boolean {
  if (map.standable[at] !== 1) return false;
  const { columns } = map.table;
  for (const disc of keepAway) {
    const apart = at - disc.at;
    const rows = (disc.end / 2 + 1) * columns;
    if (apart > rows || apart < -rows) continue; // too many rows away
    if (squaredBetween(columns, at, disc.at) < disc.end * disc.end) return false;
  }
  return true;
}

/** How far apart two lattice points are, as the crow flies. */
export function crowFlies({ map }: Mover, from: LatticeIndex, to: LatticeIndex): QuarterInches {
  return Math.sqrt(squaredBetween(map.table.columns, from, to));
}

/**
 * Whether one straight leg leads to a place, however far it is, past everybody and off all ground that makes a way more than
 * a line (GSQ-SPECIAL-14, 30). Then it is the way that a search would find. So much of the move has already been gone.
 */
export function goesStraight(mover: Mover, to: LatticeIndex, gone: QuarterInches = 0): boolean {
  const { map, start, keepAway, flies, strides, field } = mover;
  if (flies) return true;
  if (isBeyondCap(mover, to, gone)) return false;
  const { difficult, dangerous } = field;
  return leadsStraight(map, start, to, {
    keepAway,
    grounds: strides || isRough(mover, to) ? [dangerous] : [difficult, dangerous],
  });
}

/** GSQ-TERRAIN-01: no way out of difficult ground or into it leads around, and none is longer than the cap. */
export function isBeyondCap(mover: Mover, to: LatticeIndex, gone: QuarterInches = 0): boolean {
  return isRough(mover, to) && gone + crowFlies(mover, mover.start, to) > mover.roughCap + latticeTolerance;
}

function isRough({ flies, strides, field: { difficult }, start }: Mover, to: LatticeIndex): boolean {
  return !flies && !strides && (difficult.inside[start] === 1 || difficult.inside[to] === 1);
}
