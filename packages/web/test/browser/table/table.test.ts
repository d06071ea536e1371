import type { Journal } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Locator, Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { beforeAttack, beforeEnemies, bring, crewsAsked, midBattle } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { type Guest, phone, type Visitor } from '../support/visitor.ts';

const here = opened();

async function seated(journal: Journal, guest?: Guest): Promise<Visitor> {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('[data-question]').waitFor();
  return visitor;
}

const card = (page: Page) => page.locator('#table-decision');
const boxOf = async (target: Locator) => (await target.boundingBox())!;
const tiles = (page: Page) => page.getByRole('toolbar').getByRole('button');

describe('the card', () => {
  const party = crewsAsked('crewAct', { clock: 'quick' });

  test('does not move a tile on which the pointer rests, whatever is told of it', async () => {
    const visitor = await seated(party);
    const { page } = visitor;
    const before = await tiles(page).evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()));
    const odds = card(page).getByRole('list', { name: 'What may come of it' });
    let told = 0;
    for (const tile of await tiles(page).all()) {
      await tile.hover();
      // As long as somebody must rest before odds are asked for, and they come.
      await page.waitForTimeout(1_000);
      told += await odds.count();
      expect(await tiles(page).evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()))).toEqual(
        before,
      );
    }
    expect(told).toBeGreaterThan(0);
    await visitor.leave();
  });

  test('shows nothing over what confirms it, and that covers no hint', async () => {
    const visitor = await here.newcomer({ viewport: { width: 1440, height: 900 }, settings: { showsHints: true } });
    const { page } = visitor;
    await visitor.open('/new/endeavours');
    await page.getByText('On this device').click();
    await page.getByRole('button', { name: /Start/ }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.waitFor();
    const buttons = [
      card(page).getByRole('button', { name: 'Confirm' }),
      ...(await hint.getByRole('button').all()),
      ...(await hint.getByRole('link').all()),
    ];
    const covered = await Promise.all(buttons.map(each => each.evaluate(coversOf)));
    expect(covered.flat()).toEqual([]);
    expect(buttons.length).toBeGreaterThan(2);
    await visitor.leave();
  });

  test('leads back from a question that one’s own answer led to', async () => {
    const visitor = await seated(crewsAsked('walk', { clock: 'quick' }));
    const { page } = visitor;
    const asked = await card(page).getByRole('heading').textContent();
    await card(page).getByRole('button', { name: /^Back/ }).click();
    await expect.poll(() => card(page).getByRole('heading').textContent()).not.toBe(asked);
    expect(await tiles(page).count()).toBeGreaterThan(1);
    await visitor.leave();
  });
});

describe('a verb that was opened', () => {
  const fight = beforeAttack(2, { seed: 0 });
  const opened = (page: Page) =>
    page.getByRole('toolbar').locator('[aria-pressed="true"]').getAttribute('aria-keyshortcuts');
  const open = (page: Page, key: string) => page.getByRole('toolbar').locator(`[aria-keyshortcuts="${key}"]`).click();

  test('is open again after a reload and on the way back, in each tab its own', async () => {
    const visitor = await seated(fight);
    const { page } = visitor;
    const address = page.url();
    await open(page, 'A');
    await page.reload();
    await expect.poll(() => opened(page)).toBe('A');

    const other = await visitor.context.newPage();
    await other.goto(address);
    await open(other, 'M');
    await page.goto(new URL('/settings', address).href);
    await page.goBack();
    await expect.poll(() => opened(page)).toBe('A');
    await other.reload();
    await expect.poll(() => opened(other)).toBe('M');
    await visitor.leave();
  });
});

