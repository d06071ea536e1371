import { randomAnswer } from '../ask/shapes.ts';
import type { Answer } from '../ask/types.ts';
import { Chance } from '../chance/chance.ts';
import { seedFrom } from '../chance/seed.ts';
import { TableError } from '../errors.ts';
import { Match } from '../match.ts';
import type { Game, SeatId, Viewer } from '../types.ts';

/** One answer of a random walk. */
export interface Move {
  readonly seat: SeatId;
  readonly answer: Answer;
}

/** A game played at random, from one seed; the same seed gives the same walk. */
export interface Walk<S, U, V> {
  readonly match: Match<S, U, V>;
  readonly seed: string;
  readonly chance: Chance;
}

/** Looks run the rules again from the checkpoint before; to keep one at every step costs more than that. */
const usualInterval = 16;

export function startWalk<S, U, V>(
  game: Game<S, U, V>,
  setup: unknown,
  words: string,
  checkpointEvery = usualInterval,
): Walk<S, U, V> {
  const seed = seedFrom(words);
  const match = Match.begin(game, setup, { seed, checkpointEvery });
  return { match, seed, chance: new Chance(seedFrom(`${words}, the walker`)) };
}

/** Any answer by any seat that is asked. */
export function randomMove<S, U, V>({ match, chance }: Walk<S, U, V>): Move {
  const seat = chance.pick(match.waitingFor);
  return { seat, answer: randomAnswer(match.askOf(seat)!, chance) };
}

/** Plays at random to the end; calls `look` at every question before it is answered, and `moved` with the answer. */
export function walkThrough<S, U, V>(
  walk: Walk<S, U, V>,
  mostAnswers: number,
  look: (walk: Walk<S, U, V>, at: number) => void,
  moved?: (move: Move) => void,
): void {
  for (let at = 0; walk.match.decision !== undefined; at++) {
    if (at >= mostAnswers) throw new Error(`No end after ${mostAnswers} answers (seed ${walk.seed}).`);
    look(walk, at);
    const move = randomMove(walk);
    walk.match.answer(move.seat, move.answer);
    moved?.(move);
  }
}

export function viewersOf(match: Match): readonly Viewer[] {
  return [...match.seats.map(seat => seat.id), 'spectator'];
}

/** How many answers a random match takes. */
export function walkLength<S, U, V>(game: Game<S, U, V>, setup: unknown, words: string, mostAnswers: number): number {
  const walk = startWalk(game, setup, words);
  walkThrough(walk, mostAnswers, () => {});
  return walk.match.answers;
}

/** Gives an answer, if it is one that the question takes. */
export function isTaken<S, U, V>(match: Match<S, U, V>, { seat, answer }: Move): boolean {
  try {
    match.answer(seat, answer);
    return true;
  } catch (refused) {
    if (refused instanceof TableError && refused.code !== 'broken-rule') return false;
    throw refused;
  }
}
