import { randomAnswer } from './ask/shapes.ts';
import type { Answer, AnyAsk } from './ask/types.ts';
import type { Chance } from './chance/chance.ts';
import type { Match } from './match.ts';
import type { SeatId } from './types.ts';

/** What a bot has before it: what its seat may see, and a way to look ahead that never peeks. */
export interface Sight<View = unknown> {
  readonly seat: SeatId;
  readonly view: View;
  readonly decision: string;
  readonly ask: AnyAsk;
  /** The bot's own randomness, not the match's. */
  readonly chance: Chance;
  /** A match to try things in, in which everything this seat may not know was drawn anew. */
  imagine(): Match<unknown, unknown, View>;
}

/** Something that answers for a seat. */
export interface Bot<View = unknown> {
  readonly name: string;
  choose(sight: Sight<View>): Answer;
  /** Whether it sees no way to win any more: a crew of such bots may give up, which is a loss. */
  resigns?(view: View): boolean;
}

/** Takes any option, each as likely as the next. */
export const randomBot: Bot = {
  name: 'random',
  choose: ({ ask, chance }) => randomAnswer(ask, chance),
};

/** Lets a bot answer for a seat that is asked. */
export function botAnswers<S, U, V>(match: Match<S, U, V>, seat: SeatId, bot: Bot<V>, chance: Chance): void {
  match.answer(seat, botChooses(match, seat, bot, chance));
}

/** What a bot would answer for a seat that is asked. */
export function botChooses<S, U, V>(match: Match<S, U, V>, seat: SeatId, bot: Bot<V>, chance: Chance): Answer {
  const { decision } = match;
  const ask = match.askOf(seat);
  if (decision === undefined || ask === undefined) throw new Error(`Nothing is asked of ${seat}.`);
  return bot.choose(new SightOf(match as Match<unknown, unknown, V>, seat, decision.name, ask, chance));
}

/** What a seat of a match has before it; its view is built only if somebody looks. */
class SightOf<V> implements Sight<V> {
  readonly seat: SeatId;
  readonly decision: string;
  readonly ask: AnyAsk;
  readonly chance: Chance;
  readonly #match: Match<unknown, unknown, V>;

  constructor(match: Match<unknown, unknown, V>, seat: SeatId, decision: string, ask: AnyAsk, chance: Chance) {
    this.#match = match;
    this.seat = seat;
    this.decision = decision;
    this.ask = ask;
    this.chance = chance;
  }

  get view(): V {
    return this.#match.view(this.seat);
  }

  /** A getter, so that it can also be taken out and called by itself. */
  get imagine(): () => Match<unknown, unknown, V> {
    return () => this.#match.fork(this.chance, this.seat);
  }
}

/** Lets one bot answer for all seats until the match is over or `most` answers were given; says whether it ended. */
export function playOut<S, U, V>(match: Match<S, U, V>, bot: Bot<V>, chance: Chance, most: number): boolean {
  for (let i = 0; i < most && match.decision !== undefined; i++) botAnswers(match, match.waitingFor[0]!, bot, chance);
  return match.decision === undefined;
}
