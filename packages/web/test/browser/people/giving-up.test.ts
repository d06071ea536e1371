import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { bring } from '../support/journals.ts';
import { opened } from '../support/opened.ts';

const here = opened();

test('a match on this device is given up at its table; list, replay, file and server tell so', async () => {
  const visitor = await here.newcomer({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await visitor.open('/new/endure');
  await page.getByText('On this device', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/device\//);
  await new Clicker(page).answer(2);
  await giveUp(page);
  await expectGivenUp(page);
  await visitor.checkAccessible();
  await page.reload();
  await expectGivenUp(page);

  await visitor.open('/games');
  const row = page.getByRole('listitem').filter({ hasText: 'It was given up.' });
  expect(await row.innerText()).toContain('lost');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ ended: { winners: [], reason: { key: 'ended.resigned' } } });
  expect(file.entries).toHaveLength(2);

  await row.getByRole('link', { name: 'Replay' }).click();
  await expectFilm(page, 'dice checked against the seed', 'It was given up.');
  const joined = await page.request.post(`${here.house.url}/api/players`, { data: { name: 'Ada' } });
  expect(joined.ok()).toBe(true);
  const brought = await page.request.post(`${here.house.url}/api/replays`, { data: file });
  await visitor.open(`/replay/match/${(await brought.json()).id}`);
  await expectFilm(page, 'dice checked against the seed', 'It was given up.');
  await visitor.leave();

  const french = await here.newcomer({ settings: { language: 'fr' } });
  await french.open('/games');
  await bring(french.page, file);
  expect(french.page.url()).toContain('/replay/device/');
  await expectFilm(french.page, 'dés vérifiés', 'La partie a été abandonnée.');
  await french.open('/games');
  await french.page.getByText('La partie a été abandonnée.').waitFor();
  await french.leave();
});

/** It is asked twice, and can be thought better of in between. */
async function giveUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'People at the table' });
  const yes = dialog.getByRole('button', { name: 'Give up' });
  await page.getByRole('button', { name: /seats · / }).click();
  await yes.click();
  await dialog.getByText('The match is over, and lost. This cannot be taken back.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await yes.click();
  await yes.click();
  await dialog.waitFor({ state: 'detached' });
}

async function expectGivenUp(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { name: 'It was given up.' }).waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
  expect(await new Clicker(page).question()).toBeUndefined();
}

/** Everything in it is true, and at its last step stands how it ended. */
async function expectFilm(page: Page, proof: string, ending: string): Promise<void> {
  await page.getByText(proof).waitFor();
  await page.keyboard.press('End');
  await page.getByText(ending).waitFor();
}
