import { showDecision } from '../ask/show.ts';
import type { Chance } from '../chance/chance.ts';
import type { Match } from '../match.ts';
import type { Viewer } from '../types.ts';
import type { Secrecy } from './secrecy.ts';
import { differences, sentTo } from './secrets.ts';
import { isTaken, type Move, randomMove } from './walk.ts';

/** Two histories are followed for so many answers, unless the viewer learns before which of them is true. */
const mostAnswers = 40;

/**
 * Two positions that differ in all that a viewer does not know are played on with the same answers and the same dice: so
 * they come to differ in what others have looked at since, too. As long as the viewer is told the same in both, the viewer
 * must be sent the same: whatever tells them apart has leaked. And what is told otherwise in the one has to be shown otherwise as
 * well, when it is said: a line that tells what the table does not show was meant for somebody else.
 */
export function leaksSince<S, U, V>(
  match: Match<S, U, V>,
  viewer: Viewer,
  chance: Chance,
  { lightOf = () => undefined, openly = [] }: Pick<Secrecy<V>, 'lightOf' | 'openly'> = {},
): string[] {
  if (showDecision(match, viewer)?.name === 'hidden') return []; // a rule that is under way knows what it asks about
  const [one, other] = twinsOf(match, viewer, chance);
  for (let i = 0; i < mostAnswers && one.decision !== undefined; i++) {
    const { name } = one.decision;
    if (one.waitingFor.join() !== other.waitingFor.join()) return []; // what others have answered in secret is asked again
    const move = randomMove({ match: one, seed: '', chance });
    const lines = linesOf(one, viewer, move);
    const others = linesOf(other, viewer, move);
    if (lines === undefined || others === undefined) return []; // whoever answered knows more than the viewer
    const at = Math.max(lines.length, others.length);
    const told = [...Array(at).keys()].find(nth => lines[nth]?.told !== others[nth]?.told);
    if (seenIn(one, viewer, lightOf) !== seenIn(other, viewer, lightOf)) return [];
    if (told !== undefined) {
      if (shownBy(told, lines, one, viewer) !== shownBy(told, others, other, viewer)) return [];
      const { key } = (lines[told] ?? others[told])!;
      if (openly.includes(key)) return [];
      return [`${viewer} is told what nobody shows after "${name}": ${key}`];
    }
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

/** A line of the log as a viewer reads it, and what the table shows that viewer when it is said. */
interface Line {
  readonly key: string;
  readonly told: string;
  readonly shown: string;
}

/** What a viewer is told after this answer; nothing, if it is not taken. */
function linesOf<S, U, V>(match: Match<S, U, V>, viewer: Viewer, move: Move): Line[] | undefined {
  const lines: Line[] = [];
  const read = () => {
    const entry = match.log.at(-1)!;
    if (entry.to !== undefined && !entry.to.includes(viewer)) return;
    lines.push({ key: entry.key, told: JSON.stringify(entry), shown: JSON.stringify(match.view(viewer)) });
  };
  return match.watching(
    () => isTaken(match, move),
    read,
    () => {},
  )
    ? lines
    : undefined;
}

/** What the table shows from when a line is said to the question that waits then: some is said before it is done. */
function shownBy<S, U, V>(nth: number, lines: readonly Line[], match: Match<S, U, V>, viewer: Viewer): string {
  const since = lines.slice(nth).map(({ shown }) => shown);
  return [...new Set(since), JSON.stringify(match.view(viewer)), match.decision?.name, ...match.waitingFor].join();
}

/** The end, a question to the viewer itself, and what lies open since. */
function seenIn<S, U, V>(match: Match<S, U, V>, viewer: Viewer, lightOf: (view: V) => unknown): string {
  const asked = showDecision(match, viewer)?.ask?.options.map(({ key }) => key);
  return JSON.stringify([match.outcome, asked, lightOf(match.view(viewer))]);
}
