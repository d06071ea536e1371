import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, EnemyType, Figure, State, ZoneId } from '../../types.ts';
import { fireTurrets } from '../combat/turret.ts';
import { moveDistance } from '../map/map.ts';
import { isAlive, say } from '../table.ts';
import { endLasting } from '../turn/abilities.ts';
import { actActively } from './active.ts';
import { actAsBoss, beginActivation } from './boss.ts';
import { Habits } from './goals.ts';
import { isBoss, isSolomon } from './kinds.ts';
import { moveHerd } from './passive.ts';
import { companionsOf, hasSomewhereToGo, moveSolomon } from './solomon.ts';
import { isActive } from './states.ts';
import { moveToken } from './tokens.ts';

/** What is fixed at the start of the Enemy phase and holds for the whole of it (ETS-ENEMY-01). */
interface Fixed {
  /** By id: who is active. */
  readonly active: readonly boolean[];
  /** By id: who may still act; figures revealed later are not among them (ETS-RADAR-07). */
  readonly waiting: boolean[];
  /** ETS-SOLOMON-09: whom each Solomon starts the phase with; nobody where it keeps no company (ETS-VAR-12). */
  readonly companions: ReadonlyMap<number, readonly Figure[]>;
}

/** ETS-ENEMY-17..19, 26: missions and turrets first; then the states are fixed, and everybody acts in order, tokens last. */
export function* enemyPhase(t: Endure): Flow {
  const { state } = t;
  say(t, 'ETS-ROUND-04', 'phase.enemies');
  yield* effects.react(t, 'enemyPhaseStarts', {});
  yield* fireTurrets(t);
  const fixed = fixStates(state);
  const tokens = [...state.tokens];
  if (variantsOf(state).activationOrder === 'byZone') yield* actByZone(t, fixed);
  else yield* actByRank(t, fixed);
  for (const token of byNearness(state, tokens)) {
    if (!state.tokens.includes(token) || token.stunned) continue; // ETS-CO-1203
    yield* moveToken(t, token, fixed.active[token.id]!);
  }
  yield* effects.react(t, 'enemyPhaseEnds', {});
  forgetSeen(state);
  for (const survivor of state.survivors) endLasting(survivor, 'phaseEnds');
  state.phase = 'resolution';
}

/** ETS-ENEMY-01, 02 */
function fixStates(state: State): Fixed {
  const active: boolean[] = [];
  const waiting: boolean[] = [];
  for (let id = 0; id < state.nextId; id++) {
    active.push(false);
    waiting.push(false);
  }
  for (const figure of state.figures) {
    waiting[figure.id] = true;
    active[figure.id] = isActive(state, figure);
  }
  for (const token of state.tokens) active[token.id] = isActive(state, token);
  return {
    active,
    waiting,
    companions: variantsOf(state).solomonHerd === 'on' ? companionsOf(state) : new Map(),
  };
}

/** ETS-ENEMY-09: what was seen is remembered until the phase ends. */
function forgetSeen({ figures }: State): void {
  for (const figure of figures) figure.saw = 0;
}

/** ETS-ENEMY-18: all of one rank over the whole map, then the next. */
function* actByRank(t: Endure, fixed: Fixed): Flow {
  for (const rank of ranksOf(t.state.figures)) {
    const ready = t.state.figures.filter(
      figure => fixed.waiting[figure.id] && catalogue.enemies[figure.type].rank === rank,
    );
    for (const group of groupsOf(t.state, ready)) yield* actGroup(t, group, fixed);
  }
}

/** Lowest first. Whoever comes later does not act in this phase, so that no other rank will be needed. */
function ranksOf(figures: readonly Figure[]): number[] {
  const found: number[] = [];
  for (const { type } of figures) {
    const { rank } = catalogue.enemies[type];
    if (!found.includes(rank)) found.push(rank);
  }
  return found.sort((a, b) => a - b);
}

