import type { Answer, Odds } from '@starboard/kernel';
import type { Visitor } from './listener.ts';
import type { MatchId } from './record.ts';
import type { Choice, Thought, Trial } from './thought.ts';

/** For whom something is thought. */
export interface Payer extends Visitor {
  readonly match: MatchId;
}

/** What a match wants to have thought about. */
export interface Wish<T extends Thought = Thought> {
  readonly by: 'person' | 'bot';
  readonly payer: Payer;
  /** What it is, once there is time for it; nothing if nobody wants to know any more. */
  readonly prepare: () => Promise<T | undefined>;
  /** Whether the match still stands where it was thought about: whoever thinks in pieces may give up between two. */
  readonly isWanted: () => boolean;
}

/** Thinks for matches, each in its turn, and never while anybody waits to be answered. */
export interface Thinker {
  /** What a bot answers; nothing if it need not any more. */
  answer(wish: Wish<Choice>): Promise<Answer | undefined>;
  odds(wish: Wish<Trial>): Promise<Odds | undefined>;
}

/** It came to no conclusion, and never will: it took too long, or broke what it was thought in. */
export class CutOff extends Error {
  readonly why: 'too-long' | 'broken';

  constructor(why: CutOff['why'], message: string) {
    super(message);
    this.name = 'CutOff';
    this.why = why;
  }
}
