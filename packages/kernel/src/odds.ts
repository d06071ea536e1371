import type { Answer } from './ask/types.ts';
import { type Bot, botAnswers, randomBot } from './bot.ts';
import type { Chance } from './chance/chance.ts';
import type { Match } from './match.ts';
import { copy } from './plain.ts';
import type { SeatId } from './types.ts';

/** One number that a game finds worth showing: how it falls. */
export interface Spread {
  readonly mean: number;
  /** Each value with how often it came, the smallest first. */
  readonly chances: readonly (readonly [value: number, share: number])[];
}

export interface OddsOptions {
  /** Randomness of the asker's own, not of the match. */
  readonly chance: Chance;
  readonly samples?: number;
  /** Who answers the questions that follow until it is settled. */
  readonly bot?: Bot;
  readonly mostAnswers?: number;
}

/** By name, what the game finds worth showing. */
export type Odds = { readonly [name: string]: Spread };

/**
 * What an answer leads to: tries it in forks of the match, each with dice and hidden things drawn anew, until it is
 * settled, and counts what the game finds worth showing. Unless the game says otherwise that is the end of the step: what
 * others do after it is not the answer's doing.
 */
export function odds<S, U, V>(match: Match<S, U, V>, seat: SeatId, answer: Answer, options: OddsOptions): Odds {
  const trying = oddsBySample(match, seat, answer, options);
  for (;;) {
    const next = trying.next();
    if (next.done) return next.value;
  }
}

/** The same with a pause after every sample, for whoever has other things to do as well. */
export function* oddsBySample<S, U, V>(
  match: Match<S, U, V>,
  seat: SeatId,
  answer: Answer,
  { chance, samples = 200, bot = randomBot, mostAnswers = 50 }: OddsOptions,
): Generator<void, Odds> {
  const seen = new Map<string, number[]>();
  for (let i = 0; i < samples; i++) {
    for (const [name, value] of Object.entries(tryOut(match, seat, answer, chance, bot, mostAnswers))) {
      const values = seen.get(name);
      if (values) values.push(value);
      else seen.set(name, [value]);
    }
    yield;
  }
  return Object.fromEntries([...seen].map(([name, values]) => [name, spread(values)]));
}

function tryOut<S, U, V>(
  match: Match<S, U, V>,
  seat: SeatId,
  answer: Answer,
  chance: Chance,
  bot: Bot,
  mostAnswers: number,
): { readonly [name: string]: number } {
  const { settled, worth } = match.game;
  const fork = match.fork(chance, seat, { staysInStep: settled === undefined });
  const before = copy(fork.state);
  const said = fork.log.length;
  fork.answer(seat, answer);
  const isSettled = () => settled?.(before, fork.state as S) ?? false;
  for (let i = 0; i < mostAnswers && fork.decision && !isSettled(); i++) {
    botAnswers(fork, fork.waitingFor[0]!, bot as Bot<V>, chance);
  }
  return worth?.(before, fork.state as S, fork.log.slice(said), seat) ?? {};
}

function spread(values: readonly number[]): Spread {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const chances = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => [value, count / values.length] as const);
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, chances };
}
