import { type Flow, settled } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Figure, Prey, State, TextKey, Token, ZoneId } from '../../types.ts';
import { moveDistance, pickByDirection, zoneName, zoneText } from '../map/map.ts';
import { loudestHeard } from '../map/noise.ts';
import { atRandom, enemyText, isFigure, speaker } from '../table.ts';
import { stepsTowards } from './routes.ts';
import { decoysFor, preyOf } from './states.ts';

/** ETS-ENEMY-24: what a roll settled for the first of a group holds for the others while the same options stand. */
export class Habits {
  readonly #settled: Settled[] = [];

  /** What was settled before among the same options; for a route also from the same zone. */
  recall<T extends string | number>(kind: Settled['kind'], options: readonly T[], from = anywhere): T | undefined {
    for (const each of this.#settled) {
      if (each.kind === kind && each.from === from && areSame(each.options, options)) return each.chosen as T;
    }
    return undefined;
  }

  settle<T extends string | number>(kind: Settled['kind'], options: readonly T[], chosen: T, from = anywhere): T {
    this.#settled.push({ kind, from, options, chosen });
    return chosen;
  }
}

interface Settled {
  readonly kind: 'prey' | 'route' | Goal['kind'];
  readonly from: ZoneId;
  readonly options: readonly (string | number)[];
  readonly chosen: string | number;
}

const anywhere = -1;

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
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
export function pickGoal(t: Endure, enemy: Figure | Token, habits: Habits, heading?: Goal): Flow<Goal | undefined> {
  const { state } = t;
  if (heading?.kind === 'decoy') return settled(heading); // ETS-ENEMY-22
  const decoys = state.decoys.length === 0 ? [] : nearest(state, enemy.zone, decoysFor(state, enemy.zone));
  if (decoys.length > 0) return settled({ kind: 'decoy', zone: pickTowards(t, enemy, 'decoy', decoys, habits) });
  const prey = preyOf(state, enemy, heading?.survivor);
  if (prey.length === 1) return settled(after(prey[0]!));
  if (prey.length > 1) return pickPrey(t, enemy, prey, habits, heading?.survivor);
  if (heading?.kind === 'noise') return settled(heading);
  const noises = loudestHeard(state, enemy);
  if (noises.length === 0) return settled(undefined);
  if (noises.includes(enemy.zone)) return settled({ kind: 'noise', zone: enemy.zone }); // ETS-NOISE-14
  return settled({ kind: 'noise', zone: pickTowards(t, enemy, 'noise', noises, habits) });
}

function after(survivor: Prey): Goal {
  return { kind: 'survivor', zone: survivor.zone, survivor };
}

/** ETS-ENEMY-06: the nearest, first of all the one it is after; ties at random, or by the players (ETS-VAR-09). */
function pickPrey(
  t: Endure,
  enemy: Figure | Token,
  prey: readonly Prey[],
  habits: Habits,
  pursued: Prey | undefined,
): Flow<Goal> {
  const { state } = t;
  const zones = nearest(state, enemy.zone, prey.map(zoneOf));
  const near = prey.filter(({ zone }) => zones.includes(zone));
  if (pursued !== undefined && near.includes(pursued)) return settled(after(pursued));
  return zones.length === 1 ? settled(after(near[0]!)) : breakTie(t, enemy, near, zones, habits);
}

function zoneOf({ zone }: Prey): ZoneId {
  return zone;
}

function* breakTie(
  t: Endure,
  enemy: Figure | Token,
  near: readonly Prey[],
  zones: readonly ZoneId[],
  habits: Habits,
): Flow<Goal> {
  const ids: (string | number)[] = near.map(({ id }) => id);
  let chosen = habits.recall('prey', ids);
  if (chosen === undefined) {
    const byPlayers = variantsOf(t.state).enemyChoice === 'players';
    chosen = byPlayers ? yield* choosePrey(t, enemy, near, zones) : atRandom(t, ids);
    habits.settle('prey', ids, chosen);
  }
  return after(near.find(({ id }) => id === chosen)!);
}

function* choosePrey(t: Endure, enemy: Figure | Token, near: readonly Prey[], zones: readonly ZoneId[]) {
  const chosen = yield* chooseZone(t, enemy, 'enemy.prey', zones);
  return near.find(({ zone }) => zone === chosen)!.id;
}

/** ETS-VAR-09: the players choose among equal targets. */
export function* chooseZone(t: Endure, enemy: Figure | Token, name: TextKey, zones: readonly ZoneId[]): Flow<ZoneId> {
  const { state } = t;
  const options = zones.map(zone => ({ key: zoneName(state, zone), zone }));
  const { zone } = yield* t.choose(speaker(state), name, options, {
    params: { enemy: isFigure(enemy) ? enemyText(enemy.type, 1) : { key: 'enemies.token', params: { count: 1 } } },
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
  return isFigure(enemy) ? catalogue.enemies[enemy.type].size : 0;
}

/** ETS-NOISE-07, ETS-DICE-03: the directional die picks the one towards which the first step lies. */
function pickTowards(
  t: Endure,
  enemy: Figure | Token,
  kind: Goal['kind'],
  zones: readonly ZoneId[],
  habits: Habits,
): ZoneId {
  if (zones.length === 1) return zones[0]!;
  return habits.recall(kind, zones) ?? habits.settle(kind, zones, rollTowards(t, enemy, zones));
}

function rollTowards(t: Endure, enemy: Figure | Token, zones: readonly ZoneId[]): ZoneId {
  const steps = zones.map(zone => stepsTowards(t.state, enemy.zone, zone, !isFigure(enemy), sizeOf(enemy)));
  const first = [...new Set(steps.flat())];
  if (first.length === 0) return atRandom(t, zones);
  const step = pickByDirection(t, enemy.zone, first);
  return atRandom(
    t,
    zones.filter((_, at) => steps[at]!.includes(step)),
  );
}
