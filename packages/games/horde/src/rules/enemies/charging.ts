import { latticeTolerance, type QuarterInches } from '@starboard/space';
import type { Hero } from '../../types.ts';
import { allowance } from '../allowance.ts';
import { taunterOf } from '../attack/preference.ts';
import { contactSlack } from '../melee/contact.ts';
import { chargeable } from '../melee.ts';
import { seenWithin } from '../sight.ts';
import { woundsLeft } from '../wounds.ts';
import { isAtMarker } from './goal.ts';
import { compareMeasures, type Mind } from './mind.ts';

/** A hero with all that decides whether it is charged before others. */
interface Candidate {
  readonly hero: Hero;
  readonly taunts: boolean;
  readonly inTheWay: boolean;
  readonly gap: QuarterInches;
}

/** GSQ-AI-05, 06: whom the unit charges: the first in this order that it can, of all heroes or of those within some inches. */
export function chargeTarget(mind: Mind, within?: number): Hero | undefined {
  const { state, unit } = mind;
  const candidates = candidatesOf(mind, within);
  candidates.sort(
    (a, b) =>
      Number(b.taunts) - Number(a.taunts) ||
      Number(b.inTheWay) - Number(a.inTheWay) ||
      compareMeasures(a.gap, b.gap) ||
      woundsLeft(a.hero) - woundsLeft(b.hero) ||
      a.hero.no - b.hero.no,
  );
  return candidates.find(({ hero }) => chargeable(state, unit, [hero]).length > 0)?.hero;
}

/** Those who are not too far off even for a straight line. */
function candidatesOf(mind: Mind, within: number | undefined): Candidate[] {
  const { state, unit, heroes } = mind;
  const furthest = allowance(state, unit, 'charge') + contactSlack + latticeTolerance;
  const taunter = taunterOf(unit);
  const candidates: Candidate[] = [];
  for (const hero of heroes) {
    const gap = mind.gapTo(hero);
    if (gap > furthest || !isSelectable(mind, hero)) continue;
    if (within !== undefined && !mind.isWithin(hero, within)) continue;
    candidates.push({ hero, taunts: hero.no === taunter, inTheWay: isInTheWay(mind, hero), gap });
  }
  return candidates;
}

/** GSQ-SKILL-19: who has vanished is no target from further away. */
function isSelectable(mind: Mind, hero: Hero): boolean {
  const limit = seenWithin(hero);
  return limit === Infinity || mind.isWithin(hero, limit);
}

/** GSQ-AI-06, 12: within 3" of the unit's Goal. */
export function isInTheWay({ state, goal }: Mind, hero: Hero): boolean {
  return isAtMarker(state, hero, goal.no);
}
