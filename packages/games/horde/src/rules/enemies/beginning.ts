import type { Flow } from '@starboard/kernel';
import { profileOf } from '../../catalogue.ts';
import { gapBetween, isWithin } from '../../field/measure.ts';
import type { Horde, Model, Special, State, Unit } from '../../types.ts';
import { canHeal } from '../conditions.ts';
import { d3Of } from '../dice.ts';
import { special } from '../specials.ts';
import { nameOf, say } from '../table.ts';
import { castFeats } from './feats.ts';
import { compareMeasures, leastOf } from './mind.ts';

/** GSQ-SPECIAL-21, in inches */
const mends = 6;

/** GSQ-AI-01, step 3: what special rules do at the start of an activation, in this order. */
const atStart: readonly (readonly [Special, (t: Horde, unit: Unit) => Flow])[] = [
  ['selfRepair', selfRepair],
  ['mender', mendNearest],
  ['caster', castFeats],
];

/** GSQ-AI-01: the activation of a unit that is not Shaken begins. */
export function* beginActivation(t: Horde, unit: Unit): Flow {
  for (const [name, rule] of atStart) {
    if (special(unit, name) > 0) yield* rule(t, unit);
  }
}

/** GSQ-SPECIAL-27: 1 wound at the start of the activation. */
function* selfRepair(t: Horde, unit: Unit): Flow {
  if (!canBeMended(unit)) return;
  say(t, 'GSQ-SPECIAL-27', 'enemy.repaired', { who: nameOf(unit), count: mend(unit, 1) });
}

/** GSQ-SPECIAL-21: D3 wounds at the start of the activation, for the nearest other unit within 6" that has any. */
function* mendNearest(t: Horde, mender: Unit): Flow {
  if (!canHeal(mender)) return;
  const patient = patientOf(t.state, mender);
  if (patient === undefined) return;
  const die = t.chance.die();
  const result = d3Of(die);
  say(t, 'GSQ-SPECIAL-21', 'enemy.mended', { who: nameOf(patient), count: mend(patient, result), die, result });
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
