import {
  type LatticeIndex,
  latticePoint,
  type NavigationMap,
  nearestStandable,
  type QuarterInches,
  Walks,
} from '@starboard/space';
import { type Field, onFoot } from './field.ts';

/** The walking distances that were asked for last, the latest at the end. */
const kept: Walks[] = [];
const mostKept = 40;

/** GSQ-AI-09: the place itself, or the nearest where the base can stand. */
export function standingPlace(map: NavigationMap, to: LatticeIndex): LatticeIndex {
  if (map.standable[to] === 1) return to;
  return nearestStandable(map, to) ?? to;
}

/** GSQ-AI-09: how far a base has to walk to a place from every other, around terrain and past everybody. */
export function walksTo(field: Field, radius: QuarterInches, to: LatticeIndex): Walks {
  const map = onFoot(field, radius);
  const goal = standingPlace(map, to);
  const known = kept.findLastIndex(each => each.map === map && each.goal === goal);
  const walks = known < 0 ? new Walks(map, goal) : kept.splice(known, 1)[0]!;
  kept.push(walks);
  if (kept.length > mostKept) kept.shift();
  return walks;
}

const root2 = Math.SQRT2;
const root5 = Math.sqrt(5);

/** GSQ-AI-09, GSQ-MOVE-09: the same through the air: as few steps as the sixteen directions allow. */
export function flightTo({ table }: NavigationMap, to: LatticeIndex): (from: LatticeIndex) => QuarterInches {
  const goal = latticePoint(table, to);
  return from => {
    const { x, y } = latticePoint(table, from);
    const dx = Math.abs(x - goal.x);
    const dy = Math.abs(y - goal.y);
    const long = Math.max(dx, dy);
    const short = Math.min(dx, dy);
    return long >= 2 * short ? long - 2 * short + short * root5 : (long - short) * root5 + (2 * short - long) * root2;
  };
}
