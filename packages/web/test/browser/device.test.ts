import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { Clicker } from './support/clicker.ts';
import { opened } from './support/opened.ts';
import type { Visitor } from './support/visitor.ts';

const here = opened();

describe('without a server and without a connection', () => {
  test('two people play around one screen, and nothing is lost', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada', coversSeats: true }, serviceWorkers: 'allow' });
    const { page, context } = visitor;
    await visitor.open('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await here.house.kill();

    await page.reload();
    await page.getByText('The server cannot be reached at the moment').waitFor();
    await page.getByRole('link', { name: 'New game of Endure the Stars' }).click();
    await seatSomebody(page, 'Bo');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);

    const clicker = new Clicker(page);
    const met = await playCovered(page, clicker, 14);
    expect(met.toSorted()).toEqual(['Ada', 'Bo']);

    const { log, party } = await standing(page);
    await clicker.answer();
    await uncover(page);
    const before = await standing(page);
    await page.reload();
    await uncover(page);
    expect(await standing(page)).toEqual(before);

    await undoOne(page);
    const undone = await standing(page);
    expect(undone).toMatchObject({ log, party });
    await page.reload();
    await uncover(page);
    expect(await standing(page)).toEqual(undone);

    await page.goto(`${here.house.url}/games`);
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();

    expectOnlyMissed(visitor);
    await visitor.leave();
  });
});

describe('a full disk', () => {
  beforeAll(() => here.house.start());

  test('is told; the game stands as before, can be saved as a file and goes on once there is room', async () => {
    const visitor = await here.newcomer({ settings: { name: 'Ada' } });
    const { page } = visitor;
    await page.route(/\/assets\/worker-.*\.js$/, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${fillableDisk}\n${await response.text()}` });
    });
    await visitor.open('/new/endure');
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/device\//);
    const clicker = new Clicker(page);
    await clicker.answer(2);
    const before = await standing(page);

    await setDisk(page, 'full');
    await page.getByRole('button', { name: /^End turn/ }).click();
    if (await clicker.take.isVisible()) await clicker.take.click();
    await page.getByText('The disk is full, so this could not be stored.').waitFor();
    expect(await standing(page)).toEqual(before);

    const url = page.url();
    await page.goto(`${here.house.url}/games`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const journal = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(journal.entries).toHaveLength(2);

    await page.goto(url);
    expect(await standing(page)).toEqual(before);
    await setDisk(page, 'roomy');
    await clicker.answer();
    expect(await clicker.question()).not.toBe(before.question);
    await visitor.leave();
  });
});

/** The second of the seats is somebody else's, who sits at the same screen. */
async function seatSomebody(page: Page, name: string): Promise<void> {
  await page
    .getByRole('combobox', { name: /^Who plays/ })
    .nth(1)
    .selectOption({ label: 'Someone here' });
  await page.getByRole('textbox', { name: /^Name of the person/ }).fill(name);
}

/** Plays on and passes the screen whenever the page says so; tells to whom it was passed. */
async function playCovered(page: Page, clicker: Clicker, answers: number): Promise<string[]> {
  const met = new Set<string>();
  for (let i = 0; i < answers; i++) {
    const name = await uncover(page);
    if (name !== undefined) met.add(name);
    await clicker.answer();
  }
  await uncover(page);
  return [...met];
}

/** Says that the next person is there, if the table is covered. Nothing of it is shown before. */
async function uncover(page: Page): Promise<string | undefined> {
  const ready = page.getByRole('button', { name: /^I am / });
  const board = page.locator('#table-board');
  await ready.or(board).first().waitFor();
  if (!(await ready.isVisible())) return undefined;
  expect(await board.count()).toBe(0);
  const name = (await ready.innerText()).match(/I am (\S+)/)?.[1];
  await ready.click();
  await board.waitFor();
  return name;
}

async function standing(page: Page): Promise<{ question: string | undefined; log: string; party: string }> {
  const text = async (id: string) => (await page.locator(id).innerText()).replace(/\s+/g, ' ');
  await page.locator('#table-decision').waitFor();
  return {
    question: await new Clicker(page).question(),
    log: (await page.locator('#table-log li').first().innerText()).replace(/\s+/g, ' '),
    party: await text('#table-party'),
  };
}

async function undoOne(page: Page): Promise<void> {
  const question = await new Clicker(page).question();
  await page.getByRole('button', { name: /^Undo/ }).click();
  const goBack = page.getByRole('button', { name: 'Go back', exact: true });
  await page.waitForTimeout(300);
  if (await goBack.isVisible()) await goBack.click();
  await uncover(page);
  await page.waitForFunction(
    asked => document.querySelector('[data-question]')?.getAttribute('data-question') !== asked,
    question,
  );
}

/** A browser says whenever something could not be fetched; nothing else may have gone wrong. */
function expectOnlyMissed({ complaints }: Visitor): void {
  const others = complaints.splice(0).filter(line => !line.startsWith('Failed to load resource: net::ERR_'));
  expect(others).toEqual([]);
}

/** Stands before the worker's own script: a disk that is full when a page says so. */
const fillableDisk = `
  let isFull = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => { isFull = data === 'full'; };
  for (const name of ['add', 'put']) {
    const write = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...values) {
      if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return write.apply(this, values);
    };
  }
`;

async function setDisk(page: Page, state: 'full' | 'roomy'): Promise<void> {
  await page.evaluate(async told => {
    const channel = new BroadcastChannel('disk');
    channel.postMessage(told);
    await new Promise(resolve => setTimeout(resolve, 100));
    channel.close();
  }, state);
}