/** ETS-VAR-32, ETS-BOSS-14: bosses first; then zone by zone, the nearest first, and by rank within a zone. */
function* actByZone(t: Endure, fixed: Fixed): Flow {
  for (const boss of t.state.figures.filter(({ type }) => isBoss(type))) yield* actGroup(t, [boss], fixed);
  const ready = t.state.figures.filter(figure => fixed.waiting[figure.id]);
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

function rankOf(group: readonly Figure[]): number {
  return catalogue.enemies[group[0]!.type].rank;
}

/** Figures of one type in one zone, the groups nearest to a survivor first, then north to south and west to east. */
function groupsOf(state: State, figures: readonly Figure[]): Figure[][] {
  const groups: Group[] = [];
  for (const figure of figures) {
    const known = groupOf(groups, figure);
    if (known) known.members.push(figure);
    else groups.push({ zone: figure.zone, type: figure.type, members: [figure] });
  }
  return byNearness(state, groups).map(({ members }) => members);
}

interface Group {
  readonly zone: ZoneId;
  readonly type: EnemyType;
  readonly members: Figure[];
}

function groupOf(groups: readonly Group[], { zone, type }: Figure): Group | undefined {
  for (const group of groups) if (group.zone === zone && group.type === type) return group;
  return undefined;
}

/** ETS-ENEMY-19 */
function byNearness<T extends { readonly zone: ZoneId }>(state: State, list: readonly T[]): T[] {
  if (list.length < 2) return [...list];
  return list
    .map(item => ({ item, far: nearestSurvivor(state, item.zone) }))
    .sort((a, b) => (a.far === b.far ? a.item.zone - b.item.zone : a.far - b.far))
    .map(({ item }) => item);
}

/** How many steps it is to the nearest survivor or ally. */
function nearestSurvivor(state: State, zone: ZoneId): number {
  let least = Infinity;
  for (const survivor of state.survivors) {
    if (isAlive(survivor)) least = Math.min(least, moveDistance(state, zone, survivor.zone));
  }
  for (const ally of state.allies) {
    if (ally.status === 'here') least = Math.min(least, moveDistance(state, zone, ally.zone));
  }
  return least;
}

/** The active ones one at a time, then the passive ones as a herd; Solomons by themselves, if no herd took them along. */
function* actGroup(t: Endure, group: readonly Figure[], fixed: Fixed): Flow {
  const { state } = t;
  const habits = new Habits();
  for (const figure of group) if (canAct(state, figure, fixed)) beginActivation(t, figure);
  for (const figure of group) {
    if (!fixed.active[figure.id] || !canAct(state, figure, fixed)) continue;
    fixed.waiting[figure.id] = false;
    if (isBoss(figure.type)) yield* actAsBoss(t, figure, habits);
    else yield* actActively(t, figure, habits);
  }
  for (const figure of group) {
    if (!canAct(state, figure, fixed)) continue;
    const alone = isSolomon(figure) && hasSomewhereToGo(state);
    const herd = alone ? [figure] : herdOf(state, figure, fixed);
    for (const { id } of herd) fixed.waiting[id] = false;
    if (alone) yield* moveSolomon(t, figure, fixed.companions.get(figure.id) ?? []);
    else yield* moveHerd(t, herd);
  }
}

function canAct({ figures }: State, figure: Figure, { waiting }: Fixed): boolean {
  return waiting[figure.id] === true && !figure.stunned && figures.includes(figure);
}

/** ETS-PASSIVE-04..06, 10: its type in its zone; a Solomon makes one herd of all passive GEPs there, itself among them. */
function herdOf(state: State, { type, zone }: Figure, fixed: Fixed): Figure[] {
  const here = state.figures.filter(
    figure => figure.zone === zone && canAct(state, figure, fixed) && !fixed.active[figure.id],
  );
  const solomons = variantsOf(state).solomonHerd === 'on' ? here.filter(isSolomon) : [];
  if (catalogue.enemies[type].leads || solomons.length === 0) return here.filter(figure => figure.type === type);
  const herd = here.filter(figure => !isSolomon(figure));
  return [...herd, ...solomons.filter(solomon => goesAlong(state, solomon, herd, fixed))];
}

/** ETS-SOLOMON-09, 10: unless as many or more of those it stood with go their own way; then it follows at the end. */
function goesAlong({ figures }: State, { id }: Figure, herd: readonly Figure[], { companions }: Fixed): boolean {
  const others = companions.get(id)!.filter(figure => figures.includes(figure) && !herd.includes(figure));
  return herd.length > others.length;
}
