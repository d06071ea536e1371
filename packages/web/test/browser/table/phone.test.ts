import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { opened } from '../support/opened.ts';
import { phone, type Visitor } from '../support/visitor.ts';

/** For a finger, in CSS pixels. */
const least = 44;

const here = opened();

describe('on a phone', () => {
  test('the first turns of the tutorial are played with a finger', async () => {
    const visitor = await here.newcomer({ ...phone, settings: { showsHints: true } });
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('button', { name: 'Start the tutorial' }).tap();
    await page.waitForURL(/\/match\//);
    await page.locator('#table-decision').waitFor();

    await checkTable(visitor);
    await page.getByRole('button', { name: 'Got it' }).tap();
    const clicker = new Clicker(page, { taps: true });
    const round = page.getByRole('region', { name: 'Phases' });
    await round.waitFor();
    for (let i = 0; i < 9; i++) {
      await clicker.answer();
      await checkTable(visitor);
    }
    await visitor.leave();
  });

  test('a lit place on the board is chosen by a tap', async () => {
    const visitor = await here.newcomer(phone);
    const { page } = visitor;
    await startTutorial(visitor);
    const clicker = new Clicker(page);
    const before = await clicker.question();
    const lit = page.getByRole('list', { name: /./ }).getByRole('button').first();
    await lit.tap();
    await page.waitForFunction(
      asked =>
        document.querySelector('[data-question]')?.getAttribute('data-question') !== asked ||
        document.querySelector(':is(#table-decision, [data-confirming]) [aria-keyshortcuts="Escape"]') !== null,
      before,
    );
    await visitor.leave();
  });

  test('one part of the table is shown at a time, and each is a tap away', async () => {
    const visitor = await here.newcomer(phone);
    const { page } = visitor;
    await startTutorial(visitor);
    const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
    const parts = { Party: '#table-party', Dice: '#table-dice', Log: '#table-log', Board: '#table-decision' };
    for (const [name, part] of Object.entries(parts)) {
      await tabs.getByRole('button', { name }).tap();
      await page.locator(part).waitFor();
      expect(await tabs.getByRole('button', { name }).getAttribute('aria-current')).toBe('page');
      await checkTable(visitor);
    }
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await tabs.getByRole('button', { name: 'Rules' }).tap();
    await checkSheet(visitor, 'Rules');
    await page.getByRole('button', { name: 'Phase and goals' }).tap();
    await checkSheet(visitor, 'Phase and goals');
    await visitor.leave();
  });

  test('no screen is wider than the phone', async () => {
    const visitor = await here.newcomer(phone);
    for (const path of [
      '/',
      '/new/endure',
      '/games',
      '/rules/endure',
      '/rules/endure/9',
      '/settings',
      '/about',
      '/x',
    ]) {
      await visitor.open(path);
      await visitor.page.getByRole('heading').first().waitFor();
      await visitor.checkWidth();
    }
    await visitor.leave();
  });
});

async function startTutorial(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.page.getByRole('button', { name: 'Start the tutorial' }).tap();
  await visitor.page.locator('#table-decision').waitFor();
}

/** The table is as high as the screen: nothing of it is to be looked for further down. */
async function checkTable(visitor: Visitor): Promise<void> {
  await visitor.checkWidth();
  const tabs = await visitor.page.getByRole('navigation', { name: 'Parts of the table' }).boundingBox();
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(phone.viewport?.height ?? 0);
  expect(await smallTargets(visitor.page)).toEqual([]);
}

async function checkSheet({ page }: Visitor, title: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(await smallTargets(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await sheet.waitFor({ state: 'detached' });
}

/** What a finger would miss. The number of a rule inside a sentence is no target of its own: its row is. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(size => {
    const isSeen = (box: DOMRect) => box.width > 0 && box.height > 0;
    // What lies around it may belong to it: a whole sheet answers to the name on it.
    const answersAround = (each: HTMLElement) => getComputedStyle(each, '::after').position === 'absolute';
    return [...document.querySelectorAll<HTMLElement>('button:enabled, select, nav a')]
      .filter(each => !(each.getAttribute('aria-haspopup') === 'dialog' && /^[A-Z]+-/.test(each.innerText)))
      .filter(each => !answersAround(each))
      .map(each => ({ name: each.innerText || each.ariaLabel, box: each.getBoundingClientRect() }))
      .filter(({ box }) => isSeen(box) && (box.width < size - 0.5 || box.height < size - 0.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }, least);
}
