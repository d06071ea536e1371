import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { beginOnline } from './support/begin.ts';
import { breakDrawings } from './support/broken.ts';
import { Clicker } from './support/clicker.ts';
import { beforeAttack, beforeEnemies, bring, playedOut } from './support/journals.ts';
import { opened } from './support/opened.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const here = opened();

describe.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
])('%s', (_, device) => {
  test('rooms, set-up and lobby', async () => {
    const visitor = await here.newcomer({ ...device, settings: { name: 'Ada' } });
    const { page } = visitor;
    for (const path of ['/', '/new/endure', '/games', '/rules/endure/9', '/settings', '/about', '/nowhere']) {
      await visitor.open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check(visitor);
    }
    await visitor.open(`/match/${await beginWaiting(page)}/lobby`);
    await page
      .getByRole('img', { name: /QR/ })
      .or(page.getByRole('button', { name: 'Make a link' }))
      .first()
      .waitFor();
    await check(visitor);
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('heading', { name: 'A seat is empty' }).waitFor();
    await check(visitor);
    await visitor.leave();
  });

  test('the table: a turn, a choice, a confirmation and dialogs', async () => {
    const visitor = await here.newcomer({ ...device, settings: { showsHints: true } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeAttack(8, { seed: 0 }));
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await check(visitor);
    const noHints = page.getByRole('button', { name: 'No more hints' });
    if (await noHints.isVisible()) await noHints.click();

    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Attack/ })
      .click();
    await check(visitor);
    if (!(await clicker.take.isVisible())) await clicker.options.first().click();
    await page.getByRole('list', { name: 'What may come of it' }).waitFor();
    await check(visitor);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await check(visitor);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: 'Phase and goals' })
      .or(page.getByRole('button', { name: 'Keys' }))
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await check(visitor);
    await page.keyboard.press('Escape');

    await visitor.leave();
  });

  test('what happens by itself', async () => {
    const visitor = await here.newcomer({ ...device, settings: { speed: 'normal' } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeEnemies(8, { seed: 0 }));
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await page.keyboard.press('e');
    if (await clicker.take.isVisible()) await clicker.take.click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await check(visitor);
    await visitor.leave();
  });

  test('the end and the replay', async () => {
    const visitor = await here.newcomer(device);
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, playedOut());
    await page.getByRole('slider').first().waitFor();
    await page.getByText('dice checked against the seed').waitFor();
    await check(visitor);
    await visitor.open(new URL(page.url()).pathname.replace('replay/', ''));
    await page.getByRole('region', { name: 'The end' }).waitFor();
    await check(visitor);
    await visitor.open('/games');
    await page.getByRole('button', { name: 'Remove from this device' }).waitFor();
    await check(visitor);
    await visitor.leave();
  });

  test('the page after something broke', async () => {
    const visitor = await here.newcomer(device);
    const { page } = visitor;
    await page.addInitScript(breakDrawings);
    await visitor.open('/');
    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
    await check(visitor);
    await visitor.context.close();
  });
});

/** In the theme that is set, and then the colours of the other one. */
async function check(visitor: Visitor): Promise<void> {
  await visitor.checkAccessible();
  await setTheme(visitor.page, 'light');
  const faint = await visitor.page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  expect(faint).toEqual([]);
  await setTheme(visitor.page, 'dark');
}

interface Violation {
  readonly nodes: readonly { readonly html: string }[];
}

async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(name => {
    document.documentElement.dataset['theme'] = name;
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** A match on the server in which somebody who is still to come has the first turn. */
function beginWaiting(page: Page): Promise<string> {
  const survivors = ['captain-a', 'marine-a', 'medic-a'];
  const seats = { 'captain-a': 'invite', 'marine-a': 'me', 'medic-a': 'me' };
  return beginOnline(page, here.house.url, { setup: { survivors, firstPlayer: 'captain-a' }, seats });
}
