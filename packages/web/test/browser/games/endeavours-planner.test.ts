import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { bring, rocketReady } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { type Guest, phone } from '../support/visitor.ts';

const here = opened();

async function seated(guest?: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, rocketReady());
  await visitor.page.locator('#table-decision').waitFor();
  return visitor;
}

const rocketAt = (page: Page, place: string) => page.locator(`[data-ref="stack:2"][aria-label^="Rocket, ${place}"]`);

test('a rocket, a destination, a route: it flies, and stands where the plan said', async () => {
  const visitor = await seated();
  const { page } = visitor;
  await rocketAt(page, 'Low Earth Orbit').click();
  const plan = page.getByRole('region', { name: 'Rocket' });
  await plan.getByText('First there').waitFor();
  await plan.getByRole('searchbox').fill('deim');
  await plan.getByRole('button', { name: /^Deimos/ }).click();
  const cheapest = plan.getByRole('button', { name: /cheapest/ });
  await cheapest.click();
  expect(await cheapest.getAttribute('aria-pressed')).toBe('true');
  await visitor.checkAccessible('#table-board');
  await plan.getByRole('button', { name: 'Fly year 2: Earth Outer Hohmann' }).click();
  await rocketAt(page, 'Earth Outer Hohmann').waitFor();
  await plan.getByText('Year 1 of 3').waitFor();
  await plan.getByText('It sets out in year 3.').waitFor();
  await plan.getByRole('button', { name: 'Elsewhere' }).click();
  await page.keyboard.press('Escape');
  await plan.waitFor({ state: 'detached' });
  await visitor.leave();
});

test('on a phone the plan is a sheet, and the map above it is touched', async () => {
  const visitor = await seated(phone);
  const { page } = visitor;
  await rocketAt(page, 'Low Earth Orbit').tap();
  await page.getByRole('region', { name: 'Rocket' }).waitFor();
  await page.getByRole('button', { name: 'Unfold the plan' }).tap();
  await visitor.checkWidth();
  await visitor.checkAccessible('#table-board');
  await visitor.leave();
});
