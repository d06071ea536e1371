import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { beforeEnemies, bring } from '../support/journals.ts';
import { opened } from '../support/opened.ts';

const here = opened();

test('what happened since one’s last answer can be read in one piece, until the next', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.open('/');
  await bring(page, beforeEnemies(1, { seed: 0 }));
  const clicker = new Clicker(page);
  await clicker.card.waitFor();
  const button = page.getByRole('button', { name: 'What happened since your last turn' });
  expect(await button.count()).toBe(0);

  await answerBy(page, clicker, 'e');
  await button.click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  expect(await lines.first().innerText()).toContain('The Enemy phase begins.');
  expect(await lines.count()).toBeGreaterThanOrEqual(5);
  await page.keyboard.press('Escape');

  await answerBy(page, clicker, 'n', '1');
  expect(await button.count()).toBe(0);
  await visitor.leave();
});

test('who presses twice answers once', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.open('/');
  await bring(page, beforeEnemies(1, { seed: 0 }));
  const clicker = new Clicker(page);
  await clicker.card.waitFor();
  await page.keyboard.press('e');
  await clicker.take.waitFor();
  const before = await clicker.question();
  await clicker.take.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => clicker.question()).not.toBe(before);
  await page.waitForTimeout(300);
  expect(await page.getByRole('alert').count()).toBe(0);
  await visitor.leave();
});

/** Presses keys, and what takes the answer if it is to be confirmed. */
async function answerBy(page: Page, clicker: Clicker, ...keys: readonly string[]): Promise<void> {
  const before = await clicker.question();
  for (const key of keys) await page.keyboard.press(key);
  if ((await clicker.question()) === before && (await clicker.take.isVisible())) await clicker.take.click();
  await expect.poll(() => clicker.question()).not.toBe(before);
}
