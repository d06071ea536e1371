import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { beforeEnemies, bring } from '../support/journals.ts';
import { clickOn } from '../support/mouse.ts';
import { opened, soon } from '../support/opened.ts';
import { Player } from '../support/player.ts';

const here = opened();

test('a mission can be begun and played with the keyboard alone', async () => {
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
  await findsItsWay(typist);
  await walksOverTheBoard(typist);
  await typist.answerBy('e', 'Enter');
  while (typist.answers < 13) await typist.answer();
  await visitor.leave();
});

test.each([
  ['with keys', { pause: ' ', step: 'ArrowRight', skip: 'Escape' }],
  ['with the mouse', undefined],
])('what happens by itself is paused, stepped and skipped %s', async (_, keys) => {
  const visitor = await here.newcomer({ settings: { speed: 'normal' } });
  const { page } = visitor;
  await visitor.open('/');
  await bring(page, beforeEnemies(20, { seed: 286 }));
  const typist = new Typist(page);
  await typist.asked();
  await page.keyboard.press('e');
  await typist.player.confirm.click();

  const bar = page.getByRole('region', { name: 'What happens now' });
  const button = (name: string) => bar.getByRole('button', { name });
  const at = async () => Number.parseInt(await bar.getByText(/^\d+ of \d+$/).innerText(), 10);
  const press = (key: string | undefined, name: string) =>
    key === undefined ? clickOn(button(name)) : page.keyboard.press(key);
  await button('Pause').waitFor();
  await press(keys?.pause, 'Pause');
  await button('Go on').waitFor();
  const paused = await at();
  await page.waitForTimeout(1_000); // Longer than one thing is shown.
  expect(await at()).toBe(paused);
  await press(keys?.step, 'Next step');
  await expect.poll(at, soon).toBe(paused + 1);
  await press(keys?.pause, 'Go on');
  await expect.poll(at, soon).toBeGreaterThan(paused + 1);
  expect(await page.locator('[data-question]').count()).toBe(0);
  await press(keys?.pause, 'Pause');
  await press(keys?.skip, 'Skip to the end');
  await typist.asked();
  expect(await bar.count()).toBe(0);
  await visitor.leave();
});

test('the main odds stand beside what is chosen, and all of them are a key away', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  const chances = [0.5, 0.25, 0.15, 0.1].map((share, value) => [value, share]);
  const spread = { mean: 0.85, chances };
  const odds = { kills: spread, damage: spread, resolve: spread, jam: spread };
  await page.route('**/odds', route => route.fulfill({ json: { odds } }));
  await visitor.open('/');
  await page.getByRole('button', { name: 'Start the tutorial' }).press('Enter');
  const typist = new Typist(page);
  await typist.asked();
  await page.keyboard.press('e');
  const list = page.getByRole('list', { name: 'What may come of it' });
  await list.waitFor();
  const shares = async () => (await list.locator('b').allInnerTexts()).join(' ');
  expect(await shares()).toBe('50% 25% 10% 50% 25%');
  await page.keyboard.press('o');
  await expect.poll(shares, soon).toBe('50% 25% 10% 50% 25% 50% 50%');
  await page.keyboard.press('o');
  await expect.poll(shares, soon).toBe('50% 25% 10% 50% 25%');
  await visitor.leave();
});

/** Opens a verb and leaves it, moves by a letter and a number, takes it back, does it once more, and moves on and back. */
async function goesBackAndTakesItAgain(typist: Typist): Promise<void> {
  const { page, player } = typist;
  const before = await player.card.innerText();
  await page.keyboard.press('m');
  await player.card.getByRole('heading', { name: 'Move', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => player.card.innerText(), soon).toBe(before);

  await page.keyboard.press('m');
  const first = await player.options.first().locator('span').innerText();
  await typist.answerBy('1');
  const after = await player.card.innerText();
  expect(after).not.toBe(before);
  await expect.poll(() => undoTitle(typist), soon).toBe(`Undo: ${first}`);
  await typist.answerBy('z');
  expect(await player.card.innerText()).toBe(before);
  await typist.answerBy('Shift+Z');
  expect(await player.card.innerText()).toBe(after);
  await expect.poll(() => undoTitle(typist), soon).toBe(`Undo: ${first}`);

  // The only way is taken at once.
  const hasWays = /\d lit/.test(await player.tiles.filter({ hasText: 'Move' }).innerText());
  await typist.answerBy(...(hasWays ? ['m', '1'] : ['m']));
  await expect.poll(() => undoTitle(typist), soon).not.toBe(`Undo: ${first}`);
  await typist.answerBy('z');
  expect(await player.card.innerText()).toBe(after);
}

/** What would be taken back. */
function undoTitle({ page }: Typist): Promise<string | null> {
  return page.getByRole('button', { name: /^Undo/ }).getAttribute('title');
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

/** To the log, the party, the list of keys, the search, and why something cannot be done. */
async function findsItsWay({ page, player }: Typist): Promise<void> {
  await page.keyboard.press('l');
  await page.locator('#table-log:focus').waitFor();
  await page.keyboard.press('p');
  await page.locator('#table-party:focus').waitFor();

  const blocked = await player.blockedTiles.first().getAttribute('aria-keyshortcuts');
  const dialogs = { F1: 'Keys', '/': 'Rules', [`${blocked?.toLowerCase()}`]: /^Not possible: / };
  for (const [key, name] of Object.entries(dialogs)) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
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
