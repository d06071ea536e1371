import { describe, expect, test } from 'vitest';
import type { Locator, Page } from '../../../../../testing/browser.ts';
import { bring, crewsAsked } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { type Guest, phone } from '../support/visitor.ts';

const here = opened();

async function seated(journal: ReturnType<typeof crewsAsked>, guest?: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('#table-decision').waitFor();
  return visitor;
}

/** The squares of the places that are asked for, each of which has facings. */
function squaresAsked(match: { waitingFor: readonly string[]; askOf(seat: string): unknown }): ReadonlySet<number> {
  const { places } = match.askOf(match.waitingFor[0]!) as { readonly places: readonly number[] };
  const squares = new Set<number>();
  for (let i = 0; i + 1 < places.length; i += 2) {
    for (let at = 0; at < places[i + 1]!; at++) squares.add((places[i]! + at) >> 3);
  }
  return squares;
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

  test.each([
    ['a desktop', {}],
    ['a phone', phone],
  ])('%s shows at once which ways a ship may face that can only turn', async (_, guest) => {
    const turning = crewsAsked('fly', {}, match => squaresAsked(match).size === 1);
    const visitor = await seated(turning, guest);
    const { page } = visitor;
    const before = await question(page);
    const facings = page.getByRole('button', { name: /^Face / });
    await expect.poll(() => facings.count()).toBe(8);
    await facings.nth(3).click();
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

test('in French the duties of a crew find room beside what else is told of it', async () => {
  const journal = crewsAsked('tactic', { mission: 'runawayPrincess' });
  const visitor = await seated(journal, { settings: { language: 'fr' } });
  const lines = visitor.page.locator('#table-party li :has(> small)');
  expect(await lines.count()).toBeGreaterThan(3);
  const cut = await lines.evaluateAll(all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(cut.length).toBe(0);
  await visitor.leave();
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

describe('all of Shore Leave', () => {
  const setup = { mission: 'random', campaign: 'any', clock: 'quick' };
  const inPort = (page: Page) => page.getByRole('region', { name: 'In port', exact: true });
  const stepOf = (page: Page) => inPort(page).locator('[aria-current="step"]').textContent();
  const cards = (page: Page, step: string) => page.getByRole('region', { name: step, exact: true }).getByRole('button');
  const tap = (target: Locator) => target.tap();
  const press = async (target: Locator) => {
    await target.focus();
    await target.press('Enter');
  };

  const take = (page: Page) =>
    page.locator(':is(#table-decision, [data-confirming]) button[aria-keyshortcuts="Enter"]:enabled');

  /** Chooses this, says which of several it is to be, and confirms, as far as that is asked; then it is done. */
  async function deal(page: Page, first: Locator, use: (target: Locator) => Promise<void>): Promise<void> {
    const before = await question(page);
    const options = page.locator('#table-decision ul button:enabled:not([aria-pressed="true"])');
    let target = first;
    for (;;) {
      const isAnswer = (await target.getAttribute('aria-keyshortcuts')) === 'Enter';
      await use(target);
      if (isAnswer) break;
      await expect
        .poll(async () => (await question(page)) !== before || (await take(page).or(options).count()) > 0)
        .toBe(true);
      // What was taken at once is on its way: there is nothing more to choose then.
      await page.waitForTimeout(500);
      if ((await question(page)) !== before) break;
      target = (await take(page).count()) > 0 ? take(page) : options.first();
    }
    await expect.poll(() => question(page)).not.toBe(before);
  }

  test.each([
    ['fingers', phone, tap],
    ['keys', {}, press],
  ])('is done by %s alone: a card of every step, and both tactical cards', async (_, guest, use) => {
    const visitor = await seated(crewsAsked('shore.sell', setup), guest);
    const { page } = visitor;
    const goOn = page.getByRole('toolbar').locator('[aria-keyshortcuts="N"]');
    const touched: string[] = [];
    for (let step = await stepOf(page); step !== 'Tactical cards'; step = await stepOf(page)) {
      if ((await cards(page, step!).count()) > 0 && !touched.includes(step!)) {
        touched.push(step!);
        await deal(page, cards(page, step!).first(), use);
      } else await deal(page, goOn, use);
    }
    expect(touched).toContain('Selling');
    expect(touched).toContain('Weapons and gear');
    for (const left of [2, 1]) {
      await expect.poll(() => cards(page, 'Tactical cards').count()).toBe(left);
      await deal(page, cards(page, 'Tactical cards').first(), use);
    }
    await expect.poll(() => inPort(page).count()).toBe(0); // with both exchanged there is nothing left to do
    await visitor.leave();
  });

  test.each([
    ['fingers', phone, tap],
    ['keys', {}, press],
  ])('cards change hands by %s alone', async (_, guest, use) => {
    const visitor = await seated(crewsAsked('shore.trade', { ...setup, players: 2 }), guest);
    const { page } = visitor;
    const asks = (words: string) => page.locator('#table-decision').getByText(words).waitFor();
    await deal(page, page.getByRole('toolbar').locator('[aria-keyshortcuts="T"]'), use);
    await asks('What do you offer Player 2?');
    await use(cards(page, 'Trading').first());
    await deal(page, take(page), use);
    await asks('What do you want from Player 2 in return?');
    await deal(page, take(page), use);
    await asks('and wants nothing. Do you agree?');
    await deal(page, page.locator('#table-decision').getByRole('button', { name: 'Agree' }), use);
    await asks('Trade with somebody?');
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
    await page.getByLabel('Who plays Icarus').waitFor();
    await page.getByText('Renegades · commander Lexxa').waitFor();
    await page.getByText('Crews are picked at the table, one by one').click();
    await page.getByText('Renegades · the crew is picked at the table').waitFor();
    await page.getByText('Crews are picked at the table, one by one').click();
    await visitor.checkAccessible();
    await page.getByText('On this device').click();
    await page.getByRole('button', { name: /Start/ }).click();
    await page.waitForURL(/\/device\//);
    await page.locator('[data-question]').waitFor();
    await visitor.leave();
  });
});
