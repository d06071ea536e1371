import { Client } from '@starboard/server/client';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { opened, soon } from '../support/opened.ts';
import type { Visitor } from '../support/visitor.ts';

const here = opened();

const setup = { survivors: ['captain-a', 'marine-a', 'medic-a', 'scout-a'], firstPlayer: 'captain-a' };

async function joined(name: string): Promise<Client> {
  const { token } = await new Client(here.house.url).join(name);
  return new Client(here.house.url, { token });
}

/** Ada has all survivors but the Marine, who is Ben's. */
async function begun() {
  const [ada, ben] = await Promise.all([joined('Ada'), joined('Ben')]);
  const { id, invitations } = await ada.begin({ game: 'endure', setup, seats: { 'marine-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  return { ada, ben, id };
}

/** In a browser of their own, at the table. */
async function seated(client: Client, id: string, language = 'en'): Promise<Visitor> {
  const visitor = await here.newcomer({ settings: { language } });
  const { code } = await client.carryCode();
  await visitor.open(`/carry/${code}`);
  await visitor.page.getByRole('button', { name: /^Yes|^Oui/ }).click();
  await visitor.page.waitForURL('**/games');
  await visitor.open(`/match/${id}`);
  return visitor;
}

async function answer(client: Client, id: string, given = 'end'): Promise<void> {
  const { seat, decision } = (await client.look(id)).position;
  await client.answer(id, { decision: decision!.id, answer: given, seat });
}

const undoOf = (page: Page) => page.getByRole('button', { name: /^(Undo|Annuler)/ }).first();

test('without a seat nothing can be taken back, and a seat handed over can: without a word of what was', async () => {
  const { ada, ben, id } = await begun();
  await answer(ada, id);
  await answer(ben, id);
  const { page, ...visitor } = await seated(ben, id).then(each => ({ page: each.page, leave: () => each.leave() }));
  await expect.poll(() => undoOf(page).isEnabled(), soon).toBe(true);
  await ben.handToBot(id, 'marine-a');
  await page.getByText('You are watching').waitFor();
  expect(await undoOf(page).isDisabled()).toBe(true);
  await page.keyboard.press('z');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const lent = page.getByRole('region', { name: 'Vega: you handed this seat over.' });
  await lent.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('You are Vega', { exact: true }).waitFor();
  await expect.poll(() => undoOf(page).isEnabled(), soon).toBe(true);
  await visitor.leave();
});

test('what was refused is not said any more once something else is asked, or nothing', async () => {
  const { ada, ben, id } = await begun();
  await answer(ada, id);
  const visitor = await seated(ben, id);
  const { page } = visitor;
  await visitor.loseSockets();
  await page.reload();
  await page.route('**/answers', route => route.fulfill({ status: 403, json: { code: 'not-yours', message: 'No.' } }));
  const refused = page.getByRole('alert').filter({ hasText: 'That did not work.' });
  await page.getByText('Your move', { exact: true }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await refused.waitFor();
  await answer(ben, id);
  await refused.waitFor({ state: 'detached' });
  await visitor.leave(/403/);
});

test('a wish to go back says how far, whose answers, and who does not agree', async () => {
  const { ada, ben, id } = await begun();
  await answer(ada, id);
  await answer(ben, id);
  const host = await seated(ada, id);
  const guest = await seated(ben, id, 'fr');
  const keep = (await ben.undoPoints(id)).at(-1)!.keep;
  const dialog = host.page.getByRole('dialog');
  await host.page.getByRole('button', { name: 'Go back further' }).click();
  await dialog.getByRole('listitem').last().getByRole('button').click();
  await host.page.getByText('The last 2 answers are taken back: Vega (Ben) and Okafor.').waitFor();
  expect((await ada.look(id)).table.undo).toMatchObject({ keep });
  await host.page.getByRole('alert').getByText('You', { exact: true }).waitFor();
  expect((await host.page.getByRole('alert').getByRole('listitem').allInnerTexts()).map(plain)).toEqual([
    'You agree',
    'Ben is asked',
  ]);
  const vote = guest.page.getByRole('alert');
  await vote.getByText('Les 2 dernières réponses seraient annulées (Vega et Okafor (Ada)).').waitFor();
  expect((await vote.getByRole('listitem').allInnerTexts()).map(plain)).toEqual([
    'Ada est d’accord',
    'Vous devez répondre',
  ]);
  await vote.getByRole('button', { name: 'Pas d’accord' }).click();
  const told = host.page.getByRole('status').filter({ hasText: 'Ben does not agree.' });
  await told.waitFor();
  expect(await guest.page.getByText(/pas d’accord|ne souhaite plus/).count()).toBe(0);
  await host.checkAccessible();
  await answer(ada, id);
  await told.waitFor({ state: 'detached' });
  await host.leave();
  await guest.leave();
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('giving up says beforehand what comes of it, and the others are told; the end does not say who got away', async () => {
  const { ada, ben, id } = await begun();
  const host = await seated(ada, id);
  const guest = await seated(ben, id);
  await giveUp(guest.page, 'Bots take over your seats, and the match goes on for Ada. This cannot be taken back.');
  await guest.page.getByText('You are watching').waitFor();
  await guest.page.getByRole('button', { name: /seats · / }).click();
  expect(await guest.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).count()).toBe(0);
  await host.page.getByRole('status').filter({ hasText: 'Bots play for Ben now. Vega.' }).waitFor();
  expect(await host.page.getByText(/actions left/).count()).toBeGreaterThan(0);
  await giveUp(host.page, 'The match is over, and lost. This cannot be taken back.');
  await host.page.getByRole('main').getByRole('heading', { name: 'It was given up.' }).waitFor();
  expect(await host.page.getByText(/get away|actions left|action left/).count()).toBe(0);
  await host.leave();
  await guest.leave();
});

async function giveUp(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'People at the table' });
  await page.getByRole('button', { name: /seats · / }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByText(what, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Give up' }).click();
}

test('around one screen only who is asked is "you", the question has the focus, and another’s answer goes after a question alone', async () => {
  const visitor = await here.newcomer({ settings: { coversSeats: true } });
  const { page } = visitor;
  await visitor.open('/new/endure');
  await page.getByText('On this device', { exact: true }).click();
  await page.getByRole('button', { name: 'One person each' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const ready = page.getByRole('button', { name: /^I am / });
  const isAt = (part: string) => page.waitForFunction(name => document.activeElement?.closest(name), part);
  await ready.click();
  await isAt('#table-decision');
  await expect.poll(() => page.locator('article').getByText('you', { exact: true }).count(), soon).toBe(1);
  await page.getByRole('button', { name: /seats · / }).click();
  const people = page.getByRole('dialog');
  await people.waitFor();
  expect(await people.getByText('(you)').count()).toBe(1);
  await page.keyboard.press('Escape');
  // As long as it is there, keys are for it; and until what confirms has the focus, Enter may be for what opened it.
  await people.waitFor({ state: 'detached' });
  await page.keyboard.press('e');
  await isAt('button[aria-keyshortcuts="Enter"]');
  await page.keyboard.press('Enter');
  await ready.click();
  const question = page.locator('[data-question]');
  const asked = await question.getAttribute('data-question');
  await expect.poll(() => undoOf(page).isEnabled(), soon).toBe(true);
  await page.keyboard.press('z');
  await page.getByRole('dialog', { name: /^Take back what Player \d answered\?$/ }).waitFor();
  expect(await question.getAttribute('data-question')).toBe(asked);
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await page.waitForFunction(
    before => document.querySelector('[data-question]')?.getAttribute('data-question') !== before,
    asked,
  );
  await visitor.leave();
});

test('an address of rules that no game has says so', async () => {
  const visitor = await here.newcomer();
  await visitor.open('/rules/nonsense');
  await visitor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await visitor.leave();
});
