import { discard, drawAndRenew, type Flow, nothing } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, State, Survivor } from '../../types.ts';
import { loseHealth } from '../combat/damage.ts';
import { endStuns } from '../combat/stun.ts';
import { releaseDoors, releaseFromEvent } from '../map/doors.ts';
import { lookAround } from '../map/look-around.ts';
import { isFull, zoneText } from '../map/map.ts';
import { removeNoises } from '../map/noise.ts';
import { groundOf } from '../mission.ts';
import { loseResolve } from '../resolve/resolve.ts';
import { inTurnOrder, isAlive, nameOf, say, survivorsIn } from '../table.ts';
import { endLasting } from '../turn/abilities.ts';
import { endRewards } from '../turn/accomplishments.ts';
import { endRoundOnBoard } from '../turn/piloting.ts';

/** ETS-RESPH-04: the old event expires, a new one is drawn, the round ends, noises go, the first player changes. */
export function* resolutionPhase(t: Endure): Flow {
  const { state } = t;
  say(t, 'ETS-ROUND-01', 'phase.resolution');
  yield* expireEvent(t);
  const early = variantsOf(state).noiseRemoval === 'beforeEvent'; // ETS-VAR-31
  if (early) removeNoises(t);
  yield* drawEvent(t);
  yield* endRound(t);
  if (early) for (const noise of state.noises) noise.late = false;
  else removeNoises(t);
  passFirstPlayer(t);
  state.round += 1;
  state.turnsTaken = 0;
  state.phase = 'survivors';
}

/** ETS-RESPH-01, ETS-EVENT-03: doors go back to what they were, light comes back. */
export function* expireEvent(t: Endure): Flow {
  const { state } = t;
  releaseFromEvent(t);
  if (state.event === null) return;
  const { lockdown, darkness } = catalogue.events[state.event];
  discard(state.events, state.event);
  state.event = null;
  if (lockdown || darkness) yield* lookAround(t); // ETS-ODD-18
}

/** ETS-RESPH-02, 03, 06 */
export function* drawEvent(t: Endure): Flow {
  const { state } = t;
  const card = drawAndRenew(t, state.events);
  if (card === undefined) return;
  if (state.purged) {
    state.purged = false;
    discard(state.events, card);
    say(t, 'ETS-RESPH-02', 'event.purged', { event: { key: `event.${card}` } });
    return;
  }
  state.event = card;
  say(t, 'ETS-RESPH-02', 'event.drawn', { event: { key: `event.${card}` } });
  yield* catalogue.events[card].drawn?.(t) ?? nothing;
  yield* effects.react(t, 'eventDrawn', { event: card });
  yield* lookAround(t);
}

/** ETS-RESPH-04, 05: whoever is trapped, then everything that lasted until the end of the round. */
function* endRound(t: Endure): Flow {
  const { state } = t;
  const trapped = inTurnOrder(state).filter(survivor => isTrapped(state, survivor));
  for (const survivor of trapped) yield* suffocate(t, survivor);
  yield* effects.react(t, 'roundEnds', {});
  endRoundOnBoard(t);
  endOfRoundItems(t);
  endStuns(t);
  releaseDoors(t);
  for (const survivor of state.survivors) freshen(survivor, state);
  endRewards(t);
  yield* lookAround(t);
}

/** ETS-FULL-09, ETS-ITEM-12: bubbles and decoys last until the end of the round. */
function endOfRoundItems(t: Endure): void {
  const { bubbles, decoys } = t.state;
  t.state.bubbles = [];
  t.state.decoys = [];
  for (const zone of bubbles) say(t, 'ETS-FULL-09', 'bubble.gone', { zone: zoneText(t.state, zone) });
  for (const zone of decoys) say(t, 'ETS-ITEM-12', 'decoy.gone', { zone: zoneText(t.state, zone) });
}

/** ETS-JAM-03, ETS-MOVE-06: what was barred for the round is free again. */
function freshen(survivor: Survivor, state: State): void {
  endLasting(survivor, 'roundEnds');
  survivor.usedThisRound = [];
  for (const card of survivor.cards) card.jammed = false;
  if (variantsOf(state).failedCheck !== 'untilCleared') survivor.heldIn = -1;
}

/** ETS-FULL-05, 10, ETS-VAR-10 */
function isTrapped(state: State, survivor: Survivor): boolean {
  if (variantsOf(state).trapped === 'anyFull') return isFull(state, survivor.zone);
  return survivorsIn(state, survivor.zone).length >= groundOf(state).capacity[survivor.zone]!;
}

/** ETS-FULL-05, 06 */
function* suffocate(t: Endure, survivor: Survivor): Flow {
  say(t, 'ETS-FULL-05', 'trapped', { who: nameOf(survivor), zone: zoneText(t.state, survivor.zone) });
  yield* loseHealth(t, survivor, 1, 'ETS-FULL-06');
  yield* loseResolve(t, survivor, 1, 'ETS-FULL-05');
}

/** ETS-ROUND-05, 06: on to the next living survivor; if its holder has gone, it had passed on before. */
function passFirstPlayer(t: Endure): void {
  const { state } = t;
  const holder = nextLiving(state, state.firstPlayer);
  state.firstPlayer = nextLiving(state, holder + 1);
  say(t, 'ETS-ROUND-05', 'firstPlayer', { who: nameOf(state.survivors[state.firstPlayer]!) });
}

/** The place of the first living survivor, clockwise from this one. */
function nextLiving({ survivors }: State, from: number): number {
  const places = survivors.map((_, step) => (from + step) % survivors.length);
  return places.find(place => isAlive(survivors[place]!)) ?? places[0]!;
}
