import type { Journal } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { beforeEnemies, bring, crewsAsked, midBattle } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { desktop, type Guest, phone } from '../support/visitor.ts';

const here = opened();

/** So far a hand does not have to travel, in CSS pixels. */
const nearby = 150;

const games: { readonly [name: string]: readonly [journal: Journal, key: string] } = {
  endure: [beforeEnemies(1, { seed: 0 }), 'E'],
  horde: [midBattle(3), 'E'],
  renegades: [crewsAsked('act', { clock: 'quick' }), 'N'],
};

async function seated(journal: Journal, guest: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('[data-question]').waitFor();
  return visitor;
}

const tileOf = (page: Page, key: string) => page.getByRole('toolbar').locator(`[aria-keyshortcuts="${key}"]`);
const takeOf = (page: Page) => page.locator('button[aria-keyshortcuts="Enter"]');
const question = (page: Page) => page.locator('[data-question]').getAttribute('data-question');

/** How far apart a tile and what confirms it are, edge to edge; nothing if one lies on the other. */
async function distance(page: Page, key: string): Promise<number> {
  const [tile, take] = [(await tileOf(page, key).boundingBox())!, (await takeOf(page).boundingBox())!];
  const across = Math.max(take.x - tile.x - tile.width, tile.x - take.x - take.width);
  const down = Math.max(take.y - tile.y - tile.height, tile.y - take.y - take.height);
  return across < 0 && down < 0 ? 0 : Math.hypot(Math.max(across, 0), Math.max(down, 0));
}

describe.each(Object.entries(games))('the end of a turn in %s', (_, [journal, key]) => {
  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('is confirmed beside its tile on a %s', async (screen, guest) => {
    const visitor = await seated(journal, guest);
    const { page } = visitor;
    const before = (await tileOf(page, key).boundingBox())!;
    if (screen === 'phone') await tileOf(page, key).tap();
    else await tileOf(page, key).click();
    await takeOf(page).waitFor();
    expect(await takeOf(page).count()).toBe(1);
    expect(await tileOf(page, key).boundingBox()).toEqual(before);
    const apart = await distance(page, key);
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(nearby);
    const said = (await page.locator('[data-confirming] :is(h2, p, button, div:not(:has(*)))').allInnerTexts()).map(
      text => text.split('\n')[0],
    );
    expect(said.length).toBe(new Set(said).size);
    await visitor.checkWidth();
    await visitor.checkAccessible();
    await page.locator('[data-confirming] [aria-keyshortcuts="Escape"]').click();
    await takeOf(page).waitFor({ state: 'detached' });
    await visitor.leave();
  });

  test('is confirmed with keys alone, and Escape leads back to the tile', async () => {
    const visitor = await seated(journal, desktop);
    const { page } = visitor;
    const asked = await question(page);
    await page.keyboard.press(key.toLowerCase());
    const isFocused = () => takeOf(page).evaluate(button => button === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    expect(await distance(page, key)).toBeLessThan(nearby);
    await page.keyboard.press('Escape');
    await takeOf(page).waitFor({ state: 'detached' });
    expect(await tileOf(page, key).evaluate(tile => tile === document.activeElement)).toBe(true);
    expect(await question(page)).toBe(asked);
    await page.keyboard.press(key.toLowerCase());
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => question(page)).not.toBe(asked);
    await visitor.leave();
  });
});
