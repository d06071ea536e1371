import { Match, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { expect, it } from 'vitest';
import { findGame, shelves } from '../../src/games/games.ts';
import { entryOfServer } from '../../src/mygames/entries.ts';
import { titlesFrom } from '../../src/mygames/titles.ts';

/** A match of this game as a list has it. */
async function listed(id: string, setup: unknown) {
  const shelf = findGame(id)!;
  const [face, texts, { game }] = await Promise.all([shelf.face(), shelf.texts(), shelf.rules()]);
  const { headline } = Match.begin(game, setup, { seed: seedFrom(id) });
  const entry = entryOfServer({
    ...{ id: 'a', game: id, setup, created: 1, updated: 2, host: true, yours: [], others: [], seats: [] },
    ...{ waitingFor: [], yourTurn: false, putAway: false },
    ...(headline && { headline }),
  });
  return { entry, face, texts };
}

it.each(shelves.map(({ id }) => id))('a list tells in both languages what is played in %s, and its round', async id => {
  const { entry, face, texts } = await listed(id, {});
  const preparing = { en: /^(Set-up|Preparation)$/, fr: /^(Mise en place|Préparation)$/ };
  const rounds = { en: /^(Round|Year) 7$/, fr: /^(Round|Manche|Année) 7$/ };
  for (const language of ['en', 'fr'] as const) {
    const titles = titlesFrom(new Map([[id, { face, texts }]]), language);
    expect(titles.titleOf(entry)).toMatch(/^[^⟨]+$/);
    const later = { ...entry, headline: { ...entry.headline!, round: 7 } };
    expect(titles.roundOf(later)).toMatch(rounds[language]);
    // Before the first round there is none to number.
    const before = { ...entry, headline: { ...entry.headline!, round: 0 } };
    expect(titles.roundOf(before)).toMatch(preparing[language]);
  }
});

it('each game calls its rounds by its own word', async () => {
  const said = async (id: string) => {
    const { face, texts } = await listed(id, {});
    return (['en', 'fr'] as const).map(language => createFormatter(texts, language)(face.roundName(3)));
  };
  expect(await said('endeavours')).toEqual(['Year 3', 'Année 3']);
  expect(await said('renegades')).toEqual(['Round 3', 'Manche 3']);
});

it('a mission that was to be drawn is called by what was drawn', async () => {
  const { entry, face, texts } = await listed('renegades', { mission: 'random', draft: false });
  const title = titlesFrom(new Map([['renegades', { face, texts }]]), 'en').titleOf(entry);
  expect(title).not.toMatch(/Draw/);
  expect(entry.headline?.title.key).toMatch(/^(mission\.(?!random)|face\.title\.draft)/);
});

it('a campaign is called by its name, and then by the mission that was chosen, too', async () => {
  const { entry, face, texts } = await listed('endure', {
    mission: 'fire',
    survivors: ['engineer-a', 'captain-a', 'medic-a'],
  });
  const titles = titlesFrom(new Map([['endure', { face, texts }]]), 'en');
  expect(titles.titleOf(entry)).toMatch(/^Into the Fire/);
});
