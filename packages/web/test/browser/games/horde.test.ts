import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { bring, midBattle } from '../support/journals.ts';
import { opened } from '../support/opened.ts';

const here = opened();
const battle = midBattle(5);

/** How large the board is drawn. */
async function boardSize(page: Page): Promise<number> {
  const box = await page.locator('main svg').first().boundingBox();
  return Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
}

describe('a board that is as high as it is wide', () => {
  test.each([
    [1440, 900, 700],
    [1280, 800, 600],
    [1100, 800, 560],
    [1024, 768, 480],
  ])('at %i × %i it is seen whole, and keeps its size from question to question', async (width, height, least) => {
    const visitor = await here.newcomer({ viewport: { width, height } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, battle);
    const card = page.locator('#table-decision');
    await card.getByRole('toolbar').waitFor();
    const before = await boardSize(page);
    expect(before).toBeGreaterThan(least);
    await visitor.checkWidth();

    // Where to go is asked by the board alone.
    await page.keyboard.press('a');
    const cursor = page.locator('[data-cursor]');
    await cursor
      .or(card.getByRole('button', { name: 'Back' }))
      .first()
      .waitFor();
    if ((await cursor.count()) === 0) await page.keyboard.press('1');
    await cursor.waitFor();
    expect(await page.getByRole('toolbar').count()).toBe(0);
    expect(await boardSize(page)).toBe(before);
    await visitor.leave();
  });

  test('a verb that is opened leaves the others at hand, by name', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, battle);
    const tiles = page.locator('#table-decision').getByRole('toolbar').getByRole('button');
    await tiles.first().waitFor();
    const names = await tiles.allTextContents();
    const several = tiles.filter({ hasText: /ways|lit/ }).first();
    await several.click();
    await page.locator('#table-decision [aria-keyshortcuts="Escape"]').waitFor();
    expect(await tiles.allTextContents()).toEqual(names);
    expect(await several.getAttribute('aria-pressed')).toBe('true');
    await visitor.checkAccessible();
    await visitor.leave();
  });
});
