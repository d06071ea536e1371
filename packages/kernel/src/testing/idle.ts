import { keyOf, randomAnswer } from '../ask/shapes.ts';
import type { Answer, AnyAsk } from '../ask/types.ts';
import type { Chance } from '../chance/chance.ts';
import type { Match } from '../match.ts';
import type { SeatId } from '../types.ts';
import { isTaken, randomMove } from './walk.ts';

/** So many of the answers to a question are tried, and so many answers after each. */
const most = { answers: 6, after: 10 };

/** A question decides nothing if no look at it has found a difference: at least so many of them, and not more than that. */
const looksNeeded = 3;
const looksTaken = 12;

/**
 * Finds questions whose answers cannot differ. Every answer is tried with the same dice to come: if all of them lead to the
 * same position and the same further questions, and never was it otherwise, the question need not be asked.
 */
export class IdleQuestions {
  /** By the name of the question: how often all answers came to the same; nothing once they did not. */
  readonly #looks = new Map<string, number | 'differs'>();

  /** Whether it would still help to look at this question. */
  isOpen(name: string): boolean {
    const looks = this.#looks.get(name) ?? 0;
    return looks !== 'differs' && looks < looksTaken;
  }

  look<S, U, V>(match: Match<S, U, V>, chance: Chance): void {
    const { name } = match.decision!;
    const seat = match.waitingFor[0]!;
    const answers = someAnswers(match.askOf(seat)!, chance);
    if (!this.isOpen(name) || answers.length < 2) return;
    const looks = (this.#looks.get(name) ?? 0) as number;
    this.#looks.set(name, doAnswersDiffer(match, seat, answers, chance) ? 'differs' : looks + 1);
  }

  get found(): string[] {
    return [...this.#looks].flatMap(([name, looks]) => (looks !== 'differs' && looks >= looksNeeded ? [name] : []));
  }
}

/** Different answers, as many as there are and as are to be tried. */
function someAnswers(ask: AnyAsk, chance: Chance): Answer[] {
  if (ask.shape === 'one') return chance.shuffle(ask.options.map(keyOf)).slice(0, most.answers);
  const answers = Array.from({ length: most.answers }, () => randomAnswer(ask, chance));
  return [...new Map(answers.map(answer => [JSON.stringify(answer), answer])).values()];
}

function doAnswersDiffer<S, U, V>(
  match: Match<S, U, V>,
  seat: SeatId,
  answers: readonly Answer[],
  chance: Chance,
): boolean {
  const dice = chance.twin();
  chance.newKey(); // the dice of the walk are others
  const futures = answers.map(answer => {
    const future = match.fork(dice.twin());
    future.answer(seat, answer);
    return future;
  });
  const [first, ...others] = futures as [Match<S, U, V>, ...Match<S, U, V>[]];
  for (let after = 0; ; after++) {
    const here = standing(first);
    if (others.some(other => standing(other) !== here)) return true;
    if (after === most.after || first.decision === undefined) return false;
    const move = randomMove({ match: first, seed: '', chance });
    for (const future of futures) if (!isTaken(future, move)) return true;
  }
}

/** What has become of an answer: the position, who is asked what, and how it ended. */
function standing<S, U, V>(match: Match<S, U, V>): string {
  const asks = match.waitingFor.map(seat => match.askOf(seat)!.options.map(keyOf));
  return JSON.stringify([match.state, match.decision?.name, match.waitingFor, asks, match.outcome]);
}
