import type { Locator, Page } from '../../../../../testing/browser.ts';
import { clickOn } from './mouse.ts';

/** Verbs that are taken whenever they can be, the first before the second. */
const wishes = ['Interact', 'Attack'];

/** After so many answers nobody fights any more, so that it comes to an end either way. */
const patience = 60;

/** Options that lead on, where others may lead in circles. */
const endings = ['Done', 'Stop here', 'Keep the dice', 'Accept the result'];

/** Somebody who plays with the mouse: fights whom they meet, and looks for them everywhere. */
export class Player {
  readonly page: Page;
  /** How often each place was gone to. */
  readonly #visits = new Map<string, number>();
  /** How many questions were answered. */
  answers = 0;
  /** How many moves were made on the board itself. */
  moves = 0;
  /** How often was told what may come of something before it was taken. */
  odds = 0;
  /** What was told of it first. */
  chances = '';

  constructor(page: Page) {
    this.page = page;
  }

  get end(): Locator {
    return this.page.getByRole('region', { name: 'The end' });
  }

  /** What is asked, and what has been chosen so far. */
  get card(): Locator {
    return this.page.locator('#table-decision');
  }

  get actions(): Locator {
    return this.page.getByRole('toolbar', { name: 'Actions' });
  }

  /** What can be done; what cannot is in its place, too. */
  get tiles(): Locator {
    return this.actions.locator('button:not([aria-disabled="true"])');
  }

  get blockedTiles(): Locator {
    return this.actions.locator('button[aria-disabled="true"]');
  }

  /** What can be chosen on the board. */
  get places(): Locator {
    return this.page.getByRole('list', { name: 'The ship' }).getByRole('button');
  }

  /** What lies open in the card and was not chosen yet. */
  get options(): Locator {
    // Of an amount that is given out, nothing is taken away again.
    return this.card.locator('li button:enabled:not([aria-disabled="true"], [aria-pressed="true"], :has(+ output))');
  }

  get confirm(): Locator {
    return this.page.locator(':is(#table-decision, [data-confirming]) button[aria-keyshortcuts="Enter"]:enabled');
  }

  /** The question that this person is to answer now; none while others are, or while an answer is on its way. */
  question(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector('[data-question]')?.getAttribute('data-question') ?? null);
  }

  /** Answers one question after the other, until it is over or as many were answered. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let answered = 0; answered < most && (await this.#isAsked()); answered++) await this.answer();
  }

  /** Answers the question that waits. */
  async answer(): Promise<void> {
    await this.#isAsked();
    const asked = await this.question();
    for (let clicks = 0; (await this.question()) === asked; clicks++) {
      if (clicks > 30) throw new Error(`Nothing answers this: ${await this.card.innerText()}`);
      await this.#step();
      await this.isOpen();
    }
    this.answers += 1;
  }

  /** One click towards an answer. */
  async #step(): Promise<void> {
    if ((await this.confirm.count()) > 0) return this.#confirm();
    if ((await this.options.count()) > 0) return this.#choose();
    const verbs = await this.tiles.locator('b').allInnerTexts();
    const wish = wishes.slice(0, this.answers < patience ? 2 : 1).find(each => verbs.includes(each));
    if (wish !== undefined) return clickOn(this.tiles.filter({ hasText: wish }).first());
    if (verbs.includes('Move') && (await this.#move())) return undefined;
    await clickOn(this.tiles.last());
  }

  /** Until something can be clicked: nothing can while an answer is on its way. */
  async isOpen(): Promise<void> {
    await this.tiles.or(this.options).or(this.confirm).or(this.end).first().waitFor();
  }

  async #confirm(): Promise<void> {
    const odds = this.card.getByRole('list', { name: 'What may come of it' });
    // They are asked for at the server. Whoever has waited for them once goes on without.
    if (this.odds === 0 && (await this.card.getByText('Confirm: Attack').count()) > 0) await odds.waitFor();
    if (this.odds === 0 && (await odds.count()) > 0) this.chances = await odds.innerText();
    this.odds += await odds.count();
    await clickOn(this.confirm.first());
  }

  async #choose(): Promise<void> {
    const names = await this.options.allInnerTexts();
    const ending = names.findIndex(name => endings.some(each => name.startsWith(each)));
    await clickOn(this.options.nth(Math.max(ending, 0)));
  }

  /** Goes where they have been least, by a click on the board. */
  async #move(): Promise<boolean> {
    const names = await this.places.evaluateAll(places => places.map(place => place.getAttribute('aria-label') ?? ''));
    const goals = names.map((name, at) => ({ at, goal: /Move to ([^.,]+)/.exec(name)?.[1] ?? '' }));
    const ways = goals.filter(({ goal }) => goal !== '');
    const [best] = ways.sort((a, b) => this.#visitsOf(a.goal) - this.#visitsOf(b.goal));
    if (best === undefined) return false;
    this.#visits.set(best.goal, this.#visitsOf(best.goal) + 1);
    this.moves += 1;
    await clickOn(this.places.nth(best.at));
    return true;
  }

  #visitsOf(goal: string): number {
    return this.#visits.get(goal) ?? 0;
  }

  /** Waits until something is asked or it is over. */
  async #isAsked(): Promise<boolean> {
    await this.page.locator('[data-question]').or(this.end).first().waitFor();
    return !(await this.end.isVisible());
  }
}
