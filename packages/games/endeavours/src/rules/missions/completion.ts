import type { Flow } from '@starboard/kernel';
import type { Endeavours, Found, Mission } from '../../types.ts';
import { say } from '../table.ts';
import { claim } from './found.ts';
import { freeSatellites } from './kinds/found.ts';
import { noProgress } from './progress.ts';
import { baseMissionOf, classOf, isBase, needOfCard, type Quest } from './quest.ts';
import { titleOf } from './words.ts';

/** END-MISSION-10, END-FOUND-07: announced, never refused. What served it serves no other mission any more. */
export function* complete(t: Endeavours, quest: Quest): Flow {
  const need = needOfCard(quest.card);
  if (need.kind === 'satellites') quest.tokens = freeSatellites(t.state, quest).slice(0, need.zones);
  t.state.credited.push(...quest.tokens);
  if (isBase(quest)) return completeMission(t, quest);
  yield* claim(t, quest as Found);
}

function completeMission(t: Endeavours, mission: Mission): void {
  Object.assign(mission, { status: 'done', year: t.state.year });
  returnBeads(t, mission);
  say(t, 'END-MISSION-10', 'mission.done', { mission: titleOf(mission), points: baseMissionOf(mission.card).points });
}

/** END-DISC-22 */
function returnBeads({ state }: Endeavours, mission: Mission): void {
  for (const bead of mission.beads) if (bead !== null) state.bag[bead]++;
  mission.beads = [];
}

/** END-MISSION-04..06: it cannot be completed any more: failed if it shows a penalty, and another of its class takes its place. */
export function replace(t: Endeavours, mission: Mission): void {
  if (baseMissionOf(mission.card).penalty === undefined) dismiss(t, mission);
  else failMission(t, mission);
}

function dismiss(t: Endeavours, mission: Mission): void {
  leave(t, mission, 'replaced');
  say(t, 'END-MISSION-06', 'mission.replaced', { mission: titleOf(mission) });
  drawReplacement(t, mission);
}

/** END-MISSION-02, 05 */
export function failMission(t: Endeavours, mission: Mission): void {
  leave(t, mission, 'failed');
  const { penalty } = baseMissionOf(mission.card);
  say(t, 'END-MISSION-02', 'mission.failed', { mission: titleOf(mission), penalty: penalty! });
  drawReplacement(t, mission);
}

/** What it held is free again: only missions in play hold anything. */
function leave(t: Endeavours, mission: Mission, status: 'failed' | 'replaced'): void {
  Object.assign(mission, { status, year: t.state.year });
  returnBeads(t, mission);
}

/** END-MISSION-04: from the pile of the same class; the required number never changes (END-SCORE-09). */
function drawReplacement(t: Endeavours, { card }: Mission): void {
  const { state } = t;
  t.reveal();
  const drawn = state.missionPiles[classOf(card)].pop();
  if (drawn === undefined) return;
  state.missions.push({ card: drawn, status: 'open', year: 0, ...noProgress(drawn) });
  say(t, 'END-MISSION-04', 'mission.drawn', { mission: titleOf(drawn) });
}
