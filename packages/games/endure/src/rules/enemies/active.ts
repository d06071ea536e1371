import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Endure, Figure, State, Words, ZoneId } from '../../types.ts';
import { weightlessReach } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { pickByDirection, zoneText } from '../map/map.ts';
import { enemyText, nameOf, say } from '../table.ts';
import { attackZone, zonesToAttackNow } from './attack.ts';
import { type Goal, type Habits, pickGoal } from './goals.ts';
import { stepsTowards } from './routes.ts';

/** ETS-ENEMY-04, 07, 10..13: a zone for each action until it can attack, which takes one; then nothing more. */
export function* actActively(t: Endure, figure: Figure, habits: Habits): Flow {
  const { state } = t;
  let actions = catalogue.enemies[figure.type].actions;
  let strides = 0; // zones that the last action still covers (ETS-EVENT-16)
  let goal: Goal | undefined;
  while (isStanding(state, figure) && actions + strides > 0) {
    const reach = actions > 0 ? zonesToAttackNow(state, figure, goal) : [];
    if (reach.length > 0) {
      yield* attackZone(t, figure, reach);
      return;
    }
    goal = yield* pickGoal(t, figure, habits, goal);
    if (goal === undefined) return; // ETS-ENEMY-25
    if (strides === 0) {
      actions -= 1;
      strides = weightlessReach(state, 1);
    }
    strides -= 1;
    if (!(yield* advance(t, figure, goal, habits))) return;
  }
}

/** One zone towards what an enemy goes for; false if there is no way. */
export function* advance(t: Endure, figure: Figure, goal: Goal, habits: Habits): Flow<boolean> {
  const steps = stepsTowards(t.state, figure.zone, goal.zone, false, catalogue.enemies[figure.type].size);
  if (steps.length === 0) return false;
  const step = steps.length === 1 ? steps[0]! : pickRoute(t, figure.zone, steps, habits);
  yield* stepFigure(t, figure, step, drawnBy(t, goal));
  yield* lookAround(t);
  return true;
}

export function isStanding({ figures }: State, figure: Figure): boolean {
  return !figure.stunned && figures.includes(figure);
}

/** ETS-ENEMY-14 */
function pickRoute(t: Endure, from: ZoneId, steps: readonly ZoneId[], habits: Habits): ZoneId {
  return habits.recall('route', steps, from) ?? habits.settle('route', steps, pickByDirection(t, from, steps), from);
}

/** The rule that makes an enemy go for something. */
const goalRules: { readonly [K in Goal['kind']]: string } = {
  decoy: 'ETS-ENEMY-22',
  survivor: 'ETS-ENEMY-13',
  noise: 'ETS-NOISE-05',
};

/** Says what an enemy goes for, and by which rule. */
function drawnBy({ state }: Endure, { kind, zone, survivor }: Goal): Drawn {
  return { rule: goalRules[kind], why: kind, goal: survivor === undefined ? zoneText(state, zone) : nameOf(survivor) };
}

/** Why an enemy moves on. */
interface Drawn {
  readonly rule: string;
  readonly why: Goal['kind'] | 'company';
  readonly goal: Words;
}

/** One zone on, with whatever waits for that. */
export function stepFigure(t: Endure, figure: Figure, zone: ZoneId, { rule, why, goal }: Drawn): Flow {
  figure.zone = zone;
  say(t, rule, 'enemy.moves', { enemy: enemyText(figure.type, 1), zone: zoneText(t.state, zone), why, goal });
  return effects.react(t, 'enemiesCame', { zone, figures: [figure] });
}
