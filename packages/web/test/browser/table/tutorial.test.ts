import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { clickOn } from '../support/mouse.ts';
import { opened, soon } from '../support/opened.ts';
import { Player } from '../support/player.ts';

const here = opened();

test('somebody who was never here plays the tutorial to its end with the mouse', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.open('/');
  await clickOn(page.getByRole('button', { name: 'Start the tutorial' }));
  const player = new Player(page);
  await player.play(1);
  await readsWhyNot(player);
  const promised = await commitmentOf(page);

  await player.play();
  expect(player.moves).toBeGreaterThan(0);
  expect(player.odds).toBeGreaterThan(0);
  expect(player.chances).toMatch(/[1-9]\d*%/);

  await expect.poll(() => player.end.getByRole('heading').innerText(), soon).toMatch(/in round \d+/);
  expect(await player.end.getByText(/^(Won|Lost)$/).textContent()).toBe((await hasWinners(page)) ? 'Won' : 'Lost');
  const numberOf = async (name: RegExp) =>
    player.end.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').innerText();
  expect(await numberOf(/^rounds?$/)).toMatch(/^[1-9]\d*$/);
  expect(await numberOf(/^enem(y|ies) killed$/)).toMatch(/^\d+$/);

  await clickOn(player.end.getByText('Check the dice'));
  const [commitment, seed = ''] = await player.end.locator('details dd').allInnerTexts();
  expect(commitment).toBe(promised);
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);

  await clickOn(player.end.getByRole('link', { name: 'Watch the replay' }));
  await page.getByText('dice checked against the seed').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/replay\/match\//);
  await visitor.leave();
});

/** What cannot be done says why, and its rule can be read. */
async function readsWhyNot(player: Player): Promise<void> {
  const { page } = player;
  const asked = await player.question();
  const blocked = player.blockedTiles.first();
  const rule = await blocked.getByText(/^ETS-/).innerText();
  const reason = await blocked.getByText(/^ETS-/).locator('xpath=preceding-sibling::span').innerText();
  await clickOn(blocked);
  const why = page.getByRole('dialog', { name: /^Not possible: / });
  await why.getByText(`The reason: ${reason}.`).waitFor();
  await why.getByRole('button', { name: rule }).waitFor();
  await clickOn(why.getByRole('button', { name: 'Read the rule' }));
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('heading', { name: /^Chapter / }).waitFor();
  expect(await rules.getByRole('article', { name: rule }).count()).toBe(1);
  await clickOn(rules.getByRole('button', { name: 'Close', exact: true }));
  await rules.waitFor({ state: 'detached' });
  await clickOn(why.getByRole('button', { name: 'Close' }).first());
  await why.waitFor({ state: 'detached' });
  expect(await player.question()).toBe(asked);
}

/** The match of this page, as the server tells it. */
async function told(page: Page) {
  const { origin, pathname } = new URL(page.url());
  return (await page.request.get(`${origin}/api${pathname.replace('/match/', '/matches/')}`)).json();
}

/** All play together: they win together or nobody does. */
async function hasWinners(page: Page): Promise<boolean> {
  return (await told(page)).position.outcome.winners.length > 0;
}

/** What the server has promised of the dice while they are still to fall. */
async function commitmentOf(page: Page): Promise<string> {
  const { table } = await told(page);
  expect(table.seed).toBeUndefined();
  return table.commitment;
}
