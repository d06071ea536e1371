import type { Flow } from '@starboard/kernel';
import { gapBetween, isWithin, printed } from '../field/measure.ts';
import type { Hero, Horde, State, Unit } from '../types.ts';
import { takeHits } from './attack/hits.ts';
import { sees } from './sight.ts';
import { nameOf, say } from './table.ts';

/** GSQ-SPECIAL-09, in inches. */
const droneRange = 12;

/** GSQ-GEO-16, in quarter inches. */
const tolerance = 0.000_004;

/** GSQ-SPECIAL-09: one hit on the nearest enemy unit that its hero sees. */
export function* droneEscort(t: Horde, hero: Hero): Flow {
  const target = nearestInSight(t.state, hero);
  if (target === undefined) return;
  say(t, 'GSQ-SPECIAL-09', 'drone.shoots', { who: nameOf(hero), target: nameOf(target) });
  yield* takeHits(t, target, { count: 1, ap: 0 }, { rule: 'GSQ-SPECIAL-09', cause: 'drone' });
}

/** GSQ-GEO-16, 17: of those equally near the dearer, then the one that was deployed first. */
function nearestInSight(state: State, hero: Hero): Unit | undefined {
  let nearest: Unit | undefined;
  let least = Infinity;
  for (const unit of state.units) {
    if (!isWithin(state, hero, unit, droneRange)) continue;
    const gap = gapBetween(state, hero, unit);
    const isTie = nearest !== undefined && Math.abs(gap - least) < tolerance;
    const isBetter = isTie ? printed(unit).cost > printed(nearest!).cost : gap < least;
    if (!isBetter || !sees(state, hero, unit)) continue;
    nearest = unit;
    least = gap;
  }
  return nearest;
}
