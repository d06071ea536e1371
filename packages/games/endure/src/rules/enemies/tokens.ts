import type { Flow } from '@starboard/kernel';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Token, ZoneId } from '../../types.ts';
import { weightlessReach } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { pickByDirection } from '../map/map.ts';
import { isInView } from '../map/sight.ts';
import { say } from '../table.ts';
import { isStanding } from './active.ts';
import { attackZone, zonesToAttackNow } from './attack.ts';
import { attackFromHere } from './boss.ts';
import { type Goal, Habits, pickGoal } from './goals.ts';
import { isBoss } from './kinds.ts';
import { courseOf, luresIn } from './passive.ts';
import { reveal } from './radar.ts';
import { stepsTowards } from './routes.ts';

/** ETS-RADAR-03..06: two zones towards what draws it, or one by the die; the whole move comes before the reveal. */
export function* moveToken(t: Endure, token: Token, active: boolean): Flow {
  const { state } = t;
  const before = token.zone;
  const crossed = active ? yield* march(t, token) : drift(t, token);
  const inView = isInView(state, token.zone);
  if (token.zone !== before) say(t, active ? 'ETS-RADAR-03' : 'ETS-RADAR-04', 'token.moves');
  if (inView || (crossed && variantsOf(state).tokenReveal === 'anyStep')) yield* unveil(t, token);
  yield* lookAround(t);
}

/** ETS-RADAR-07, ETS-VAR-21: what its own move reveals does not act, or only attacks what it can reach. */
function* unveil(t: Endure, token: Token): Flow {
  const figures = yield* reveal(t, token);
  if (variantsOf(t.state).revealedAct === 'no') return;
  yield* lookAround(t);
  for (const figure of figures) {
    if (!isStanding(t.state, figure)) continue;
    const reach = zonesToAttackNow(t.state, figure);
    if (isBoss(figure.type)) yield* attackFromHere(t, figure);
    else if (reach.length > 0) yield* attackZone(t, figure, reach);
  }
}

/** ETS-RADAR-03, 13, ETS-ENEMY-04: stops where what draws it is. Tells whether it came into sight on the way. */
function* march(t: Endure, token: Token): Flow<boolean> {
  const { state } = t;
  const habits = new Habits();
  let goal: Goal | undefined;
  let crossed = false;
  for (let left = weightlessReach(state, 2); left > 0; left--) {
    goal = yield* pickGoal(t, token, habits, goal);
    const steps = goal === undefined ? [] : stepsTowards(state, token.zone, goal.zone, true);
    if (steps.length === 0) break;
    token.zone = pickByDirection(t, token.zone, steps);
    crossed ||= isInView(state, token.zone);
  }
  return crossed;
}

/** ETS-RADAR-04, ETS-PASSIVE-08, ETS-EVENT-24: each rolls for itself, unless something lures it. */
function drift(t: Endure, token: Token): boolean {
  const course = courseOf(t, luresIn(t.state), true);
  let crossed = false;
  let back: ZoneId | undefined;
  for (let left = weightlessReach(t.state, 1); left > 0; left--) {
    const zone = course(token.zone, back, 1);
    if (zone === undefined) break;
    back = token.zone;
    token.zone = zone;
    crossed ||= isInView(t.state, zone);
  }
  return crossed;
}
