import { Client } from '@starboard/server/client';
import { expect, test } from 'vitest';
import type { Locator, Page } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { opened, soon } from '../support/opened.ts';
import { phone } from '../support/visitor.ts';

const here = opened();

async function joined(name: string): Promise<Client> {
  const { token } = await new Client(here.house.url).join(name);
  return new Client(here.house.url, { token });
}

/** Becomes in this browser whoever plays by this client. */
async function become(page: Page, client: Client): Promise<void> {
  const { code } = await client.carryCode();
  await page.goto(`${here.house.url}/carry/${code}`);
  await page.getByRole('button', { name: /^Yes|^Oui/ }).click();
  await page.waitForURL('**/games');
}

const four = { survivors: ['captain-a', 'marine-a', 'medic-a', 'scout-a'], firstPlayer: 'captain-a' };
const mine = { game: 'endure', setup: four } as const;

/** Ada ends the Captain's turn, so that the Marine is next. */
async function endTurn(client: Client, match: string): Promise<void> {
  const { seat, decision } = (await client.look(match)).position;
  await client.answer(match, { decision: decision!.id, answer: 'end', seat });
}

test('an invitation shows game, mission, host, seats and one’s own before a name is asked for', async () => {
  const ada = await joined('Ada');
  const { id, invitations } = await ada.begin({
    ...mine,
    seats: { 'marine-a': 'invite', 'scout-a': { bot: 'random' } },
  });
  const ben = await here.newcomer();
  const { page } = ben;
  await page.goto(`${here.house.url}/join/${id}/${invitations['marine-a']}`);
  await page.getByRole('heading', { name: 'Endure the Stars' }).waitFor();
  await page.getByText('Noisy Neighbours · Round 1 · invited by Ada').waitFor();
  const seats = page.getByRole('list', { name: 'Who sits where' }).getByRole('listitem');
  expect(await seats.allInnerTexts()).toEqual([
    expect.stringMatching(/Okafor, Captain\s+Ada is here/),
    expect.stringMatching(/Vega, Marine\s+this seat is kept for you/),
    expect.stringMatching(/Haddad, Medic\s+Ada is here/),
    expect.stringMatching(/Wren, Scout\s+played by a bot/),
  ]);
  await page.getByText('You will be Vega, Marine').waitFor();
  expect((await ada.look(id)).table.seats[1]).toMatchObject({ held: 'nobody' });
  await ben.checkAccessible();
  await page.getByLabel('What shall the others call you?').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(`**/match/${id}`);
  expect((await ada.look(id)).table.seats[1]).toMatchObject({ name: 'Ben' });
  await ben.leave();
});

const ofThree = 'Coalition · Destiny Aurora (Jayce Carver) and Argus Prime (Adira Voss)';
const drafted = 'Coalition · the crew is picked at the table';

test.each([
  ['renegades', { players: 2 }, 'p2', 'en', ['Destiny Aurora', 'Coalition · commander Jayce Carver']],
  ['renegades', { players: 2 }, 'p1', 'fr', ['Icarus', 'Renégats · commandement : Lexxa']],
  ['renegades', { players: 2, draft: true, ships: ['argusPrime'] }, 'p2', 'en', ['Argus Prime', drafted]],
  ['renegades', { players: 3 }, 'p3', 'en', ['Player 3', ofThree]],
  ['renegades', {}, 'p1', 'en', ['Icarus', 'Renegades · commander Lexxa']],
  ['horde', { heroes: 4, seats: 2 }, 'p2', 'en', ['Player 2', 'Medic, Bulwark']],
  ['horde', { heroes: 2, seats: 2 }, 'p2', 'fr', ['Médecin']],
  ['endeavours', { crew: 'C03' }, 'player', 'en', ['Salvage Irregulars']],
])('in %s (%j) invitation and lobby say whom %s plays, %s: %j', async (game, setup, seat, language, [name, note]) => {
  const ada = await joined('Ada');
  const { id, invitations } = await ada.begin({ game, setup, seats: { [seat]: 'invite' } });
  const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const said = note === undefined ? name! : `${name} ${note}`;
  const ben = await here.newcomer({ ...phone, settings: { language } });
  await ben.page.goto(`${here.house.url}/join/${id}/${invitations[seat]}`);
  const kept = ben.page.locator('li[data-offered]');
  await kept.waitFor();
  const keeps = language === 'fr' ? 'cette place vous attend' : 'this seat is kept for you';
  expect(plainly(await kept.innerText())).toBe(`${said} ${keeps}`);
  expect(plainly(await ben.page.locator('ul + p').innerText()).endsWith(said)).toBe(true);
  await ben.checkWidth();
  await ben.leave();
  const host = await here.newcomer({ settings: { name: 'Ada', language } });
  await become(host.page, ada);
  await host.open(`/match/${id}/lobby`);
  const free = host.page.getByRole('listitem').filter({ hasText: /nobody yet|personne pour l’instant/ });
  expect(plainly(await free.innerText())).toContain(said);
  await host.checkAccessible();
  await host.leave();
});

