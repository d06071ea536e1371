import {
  type Answer,
  botChooses,
  Chance,
  Match,
  type Odds,
  oddsBySample,
  type SeatId,
  type Standpoint,
} from '@starboard/kernel';
import { botsOf, type Offered, usualBot } from './offered.ts';

interface About {
  readonly game: string;
  readonly standpoint: Standpoint;
  readonly seat: SeatId;
  /** Of the randomness to think with, which is not the match's. */
  readonly seed: string;
}

/** What a bot answers. */
export interface Choice extends About {
  readonly kind: 'answer';
  readonly bot: string;
}

/** What an answer would lead to. */
export interface Trial extends About {
  readonly kind: 'odds';
  readonly answer: Answer;
  readonly samples: number;
}

/** Something to think about, as plain data: it is thought in whatever thread has time. */
export type Thought = Choice | Trial;
export type Conclusion = Answer | Odds;

/** Thinks, with a pause wherever there may be one. A bot is given what its seat may see, and odds forks that never peek. */
export function* think(offered: Offered, thought: Thought): Generator<void, Conclusion> {
  const match = Match.standing(offered.game, thought.standpoint);
  const { seat } = thought;
  const chance = new Chance(thought.seed);
  if (thought.kind === 'answer') return botChooses(match, seat, botNamed(offered, thought.bot), chance);
  const fork = match.fork(chance, seat);
  return yield* oddsBySample(fork, seat, thought.answer, { chance, samples: thought.samples, bot: usualBot(offered) });
}

/** Whoever sits there by a name that is no longer known is played by the usual one. */
function botNamed(offered: Offered, name: string) {
  return botsOf(offered).find(bot => bot.name === name) ?? usualBot(offered);
}
