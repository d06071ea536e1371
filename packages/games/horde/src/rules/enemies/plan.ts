import type { LatticeIndex, QuarterInches } from '@starboard/space';
import { profileOf } from '../../catalogue.ts';
import type { Move } from '../../hooks.ts';
import type { AiType, Hero, Model, State, Unit, Words } from '../../types.ts';
import { allowance } from '../allowance.ts';
import { lastingThat } from '../lasting.ts';
import { nameOf } from '../table.ts';
import { chargeTarget, isInTheWay } from './charging.ts';
import { type FiringPlace, firingPlace, firingPlaceByGoal, isArmed, isShootableFrom } from './firing.ts';
import { Mind, nearestHero, nearestModel, nearestUnit } from './mind.ts';
import { because, keeping, type Reason, within } from './reasons.ts';

/** GSQ-ACT-09: the one action of a unit, with the rule that made it so and what that rule saw. */
export type Plan = Reason &
  (
    | { readonly action: 'hold' }
    | {
        readonly action: 'advance' | 'rush';
        readonly leader: Model;
        readonly to: LatticeIndex;
        /** What it goes for. */
        readonly where: Words;
        length(): QuarterInches;
      }
    | { readonly action: 'charge'; readonly target: Hero }
  );

/** GSQ-AI-16, in inches */
const hunted = 24;

/** GSQ-AI-15, in inches */
const hybridCharges = 6;

/** GSQ-AI-18, in inches */
const lunges = 3;

/** GSQ-AI-17, in inches */
const company = 6;

/** GSQ-AI-02, 19: what a unit does, without any die: what it hears, or what its type says. */
export function planOf(state: State, unit: Unit): Plan {
  const mind = new Mind(state, unit);
  const noise = lastingThat(unit, 'lures')?.at;
  if (noise === undefined) return types[profileOf(unit).ai](mind);
  return move(mind, 'rush', { at: noise, where: { key: 'toward.noise' } }, because('GSQ-AI-19', 'noise'));
}

const types: { readonly [A in AiType]: (mind: Mind) => Plan } = {
  /** GSQ-AI-12 */
  melee(mind) {
    const target = chargeTarget(mind);
    if (target !== undefined) return { action: 'charge', target, ...because('GSQ-AI-12', 'inReach') };
    if (!mind.isHolding) return move(mind, 'rush', goalOf(mind), because('GSQ-AI-12', 'noCharge'));
    const intruder = nearestHero(
      mind,
      mind.heroes.filter(hero => isInTheWay(mind, hero)),
    );
    if (intruder === undefined) return { action: 'hold', ...keeping(mind, 'GSQ-AI-12', 'keeps') };
    return move(mind, 'rush', toFighter(intruder), keeping(mind, 'GSQ-AI-12', 'intruder'));
  },

  shooter: mind => lunge(mind) ?? shooting(mind),

  /** GSQ-AI-15: a shot is looked for before the charges that only the want of one allows. */
  hybrid(mind) {
    const near = chargeTarget(mind, hybridCharges);
    if (near !== undefined) {
      return { action: 'charge', target: near, ...within(mind, hybridCharges, 'GSQ-AI-15', 'near') };
    }
    if (!mind.shootsFromHere && firingPlace(mind) === undefined) {
      const target = chargeTarget(mind);
      if (target !== undefined) return { action: 'charge', target, ...because('GSQ-AI-15', 'noShot') };
    }
    return shooting(mind);
  },

  /** GSQ-AI-16 */
  hunter(mind) {
    const target = chargeTarget(mind);
    if (target !== undefined) return { action: 'charge', target, ...because('GSQ-AI-16', 'inReach') };
    const prey = nearestHero(
      mind,
      mind.heroes.filter(hero => mind.isWithin(hero, hunted)),
    );
    if (prey === undefined) return move(mind, 'rush', goalOf(mind), within(mind, hunted, 'GSQ-AI-16', 'noPrey'));
    return (
      approachShooting(mind, prey) ?? move(mind, 'rush', toFighter(prey), within(mind, hunted, 'GSQ-AI-16', 'prey'))
    );
  },

  /** GSQ-AI-17 */
  support(mind) {
    return lunge(mind) ?? joinOthers(mind) ?? shooting(mind);
  },
};

