import type { Locator, Page } from '../../../../../testing/browser.ts';

/** What is tried first: verbs by their names, in this order. Whatever is not named comes last. */
const wishes = ['Attack', 'Use', 'Interact', 'Search', 'Ability', 'Move', 'End turn'];

/** Somebody who plays by clicking what is offered, as it stands on the screen. */
export class Player {
  readonly page: Page;
  readonly #click: (target: Locator) => Promise<void>;
  /** How often which verb was taken in the present turn, so that nobody walks to and fro for ever. */
  #taken = 0;

  constructor(page: Page, click: (target: Locator) => Promise<void> = target => target.click()) {
    this.page = page;
    this.#click = click;
  }

  get end(): Locator {
    return this.page.getByRole('region', { name: 'The end' });
  }

  get question(): Locator {
    return this.page.locator('#table-decision');
  }

  get actions(): Locator {
    return this.page.getByRole('toolbar', { name: 'Actions' });
  }

  /** Answers one question after the other until the match is over, or so many were answered. */
  async play(most: number): Promise<number> {
    for (let answers = 0; answers < most; answers++) {
      if (!(await this.#isAsked())) return answers;
      await this.answer();
    }
    return most;
  }

  /** Answers the question that waits, by what can be seen and clicked. */
  async answer(): Promise<void> {
    const before = await this.#asked();
    for (let clicks = 0; clicks < 12 && (await this.#asked()) === before; clicks++) {
      if (await this.end.isVisible()) return;
      await this.#next();
    }
  }

  async #next(): Promise<void> {
    const take = this.question.locator('button[aria-keyshortcuts="Enter"]:enabled');
    if ((await take.count()) > 0) return this.#click(take.first());
    const options = this.question.locator('ul button:enabled:not([aria-disabled="true"]):not([aria-pressed="true"])');
    if ((await options.count()) > 0) return this.#click(options.first());
    await this.#click(await this.#verb());
  }

  async #verb(): Promise<Locator> {
    const open = this.actions.locator('button:not([aria-disabled="true"])');
    const names = await open.allInnerTexts();
    const isTired = this.#taken++ % 5 === 4;
    const wish = isTired ? 'End turn' : wishes.find(each => names.some(name => name.startsWith(each)));
    const at = Math.max(
      0,
      names.findIndex(name => name.startsWith(wish ?? '')),
    );
    return open.nth(at);
  }

  /** The question as the page knows it; it changes with every answer. */
  #asked(): Promise<string | null> {
    return this.page.locator('[data-question]').getAttribute('data-question');
  }

  /** Waits until something is asked or it is over. */
  async #isAsked(): Promise<boolean> {
    const asked = this.question.locator('button:enabled').or(this.actions.locator('button')).or(this.end);
    await asked.first().waitFor();
    return !(await this.end.isVisible());
  }
}
