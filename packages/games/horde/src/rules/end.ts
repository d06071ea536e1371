import type { Ending, Horde, Outcome, State } from '../types.ts';
import { isConscious, say, seatsOfHeroes } from './table.ts';

/** GSQ-END-03 */
export const lastWave = 10;

/** GSQ-END-05, GSQ-RUL-06: nothing more is done or asked. */
function endMission(t: Horde, ending: Ending, rule: string): never {
  const { state } = t;
  state.result = 'over';
  const reason = `end.${ending}` as const;
  state.reason = reason;
  say(t, rule, reason);
  t.endStep();
}

/** GSQ-END-01, 04: after every change to a hero's state; ends everything at once if nobody is left. */
export function checkFallen(t: Horde): void {
  if (!t.state.heroes.some(isConscious)) endMission(t, 'unconscious', 'GSQ-END-01');
}

/** GSQ-END-02, 04: in its step of the end of a round. */
export function checkMarkers(t: Horde): void {
  if (t.state.markers.length === 0) endMission(t, 'markers', 'GSQ-END-02');
}

/** GSQ-END-03, GSQ-RUL-06: once the XP of the last wave is shared out. */
export function checkHeld(t: Horde): void {
  if (t.state.finishedWaves >= lastWave) endMission(t, 'held', 'GSQ-END-03');
}

/** GSQ-SCORE-01..04: what the mission is worth, or would be if it ended now. */
export function scoreOf({ earned, finishedWaves }: Readonly<State>): number {
  return earned * finishedWaves;
}

/** GSQ-END-01..03, GSQ-SCORE-01: the mission is over; everybody wins if wave 10 was held, and the score is told. */
export function outcome(state: State): Outcome | undefined {
  if (state.reason === '') return undefined;
  const score = scoreOf(state);
  return {
    winners: state.reason === 'end.held' ? seatsOfHeroes(state) : [],
    reason: { key: state.reason },
    score,
  };
}
