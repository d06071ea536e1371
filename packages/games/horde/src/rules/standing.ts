import { type LatticeIndex, type LatticeRuns, runsOf } from '@starboard/space';
import { distance } from '../field/scale.ts';
import type { Hero, State } from '../types.ts';
import { mayEnd, moverOf } from './move/mover.ts';
import { eachWithin } from './move/places.ts';

/** GSQ-MOVE-08, GSQ-RUL-14: where a hero may be placed within a printed distance of any of some places. */
export function standingPlaces(
  state: State,
  hero: Hero,
  around: readonly LatticeIndex[],
  printedInches: number,
): LatticeRuns {
  const mover = moverOf(state, hero, hero);
  const { table, radius } = mover.map;
  const places: LatticeIndex[] = [];
  for (const middle of around) {
    eachWithin(table, middle, distance(state, printedInches) + radius, at => {
      if (mayEnd(mover, at)) places.push(at);
    });
  }
  return runsOf(places);
}
