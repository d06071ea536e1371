import { readFile } from 'node:fs/promises';
import { Client } from '@starboard/server/client';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { opened } from '../support/opened.ts';
import { phone } from '../support/visitor.ts';

const here = opened();

async function joined(name: string): Promise<Client> {
  const { token } = await new Client(here.house.url).join(name);
  return new Client(here.house.url, { token });
}

/** Becomes in this browser whoever plays by this client. */
async function become(page: Page, client: Client): Promise<void> {
  const { code } = await client.carryCode();
  await page.goto(`${here.house.url}/carry/${code}`);
  await page.getByRole('button', { name: /^Yes|^Oui/ }).click();
  await page.waitForURL('**/games');
}

const three = { game: 'endure', setup: { survivors: ['captain-a', 'marine-a', 'medic-a'] } };

async function beginTogether(host: Client, other: Client): Promise<string> {
  const { id, invitations } = await host.begin({ ...three, seats: { 'marine-a': 'invite' } });
  await other.claim(id, invitations['marine-a']!);
  return id;
}

const isRefused = /status of 4(?:01|04|10)/;

test('a game is deleted by its host after a question; whoever sits at its table is told in words', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const id = await beginTogether(ada, ben);
  const [hers, his] = [await here.newcomer(), await here.newcomer(phone)];
  await become(his.page, ben);
  expect(await his.page.getByRole('button', { name: 'Delete for everybody' }).count()).toBe(0);
  await his.open(`/match/${id}`);
  await his.page.getByRole('button', { name: /^Undo/ }).first().waitFor();

  await become(hers.page, ada);
  await hers.page.evaluate(match => localStorage.setItem(`starboard.since.${match}`, '3'), id);
  await hers.page.getByRole('button', { name: 'Delete for everybody' }).click();
  const dialog = hers.page.getByRole('dialog', { name: 'Delete this game for everybody?' });
  await dialog.getByText('Ben sits there, too, and loses it.').waitFor();
  await hers.checkAccessible();
  await hers.page.keyboard.press('Escape');
  expect(await ada.matches()).toHaveLength(1);
  await hers.page.getByRole('button', { name: 'Delete for everybody' }).click();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await hers.page.getByRole('heading', { name: 'No games yet' }).waitFor();
  expect(await hers.page.evaluate(match => localStorage.getItem(`starboard.since.${match}`), id)).toBeNull();

  await his.page.getByRole('heading', { name: 'This game was deleted' }).waitFor();
  await his.checkAccessible();
  await his.checkWidth();
  await his.page.getByRole('link', { name: 'My games' }).first().click();
  await his.page.getByRole('heading', { name: 'No games yet' }).waitFor();
  await his.open(`/match/${id}`);
  await his.page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  await hers.leave();
  await his.leave(isRefused);
});

test('a game that is put away comes back as easily', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  await beginTogether(ada, ben);
  const visitor = await here.newcomer();
  const { page } = visitor;
  await become(page, ben);
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.getByText('This game is put away.').waitFor();
  await page.getByText('No game is like that at the moment.').waitFor();
  await page.getByRole('button', { name: 'Put back into the list' }).click();
  await page.getByRole('listitem').filter({ hasText: 'with Ada' }).waitFor();
  expect((await ben.matches()).map(({ putAway }) => putAway)).toEqual([false]);
  await visitor.leave();
});

test('a device is signed out by another, and is new then: no name, no seats, no complaint', async () => {
  const ada = await joined('Ada');
  await ada.begin(three);
  const [laptop, handy] = [await here.newcomer(), await here.newcomer(phone)];
  await become(laptop.page, ada);
  await become(handy.page, ada);
  await handy.page.getByRole('listitem').first().waitFor();

  await laptop.open('/settings');
  const panel = laptop.page.locator('section').filter({ hasText: 'Your devices' });
  const rows = panel.getByRole('listitem');
  await rows.nth(2).waitFor();
  expect(await rows.filter({ hasText: 'This device' }).count()).toBe(1);
  expect(await rows.first().innerText()).toMatch(/Another device\s+added on .*20\d\d · last here on .*20\d\d/);
  await rows.first().getByRole('button', { name: 'Sign out' }).click();
  await panel.getByText('Signed out').waitFor();
  expect(await rows.count()).toBe(2);
  await laptop.checkAccessible();

  await handy.open('/games');
  await handy.page.getByRole('heading', { name: 'No games yet' }).waitFor();
  expect(await handy.page.evaluate(() => JSON.parse(localStorage.getItem('starboard.settings')!).name)).toBe('');
  expect(await handy.page.evaluate(() => document.cookie)).not.toContain('starboard-known');
  await handy.open('/settings');
  await handy.page.getByRole('heading', { name: 'On this device' }).waitFor();
  expect(await handy.page.getByText('Your devices').count()).toBe(0);

  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await rows.nth(1).waitFor({ state: 'detached' });
  await expect(ada.me()).rejects.toMatchObject({ code: 'no-player' });
  await panel.getByRole('button', { name: 'Sign out' }).click();
  const dialog = laptop.page.getByRole('dialog');
  await dialog.getByText('You have no other device').waitFor();
  await dialog.getByRole('button', { name: 'Sign out here' }).click();
  await laptop.page.waitForURL(`${here.house.url}/`);
  expect(await laptop.page.evaluate(() => document.cookie)).not.toContain('starboard-known');
  await laptop.leave();
  await handy.leave(isRefused);
});

test('somebody has themselves deleted, on all devices, after having read what will be gone', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const id = await beginTogether(ada, ben);
  await ada.say(id, 'Hello');
  const [visitor, french] = [await here.newcomer(phone), await here.newcomer({ settings: { language: 'fr' } })];
  const { page } = visitor;
  await become(page, ada);
  await become(french.page, ada);
  await visitor.open('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ name: 'Ada', matches: [{ id }], said: [{ text: 'Hello' }] });
  await page.getByRole('button', { name: 'Delete yourself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete yourself from this server?' });
  await dialog.getByText('Games with others go on without you').waitFor();
  await visitor.checkAccessible();
  await visitor.checkWidth();
  await dialog.getByRole('button', { name: 'Delete me for good' }).click();
  await page.waitForURL(`${here.house.url}/`);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('starboard.settings')!).name)).toBe('');
  await visitor.open('/games');
  await page.getByRole('heading', { name: 'No games yet' }).waitFor();

  const { table, chat } = await ben.look(id);
  expect(table).toMatchObject({ host: true, seats: [{ held: 'nobody' }, { name: 'Ben' }, { held: 'nobody' }] });
  expect(chat).toMatchObject([{ name: '', text: 'Hello' }]);
  await french.open('/settings');
  await expect.poll(() => french.page.getByLabel('Votre nom').inputValue()).toBe('');
  await french.open('/games');
  await french.page.getByRole('heading', { name: 'Pas encore de partie' }).waitFor();
  await visitor.leave();
  await french.leave(isRefused);
});
