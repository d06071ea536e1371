import type { Flow } from '@starboard/kernel';
import { enemies } from '../../content/enemies.ts';
import { variant } from '../../content/variants.ts';
import { react } from '../../effects.ts';
import type { Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { weightlessReach } from '../gravity.ts';
import { moveDistance, pickByDirection, zoneName, zoneText } from '../map.ts';
import { loudestHeard } from '../noise.ts';
import { lookAround } from '../sight.ts';
import { atRandom, enemyText, say, speaker } from '../table.ts';
import { attackZone, zonesInReach } from './attack.ts';
import { stepsTowards } from './routes.ts';
import { decoysFor, preyOf } from './states.ts';

/** ETS-ENEMY-24: what a roll settled for the first of a group holds for the others while the same options stand. */
export class Habits {
  readonly #settled = new Map<string, unknown>();

  *settle<T extends string | number>(kind: string, options: readonly T[], roll: () => Flow<T>): Flow<T> {
    if (options.length === 1) return options[0]!;
    const key = `${kind} ${options.join()}`;
    const known = this.#settled.get(key) as T | undefined;
    if (known !== undefined) return known;
    const chosen = yield* roll();
    this.#settled.set(key, chosen);
    return chosen;
  }
}

/** What an active enemy goes for (ETS-ENEMY-03). */
interface Target {
  readonly kind: 'decoy' | 'survivor' | 'noise';
  readonly zone: ZoneId;
}

/** ETS-ENEMY-04, 07, 10..13: a zone for each action until it can attack, which takes one; then nothing more. */
export function* actActively(t: Endure, figure: Figure, habits: Habits): Flow {
  const { state } = t;
  let actions = enemies[figure.type].actions;
  let strides = 0; // zones that the last action still covers (ETS-EVENT-16)
  let heading: Target | undefined;
  while (isStanding(state, figure)) {
    const reach = actions > 0 ? zonesToAttackNow(state, figure) : [];
    if (reach.length > 0) {
      yield* attackZone(t, figure, reach);
      return;
    }
    const target: Target | undefined = yield* pickTarget(t, figure, habits, heading);
    if (target === undefined) return; // ETS-ENEMY-25
    heading = target;
    const steps = stepsTowards(state, figure.zone, target.zone, false);
    if (steps.length === 0) return;
    if (strides === 0) {
      if (actions === 0) return;
      actions -= 1;
      strides = weightlessReach(state, 1);
    }
    strides -= 1;
    const route = yield* habits.settle(`route ${figure.zone}`, steps, () => pickRoute(t, figure.zone, steps));
    yield* stepFigure(t, figure, route);
    yield* lookAround(t);
  }
}

function isStanding({ figures }: State, figure: Figure): boolean {
  return !figure.stunned && figures.includes(figure);
}

/** ETS-ENEMY-12, 22: whom it can attack from where it stands; a distracted enemy only where its distraction is. */
function zonesToAttackNow(state: State, figure: Figure): ZoneId[] {
  const reach = zonesInReach(state, figure);
  const decoys = decoysFor(state, figure.zone);
  if (decoys.length === 0) return reach;
  return decoys.includes(figure.zone) ? reach.filter(zone => zone === figure.zone) : [];
}

/** ETS-ENEMY-03: a distracting item, a survivor, a noise; a noise once chosen is followed while nothing better comes. */
function* pickTarget(t: Endure, figure: Figure, habits: Habits, heading: Target | undefined): Flow<Target | undefined> {
  const { state } = t;
  const decoys = decoysFor(state, figure.zone);
  if (decoys.length > 0) {
    const near = nearest(state, figure.zone, decoys);
    const zone = yield* habits.settle('decoy', near, () => pickAmong(t, figure.zone, near));
    return { kind: 'decoy', zone };
  }
  const prey = preyOf(state, figure);
  if (prey.length > 0) return { kind: 'survivor', zone: yield* pickPrey(t, figure, prey, habits) };
  if (heading?.kind === 'noise') return heading;
  const noises = loudestHeard(state, figure.zone);
  if (noises.length === 0) return undefined;
  if (noises.includes(figure.zone)) return { kind: 'noise', zone: figure.zone }; // ETS-NOISE-14
  const zone = yield* habits.settle('noise', noises, () => pickAmong(t, figure.zone, noises));
  return { kind: 'noise', zone };
}

/** ETS-ENEMY-06: the nearest; ties at random, or by the players if they chose so (ETS-VAR-09). */
function* pickPrey(t: Endure, figure: Figure, prey: readonly Survivor[], habits: Habits): Flow<ZoneId> {
  const zones = nearest(
    t.state,
    figure.zone,
    prey.map(survivor => survivor.zone),
  );
  return yield* habits.settle('prey', zones, function* () {
    if (variant(t.state, 'enemyChoice') !== 'players') return atRandom(t, zones);
    const options = zones.map(zone => ({ key: zoneName(t.state, zone), zone }));
    const { zone } = yield* t.choose(speaker(t.state), 'enemy.prey', options, {
      params: { enemy: enemyText(figure.type, 1) },
      describe: each => ({ label: zoneText(t.state, each.zone), refs: [`zone:${each.key}`] }),
    });
    return zone;
  });
}

function nearest(state: State, from: ZoneId, zones: readonly ZoneId[]): ZoneId[] {
  const distances = zones.map(zone => moveDistance(state, from, zone));
  const least = Math.min(...distances);
  return [...new Set(zones.filter((_, at) => distances[at] === least))];
}

/** ETS-NOISE-07, ETS-DICE-03: the directional die picks the one towards which the first step lies. */
function* pickAmong(t: Endure, from: ZoneId, goals: readonly ZoneId[]): Flow<ZoneId> {
  const { state } = t;
  const steps = goals.map(goal => stepsTowards(state, from, goal, false));
  const reachable = [...new Set(steps.flat())];
  if (reachable.length === 0) return atRandom(t, goals);
  const step = pickByDirection(t, from, reachable);
  return atRandom(
    t,
    goals.filter((_, at) => steps[at]!.includes(step)),
  );
}

/** ETS-ENEMY-14 */
function* pickRoute(t: Endure, from: ZoneId, steps: readonly ZoneId[]): Flow<ZoneId> {
  return pickByDirection(t, from, steps);
}

/** One zone on, with whatever waits for that. */
export function* stepFigure(t: Endure, figure: Figure, zone: ZoneId): Flow {
  figure.zone = zone;
  say(t, 'ETS-ENEMY-07', 'enemy.moves', { enemy: enemyText(figure.type, 1), zone: zoneText(t.state, zone) });
  yield* react(t, 'enemiesCame', { zone, figures: [figure] });
}
