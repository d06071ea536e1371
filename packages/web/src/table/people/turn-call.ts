/** What of the browser calls somebody back to the table. */
export interface Caller {
  readonly isHidden: boolean;
  /** A number on the icon of the page, where it is installed, and a mark on the one in the tab. */
  mark(isOn: boolean): void;
  /** A note outside the page, if that was allowed; hands back how to take it away. */
  notify(): () => void;
}

/**
 * Whether somebody has to be called: it became their turn while they looked elsewhere. Once they look, or it is no longer
 * their turn, nothing is left of it.
 */
export class TurnCall {
  readonly #caller: Caller;
  #isYours = false;
  #takeAway: (() => void) | undefined;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** It is, or is not, this person's turn now. */
  turn(isYours: boolean): void {
    const hasBecome = isYours && !this.#isYours;
    this.#isYours = isYours;
    if (!isYours) this.#end();
    else if (hasBecome && this.#caller.isHidden) {
      this.#caller.mark(true);
      this.#takeAway = this.#caller.notify();
    }
  }

  /** They look at the page, or have gone from it. */
  look(): void {
    if (!this.#caller.isHidden) this.#end();
  }

  end(): void {
    this.#end();
  }

  #end(): void {
    if (this.#takeAway === undefined) return;
    this.#takeAway();
    this.#takeAway = undefined;
    this.#caller.mark(false);
  }
}
