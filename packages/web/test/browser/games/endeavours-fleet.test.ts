import { endeavours } from '@starboard/endeavours';
import { botAnswers, Chance, type Journal, keyOf, Match, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { bring } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { type Guest, phone } from '../support/visitor.ts';

const here = opened();

/** The whole Hand is boosted to LEO, and there is water for it. */
function loadedLeo(): Journal {
  const seed = seedFrom('shot 1');
  const match = Match.begin(endeavours, endeavours.setup.parse({ difficulty: 2 }), { seed });
  const chance = new Chance(seedFrom('hands'));
  for (let [seat] = match.waitingFor; seat !== undefined; [seat] = match.waitingFor) {
    const { year, stacks } = match.state;
    const keys = match.askOf(seat)!.options.map(keyOf);
    if (match.decision?.name === 'act' && year === 2 && stacks[0]!.cards.length > 3) break;
    const wanted = [...keys.filter(key => key.endsWith('@LEO')), 'operation.boost', 'end', 'done', 'water'];
    const answer = wanted.find(key => keys.includes(key));
    if (['act', 'profit', 'boost.what'].includes(match.decision!.name)) match.answer(seat, answer!);
    else botAnswers(match, seat, randomBot, chance);
  }
  expect(match.decision?.name).toBe('act');
  return { ...match.journal(), seed };
}

const journal = loadedLeo();

async function seated(guest?: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('#table-decision').waitFor();
  return visitor;
}

test('a ship is composed in the shipyard, and it is as it was shown', async () => {
  const visitor = await seated();
  const { page } = visitor;
  await page.keyboard.press('b');
  const yard = page.getByRole('dialog', { name: 'Shipyard' });
  const take = yard.getByRole('button', { name: /^Take aboard/ });
  while ((await take.count()) > 1) await take.first().click();
  const fuel = yard.getByRole('group', { name: 'Into fuel' });
  await fuel.getByRole('button', { name: 'One more' }).click();
  const figures = () => yard.locator('dl').first().locator('dd').allTextContents();
  const [dry, wet] = await figures();
  expect(Number(wet)).toBe(Number(dry) + 1);
  await visitor.checkAccessible();
  await yard.getByRole('button', { name: 'Do it' }).click();
  const rocket = page.locator('#table-party').getByRole('button', { name: /^Rocket/ });
  await rocket.waitFor();
  expect(await page.locator('#table-party dl').first().locator('dd').allTextContents()).toEqual(
    expect.arrayContaining([dry, wet]),
  );
  expect(await rocket.getAttribute('aria-pressed')).toBe('true');
  await page.locator('#table-party [data-shown]').getByRole('button').nth(1).click();
  await page.getByRole('dialog').waitFor();
  await visitor.checkAccessible();
  await visitor.leave();
});

test('on a phone the shipyard has the whole screen', async () => {
  const visitor = await seated(phone);
  const { page } = visitor;
  await visitor.checkWidth();
  await page.getByRole('button', { name: 'Party' }).tap();
  await page.getByRole('button', { name: 'Shipyard' }).tap();
  await page
    .getByRole('button', { name: /^Take aboard/ })
    .first()
    .tap();
  await page.getByText('becomes the Rocket', { exact: false }).first().waitFor();
  await visitor.checkAccessible();
  await visitor.checkWidth();
  await visitor.leave();
});
