import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf, npcCardOf } from '../../catalogue.ts';
import { surfaceOf } from '../../field/board.ts';
import type { Fighter, FighterRace, Npc, Race, Renegades, State } from '../../types.ts';
import { unhindered, walkingCosts } from '../squares/walking.ts';
import { isSurfaceInPlay } from '../surface/party.ts';
import { offerTactics } from '../tactics/moments.ts';
import { activate, guardScans } from './activation.ts';
import { dealTargets, fighterActs } from './fighters.ts';
import { isCommanding } from './targets.ts';

const races: readonly Race[] = ['syphon', 'zurathi', 'dregg', 'ronin'];

/** RDA-ORDER-09, 10, RDA-FIGHTER-08: squadrons in their order; targets are dealt anew each time. */
export function* fightersTurn(t: Renegades): Flow {
  const { state } = t;
  const acting: Fighter[] = [];
  for (const race of idsOf(catalogue.fighters)) {
    for (const each of state.fighters) if (each.race === race && each.placed < state.round) acting.push(each);
  }
  const targets = dealTargets(t, acting);
  let last: FighterRace | undefined;
  for (const fighter of acting) {
    if (fighter.race !== last) yield* offerTactics(t, 'any', {});
    last = fighter.race;
    yield* fighterActs(t, fighter, targets.get(fighter));
  }
  state.stage = 'shipPhaseEnds';
}

/** RDA-ORDER-13, RDA-VILLAIN-20, RDA-TIER-08: guards look around, then the order is fixed; in a chase only while a party is on the surface. */
export function* npcPhase(t: Renegades): Flow {
  const { state } = t;
  delete state.notes['actingKind'];
  if (isSurfaceInPlay(state)) {
    for (const npc of state.npcs) if (npc.asleep && npc.placed < state.round) guardScans(t, npc);
    state.order = inOrder(state).map(({ no }) => no);
  }
  state.stage = 'npcTurns';
}

/** RDA-ORDER-13: one villain, creature or drone after the other. */
export function* npcTurns(t: Renegades): Flow {
  const { state } = t;
  const no = state.order.shift();
  if (no === undefined) return finish(t);
  const npc = state.npcs.find(each => each.no === no);
  if (npc === undefined) return;
  if (isFirstOfKind(state, npc)) yield* offerTactics(t, 'any', {});
  const escort = escortOf(state, npc);
  if (escort !== undefined) state.order = state.order.filter(each => each !== escort.no);
  yield* activate(t, npc, escort);
}

/** RDA-VILLAIN-17: whom each shared with another in this phase is remembered for the next. */
function finish({ state }: Renegades): void {
  const paired = state.npcs.filter(npc => !isCommanding(npc));
  for (const npc of paired) {
    const mark = npc.usedRound.find(each => each.startsWith('attacked:'));
    const isShared = paired.some(other => other !== npc && other.usedRound.includes(mark!));
    npc.shared = isShared ? (mark!.slice('attacked:'.length) as NonNullable<Npc['shared']>) : null;
  }
  state.stage = 'event';
}

/** RDA-ORDER-13: race by race, the commander first; then creatures, then drones; each in the order of placement. */
function inOrder({ npcs, round }: State): Npc[] {
  const acting = npcs.filter(
    ({ asleep, placed, npc }) => !asleep && placed < round && npcCardOf(npc).rank !== 'object',
  );
  return acting.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Of its kind, and in it. */
function placeOf(npc: Npc): number {
  return kindOf(npc) * 2 + (npcCardOf(npc.npc).rank === 'commander' ? 0 : 1);
}

/** RDA-TACT-13: right before the turn of an NPC race or kind. */
function isFirstOfKind(state: State, npc: Npc): boolean {
  const kind = kindOf(npc);
  if (state.notes['actingKind'] === kind) return false;
  state.notes['actingKind'] = kind;
  return true;
}

function kindOf({ npc }: Npc): number {
  const { race, rank } = npcCardOf(npc);
  if (rank === 'creature') return 10;
  return race === null ? 20 : races.indexOf(race);
}

/** RDA-VILLAIN-05, 25: the nearest warrior of its race that is awake; ties in the order of placement. */
export function escortOf(state: State, npc: Npc): Npc | undefined {
  const { race, rank } = npcCardOf(npc.npc);
  if (rank !== 'commander' || npc.aboard !== 0) return undefined;
  const warriors = state.npcs.filter(
    each =>
      npcCardOf(each.npc).race === race &&
      npcCardOf(each.npc).rank === 'warrior' &&
      !each.asleep &&
      each.aboard === 0 &&
      each.placed < state.round,
  );
  const cells = warriors.map(({ cell }) => cell);
  const costs = walkingCosts(state, surfaceOf(state), unhindered, npc.cell, cells);
  return warriors[costs.indexOf(Math.min(...costs))];
}
