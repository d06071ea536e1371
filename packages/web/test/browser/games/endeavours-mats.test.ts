import { endeavours } from '@starboard/endeavours';
import { botAnswers, Chance, type Journal, Match, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { bring } from '../support/journals.ts';
import { opened } from '../support/opened.ts';
import { type Guest, phone } from '../support/visitor.ts';

const here = opened();

/** Somebody who plays at random is asked what to do in this year. */
function asked(year: number): Journal {
  const seed = seedFrom('playmats');
  const match = Match.begin(endeavours, endeavours.setup.parse({ difficulty: 1 }), { seed });
  const chance = new Chance(seedFrom('hands'));
  while (match.decision?.name !== 'act' || match.state.year < year) {
    const [seat] = match.waitingFor;
    botAnswers(match, seat!, randomBot, chance);
  }
  return { ...match.journal(), seed };
}

async function seated(journal: Journal, guest?: Guest) {
  const visitor = await here.newcomer(guest);
  await visitor.open('/');
  await bring(visitor.page, journal);
  await visitor.page.locator('#table-decision').waitFor();
  return visitor;
}

describe('the playmats of Endeavours', () => {
  const first = asked(1);

  test('a cost is paid by a touch, and what is missing for a mission leads to the map', async () => {
    const visitor = await seated(first);
    const { page } = visitor;
    await page.getByRole('tab', { name: 'Satellite network' }).click();
    await page.getByRole('button', { name: 'Radio Relay: pay 2 Aqua' }).click();
    await page.getByText('Radio Relay: 2 Aqua paid.').first().waitFor();
    await page.getByRole('img', { name: 'The cost is paid' }).waitFor();
    const missions = page.getByRole('region', { name: 'Missions' });
    for (const mission of await missions.locator('button[aria-expanded]').all()) await mission.click();
    const place = missions.getByRole('button', { name: /^Look at / }).first();
    await place.click();
    expect(await place.getAttribute('aria-pressed')).toBe('true');
    await visitor.checkAccessible();
    await visitor.leave();
  });

  test('on a phone the years of the Sun open the chronicle', async () => {
    const visitor = await seated(first, phone);
    const { page } = visitor;
    await page.getByRole('button', { name: /Open the chronicle/ }).tap();
    await page
      .getByRole('dialog', { name: 'Chronicle' })
      .getByRole('img', { name: /^Score/ })
      .waitFor();
    await visitor.checkWidth();
    await visitor.checkAccessible();
    await visitor.leave();
  });
});

describe('the end of Endeavours', () => {
  test('is told in charts, and year by year', async () => {
    const visitor = await seated(asked(84));
    const { page } = visitor;
    await page.keyboard.press('y');
    await page.keyboard.press('Enter');
    const end = page.getByRole('region', { name: 'The end' });
    await end.waitFor();
    for (const chart of [/^Score/, /^Water/, /^Discoveries/]) await end.getByRole('img', { name: chart }).waitFor();
    await end.getByText('Year by year').click();
    expect(await end.getByText(/Sunspot event: /).count()).toBe(41); // END-SUNSPOT-04
    await visitor.checkAccessible();
    await visitor.leave();
  });
});
