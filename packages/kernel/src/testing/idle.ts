import { keyOf, randomAnswer } from '../ask/shapes.ts';
import type { Answer, AnyAsk } from '../ask/types.ts';
import { Chance } from '../chance/chance.ts';
import type { Match } from '../match.ts';
import type { SeatId } from '../types.ts';
import { isTaken, randomMove } from './walk.ts';

/** So many of the answers to a question are tried, and so many answers after each. */
const most = { answers: 6, after: 10 };

/** A name whose questions were all alike in so many looks decides nothing; it is looked at no more often than that. */
const looksNeeded = 3;
const looksTaken = 12;

/** So many questions of a name are looked at even though others of it did decide something. */
const singlesTaken = 48;

/** Dice may hide a difference: so many of them are tried. */
const diceTried = 4;

interface Looks {
  alike: number;
  differing: number;
}

/**
 * Finds questions whose answers cannot differ. Every answer is tried with the same dice to come: if all of them lead to the
 * same position and the same further questions, the question need not be asked. That is said of a name if it never was
 * otherwise. A single question may matter as little by accident, such as whom a shot is aimed at that misses: it decides
 * nothing only if no dice have a part in it, and not even what is said tells which of all its answers was given.
 */
export class IdleQuestions {
  readonly #looks = new Map<string, Looks>();
  readonly #singles = new Map<string, string>();

  look<S, U, V>(match: Match<S, U, V>, chance: Chance): void {
    const { name } = match.decision!;
    const seat = match.waitingFor[0]!;
    const ask = match.askOf(seat)!;
    const looks = this.#looks.get(name) ?? { alike: 0, differing: 0 };
    const all = looks.alike + looks.differing < singlesTaken && !this.#singles.has(name) ? allAnswers(ask) : undefined;
    const isOpen = looks.differing === 0 && looks.alike < looksTaken;
    if (all === undefined && !isOpen) return;
    const answers = all ?? someAnswers(ask, chance);
    if (answers.length < 2) return;
    this.#looks.set(name, looks);
    if (Array.from({ length: diceTried }).some(() => doAnswersDiffer(match, seat, answers, chance))) {
      looks.differing++;
      return;
    }
    looks.alike++;
    if (all !== undefined && !canBeTold(match, seat, all, chance)) this.#singles.set(name, written(all));
  }

  /** By name, with the answers where it is a single question. */
  get found(): string[] {
    const names = [...this.#looks].flatMap(([name, { alike, differing }]) =>
      differing === 0 && alike >= looksNeeded ? [name] : [],
    );
    const singles = [...this.#singles].filter(([name]) => !names.includes(name));
    return [...names, ...singles.map(([name, answers]) => `${name}: ${answers}`)];
  }
}

function written(answers: readonly Answer[]): string {
  return answers.map(answer => (typeof answer === 'string' ? answer : JSON.stringify(answer))).join(', ');
}

/** All answers there are, where these are few. */
function allAnswers(ask: AnyAsk): Answer[] | undefined {
  if (ask.options.length > most.answers) return undefined;
  const keys = ask.options.map(keyOf);
  if (ask.shape === 'one') return keys;
  if (ask.shape === 'some' && ask.min === 1 && ask.max === 1) return keys.map(key => [key]);
  return undefined;
}

/** Different answers, as many as there are and as are to be tried. */
function someAnswers(ask: AnyAsk, chance: Chance): Answer[] {
  if (ask.shape === 'one') return chance.shuffle(ask.options.map(keyOf)).slice(0, most.answers);
  const answers = Array.from({ length: most.answers }, () => randomAnswer(ask, chance));
  return [...new Map(answers.map(answer => [JSON.stringify(answer), answer])).values()];
}

/** Most differ after two answers. */
function doAnswersDiffer<S, U, V>(
  match: Match<S, U, V>,
  seat: SeatId,
  answers: readonly Answer[],
  chance: Chance,
): boolean {
  const dice = chance.twin();
  chance.newKey(); // the dice of the walk are others
  const futures: Match<S, U, V>[] = [];
  let here: string | undefined;
  for (const answer of answers) {
    const future = match.fork(dice.twin());
    future.answer(seat, answer);
    const there = standing(future);
    here ??= there;
    if (there !== here) return true;
    futures.push(future);
  }
  return doFuturesDiffer(futures, chance);
}

/** They stand alike: whether they cease to. */
function doFuturesDiffer<S, U, V>(futures: readonly Match<S, U, V>[], chance: Chance): boolean {
  const [first, ...others] = futures as [Match<S, U, V>, ...Match<S, U, V>[]];
  for (let after = 0; after < most.after && first.decision !== undefined; after++) {
    const move = randomMove({ match: first, seed: '', chance });
    for (const future of futures) if (!isTaken(future, move)) return true;
    const here = standing(first);
    if (others.some(other => standing(other) !== here)) return true;
  }
  return false;
}

/** Whether anything up to the next question tells one answer from another, each with dice of its own. */
function canBeTold<S, U, V>(match: Match<S, U, V>, seat: SeatId, answers: readonly Answer[], chance: Chance): boolean {
  const told = [...answers, ...answers].map(answer => {
    const future = match.fork(new Chance(chance.newKey()));
    future.answer(seat, answer);
    return standing(future) + JSON.stringify(future.log);
  });
  return new Set(told).size > 1;
}

/** What has become of an answer: the position, who is asked what, and how it ended. */
function standing<S, U, V>(match: Match<S, U, V>): string {
  const asks = match.waitingFor.map(seat => match.askOf(seat)!.options.map(keyOf));
  return JSON.stringify([match.state, match.decision?.name, match.waitingFor, asks, match.outcome]);
}
