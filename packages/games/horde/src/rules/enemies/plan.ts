import type { LatticeIndex } from '@starboard/space';
import { profileOf } from '../../content/units/index.ts';
import type { Move } from '../../effects.ts';
import type { AiType, Hero, Model, State, Unit } from '../../types.ts';
import { allowance } from '../allowance.ts';
import { chargeTarget, isInTheWay } from './charging.ts';
import { type FiringPlace, firingPlace, firingPlaceByGoal, isArmed, isShootableFrom } from './firing.ts';
import { Mind, nearestHero, nearestModel, nearestUnit } from './mind.ts';

/** GSQ-ACT-09: the one action of a unit, with the rule that made it so. */
export type Plan =
  | { readonly action: 'hold'; readonly rule: string }
  | { readonly action: 'advance' | 'rush'; readonly rule: string; readonly leader: Model; readonly to: LatticeIndex }
  | { readonly action: 'charge'; readonly rule: string; readonly target: Hero };

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
  const noise = unit.lasting.find(({ what }) => what === 'noiseGrenade')?.at;
  if (noise !== undefined) return move(mind, 'rush', noise, 'GSQ-AI-19');
  return types[profileOf(unit).ai](mind);
}

const types: { readonly [A in AiType]: (mind: Mind) => Plan } = {
  /** GSQ-AI-12 */
  melee(mind) {
    const target = chargeTarget(mind);
    if (target !== undefined) return { action: 'charge', rule: 'GSQ-AI-12', target };
    if (!mind.isHolding) return move(mind, 'rush', mind.goalAt, 'GSQ-AI-12');
    const intruder = nearestHero(
      mind,
      mind.heroes.filter(hero => isInTheWay(mind, hero)),
    );
    if (intruder === undefined) return { action: 'hold', rule: 'GSQ-AI-12' };
    return move(mind, 'rush', intruder.at, 'GSQ-AI-12');
  },

  shooter: mind => lunge(mind) ?? shooting(mind),

  /** GSQ-AI-15: a shot is looked for before the charges that only the want of one allows. */
  hybrid(mind) {
    const near = chargeTarget(mind, hybridCharges);
    if (near !== undefined) return { action: 'charge', rule: 'GSQ-AI-15', target: near };
    if (!mind.shootsFromHere && firingPlace(mind) === undefined) {
      const target = chargeTarget(mind);
      if (target !== undefined) return { action: 'charge', rule: 'GSQ-AI-15', target };
    }
    return shooting(mind);
  },

  /** GSQ-AI-16 */
  hunter(mind) {
    const target = chargeTarget(mind);
    if (target !== undefined) return { action: 'charge', rule: 'GSQ-AI-16', target };
    const prey = nearestHero(mind, mind.heroes);
    if (prey === undefined || !mind.isWithin(prey, hunted)) return move(mind, 'rush', mind.goalAt, 'GSQ-AI-16');
    return approachShooting(mind, prey) ?? move(mind, 'rush', prey.at, 'GSQ-AI-16');
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
  return { action: 'charge', rule: 'GSQ-AI-18', target };
}

/** GSQ-AI-13, 14 */
function shooting(mind: Mind): Plan {
  if (!mind.isHolding) {
    const place = firingPlace(mind);
    return place ? advance(place, 'GSQ-AI-14') : move(mind, 'rush', mind.goalAt, 'GSQ-AI-14');
  }
  const place = mind.shootsFromHere ? undefined : firingPlaceByGoal(mind);
  return place ? advance(place, 'GSQ-AI-13') : { action: 'hold', rule: 'GSQ-AI-13' };
}

/** GSQ-AI-14: staying put counts as Hold. */
function advance({ leader, at }: FiringPlace, rule: string): Plan {
  return at === leader.at ? { action: 'hold', rule } : { action: 'advance', rule, leader, to: at };
}

/** GSQ-AI-16: an Advance towards the prey, if that allows a shot at anybody. */
function approachShooting(mind: Mind, prey: Hero): Plan | undefined {
  const { state, unit, heroes } = mind;
  if (!isArmed(state, unit)) return undefined;
  const plan = move(mind, 'advance', prey.at, 'GSQ-AI-16');
  const at = plan.action === 'advance' ? plan.to : mind.towards(prey.at).leader.at;
  return heroes.some(hero => isShootableFrom(state, unit, at, hero)) ? plan : undefined;
}

/** GSQ-AI-17: not to be alone. */
function joinOthers(mind: Mind): Plan | undefined {
  const { state, unit } = mind;
  const friends = state.units.filter(each => each !== unit);
  if (friends.length === 0 || friends.some(friend => mind.isWithin(friend, company))) return undefined;
  const nearest = nearestUnit(mind, friends)!;
  return move(mind, 'advance', nearestModel(state, nearest, unit).at, 'GSQ-AI-17');
}

/** GSQ-AI-09, 20: as near as may be to a place; whoever cannot better its own place holds. */
function move(mind: Mind, action: Exclude<Move, 'charge'>, towards: LatticeIndex, rule: string): Plan {
  const march = mind.towards(towards);
  const { leader } = march;
  const to = march.bestStep(allowance(mind.state, mind.unit, action));
  return to === leader.at ? { action: 'hold', rule: 'GSQ-AI-20' } : { action, rule, leader, to };
}