test.each(['/join/nonsense', '/join/nonsense/key', '/join'])(
  '%s says at once that there is no such seat',
  async path => {
    const eve = await here.newcomer();
    await eve.open(path);
    await eve.page.getByRole('heading', { name: 'There is no such seat' }).waitFor();
    expect(await eve.page.getByRole('textbox').count()).toBe(0);
    await eve.leave(/^Failed to load resource: .* 40[034] \(/);
  },
);

test('a game alone asks for no name, an invitation does', async () => {
  const ada = await here.newcomer();
  const { page } = ada;
  await ada.open('/new/endure');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/match/*');
  await new Clicker(page).card.waitFor();
  await page.getByRole('button', { name: /4 seats/ }).click();
  await page.getByRole('link', { name: 'All links' }).click();
  await page.getByRole('button', { name: 'Give this seat to somebody' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Free the seat and make a link' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: /^Seat link/ }).inputValue();
  const [, id = '', key = ''] = /join\/([\w-]+)\/([\w-]+)/.exec(link) ?? [];
  expect(await new Client(here.house.url).invitation(id, key)).toMatchObject({ host: 'Ada' });
  await ada.leave();
});

test('one link for the table lets arrivals choose a seat; one for watching shows what all may see', async () => {
  const ada = await here.newcomer({ settings: { name: 'Ada' } });
  await ada.open('/new/endure');
  for (const seat of ['Vega, Marine', 'Haddad, Medic']) {
    await ada.page.getByLabel(`Who plays ${seat}`).selectOption('Invite by link');
  }
  await ada.page.getByRole('button', { name: 'Start and invite' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Table link' }).inputValue();
  const watch = await ada.page.getByRole('textbox', { name: 'Link to watch' }).inputValue();
  await ada.checkAccessible();

  const ben = await here.newcomer({ settings: { name: 'Ben' } });
  await ben.page.goto(link);
  await ben.page.getByRole('radio').first().waitFor();
  expect(await ben.page.getByRole('radio').count()).toBe(2);
  await ben.page.getByRole('radio', { name: /Haddad/ }).check();
  await ben.page.getByText('You will be Haddad, Medic').waitFor();
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ben.page.getByText('You are Haddad', { exact: true }).waitFor();
  await ada.page.getByText('Ben is here').waitFor();

  const eve = await here.newcomer();
  await eve.page.goto(watch);
  await eve.page.getByText('You are watching').waitFor();
  await ada.leave();
  await ben.leave();
  await eve.leave();
});

test('an empty seat on its turn is taken, given to somebody or to a bot', async () => {
  const ada = await joined('Ada');
  const { id } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite', 'medic-a': 'invite' } });
  await endTurn(ada, id);
  const visitor = await here.newcomer({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await become(page, ada);
  await visitor.open(`/match/${id}`);
  const card = page.locator('#table-decision');
  const empty = card.getByRole('region', { name: /^Vega/ });
  await empty.getByRole('button', { name: 'Invite' }).click();
  expect(await empty.getByRole('textbox').inputValue()).toContain(`/join/${id}/`);
  await visitor.checkAccessible('#table-decision');
  await empty.getByRole('button', { name: 'Take it' }).click();
  await page.getByText('You are Okafor, Vega, and Wren').waitFor();
  await card.getByText('Your move').waitFor();
  expect((await ada.look(id)).table.seats[1]).toMatchObject({ yours: true });
  await endTurn(ada, id);
  await card
    .getByRole('region', { name: /^Haddad/ })
    .getByRole('button', { name: 'A bot for now' })
    .click();
  await expect.poll(async () => (await ada.look(id)).table.seats[2], soon).toMatchObject({ held: 'bot' });
  await card.getByText('Your move').waitFor();
  await visitor.leave();
});

test('handing one’s seat over asks first, and it can be taken back', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const { id, invitations } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  const visitor = await here.newcomer({ settings: { name: 'Ben' } });
  const { page } = visitor;
  await become(page, ben);
  await visitor.open(`/match/${id}`);
  await page.getByRole('button', { name: /4 seats/ }).click();
  const people = page.getByRole('dialog', { name: 'People at the table' });
  await people.getByRole('button', { name: 'Hand to a bot' }).click();
  expect((await ada.look(id)).table.seats[1]).toMatchObject({ held: 'person' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await ada.look(id)).table.seats[1]).toMatchObject({ held: 'person' });
  await people.getByRole('button', { name: 'Hand to a bot' }).click();
  await page.getByRole('button', { name: 'Hand it to a bot' }).click();
  await people.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(async () => (await ada.look(id)).table.seats[1], soon).toMatchObject({ name: 'Ben' });
  await visitor.leave();
});

test.each([
  ['desktop', {}],
  ['phone', phone],
])('on a %s one sees who one is, one’s own sheet large and whose the others are', async (_, options) => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const { id, invitations } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  const visitor = await here.newcomer({ ...options, settings: { name: 'Ben' } });
  const { page } = visitor;
  await become(page, ben);
  await visitor.open(`/match/${id}`);
  await page.getByText('You are Vega', { exact: true }).waitFor();
  const box = (await page.getByText('You are Vega', { exact: true }).boundingBox())!;
  expect(box.y + box.height).toBeLessThan(70);
  // The Captain acts, and still it is the Marine who stands in full.
  const shown = page.locator('[data-shown]');
  expect(await shown.count()).toBe(1);
  expect(
    (await shown
      .locator('[data-member]')
      .getAttribute('aria-label')
      .catch(() => null)) ?? (await shown.innerText()),
  ).toContain('Vega');
  const others = page.locator('[data-member]:not([data-member="shown"])');
  if (options === phone) expect(await others.first().getAttribute('aria-label')).toContain('Ada');
  else await page.locator('article:not([data-shown])').first().getByText('Ada').waitFor();
  for (const other of options === phone ? await page.locator('#table-party li:not([data-shown])').all() : [])
    expect(await isWhole(other.locator(':text-is("Ada"):visible'))).toBe(true);
  await visitor.checkWidth();
  await visitor.leave();
});

/** Whether it can be read: it is on the screen, and nothing of it is cut off. */
async function isWhole(words: Locator): Promise<boolean> {
  await words.waitFor();
  return words.evaluate(each => {
    const { width, height } = each.getBoundingClientRect();
    const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4;
    return width > 8 && height > 8 && !isCut;
  });
}

test.each([
  ['horde', { heroes: 4, seats: 2 }, 'en', 'You are Player 2', 'Medic, Bulwark'],
  [
    'renegades',
    { players: 2, mission: 'monolithsShadow' },
    'en',
    'You are Destiny Aurora',
    'Coalition · commander Jayce Carver',
  ],
  [
    'renegades',
    { players: 2, mission: 'monolithsShadow' },
    'fr',
    'Vous jouez : Destiny Aurora',
    'Coalition · commandement : Jayce Carver',
  ],
])('on a phone %s (%j) names everybody’s player, and oneself: %s', async (game, setup, language, you, note) => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const first = await ada.begin({ game, setup });
  const seat = (await ada.look(first.id)).table.seats[1]!.id;
  const { id, invitations } = await ada.begin({ game, setup, seats: { [seat]: 'invite' } });
  await ben.claim(id, invitations[seat]!);
  const visitor = await here.newcomer({ ...phone, settings: { name: 'Ben', language } });
  const { page } = visitor;
  await become(page, ben);
  await visitor.open(`/match/${id}`);
  const party = page.locator('#table-party');
  expect(await isWhole(party.locator(':text-is("Ada"):visible').first())).toBe(true);
  const own = page.locator('header h1 + [data-ring]');
  expect((await own.innerText()).replaceAll(/\s+/g, ' ')).toBe(you);
  expect(await isWhole(own)).toBe(true);
  await visitor.checkWidth();
  await page.setViewportSize({ width: 1440, height: 900 }); // where there is room, more is said
  expect((await own.innerText()).replaceAll(/\s+/g, ' ')).toBe(`${you} ${note}`);
  await page.getByRole('button', { name: /^2 (seats|places)/ }).click();
  const people = page.getByRole('dialog').getByRole('listitem');
  expect((await people.nth(1).innerText()).replaceAll(/\s+/g, ' ')).toContain(note);
  await visitor.leave();
});

test('whoever looks elsewhere is called when it is their turn', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const { id, invitations } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  const visitor = await here.newcomer({ settings: { name: 'Ben' } });
  const { page } = visitor;
  await become(page, ben);
  await page.addInitScript(() => {
    const told: string[] = [];
    class Note {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
      close() {
        told.push('closed');
      }
    }
    Object.assign(globalThis, { Notification: Note, told });
  });
  await visitor.open(`/match/${id}`);
  await page.getByText('You are Vega', { exact: true }).waitFor();
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  const look = (isHidden: boolean) =>
    page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await look(true);
  await endTurn(ada, id);
  await expect.poll(told, soon).toEqual(['Your turn: Noisy Neighbours']);
  expect(await page.title()).toBe('● Your turn · Noisy Neighbours');
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  expect(await icon()).toBe('/favicon-turn.svg');
  await look(false);
  expect([await told(), await icon()]).toEqual([['Your turn: Noisy Neighbours', 'closed'], '/favicon.svg']);
  await visitor.leave();
});

test('a new message shows with its words, and a click opens all of them', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const { id, invitations } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  const visitor = await here.newcomer({ settings: { name: 'Ben' } });
  const { page } = visitor;
  await become(page, ben);
  await visitor.open(`/match/${id}`);
  await page.getByText('You are Vega', { exact: true }).waitFor();
  await ada.say(id, 'Wait for me at the airlock.');
  const toast = page.getByRole('status').filter({ hasText: 'Wait for me at the airlock.' });
  await toast.waitFor();
  await toast.getByRole('button', { name: /Wait for me/ }).click();
  await page.getByRole('dialog', { name: 'Messages' }).getByText('Wait for me at the airlock.').waitFor();
  await page.keyboard.press('Escape');
  expect(await toast.count()).toBe(0);
  await visitor.leave();
});

