import { expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { opened, soon } from './support/opened.ts';
import { Player } from './support/player.ts';

const here = opened();

test('a mission can be begun and played with the keyboard alone', { timeout: 120_000 }, async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.context.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('Something was clicked.');
    });
  });
  await visitor.open('/');
  await page.getByRole('button', { name: 'Start the tutorial' }).waitFor();
  await tabTo(page, name => name === 'Start the tutorial');
  await page.keyboard.press('Enter');

  const typist = new Typist(page);
  await typist.asked();
  await goesBackAndTakesItAgain(typist);
  await readsTheRules(typist);
  await looksThroughTheParty(typist);
  await walksOverTheBoard(typist);
  await typist.answerBy('e', 'Enter');
  while (typist.answers < 13) await typist.answer();
  await visitor.leave();
});

/** Opens a verb and leaves it, moves by a letter and a number, takes it back, and does it once more. */
async function goesBackAndTakesItAgain(typist: Typist): Promise<void> {
  const { page, player } = typist;
  const before = await player.card.innerText();
  await page.keyboard.press('m');
  await player.card.getByRole('heading', { name: 'Move', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => player.card.innerText(), soon).toBe(before);

  await typist.answerBy('m', '1');
  const after = await player.card.innerText();
  expect(after).not.toBe(before);
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).isEnabled(), soon).toBe(true);
  await typist.answerBy('z');
  expect(await player.card.innerText()).toBe(before);
  await typist.answerBy('Shift+Z');
  expect(await player.card.innerText()).toBe(after);
}

async function readsTheRules({ page, player }: Typist): Promise<void> {
  const asked = await player.question();
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.locator('input:focus').waitFor();
  await page.keyboard.type('noise');
  await rules.getByRole('article').first().waitFor();
  await page.keyboard.press('Escape'); // What was searched for is gone, the rules are not.
  expect(await rules.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  expect(await player.question()).toBe(asked);
}

/** Each in turn stands in full, and the one who acts again at last. */
async function looksThroughTheParty({ page }: Typist): Promise<void> {
  const shown = () => page.locator('article[data-shown] h2').innerText();
  const first = await shown();
  const seen: string[] = [];
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press(']');
    seen.push(await shown());
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[2]).toBe(first);
  await page.keyboard.press('[');
  expect(await shown()).toBe(seen[1]);
}

/** With Tab to the board, with arrows from place to place until one is lit, with Enter there. */
async function walksOverTheBoard(typist: Typist): Promise<void> {
  const { page } = typist;
  await tabTo(page, (_, ref) => ref !== null);
  const visited = new Set<string | null>();
  for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    visited.add((await focused(page)).ref);
    await page.keyboard.press(arrow);
  }
  expect(visited.size).toBeGreaterThan(1);
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    if (/Move to/.test((await focused(page)).name)) break;
    await page.keyboard.press(arrow);
  }
  expect((await focused(page)).name).toMatch(/Move to/);
  await typist.answerBy('Enter');
}

/** Somebody who types. */
class Typist {
  readonly page: Page;
  /** To look at the same things; it clicks on nothing. */
  readonly player: Player;
  answers = 0;

  constructor(page: Page) {
    this.page = page;
    this.player = new Player(page);
  }

  async asked(): Promise<void> {
    await this.page.locator('[data-question]').waitFor();
  }

  /** These keys answer what is asked, or change it. */
  async answerBy(...keys: readonly string[]): Promise<void> {
    const before = await this.#fingerprint();
    for (const key of keys) await this.page.keyboard.press(key);
    await expect.poll(() => this.#fingerprint(), soon).not.toBe(before);
    await this.player.isOpen();
    this.answers += 1;
  }

  /** Whatever is asked: with Enter if something waits for it, with a number if there are several, else the turn is ended. */
  async answer(): Promise<void> {
    await this.asked();
    if ((await this.player.confirm.count()) > 0) return this.answerBy('Enter');
    if ((await this.player.options.count()) > 0) return this.answerBy('1');
    await this.answerBy('e', 'Enter');
  }

  /** The question and what stands in the log: an answer that is taken back leads to the same question. */
  #fingerprint(): Promise<string> {
    return this.page.evaluate(() => {
      const question = document.querySelector('[data-question]')?.getAttribute('data-question');
      return `${question} ${document.querySelector('#table-log')?.textContent}`;
    });
  }
}

interface Focused {
  readonly name: string;
  /** What place of the board it is. */
  readonly ref: string | null;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return { name, ref: element?.getAttribute('data-ref') ?? null };
  });
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, isThere: (name: string, ref: string | null) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const { name, ref } = await focused(page);
    if (isThere(name, ref)) return;
  }
  throw new Error('Tab does not lead there.');
}
