import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { bring, endedBy, rocketReady } from '../support/journals.ts';
import { opened, soon } from '../support/opened.ts';
import type { Visitor } from '../support/visitor.ts';

const here = opened();

const headings = (page: Page) => page.getByRole('region', { name: 'Log' }).locator('h3').allInnerTexts();
const four = { survivors: ['captain-a', 'marine-a', 'medic-a', 'scout-a'], firstPlayer: 'captain-a' };

async function joined(name: string): Promise<Client> {
  const { token } = await new Client(here.house.url).join(name);
  return new Client(here.house.url, { token });
}

/** Goes to a match as whoever plays by this client. */
async function goTo({ page }: Visitor, match: string, client: Client): Promise<void> {
  const { code } = await client.carryCode();
  await page.goto(`${here.house.url}/carry/${code}`);
  await page.getByRole('button', { name: /^Yes/ }).click();
  await page.waitForURL('**/games');
  await page.goto(`${here.house.url}/match/${match}`);
  await page.getByRole('region', { name: 'Log' }).locator('h3').first().waitFor();
}

describe('the log is headed', () => {
  test('“Earlier” over what others did before one came, and by turns over what one does oneself', async () => {
    const [ada, ben] = [await joined('Ada'), await joined('Ben')];
    const { id, invitations } = await ada.begin({ game: 'endure', setup: four, seats: { 'marine-a': 'invite' } });
    const { seat, decision } = (await ada.look(id)).position;
    await ada.answer(id, { decision: decision!.id, answer: 'end', seat });
    await ben.claim(id, invitations['marine-a']!);
    const visitor = await here.newcomer({ settings: { name: 'Ben' } });
    const { page } = visitor;
    await goTo(visitor, id, ben);
    expect(await headings(page)).toEqual(['EARLIER']);
    await new Clicker(page).answer();
    await expect.poll(async () => (await headings(page))[0], soon).toMatch(/^Vega\s+Round 1$/i);
    const before = await headings(page);
    expect(before.at(-1)).toBe('EARLIER');

    await page.reload();
    await page.getByRole('region', { name: 'Log' }).locator('h3').first().waitFor();
    expect(await headings(page)).toEqual(before);
    await visitor.leave();
  });

  test('from the first line on by what is one’s own doing, if nothing was told before', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/new/endeavours');
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/device/*');
    const clicker = new Clicker(page);
    const lines = page.getByRole('region', { name: 'Log' }).locator('li');
    const before = await lines.count();
    for (let tries = 0; tries < 6 && (await lines.count()) === before; tries++) await clicker.answer();
    expect(await lines.count()).toBeGreaterThan(before);
    expect((await headings(page))[0]).not.toMatch(/earlier|so far/i);
    await visitor.leave();
  });
});

test('a replay says of an answer without a line that it was given, in words that fit', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.open('/games');
  const { entries, ...journal } = rocketReady();
  await bring(page, { ...journal, entries, ended: { winners: [], reason: { key: 'ended.resigned' } } });
  await page.getByText('dice checked against the seed').waitFor();
  const text = await page.locator('body').innerText();
  expect(text).toContain('Answered.');
  expect(text).not.toMatch(/You has|Answered: You/);
  await visitor.leave();
});

test.each([
  ['Lost', 'cross', false],
  ['Won', 'check', true],
])('before “%s” stands a %s', async (words, sign, isWon) => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.open('/games');
  await bring(page, endedBy(isWon));
  await page.goto(page.url().replace('/replay/', '/'));
  const end = page.getByRole('region', { name: 'The end' });
  await end.getByText(words, { exact: true }).waitFor();
  expect(
    await end.locator('h2 [data-glyph]').evaluateAll(all => all.map(each => each.getAttribute('data-glyph'))),
  ).toEqual([sign]);
  await visitor.leave();
});
