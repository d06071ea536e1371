import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { Clicker } from './support/clicker.ts';
import { opened } from './support/opened.ts';

const here = opened();
const nightShift = fileURLToPath(new URL('../../../games/endure/examples/night-shift.json', import.meta.url));

describe('a mission of one’s own', () => {
  test('goes from its file to the table of the server, under its own title everywhere', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await visitor.open('/new/endure');
    await page.getByRole('radio').first().waitFor({ state: 'attached' });

    const wrong = JSON.stringify({ id: 'night shift', faction: 'bugs', map: ['POOL@0'] });
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(wrong) });
    const problems = page.getByText(/things are wrong with this mission/).locator('xpath=following-sibling::ul/li');
    await problems.first().waitFor();
    expect(await problems.count()).toBeGreaterThan(5);
    expect(await problems.allInnerTexts()).toContain('faction should be one of: gep, sentry, redeemer.');
    expect(await chosen(page)).toBe('Noisy Neighbours');
    await visitor.checkAccessible();
    await visitor.checkWidth();

    await file.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{ "id"') });
    await page.getByText('This file is no JSON.').waitFor();
    await file.setInputFiles(nightShift);
    await page.getByRole('heading', { level: 1, name: 'Night Shift' }).waitFor();
    await page.getByText('Take the ship’s cat from Medical Bay A').waitFor();
    expect(await page.getByText(/wrong with this mission/).count()).toBe(0);
    await choose(page, 'The Brain');
    await choose(page, 'Night Shift');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Night Shift' }).waitFor();

    await page
      .getByRole('combobox', { name: /^Who plays/ })
      .nth(1)
      .selectOption({ label: 'Invite by link' });
    await page.getByRole('button', { name: 'Start and invite' }).click();
    await page.waitForURL(/\/lobby$/);
    await page.getByRole('heading', { level: 2, name: 'Night Shift' }).waitFor();
    await visitor.checkAccessible();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByText('Night Shift').first().waitFor();
    await page.reload();
    await page.getByText('Night Shift').first().waitFor();
    await visitor.open('/games');
    await page.getByText('Night Shift').first().waitFor();
    await visitor.leave();
  });

  test('that is too large for the server is refused in words; the sheet stays as it is, and this device takes it', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    const written = JSON.parse(await readFile(nightShift, 'utf8'));
    const longest = '星'.repeat(80);
    const wordy = { ...written.objectives[0], words: { en: longest, fr: longest } };
    const missions = Array.from({ length: 12 }, (_, at) => `CG${String(at).padStart(2, '0')}`);
    const after = Object.fromEntries(missions.map(id => [id, { objectives: Array(12).fill(wordy) }]));
    const large = JSON.stringify({ ...written, after });
    await visitor.open('/new/endure');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(large) });
    await page.getByRole('heading', { level: 1, name: 'Night Shift' }).waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('This is larger than the server takes. Nothing was changed.').waitFor();
    expect(await chosen(page)).toBe('Night Shift');
    expect(await (await page.request.get(`${here.house.url}/api/players/me/matches`)).json()).toEqual([]);
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);
    await visitor.leave(/413/);
  });

  test('is played on this device as well', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await visitor.open('/new/endure');
    await page.locator('input[type="file"]').setInputFiles(nightShift);
    await page.getByRole('heading', { level: 1, name: 'Night Shift' }).waitFor();
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);
    const clicker = new Clicker(page);
    await clicker.answer(3);
    await page.reload();
    await clicker.answer();
    await page.getByText('Night Shift').first().waitFor();
    await visitor.open('/games');
    await page.getByText('Night Shift').first().waitFor();
    await visitor.leave();
  });
});

describe('a campaign', () => {
  test('is one of the cards; whom it lacks is proposed; on this device it begins with its first question', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await visitor.open('/new/endure');
    await choose(page, 'Fight of the Sentry');
    await page
      .getByText(/This campaign needs a survivor of this class: Technician/)
      .first()
      .waitFor();
    expect(await page.getByRole('list', { name: 'The missions in order' }).getByRole('listitem').count()).toBe(4);
    await page.getByRole('button', { name: 'Take Cipher, Technician instead of Wren, Scout' }).click();
    expect(await page.getByText(/This campaign needs/).count()).toBe(0);
    await visitor.checkAccessible();

    await choose(page, 'Into the Fire');
    await page.getByText('Sentries', { exact: true }).last().click();
    expect(await page.getByRole('radio', { name: /Fight of the Sentry/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Tull, Engineer Health/ }).click();
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);
    await page.getByText('Which mission comes next?').first().waitFor();
    await visitor.open('/games');
    await page.getByText('Into the Fire').first().waitFor();
    await visitor.leave();
  });

  test('a mission that looks back at another one asks which, and no other does', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/new/endure');
    await choose(page, 'Ever at Our Heels');
    const after = page.getByRole('combobox', { name: 'Played as if after' });
    await after.selectOption({ label: 'Signs of Life' });
    await page.getByText('Use the terminal in Life Support M: no more Life Support Failure').waitFor();
    await choose(page, 'Bug Hunt');
    expect(await after.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true);
    await visitor.leave();
  });
});

describe('on a phone', () => {
  test('a tap on a card closes the list, the arrow keys do not', async () => {
    const visitor = await here.newcomer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await visitor.open('/new/endure');
    const open = page.getByRole('button', { name: /^Show all 25/ });
    await open.click();
    await page.locator('label').filter({ hasText: 'Signs of Life' }).tap();
    await open.waitFor();
    expect(await chosen(page)).toBe('Signs of Life');
    await open.click();
    await page.getByRole('radio', { name: /Signs of Life/ }).press('ArrowDown');
    await page.getByRole('heading', { level: 1, name: 'Bug Hunt' }).waitFor();
    expect(await open.count()).toBe(0);
    await visitor.checkWidth();
    await visitor.leave();
  });
});

async function choose(page: Page, title: string): Promise<void> {
  await page.locator('label').filter({ hasText: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function chosen(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).first().innerText();
}

describe('the sheet', () => {
  test.each(['endure', 'horde', 'renegades', 'endeavours'])(
    'of %s scrolls in its columns, and the page around them does not',
    async game => {
      const visitor = await here.newcomer();
      await visitor.open(`/new/${game}`);
      await visitor.page.getByRole('radio').first().waitFor({ state: 'attached' });
      await visitor.checkHeight();
      await visitor.leave();
    },
  );
});
