import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { en } from '../../src/words/en/index.ts';
import { fr } from '../../src/words/fr/index.ts';
import { Clicker } from './support/clicker.ts';
import { beforeEnemies, bring, playedOut } from './support/journals.ts';
import { opened } from './support/opened.ts';

/** Words that no French sentence has. */
const english =
  /\b(the|and|of|your|you|with|turn|turns|move|moves|search|enemy|enemies|noise|seat|seats|game|games|rule|rules|start|choose|what|from|this|that|is|are|was|has|have|not|all|none|back|undo|draw|hits?|miss|wound|roll|rolls|door|to|by)\b/i;

/** Names stay as their owners wrote them. */
const names = [
  'Endure the Stars',
  'Renegades : The Destiny Aurora Chronicles',
  'Grimlord Games Ltd',
  'Ion Game Design',
  'game-icons.net',
  'CC BY 3.0',
];

/** What is said alike in both languages. */
const alike = new Set([
  ...['Starboard', 'Endure the Stars', 'Renegades', 'Endeavours'],
  ...['Actions', 'Introduction', 'Messages', 'Mission', 'Moments', 'Normal', 'Options', 'Pause', 'Phases'],
  ...['Replay', 'Score', 'Version'],
  ...['', 'h', 'min', 'points', 'solo', 'score plural one  other', 'count plural one  other'],
]);

const here = opened();

describe('from English to French', () => {
  test('on the shelf, without loading the page again', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('heading', { name: 'A table among the stars' }).waitFor();
    await expectSamePage(page, async () => {
      await page.getByRole('radio', { name: 'Français' }).check({ force: true });
      await page.getByRole('heading', { name: 'Une table parmi les étoiles' }).waitFor();
    });
    await expectFrench(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Une table parmi les étoiles' }).waitFor();
    await visitor.leave();
  });

  test('at the table, and the question is still the same', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeEnemies(4, { seed: 0 }));
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    const question = await clicker.question();
    await expectSamePage(page, async () => {
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('main').getByRole('radio', { name: 'Français' }).check({ force: true });
      await page.goBack();
      await page.getByRole('toolbar', { name: 'Actions' }).waitFor();
    });
    await clicker.card.waitFor();
    expect(await clicker.question()).toBe(question);
    await expectFrench(page);
    await visitor.leave();
  });
});

describe('in French', () => {
  test('the page has words of its own', () => {
    const untranslated = Object.entries(en).filter(([key, text]) => fr[key as keyof typeof fr] === text);
    const words = untranslated.map(([, text]) => text.replace(/\{[^{}]*\}|[^\p{L} ]/gu, '').trim());
    expect(words.filter(word => !alike.has(word))).toEqual([]);
  });

  const screens = {
    '/': 'Une table parmi les étoiles',
    '/new/endure': 'Voisins bruyants',
    '/rules/endure': 'Endure the Stars',
    '/rules/endure/9': '',
    '/settings': 'Réglages',
    '/about': 'Starboard',
    '/games': 'Mes parties',
    '/nowhere': 'Il n’y a rien ici',
    '/device/gone': 'Cette partie n’existe pas',
  };

  test.each(Object.entries(screens))('%s has no English words', async (path, title) => {
    const visitor = await here.newcomer({ settings: { language: 'fr' } });
    const { page } = visitor;
    await visitor.open(path);
    await page.getByRole('heading', { name: title }).first().waitFor();
    await expectFrench(page);
    await visitor.leave();
  });

  test('the table has none in a survivor’s turn, in what it explains and after the enemies came', async () => {
    const visitor = await here.newcomer({ settings: { language: 'fr', showsHints: true } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeEnemies(8, { seed: 0 }));
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await expectFrench(page);
    for (let tile = 0; tile < (await clicker.tiles.count()); tile++) {
      const isLast = (await clicker.tiles.nth(tile).getAttribute('aria-keyshortcuts')) === 'E';
      const ways = await clicker.tiles.nth(tile).innerText();
      if (isLast || !/\d/.test(ways)) continue;
      await clicker.tiles.nth(tile).click();
      await expectFrench(page);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('E');
    if (await clicker.take.isVisible()) await clicker.take.click();
    await page.getByText('Phase des ennemis').first().waitFor();
    await clicker.tiles.or(clicker.options).first().waitFor();
    await expectFrench(page);
    await visitor.leave();
  });

  test('a replay and a list of games have none', async () => {
    const visitor = await here.newcomer({ settings: { language: 'fr' } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, playedOut());
    await page.getByRole('slider').first().waitFor();
    await page.waitForTimeout(500);
    await expectFrench(page);
    for (const key of ['End', 'Home']) {
      await page.getByRole('slider').first().press(key);
      await expectFrench(page);
    }
    const id = page.url().split('/').at(-1)?.split('?')[0];
    await visitor.open(`/device/${id}`);
    await page.locator('#table-decision').waitFor();
    await expectFrench(page);
    await visitor.open('/games');
    await page.getByRole('listitem').first().waitFor();
    await expectFrench(page);
    await visitor.leave();
  });
});

async function expectSamePage(page: Page, deed: () => Promise<void>): Promise<void> {
  const origin = await page.evaluate(() => performance.timeOrigin);
  await deed();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
}

async function expectFrench(page: Page): Promise<void> {
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(text => text.includes('⟨'))).toEqual([]);
  expect(texts.filter(text => english.test(withoutNames(text)))).toEqual([]);
}

/** Neither names nor the numbers of rules are translated. */
function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/(ETS-)?[A-Z]+-\d+/g, '');
}

/** Everything that is read or heard, apart from what says itself that it is in another language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const each of document.querySelectorAll('body *')) {
      if (each.closest('[lang="en"], script, style, noscript') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(each.getAttribute(name) ?? '');
      for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent ?? '');
    }
    return [document.title, ...found].map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '');
  });
}