/** GSQ-AI-18: the only charge of those who would rather shoot. */
function lunge(mind: Mind): Plan | undefined {
  const target = chargeTarget(mind, lunges);
  if (target === undefined || mind.shootsFromHere) return undefined;
  return { action: 'charge', target, ...within(mind, lunges, 'GSQ-AI-18', 'lunge') };
}

/** GSQ-AI-13, 14 */
function shooting(mind: Mind): Plan {
  if (!mind.isHolding) {
    const place = firingPlace(mind);
    return place ? advance(mind, place, 'GSQ-AI-14') : move(mind, 'rush', goalOf(mind), because('GSQ-AI-14', 'noShot'));
  }
  if (mind.shootsFromHere) return { action: 'hold', ...keeping(mind, 'GSQ-AI-13', 'keepsShooting') };
  const place = firingPlaceByGoal(mind);
  return place
    ? advance(mind, place, 'GSQ-AI-13')
    : { action: 'hold', ...keeping(mind, 'GSQ-AI-13', 'keepsWithoutShot') };
}

/** GSQ-AI-14: staying put counts as Hold. */
function advance(mind: Mind, { leader, end }: FiringPlace, rule: string): Plan {
  if (end.at === leader.at) return { action: 'hold', ...because(rule, 'shotHere') };
  const { where } = goalOf(mind);
  return { action: 'advance', leader, to: end.at, where, length: end.length, ...because(rule, 'shotThere') };
}

/** GSQ-AI-16: an Advance towards the prey, if that allows a shot at anybody. */
function approachShooting(mind: Mind, prey: Hero): Plan | undefined {
  const { state, unit, heroes } = mind;
  if (!isArmed(state, unit)) return undefined;
  const plan = move(mind, 'advance', toFighter(prey), because('GSQ-AI-16', 'shotThere'));
  const at = plan.action === 'advance' ? plan.to : mind.towards(prey.at).leader.at;
  return heroes.some(hero => isShootableFrom(state, unit, at, hero)) ? plan : undefined;
}

/** GSQ-AI-17: not to be alone. */
function joinOthers(mind: Mind): Plan | undefined {
  const { state, unit } = mind;
  const friends = state.units.filter(each => each !== unit);
  if (friends.length === 0 || friends.some(friend => mind.isWithin(friend, company))) return undefined;
  const nearest = nearestUnit(mind, friends)!;
  const { at } = nearestModel(state, nearest, unit);
  return move(mind, 'advance', { at, where: nameOf(nearest) }, within(mind, company, 'GSQ-AI-17', 'company'));
}

/** A place that is gone for, and what is there. */
interface Destination {
  readonly at: LatticeIndex;
  readonly where: Words;
}

function goalOf({ goal: { no }, goalAt }: Mind): Destination {
  return { at: goalAt, where: { key: 'toward.marker', params: { no } } };
}

function toFighter(hero: Hero): Destination {
  return { at: hero.at, where: nameOf(hero) };
}

/** GSQ-AI-09, 20: as near as may be to a place; whoever cannot better its own place holds. */
function move(mind: Mind, action: Exclude<Move, 'charge'>, { at, where }: Destination, reason: Reason): Plan {
  const march = mind.towards(at);
  const { leader } = march;
  const end = march.bestStep(allowance(mind.state, mind.unit, action));
  if (end.at === leader.at) {
    return { action: 'hold', rule: 'GSQ-AI-20', why: { key: 'why.stuck', params: { where } } };
  }
  return { action, leader, to: end.at, where, length: end.length, ...reason };
}
