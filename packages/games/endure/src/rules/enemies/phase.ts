import type { Flow } from '@starboard/kernel';
import { enemies } from '../../content/enemies.ts';
import { variant } from '../../content/variants.ts';
import { react } from '../../effects.ts';
import type { Endure, EnemyType, Figure, State, ZoneId } from '../../types.ts';
import { endLasting } from '../abilities.ts';
import { moveDistance } from '../map.ts';
import { isAlive, say } from '../table.ts';
import { fireTurrets } from '../turret.ts';
import { actActively, Habits } from './active.ts';
import { moveHerd } from './passive.ts';
import { companionsOf, moveSolomon } from './solomon.ts';
import { isActive } from './states.ts';
import { moveToken } from './tokens.ts';

/** What is fixed at the start of the Enemy phase and holds for the whole of it (ETS-ENEMY-01). */
export interface Fixed {
  readonly active: ReadonlySet<number>;
  /** Those who may still act; figures revealed later are not among them (ETS-RADAR-07). */
  readonly waiting: Set<number>;
  /** ETS-SOLOMON-09: whom each Solomon starts the phase with. */
  readonly companions: ReadonlyMap<number, readonly Figure[]>;
}

/** ETS-ENEMY-17..19, 26: missions and turrets first; then the states are fixed, and everybody acts in order, tokens last. */
export function* enemyPhase(t: Endure): Flow {
  const { state } = t;
  say(t, 'ETS-ROUND-04', 'phase.enemies');
  yield* react(t, 'enemyPhaseStarts', {});
  yield* fireTurrets(t);
  const fixed = fixStates(state);
  const tokens = [...state.tokens];
  if (variant(state, 'activationOrder') === 'byZone') yield* actByZone(t, fixed);
  else yield* actByRank(t, fixed);
  for (const token of byNearness(state, tokens)) {
    if (state.tokens.includes(token)) yield* moveToken(t, token, fixed.active.has(token.id));
  }
  forgetSeen(state);
  for (const survivor of state.survivors) endLasting(survivor, 'phaseEnds');
  state.phase = 'resolution';
}

/** ETS-ENEMY-01, 02 */
function fixStates(state: State): Fixed {
  const drawn = [...state.figures, ...state.tokens].filter(enemy => isActive(state, enemy));
  return {
    active: new Set(drawn.map(({ id }) => id)),
    waiting: new Set(state.figures.filter(figure => !figure.stunned).map(({ id }) => id)),
    companions: companionsOf(state),
  };
}

/** ETS-ENEMY-09: what was seen is remembered until the phase ends. */
export function forgetSeen({ figures }: State): void {
  for (const figure of figures) figure.saw = 0;
}

/** ETS-ENEMY-18: all of one rank over the whole map, then the next. */
function* actByRank(t: Endure, fixed: Fixed): Flow {
  for (const rank of ranks) {
    const ready = t.state.figures.filter(figure => enemies[figure.type].rank === rank && fixed.waiting.has(figure.id));
    for (const group of groupsOf(t.state, ready)) yield* actGroup(t, group, fixed);
  }
}

/** ETS-VAR-32: zone by zone, the nearest first, and by rank within a zone. */
function* actByZone(t: Endure, fixed: Fixed): Flow {
  const ready = t.state.figures.filter(figure => fixed.waiting.has(figure.id));
  const zones = new Map<ZoneId, Figure[][]>();
  for (const group of groupsOf(t.state, ready)) {
    const zone = group[0]!.zone;
    zones.set(zone, [...(zones.get(zone) ?? []), group]);
  }
  for (const groups of zones.values()) {
    const ordered = groups.sort((a, b) => rankOf(a) - rankOf(b));
    for (const group of ordered) yield* actGroup(t, group, fixed);
  }
}

const ranks = [...new Set(Object.values(enemies).map(enemy => enemy.rank))].sort((a, b) => a - b);

function rankOf(group: readonly Figure[]): number {
  return enemies[group[0]!.type].rank;
}

/** Figures of one type in one zone, the groups nearest to a survivor first, then north to south and west to east. */
function groupsOf(state: State, figures: readonly Figure[]): Figure[][] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    const key = `${figure.type} ${figure.zone}`;
    const known = groups.get(key);
    if (known) known.push(figure);
    else groups.set(key, [figure]);
  }
  return byNearness(
    state,
    [...groups.values()].map(group => ({ group, zone: group[0]!.zone })),
  ).map(({ group }) => group);
}

/** ETS-ENEMY-19 */
function byNearness<T extends { readonly zone: ZoneId }>(state: State, list: readonly T[]): T[] {
  if (list.length < 2) return [...list];
  const zones = state.survivors.filter(isAlive).map(survivor => survivor.zone);
  const far = list.map(({ zone }) => Math.min(...zones.map(each => moveDistance(state, zone, each))));
  return list
    .map((item, at) => ({ item, far: far[at]! }))
    .sort((a, b) => (a.far === b.far ? a.item.zone - b.item.zone : a.far - b.far))
    .map(({ item }) => item);
}

/** The active ones one at a time, then the passive ones as a herd. */
function* actGroup(t: Endure, group: readonly Figure[], fixed: Fixed): Flow {
  const { state } = t;
  const habits = new Habits();
  const canAct = (figure: Figure) => fixed.waiting.has(figure.id) && !figure.stunned && state.figures.includes(figure);
  for (const figure of group) {
    if (!canAct(figure) || figure.type === 'solomon' || !fixed.active.has(figure.id)) continue;
    fixed.waiting.delete(figure.id);
    yield* actActively(t, figure, habits);
  }
  const passive = group.filter(canAct);
  if (passive.length === 0) return;
  if (passive[0]!.type === 'solomon') {
    for (const figure of passive) {
      if (!canAct(figure)) continue;
      fixed.waiting.delete(figure.id);
      yield* moveSolomon(t, figure, fixed.companions.get(figure.id) ?? []);
    }
    return;
  }
  const herd = herdOf(state, passive, fixed);
  for (const figure of herd) fixed.waiting.delete(figure.id);
  yield* moveHerd(t, herd);
}

/** ETS-PASSIVE-04..06, 10: a Solomon makes one herd of all passive GEPs in its zone, itself among them. */
function herdOf(state: State, passive: readonly Figure[], fixed: Fixed): Figure[] {
  const { zone } = passive[0]!;
  const here = state.figures.filter(
    figure => figure.zone === zone && fixed.waiting.has(figure.id) && !figure.stunned && !fixed.active.has(figure.id),
  );
  const withSolomon = variant(state, 'solomonHerd') === 'on' && here.some(figure => isSolomon(figure.type));
  if (!withSolomon) return [...passive];
  return here.filter(figure => !isSolomon(figure.type) || startedWith(figure, passive, fixed));
}

function isSolomon(type: EnemyType): boolean {
  return type === 'solomon';
}

/** A Solomon herds with those it starts the phase with, unless they are active: then it follows (ETS-SOLOMON-09). */
function startedWith(solomon: Figure, passive: readonly Figure[], { companions }: Fixed): boolean {
  return companions.get(solomon.id)?.some(figure => passive.includes(figure)) ?? false;
}
