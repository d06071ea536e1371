import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { bring, crewsAsked } from './support/journals.ts';
import { opened } from './support/opened.ts';
import { type Guest, phone } from './support/visitor.ts';

const here = opened();

async function seated(journal: ReturnType<typeof crewsAsked>, guest?: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('#table-decision').waitFor();
  return visitor;
}

const question = (page: Page) => page.locator('[data-question]').getAttribute('data-question');

describe('two boards', () => {
  const flying = crewsAsked('fly');

  test('a square is touched, a facing is chosen around it, and the ship flies', async () => {
    const visitor = await seated(flying);
    const { page } = visitor;
    const before = await question(page);
    await page.locator('[data-cursor]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const facings = page.getByRole('button', { name: /^Face / });
    expect(await facings.count()).toBeGreaterThan(1);
    await facings.and(page.locator('[aria-pressed="false"]')).first().click();
    await visitor.checkAccessible();
    await page.locator('#table-decision').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => question(page)).not.toBe(before);
    await visitor.leave();
  });

  test('the other one stands beside, and B changes them', async () => {
    const visitor = await seated(flying);
    const { page } = visitor;
    const shown = page.getByRole('tab', { selected: true });
    expect(await shown.textContent()).toBe('Orbit');
    await page.keyboard.press('b');
    expect(await shown.textContent()).toBe('Surface');
    await page.getByRole('button', { name: /^Orbit/ }).click();
    expect(await shown.textContent()).toBe('Orbit');
    await visitor.checkWidth();
    await visitor.leave();
  });

  test('on a phone they are tabs', async () => {
    const visitor = await seated(flying, phone);
    const { page } = visitor;
    await page.getByRole('tab', { name: 'Surface' }).tap();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Surface');
    await visitor.checkWidth();
    await visitor.checkAccessible();
    await visitor.leave();
  });
});

describe('dice against dice', () => {
  const paired = crewsAsked('pair');
  const rowsOf = (page: Page) => page.locator('#table-decision [data-row]');
  const laid = (page: Page) =>
    rowsOf(page)
      .locator('button')
      .evaluateAll(all => all.map(each => each.ariaLabel));

  test('the best pairing lies there, a die is dragged onto another, and the proposal comes back', async () => {
    const visitor = await seated(paired);
    const { page } = visitor;
    const best = await laid(page);
    const dice = rowsOf(page).locator('button');
    for (let at = 1; at < best.length && (await laid(page)).join() === best.join(); at++) {
      await dice.first().dragTo(dice.nth(at));
    }
    expect(await laid(page)).not.toEqual(best);
    const propose = page.getByRole('button', { name: 'Lay out the best pairing' });
    if (await propose.isVisible()) await propose.click();
    await visitor.checkAccessible();
    const before = await question(page);
    await page.locator('#table-decision').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => question(page)).not.toBe(before);
    await visitor.leave();
  });
});

describe('what is secret', () => {
  test('a bounty is named to its owner alone', async () => {
    const journal = crewsAsked('who', { players: 2, clock: 'quick' });
    const visitor = await seated(journal);
    const { page } = visitor;
    const stakes = page.locator('section', { hasText: 'Digits and bounties' }).last();
    expect(await stakes.getByText('Your bounty').count()).toBe(1);
    expect(await stakes.getByText(/^Bounty:/).count()).toBe(0);
    await visitor.leave();
  });
});

describe('other pages of the table', () => {
  test.each([
    ['the draft', 'recruit', { draft: true }, {}],
    ['those ashore on a phone', 'who', { clock: 'quick' }, phone],
    ['the port', 'shore.sell', { mission: 'random', campaign: 'any', clock: 'quick' }, {}],
  ])('%s can be read and used by everybody', async (_, asked, setup, guest) => {
    const visitor = await seated(crewsAsked(asked, setup), guest);
    await visitor.checkAccessible();
    await visitor.checkWidth();
    await visitor.leave();
  });
});

describe('in port', () => {
  const setup = { mission: 'random', campaign: 'any', clock: 'quick' };
  const selling = crewsAsked('shore.sell', setup);

  test.each([
    ['a desktop', {}],
    ['a phone', phone],
  ])('%s shows who is there with what, what is done, and the road of the campaign', async (_, guest) => {
    const visitor = await seated(selling, guest);
    const { page } = visitor;
    const port = page.getByRole('region', { name: 'In port', exact: true });
    const berth = port.getByRole('listitem').filter({ hasText: 'Icarus' }).first();
    expect(await berth.innerText()).toMatch(/Renegades, you[\s\S]*\d+ digits[\s\S]*in town now/);
    expect(await port.getByRole('list', { name: 'Aboard the Icarus' }).getByRole('listitem').count()).toBeGreaterThan(
      3,
    );
    const steps = port.getByRole('list', { name: 'What is done in port' });
    expect(await steps.locator('[aria-current="step"]').textContent()).toBe('Selling');
    expect(await steps.getByRole('listitem').count()).toBe(7);
    const road = port.getByRole('region', { name: 'Campaign' });
    expect(await road.getByRole('img').count()).toBe(3);
    await road.getByText('The Burning Throne').waitFor();
    await visitor.checkWidth();
    await visitor.leave();
  });

  test('a card on the counter is sold by a touch', async () => {
    const visitor = await seated(selling);
    const { page } = visitor;
    const counter = page.getByRole('region', { name: 'Selling' });
    const before = await question(page);
    const cards = await counter.getByRole('listitem').count();
    expect(cards).toBeGreaterThan(1);
    await counter.getByRole('button').first().click();
    await page.locator('button[aria-keyshortcuts="Enter"]').click();
    await expect.poll(() => question(page)).not.toBe(before);
    await expect.poll(() => counter.getByRole('listitem').count()).toBe(cards - 1);
    await visitor.leave();
  });
});

describe('setting up', () => {
  test('the page offers missions and ships with their crews, and begins a match', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/new/renegades');
    await page.locator('label', { hasText: 'The Runaway Princess' }).click();
    await page.getByText('Whoever leads her has one more die').waitFor();
    await visitor.checkAccessible();
    await page.getByText('On this device').click();
    await page.getByRole('button', { name: /Start/ }).click();
    await page.waitForURL(/\/device\//);
    await page.locator('[data-question]').waitFor();
    await visitor.leave();
  });
});
