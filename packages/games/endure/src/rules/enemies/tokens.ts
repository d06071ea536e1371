import type { Flow } from '@starboard/kernel';
import { turnZoneSide, type ZoneSide } from '@starboard/space';
import { variant } from '../../content/variants.ts';
import type { Endure, State, Token, ZoneId } from '../../types.ts';
import { weightlessReach } from '../gravity.ts';
import { moveDistance, pickByDirection, rollDirection } from '../map.ts';
import { loudestHeard } from '../noise.ts';
import { reveal } from '../radar.ts';
import { isInView, lookAround } from '../sight.ts';
import { atRandom, say } from '../table.ts';
import { attackZone, zonesInReach } from './attack.ts';
import { wander } from './passive.ts';
import { stepsTowards } from './routes.ts';
import { decoysFor, preyOf } from './states.ts';

/** ETS-RADAR-03..06: two zones towards what draws it, or one by the die; the whole move comes before the reveal. */
export function* moveToken(t: Endure, token: Token, active: boolean): Flow {
  const { state } = t;
  const before = token.zone;
  const crossed = active ? march(t, token) : drift(t, token);
  const inView = isInView(state, token.zone);
  if (token.zone !== before) say(t, active ? 'ETS-RADAR-03' : 'ETS-RADAR-04', 'token.moves');
  if (inView || (crossed && variant(state, 'tokenReveal') === 'anyStep')) yield* unveil(t, token);
  yield* lookAround(t);
}

/** ETS-RADAR-07, ETS-VAR-21: what its own move reveals does not act, or only attacks what it can reach. */
function* unveil(t: Endure, token: Token): Flow {
  const figures = yield* reveal(t, token);
  yield* lookAround(t);
  if (variant(t.state, 'revealedAct') === 'no') return;
  for (const figure of figures) {
    const reach = t.state.figures.includes(figure) && !figure.stunned ? zonesInReach(t.state, figure) : [];
    if (reach.length > 0) yield* attackZone(t, figure, reach);
  }
}

/** ETS-RADAR-03, 13: stops where what draws it is. Tells whether it came into sight on the way. */
function march(t: Endure, token: Token): boolean {
  const { state } = t;
  const goal = pickGoal(t, token);
  let crossed = false;
  for (let left = weightlessReach(state, 2); left > 0 && goal !== undefined; left--) {
    const steps = stepsTowards(state, token.zone, goal, true);
    if (steps.length === 0) break;
    token.zone = pickByDirection(t, token.zone, steps);
    crossed ||= isInView(state, token.zone);
  }
  return crossed;
}

/** ETS-ENEMY-03: a distracting item, a survivor, the loudest noise. */
function pickGoal(t: Endure, token: Token): ZoneId | undefined {
  const { state } = t;
  const decoys = nearest(state, token.zone, decoysFor(state, token.zone));
  if (decoys.length > 0) return pickTowards(t, token, decoys);
  const prey = nearest(
    state,
    token.zone,
    preyOf(state, token).map(({ zone }) => zone),
  );
  if (prey.length > 0) return atRandom(t, prey);
  const noises = loudestHeard(state, token.zone);
  if (noises.length === 0 || noises.includes(token.zone)) return undefined;
  return pickTowards(t, token, noises);
}

function nearest(state: State, from: ZoneId, zones: readonly ZoneId[]): ZoneId[] {
  const least = Math.min(...zones.map(zone => moveDistance(state, from, zone)));
  return [...new Set(zones.filter(zone => moveDistance(state, from, zone) === least))];
}

/** ETS-NOISE-07, ETS-DICE-03 */
function pickTowards(t: Endure, token: Token, goals: readonly ZoneId[]): ZoneId {
  if (goals.length === 1) return goals[0]!;
  const steps = goals.map(goal => stepsTowards(t.state, token.zone, goal, true));
  const all = [...new Set(steps.flat())];
  if (all.length === 0) return goals[0]!;
  const step = pickByDirection(t, token.zone, all);
  return atRandom(
    t,
    goals.filter((_, at) => steps[at]!.includes(step)),
  );
}

/** ETS-RADAR-04, ETS-PASSIVE-08, ETS-EVENT-24: each rolls for itself. */
function drift(t: Endure, token: Token): boolean {
  const side = rollDirection(t);
  let crossed = false;
  let back: ZoneSide | undefined;
  for (let left = weightlessReach(t.state, 1); left > 0; left--) {
    const step = wander(t, token.zone, side, back, true);
    if (step === undefined) break;
    token.zone = step.zone;
    back = turnZoneSide(step.side, 2);
    crossed ||= isInView(t.state, token.zone);
  }
  return crossed;
}