test.each([
  ['endure', true],
  ['horde', false],
])('around one screen %s is covered between two people: %s', async (game, isCovered) => {
  const visitor = await here.newcomer({ settings: { name: 'Ada', coversSeats: true } });
  const { page } = visitor;
  await visitor.open(`/new/${game}`);
  await page.getByText('On this device', { exact: true }).click();
  if (game === 'horde')
    await page
      .getByLabel(/^Players|^People/)
      .first()
      .fill('2');
  for (const seat of await page.getByRole('combobox', { name: /^Who plays/ }).all()) {
    await seat.selectOption({ label: 'Someone here' });
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/device/*');
  const cover = page.getByRole('button', { name: /^I am / });
  const card = page.locator('#table-decision');
  await cover.or(card).first().waitFor();
  expect(await cover.count()).toBe(isCovered ? 1 : 0);
  await visitor.leave();
});

test('around one screen a person each is told apart without giving any names, and seats that are all yours never are', async () => {
  const visitor = await here.newcomer({ settings: { coversSeats: true } });
  const { page } = visitor;
  const cover = page.getByRole('heading', { name: /^Pass to / });
  const ready = page.getByRole('button', { name: /^I am / });
  const question = page.locator('[data-question]');
  const begin = async (seating: string) => {
    await visitor.open('/new/endure');
    await page.getByText('On this device', { exact: true }).click();
    await page.getByRole('button', { name: seating }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await cover.or(question).first().waitFor();
  };
  const endTurn = async () => {
    const before = await question.getAttribute('data-question');
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      asked => document.querySelector('[data-question]')?.getAttribute('data-question') !== asked,
      before,
    );
  };

  await begin('One person each');
  const people = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    await cover.waitFor();
    people.add(await cover.innerText());
    await ready.click();
    await question.waitFor();
    await endTurn();
  }
  expect(people.size).toBe(3);
  for (const person of people) expect(person).toMatch(/^Pass to Player \d$/);

  await begin('All mine');
  for (let turn = 0; turn < 2; turn++) {
    await question.waitFor();
    await endTurn();
  }
  expect(await cover.count()).toBe(0);
  await visitor.leave();
});

test('my games tell mission, round, score and who is waited for; online ones are put away and brought back', async () => {
  const [ada, ben] = [await joined('Ada'), await joined('Ben')];
  const crews = await ada.begin({ game: 'renegades', setup: { mission: 'random' } });
  const { id, invitations } = await ada.begin({ ...mine, seats: { 'marine-a': 'invite', 'medic-a': 'invite' } });
  await ben.claim(id, invitations['marine-a']!);
  await endTurn(ada, id);
  await ada.begin({ game: 'endeavours' });
  const visitor = await here.newcomer({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await become(page, ada);
  const row = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
  await row('Noisy Neighbours').getByText('Ben is thinking').waitFor();
  await row('Noisy Neighbours').getByText('Round 1').waitFor();
  await row('Endeavours')
    .getByText(/Year 1 · 0 points/)
    .waitFor();
  const { headline } = (await ada.matches()).find(match => match.id === crews.id)!;
  expect(headline?.title.key).not.toContain('random');
  expect(await row('Renegades').innerText()).not.toContain('Draw one');
  await row('Noisy Neighbours').getByRole('button', { name: 'Put away' }).click();
  await row('Noisy Neighbours').waitFor({ state: 'detached' });
  await page.getByText('Put away 1').click();
  await row('Noisy Neighbours').getByRole('button', { name: 'Put back into the list' }).click();
  await row('Noisy Neighbours').waitFor();
  await visitor.checkAccessible();
  await visitor.leave();
});
