import type { Flow } from '@starboard/kernel';
import type { QuarterInches } from '@starboard/space';
import { profileOf } from '../../catalogue.ts';
import { gapBetween } from '../../field/measure.ts';
import type { Hero, Horde, State, Unit } from '../../types.ts';
import { allowance } from '../allowance.ts';
import { charge } from '../melee.ts';
import { steady, testForLosses } from '../morale.ts';
import { startInDanger } from '../move/danger.ts';
import { moveUnit } from '../move/unit.ts';
import { passTurn } from '../round.ts';
import { fire } from '../shooting.ts';
import { startSpecials } from '../specials.ts';
import { consciousHeroes, isUp, nameOf, say } from '../table.ts';
import { compareMeasures } from './mind.ts';
import { type Plan, planOf } from './plan.ts';

/** GSQ-CORE-07, 11, GSQ-AI-01: one enemy unit activates; then it is the players' turn again, or the round ends. */
export function* enemiesTurn(t: Horde): Flow {
  const unit = nextUnit(t.state);
  if (unit !== undefined) {
    yield* activate(t, unit);
    unit.activated = true;
    forgetOrders(unit);
  }
  passTurn(t, 'enemies');
}

/** GSQ-CORE-09, 11: of those that have not activated the one nearest to any conscious hero, then the costlier, then the elder. */
export function nextUnit(state: State): Unit | undefined {
  const heroes = consciousHeroes(state);
  let next: Unit | undefined;
  let least = Infinity;
  for (const unit of state.units) {
    if (unit.activated) continue;
    const gap = gapToAny(state, unit, heroes);
    const order = next === undefined ? -1 : compareMeasures(gap, least) || profileOf(next).cost - profileOf(unit).cost;
    if (order >= 0) continue; // units are listed in the order of their deployment
    next = unit;
    least = gap;
  }
  return next;
}

/** GSQ-GEO-04 */
function gapToAny(state: State, unit: Unit, heroes: readonly Hero[]): QuarterInches {
  let least = Infinity;
  for (const hero of heroes) least = Math.min(least, gapBetween(state, unit, hero));
  return least;
}

/** GSQ-AI-01 */
function* activate(t: Horde, unit: Unit): Flow {
  yield* startInDanger(t, unit);
  if (isUp(unit)) {
    if (unit.shaken) loseTurn(t, unit);
    else yield* act(t, unit);
  }
  yield* testForLosses(t);
}

/** GSQ-MORALE-08: idle, and steady again afterwards. */
function loseTurn(t: Horde, unit: Unit): void {
  say(t, 'GSQ-MORALE-08', 'enemy.idle', { who: nameOf(unit), count: unit.models.length });
  steady(t, unit, 'GSQ-MORALE-08');
}

function* act(t: Horde, unit: Unit): Flow {
  yield* startSpecials(t, unit);
  yield* carryOut(t, unit, planOf(t.state, unit));
}

/** GSQ-ACT-04..07, 09 */
function* carryOut(t: Horde, unit: Unit, plan: Plan): Flow {
  const { rule, why } = plan;
  const told = { who: nameOf(unit), count: unit.models.length, why };
  switch (plan.action) {
    case 'charge':
      say(t, rule, 'enemy.charge', { ...told, target: nameOf(plan.target) });
      yield* charge(t, unit, plan.target);
      return;
    case 'hold':
      say(t, rule, 'enemy.hold', told);
      yield* fire(t, unit, false);
      return;
    default:
      say(t, rule, plan.action === 'rush' ? 'enemy.rush' : 'enemy.advance', {
        ...told,
        inches: inTenths(plan.length()),
        where: plan.where,
      });
      yield* moveUnit(t, unit, plan.leader, plan.to, allowance(t.state, unit, plan.action));
      if (plan.action === 'advance' && isUp(unit)) yield* fire(t, unit, true);
  }
}

/** In inches, as exactly as anybody reads them. */
function inTenths(length: QuarterInches): number {
  return Math.round(length * 2.5) / 10;
}

/** GSQ-SKILL-29, GSQ-ITEM-14: what bound its next activation is done with, followed or not. */
const orders = new Set(['taunt', 'noiseGrenade']);

function forgetOrders(unit: Unit): void {
  unit.lasting = unit.lasting.filter(({ what }) => !orders.has(what));
}
