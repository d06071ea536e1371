import { profileOf } from '../../catalogue.ts';
import { gapBetween, isWithin, printed } from '../../field/measure.ts';
import { takeHits } from '../../rules/attack/hits.ts';
import { canHeal } from '../../rules/conditions.ts';
import { d3Of } from '../../rules/dice.ts';
import { castFeats } from '../../rules/enemies/feats.ts';
import { compareMeasures, leastOf } from '../../rules/enemies/mind.ts';
import { sees } from '../../rules/sight.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { Hero, Model, Special, SpecialCard, State, Unit } from '../../types.ts';

/** GSQ-SPECIAL-09, in inches. */
const droneRange = 12;

/** GSQ-GEO-16, in quarter inches. */
const tolerance = 0.000_004;

/** GSQ-SPECIAL-21, in inches */
const mends = 6;

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

function patientOf(state: State, mender: Unit): Unit | undefined {
  const near = state.units.filter(unit => unit !== mender && canBeMended(unit) && isWithin(state, mender, unit, mends));
  return leastOf(
    near,
    (a, b) =>
      compareMeasures(gapBetween(state, mender, a), gapBetween(state, mender, b)) ||
      profileOf(b).cost - profileOf(a).cost ||
      a.no - b.no,
  );
}

/** GSQ-COND-03: nothing helps the Diseased. */
function canBeMended(unit: Unit): boolean {
  return canHeal(unit) && unit.models.some(({ wounds }) => wounds > 0);
}

/** GSQ-WOUND-09: on its most wounded model; those killed do not return. Tells how many were restored. */
function mend({ models }: Unit, count: number): number {
  const model = leastOf<Model>(models, (a, b) => b.wounds - a.wounds || a.no - b.no)!;
  const restored = Math.min(count, model.wounds);
  model.wounds -= restored;
  return restored;
}

/** Special rules that do something as their bearer's activation begins, in this order (GSQ-AI-01, step 3). */
export const starting = {
  /** GSQ-SPECIAL-27: 1 wound. */
  selfRepair: {
    *unitStarts(t, unit) {
      if (!canBeMended(unit)) return;
      say(t, 'GSQ-SPECIAL-27', 'enemy.repaired', { who: nameOf(unit), count: mend(unit, 1) });
    },
  },
  /** GSQ-SPECIAL-21: D3 wounds for the nearest other unit within 6" that has any. */
  mender: {
    *unitStarts(t, mender) {
      if (!canHeal(mender)) return;
      const patient = patientOf(t.state, mender);
      if (patient === undefined) return;
      const die = t.chance.die();
      const result = d3Of(die);
      say(t, 'GSQ-SPECIAL-21', 'enemy.mended', { who: nameOf(patient), count: mend(patient, result), die, result });
    },
  },
  /** GSQ-PSY-34 */
  caster: { unitStarts: castFeats },
  /** GSQ-SPECIAL-09: one hit on the nearest enemy unit that its hero sees. */
  droneEscort: {
    *heroStarts(t, hero) {
      const target = nearestInSight(t.state, hero);
      if (target === undefined) return;
      say(t, 'GSQ-SPECIAL-09', 'drone.shoots', { who: nameOf(hero), target: nameOf(target) });
      yield* takeHits(t, target, { count: 1, ap: 0 }, { rule: 'GSQ-SPECIAL-09', cause: 'drone' });
    },
  },
} satisfies { readonly [S in Special]?: SpecialCard };
