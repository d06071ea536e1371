import type { Flow } from '@starboard/kernel';
import { enemies } from '../../content/enemies.ts';
import { variant } from '../../content/variants.ts';
import type { Endure, Figure, Prey, State, Token, ZoneId } from '../../types.ts';
import { moveDistance, pickByDirection, zoneName, zoneText } from '../map.ts';
import { loudestHeard } from '../noise.ts';
import { atRandom, enemyText, speaker } from '../table.ts';
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

/** What an active enemy goes for. */
export interface Goal {
  readonly kind: 'decoy' | 'survivor' | 'noise';
  readonly zone: ZoneId;
  /** ETS-CO-1311: or an ally. */
  readonly survivor?: Prey;
}

/**
 * ETS-ENEMY-03, 04, 25: a distracting item, a survivor, a noise, looked for again after each zone. What it heads for
 * already draws it on, even where that is neither seen nor heard.
 */
export function* pickGoal(t: Endure, enemy: Figure | Token, habits: Habits, heading?: Goal): Flow<Goal | undefined> {
  const { state } = t;
  if (heading?.kind === 'decoy') return heading; // ETS-ENEMY-22
  const decoys = nearest(state, enemy.zone, decoysFor(state, enemy.zone));
  if (decoys.length > 0) return { kind: 'decoy', zone: yield* pickTowards(t, enemy, 'decoy', decoys, habits) };
  const prey = preyOf(state, enemy, heading?.survivor);
  if (prey.length > 0) {
    const survivor = prey.length === 1 ? prey[0]! : yield* pickPrey(t, enemy, prey, habits, heading?.survivor);
    return { kind: 'survivor', zone: survivor.zone, survivor };
  }
  if (heading?.kind === 'noise') return heading;
  const noises = loudestHeard(state, enemy);
  if (noises.length === 0) return undefined;
  if (noises.includes(enemy.zone)) return { kind: 'noise', zone: enemy.zone }; // ETS-NOISE-14
  return { kind: 'noise', zone: yield* pickTowards(t, enemy, 'noise', noises, habits) };
}

/** ETS-ENEMY-06: the nearest, first of all the one it is after; ties at random, or by the players (ETS-VAR-09). */
function* pickPrey(
  t: Endure,
  enemy: Figure | Token,
  prey: readonly Prey[],
  habits: Habits,
  pursued: Prey | undefined,
): Flow<Prey> {
  const { state } = t;
  const zones = nearest(
    state,
    enemy.zone,
    prey.map(({ zone }) => zone),
  );
  const near = prey.filter(({ zone }) => zones.includes(zone));
  if (pursued !== undefined && near.includes(pursued)) return pursued;
  if (zones.length === 1) return near[0]!;
  const ids: (string | number)[] = near.map(({ id }) => id);
  const chosen = yield* habits.settle('prey', ids, function* () {
    if (variant(state, 'enemyChoice') !== 'players') return atRandom(t, ids);
    const zone = yield* chooseZone(t, enemy, 'enemy.prey', zones);
    return near.find(survivor => survivor.zone === zone)!.id;
  });
  return near.find(({ id }) => id === chosen)!;
}

/** ETS-VAR-09: the players choose among equal targets. */
export function* chooseZone(t: Endure, enemy: Figure | Token, name: string, zones: readonly ZoneId[]): Flow<ZoneId> {
  const { state } = t;
  const options = zones.map(zone => ({ key: zoneName(state, zone), zone }));
  const { zone } = yield* t.choose(speaker(state), name, options, {
    params: { enemy: 'type' in enemy ? enemyText(enemy.type, 1) : { key: 'enemies.token', params: { count: 1 } } },
    describe: option => ({ label: zoneText(state, option.zone), refs: [`zone:${option.key}`] }),
  });
  return zone;
}

/** Those of the zones that are fewest steps away, each once. */
function nearest(state: State, from: ZoneId, zones: readonly ZoneId[]): ZoneId[] {
  let least = Infinity;
  let near: ZoneId[] = [];
  for (const zone of zones) {
    const distance = moveDistance(state, from, zone);
    if (distance > least || near.includes(zone)) continue;
    if (distance < least) near = [];
    least = distance;
    near.push(zone);
  }
  return near;
}

function sizeOf(enemy: Figure | Token): number {
  return 'type' in enemy ? enemies[enemy.type].size : 0;
}

/** ETS-NOISE-07, ETS-DICE-03: the directional die picks the one towards which the first step lies. */
function* pickTowards(
  t: Endure,
  enemy: Figure | Token,
  kind: Goal['kind'],
  zones: readonly ZoneId[],
  habits: Habits,
): Flow<ZoneId> {
  return yield* habits.settle(kind, zones, function* () {
    const steps = zones.map(zone => stepsTowards(t.state, enemy.zone, zone, !('type' in enemy), sizeOf(enemy)));
    const first = [...new Set(steps.flat())];
    if (first.length === 0) return atRandom(t, zones);
    const step = pickByDirection(t, enemy.zone, first);
    return atRandom(
      t,
      zones.filter((_, at) => steps[at]!.includes(step)),
    );
  });
}
