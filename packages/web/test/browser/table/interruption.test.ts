import { expect, test } from 'vitest';
import { clickOn } from '../support/mouse.ts';
import { opened, soon } from '../support/opened.ts';
import { Player } from '../support/player.ts';
import type { Visitor } from '../support/visitor.ts';

const here = opened();

test('whoever reloads in the middle of a decision is asked the same again, with what was opened', async () => {
  const visitor = await here.newcomer();
  const player = await begun(visitor);
  await player.play(2);
  const before = await standing(player);

  await clickOn(player.tiles.filter({ hasText: 'Move' }));
  await player.options.first().waitFor();
  const opened = await standing(player);
  await visitor.page.reload();
  await player.options.first().waitFor();
  expect(await standing(player)).toEqual(opened);
  await visitor.page.keyboard.press('Escape');
  await expect.poll(() => standing(player)).toEqual(before);

  await clickOn(player.tiles.filter({ hasText: 'End turn' }));
  await player.confirm.waitFor();
  await visitor.page.reload();
  await player.isOpen();
  expect((await standing(player)).log).toEqual(before.log);
  await player.play(1);
  await visitor.leave();
});

test('who answers late is told so, and nothing else happens', async () => {
  const visitor = await here.newcomer();
  await visitor.loseSockets();
  const player = await begun(visitor);
  const window = await visitor.context.newPage();
  await window.goto(visitor.page.url());
  const late = new Player(window);
  await late.isOpen();
  const asked = await late.question();

  let send = () => {};
  const isFirst = new Promise<void>(resolve => {
    send = resolve;
  });
  await window.route('**/answers', async route => {
    await isFirst;
    await route.continue();
  });
  await clickOn(late.tiles.filter({ hasText: 'End turn' }));
  await clickOn(late.confirm);
  await player.play(1);
  await expect.poll(() => late.question(), soon).not.toBe(asked);
  const after = await standing(player);
  send();

  await late.page.getByRole('alert').filter({ hasText: 'Nothing of yours was changed.' }).waitFor();
  expect(await standing(late)).toEqual(after);
  await late.play(1);
  expect(await late.page.getByRole('alert').filter({ hasText: 'Nothing of yours was changed.' }).count()).toBe(0);
  await visitor.leave(/^Failed to load resource: .* 409 \(Conflict\)$/);
});

test('a match goes on by itself when the server comes back from a power cut', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  const player = await begun(visitor);
  await player.play(3);
  const before = await standing(player);

  await here.house.kill();
  const banner = page.getByRole('alert').filter({ hasText: 'Connection lost.' });
  await banner.waitFor();
  expect(await player.tiles.count()).toBe(0);
  expect(await player.blockedTiles.count()).toBeGreaterThan(0);
  await clickOn(player.blockedTiles.filter({ hasText: 'End turn' }));
  expect(await player.confirm.count()).toBe(0);
  expect(await standing(player)).toEqual(before);

  await here.house.start();
  await banner.waitFor({ state: 'detached' });
  await player.isOpen();
  expect(await standing(player)).toEqual(before);
  await player.play(2);
  expect(await player.question()).not.toBe(before.question);
  await visitor.leave(/^Failed to load resource: net::ERR_/);
});

test('who does not want to wait for the next attempt tries at once', async () => {
  const visitor = await here.newcomer();
  const { page } = visitor;
  await visitor.loseSockets();
  const player = await begun(visitor);
  const attempts: (() => Promise<void>)[] = [];
  await page.route('**/stream', route => {
    attempts.push(() => route.continue());
  });
  await here.house.kill();
  await here.house.start();
  const banner = page.getByRole('alert').filter({ hasText: 'Connection lost.' });
  await banner.waitFor();
  // The first attempt is answered by nobody, so there is no second one of its own accord.
  await expect.poll(() => attempts.length, soon).toBe(1);
  await clickOn(banner.getByRole('button', { name: 'Try now' }));
  await expect.poll(() => attempts.length, soon).toBe(2);
  await attempts[1]?.();
  await banner.waitFor({ state: 'detached' });
  await player.play(1);
  await visitor.leave(/^Failed to load resource: net::ERR_/);
});

/** The tutorial, as far as its first question. */
async function begun(visitor: Visitor): Promise<Player> {
  await visitor.open('/');
  await clickOn(visitor.page.getByRole('button', { name: 'Start the tutorial' }));
  const player = new Player(visitor.page);
  await player.isOpen();
  return player;
}

/** How things stand: what is asked, what has happened, what is where. */
async function standing(player: Player) {
  const names = (places: Element[]) => places.map(place => place.getAttribute('aria-label')?.replace(/\. .*/, ''));
  const { page } = player;
  return {
    question: await player.question(),
    log: (await page.getByRole('region', { name: 'Log' }).innerText())
      .split('\n')
      .filter(line => line.includes('ETS-')),
    places: await page.getByRole('list', { name: 'The ship' }).locator('[aria-label]').evaluateAll(names),
  };
}
