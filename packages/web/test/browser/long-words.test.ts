import { test } from 'vitest';
import nightShift from '../../../games/endure/examples/night-shift.json' with { type: 'json' };
import { beginOnline } from './support/begin.ts';
import { opened } from './support/opened.ts';
import { phone } from './support/visitor.ts';

const here = opened();

/** One word, as long as a title may be. */
const word = 'Wumpusjagdgesellschaftsvorsitzende'.repeat(3).slice(0, 80);
const words = { en: word, fr: word };

const mission = {
  ...nightShift,
  title: words,
  premise: words,
  objectives: nightShift.objectives.map(objective => ({ ...objective, words })),
};

test('words of eighty letters are broken on a phone, at the table and in the list of games', async () => {
  const ada = await here.newcomer({ ...phone, settings: { name: 'A'.repeat(40) } });
  const { page } = ada;
  await ada.open('/');
  const setup = { mission: 'custom', custom: mission, survivors: 3 };
  const seats = { 'captain-a': 'me', 'marine-a': 'invite' };
  const id = await beginOnline(page, here.house.url, { setup, seats });
  const { url } = here.house;
  await page.request.patch(`${url}/api/players/me`, { data: { name: 'A'.repeat(40) } });
  await page.request.post(`${url}/api/matches/${id}/chat`, { data: { text: word.repeat(6) } });
  for (const path of [`/match/${id}`, '/games']) {
    await ada.open(path);
    await page.getByText(word.slice(0, 40)).first().waitFor({ state: 'attached' });
    await ada.checkWidth();
  }
  await ada.leave();
});
