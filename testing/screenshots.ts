import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beginOnline } from '../packages/web/test/browser/support/begin.ts';
import { Clicker } from '../packages/web/test/browser/support/clicker.ts';
import { House } from '../packages/web/test/browser/support/house.ts';
import {
  beforeAttack,
  beforeEnemies,
  bring,
  crewsAsked,
  midBattle,
  playedOut,
  rocketReady,
} from '../packages/web/test/browser/support/journals.ts';
import { type Browser, type BrowserContextOptions, openBrowser, type Page } from './browser.ts';

/** Takes the pictures of the page that its documentation shows, each as a desktop and as a phone has it. */

const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');

interface Screen {
  readonly ending: string;
  readonly options: BrowserContextOptions;
}

const desktop: Screen = { ending: '', options: { viewport: { width: 1440, height: 900 } } };
const phone: Screen = {
  ending: '-phone',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Settings {
  readonly language?: 'en' | 'fr';
  readonly theme?: 'dark' | 'light';
  readonly speed?: 'normal' | 'none';
  readonly coversSeats?: boolean;
}

type Scene = (page: Page, url: string) => Promise<void>;

const crowd = beforeAttack(7, { seed: 0, survivors: 4 });
const enemies = beforeEnemies(12, { seed: 0 });
const over = playedOut();
const battle = midBattle(6);
const pairing = crewsAsked('pair', { clock: 'quick' });
const flight = crewsAsked('fly');
const rocket = rocketReady();

/** What is to be seen, and how one comes there. */
const scenes: { readonly [name: string]: Scene } = {
  async shelf(page, url) {
    await bringHome(page, url);
    await page.goto(url);
  },
  setup: (page, url) => visit(page, `${url}/new/endure`),
  async lobby(page, url) {
    await page.goto(url);
    const seats = { 'captain-a': 'me', 'marine-a': 'invite', 'medic-a': { bot: 'sensible' }, 'scout-a': 'invite' };
    const id = await beginOnline(page, url, { setup: {}, seats });
    await page.goto(`${url}/match/${id}/lobby`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const makeLink = page.getByRole('button', { name: 'Make a link' });
    for (let left = await makeLink.count(); left > 0; left--) await makeLink.nth(left - 1).click();
  },
  async table(page) {
    await bring(page, crowd);
    await page.locator('#table-decision').waitFor();
  },
  async 'table-attack'(page) {
    await bring(page, crowd);
    const clicker = new Clicker(page);
    await page.getByRole('toolbar').locator('[aria-keyshortcuts="A"]').click();
    if (!(await clicker.take.isVisible())) await clicker.options.first().click();
    await page.locator('#table-decision ul').waitFor();
  },
  async 'table-enemies'(page) {
    await bring(page, enemies);
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await page.getByRole('toolbar').locator('[aria-keyshortcuts="E"]').click();
    if (await clicker.take.isVisible()) await clicker.take.click();
    await page.getByRole('button', { name: 'Pause' }).click();
    for (let step = 0; step < 12; step++) await page.getByRole('button', { name: 'Next step' }).click();
  },
  async horde(page) {
    await bring(page, battle);
    await page.locator('#table-decision').waitFor();
    await page.keyboard.press('a');
    const cursor = page.locator('[data-cursor]');
    if ((await cursor.count()) === 0) await page.keyboard.press('1');
    await cursor.focus();
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  },
  async renegades(page) {
    await bring(page, pairing);
    await page.locator('#table-decision [data-row]').first().waitFor();
  },
  async 'renegades-orbit'(page) {
    await bring(page, flight);
    const cursor = page.locator('[data-cursor]');
    await cursor.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async endeavours(page) {
    await bring(page, rocket);
    await page.locator('[data-ref="stack:2"]').click();
    const plan = page.getByRole('region', { name: 'Rocket' });
    const unfold = page.getByRole('button', { name: 'Unfold the plan' });
    if (await unfold.isVisible()) await unfold.click();
    await plan.getByRole('searchbox').fill('deim');
    await plan.getByRole('button', { name: /^Deimos/ }).click();
    await plan.getByRole('button', { name: /cheapest/ }).click();
  },
  async end(page, url) {
    await bring(page, over);
    await page.goto(`${url}${new URL(page.url()).pathname.replace('replay/', '')}`);
    await page.getByRole('region', { name: 'The end' }).waitFor();
  },
  async cover(page, url) {
    await page.goto(`${url}/new/endure`);
    await page.getByText('On this device', { exact: true }).click();
    for (const seat of await page.getByRole('combobox', { name: /^Who plays/ }).all()) {
      await seat.selectOption({ label: 'Someone here' });
    }
    const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
    for (const name of await page.getByRole('textbox', { name: /^Name of the person/ }).all()) {
      await name.fill(names.shift() ?? 'Eve');
    }
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^I am/ }).waitFor();
  },
  async replay(page) {
    await bring(page, over);
    await page.getByText('dice checked against the seed').waitFor();
    for (let turn = 0; turn < 42; turn++) await page.keyboard.press('Shift+ArrowRight');
  },
  rulebook: (page, url) => visit(page, `${url}/rules/endure/9`),
  settings: (page, url) => visit(page, `${url}/settings`),
  async games(page, url) {
    await bringHome(page, url);
    await visit(page, `${url}/games`);
  },
};

/** What is set otherwise than usual. */
const settingsFor: { readonly [name: string]: Settings } = {
  'table-enemies': { speed: 'normal' },
  cover: { coversSeats: true },
};

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading').first().waitFor();
}

/** Some games on this device. */
async function bringHome(page: Page, url: string): Promise<void> {
  for (const journal of [over, enemies, crowd]) {
    await page.goto(url);
    await bring(page, journal);
  }
}

async function take(browser: Browser, url: string, name: string, { ending, options }: Screen, settings: Settings) {
  const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
  const stored = {
    language: 'en',
    theme: 'dark',
    speed: 'none',
    showsHints: false,
    coversSeats: false,
    name: 'Ada',
    ...settings,
  };
  await context.addInitScript(value => localStorage.setItem('starboard.settings', value), JSON.stringify(stored));
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const [scene = name] = name.split(/-(?:light|french)$/);
  try {
    await page.goto(url);
    await scenes[scene]?.(page, url);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}${ending}.png`) });
  } finally {
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const [house, browser] = await Promise.all([House.open(), openBrowser()]);
try {
  const wanted = process.argv.slice(2);
  const pictures: readonly (readonly [string, Settings])[] = [
    ...Object.keys(scenes).map(name => [name, settingsFor[name] ?? {}] as const),
    ['table-light', { theme: 'light' }],
    ['table-french', { language: 'fr' }],
  ];
  for (const [name, settings] of pictures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const screen of [desktop, phone]) await take(browser, house.url, name, screen, settings);
  }
} finally {
  await browser.close();
  await house.close();
}
