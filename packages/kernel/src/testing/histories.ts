import { showDecision } from '../ask/show.ts';
import type { Chance } from '../chance/chance.ts';
import type { Match } from '../match.ts';
import type { Viewer } from '../types.ts';
import { differences, sentTo } from './secrets.ts';
import { isTaken, randomMove } from './walk.ts';

/** Two histories are followed for so many answers, unless the viewer learns before which of them is true. */
const mostAnswers = 40;

/**
 * Two positions that differ in all that a viewer does not know are played on with the same answers and the same dice: so
 * they come to differ in what others have looked at since, too. As long as the viewer is told the same in both, the viewer
 * must be sent the same: whatever tells them apart has leaked.
 */
export function leaksSince<S, U, V>(
  match: Match<S, U, V>,
  viewer: Viewer,
  chance: Chance,
  lightOf: (view: V) => unknown = () => undefined,
): string[] {
  if (showDecision(match, viewer)?.name === 'hidden') return []; // a rule that is under way knows what it asks about
  const [one, other] = twinsOf(match, viewer, chance);
  const told = (here: Match<S, U, V>, from: number) => JSON.stringify(toldTo(viewer, here, from, lightOf));
  for (let i = 0; i < mostAnswers && one.decision !== undefined; i++) {
    const said = [one.log.length, other.log.length] as const;
    const { name } = one.decision;
    const move = randomMove({ match: one, seed: '', chance });
    one.answer(move.seat, move.answer);
    if (!isTaken(other, move)) return []; // whoever answered knows more than the viewer
    if (told(one, said[0]) !== told(other, said[1])) return [];
    const [place] = differences(sentTo(one, viewer), sentTo(other, viewer));
    if (place) return [`${viewer} can tell two histories apart after "${name}": ${place.join('.')}`];
  }
  return [];
}

/** Two matches with the same dice to come: as it is, and with what this viewer does not know drawn anew. */
function twinsOf<S, U, V>(match: Match<S, U, V>, viewer: Viewer, chance: Chance) {
  const dice = chance.twin();
  return [match.fork(dice.twin()), match.fork(chance, viewer).fork(dice)] as const;
}

/** By the log, by the end, by a question to the viewer itself, and by what lies open since. */
function toldTo<S, U, V>(viewer: Viewer, match: Match<S, U, V>, from: number, lightOf: (view: V) => unknown): unknown {
  const asked = showDecision(match, viewer)?.ask?.options.map(({ key }) => key);
  return [match.logFor(viewer, from), match.outcome, asked, lightOf(match.view(viewer))];
}
