import { readFile } from 'node:fs/promises';
import { Client } from '@starboard/server/client';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { breakDrawings } from './support/broken.ts';
import { Clicker } from './support/clicker.ts';
import { beforeEnemies, bring, playedOut } from './support/journals.ts';
import { opened } from './support/opened.ts';
import type { Visitor } from './support/visitor.ts';

const here = opened();
let visitor: Visitor;

describe('an address that leads nowhere', () => {
  const nowhere = [
    ['/no/such/page', 'There is nothing here'],
    ['/new/chess', 'There is nothing here'],
    ['/match/AAAAAAAAAAAAAAAAAAAAAA', 'There is no such game'],
    ['/match/cut', 'There is no such game'],
    ['/match/AAAAAAAAAAAAAAAAAAAAAA/lobby', 'Who sits where'],
    ['/device/gone', 'There is no such game'],
    ['/replay/device/gone', 'There is no replay to show'],
    ['/replay/match/AAAAAAAAAAAAAAAAAAAAAA', 'There is no replay to show'],
    ['/rules/endure/ETS-NONE-99', 'There is no rule or chapter'],
  ] as const;

  test.each(nowhere)('%s says so, and how to go on', async (path, title) => {
    visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open(path);
    await page.getByText(title).first().waitFor();
    expect(await page.getByRole('link').count()).toBeGreaterThan(0);
    expect(await codesRead(page)).toEqual([]);
    await leaveForgiving(visitor, /status of 404/);
  });

  test('a seat link that does not work says so', async () => {
    visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    const match = await beginOnline(visitor);
    await visitor.open(`/join/${match}/wrong`);
    const sit = page.getByRole('button', { name: 'Sit down' });
    const refused = page.getByRole('heading', { name: 'There is no such seat' });
    await sit.or(refused).or(page.locator('#table-decision')).first().waitFor();
    // Whoever sits there already is led to the table.
    expect(page.url()).toContain(`/match/${match}`);

    const stranger = await here.newcomer();
    await stranger.open(`/join/${match}/wrong`);
    await stranger.page.getByRole('heading', { name: 'There is no such seat' }).waitFor();
    // The code is for whoever looks into the page; people read words.
    await stranger.page.locator('[data-code="bad-key"]').waitFor();
    expect(await codesRead(stranger.page)).toEqual([]);
    await leaveForgiving(stranger, /status of 4\d\d/);
    await leaveForgiving(visitor, /status of 4\d\d/);
  });
});

const asksToWait = {
  status: 429,
  json: { code: 'too-many-requests', message: 'Wait.' },
  headers: { 'retry-after': '1' },
};

describe('a server that asks to wait', () => {
  test.each(['', '/lobby'])('/match/…%s says so instead of nothing, and opens by itself later', async rest => {
    visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await visitor.loseSockets();
    const match = await beginOnline(visitor);
    let isBusy = true;
    await page.route('**/stream*', route => (isBusy ? route.fulfill(asksToWait) : route.continue()));
    await visitor.open(`/match/${match}${rest}`);
    await page.locator('[data-code="too-many-requests"]').waitFor();
    await page
      .getByText(/^Too much was asked of the server at once\. .* by (itself|themselves) in a moment\.$/)
      .waitFor();
    isBusy = false;
    const there = rest === '' ? page.locator('#table-decision') : page.locator('main li').first();
    await there.waitFor();
    expect(await page.locator('[data-code]').count()).toBe(0);
    await leaveForgiving(visitor, /status of 429/);
  });

  test('a table that was open says so when it comes back, and goes on by itself', async () => {
    visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await visitor.loseSockets();
    const match = await beginOnline(visitor);
    await visitor.open(`/match/${match}`);
    await page.locator('#table-decision').waitFor();
    await page.route('**/stream*', route => route.fulfill(asksToWait));
    await here.house.kill();
    await here.house.start();
    const busy = page.getByText('Your last answer is stored. Too much was asked of the server at once');
    await busy.waitFor();
    await page.unroute('**/stream*');
    await busy.waitFor({ state: 'detached' });
    await leaveForgiving(visitor, /status of 429|ERR_/);
  });

  test('a replay says so, and opens by itself later', async () => {
    visitor = await here.newcomer();
    const { page } = visitor;
    const { token } = await new Client(here.house.url).join();
    const { id } = await new Client(here.house.url, { token }).bringReplay(playedOut());
    await page.route('**/replay', route => route.fulfill(asksToWait));
    await visitor.open(`/replay/match/${id}`);
    await page.getByText('Too much was asked of the server at once. The replay opens by itself in a moment.').waitFor();
    await page.unroute('**/replay');
    await page.getByRole('slider').first().waitFor();
    await leaveForgiving(visitor, /status of 429/);
  });
});

describe('something broken', () => {
  test('the page says so, and its report holds the set-up and the journal', async () => {
    visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    const journal = beforeEnemies(4, { seed: 0 });
    await bring(page, journal);
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await page.evaluate(breakDrawings);
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^End turn/ })
      .click();
    if (await clicker.take.isVisible()) await clicker.take.click();

    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
    expect(await codesRead(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a report' }).click(),
    ]);
    const report = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(report).toMatchObject({ problem: 'Broken on purpose.', match: { game: 'endure', setup: journal.setup } });
    expect(report.match.entries.length).toBeGreaterThan(journal.entries.length);

    await page.getByRole('button', { name: 'Load again' }).click();
    await clicker.card.waitFor();
    await leaveForgiving(visitor, /Broken on purpose/);
  });

  test('a browser that keeps nothing is told so before a game is begun in it', async () => {
    visitor = await here.newcomer();
    const { page } = visitor;
    await page.route(/\/assets\/worker-.*\.js$/, async route => {
      const response = await route.fetch();
      const body = `Object.defineProperty(self, 'indexedDB', { value: undefined });\n${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await visitor.open('/new/endure');
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('This browser cannot store games').waitFor();
    await visitor.leave();
  });

  test('a browser that is too old is told so', async () => {
    visitor = await here.newcomer();
    await visitor.context.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'toSorted');
    });
    await visitor.open('/');
    await visitor.page.getByRole('heading', { name: 'This browser is too old' }).waitFor();
    await visitor.context.close();
  });
});

describe('without the server', () => {
  test('the shelf says so, and games on this device go on', async () => {
    visitor = await here.newcomer();
    const { page } = visitor;
    await page.route('**/api/**', route => route.abort());
    await visitor.open('/');
    await page.getByText('The server cannot be reached at the moment.').waitFor();
    await page.getByRole('button', { name: 'Start the tutorial' }).click();
    await page.waitForURL(/\/device\//);
    await new Clicker(page).answer(2);
    await leaveForgiving(visitor, /net::ERR_FAILED/);
  });
});

async function beginOnline({ page }: Visitor): Promise<string> {
  await page.goto(`${here.house.url}/new/endure`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/match\//);
  return page.url().split('/').at(-1) ?? '';
}

/** The codes of what went wrong that stand on the page to be read. */
function codesRead(page: Page): Promise<string[]> {
  return page
    .locator('[data-code]')
    .evaluateAll(all =>
      all
        .map(each => each.getAttribute('data-code') ?? '')
        .filter(code => document.body.innerText.toLowerCase().includes(code.toLowerCase())),
    );
}

/** Of what the browser complained of, this was to be expected. */
async function leaveForgiving({ context, complaints }: Visitor, expected: RegExp): Promise<void> {
  await context.close();
  expect(complaints.filter(line => !expected.test(line))).toEqual([]);
}
