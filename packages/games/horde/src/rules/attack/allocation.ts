import { squaredDistance } from '@starboard/space';
import { pointAt, printed } from '../../field/measure.ts';
import type { Fighter, Hero, Horde, Model, State, Unit } from '../../types.ts';
import { destroyUnit } from '../destruction.ts';
import { checkFallen } from '../end.ts';
import { goalOf, placeOfMarker } from '../enemies/goal.ts';
import { isConscious, isHero, nameOf, refOf, say } from '../table.ts';
import type { Harm } from '../wounds.ts';

/** GSQ-MORALE-02, 10: what may break a fighter's nerve at the end of the activation. */
const unnerving: ReadonlySet<Harm['cause']> = new Set(['shooting', 'feat', 'ground', 'drone']);

/** Wounds that nothing averts any more find their models; tells how many were really suffered (GSQ-MELEE-09). */
export function inflict(t: Horde, fighter: Fighter, count: number, harm: Harm, first?: Model): number {
  if (count <= 0) return 0;
  if (unnerving.has(harm.cause)) noteLoss(t.state, fighter);
  return isHero(fighter) ? woundHero(t, fighter, count, harm) : woundUnit(t, fighter, count, harm, first);
}

function noteLoss({ losses }: State, fighter: Fighter): void {
  const ref = refOf(fighter);
  if (!losses.hurt.includes(ref)) losses.hurt.push(ref);
}

/** GSQ-WOUND-05, GSQ-END-04 */
function woundHero(t: Horde, hero: Hero, count: number, { rule }: Harm): number {
  const suffered = Math.min(count, hero.tough - hero.wounds);
  hero.wounds += suffered;
  say(t, rule, 'wounds.suffered', { who: nameOf(hero), count: suffered, left: hero.tough - hero.wounds });
  if (!isConscious(hero)) {
    t.state.tally.falls += 1;
    say(t, 'GSQ-WOUND-05', 'hero.falls', { who: nameOf(hero) });
    checkFallen(t);
  }
  return suffered;
}

/** GSQ-WOUND-01..04: one model after the other; what is aimed at one model goes to no other (GSQ-SPECIAL-07). */
function woundUnit(t: Horde, unit: Unit, count: number, { rule, model: fixed }: Harm, first?: Model): number {
  const { tough } = printed(unit);
  const who = nameOf(unit);
  let suffered = 0;
  let killed = 0;
  while (suffered < count && unit.models.length > 0) {
    const model = fixed ?? nextToSuffer(t.state, unit, first);
    const taken = Math.min(count - suffered, tough - model.wounds);
    model.wounds += taken;
    suffered += taken;
    if (model.wounds === tough) {
      killed += 1;
      t.state.tally.kills += 1;
      unit.models = unit.models.filter(each => each !== model);
    }
    if (fixed) break;
  }
  say(t, rule, 'wounds.unit', { who, count: suffered, killed });
  if (unit.models.length === 0) destroyUnit(t, unit, 'GSQ-WOUND-04');
  return suffered;
}

/** GSQ-WOUND-02, 03, GSQ-SPECIAL-20: the one that was picked; a wounded one; else the furthest from the unit's goal. */
export function nextToSuffer(state: State, unit: Unit, first?: Model): Model {
  const { models } = unit;
  const picked = models.find(model => model === first);
  if (picked !== undefined) return picked;
  const wounded = models.filter(({ wounds }) => wounds > 0);
  return furthestFromGoal(state, unit, wounded.length > 0 ? wounded : models);
}

/** Ties go to the higher number: models are listed by theirs. They have one radius, so centres tell. */
function furthestFromGoal(state: State, unit: Unit, candidates: readonly Model[]): Model {
  const goal = pointAt(state, placeOfMarker(state, goalOf(state, unit).no));
  let furthest = candidates[0]!;
  let most = 0;
  for (const model of candidates) {
    const squared = squaredDistance(pointAt(state, model.at), goal);
    if (squared < most) continue;
    most = squared;
    furthest = model;
  }
  return furthest;
}
