import { otherTurns } from './turns.ts';

/** The window in which somebody has just answered lets the bots answer; unless it was closed. */
const laterMillis = 2_000;

/** Wakes whoever answers for the bots: soon, with a pause in which messages of the page are heard, or later. */
export class BotClock {
  readonly #answer: () => Promise<void>;
  #later: ReturnType<typeof setTimeout> | undefined;
  #isComing = false;

  constructor(answer: () => Promise<void>) {
    this.#answer = answer;
  }

  async soon(): Promise<void> {
    clearTimeout(this.#later);
    if (this.#isComing) return;
    this.#isComing = true;
    await otherTurns();
    this.#isComing = false;
    await this.#tryToAnswer();
  }

  later(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#tryToAnswer(), laterMillis);
  }

  stop(): void {
    clearTimeout(this.#later);
  }

  /** Another window was first, or it could not be stored: the match waits, and goes on when somebody looks again. */
  async #tryToAnswer(): Promise<void> {
    await this.#answer().catch(() => undefined);
  }
}
