import type { Locator, Page } from '../../../../../testing/browser.ts';

/** What is taken of the actions, by their keys: some walking, then it is the next one's turn. */
const habits = ['M', 'M', 'E'];

interface Manner {
  /** With a finger instead of a mouse. */
  readonly taps?: boolean;
  /** As a hand does: points, presses a moment later, lets go after another, and looks at what comes of it without asking the page all the time. */
  readonly calmly?: boolean;
}

const momentMillis = 80;

/** Somebody who answers whatever is asked, in any language, by what stands on the screen. */
export class Clicker {
  readonly page: Page;
  readonly #press: (target: Locator) => Promise<void>;
  #answers = 0;

  constructor(page: Page, { taps = false, calmly = false }: Manner = {}) {
    this.page = page;
    this.#press = target => (taps ? target.tap() : calmly ? this.#pressCalmly(target) : target.click());
  }

  get card(): Locator {
    return this.page.locator('#table-decision');
  }

  get tiles(): Locator {
    return this.page.locator('[role="toolbar"] button:not([aria-disabled="true"])');
  }

  /** What gives the answer that was chosen or put together. */
  get take(): Locator {
    return this.page.locator(':is(#table-decision, [data-confirming]) button[aria-keyshortcuts="Enter"]:enabled');
  }

  get options(): Locator {
    return this.card.locator(
      'ul button:enabled:not([aria-disabled="true"]):not([aria-pressed="true"]):not(:has(+ output))',
    );
  }

  /** The question that waits; it is another one after every answer, and none when somebody else is to come. */
  question(): Promise<string | undefined> {
    return this.page.evaluate(
      () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? undefined,
    );
  }

  async answer(times = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      const target = await this.#target();
      const before = await this.question();
      await this.#use(target, before);
      for (let presses = 0; presses < 12 && (await this.question()) === before; presses++) {
        await this.#use(await this.#target(), before);
      }
      this.#answers++;
    }
  }

  async #pressCalmly(target: Locator): Promise<void> {
    await target.hover();
    await this.page.waitForTimeout(momentMillis);
    await target.click({ delay: momentMillis });
    await this.page.waitForTimeout(2 * momentMillis);
  }

  /** Presses something and waits for what comes of it: another question, or more to choose for this one. */
  async #use(target: Locator, question: string | undefined): Promise<void> {
    const before = await this.#looks();
    const isAnswer = (await target.getAttribute('aria-keyshortcuts')) === 'Enter';
    await this.#press(target);
    await this.page.waitForFunction(
      ([asked, looked, isGiven]) => {
        if (document.querySelector('[data-question]')?.getAttribute('data-question') !== asked) return true;
        const parts = [...document.querySelectorAll('#table-decision, [data-confirming]')];
        const isOpen = parts.some(part => part.querySelector('button:enabled') !== null);
        return !isGiven && parts.map(part => part.innerHTML).join() !== looked && isOpen;
      },
      [question, before, isAnswer] as const,
    );
    // It may have been an answer after all, which is on its way.
    if ((await this.question()) === question) await this.page.waitForTimeout(2 * momentMillis);
  }

  /** What is asked, in the card or at a tile. */
  #looks(): Promise<string> {
    return this.page
      .locator('#table-decision, [data-confirming]')
      .evaluateAll(parts => parts.map(part => part.innerHTML).join());
  }

  async #target(): Promise<Locator> {
    await this.take.or(this.options).or(this.tiles).first().waitFor();
    if ((await this.take.count()) > 0) return this.take.first();
    if ((await this.options.count()) > 0) return this.options.first();
    for (const key of [habits[this.#answers % habits.length], 'E']) {
      const wished = this.page.locator(
        `[role="toolbar"] button[aria-keyshortcuts="${key}"]:not([aria-disabled="true"])`,
      );
      if ((await wished.count()) > 0) return wished;
    }
    return this.tiles.first();
  }
}
