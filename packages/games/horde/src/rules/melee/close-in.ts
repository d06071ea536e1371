import { type LatticeIndex, latticeTolerance, type QuarterInches } from '@starboard/space';
import { modelsOf } from '../../field/measure.ts';
import type { Fighter, Model, State } from '../../types.ts';
import { reachOf } from '../move/reach.ts';
import { linkedTo } from '../move/unit.ts';
import type { Approach, Closing } from './approach.ts';
import { nearness, type PlaceAhead } from './contact.ts';

/** A place in contact, and how far it is. */
export interface Contact {
  readonly at: LatticeIndex;
  readonly length: QuarterInches;
}

/** GSQ-MELEE-02: all places in contact that are in reach. */
export function contactsInReach(state: State, approach: Approach): LatticeIndex[] {
  const places: LatticeIndex[] = [];
  for (const { at } of approach.ahead(state)) {
    if (approach.mayEnd(at) && (approach.isStraight(at) || approach.isInReach(at))) places.push(at);
  }
  return places;
}

/** GSQ-MELEE-02, 16: the place in contact with the shortest way, of those that will do; ties go to lower y, then lower x. */
export function shortestContact(
  state: State,
  approach: Approach,
  willDo: (at: LatticeIndex) => boolean = () => true,
): Contact | undefined {
  let best: Contact | undefined;
  const around: PlaceAhead[] = [];
  for (const place of approach.ahead(state)) {
    const { at, straight } = place;
    if (best !== undefined && straight > best.length + latticeTolerance) break;
    if (!approach.mayEnd(at) || !willDo(at)) continue;
    if (!approach.isStraight(at)) around.push(place);
    else if (best === undefined || isShorter({ at, length: straight }, best)) best = { at, length: straight };
  }
  // No way is shorter than the straight line: only what lies nearer than the best straight way can still win.
  for (const { at, straight } of around) {
    if (best !== undefined && straight > best.length + latticeTolerance) break;
    const length = approach.lengthAround(at);
    if (length < Infinity && (best === undefined || isShorter({ at, length }, best))) best = { at, length };
  }
  return best;
}

/** GSQ-GEO-16 */
function isShorter(a: Contact, b: Contact): boolean {
  const difference = a.length - b.length;
  return Math.abs(difference) < latticeTolerance ? a.at < b.at : difference < 0;
}

/** A model's way in a move. */
export interface Way {
  readonly model: Model;
  readonly way: readonly LatticeIndex[];
}

/** GSQ-GEO-11, 12: tells whether a model is in coherency with those of its own that are in place; the first is free. */
export function coherentWith(state: State, by: Fighter, inPlace: readonly Model[]): (at: LatticeIndex) => boolean {
  return inPlace.length === 0 ? () => true : linkedTo(state, by, inPlace);
}

/**
 * GSQ-MELEE-02, 03, 16: as near to the foe as coherency with those already in place permits. Where nothing in reach keeps
 * coherency, it comes as near as it can to its own (GSQ-MOVE-13).
 */
export function comeNear(state: State, { by, model, foe, limit }: Closing, inPlace: readonly Model[]): Way {
  const reach = reachOf(state, by, model, { limit, charging: foe });
  const to =
    reach.leastOf(at => nearness(state, at, modelsOf(foe)), coherentWith(state, by, inPlace)) ??
    reach.leastOf(
      at => nearness(state, at, inPlace),
      () => true,
    )!;
  const way = reach.wayTo(to);
  model.at = to;
  return { model, way };
}

/** Into contact. */
export function moveTo(approach: Approach, at: LatticeIndex): Way {
  const { model } = approach;
  const way = approach.wayTo(at);
  model.at = at;
  return { model, way };
}
