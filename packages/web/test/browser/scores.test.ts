import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { opened, soon } from './support/opened.ts';
import { keepHere, playedByChance } from './support/scored.ts';
import { phone } from './support/visitor.ts';

const here = opened();

const proved = 'Played again: every die and every point is right';

const ada = playedByChance({ id: 'ada', seed: 'a', holders: [{ person: 'Ada' }, { person: 'Ben' }], minutesAgo: 5 });
const mixed = playedByChance({
  id: 'mixed',
  seed: 'b',
  holders: [{ person: 'Ada' }, { bot: 'sensible' }],
  minutesAgo: 90,
});
const small = playedByChance({
  id: 'small',
  seed: 'c',
  setup: { heroes: 2, table: 'small' },
  holders: [{ person: 'Cleo' }],
  minutesAgo: 200,
});
const all = [ada, mixed, small];

function rowsOf(page: Page) {
  return page.getByRole('table').locator('tbody tr');
}

describe('the scores of this device', () => {
  test('are none at first, and one button leads to a game', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('link', { name: 'High scores of Star Quest: Horde Mode' }).click();
    await page.getByText('has been played to its end on this device yet').waitFor();
    await visitor.checkAccessible();
    await page.getByRole('link', { name: 'Begin a game' }).click();
    await page.waitForURL(/\/new\/horde$/);
    await page.getByRole('link', { name: 'High scores' }).click();
    await page.waitForURL(/\/scores\/horde$/);
    await visitor.leave();
  });

  test('are listed by rank, are proved by themselves, and lead to their replays', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('heading', { name: 'A table among the stars' }).waitFor();
    await keepHere(page, all);
    await visitor.open('/scores/horde');
    await rowsOf(page).first().waitFor();
    const told = await rowsOf(page).locator('td:nth-child(2)').allInnerTexts();
    expect(told.map(text => Number(text.replace(/\D/g, '')))).toEqual(
      all.map(({ score }) => score).sort((a, b) => b - a),
    );
    await expect.poll(() => page.getByText(proved).count(), soon).toBe(all.length);
    expect(await rowsOf(page).filter({ hasText: 'with a bot' }).count()).toBe(1);
    await visitor.checkAccessible();
    await visitor.checkWidth();

    await page.getByRole('combobox', { name: 'Set-up' }).selectOption({ index: 1 });
    await expect.poll(() => rowsOf(page).count(), soon).toBe(2);
    await rowsOf(page).filter({ hasText: 'with a bot' }).getByRole('link').click();
    await page.waitForURL(/\/replay\/device\/mixed/);
    await page.getByText('dice checked against the seed').first().waitFor();
    await visitor.leave();
  });

  test('get no mark if the match, played again, comes out otherwise', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('heading', { name: 'A table among the stars' }).waitFor();
    const { match } = ada;
    const standing = { ...match.standing, outcome: { ...match.standing.outcome!, score: ada.score + 1_000 } };
    await keepHere(page, [{ ...ada, match: { ...match, standing } }]);
    await visitor.open('/scores/horde');
    await page.getByText('Played again, it comes out otherwise').waitFor({ state: 'attached' });
    expect(await page.getByText(proved).count()).toBe(0);
    await visitor.leave();
  });

  test('tell at the end of a match where it stands', async () => {
    const visitor = await here.newcomer(phone);
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('heading', { name: 'A table among the stars' }).waitFor();
    await keepHere(page, all);
    await visitor.open('/device/small');
    await page.getByRole('link', { name: 'The first score with this set-up' }).click();
    await page.waitForURL(/\/scores\/horde\?where=device&match=small$/);
    await expect.poll(() => rowsOf(page).allInnerTexts(), soon).toHaveLength(1);
    expect(await rowsOf(page).first().innerText()).toMatch(/Cleo.*this game/s);
    await visitor.checkWidth();
    await visitor.checkAccessible();
    await visitor.leave();
  });
});

describe('the scores of the server', () => {
  test('are there for strangers: they check one, and watch it without its table', async () => {
    const host = await here.newcomer();
    const { url } = here.house;
    const random = { bot: 'random' };
    await host.page.request.post(`${url}/api/players`, { data: { name: 'Ada' } });
    const begun = await host.page.request.post(`${url}/api/matches`, {
      data: { game: 'horde', setup: { heroes: 2, seats: 2 }, seats: { p1: random, p2: random } },
    });
    const { id } = await begun.json();
    const outcomeOf = async () =>
      (await (await host.page.request.get(`${url}/api/matches/${id}`)).json()).position.outcome;
    await expect.poll(outcomeOf, { ...soon, interval: 250 }).toBeDefined();
    await host.open(`/match/${id}`);
    await host.page.getByRole('link', { name: 'The first score with this set-up' }).waitFor();
    await host.leave();

    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/scores/horde');
    await page.getByText('This server').click();
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('Bots alone')]);
    await visitor.checkAccessible();
    await page.getByRole('button', { name: /^Check the game/ }).click();
    await page.getByRole('status').getByText(proved).waitFor({ state: 'attached' });
    await rowsOf(page).getByRole('link').click();
    await page.waitForURL(/\/replay\/score\//);
    expect(page.url()).not.toContain(id);
    await page.getByText('dice checked against the seed').first().waitFor();
    await visitor.leave();
  });
});

test('it is said in French, too', async () => {
  const visitor = await here.newcomer({ ...phone, settings: { language: 'fr' } });
  const { page } = visitor;
  await visitor.open('/');
  await page.getByRole('heading', { name: 'Une table parmi les étoiles' }).waitFor();
  await keepHere(page, all);
  await visitor.open('/scores/horde?where=device&match=ada');
  await page.getByText('avec cette mise en place').waitFor();
  await page.getByText('cette partie', { exact: true }).waitFor();
  await visitor.checkWidth();
  await visitor.leave();
});
