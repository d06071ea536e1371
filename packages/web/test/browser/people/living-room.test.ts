import { expect, test } from 'vitest';
import { livingRoom } from '../../../../../testing/browser.ts';
import { Clicker } from '../support/clicker.ts';
import { clickOn } from '../support/mouse.ts';
import { opened } from '../support/opened.ts';

const here = opened(port => ['--public-url', `http://${livingRoom}:${port}`]);

test('a link made on this machine leads others here, and without https everything works', async () => {
  const ada = await here.newcomer();
  await ada.open('/new/endure');
  await clickOn(ada.page.getByRole('button', { name: 'Bots for the rest' }));
  await ada.page.getByLabel('Who plays Vega, Marine').selectOption('Invite by link');
  await clickOn(ada.page.getByRole('button', { name: 'Start and invite' }));
  await ada.page.getByLabel('Your name').fill('Ada');
  await clickOn(ada.page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  const field = ada.page.getByRole('textbox', { name: 'Seat link: Vega, Marine' });
  await ada.page.waitForFunction(
    room => document.querySelector<HTMLInputElement>('main input[readonly]')?.value.includes(room),
    livingRoom,
  );
  const link = await field.inputValue();
  expect(link).toMatch(new RegExp(`^http://${livingRoom}:\\d+/join/`));

  const ben = await here.newcomer();
  await ben.page.goto(link);
  expect(await ben.page.evaluate(() => isSecureContext)).toBe(false);
  await ben.page.getByLabel('What shall the others call you?').fill('Ben');
  await clickOn(ben.page.getByRole('button', { name: 'Sit down' }));
  await ada.page.getByText('Everybody is here.').waitFor();
  await new Clicker(ben.page).card.waitFor();

  await ben.page.goto(`${new URL(link).origin}/new/endure`);
  await ben.page.getByText('On this device', { exact: true }).click();
  await clickOn(ben.page.getByRole('button', { name: 'Start' }));
  await ben.page.waitForURL(/\/device\//);
  await new Clicker(ben.page).answer(3);
  await ben.page.goto(`${new URL(link).origin}/settings`);
  await clickOn(ben.page.getByRole('button', { name: 'Make a link' }));
  await clickOn(ben.page.getByRole('button', { name: 'Copy link' }));
  await ben.page.getByRole('button', { name: 'Copied' }).waitFor();
  await ada.leave();
  await ben.leave();
});
