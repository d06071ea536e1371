import { expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { beginOnline } from './support/begin.ts';
import { Clicker } from './support/clicker.ts';
import { opened } from './support/opened.ts';

const here = opened();

/** Collects what the policy of the page keeps back, in every window and over every reload. */
async function keepBack(page: Page): Promise<string[]> {
  const kept: string[] = [];
  await page.exposeFunction('keptBack', (what: string) => kept.push(what));
  await page.addInitScript(() => {
    const { keptBack } = globalThis as unknown as { keptBack(what: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      keptBack(`${violatedDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  return kept;
}

test('nothing of the page is kept back by its policy', async () => {
  const visitor = await here.newcomer({ settings: { name: 'Ada' }, serviceWorkers: 'allow' });
  const { page } = visitor;
  const kept = await keepBack(page);
  await visitor.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['/settings', '/games', '/scores', '/rules/endure', '/rules/endeavours', '/about']) {
    await visitor.open(path);
    await page.locator('main').waitFor();
  }
  for (const game of ['endure', 'horde', 'renegades', 'endeavours']) {
    await visitor.open(`/new/${game}`);
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);
    await page.locator('[data-question]').first().waitFor({ state: 'attached' });
    if (game === 'endure') await new Clicker(page).answer(2);
  }
  const id = await beginOnline(page, here.house.url, { setup: { survivors: 3 }, seats: {} });
  await visitor.open(`/match/${id}`);
  await new Clicker(page).answer(2);
  await page.goto(`${here.house.url}/api/docs`);
  await page.getByText('Say who you are').first().waitFor();
  // Our schemas ask once whether they may compile themselves, and do without.
  expect(kept.filter(what => !what.startsWith('script-src: eval'))).toEqual([]);
});
