import { type LatticeIndex, type LatticeRuns, latticePoint, runsOf, squaredDistance } from '@starboard/space';
import { distance } from '../field/field.ts';
import type { Hero, State } from '../types.ts';
import { mayEnd, moverOf } from './move/mover.ts';

/** GSQ-MOVE-08, GSQ-RUL-14: where a hero may be placed within a printed distance of any of some places. */
export function standingPlaces(
  state: State,
  hero: Hero,
  around: readonly LatticeIndex[],
  printedInches: number,
): LatticeRuns {
  const mover = moverOf(state, hero, hero);
  const { table, radius } = mover.map;
  const reach = distance(state, printedInches) + radius;
  const steps = Math.floor(reach / 2);
  const places = new Set<LatticeIndex>();
  for (const middle of around) {
    const centre = latticePoint(table, middle);
    const column = middle % table.columns;
    const row = (middle - column) / table.columns;
    for (let r = Math.max(0, row - steps); r <= Math.min(table.rows - 1, row + steps); r++) {
      for (let c = Math.max(0, column - steps); c <= Math.min(table.columns - 1, column + steps); c++) {
        const at = r * table.columns + c;
        if (squaredDistance(latticePoint(table, at), centre) > reach * reach) continue;
        if (mayEnd(mover, at)) places.add(at);
      }
    }
  }
  return runsOf(places);
}
