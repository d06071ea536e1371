import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Shelf } from '@starboard/board/shelf';
import { createFormatter, languages } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { shelves as inTerminal } from '../../packages/cli/src/games.ts';
import { shelves as onPage } from '../../packages/web/src/games/games.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const shelves: readonly (readonly [game: string, shelf: Shelf])[] = await Promise.all(
  readdirSync(join(root, 'packages/games')).map(async game => {
    const { shelf } = await import(join(root, 'packages/games', game, 'src/shelf.ts'));
    return [game, shelf] as const;
  }),
);

/** Where the games are listed, and may be named. */
const lists = ['packages/cli/src/games.ts', 'packages/web/src/games/games.ts'];

/** Whatever serves all games alike. */
const places = [
  ...['kernel', 'space', 'board', 'room', 'server', 'cli', 'web'].map(name => `packages/${name}/src`),
  ...['packages/web/build', 'packages/web/public', 'packages/web/index.html'],
  ...['scripts/build', 'scripts/lint', 'scripts/torture', 'scripts/bundle.mjs', 'scripts/run.mjs'],
];

function filesIn(place: string): string[] {
  const path = join(root, place);
  if (statSync(path).isFile()) return [path];
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file));
  return all.filter(file => statSync(file).isFile());
}

const files = places.flatMap(filesIn).filter(file => !lists.includes(relative(root, file)));

describe.each(shelves)('%s', (game, shelf) => {
  test('is named by its own folder, and outside of it in the lists of shelves alone', () => {
    expect(shelf.id).toBe(game);
    const names = new Set([game, ...languages.map(language => shelf.words[language].name)]);
    const naming = new RegExp(`(?<![\\p{L}\\d])(?:${[...names].join('|')})(?![\\p{L}\\d])`, 'iu');
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter(file => naming.test(readFileSync(file, 'utf8'))).map(file => relative(root, file))).toEqual([]);
  });

  test('can be played in the terminal, and on the page if it has a face there', () => {
    expect(inTerminal.games).toContain(shelf);
    const list: readonly Shelf[] = onPage;
    expect(list.includes(shelf)).toBe('face' in shelf);
  });

  test('is called on the shelf as it calls itself, or for short', async () => {
    const texts = await shelf.texts();
    for (const language of languages) {
      const title = createFormatter(texts, language)({ key: 'title' });
      const name = createFormatter({ en: { name: shelf.words.en.name }, fr: { name: shelf.words.fr.name } }, language);
      expect(title.startsWith(name({ key: 'name' })), title).toBe(true);
    }
  });

  test('has as many seats as its shelf says, and rules under its own name', async () => {
    const { game: rules } = await shelf.rules();
    expect(rules.id).toBe(shelf.id);
    const seats = rules.seats(rules.setup.parse({})).length;
    expect(seats).toBeGreaterThanOrEqual(shelf.seats[0]);
    expect(seats).toBeLessThanOrEqual(shelf.seats[1]);
  });
});
