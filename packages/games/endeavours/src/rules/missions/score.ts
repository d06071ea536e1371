import { catalogue } from '../../catalogue.ts';
import { diskSpots } from '../../tables/playmats.ts';
import type { Endeavours, FutureId, Mission, Outcome, Result, State, Words } from '../../types.ts';
import { leo } from '../stacks.ts';
import { player, say } from '../table.ts';
import { baseMissionOf, classOf } from './quest.ts';

/** END-SCORE-02..10: the score as it stands. Nothing else counts, and nothing keeps it from being negative. */
export function scoreOf({ missions, found, futures: completed, disksRemoved }: State): number {
  let score = 0;
  for (const mission of missions) score += pointsFor(mission);
  for (const { status, points, penalty } of found) {
    if (status === 'points') score += points;
    if (status === 'failed') score -= penalty; // END-SCORE-06
  }
  for (const future of completed) score += catalogue.futures[future].points; // END-SCORE-04
  for (const { penalty } of diskSpots.slice(0, disksRemoved)) score -= penalty; // END-SCORE-07
  return score;
}

function pointsFor({ card, status }: Mission): number {
  const { points, penalty = 0 } = baseMissionOf(card);
  if (status === 'done') return points;
  return status === 'failed' ? -penalty : 0;
}

/** What a game of some difficulty asks for. */
interface Requirements {
  readonly score: number;
  readonly easy: number;
  readonly medium: number;
  readonly hard: number;
}

/** END-SETUP-05..08 */
const requirements: { readonly [difficulty in State['difficulty']]: Requirements } = {
  1: { score: 60, easy: 1, medium: 1, hard: 1 },
  2: { score: 80, easy: 2, medium: 1, hard: 1 },
  3: { score: 100, easy: 1, medium: 2, hard: 1 },
  4: { score: 120, easy: 1, medium: 1, hard: 2 },
};

export function requirementsOf(difficulty: State['difficulty']): Requirements {
  return requirements[difficulty];
}

/** END-SETUP-10, END-SCORE-01: both the score and every required mission. */
function resultOf(state: State): Result {
  const { score: needed, ...classes } = requirementsOf(state.difficulty);
  const done = state.missions.filter(({ status }) => status === 'done');
  const missionsNeeded = classes.easy + classes.medium + classes.hard;
  const hasAll = (['easy', 'medium', 'hard'] as const).every(
    name => done.filter(({ card }) => classOf(card) === name).length >= classes[name],
  );
  const score = scoreOf(state);
  return { won: hasAll && score >= needed, score, needed, missionsDone: done.length, missionsNeeded };
}

/** END-SCORE-01, END-SUNSPOT-03: the end of year 84: Endgame Futures are looked at again, the result is fixed, the stage is over. */
export function finish(t: Endeavours): void {
  const { state } = t;
  state.futures = state.futures.filter(future => holdsToTheEnd(state, future));
  state.result = resultOf(state);
  state.stage = 'over';
  say(t, 'END-SCORE-01', 'end.score', { score: state.result.score, needed: state.result.needed });
}

/** END-FUTURE-04 */
function holdsToTheEnd(state: State, future: FutureId): boolean {
  const card = catalogue.futures[future];
  return card.endgame !== true || card.isFulfilled(state, leo(state));
}

/** END-SETUP-10, END-SCORE-01: won or lost; the score is there to be compared. */
export function outcome({ result }: State): Outcome | undefined {
  if (result === null) return undefined;
  return { winners: result.won ? [player] : [], reason: reasonOf(result), score: result.score };
}

function reasonOf({ won, score, needed, missionsDone, missionsNeeded }: Result): Words {
  if (won) return { key: 'end.won', params: { score, needed } };
  const missions = { missionsDone, missionsNeeded };
  if (score >= needed) return { key: 'end.missionsMissing', params: { score, ...missions } };
  if (missionsDone >= missionsNeeded) return { key: 'end.scoreMissing', params: { score, needed } };
  return { key: 'end.bothMissing', params: { score, needed, ...missions } };
}
