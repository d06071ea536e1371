import { endeavours, texts as endeavoursTexts } from '@starboard/endeavours';
import { endure, texts as endureTexts } from '@starboard/endure';
import { horde, texts as hordeTexts } from '@starboard/horde';
import { type Entry, type Game, type Journal, Match, seedFrom } from '@starboard/kernel';
import { createFormatter, mergeTexts, type Texts } from '@starboard/kernel/text';
import { renegades, texts as renegadesTexts } from '@starboard/renegades';
import { describe, expect, it } from 'vitest';
import { tellingOf } from '../../src/replay/story/telling.ts';
import { en } from '../../src/words/en/index.ts';
import { fr } from '../../src/words/fr/index.ts';

const games: readonly (readonly [Game, Texts, setup: object])[] = [
  [endure as Game, endureTexts, {}],
  [horde as Game, hordeTexts, { heroes: 4, seats: 2 }],
  [renegades as Game, renegadesTexts, { players: 2 }],
  [endeavours as Game, endeavoursTexts, {}],
];
const languages = ['en', 'fr'] as const;

/** A match in which each seat has answered once, and nothing was said of it. */
function silent(game: Game, setup: object): { readonly journal: Journal; readonly seats: readonly string[] } {
  const match = Match.begin(game, game.setup.parse(setup), { seed: seedFrom('silence') });
  const seats = match.seats.map(({ id }) => id);
  const entries = seats.map(seat => ({ kind: 'answer', seat, said: [] })) as unknown as Entry[];
  return { journal: { ...match.journal(), entries }, seats };
}

/** What is read at each of its answers. */
function readBy(journal: Journal, texts: Texts, language: 'en' | 'fr'): readonly string[] {
  const say = createFormatter(mergeTexts({ en, fr }, texts), language);
  const tell = tellingOf(journal, say, language);
  return journal.entries.flatMap((_, at) => tell({ entries: at + 1, lines: [], view: null }).map(say));
}

describe('an answer of which the rules said nothing', () => {
  it.each(games)('has a line that is right for whoever gave it: $id', (game, texts, setup) => {
    const { journal, seats } = silent(game, setup);
    for (const language of languages) {
      const say = createFormatter(texts, language);
      const lines = readBy(journal, texts, language);
      expect(lines).toHaveLength(seats.length);
      lines.forEach((line, at) => {
        expect(line).not.toMatch(/\b(You has|you has|Vous a|vous a)\b|⟨/);
        if (seats.length > 1) expect(line).toContain(say({ key: seats[at]! }));
      });
    }
  });

  it('names nobody where one plays alone', () => {
    const { journal } = silent(endeavours as Game, {});
    expect(readBy(journal, endeavoursTexts, 'en')).toEqual(['Answered.']);
    expect(readBy(journal, endeavoursTexts, 'fr')).toEqual(['Réponse reçue.']);
  });

  it('names whoever gave it where several play', () => {
    const { journal } = silent(endure as Game, { survivors: ['captain-a', 'marine-a', 'medic-a'] });
    expect(readBy(journal, endureTexts, 'en')).toEqual(['Answered: Okafor.', 'Answered: Vega.', 'Answered: Haddad.']);
  });
});

describe('what was taken back', () => {
  const tell = (seats: number, by: readonly string[]) => {
    const { journal } = silent(endure as Game, { survivors: ['captain-a', 'marine-a', 'medic-a'] });
    const say = createFormatter(mergeTexts({ en, fr }, endureTexts), 'en');
    const told = tellingOf({ ...journal, entries: journal.entries.slice(0, seats) }, say, 'en');
    return told({ entries: 1, lines: [], view: null, undone: { by, kept: 0 } }).map(say);
  };

  it('says by whom, unless one plays alone', () => {
    expect(tell(3, ['captain-a', 'marine-a'])).toEqual(['Taken back by Okafor and Vega: the table stands here again.']);
    expect(tell(1, ['captain-a'])).toEqual(['Taken back: the table stands here again.']);
  });

  it('is not told instead of what was said', () => {
    const { journal } = silent(endure as Game, {});
    const line = { key: 'turn.begins' };
    const say = createFormatter(endureTexts, 'en');
    expect(tellingOf(journal, say, 'en')({ entries: 1, lines: [line], view: null })).toEqual([line]);
  });
});