describe('the keyboard', () => {
  test('walks through the party and out of it again', async () => {
    const visitor = await seated(crewsAsked('walk', { clock: 'quick' }));
    const { page } = visitor;
    await page.keyboard.press('p');
    const party = page.locator('#table-party');
    const isInside = () => party.evaluate(each => each.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    const visited = new Set<string>();
    let presses = 0;
    while ((await isInside()) && presses++ < 120) {
      visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(presses).toBeLessThan(120);
    for (const ship of ['Icarus', 'Destiny Aurora']) expect([...visited]).toContain(ship);
    await visitor.leave();
  });

  test.each([
    ['Renegades', () => crewsAsked('fly')],
    ['Horde Mode', () => midBattle(5)],
  ])('moves over the board of %s with the first arrow, once a place is asked for', async (game, journal) => {
    const visitor = await seated(journal());
    const { page } = visitor;
    if (game === 'Horde Mode') await page.keyboard.press('a');
    const cursor = page.locator('[data-cursor]');
    await cursor.waitFor();
    const before = await cursor.getAttribute('aria-label');
    await card(page).focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key);
      if ((await cursor.getAttribute('aria-label')) !== before) break;
    }
    expect(await cursor.getAttribute('aria-label')).not.toBe(before);
    expect(await cursor.evaluate(each => each === document.activeElement)).toBe(true);
    await visitor.leave();
  });
});

describe('what happens by itself', () => {
  const calm = { settings: { speed: 'normal' } };
  const enemies = beforeEnemies(6, { seed: 0 });

  /** Ends the turn, and stops what then happens at once. */
  async function endTurn(page: Page, key: string): Promise<void> {
    await page.getByRole('toolbar').locator(`[aria-keyshortcuts="${key}"]`).click();
    const { take } = new Clicker(page);
    if (await take.isVisible()) await take.click();
    await page.getByRole('button', { name: 'Pause' }).click();
  }

  test('is steered from the same place in every game', async () => {
    const places: object[] = [];
    for (const [journal, key] of [
      [enemies, 'E'],
      [crewsAsked('act', { clock: 'quick' }), 'N'],
    ] as const) {
      const visitor = await seated(journal, calm);
      const { page } = visitor;
      await endTurn(page, key);
      const { x, y } = await boxOf(page.getByRole('button', { name: 'Next step' }));
      places.push({ x, y });
      await visitor.leave();
    }
    expect(places[1]).toEqual(places[0]);
  });

  test('is in the window of a phone, wherever it is on the board', async () => {
    const visitor = await seated(enemies, { ...phone, ...calm });
    const { page } = visitor;
    await endTurn(page, 'E');
    const step = page.getByRole('button', { name: 'Next step' });
    const lit = page.locator('#table-board [class*="happening"]');
    let seen = 0;
    for (let steps = 0; steps < 14 && (await step.isVisible()); steps++) {
      const window = await boxOf(page.locator('#table-board'));
      if ((await lit.count()) > 0) {
        await expect
          .poll(async () => {
            const { x, y, width, height } = await boxOf(lit.first());
            const [across, down] = [x + width / 2, y + height / 2];
            return (
              across > window.x &&
              across < window.x + window.width &&
              down > window.y &&
              down < window.y + window.height
            );
          })
          .toBe(true);
        seen++;
      }
      await step.click();
    }
    expect(seen).toBeGreaterThan(2);
    await visitor.leave();
  });
});

test.each([
  ['is lit in Endure', beforeAttack(2, { seed: 0 }), 'Choose an action, or a lit place on the board.'],
  ['is lit in Horde Mode', midBattle(3), 'Choose an action.'],
])('the question speaks of a lit place only where one %s', async (_, journal, words) => {
  const visitor = await seated(journal);
  expect(
    await card(visitor.page)
      .getByText(/^Choose an action/)
      .textContent(),
  ).toBe(words);
  await visitor.leave();
});

/** What lies over an element, be it in part; its corners may be round. */
function coversOf(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = new Set<string>();
  for (let across = 6; across < width - 6; across += 4) {
    for (let down = 6; down < height - 6; down += 4) {
      const [on] = document.elementsFromPoint(left + across, top + down);
      if (!element.contains(on ?? null)) found.add(on?.outerHTML ?? 'the edge of the page');
    }
  }
  return [...found];
}
