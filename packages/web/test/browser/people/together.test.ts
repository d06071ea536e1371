import { Client } from '@starboard/server/client';
import { expect, test } from 'vitest';
import type { Page } from '../../../../../testing/browser.ts';
import { clickOn } from '../support/mouse.ts';
import { opened, soon } from '../support/opened.ts';
import { Player } from '../support/player.ts';
import type { Visitor } from '../support/visitor.ts';

const here = opened();

test('two people play one match, each in their own browser', async () => {
  const ada = await here.newcomer();
  const ben = await here.newcomer();
  const link = await invite(ada);
  await come(ben, link);
  await ada.page.getByText('Everybody is here.').waitFor();
  await clickOn(ada.page.getByRole('link', { name: 'To the table' }));
  const host = new Player(ada.page);
  const guest = new Player(ben.page);

  await watchEachOther(host, guest);
  await takeBack(host, guest);
  await write(ada.page, ben.page);
  await ada.leave();
  await ben.leave();
});

test('a seat that is taken, and links that lead nowhere, say what happened', async () => {
  const ada = await here.newcomer();
  const link = await invite(ada);
  const ben = await here.newcomer();
  await come(ben, link);
  await ada.page.getByText('Everybody is here.').waitFor();

  const cy = await here.newcomer();
  await cy.page.goto(link);
  const refused = cy.page.getByRole('heading', { name: 'There is no such seat' });
  const why = cy.page.locator('[role=alert][data-code=bad-key]').filter({ hasText: /used already/ });
  await refused.waitFor();
  await why.waitFor();
  await cy.page.goto(link.slice(0, -1));
  await refused.waitFor();
  await why.waitFor();
  await cy.open('/match/0000000000000000000000');
  await cy.page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  await cy.open('/');
  await cy.page.getByPlaceholder('Paste a seat link').fill('https://example.org/elsewhere');
  await clickOn(cy.page.getByRole('button', { name: 'Join', exact: true }));
  await cy.page.getByText('This is not a link to a seat or a table.').waitFor();
  await ada.leave();
  await ben.leave();
  await cy.leave(/^Failed to load resource: .* 40[34] \(/);
});

test('what one alone knows is on nobody else’s page', async () => {
  const client = await joined('Ada');
  const match = await untilLooking(client);
  const [{ code }, { key }] = await Promise.all([client.carryCode(), client.invite(match, 'captain-a')]);
  const ada = await here.newcomer();
  await ada.open(`/carry/${code}`);
  await clickOn(ada.page.getByRole('button', { name: 'Yes, that is me' }));
  await ada.page.waitForURL('**/games');
  await ada.open(`/match/${match}`);
  const ben = await here.newcomer();
  await come(ben, `${here.house.url}/join/${match}/${key}`);

  const host = new Player(ada.page);
  await host.card.getByRole('heading', { name: 'Which token do you look at?' }).waitFor();
  await clickOn(host.options.first());
  const log = (page: Page) => page.getByRole('region', { name: 'Log' });
  await log(ada.page).getByText('You alone know: ').waitFor();
  await log(ben.page).getByText('Ione looks at a radar token').waitFor();
  expect(await ada.page.content()).toContain('a radar token you know');
  expect(await ben.page.content()).not.toMatch(/You alone know|a radar token you know/);
  const told = await ben.page.request.get(`${here.house.url}/api/matches/${match}`);
  expect(await told.text()).not.toContain('token.known');
  await ada.leave();
  await ben.leave();
});

async function joined(name: string): Promise<Client> {
  const { token } = await new Client(here.house.url).join(name);
  return new Client(here.house.url, { token });
}

/** A match in which the psychic is asked at which token she looks. That hangs on the dice, so it takes some attempts. */
async function untilLooking(client: Client): Promise<string> {
  const setup = { survivors: ['psychic-a', 'captain-a', 'medic-a'], firstPlayer: 'psychic-a' };
  for (let matches = 0; matches < 60; matches++) {
    const { id } = await client.begin({ game: 'endure', setup });
    for (let answers = 0; answers < 20; answers++) {
      const { seat, decision } = (await client.look(id)).position;
      if (decision?.name === 'look') return id;
      if (decision?.ask?.shape !== 'one') break;
      const keys = decision.ask.options.map(option => option.key);
      const wish = answers === 0 ? 'move:CREW.x' : 'end';
      const answer = keys.includes(wish) ? wish : (keys.at(-1) ?? '');
      await client.answer(id, { decision: decision.id, answer, seat });
    }
  }
  throw new Error('She is never asked.');
}

/** Sets a match up in which somebody else has the second seat and bots the rest; the link that leads to that seat. */
async function invite({ page }: Visitor): Promise<string> {
  await page.goto(`${here.house.url}/new/endure`);
  await clickOn(page.getByRole('button', { name: 'Bots for the rest' }));
  await page.getByLabel('Who plays Vega, Marine').selectOption('Invite by link');
  await page.getByLabel('First player').selectOption('Okafor, Captain');
  await clickOn(page.getByRole('button', { name: 'Start and invite' }));
  await page.getByLabel('Your name').fill('Ada');
  await clickOn(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  return page.getByRole('textbox', { name: 'Seat link: Vega, Marine' }).inputValue();
}

/** Opens the link and says a name. */
async function come({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What shall the others call you?').fill('Ben');
  await clickOn(page.getByRole('button', { name: 'Sit down' }));
}

/** Who is not asked sees for whom all wait, and soon what was answered. */
async function watchEachOther(host: Player, guest: Player): Promise<void> {
  await host.isOpen();
  await guest.card.getByRole('heading', { name: /\bAda\b.* is choosing/ }).waitFor();
  expect(await guest.tiles.count()).toBe(0);
  await host.answer();
  await seesSame(guest, host);

  await endTurn(host);
  await guest.isOpen();
  await host.card.getByRole('heading', { name: /\bBen\b.* is choosing/ }).waitFor();
  await guest.answer();
  await seesSame(host, guest);
}

/** The other has answered since: nothing is taken back if they refuse; if both agree, it is asked once more. */
async function takeBack(host: Player, guest: Player): Promise<void> {
  const after = await newestLine(guest);
  const vote = guest.page.getByRole('alert', { name: 'Go back before the last roll?' });
  await askToGoBack(host);
  await vote.getByText('Ada').waitFor();
  await clickOn(vote.getByRole('button', { name: 'Do not agree' }));
  await vote.waitFor({ state: 'detached' });
  expect(await newestLine(guest)).toBe(after);

  await askToGoBack(host);
  await vote.getByText('Ada').waitFor();
  expect(await newestLine(guest)).toBe(after);
  await clickOn(vote.getByRole('button', { name: 'Agree', exact: true }));
  await vote.waitFor({ state: 'detached' });
  await expect.poll(() => newestLine(guest), soon).not.toBe(after);
  await seesSame(host, guest);
}

async function askToGoBack({ page }: Player): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const agreed = page.getByRole('dialog').getByRole('button', { name: 'Go back' });
  await expect.poll(() => undo.isEnabled(), soon).toBe(true);
  // What the other did may still move the button away from under the mouse.
  await expect
    .poll(async () => {
      if (!(await agreed.isVisible())) await clickOn(undo);
      return agreed.isVisible();
    }, soon)
    .toBe(true);
  await clickOn(agreed);
}

async function write(from: Page, to: Page): Promise<void> {
  await clickOn(from.getByRole('button', { name: 'Messages' }));
  await from.getByPlaceholder('Write to the table').fill('Where are you going?');
  await from.keyboard.press('Enter');
  await clickOn(to.getByRole('button', { name: 'Messages, 1 new' }));
  const messages = to.getByRole('dialog', { name: 'Messages' });
  await messages.getByText('Where are you going?').waitFor();
  await messages.getByText('Ada').waitFor();
}

async function endTurn(player: Player): Promise<void> {
  await player.isOpen();
  while ((await player.tiles.filter({ hasText: 'End turn' }).count()) === 0) await player.answer();
  await clickOn(player.tiles.filter({ hasText: 'End turn' }));
  await clickOn(player.confirm);
}

async function seesSame(one: Player, other: Player): Promise<void> {
  const line = await newestLine(other);
  await expect.poll(() => newestLine(one), soon).toBe(line);
}

/** Everybody reads the same of it: what happened last, in the log. */
async function newestLine({ page }: Player): Promise<string | undefined> {
  const log = await page.getByRole('region', { name: 'Log' }).innerText();
  return log.split('\n').find(line => line.includes('ETS-'));
}
