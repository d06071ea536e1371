import { isWithin } from '../../field/measure.ts';
import type { Hero, Horde, State, Unit } from '../../types.ts';
import { sees } from '../sight.ts';
import { nameOf, say } from '../table.ts';

/** GSQ-PSY-04, 08, in inches: how near a caster must be to help or hinder. */
export const meddlingRange = 18;

/** GSQ-PSY-04, 05: each enemy caster that can spends one token against a hero's feat; tells how much that takes away. */
export function hindrance(t: Horde, hero: Hero): number {
  const hindering = t.state.units.filter(unit => unit.tokens > 0 && canHinder(t.state, unit, hero));
  for (const unit of hindering) {
    unit.tokens -= 1;
    say(t, 'GSQ-PSY-05', 'feat.hindered', { who: nameOf(unit), caster: nameOf(hero) });
  }
  return hindering.length;
}

/** GSQ-MORALE-08: the Shaken do nothing. */
function canHinder(state: State, unit: Unit, hero: Hero): boolean {
  return !unit.shaken && isWithin(state, unit, hero, meddlingRange) && sees(state, unit, hero);
}
