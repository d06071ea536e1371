import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', '..', '..');
const games = join(packages, 'games');
const languages = ['en', 'fr'] as const;

/** Where the words of the page and of each game lie. */
const homes: { readonly [name: string]: { readonly texts: string; readonly sources: readonly string[] } } = {
  page: { texts: join(packages, 'web/src/words'), sources: [join(packages, 'web/src')] },
  ...Object.fromEntries(
    readdirSync(games).map(game => {
      const own = join(games, game, 'src');
      return [
        game,
        { texts: join(own, 'text'), sources: [own, join(packages, 'board/src'), join(packages, 'web/src')] },
      ];
    }),
  ),
};

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file))
    .map(file => join(folder, file));
}

/** The dictionaries of a language, file by file; the one that puts them together is none. */
async function dictionariesOf(texts: string, language: string): Promise<readonly (readonly string[])[]> {
  const files = filesIn(texts, new RegExp(`^${language}([/\\\\].*)?\\.ts$`)).filter(file => !file.endsWith('index.ts'));
  const modules = await Promise.all(files.map(file => import(pathToFileURL(file).href)));
  return modules.flatMap(exported =>
    Object.values(exported)
      .filter(each => typeof each === 'object' && each !== null)
      .map(each => Object.keys(each as object)),
  );
}

function doubledIn(dictionaries: readonly (readonly string[])[]): readonly string[] {
  const seen = new Set<string>();
  return dictionaries.flat().filter(key => seen.size === seen.add(key).size);
}

describe.each(Object.entries(homes))('the words of %s', (_, { texts, sources }) => {
  it.each(languages)('stand once each in %s: of two with one key, one is dead', async language => {
    const dictionaries = await dictionariesOf(texts, language);
    expect(dictionaries.flat().length).toBeGreaterThan(20);
    expect(doubledIn(dictionaries)).toEqual([]);
  });

  it('that only the page shows are asked for somewhere', async () => {
    const asked = patternsIn(sources, texts);
    const keys = (await dictionariesOf(texts, 'en')).flat().filter(key => /^(face|page)\./.test(key));
    expect(keys.filter(key => !asked.some(pattern => pattern.test(key)))).toEqual([]);
  });
});

/** Every key that code may put together: what stands in quotes, and what stands around what is filled in. */
function patternsIn(folders: readonly string[], texts: string): readonly RegExp[] {
  const code = folders
    .flatMap(folder => filesIn(folder, /\.tsx?$/))
    .filter(file => !file.startsWith(texts))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const quoted = [...code.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, one, two]) => escaped(one ?? two ?? ''));
  const filled = [...code.matchAll(/`([^`]*)`/g)].map(([, inside = '']) => inside.split(/\$\{[^`]*?\}/).map(escaped));
  const patterns = filled.filter(parts => parts.join('').length > 2).map(parts => parts.join(filling(parts)));
  return [...new Set([...quoted, ...patterns])].map(pattern => new RegExp(`^(page\\.)?${pattern}$`));
}

/** What may be filled in: after a bare `face.` one word, lest everything be asked for by it. */
function filling(parts: readonly string[]): string {
  return parts.join('') === 'face\\.' ? '[\\w-]+' : '[\\w.-]+';
}

function escaped(words: string): string {
  return words.replaceAll(/[^\w-]/g, '\\$&');
}
